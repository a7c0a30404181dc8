// The shortest way out of shapes that overlap another one.
#include "narrow/push_out.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

#include "made_shapes.hpp"
#include "narrow/placed_shape.hpp"
#include "shape_oracle.hpp"
#include "support.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

// A shape at the origin, and what is in its way.
class WaysOut : public ::testing::Test {
 protected:
  static constexpr double kFar = 1e6;
  static constexpr double kGap = 0.5;
  static constexpr double kClose = 1e-5;

  static Blocker blocker_of(const Shape& moving, const Shape& fixed, const Transform& at) {
    const StandaloneShape one(moving, {});
    const StandaloneShape other(fixed, at);
    const Vector origin = {at.x, at.y};
    return {
        .difference = MinkowskiDifference(hull_of(one.ref(), {0, 0}), hull_of(other.ref(), origin)),
        .start = Vector{0, 0} - origin};
  }

  void add_blocker(const Shape& fixed, const Transform& at) {
    blockers.push_back(blocker_of(moving, fixed, at));
  }

  std::optional<Vector> way(double most = kFar, const Vector& up = {0, -1}) const {
    WayOutScratch scratch;
    for (const Blocker& blocker : blockers) EXPECT_TRUE(scratch.blockers.push(blocker));
    std::optional<Vector> found;
    EXPECT_TRUE(find_shortest_way_out(scratch, kGap, most, up, found));
    return found;
  }

  void expect_way(double x, double y) const {
    const std::optional<Vector> found = way();
    ASSERT_TRUE(found.has_value());
    EXPECT_NEAR(found->x, x, kClose);
    EXPECT_NEAR(found->y, y, kClose);
  }

  Shape moving = box(10, 10);
  std::vector<Blocker> blockers;
};

TEST_F(WaysOut, OfOneShapeLeadThroughItsNearestSide) {
  add_blocker(box(100, 20), {.x = 3, .y = 12});  // its top is at 2
  expect_way(0, -3 - kGap);
}

TEST_F(WaysOut, OfACornerLeadAwayFromIt) {
  moving = circle(5);
  add_blocker(circle(3), {.x = 3, .y = 4});
  const double part = (8 + kGap - 5) / 5;
  expect_way(-3 * part, -4 * part);
}

TEST_F(WaysOut, OfTwoShapesEndWhereTheirSidesMeet) {
  add_blocker(box(100, 20), {.y = 13});            // a floor, 2 deep
  add_blocker(box(20, 100), {.x = 14, .y = -30});  // a wall, 1 deep
  expect_way(-1 - kGap, -2 - kGap);
}

TEST_F(WaysOut, EndApartFromWhatIsNotOverlapped) {
  add_blocker(box(100, 20), {.y = 13});            // a floor, 2 deep
  add_blocker(box(100, 20), {.x = 40, .y = -17});  // a ceiling, 2 above, from -10
  const std::optional<Vector> found = way();
  ASSERT_TRUE(found.has_value());
  for (const Blocker& blocker : blockers) EXPECT_GE(blocker.clearance(*found), kGap * (1 - 1e-5));
  EXPECT_GT(std::hypot(found->x, found->y), 2 + kGap);
}

TEST_F(WaysOut, OfEqualLengthLeadUp) {
  add_blocker(box(4, 4), {});
  expect_way(0, -7 - kGap);
  const std::optional<Vector> to_the_right = way(kFar, {1, 0});
  EXPECT_NEAR(to_the_right->x, 7 + kGap, kClose);
  EXPECT_NEAR(to_the_right->y, 0, kClose);
  moving = circle(5);
  blockers.clear();
  add_blocker(circle(2), {});
  expect_way(0, -7 - kGap);
}

TEST_F(WaysOut, AreNoLongerThanTheLimit) {
  add_blocker(box(100, 20), {.y = 12});  // 3 deep
  EXPECT_TRUE(way(3 + kGap + 1e-6).has_value());
  EXPECT_FALSE(way(3 + kGap - 1e-6).has_value());
  EXPECT_FALSE(way(0).has_value());
}

TEST_F(WaysOut, CrossNoShapeThatIsNotOverlapped) {
  add_blocker(box(10, 200), {.x = -3});  // a wall: the way to the right is shorter
  add_blocker(segment(0, -200, 0, 200), {.x = 5.25f});
  const std::optional<Vector> found = way();
  ASSERT_TRUE(found.has_value());
  EXPECT_LT(found->x, 0);
  EXPECT_NEAR(found->x, -13 - kGap, kClose);
}

