// Each vector kernel gives what its scalar twin gives.
#include "simd.hpp"

#include <bit>
#include <cmath>

#include "grid.hpp"
#include "support.hpp"
#include "sweep.hpp"

namespace quadrille::testing {
namespace {

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
    }
  }
}

template <EdgeRule rule, typename Lanes>
std::vector<Pair> joined(const Members& members, Run run) {
  PairSink sink;
  join<rule, Lanes>(members, run, sink);
  join<rule, Lanes>(members, run, {0, run.begin}, sink);
  EXPECT_EQ(sink.status(), Status::kOk);
  return {sink.pairs().begin(), sink.pairs().end()};
}

template <EdgeRule rule, typename Lanes>
std::vector<Pair> swept(const Members& members, Run run) {
  PairSink sink;
  Sweep sweep;
  EXPECT_TRUE((sweep.join<rule, Lanes>(members, run, sink)));
  return {sink.pairs().begin(), sink.pairs().end()};
}

template <EdgeRule rule>
void expect_twins_agree() {
  Random random(22);
  for (std::size_t size = 0; size < 40; ++size) {
    Members members;
    ASSERT_TRUE(members.resize(size));
    for (std::size_t i = 0; i < size; ++i) {
      members.set(i, box_with_ties(random), static_cast<Row>(i), random.below(4));
    }
    for (std::size_t begin = 0; begin <= size; begin += 3) {
      const Run run = {begin, size};
      EXPECT_EQ((joined<rule, SimdLanes>(members, run)), (joined<rule, ScalarLanes>(members, run)));
      EXPECT_EQ((swept<rule, SimdLanes>(members, run)), (swept<rule, ScalarLanes>(members, run)));
    }
  }
}

// The chosen ones of four members, copied behind them.
template <typename Lanes>
std::vector<std::pair<Row, Box>> chosen_copies(unsigned chosen) {
  Random random(23);
  Members members;
  EXPECT_TRUE(members.resize(3 * kLanes));
  for (std::size_t i = 0; i < kLanes; ++i) {
    members.set(i, box_with_ties(random), static_cast<Row>(i + 7), 3);
  }
  members.copy_chosen<Lanes>(0, chosen, kLanes);
  std::vector<std::pair<Row, Box>> copies;
  for (int i = 0; i < std::popcount(chosen); ++i) {
    const std::size_t copy = kLanes + static_cast<std::size_t>(i);
    EXPECT_EQ(members.bits(copy), 0u);
    copies.emplace_back(members.row(copy), members.box(copy));
  }
  return copies;
}

TEST(Simd, CopyingChosenMembersAgreesWithItsScalarTwin) {
  for (unsigned chosen = 0; chosen < 1u << kLanes; ++chosen) {
    const auto copies = chosen_copies<SimdLanes>(chosen);
    EXPECT_EQ(copies.size(), static_cast<std::size_t>(std::popcount(chosen)));
    EXPECT_TRUE(std::ranges::is_sorted(copies, {}, &std::pair<Row, Box>::first));
    EXPECT_EQ(copies, chosen_copies<ScalarLanes>(chosen));
  }
}

TEST(Simd, JoinsAgreeWithTheirScalarTwins) {
  expect_twins_agree<EdgeRule::kStrict>();
  expect_twins_agree<EdgeRule::kTouching>();
}

}  // namespace
}  // namespace quadrille::testing
