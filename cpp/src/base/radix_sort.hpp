// The one sort: an instance of the standard one would add 4 kB to the binary.
#pragma once

#include <bit>
#include <cstdint>
#include <span>

namespace quadrille {

/// Sorts keys upwards by their high halves; those alike stay in their order. `scratch` is as long.
void sort_keys(std::span<std::uint64_t> keys, std::span<std::uint64_t> scratch);

/// A key that orders by a value, no NaN; zeros are one value, whatever their sign. The number is in
/// its low half.
inline std::uint64_t key_of(float value, std::uint32_t number) {
  const auto bits = std::bit_cast<std::uint32_t>(value + 0.0f);
  const std::uint32_t sign = 1u << 31;
  return std::uint64_t{(bits & sign) != 0 ? ~bits : bits | sign} << 32 | number;
}

}  // namespace quadrille
