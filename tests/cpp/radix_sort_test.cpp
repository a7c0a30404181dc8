// The radix sort against the standard sort.
#include "base/radix_sort.hpp"

#include <algorithm>
#include <vector>

#include "support.hpp"

namespace quadrille::testing {
namespace {

std::vector<std::uint64_t> sorted_keys(std::vector<std::uint64_t> keys) {
  std::vector<std::uint64_t> scratch(keys.size());
  sort_keys(keys, scratch);
  return keys;
}

// High halves differ in all bytes and repeat; low halves ascend, so that std::sort is stable.
std::vector<std::uint64_t> keys_with_ties(Random& random, std::size_t count) {
  std::vector<std::uint64_t> keys;
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint64_t high = random.below(3) * 0x01'00'00'01u + random.below(9) * 0x10'30'00u;
    keys.push_back(high << 32 | i);
  }
  return keys;
}

TEST(RadixSort, SortsByTheHighHalfAndIsStable) {
  Random random(1);
  for (const std::size_t count : {0u, 1u, 2u, 3u, 30u, 63u, 64u, 65u, 255u, 20'000u}) {
    const std::vector<std::uint64_t> keys = keys_with_ties(random, count);
    std::vector<std::uint64_t> expected = keys;
    std::ranges::sort(expected);
    EXPECT_EQ(sorted_keys(keys), expected) << count;
  }
}

}  // namespace
}  // namespace quadrille::testing
