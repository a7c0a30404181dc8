// Rounding of doubles to floats in a chosen direction, and the neighbours of a float.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include "base/wide.hpp"

namespace quadrille {

/// The smallest float above a finite one. No float lies between, so `x < next_up(a)` is `x <= a`.
inline float next_up(float value) {
  if (value == 0) return std::numeric_limits<float>::denorm_min();
  const auto bits = std::bit_cast<std::int32_t>(value);
  return std::bit_cast<float>(value > 0 ? bits + 1 : bits - 1);
}

/// The largest float below a finite one.
inline float next_down(float value) {
  return -next_up(-value);
}

/// How far apart two places may be that are one but for rounding to floats: some steps of a float
/// of that magnitude, which is finite and not below 0.
inline double rounding_of_places(float magnitude) {
  constexpr double kFloatSteps = 4;
  const float below = std::min(magnitude, next_down(std::numeric_limits<float>::max()));
  return kFloatSteps * (wide(next_up(below)) - wide(below));
}

/// The same of a place, by the larger of its coordinates.
inline double rounding_of_place(float x, float y) {
  return rounding_of_places(std::max(std::abs(x), std::abs(y)));
}

/// The largest finite float at or below a value; the lowest one for a value below all floats.
inline float rounded_down(double value) {
  constexpr double kLowest = wide(std::numeric_limits<float>::lowest());
  constexpr double kHighest = wide(std::numeric_limits<float>::max());
  const auto near = static_cast<float>(std::clamp(value, kLowest, kHighest));
  return wide(near) > value && near > std::numeric_limits<float>::lowest() ? next_down(near) : near;
}

/// The smallest finite float at or above a value; the highest one for a value above all floats.
inline float rounded_up(double value) {
  return -rounded_down(-value);
}

/// The nearest finite float. Rounding is monotonic: a float that is <= or >= the value is <= or >=
/// the rounded value too.
inline float rounded(double value) {
  constexpr double kHighest = wide(std::numeric_limits<float>::max());
  return static_cast<float>(std::clamp(value, -kHighest, kHighest));
}

}  // namespace quadrille
