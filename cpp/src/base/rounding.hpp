// From 64 bits to 32 without losing what must stay inside, and from one float to the next.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>

#include "quadrille/box.hpp"

namespace quadrille {

/// The smallest float above a finite one: what is `<=` this from above is `<` that.
inline float next_up(float value) {
  if (value == 0) return std::numeric_limits<float>::denorm_min();
  const auto bits = std::bit_cast<std::int32_t>(value);
  return std::bit_cast<float>(value > 0 ? bits + 1 : bits - 1);
}

inline float next_down(float value) {
  return -next_up(-value);
}

/// The largest finite float at or below a value; the lowest one for what lies below all.
inline float rounded_down(double value) {
  constexpr double kLowest = std::numeric_limits<float>::lowest();
  constexpr double kHighest = std::numeric_limits<float>::max();
  const auto near = static_cast<float>(std::clamp(value, kLowest, kHighest));
  return near > value && near > std::numeric_limits<float>::lowest() ? next_down(near) : near;
}

/// The smallest finite float at or above a value; the highest one for what lies above all.
inline float rounded_up(double value) {
  return -rounded_down(-value);
}

/// The nearest finite float. What is a bound for floats is one when it is rounded so: no float
/// changes sides.
inline float rounded(double value) {
  constexpr double kHighest = std::numeric_limits<float>::max();
  return static_cast<float>(std::clamp(value, -kHighest, kHighest));
}

/// The box that boxes touch when they overlap `box` strictly. One without area becomes inverted,
/// and is touched by what it lies strictly within.
inline Box interior_of(const Box& box) {
  return {next_up(box.min_x), next_up(box.min_y), next_down(box.max_x), next_down(box.max_y)};
}

}  // namespace quadrille
