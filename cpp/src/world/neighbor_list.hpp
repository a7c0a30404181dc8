// The shapes near one place, up to a fixed number.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <new>
#include <span>

#include "geometry/vector.hpp"
#include "narrow/collide_functions.hpp"
#include "narrow/hull_distance.hpp"
#include "narrow/outline_contact.hpp"
#include "narrow/placed_shape.hpp"
#include "narrow/shape_store.hpp"
#include "quadrille/box.hpp"

namespace quadrille {

/// Keeps the kMostNeighbors shapes that are nearest to a place, in whatever order they are added:
/// lists of bodies are in any order. Of equally near ones, the first by `comes_first`.
class NeighborList {
 public:
  /// The store, which has the points of all shapes, must outlive this.
  explicit NeighborList(const ShapeStore& shapes) : shapes_(shapes) {}

  std::size_t size() const { return count_; }

  /// Begins a list of shapes near a place.
  void start(const Box& place) {
    place_ = place;
    count_ = 0;
    has_distances_ = false;
  }

  void add(const PlacedShape& shape) {
    if (count_ < found_.size()) {
      found_[count_++].shape = shape;
      return;
    }
    // Few places have more than the list holds.
    if (!has_distances_) {
      for (Found& found : found_) found.distance = distance_of(found.shape);
      has_distances_ = true;
    }
    const auto precedes = [&](const Found& one, const Found& other) {
      if (one.distance != other.distance) return one.distance < other.distance;
      return comes_first(shapes_.with_points(one.shape), shapes_.with_points(other.shape));
    };
    const Found added = {shape, distance_of(shape)};
    Found& last = *std::ranges::max_element(found_, precedes);
    if (precedes(added, last)) last = added;
  }

  /// Their hulls relative to an origin. Valid until the next call.
  std::span<const Hull> hulls(const Vector& origin) {
    for (std::size_t i = 0; i < count_; ++i) {
      // Made in place: of most hulls, half is not used, and a copy has all.
      new (&hulls_[i]) Hull(hull_of(shapes_.with_points(found_[i].shape), origin));
    }
    return std::span<const Hull>(hulls_).first(count_);
  }

 private:
  struct Found {
    PlacedShape shape;
    double distance;  // from the place; 0 where the two overlap
  };

  double distance_of(const PlacedShape& shape) const {
    const OrientedBox place = oriented_box_of(place_);
    const Hull of_place = hull_of(place, place.centre);
    const Hull hull = hull_of(shapes_.with_points(shape), place.centre);
    if (relation(hull, of_place, EdgeRule::kTouching).overlap) return 0;
    return std::sqrt(nearest_features(hull, of_place).squared.value()) - hull.radius;
  }

  std::array<Found, kMostNeighbors> found_;  // the first `count_` of them
  Box place_ = {};
  bool has_distances_ = false;
  const ShapeStore& shapes_;
  std::size_t count_ = 0;
  std::array<Hull, kMostNeighbors> hulls_;
};

}  // namespace quadrille
