// Corrections at corners: a head that slips past the end of a ceiling, a foot that is lifted onto
// an edge.
#include <array>
#include <cmath>
#include <cstdint>

#include "mover_scene.hpp"

namespace quadrille::testing {
namespace {

// The body, at x = 0, rises toward a ceiling whose lower side is at y = -40.
class MovesAtCeilings : public Moves {
 protected:
  MovesAtCeilings() { options.corner_correction = 4; }

  /// Which covers so much of the body from the left, or from the right.
  Id add_ceiling(float graze, bool is_left) {
    const float end = kHalfWidth - graze;
    return is_left ? add_block(world, {-200, -60, -end, -40})
                   : add_block(world, {end, -60, 200, -40});
  }
};

TEST_F(MovesAtCeilings, SlipPastWhatTheyGrazeByNoMoreThanTheCorrection) {
  for (const bool is_left : {false, true}) {
    for (const float graze : {0.25f, 3.0f, 4.0f}) {
      const Id ceiling = add_ceiling(graze, is_left);
      const Moved moved = move(0, -50);
      EXPECT_EQ(moved.y, -50) << graze;
      EXPECT_NEAR(moved.x, (graze + kSkin) * (is_left ? 1 : -1), kClose);
      EXPECT_EQ(moved.velocity_y, -50);
      EXPECT_EQ(moved.left_y, 0);
      EXPECT_FALSE(moved.is_on_ceiling);
      EXPECT_TRUE(moved.met.empty());
      ASSERT_EQ(world.remove(ceiling), Status::kOk);
    }
  }
}

TEST_F(MovesAtCeilings, AreStoppedByWhatTheyMeetByMore) {
  for (const bool is_left : {false, true}) {
    for (const float graze : {4.0625f, 5.0f, 12.0f}) {
      const Id ceiling = add_ceiling(graze, is_left);
      const Moved moved = move(0, -50);
      EXPECT_TRUE(moved.is_on_ceiling) << graze;
      EXPECT_EQ(moved.x, 0);
      EXPECT_EQ(moved.velocity_y, 0);
      ASSERT_EQ(world.remove(ceiling), Status::kOk);
    }
  }
}

TEST_F(MovesAtCeilings, AreStoppedWithoutTheOption) {
  options.corner_correction = 0;
  add_ceiling(1, false);
  EXPECT_TRUE(move(0, -50).is_on_ceiling);
}

TEST_F(MovesAtCeilings, DoNotSlipWhereThereIsNoRoomBeside) {
  add_ceiling(3, false);
  add_block(world, {-10, -100, -kHalfWidth - 2, 100});
  const Moved moved = move(0, -50);
  EXPECT_TRUE(moved.is_on_ceiling);
  EXPECT_EQ(moved.x, 0);
}

TEST_F(MovesAtCeilings, SlipIntoAShaftThatIsWideEnough) {
  add_ceiling(3, false);
  add_block(world, {-60, -60, -kHalfWidth - 3.25f, -40});
  const Moved moved = move(0, -50);
  EXPECT_EQ(moved.y, -50);
  EXPECT_LT(moved.x, -3);
}

TEST_F(MovesAtCeilings, DoNotSlipIntoAShaftThatIsTooNarrow) {
  add_ceiling(3, false);
  add_block(world, {-60, -60, -kHalfWidth - 2.75f, -40});
  EXPECT_TRUE(move(0, -50).is_on_ceiling);
}

TEST_F(MovesAtCeilings, SlipPastSeveralTilesTogether) {
  add_block(world, {4, -60, 5, -40});
  add_block(world, {3, -60, 4, -40});
  add_block(world, {5, -60, 30, -40});
  EXPECT_NEAR(move(0, -50).x, -3 - kSkin, kClose);
}

TEST_F(MovesAtCeilings, SlipPastThinCeilingsSlowly) {
  add_solid(world, segment(3, -40, 100, -40), 0, 0);
  put(0, -30 + kSkin);
  const Moved moved = walk(0, -0.5f);
  EXPECT_NEAR(moved.x, -3 - kSkin, kClose);
  EXPECT_EQ(moved.velocity_y, -0.5f);
  for (int i = 0; i < 100; ++i) walk(0, -0.5f);
  EXPECT_NEAR(at().y, -80.5f, 0.1f);
}

// To the side to which they move, or to both if they rise straight up.
TEST_F(MovesAtCeilings, DoNotSlipAgainstTheirMotion) {
  for (const bool is_left : {false, true}) {
    const Id ceiling = add_ceiling(3, is_left);
    const float away = is_left ? 0.5f : -0.5f;
    EXPECT_TRUE(move(-away, -50).is_on_ceiling);
    const Moved moved = move(away, -50);
    EXPECT_FALSE(moved.is_on_ceiling);
    EXPECT_GT(moved.x * away, 1.5f);
    ASSERT_EQ(world.remove(ceiling), Status::kOk);
  }
}

// A head that is narrower than the rest of the body: what it grazes counts.
TEST_F(MovesAtCeilings, SlipByThePartThatIsStopped) {
  const std::array<Part, 2> parts = {
      {{.shape = box(6, 10), .offset = {.y = -5}}, {.shape = box(12, 10), .offset = {.y = 5}}}};
  ASSERT_EQ(world.set_parts(hero, parts), Status::kOk);
  add_block(world, {1, -60, 200, -40});
  const Moved moved = move(0, -35);
  EXPECT_EQ(moved.y, -35);
  EXPECT_NEAR(moved.x, -2 - kSkin, kClose);
}

TEST_F(MovesAtCeilings, SlipToTheNearerEndAndStayBelowTheMiddle) {
  const auto beam = [&](float from, float to) {
    const Id id = add_block(world, {from, -60, to, -40});
    const float x = move(0, -50).x;
    EXPECT_EQ(world.remove(id), Status::kOk);
    return x;
  };
  options.corner_correction = 9;
  EXPECT_GT(beam(-2, 1), 0);
  EXPECT_LT(beam(-1, 2), 0);
  EXPECT_EQ(beam(-1, 1), 0);
}

TEST_F(MovesAtCeilings, SlipOnceInACall) {
  add_block(world, {3, -60, 200, -40});
  add_block(world, {-200, -120, -6, -100});  // the body meets it by 3 after the first slip
  const Moved moved = move(0, -200);
  EXPECT_TRUE(moved.is_on_ceiling);
  EXPECT_NEAR(moved.y, -100 + kHalfHeight + kSkin, 0.01f);
}

TEST_F(MovesAtCeilings, SlipWhereUpLeadsElsewhere) {
  options.up = {1, 0};
  add_block(world, {40, kHalfHeight - 3, 60, 200});
  const Moved moved = move(50, 0);
  EXPECT_EQ(moved.x, 50);
  EXPECT_NEAR(moved.y, -3 - kSkin, kClose);
}

TEST_F(MovesAtCeilings, SlipWithARoundHeadPastItsWholeWidth) {
  for (const bool is_left : {false, true}) {
    for (const float speed : {0.25f, 3.0f, 50.0f}) {
      world.clear();
      hero = add_at(world, circle(8), 0, 0);
      const float end = 8 - 3.5f;
      is_left ? add_block(world, {-200, -60, -end, -40}) : add_block(world, {end, -60, 200, -40});
      float x = 0;
      for (float y = 0; y > -90; y -= speed) x = walk(0, -speed).x;
      EXPECT_NEAR(at().y, -90, speed + 0.1f);
      EXPECT_NEAR(std::abs(x), 3.5f, 2 * kSkin);
      EXPECT_EQ(x > 0, is_left);
    }
  }
}

TEST_F(MovesAtCeilings, DoNotSlipWhenTheyFall) {
  add_floor();
  const Moved moved = move(0, 5);
  EXPECT_TRUE(moved.is_on_floor);
  EXPECT_EQ(moved.x, 0);
}

// A ledge to the right whose top is at y = 0 and whose side is at x = 50.
class MovesAtLedges : public Moves {
 protected:
  MovesAtLedges() : ledge(add_block(world, {50, 0, 400, 200})) { options.corner_correction = 4; }

