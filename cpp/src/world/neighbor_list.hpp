// The shapes near one place, up to a fixed number.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <new>
#include <span>

#include "geometry/vector.hpp"
#include "narrow/collide_functions.hpp"
#include "narrow/outline_contact.hpp"
#include "narrow/placed_shape.hpp"
#include "narrow/shape_store.hpp"

namespace quadrille {

/// Keeps the first kMostNeighbors shapes by `comes_first`, in whatever order they are added: lists
/// of bodies are in any order.
class NeighborList {
 public:
  /// The store, which has the points of all shapes, must outlive this.
  explicit NeighborList(const ShapeStore& shapes) : shapes_(shapes) {}

  std::size_t size() const { return count_; }
  void clear() { count_ = 0; }

  void add(const PlacedShape& shape) {
    if (count_ < found_.size()) {
      found_[count_++] = shape;
      return;
    }
    const auto precedes = [&](const PlacedShape& one, const PlacedShape& other) {
      return comes_first(shapes_.with_points(one), shapes_.with_points(other));
    };
    PlacedShape& last = *std::ranges::max_element(found_, precedes);
    if (precedes(shape, last)) last = shape;
  }

  /// Their hulls relative to an origin. Valid until the next call.
  std::span<const Hull> hulls(const Vector& origin) {
    for (std::size_t i = 0; i < count_; ++i) {
      // Made in place: of most hulls, half is not used, and a copy has all.
      new (&hulls_[i]) Hull(hull_of(shapes_.with_points(found_[i]), origin));
    }
    return std::span<const Hull>(hulls_).first(count_);
  }

 private:
  std::array<PlacedShape, kMostNeighbors> found_;  // the first `count_` of them
  const ShapeStore& shapes_;
  std::size_t count_ = 0;
  std::array<Hull, kMostNeighbors> hulls_;
};

}  // namespace quadrille
