// Brute force for queries with shapes: integer arithmetic on coordinates that are multiples of a
// half, so that nothing is rounded.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <span>
#include <vector>

#include "brute_force.hpp"

namespace quadrille::testing {

using Halves = std::int64_t;

inline Halves halves(float value) {
  return static_cast<Halves>(value * 2);
}

/// True when intervals overlap; two that share only an end overlap by kTouching.
inline bool brute_overlap_1d(Halves a_min, Halves a_max, Halves b_min, Halves b_max,
                             EdgeRule edges) {
  return edges == EdgeRule::kTouching ? a_min <= b_max && b_min <= a_max
                                      : a_min < b_max && b_min < a_max;
}

struct HalfPoint {
  Halves x, y;
};

inline std::array<HalfPoint, 4> corners_of(const Box& box) {
  const Halves left = halves(box.min_x), right = halves(box.max_x);
  const Halves top = halves(box.min_y), bottom = halves(box.max_y);
  return {{{left, top}, {right, top}, {right, bottom}, {left, bottom}}};
}

/// True when the projections of two sets of corners on a direction overlap.
template <typename A, typename B>
bool projections_overlap(const A& a, const B& b, HalfPoint direction, EdgeRule edges) {
  const auto project = [&](const auto& corners) {
    Halves low = INT64_MAX, high = INT64_MIN;
    for (const HalfPoint& corner : corners) {
      const Halves along = corner.x * direction.x + corner.y * direction.y;
      low = std::min(low, along);
      high = std::max(high, along);
    }
    return std::pair(low, high);
  };
  const auto [a_low, a_high] = project(a);
  const auto [b_low, b_high] = project(b);
  return brute_overlap_1d(a_low, a_high, b_low, b_high, edges);
}

/// True for shapes with a rim. By kStrict, too, a box that touches the box around such a shape is
/// not yet known to be apart from it.
template <QueryShape Shape>
inline constexpr bool kIsRound = std::same_as<Shape, Circle>;

/// A convex polygon against a box, by separating axes. Two corners make a segment.
inline bool brute_overlap(const Polygon& polygon, const Box& box, EdgeRule edges) {
  std::vector<HalfPoint> corners;
  for (const Point& point : polygon.corners) corners.push_back({halves(point.x), halves(point.y)});
  const auto others = corners_of(box);
  std::vector<HalfPoint> axes = {{1, 0}, {0, 1}};
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const HalfPoint& next = corners[(i + 1) % corners.size()];
    axes.push_back({next.y - corners[i].y, corners[i].x - next.x});
  }
  return std::ranges::all_of(axes, [&](const HalfPoint& axis) {
    const bool is_zero = axis.x == 0 && axis.y == 0;
    return is_zero || projections_overlap(corners, others, axis, edges);
  });
}

inline bool brute_overlap(const Circle& circle, const Box& box, EdgeRule edges) {
  const Halves x = halves(circle.x), y = halves(circle.y), radius = halves(circle.radius);
  const Halves dx = x - std::clamp(x, halves(box.min_x), halves(box.max_x));
  const Halves dy = y - std::clamp(y, halves(box.min_y), halves(box.max_y));
  const Halves beyond = dx * dx + dy * dy - radius * radius;
  if (edges == EdgeRule::kTouching) return beyond <= 0;
  return beyond < 0 || brute_overlap(box, {circle.x, circle.y, circle.x, circle.y}, edges);
}

inline bool brute_overlap(const Point& point, const Box& box, EdgeRule edges) {
  return brute_overlap(box, Box{point.x, point.y, point.x, point.y}, edges);
}

/// All rows that overlap `shape`, sorted.
template <QueryShape Shape>
std::vector<Row> brute_query(std::span<const Placed> objects, const Shape& shape, EdgeRule edges) {
  std::vector<Row> rows;
  for (const Placed& object : objects) {
    if (brute_overlap(shape, object.box, edges)) rows.push_back(object.row);
  }
  std::ranges::sort(rows);
  return rows;
}

}  // namespace quadrille::testing