  /// The foot is so far below the top.
  void put_below(float depth) { put(30, depth - kHalfHeight); }

  Id ledge;
};

TEST_F(MovesAtLedges, LiftAFootThatIsNoFartherBelow) {
  for (const float depth : {0.25f, 3.0f, 4.0f}) {
    put_below(depth);
    const Moved moved = move(30, 0);
    EXPECT_NEAR(moved.x, 60, 0.01f) << depth;
    EXPECT_NEAR(moved.y, -kHalfHeight - kSkin, kClose);
    EXPECT_TRUE(moved.is_on_floor);
    EXPECT_TRUE(moved.has_stepped);
    EXPECT_FALSE(moved.is_on_wall);
    EXPECT_EQ(moved.support.body, ledge);
    EXPECT_EQ(moved.velocity_x, 30);
    EXPECT_EQ(moved.velocity_y, 0);
  }
}

TEST_F(MovesAtLedges, LiftAFootThatFalls) {
  put_below(-1);
  const Moved moved = move(30, 4);  // 1.9 below the top at the side
  EXPECT_TRUE(moved.is_on_floor);
  EXPECT_NEAR(moved.x, 60, 0.01f);
}

TEST_F(MovesAtLedges, AreStoppedFartherBelow) {
  for (const float depth : {4.125f, 5.0f, 15.0f}) {
    put_below(depth);
    const Moved moved = move(30, 0);
    EXPECT_TRUE(moved.is_on_wall) << depth;
    EXPECT_NEAR(moved.x, 50 - kHalfWidth - kSkin, kClose);
    EXPECT_EQ(moved.y, depth - kHalfHeight);
  }
}

TEST_F(MovesAtLedges, AreStoppedWithoutTheOption) {
  options.corner_correction = 0;
  put_below(1);
  EXPECT_TRUE(move(30, 0).is_on_wall);
}

TEST_F(MovesAtLedges, AreStoppedWhereThereIsNoRoomAbove) {
  add_block(world, {-100, -60, 400, 2 - 2 * kHalfHeight});
  put_below(3);
  EXPECT_TRUE(move(30, 0).is_on_wall);
  EXPECT_FALSE(move(30, 0).has_stepped);
}

TEST_F(MovesAtLedges, AreStoppedWhereTheTopIsNoFloor) {
  ASSERT_EQ(world.remove(ledge), Status::kOk);
  add_corners(world, {{50, 0}, {80, -100}, {80, 200}, {50, 200}});
  put_below(3);
  EXPECT_TRUE(move(30, 0).is_on_wall);
  EXPECT_FALSE(move(30, 0).has_stepped);
}

// Who stands on a floor climbs what `step_height` says.
TEST_F(MovesAtLedges, DoNotLiftWhatStandsOnAFloor) {
  add_block(world, {-400, 3, 50, 200});
  put(30, 3 - kHalfHeight - kSkin);
  EXPECT_TRUE(move(30, 1).is_on_wall);
  options.step_height = 3;
  EXPECT_TRUE(move(30, 1).has_stepped);
}

TEST_F(MovesAtLedges, DoNotLiftWhatRisesOrOnlyFalls) {
  put_below(3);
  EXPECT_FALSE(move(30, -1).has_stepped);
  put(50 - kHalfWidth - kSkin, 3 - kHalfHeight);
  EXPECT_FALSE(move(0, 10).has_stepped);
}

TEST_F(MovesAtLedges, LiftTheMirroredBodyMirrored) {
  add_block(world, {-400, 0, -50, 200});
  for (const Shape& shape : {box(12, 20), circle(8), capsule(6, 5, true), capsule(8, 4)}) {
    const float half = box_around(shape, {}).max_y;
    for (const float depth : {3.0f, 3.75f}) {
      const Transform from = {.x = 30, .y = depth - half};
      const Moved right = kept(world.move_and_slide(shape, {from, 40, 0.5f}, options));
      const Moved left =
          kept(world.move_and_slide(shape, {{.x = -30, .y = from.y}, -40, 0.5f}, options));
      EXPECT_TRUE(right.is_on_floor) << depth;
      EXPECT_NEAR(right.y, -half - kSkin, 2 * kSkin) << depth;
      EXPECT_NEAR(left.x, -right.x, kClose);
      EXPECT_NEAR(left.y, right.y, kClose);
    }
  }
}

TEST_F(Moves, SeenFromAboveRefuseToCorrectCorners) {
  options.mode = MoveMode::kTopDown;
  EXPECT_EQ(world.move_and_slide(hero, 1, 1, options).status, Status::kOk);
  options.corner_correction = 4;
  EXPECT_EQ(world.move_and_slide(hero, 1, 1, options).status, Status::kInvalidMove);
  for (const float length : {-0.1f, kNan, kInfinity}) {
    options = {.corner_correction = length};
    EXPECT_EQ(world.move_and_slide(hero, 1, 1, options).status, Status::kInvalidMove);
  }
}

}  // namespace
}  // namespace quadrille::testing
