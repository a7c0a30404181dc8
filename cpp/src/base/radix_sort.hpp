// A stable sort of 64-bit keys by their high halves.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace quadrille {

/// A key that sorts by `value`, which is no NaN; -0 and 0 are one value. `number` is its low half.
inline std::uint64_t sort_key(float value, std::uint32_t number) {
  // The bits of positive floats ascend with their values, those of negative ones descend.
  const auto bits = std::bit_cast<std::uint32_t>(value + 0.0f);
  const std::uint32_t sign = 1u << 31;
  return std::uint64_t{(bits & sign) != 0 ? ~bits : bits | sign} << 32 | number;
}

/// For few keys, where counting digits costs more than moving keys past each other.
inline void insertion_sort_keys(std::span<std::uint64_t> keys) {
  for (std::size_t i = 1; i < keys.size(); ++i) {
    const std::uint64_t key = keys[i];
    std::size_t place = i;
    for (; place > 0 && keys[place - 1] >> 32 > key >> 32; --place) keys[place] = keys[place - 1];
    keys[place] = key;
  }
}

/// Sorts keys by their high halves, ascending; equal ones keep their order. `scratch` is as long.
/// Bits below `from` are 0 in all high halves: 32, or 48, where two passes suffice.
///
/// A radix sort, least significant byte first (Knuth, The Art of Computer Programming, volume 3,
/// section 5.2.5, with counts in place of linked lists). Not std::sort: that took 4 to 15 times as
/// long for 64 to 20,000 random keys, and whole frames of many small trees 3 to 6 times as long.
[[gnu::noinline]] inline void sort_keys(std::span<std::uint64_t> keys,
                                        std::span<std::uint64_t> scratch, unsigned from = 32) {
  constexpr std::size_t kFewKeys = 64;
  assert(scratch.size() == keys.size());
  if (keys.size() < kFewKeys) return insertion_sort_keys(keys);
  for (unsigned shift = from; shift < 64; shift += 8) {
    std::array<std::uint32_t, 256> places = {};
    for (const std::uint64_t key : keys) ++places[key >> shift & 255];
    std::uint32_t next = 0;
    for (std::uint32_t& place : places) next += std::exchange(place, next);
    for (const std::uint64_t key : keys) scratch[places[key >> shift & 255]++] = key;
    std::swap(keys, scratch);  // after an even number the result is back in `keys`
  }
}

}  // namespace quadrille
