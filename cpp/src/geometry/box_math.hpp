// Arithmetic of boxes: checks, unions, distances, and how the world grows.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/rounding.hpp"
#include "base/simd.hpp"
#include "base/wide.hpp"
#include "quadrille/box.hpp"
#include "quadrille/point.hpp"

namespace quadrille {

/// A range of coordinates along one axis, in world units; either end may be infinite.
struct Interval {
  double min;
  double max;
};

/// A rectangle in 64 bits; sides may be infinite.
struct Bounds {
  double min_x;
  double min_y;
  double max_x;
  double max_y;
};

/// is_valid(box) for four coordinates at once. Finite minus itself is zero; infinity or NaN minus
/// itself is NaN, which no comparison holds for.
template <typename Lanes>
bool is_valid_by(const Box& box) {
  const auto corners = Lanes::load(&box.min_x);
  const auto finite = Lanes::less_equal(Lanes::subtract(corners, corners), Lanes::splat(0));
  const auto ordered = Lanes::less_equal(corners, Lanes::upper_half(corners));
  return Lanes::bits(Lanes::both(finite, ordered)) == kAllLanes;
}

/// A box that is written by one store. A vector that is read right after four separate stores waits
/// until all of them are in the cache.
inline Box make_box(float min_x, float min_y, float max_x, float max_y) {
  Box box;
  SimdLanes::store(&box.min_x, SimdLanes::make(min_x, min_y, max_x, max_y));
  return box;
}

/// `box` with its min corner at `corner`; its size stays, except for rounding.
inline Box moved_to(const Box& box, const Point& corner) {
  return {corner.x, corner.y, corner.x + (box.max_x - box.min_x),
          corner.y + (box.max_y - box.min_y)};
}

/// The smallest box around both.
inline Box united(const Box& a, const Box& b) {
  return {a.min_x < b.min_x ? a.min_x : b.min_x, a.min_y < b.min_y ? a.min_y : b.min_y,
          a.max_x > b.max_x ? a.max_x : b.max_x, a.max_y > b.max_y ? a.max_y : b.max_y};
}

/// The union of no boxes: united with a box, that one. It is not valid, and overlaps nothing.
inline constexpr Box kEmptyBox = {
    std::numeric_limits<float>::infinity(), std::numeric_limits<float>::infinity(),
    -std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity()};

/// What is in both; no valid box where nothing is.
inline Box intersection(const Box& a, const Box& b) {
  return {a.min_x > b.min_x ? a.min_x : b.min_x, a.min_y > b.min_y ? a.min_y : b.min_y,
          a.max_x < b.max_x ? a.max_x : b.max_x, a.max_y < b.max_y ? a.max_y : b.max_y};
}

/// The largest of its coordinates, without their signs.
inline float largest_coordinate(const Box& box) {
  return std::max(
      {std::abs(box.min_x), std::abs(box.min_y), std::abs(box.max_x), std::abs(box.max_y)});
}

/// A box with each side moved outwards by a distance, and rounded to floats.
inline Box grown(const Box& box, double by) {
  return {rounded(wide(box.min_x) - by), rounded(wide(box.min_y) - by),
          rounded(wide(box.max_x) + by), rounded(wide(box.max_y) + by)};
}

/// `box` with each side moved inwards by one float: another box touches the interior exactly when
/// it overlaps `box` strictly. The interior of a box without area is inverted; the same holds.
inline Box interior_of(const Box& box) {
  return make_box(next_up(box.min_x), next_up(box.min_y), next_down(box.max_x),
                  next_down(box.max_y));
}

/// The square of the distance from a value to an interval; 0 within.
inline double squared_gap(double value, const Interval& interval) {
  const double gap = larger(larger(interval.min - value, value - interval.max), 0);
  return gap * gap;
}

/// The square of the distance from a point to the nearest point of a box; 0 within.
inline double squared_distance(const Point& point, const Box& box) {
  return squared_gap(wide(point.x), {wide(box.min_x), wide(box.max_x)}) +
         squared_gap(wide(point.y), {wide(box.min_y), wide(box.max_y)});
}

/// True when the box shares no point with the world.
inline bool is_outside(const Box& world, const Box& box) {
  return !overlap<EdgeRule::kTouching>(world, box);
}

/// Doubles `world` towards `box` until it contains the box, so that the old world is one cell of
/// the new one, as far as floats can represent its sides; stops at the ends of their range.
void grow_to_hold(Box& world, const Box& box);

}  // namespace quadrille