TEST_F(WaysOut, MayCrossShapesThatAreOverlapped) {
  add_blocker(box(10, 200), {.x = -3});
  add_blocker(segment(0, -200, 0, 200), {.x = 4.75f});
  expect_way(9.75 + kGap, 0);
}

TEST_F(WaysOut, LeadThroughShapesThatAreSolidFromTheOtherSide) {
  add_blocker(box(100, 20), {.y = 13});    // a floor, 2 deep
  add_blocker(box(100, 4), {.y = -8.5f});  // from -10.5 to -6.5: 1.5 above
  blockers[1].side = OpenSide{{0, -1}, 0.5};
  expect_way(0, -2 - kGap);
}

TEST_F(WaysOut, DoNotLeadIntoShapesThatAreSolidFromThereOn) {
  add_blocker(box(30, 20), {.y = -13});  // a ceiling, 2 deep
  expect_way(0, 2 + kGap);
  add_blocker(box(100, 4), {.y = 8.5f});  // from 6.5 to 10.5
  blockers[1].side = OpenSide{{0, -1}, 0.5};
  const std::optional<Vector> found = way();
  ASSERT_TRUE(found.has_value());
  EXPECT_GT(std::abs(found->x), 15);
  EXPECT_GE(blockers[1].clearance(*found), kGap * (1 - 1e-5));
}

// The way straight ahead leads into a pillar; the shortest one past it touches it on its way, and
// ends farther away from it.
TEST_F(WaysOut, GrazeShapesThatTheyMustNotCross) {
  moving = circle(1);
  add_blocker(box(106, 200), {.x = -47});  // its right side is at 6
  add_blocker(circle(2), {.x = 4, .y = 1});
  const double angle = std::asin(3 / std::hypot(4, 1)) - std::atan2(1, 4);
  expect_way(7 + kGap, -(7 + kGap) * std::tan(angle));
  EXPECT_GT(blockers[1].clearance(*way()), 2 * kGap);
}

// The way leads along the side of a box that the shape touches at first, and ends beside the box.
TEST_F(WaysOut, GrazeShapesThatTheyTouch) {
  moving = segment(-4, 0, 2, 1);
  add_blocker(circle(6), {.x = -5, .y = 2});
  add_blocker(box(6, 2), {.x = -5, .y = -1});  // its lower side is at 0, from -8 to -2
  EXPECT_EQ(blockers[1].clearance({0, 0}), 0);
  expect_way(std::sqrt(6.5 * 6.5 - 2 * 2) - 1, 0);
}

