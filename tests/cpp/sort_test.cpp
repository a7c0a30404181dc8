// The sort: right for every order of its values, and never quadratic.
#include "base/sort.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <numeric>
#include <span>
#include <string>
#include <vector>

#include "support.hpp"

namespace quadrille::testing {
namespace {

constexpr std::array<std::size_t, 14> kSizes = {0,  1,  2,  3,   23,  24,   25,
                                                26, 48, 49, 100, 999, 1024, 20'000};

// Orders that sorts are known to fail at or to be slow for.
struct Order {
  std::string name;
  std::function<std::uint32_t(std::uint32_t i, std::uint32_t size, Random&)> value;
};

const std::vector<Order>& orders() {
  static const std::vector<Order> all = {
      {"random",
       [](std::uint32_t, std::uint32_t, Random& random) { return random.below(1 << 30); }},
      {"few values", [](std::uint32_t, std::uint32_t, Random& random) { return random.below(3); }},
      {"equal", [](std::uint32_t, std::uint32_t, Random&) { return 7u; }},
      {"ascending", [](std::uint32_t i, std::uint32_t, Random&) { return i; }},
      {"descending", [](std::uint32_t i, std::uint32_t size, Random&) { return size - i; }},
      {"up and down",
       [](std::uint32_t i, std::uint32_t size, Random&) { return std::min(i, size - i); }},
      {"saw", [](std::uint32_t i, std::uint32_t, Random&) { return i % 17; }},
      {"one out of place",
       [](std::uint32_t i, std::uint32_t size, Random&) { return i == size / 2 ? 0 : i; }},
  };
  return all;
}

TEST(Sorts, EachOrderOfEachSize) {
  Random random(1);
  for (const Order& order : orders()) {
    for (const std::size_t size : kSizes) {
      std::vector<std::uint32_t> numbers(size);
      for (std::uint32_t i = 0; i < size; ++i) {
        numbers[i] = order.value(i, static_cast<std::uint32_t>(size), random);
      }
      std::vector<std::uint32_t> expected = numbers;
      std::ranges::sort(expected);
      sort(std::span(numbers));
      EXPECT_EQ(numbers, expected) << order.name << ", " << size;
    }
  }
}

TEST(Sorts, ByAnyOrder) {
  Random random(2);
  std::vector<std::uint32_t> numbers(1000);
  for (std::uint32_t& number : numbers) number = random.below(500);
  std::vector<std::uint32_t> expected = numbers;
  std::ranges::sort(expected, std::greater());
  sort(std::span(numbers), std::greater());
  EXPECT_EQ(numbers, expected);
}

// Decides how values compare while they are sorted, such that each pivot turns out to be among the
// least (McIlroy, A Killer Adversary for Quicksort, 1999).
class Adversary {
 public:
  explicit Adversary(std::size_t size) : values_(size, kOpen) {}

  bool is_before(std::uint32_t a, std::uint32_t b) {
    ++comparisons;
    if (values_[a] == kOpen && values_[b] == kOpen) values_[a == candidate_ ? a : b] = next_++;
    if (values_[a] == kOpen) candidate_ = a;
    if (values_[b] == kOpen) candidate_ = b;
    return values_[a] < values_[b];
  }

  double comparisons = 0;

 private:
  static constexpr std::uint32_t kOpen = UINT32_MAX;

  std::vector<std::uint32_t> values_;
  std::uint32_t candidate_ = 0;
  std::uint32_t next_ = 0;
};

TEST(Sorts, InATimeThatNoOrderMakesQuadratic) {
  constexpr std::size_t kSize = 20'000;
  std::vector<std::uint32_t> numbers(kSize);
  std::iota(numbers.begin(), numbers.end(), 0u);
  Adversary adversary(kSize);
  sort(std::span(numbers),
       [&](std::uint32_t a, std::uint32_t b) { return adversary.is_before(a, b); });
  EXPECT_TRUE(std::ranges::is_sorted(
      numbers, [&](std::uint32_t a, std::uint32_t b) { return adversary.is_before(a, b); }));
  EXPECT_LT(adversary.comparisons, 8 * kSize * std::log2(kSize));
}

}  // namespace
}  // namespace quadrille::testing
