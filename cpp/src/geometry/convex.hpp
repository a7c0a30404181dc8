// The corners of convex polygons.
#pragma once

#include <span>

#include "quadrille/query.hpp"

namespace quadrille {

/// The corner behind corner i, on the way around.
inline const Point& after(std::span<const Point> corners, std::size_t i) {
  return corners[(i + 1) % corners.size()];
}

/// Positive on one side of the way from `a` to `b`, negative on the other, zero on its line. The
/// sign is exact where the differences of the coordinates have no more than 26 bits.
inline double side_of(const Point& a, const Point& b, double x, double y) {
  return (double{b.x} - a.x) * (y - a.y) - (double{b.y} - a.y) * (x - a.x);
}

/// The side to which the first corner that is one turns: 1 or -1, or 0 when all are on one line.
double turning_of(std::span<const Point> corners);

/// The smallest box around the corners.
Box box_around(std::span<const Point> corners);

}  // namespace quadrille
