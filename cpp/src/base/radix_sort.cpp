#include "base/radix_sort.hpp"

#include <array>
#include <cassert>
#include <utility>

namespace quadrille {
namespace {

// Below this many, counting costs more than moving keys past each other.
constexpr std::size_t kFewKeys = 64;

void insert_one_by_one(std::span<std::uint64_t> keys) {
  for (std::size_t i = 1; i < keys.size(); ++i) {
    const std::uint64_t key = keys[i];
    std::size_t place = i;
    for (; place > 0 && keys[place - 1] >> 32 > key >> 32; --place) keys[place] = keys[place - 1];
    keys[place] = key;
  }
}

}  // namespace

// Byte by byte, the least first (Knuth's radix list sort, with counts in place of lists).
void sort_keys(std::span<std::uint64_t> keys, std::span<std::uint64_t> scratch) {
  assert(scratch.size() == keys.size());
  if (keys.size() < kFewKeys) return insert_one_by_one(keys);
  for (unsigned shift = 32; shift < 64; shift += 8) {
    std::array<std::uint32_t, 256> places = {};
    for (const std::uint64_t key : keys) ++places[key >> shift & 255];
    std::uint32_t next = 0;
    for (std::uint32_t& place : places) next += std::exchange(place, next);
    for (const std::uint64_t key : keys) scratch[places[key >> shift & 255]++] = key;
    std::swap(keys, scratch);
  }
}

}  // namespace quadrille
