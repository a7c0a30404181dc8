// Bodies that rest between two corners, or slide down there.
#include <algorithm>
#include <cmath>
#include <string>

#include "findings.hpp"
#include "mover_scene.hpp"

namespace quadrille::testing {
namespace {

// A gap around x = 0 between a left and a right solid. The right one is higher, or lower, by
// `rise`.
struct Gap {
  float width;
  float rise;
  Shape body;
  float x;
  MoveOptions options = {};
  bool keeps_velocity;  // the sideways velocity of a result is that of the next frame
};

std::string text(const Gap& gap, int frame) {
  return "a gap of " + std::to_string(gap.width) + ", rise " + std::to_string(gap.rise) +
         ", from " + std::to_string(gap.x) + ", step " + std::to_string(gap.options.step_height) +
         ", snap " + std::to_string(gap.options.snap_distance) + ", keeps " +
         std::to_string(gap.keeps_velocity) + ", frame " + std::to_string(frame);
}

Gap draw_gap(Random& random) {
  const float radius = 4 + 8 * random.unit();
  Gap gap = {.width = radius * (0.6f + 1.3f * random.unit()),
             .rise = random.one_in(2) ? 0 : 6 * random.unit() - 3,
             .body = circle(radius),
             .x = 0,
             .keeps_velocity = random.one_in(2)};
  if (random.one_in(3)) gap.body = capsule(radius, radius, true);
  if (random.one_in(6)) {
    gap.body = polygon({{0, radius}, {-radius, 0}, {0, -radius}, {radius, 0}});
  }
  if (random.one_in(2)) gap.x = gap.width * (0.5f * random.unit() - 0.25f);
  constexpr std::array kLimits = {0.78539816f, 1.0471976f, 0.5f};
  gap.options.slope_limit = kLimits[random.below(3)];
  gap.options.step_height = random.one_in(4) ? 0 : 4 + 6 * random.unit();
  gap.options.snap_distance = random.one_in(2) ? 0 : 4.0f;
  return gap;
}

// Of each frame, without keys.
void fall(const Gap& gap, World& world, Transform& at, int frames, Findings& findings) {
  MoveOptions options = gap.options;
  Point velocity = {0, 0};
  for (int frame = 0; frame < frames; ++frame) {
    const float dx = gap.keeps_velocity ? velocity.x : 0;
    const Moved moved = kept(world.move_and_slide(gap.body, {at, dx, velocity.y + 0.25f}, options));
    const auto describe = [&] {
      return text(gap, frame) + ": from " + std::to_string(at.x) + ", " + std::to_string(at.y) +
             " to " + std::to_string(moved.x) + ", " + std::to_string(moved.y);
    };
    if (!gap.keeps_velocity) {
      findings.expect(!moved.has_stepped, "a body that only falls climbs a step", describe);
      // What falls onto one corner and slides down there goes on over the other one, where that is
      // no steeper than the limit: by less than half of its motion, and only where it lands.
      const float most = 0.5f * (velocity.y + 0.25f);
      findings.expect(moved.y > at.y - most, "a body that only falls rises", describe);
      const bool is_at_rest = frame < frames - 100 || (moved.x == at.x && moved.y == at.y);
      findings.expect(is_at_rest, "a body between two corners moves", describe);
    }
    at.x = moved.x;
    at.y = moved.y;
    velocity = {moved.velocity_x, moved.velocity_y};
    options.support = moved.support;
  }
}

World world_of(const Gap& gap) {
  World world = open_world();
  add_block(world, {-400, 0, -gap.width / 2, 20});
  add_block(world, {gap.width / 2, -gap.rise, 400, 20});
  return world;
}

TEST(MoverGaps, HoldBodiesAtRest) {
  constexpr int kFrames = 400;
  Random random(1);
  Findings findings;
  for (int i = 0; i < drawn(600); ++i) {
    const Gap gap = draw_gap(random);
    World world = world_of(gap);
    Transform at = {.x = gap.x, .y = -40};
    fall(gap, world, at, kFrames, findings);
    if (gap.keeps_velocity) continue;
    // It is in the gap, or has slid off the corner of the higher solid onto the lower one.
    const float lower = gap.rise > 0 ? -at.x : at.x;
    const bool is_on_lower = gap.rise != 0 && lower > 0;
    EXPECT_TRUE(std::abs(at.x) < gap.width / 2 || is_on_lower) << text(gap, kFrames);
  }
}

// Keys lead out, on both sides.
TEST(MoverGaps, AreLeftByWhoWalksAndClimbsSteps) {
  const Gap gap = {.width = 12,
                   .rise = 0,
                   .body = circle(7),
                   .x = 0,
                   .options = {.step_height = 8},
                   .keeps_velocity = false};
  Findings findings;
  for (const float dx : {0.5f, -0.5f, 2.0f, -2.0f}) {
    World world = world_of(gap);
    Transform at = {.y = -40};
    fall(gap, world, at, 400, findings);
    MoveOptions options = gap.options;
    for (int frame = 0; frame < 60; ++frame) {
      const Moved moved = kept(world.move_and_slide(gap.body, {at, dx, 0.25f}, options));
      at.x = moved.x;
      at.y = moved.y;
      options.support = moved.support;
    }
    EXPECT_GT(at.x * dx / std::abs(dx), 13) << dx;
    EXPECT_NEAR(at.y, -7, 0.05f) << dx;
  }
}

}  // namespace
}  // namespace quadrille::testing
