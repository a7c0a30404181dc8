// The Minkowski difference of two hulls: where one of them, moved from its place, overlaps the
// other.
#pragma once

#include <array>
#include <cstddef>

#include "geometry/vector.hpp"
#include "narrow/placed_shape.hpp"

namespace quadrille {

/// All vectors by which a moving hull can be moved such that it overlaps a fixed one: a convex
/// polygon of differences of their corners, and a radius around it. Corners are in clockwise order,
/// no two next to each other on one spot. Side i goes from corner i to the next one.
class MinkowskiDifference {
 public:
  /// Of no hulls: without corners.
  MinkowskiDifference() = default;

  MinkowskiDifference(const Hull& moving, const Hull& fixed);

  std::size_t count() const { return count_; }
  double radius() const { return radius_; }
  const Vector& point(std::size_t i) const { return points_[i]; }
  std::size_t after(std::size_t i) const { return i + 1 == count_ ? 0 : i + 1; }
  Vector side(std::size_t i) const { return points_[after(i)] - points_[i]; }

  /// The corner that is farthest from corner i.
  std::size_t farthest_from(std::size_t i) const;

  /// Twice the area of the polygon.
  double doubled_area() const;

 private:
  void add(const Vector& corner);

  std::size_t count_ = 0;
  double radius_ = 0;
  std::array<Vector, 2 * kMaxPolygonPoints> points_;
};

}  // namespace quadrille
