// Where something is solid from one side.
#pragma once

#include <algorithm>
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
  /// To be called where a body is added, and after a change that may give it other parts or another
  /// side, or make it static or not.
  void note(Row row, const Bodies& bodies) {
    if (bodies.have_one_ways() && are_known_) are_known_ = !is_to_be_listed(row, bodies);
  }

  /// To be called where a body is removed.
  void note_removal(Row row) { are_known_ = are_known_ && !is_listed(row); }

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
  bool is_listed(Row row) const { return std::ranges::binary_search(rows_.span(), row); }
  /// False for a body that is listed as what it is, and for one without such a part.
  bool is_to_be_listed(Row row, const Bodies& bodies) const;
  [[nodiscard]] bool list_rows(const Bodies& bodies);
  [[nodiscard]] Status list_windows(const Bodies& bodies, const NearbyBodies& nearby,
                                    std::size_t most);
  bool may_concern_windows(const Changes& changes, const NearbyBodies& nearby) const;

  // Ascending. Bodies that have lost their sides may be among them: they have no windows.
  Buffer<Row> rows_;
  Buffer<Row> moving_;
  Buffer<Box> windows_;
  bool are_known_ = false;
  bool are_windows_known_ = false;
};

}  // namespace quadrille
