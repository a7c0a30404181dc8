// A point in world units.
#pragma once

#include "quadrille/box.hpp"

namespace quadrille {

/// A point in world units. A box overlaps it when it is inside; with EdgeRule::kTouching, on an
/// edge too.
struct Point {
  float x;
  float y;

  friend bool operator==(const Point&, const Point&) = default;
};
static_assert(sizeof(Point) == 8);

/// True when both coordinates are finite.
constexpr bool is_valid(const Point& point) {
  return is_finite(point.x) && is_finite(point.y);
}

}  // namespace quadrille
