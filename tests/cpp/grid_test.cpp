// The half-open cell test and the lines between cells.
#include "geometry/grid.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "support.hpp"

namespace quadrille::testing {
namespace {

// The definition: how many inner lines lie at or below x.
int lines_at_or_below(const Axis& axis, int depth, float x) {
  int count = 0;
  for (int k = 1; k < 1 << depth; ++k) count += axis.line(k) <= x ? 1 : 0;
  return count;
}

TEST(Axis, ACellOwnsItsLowEdgeAndNotItsHighEdge) {
  const Axis axis(0, 600, 5);
  for (int k = 1; k < 32; ++k) {
    const float line = axis.line(k);
    EXPECT_EQ(line, 18.75f * static_cast<float>(k));
    EXPECT_EQ(axis.column(line), k);
    EXPECT_EQ(axis.column(std::nextafter(line, 0.0f)), k - 1);
  }
}

TEST(Axis, BorderCellsReachToInfinity) {
  const Axis axis(-10, 30, 4);
  EXPECT_EQ(axis.column(-10), 0);
  EXPECT_EQ(axis.column(std::nextafter(-10.0f, -11.0f)), 0);
  EXPECT_EQ(axis.column(std::numeric_limits<float>::lowest()), 0);
  EXPECT_EQ(axis.column(30), 15);
  EXPECT_EQ(axis.column(std::numeric_limits<float>::max()), 15);
}

TEST(Axis, TheColumnOfACoordinateIsTheNumberOfLinesAtOrBelowIt) {
  Random random(11);
  for (int world = 0; world < 300; ++world) {
    const float scale = std::ldexp(1.0f, static_cast<int>(random.below(60)) - 30);
    const float min = (random.unit() - 0.5f) * scale * 8;
    const float max = min + (random.unit() + 0.01f) * scale;
    if (!(min < max)) continue;
    const int depth = Axis::usable_depth(min, max, 9);
    const Axis axis(min, max, depth);
    for (int k = 0; k <= 1 << depth; ++k) {
      const float line = axis.line(k);
      for (const float x :
           {std::nextafter(line, min - scale), line, std::nextafter(line, max * 2)}) {
        ASSERT_EQ(axis.column(x), lines_at_or_below(axis, depth, x)) << min << ' ' << max;
      }
    }
  }
}

TEST(Axis, LinesStayDistinctInWorldsFarFromZero) {
  for (const float min : {0.0f, 1e6f, 1.6e7f, -3e9f, 1e30f, -1e-30f}) {
    const float max = min + std::fabs(min) / 65536 + 1e-30f;
    ASSERT_LT(min, max);
    const int depth = Axis::usable_depth(min, max, kDepthLimit);
    const Axis axis(min, max, depth);
    for (int k = 0; k < 1 << depth; ++k) ASSERT_LT(axis.line(k), axis.line(k + 1)) << min;
  }
}

TEST(Axis, TheDepthIsLoweredWhereFloatsCannotTellCellsApart) {
  EXPECT_EQ(Axis::usable_depth(0, 1, 16), 16);
  EXPECT_EQ(Axis::usable_depth(16777216, 16777216 + 64, 16), 3);  // floats there are 2 apart
  EXPECT_EQ(Axis::usable_depth(16777216, 16777218, 16), 0);
}

TEST(Grid, ARangeCoversEveryCellThatTheClosedBoxReaches) {
  const Grid grid({0, 0, 64, 64}, 3);
  EXPECT_EQ(grid.range({8, 8, 15, 15}), (CellRange{1, 1, 1, 1}));
  EXPECT_EQ(grid.range({8, 8, 16, 16}), (CellRange{1, 1, 2, 2}));
  EXPECT_EQ(grid.range({7.5f, 0, 8, 0}), (CellRange{0, 0, 1, 0}));
  EXPECT_EQ(grid.range({-99, 70, 99, 99}), (CellRange{0, 7, 7, 7}));
}

}  // namespace
}  // namespace quadrille::testing