TEST_F(WaysOut, HaveTheClearanceOfTheOracle) {
  Random random(1);
  for (int i = 0; i < drawn(3'000); ++i) {
    moving = draw_shape(random);
    const Shape fixed = draw_shape(random);
    const Transform at = {.x = static_cast<float>(random.below(17)) - 8,
                          .y = static_cast<float>(random.below(17)) - 8,
                          .angle = static_cast<float>(random.below(8)) * 0.39269908f};
    const Transform there = {.x = static_cast<float>(random.below(9)) - 4,
                             .y = static_cast<float>(random.below(9)) - 4};
    const Real distance = oracle_distance(oracle_shape(moving, there), oracle_shape(fixed, at));
    const double clearance = blocker_of(moving, fixed, at).clearance({there.x, there.y});
    ASSERT_NEAR(clearance, static_cast<double>(distance), 1e-4) << i;
  }
}

// Ways of some lengths in some directions, and whether they lead out, by the oracle alone.
class WaysOutByTheOracle : public WaysOut {
 protected:
  struct Solid {
    OracleShape<Real> shape;
    bool is_overlapped;
  };

  double distance(const Solid& solid, double x, double y) const {
    OracleShape<Real> there = oracle_shape(moving, {});
    for (auto& point : there.points) {
      point.x += x;
      point.y += y;
    }
    return static_cast<double>(oracle_distance(there, solid.shape));
  }

  // The least one on a way: it is a convex function of the place, so that it is found by thirds.
  double least_distance(const Solid& solid, double x, double y) const {
    constexpr int kThirds = 32;
    double begin = 0;
    double end = 1;
    for (int i = 0; i < kThirds; ++i) {
      const double first = begin + (end - begin) / 3;
      const double second = end - (end - begin) / 3;
      const bool is_in_first =
          distance(solid, first * x, first * y) < distance(solid, second * x, second * y);
      (is_in_first ? end : begin) = is_in_first ? second : first;
    }
    return distance(solid, begin * x, begin * y);
  }

  bool leads_out(double x, double y, double less) const {
    const auto lets_end = [&](const Solid& solid) { return distance(solid, x, y) >= kGap - less; };
    // The solid that was in the way before often is again.
    if (!lets_end(solids[last])) return false;
    const auto in_the_way = std::ranges::find_if_not(solids, lets_end);
    if (in_the_way != solids.end()) {
      last = static_cast<std::size_t>(in_the_way - solids.begin());
      return false;
    }
    return std::ranges::all_of(solids, [&](const Solid& solid) {
      if (solid.is_overlapped) return true;
      constexpr int kPlaces = 32;
      for (int i = 1; i < kPlaces; ++i) {
        const double part = static_cast<double>(i) / kPlaces;
        if (distance(solid, part * x, part * y) < -less) return false;
      }
      // Thin shapes may be through each other between those places.
      return least_distance(solid, x, y) >= -std::max(less, 0.0);
    });
  }

  // Of less than a length.
  bool has_way_out(double length) const {
    constexpr int kDirections = 45;
    constexpr int kLengths = 12;
    for (int direction = 0; direction < kDirections; ++direction) {
      const double angle = 2 * std::numbers::pi * direction / kDirections;
      for (int i = 0; i < kLengths; ++i) {
        const double reach = length * i / kLengths;
        if (leads_out(reach * std::cos(angle), reach * std::sin(angle), -1e-3)) return true;
      }
    }
    return false;
  }

  void remove_all() {
    blockers.clear();
    solids.clear();
    last = 0;
  }

  std::vector<Solid> solids;
  mutable std::size_t last = 0;  // the solid that was last in the way
};

// Also where a way has to graze a shape that it must not cross.
TEST_F(WaysOutByTheOracle, AreTheShortest) {
  Random random(2);
  std::size_t scenes = 0;
  std::size_t found_ways = 0;
  std::size_t free_shapes = 0;  // scenes with shapes that are not overlapped
  for (int i = 0; i < drawn(100); ++i) {
    moving = draw_shape(random);
    remove_all();
    for (std::uint32_t count = 1 + random.below(4); count > 0; --count) {
      const Shape fixed = draw_shape(random);
      const Transform at = {.x = static_cast<float>(random.below(17)) - 8,
                            .y = static_cast<float>(random.below(17)) - 8,
                            .angle = static_cast<float>(random.below(8)) * 0.39269908f};
      add_blocker(fixed, at);
      solids.push_back({oracle_shape(fixed, at), blockers.back().clearance({0, 0}) < 0});
    }
    if (std::ranges::none_of(solids, &Solid::is_overlapped)) continue;
    ++scenes;
    const std::optional<Vector> found = way(20);
    if (found) {
      ++found_ways;
      ASSERT_TRUE(leads_out(found->x, found->y, 1e-3)) << i;
    }
    free_shapes += std::ranges::all_of(solids, &Solid::is_overlapped) ? 0 : 1;
    EXPECT_FALSE(has_way_out(found ? std::hypot(found->x, found->y) : 20)) << i;
  }
  EXPECT_GT(scenes, 33u);
  EXPECT_GT(found_ways, scenes - scenes / 50);
  EXPECT_GT(free_shapes, scenes / 4);
}

// Rows of tiles, which share corners, with gaps that the shape fits into or not.
TEST_F(WaysOutByTheOracle, AreTheShortestAmongMany) {
  Random random(3);
  std::size_t found_ways = 0;
  for (int i = 0; i < drawn(12); ++i) {
    moving = draw_shape(random);
    remove_all();
    const std::uint32_t gap = 2 + random.below(8);  // about one tile in `gap` is left out
    for (int row = -5; row <= 5; ++row) {
      for (int column = -5; column <= 5; ++column) {
        const bool is_middle = row == 0 && column == 0;
        if (!is_middle && random.below(gap) == 0) continue;
        const Transform at = {.x = static_cast<float>(2 * column),
                              .y = static_cast<float>(2 * row)};
        add_blocker(box(2, 2), at);
        solids.push_back({oracle_shape(box(2, 2), at), blockers.back().clearance({0, 0}) < 0});
      }
    }
    const std::optional<Vector> found = way(16);
    if (found) {
      ++found_ways;
      ASSERT_TRUE(leads_out(found->x, found->y, 1e-3)) << i;
    }
    EXPECT_FALSE(has_way_out(found ? std::hypot(found->x, found->y) : 16)) << i;
  }
  EXPECT_GT(found_ways, 0u);
}

}  // namespace
}  // namespace quadrille::testing
