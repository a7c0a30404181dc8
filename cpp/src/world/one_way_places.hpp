// Where something is solid from one side.
#pragma once

#include <cstddef>
#include <span>

#include "base/buffer.hpp"
#include "quadrille/box.hpp"
#include "quadrille/id.hpp"
#include "world/bodies.hpp"
#include "world/changes.hpp"
#include "world/nearby_bodies.hpp"

namespace quadrille {

/// Lists the bodies that are solid from one side, and where the static ones are: what these stop
/// depends on the step before, so that each step finds the contacts around them anew.
class OneWayPlaces {
 public:
  /// To be called where a body is added or changes, before it is removed, and again after a change
  /// that gives it other parts or another side.
  void note(Row row, const Bodies& bodies) {
    if (bodies.have_one_ways() && are_known_) are_known_ = !may_concern(row, bodies);
  }

  /// To be called where many bodies change.
  void forget() { are_known_ = false; }

  /// Lists them, and windows, unless nothing has changed that concerns them; no windows when
  /// `changes.are_many()`. kOutOfMemory.
  [[nodiscard]] Status update(const Bodies& bodies, const Changes& changes,
                              const NearbyBodies& nearby, std::size_t most_windows);

  /// Those of the bodies that move, ascending.
  std::span<const Row> moving() const { return moving_.span(); }

  /// Boxes that cover the static parts and what adjoins them; where these are many, more than that.
  /// Precondition: `update` has listed them.
  std::span<const Box> windows() const { return windows_.span(); }

  std::size_t bytes() const { return rows_.bytes() + moving_.bytes() + windows_.bytes(); }

 private:
  /// True for a body that is listed, or has a part that is to be.
  bool may_concern(Row row, const Bodies& bodies) const;
  [[nodiscard]] bool list_rows(const Bodies& bodies);
  [[nodiscard]] Status list_windows(const Bodies& bodies, const NearbyBodies& nearby,
                                    std::size_t most);
  bool may_concern_windows(const Changes& changes, const NearbyBodies& nearby) const;

  Buffer<Row> rows_;  // ascending
  Buffer<Row> moving_;
  Buffer<Box> windows_;
  bool are_known_ = false;
  bool are_windows_known_ = false;
};

}  // namespace quadrille
