// Each vector kernel gives what its scalar twin gives.
#include "base/simd.hpp"

#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <tuple>

#include "geometry/path_test.hpp"
#include "geometry/placement.hpp"
#include "geometry/swept_box.hpp"
#include "geometry/touch_test.hpp"
#include "pairs/sort_and_sweep.hpp"
#include "support.hpp"

namespace quadrille::testing {
namespace {

// Where 32 bits suffice.
void expect_centre(const Grid& grid, const Box& box) {
  const std::uint16_t column = grid.x().column((double{box.min_x} + box.max_x) / 2);
  const std::uint16_t row = grid.y().column((double{box.min_y} + box.max_y) / 2);
  const CellRange wanted = {column, row, column, row};
  CellRange found = wanted;
  grid.find_centre<SimdLanes>(box, found);
  ASSERT_EQ(found, wanted);
  grid.find_centre<ScalarLanes>(box, found);
  ASSERT_EQ(found, wanted);
}

TEST(Simd, PlacingABoxInFourLanesIsExact) {
  Random random(21);
  for (int world = 0; world < 400; ++world) {
    const float scale = std::ldexp(1.0f, static_cast<int>(random.below(40)) - 20);
    const float x = (random.unit() - 0.5f) * scale * static_cast<float>(random.below(3)) * 16;
    const Grid grid({x, 0, x + scale, scale * 3}, static_cast<int>(random.below(17)));
    const int count = 1 << grid.depth();
    for (int i = 0; i < 200; ++i) {
      const auto near_a_line = [&](const Axis& axis) {
        const float line =
            axis.line(static_cast<int>(random.below(static_cast<unsigned>(count) + 1)));
        const float offset =
            (random.unit() - 0.5f) * static_cast<float>(axis.cell_size(grid.depth()));
        const float pick[] = {
            line,          std::nextafter(line, -1e30f), std::nextafter(line, 1e30f),
            line + offset, line + offset / 1024,         line + offset * 1e6f};
        return pick[random.below(6)];
      };
      const Box box = {near_a_line(grid.x()), near_a_line(grid.y()), near_a_line(grid.x()),
                       near_a_line(grid.y())};
      ASSERT_EQ(grid.range_by<SimdLanes>(box), grid.range(box));
      ASSERT_EQ(grid.range_by<ScalarLanes>(box), grid.range(box));
      if (box.min_x <= box.max_x && box.min_y <= box.max_y) expect_centre(grid, box);
    }
  }
}

// A box as large as the slack of loose cells still fits them, one that is larger by a float does
// not.
TEST(Simd, ALooseKeyIsTheDeepestCellThatABoxFits) {
  Random random(5);
  for (int round = 0; round < 20000; ++round) {
    const float looseness = 1 + random.unit() * static_cast<float>(random.below(3));
    const Grid grid({-7, 3, 93, 1003}, static_cast<int>(random.below(17)));
    Settings settings = {.world = {-7, 3, 93, 1003}};
    settings.placement = Placement::kLoose;
    settings.looseness = looseness;
    const PlacementRule rule(settings, grid);
    const double slack = double{looseness} - 1;
    const auto size = [&](const Axis& axis) {
      const int depth = static_cast<int>(random.below(static_cast<unsigned>(grid.depth()) + 1));
      const auto fits = static_cast<float>(slack * axis.cell_size(depth));
      const float pick[] = {0, fits, std::nextafter(fits, 1e30f), fits * random.unit()};
      return pick[random.below(4)];
    };
    const float x = random.unit() * 100 - 7;
    const float y = random.unit() * 1000 + 3;
    const Box box = {x, y, x + size(grid.x()), y + size(grid.y())};
    int depth = grid.depth();
    while (depth > 0 && (double{box.max_x} - box.min_x > slack * grid.x().cell_size(depth) ||
                         double{box.max_y} - box.min_y > slack * grid.y().cell_size(depth))) {
      --depth;
    }
    const std::uint16_t column = grid.x().column((double{box.min_x} + box.max_x) / 2);
    const std::uint16_t row = grid.y().column((double{box.min_y} + box.max_y) / 2);
    CellRange key;
    ASSERT_TRUE(rule.find_key(box, key));
    ASSERT_EQ(key, widened({column, row, column, row}, depth, grid.depth()));
    ASSERT_EQ(rule.key(box), key);
  }
}

// Coordinates from a few values and the floats beside them, so that edges meet; and beyond all.
TEST(Simd, ATouchTestComparesAllSidesAtOnce) {
  Random random(9);
  const auto coordinate = [&random] {
    const auto near = static_cast<float>(random.below(4));
    const float pick[] = {near,
                          std::nextafter(near, -9.0f),
                          std::nextafter(near, 9.0f),
                          -0.0f,
                          std::numeric_limits<float>::denorm_min(),
                          std::numeric_limits<float>::infinity(),
                          -std::numeric_limits<float>::infinity()};
    return pick[random.one_in(3) ? random.below(7) : 0];
  };
  for (int round = 0; round < 20000; ++round) {
    const Box box = {coordinate(), coordinate(), coordinate(), coordinate()};
    const Box window = {coordinate(), coordinate(), coordinate(), coordinate()};  // or inverted
    const Corner corner = {coordinate(), coordinate()};
    const bool touches = overlap<EdgeRule::kTouching>(box, window);
    ASSERT_EQ(TouchTest(window)(box), touches);
    const bool begins_behind = box.min_x >= corner.x && box.min_y >= corner.y;
    ASSERT_EQ(TouchTest(window, corner)(box), touches && begins_behind);
  }
}

// Of all magnitudes, so that sides are met at corners, at the start and at the end of the path, and
// steps are too small for floats to hold their inverses.
TEST(Simd, APathTestPassesAllBoxesThatAreMet) {
  Random random(11);
  constexpr float kLeast = std::numeric_limits<float>::denorm_min();
  const auto coordinate = [&random] {
    const float pick[] = {0,      1,      2,     3,       1.5f, std::nextafter(2.0f, 0.0f),
                          kLeast, 1e-38f, 1e20f, kLargest};
    const float value = pick[random.below(random.one_in(4) ? 10 : 5)];
    return random.one_in(3) ? -value : value;
  };
  const auto draw_box = [&]() -> Box {
    const float x = coordinate(), y = coordinate();
    return {x, y, std::max(x, coordinate()), std::max(y, coordinate())};
  };
  std::size_t met = 0;
  std::size_t passed = 0;
  for (int round = 0; round < 200'000; ++round) {
    const MovingBox moving = {random.one_in(2) ? draw_box() : Box{1, 1, 1, 1}, coordinate(),
                              coordinate()};
    const SweptBox swept(moving, random.one_in(2) ? EdgeRule::kTouching : EdgeRule::kStrict);
    const Box box = draw_box();
    const double fraction = swept.fraction_at(box);
    const double enter = random.one_in(2) ? 0 : fraction;
    const double leave = random.one_in(2) ? 1 : fraction;
    const bool passes = PathTest<SimdLanes>(swept, {enter, leave})(box);
    ASSERT_EQ(passes, PathTest<ScalarLanes>(swept, {enter, leave})(box)) << "round " << round;
    passed += passes ? 1 : 0;
    if (!swept.meets(box)) continue;
    ++met;
    ASSERT_TRUE(passes) << "round " << round;
  }
  EXPECT_GT(met, 10'000u);
  EXPECT_LT(passed, 2 * met);
}

TEST(Simd, LargerAndSmallerAreRightForAnyTwoNumbers) {
  constexpr double kEndless = std::numeric_limits<double>::infinity();
  const double numbers[] = {-kEndless, -1.5, 0, 1e-300, 2, kEndless};
  for (const double a : numbers) {
    for (const double b : numbers) {
      EXPECT_EQ(larger(a, b), std::max(a, b));
      EXPECT_EQ(smaller(a, b), std::min(a, b));
    }
  }
}

constexpr Corner kCorner = {30, 20};

// The pairs of a range with itself and with all boxes before it.
template <typename Lanes>
std::vector<Pair> joined(const BoxList& list, IndexRange range, bool hits_are_rare) {
  PairBuffer pairs;
  pairs.count_tests(hits_are_rare ? 1 : 0);  // a search without a hit, or none
  pairs.restart(kMaxPairs, nullptr);
  EXPECT_EQ(pairs.hits_are_rare(), hits_are_rare);
  join<Lanes>(list.view(range), kCorner, pairs);
  join<Lanes>(list.view(range), list.view({0, range.begin}), kCorner, pairs);
  EXPECT_EQ(pairs.finish(), Status::kOk);
  return {pairs.pairs().begin(), pairs.pairs().end()};
}

template <typename Lanes>
std::vector<Pair> swept(const BoxList& list, IndexRange range) {
  PairBuffer pairs;
  SortAndSweep sweep;
  EXPECT_TRUE(sweep.find<Lanes>(list.view(range), kCorner, pairs));
  return {pairs.pairs().begin(), pairs.pairs().end()};
}

// By the definition: those that overlap and whose reference point is not before the corner.
std::vector<Pair> expected_pairs(std::span<const Box> boxes, IndexRange range, EdgeRule edges) {
  std::vector<Pair> pairs;
  for (std::size_t j = range.begin; j < range.end; ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      const bool is_left = boxes[i].min_x < kCorner.x && boxes[j].min_x < kCorner.x;
      const bool is_above = boxes[i].min_y < kCorner.y && boxes[j].min_y < kCorner.y;
      const bool hit = edges == EdgeRule::kTouching
                           ? overlap<EdgeRule::kTouching>(boxes[i], boxes[j])
                           : overlap<EdgeRule::kStrict>(boxes[i], boxes[j]);
      if (hit && !is_left && !is_above) pairs.push_back({static_cast<Row>(i), static_cast<Row>(j)});
    }
  }
  return pairs;
}

std::vector<Pair> sorted_list(std::vector<Pair> pairs) {
  std::ranges::sort(pairs, {}, [](const Pair& pair) { return std::pair(pair.a, pair.b); });
  return pairs;
}

void expect_twins_agree(EdgeRule edges) {
  Random random(22);
  for (std::size_t size = 0; size < 40; ++size) {
    const std::vector<Box> boxes = boxes_with_ties(random, size);
    BoxList list;
    ASSERT_TRUE(list.resize(size));
    for (std::size_t i = 0; i < size; ++i) list.set(i, boxes[i], static_cast<Row>(i));
    list.adjust_max(0, size, edges);
    for (std::size_t begin = 0; begin <= size; begin += 3) {
      const IndexRange range = {begin, size};
      const std::vector<Pair> wanted = joined<ScalarLanes>(list, range, false);
      EXPECT_EQ(sorted_list(wanted), sorted_list(expected_pairs(boxes, range, edges)));
      EXPECT_EQ(joined<SimdLanes>(list, range, false), wanted);
      EXPECT_EQ(joined<SimdLanes>(list, range, true), wanted);
      EXPECT_EQ(swept<SimdLanes>(list, range), swept<ScalarLanes>(list, range));
    }
  }
}

// All 16 choices, with values on both sides of half the range.
TEST(Simd, OrderedPairsAreStoredAsByTheirScalarTwin) {
  const std::array<std::uint32_t, kLanes> others = {7, 0x80000001u, 5, 0xFFFFFFFFu};
  for (const std::uint32_t value : {0u, 6u, 0x80000000u, 0xFFFFFFFFu}) {
    for (unsigned chosen = 0; chosen < 1u << kLanes; ++chosen) {
      std::array<std::uint32_t, 2 * kLanes> simd = {};
      std::array<std::uint32_t, 2 * kLanes> scalar = {};
      const std::size_t count = SimdLanes::store_ordered_pairs(
          simd.data(), value, SimdLanes::load_ints(others.data()), chosen);
      EXPECT_EQ(count, ScalarLanes::store_ordered_pairs(
                           scalar.data(), value, ScalarLanes::load_ints(others.data()), chosen));
      EXPECT_TRUE(std::equal(simd.data(), simd.data() + 2 * count, scalar.data()));
    }
  }
}

TEST(Simd, StoresTheChosenLanesInOrder) {
  const std::array<std::uint32_t, kLanes> lanes = {7, 0x80000001u, 5, 0xFFFFFFFFu};
  for (unsigned chosen = 0; chosen < 1u << kLanes; ++chosen) {
    std::array<std::uint32_t, kLanes> simd = {};
    std::array<std::uint32_t, kLanes> scalar = {};
    const std::size_t count =
        SimdLanes::store_chosen(simd.data(), SimdLanes::load_ints(lanes.data()), chosen);
    EXPECT_EQ(count, ScalarLanes::store_chosen(scalar.data(), ScalarLanes::load_ints(lanes.data()),
                                               chosen));
    EXPECT_TRUE(std::equal(simd.data(), simd.data() + count, scalar.data()));
  }
}

TEST(Simd, JoinsAgreeWithTheirScalarTwins) {
  expect_twins_agree(EdgeRule::kStrict);
  expect_twins_agree(EdgeRule::kTouching);
}

// Around the values where the spacing of floats changes: ends of the range, powers of two, zeros.
std::vector<float> floats_on_edge() {
  using Limits = std::numeric_limits<float>;
  std::vector<float> values = {-Limits::max(), Limits::max(), -0.0f, 0.0f};
  for (const float middle : {-16.0f, -1.0f, -Limits::min(), -Limits::denorm_min(),
                             Limits::denorm_min(), Limits::min(), 1.0f, 16.0f}) {
    for (const float value :
         {std::nextafter(middle, -Limits::max()), middle, std::nextafter(middle, Limits::max())}) {
      values.push_back(value);
    }
  }
  return values;
}

TEST(BoxList, StrictOverlapWithAnAdjustedMaxIsTouchingOverlap) {
  for (const float begin : floats_on_edge()) {
    for (const float end : floats_on_edge()) {
      EXPECT_EQ(begin < BoxList::adjusted_max(end, EdgeRule::kTouching), begin <= end);
      EXPECT_EQ(begin < BoxList::adjusted_max(end, EdgeRule::kStrict), begin < end);
    }
  }
}

TEST(BoxList, MaxIsAdjustedInTheGivenRangeOnly) {
  BoxList list;
  ASSERT_TRUE(list.resize(3));
  const Box box = {-1, -2, -0.0f, 2};
  for (std::size_t i = 0; i < list.size(); ++i) list.set(i, box, 0);
  list.adjust_max(1, 2, EdgeRule::kTouching);
  EXPECT_EQ(list.boxes()[0], box);
  EXPECT_EQ(list.boxes()[1],
            (Box{-1, -2, std::numeric_limits<float>::denorm_min(), std::nextafter(2.0f, 3.0f)}));
  EXPECT_EQ(list.boxes()[2], box);
}

TEST(Sort, KeysOrderByValueThenByIndex) {
  for (const float a : floats_on_edge()) {
    for (const float b : floats_on_edge()) {
      EXPECT_EQ(sort_key(a, 2) < sort_key(b, 2), a < b);
      EXPECT_EQ(sort_key(a, 1) < sort_key(b, 2), a <= b);
      EXPECT_EQ(static_cast<std::uint32_t>(sort_key(a, 0xFFFFFFFFu)), 0xFFFFFFFFu);
    }
  }
}

}  // namespace
}  // namespace quadrille::testing
