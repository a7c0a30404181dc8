#include "narrow/rotation.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/wide.hpp"

namespace quadrille {
namespace {

// An angle as a number of quarter turns, of which only the last two bits count, and the rest in
// radians, from -pi/4 to pi/4.
struct QuarterTurns {
  std::uint32_t count;
  double rest;
};

// Below this, count * kHalfPiHigh is exact in 53 bits.
constexpr float kFar = 1048576;

// pi/2 in two parts: the first 33 bits, and the next 53.
constexpr double kHalfPiHigh = 0x1.921fb544p+0;
constexpr double kHalfPiLow = 0x1.0b4611a626331p-34;
constexpr double kTwoOverPi = 0x1.45f306dc9c883p-1;

// 1.5 * 2^52: the sum of this and a small number has no bits for fractions, and is rounded to
// nearest.
constexpr double kToWhole = 0x1.8p52;

// The floats nearest to quarter turns are meant as such: what stands on a grid stays on it when it
// is turned by a quarter. Beyond a full turn such a float may be farther from the quarter turn than
// sines are from their rounded values.
constexpr double kFullTurn = 4;
constexpr double kFarthestFromQuarter = 0x1p-22;  // half a step of floats up to 8

bool is_quarter_turn(float angle, double count) {
  return angle == static_cast<float>(count * (kHalfPiHigh + kHalfPiLow)) && count <= kFullTurn &&
         count >= -kFullTurn;
}

QuarterTurns reduce_near(float angle) {
  const double count = (wide(angle) * kTwoOverPi + kToWhole) - kToWhole;
  double rest = (wide(angle) - count * kHalfPiHigh) - count * kHalfPiLow;
  // Branches, because they are predictable: nothing waits for the comparisons.
  if (rest <= kFarthestFromQuarter && rest >= -kFarthestFromQuarter &&
      is_quarter_turn(angle, count)) {
    rest = 0;
  }
  return {static_cast<std::uint32_t>(static_cast<std::int32_t>(count)), rest};
}

// 64 zeros, and the binary digits of 2/pi behind the point.
constexpr std::array<std::uint64_t, 5> kTwoOverPiDigits = {
    0, 0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561};

// 64 of these digits, the first one at `position`.
std::uint64_t digits_at(std::size_t position) {
  const std::uint64_t first = kTwoOverPiDigits[position / 64];
  const std::size_t shift = position % 64;
  return shift == 0 ? first : first << shift | kTwoOverPiDigits[position / 64 + 1] >> (64 - shift);
}

// Payne and Hanek: the angle is a whole number, its mantissa, times a power of two. That power
// times 2/pi, without multiples of four, is 2 digits before the point and 62 behind it in one word,
// and 64 more in another. Times the mantissa, without multiples of four again: quarter turns, to 61
// digits behind the point.
QuarterTurns reduce_far(float angle) {
  const auto bits = std::bit_cast<std::uint32_t>(angle);
  const std::uint64_t mantissa = (bits & 0x7fffff) | 0x800000;
  const std::size_t exponent = bits >> 23 & 0xff;
  const std::size_t position = exponent - 150 + 64 - 2;  // 150: the bias, and 23 digits of mantissa
  const std::uint64_t turns =
      mantissa * digits_at(position) + (mantissa * (digits_at(position + 64) >> 32) >> 32);
  const std::uint64_t count = (turns + (std::uint64_t{1} << 61)) >> 62;
  const auto rest = static_cast<double>(static_cast<std::int64_t>(turns - (count << 62)));
  constexpr double kHalfPiOverUnits = 0x1.921fb54442d18p+0 * 0x1p-62;
  const auto whole = static_cast<std::uint32_t>(count);
  return angle < 0 ? QuarterTurns{0 - whole, -rest * kHalfPiOverUnits}
                   : QuarterTurns{whole, rest * kHalfPiOverUnits};
}

}  // namespace

// The Taylor series, up to terms below 1e-11 within an eighth of a turn.
Rotation rotation_of(float angle) {
  const bool is_far = angle >= kFar || angle <= -kFar;
  const auto [count, x] = is_far ? reduce_far(angle) : reduce_near(angle);
  const double x2 = x * x;
  const double x4 = x2 * x2;
  const double sine = x + x * x2 *
                              ((-1.0 / 6 + x2 * (1.0 / 120)) +
                               x4 * ((-1.0 / 5040 + x2 * (1.0 / 362880)) + x4 * (-1.0 / 39916800)));
  const double cosine =
      (1 - x2 * 0.5) + x4 * ((1.0 / 24 + x2 * (-1.0 / 720)) +
                             x4 * ((1.0 / 40320 + x2 * (-1.0 / 3628800)) + x4 * (1.0 / 479001600)));
  // Each quarter turn makes (cosine, sine) of it (-sine, cosine).
  const bool is_odd = (count & 1) != 0;
  const double across = is_odd ? sine : cosine;
  const double along = is_odd ? cosine : sine;
  return {static_cast<float>(((count + 1) & 2) != 0 ? 0 - across : across),
          static_cast<float>((count & 2) != 0 ? 0 - along : along)};
}

}  // namespace quadrille
