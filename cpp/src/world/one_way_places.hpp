// Where something is solid from one side.
#pragma once

#include <cstddef>
#include <span>

#include "base/buffer.hpp"
#include "quadrille/box.hpp"
#include "quadrille/id.hpp"
#include "world/bodies.hpp"

namespace quadrille {

/// Lists the parts that are solid from one side: what these stop depends on the step before, so
/// that each step finds the contacts around them anew.
class OneWayPlaces {
 public:
  /// To be called where a body is added or changes, before it is removed, and again after a change
  /// that gives it other parts or another side.
  void note(Row row, const Bodies& bodies) {
    if (bodies.have_one_ways() && are_known_) are_known_ = !may_concern(row, bodies);
  }

  /// To be called where many bodies change.
  void forget() { are_known_ = false; }

  /// Lists them, unless nothing has changed; of more than `most`, boxes around several that follow
  /// each other, as neighbours in a chain do. False when there is no memory.
  [[nodiscard]] bool update(const Bodies& bodies, std::size_t most);

  /// True where there are more than `most`.
  bool are_many() const { return are_many_; }

  /// The boxes of static parts. Valid unless are_many(), here and below.
  std::span<const Box> fixed() const { return boxes_.span(); }

  /// Moving bodies that have such parts.
  std::span<const Row> moving() const { return moving_.span(); }

  std::size_t bytes() const { return rows_.bytes() + boxes_.bytes() + moving_.bytes(); }

 private:
  /// True for a body that is listed, or has a part that is to be.
  bool may_concern(Row row, const Bodies& bodies) const;

  Buffer<Row> rows_;   // static bodies
  Buffer<Box> boxes_;  // of their parts
  Buffer<Row> moving_;
  bool are_known_ = false;
  bool are_many_ = false;
};

}  // namespace quadrille
