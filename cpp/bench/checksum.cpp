#include "checksum.hpp"

#include <algorithm>
#include <bit>
#include <cstdio>

namespace quadrille::bench {
namespace {

std::uint32_t mix(std::uint32_t value) {
  std::uint32_t x = value ^ (value >> 16);
  x *= 0x85ebca6bu;
  x ^= x >> 13;
  x *= 0xc2b2ae35u;
  return x ^ (x >> 16);
}

}  // namespace

std::string checksum(std::span<const Pair> pairs) {
  std::uint32_t low = 0;
  std::uint32_t high = 0;
  for (const Pair& pair : pairs) {
    const auto [first, second] = std::minmax(pair.a, pair.b);
    const std::uint32_t mixed = mix(first * 0x9e3779b1u ^ mix(second + 1));
    low += mixed;
    high += mix(mixed ^ 0x5bd1e995u);
  }
  char text[64];
  std::snprintf(text, sizeof(text), "%zu:%x:%x", pairs.size(), low, high);
  return text;
}

std::uint32_t hash_of(std::span<const Box> boxes) {
  std::uint32_t hash = 0x811c9dc5u;
  for (const Box& box : boxes) {
    for (const float number : {box.min_x, box.min_y, box.max_x, box.max_y}) {
      hash = (hash ^ std::bit_cast<std::uint32_t>(number)) * 0x01000193u;
    }
  }
  return hash;
}

}  // namespace quadrille::bench
