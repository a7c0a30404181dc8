// Axis-aligned boxes, and the one rule of overlap.
#pragma once

#include <bit>
#include <cstdint>

#include "quadrille/api.hpp"

namespace quadrille {

/// An axis-aligned box (AABB) by its corners, in world units; y grows downward. Valid when all four
/// are finite and min <= max on both axes: zero width or height is fine.
struct Box {
  float min_x;
  float min_y;
  float max_x;
  float max_y;

  friend bool operator==(const Box&, const Box&) = default;
};
static_assert(sizeof(Box) == 16, "the bulk views are arrays of four floats per row");

/// The box with its min corner at (x, y). Valid when the four numbers are finite, the sums within
/// the range of float, and both sizes zero or more.
QUADRILLE_API Box from_corner(float x, float y, float width, float height);

/// The box around a centre, with each corner rounded once. Valid as that of `from_corner`.
QUADRILLE_API Box from_center(float x, float y, float width, float height);

/// True when `number` is neither infinite nor NaN. Reads the exponent's bits, because under
/// -ffast-math a caller's `std::isfinite` may be compiled to `true`.
constexpr bool is_finite(float number) {
  constexpr std::uint32_t kExponent = 0x7f800000;
  return (std::bit_cast<std::uint32_t>(number) & kExponent) != kExponent;
}

/// True when `box` is finite and not inverted.
constexpr bool is_valid(const Box& box) {
  return is_finite(box.min_x) && is_finite(box.min_y) && is_finite(box.max_x) &&
         is_finite(box.max_y) && box.min_x <= box.max_x && box.min_y <= box.max_y;
}

/// Whether two boxes that share only an edge or a corner overlap.
enum class EdgeRule : bool {
  kStrict,    ///< they do not; a point strictly inside a box does overlap it, two equal points do
              ///< not overlap
  kTouching,  ///< they do
};

/// True when two valid boxes overlap. All pairs and box queries follow this test.
template <EdgeRule rule>
constexpr bool overlap(const Box& a, const Box& b) {
  if constexpr (rule == EdgeRule::kTouching) {
    return a.min_x <= b.max_x && b.min_x <= a.max_x && a.min_y <= b.max_y && b.min_y <= a.max_y;
  } else {
    return a.min_x < b.max_x && b.min_x < a.max_x && a.min_y < b.max_y && b.min_y < a.max_y;
  }
}

/// True when `inner` lies in `outer`; edges may coincide.
constexpr bool contains(const Box& outer, const Box& inner) {
  return outer.min_x <= inner.min_x && inner.max_x <= outer.max_x && outer.min_y <= inner.min_y &&
         inner.max_y <= outer.max_y;
}

}  // namespace quadrille
