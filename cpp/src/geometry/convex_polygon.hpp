// Convex polygons by their corners: those that queries search with, and those of shapes.
#pragma once

#include <cstddef>
#include <span>

#include "base/wide.hpp"
#include "geometry/vector.hpp"
#include "quadrille/query_shape.hpp"

namespace quadrille {

/// Corner i, counted on from the first one after the last.
inline const Point& corner_at(std::span<const Point> corners, std::size_t i) {
  return corners[i % corners.size()];
}

/// The side from corner i to the next one.
inline Vector side_at(std::span<const Point> corners, std::size_t i) {
  const Point& from = corner_at(corners, i);
  const Point& to = corner_at(corners, i + 1);
  return {wide(to.x) - wide(from.x), wide(to.y) - wide(from.y)};
}

/// The cross product of the sides from and to corner i + 1: positive in a clockwise turn. Its sign
/// is exact where the differences of the coordinates have no more than 26 bits.
inline double turn_at(std::span<const Point> corners, std::size_t i) {
  return cross(side_at(corners, i), side_at(corners, i + 1));
}

/// The sign of the first turn that is not zero: 1 or -1; 0 when all corners are on one line.
double orientation_of(std::span<const Point> corners);

/// True when no two turns are to different sides, not all corners are on one line, and the sides go
/// around once.
bool is_convex(std::span<const Point> corners);

}  // namespace quadrille
