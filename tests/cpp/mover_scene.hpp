// A world for bodies that walk, and their moves.
#pragma once

#include <cmath>
#include <span>
#include <vector>

#include "made_shapes.hpp"
#include "moved.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {

inline Moved kept(const Result<MoveResult>& found) {
  EXPECT_EQ(found.status, Status::kOk);
  return kept(found.value);
}

inline World open_world(EdgeRule edges = EdgeRule::kStrict) {
  return make_world({.world = {-1000, -1000, 1000, 1000}, .edges = edges});
}

/// A static body.
inline Id add_solid(World& world, const Shape& shape, float x, float y, BodyOptions options = {}) {
  options.is_static = true;
  return add_at(world, shape, x, y, options);
}

/// A static box by its corners.
inline Id add_block(World& world, const Box& box, const BodyOptions& options = {}) {
  return add_solid(world, testing::box(box.max_x - box.min_x, box.max_y - box.min_y),
                   (box.min_x + box.max_x) / 2, (box.min_y + box.max_y) / 2, options);
}

/// A static triangle between its highest corner, or its lowest one, and a line below or above it.
inline Id add_corners(World& world, std::initializer_list<Point> corners) {
  return add_solid(world, polygon(corners), 0, 0);
}

/// Tests of one body: `hero`, a box of 12 by 20 without anything near.
class Moves : public ::testing::Test {
 protected:
  static constexpr float kSkin = 0.0625f;
  static constexpr float kHalfWidth = 6;
  static constexpr float kHalfHeight = 10;
  static constexpr float kClose = 1e-4f;

  Moves() : world(open_world()), hero(add_at(world, box(12, 20), 0, 0)) {}

  Moved move(float dx, float dy) { return kept(world.move_and_slide(hero, dx, dy, options)); }

  void put(float x, float y) { ASSERT_EQ(world.move(hero, x, y), Status::kOk); }

  /// Moves, and puts the body where it ends.
  Moved walk(float dx, float dy) {
    const Moved moved = move(dx, dy);
    put(moved.x, moved.y);
    options.support = moved.support;
    return moved;
  }

  Transform at() const { return world.options(hero).value.transform; }

  /// A floor with its top at y = 0, and the body on it.
  Id add_floor() {
    const Id floor = add_block(world, {-400, 0, 400, 20});
    put(0, -kHalfHeight - kSkin);
    return floor;
  }

  World world;
  Id hero;
  MoveOptions options = {.skin = kSkin};
};

}  // namespace quadrille::testing
