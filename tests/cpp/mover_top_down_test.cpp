// Moves in games that are seen from above: a projection onto walls, alike in all directions.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <string>
#include <vector>

#include "findings.hpp"
#include "mover_scene.hpp"

namespace quadrille::testing {
namespace {

constexpr double kHalfTurn = std::numbers::pi;
constexpr double kGap = 0.01;  // the skin

struct Vec {
  double x;
  double y;
};

Vec operator+(const Vec& a, const Vec& b) {
  return {a.x + b.x, a.y + b.y};
}
Vec operator*(double factor, const Vec& a) {
  return {factor * a.x, factor * a.y};
}
double dot(const Vec& a, const Vec& b) {
  return a.x * b.x + a.y * b.y;
}
double norm(const Vec& a) {
  return std::hypot(a.x, a.y);
}
Vec at_angle(double angle) {
  return {std::cos(angle), std::sin(angle)};
}
// In steps of 15 degrees.
Vec at_step(int step) {
  return at_angle(static_cast<double>(step) * kHalfTurn / 12);
}

// What moves, and its corners around its origin; a circle around each of them.
struct SlidingBody {
  Shape shape;
  std::vector<Vec> corners;
  double radius = 0;
};

std::vector<SlidingBody> sliding_bodies() {
  return {{circle(8), {{0, 0}}, 8},
          {box(12, 20), {{-6, -10}, {6, -10}, {6, 10}, {-6, 10}}},
          {capsule(10, 6, true), {{0, -5}, {0, 5}}, 6},
          {polygon({{-6, 8}, {-7, -2}, {1, -9}, {7, -1}, {5, 8}}),
           {{-6, 8}, {-7, -2}, {1, -9}, {7, -1}, {5, 8}}}};
}

// A half-plane that is solid, as the origin of the body sees it: it is free where the product with
// the normal is `least` or more.
struct Wall {
  Vec normal;
  double least;
};

// What is behind it, by `offset` along its normal, is solid.
struct Surface {
  Vec normal;
  double offset;
};

Wall wall_for(const SlidingBody& mover, double angle, const Surface& surface) {
  const auto& [normal, offset] = surface;
  double reach = 0;
  for (const Vec& corner : mover.corners) {
    const Vec turned = {std::cos(angle) * corner.x - std::sin(angle) * corner.y,
                        std::sin(angle) * corner.x + std::cos(angle) * corner.y};
    reach = std::max(reach, -dot(turned, normal));
  }
  return {normal, offset + reach + mover.radius + kGap};
}

struct Slid {
  Vec place;
  Vec rest;      // of the motion, where it cannot go on
  Vec velocity;  // the motion, projected as the rest was
};

// Of all motions that lead into none of the walls, that which is nearest to the one given.
Vec nearest_free(const Vec& motion, const std::vector<Wall>& walls) {
  constexpr double kRounding = 1e-9;
  Vec nearest = {0, 0};
  double least = norm(motion);
  const auto consider = [&](const Vec& candidate) {
    const bool is_free = std::ranges::all_of(
        walls, [&](const Wall& wall) { return dot(candidate, wall.normal) >= -kRounding; });
    const double off = norm(motion + -1 * candidate);
    if (is_free && off < least) {
      least = off;
      nearest = candidate;
    }
  };
  consider(motion);
  for (const Wall& wall : walls) consider(motion + -dot(motion, wall.normal) * wall.normal);
  return nearest;
}

// Goes on until the next wall, and along what the body is at: what is no farther than `near`.
Slid slide(Vec place, const Vec& motion, const std::vector<Wall>& walls, double near = 1e-6) {
  Slid slid = {place, motion, motion};
  for (int i = 0; i < 20 && norm(slid.rest) > 1e-12; ++i) {
    std::vector<Wall> met;
    for (const Wall& wall : walls) {
      if (dot(slid.place, wall.normal) - wall.least < near) met.push_back(wall);
    }
    slid.rest = nearest_free(slid.rest, met);
    slid.velocity = nearest_free(slid.velocity, met);
    double part = 1;
    for (const Wall& wall : walls) {
      const double into = -dot(slid.rest, wall.normal);
      const double room = dot(slid.place, wall.normal) - wall.least;
      if (into > 1e-9 && room >= near) part = std::min(part, room / into);
    }
    slid.place = slid.place + part * slid.rest;
    slid.rest = (1 - part) * slid.rest;
  }
  return slid;
}

// Walls that are met within a skin of one another may count in either order, or as met at once: of
// these ways, the one that is nearest to what a move has found.
Slid nearest_slide(const Vec& place, const Vec& motion, const std::vector<Wall>& walls,
                   const Moved& found) {
  std::vector<Slid> ways;
  for (std::size_t later = 0; later <= walls.size(); ++later) {
    std::vector<Wall> moved = walls;
    if (later < walls.size()) moved[later].least -= kGap;
    for (const double near : {1e-7, kGap, 2 * kGap}) {
      ways.push_back(slide(place, motion, moved, near));
    }
  }
  const auto off = [&found](const Slid& slid) {
    return std::hypot(slid.place.x - found.x, slid.place.y - found.y) +
           std::hypot(slid.velocity.x - found.velocity_x, slid.velocity.y - found.velocity_y);
  };
  return *std::ranges::min_element(ways, {}, off);
}

class TopDownMoves : public ::testing::Test {
 protected:
  TopDownMoves() : world(open_world()) {}

  // A long box whose upper side, turned, is the wall's surface. Returns where that is, as the place
  // and the angle of the box are rounded.
  Surface add_wall(const Vec& normal, double offset) {
    const Vec middle = (offset - 200) * normal;
    const Transform at = {static_cast<float>(middle.x), static_cast<float>(middle.y),
                          static_cast<float>(std::atan2(normal.x, -normal.y))};
    add(world, box(800, 400), {.transform = at, .is_static = true});
    const Vec up = {std::sin(double{at.angle}), -std::cos(double{at.angle})};
    return {up, dot({at.x, at.y}, up) + 200};
  }

  Moved move(const Shape& shape, const Transform& at, const Vec& motion) {
    return kept(world.move_and_slide(
        shape, {at, static_cast<float>(motion.x), static_cast<float>(motion.y)}, options));
  }

  void expect_projected(const Moved& moved, const Slid& slid, const Vec& motion, double most,
                        const std::string& text) {
    const Vec off = {moved.x - slid.place.x, moved.y - slid.place.y};
    const auto describe = [&] {
      return text + ": motion " + std::to_string(motion.x) + ", " + std::to_string(motion.y) +
             " ends at " + std::to_string(moved.x) + ", " + std::to_string(moved.y) + ", not at " +
             std::to_string(slid.place.x) + ", " + std::to_string(slid.place.y) + "; velocity " +
             std::to_string(moved.velocity_x) + ", " + std::to_string(moved.velocity_y) + ", not " +
             std::to_string(slid.velocity.x) + ", " + std::to_string(slid.velocity.y);
    };
    findings.expect(norm(off) <= most, "a move ends where an exact projection does not", describe);
    const Vec faster = {moved.velocity_x - slid.velocity.x, moved.velocity_y - slid.velocity.y};
    // What leads into a wall by less than the skin may end before the wall is met.
    findings.expect(norm(faster) <= most, "a velocity is no exact projection", describe);
    findings.expect(!moved.is_on_floor && !moved.is_on_ceiling && !moved.has_stepped &&
                        !moved.has_snapped && moved.support.body == kNoId,
                    "a move that is seen from above knows floors", describe);
    for (const MoveHit& hit : moved.met) {
      findings.expect(hit.kind == MoveHitKind::kWall, "what is met is no wall", describe);
    }
  }

  World world;
  MoveOptions options = {.mode = MoveMode::kTopDown, .skin = static_cast<float>(kGap)};
  Findings findings;
};

// The static circle and the two bodies beside it: one of them stayed where it was for ever, as it
// was taken for a body on a slope that is too steep.
TEST_F(TopDownMoves, SlideAroundACircleOnBothSides) {
  add_solid(world, circle(40), 0, 0);
  for (const float side : {1.0f, -1.0f}) {
    Transform at = {.x = -40, .y = -30.02f * side};
    float last = at.x;
    for (int frame = 0; frame < 12; ++frame) {
      const Moved moved = move(circle(10), at, {3, 0});
      EXPECT_GT(moved.x, last + 1) << side << " in frame " << frame;
      EXPECT_GT(std::hypot(moved.x, moved.y), 50) << side << " in frame " << frame;
      last = at.x = moved.x;
      at.y = moved.y;
    }
  }
}

TEST_F(TopDownMoves, AreMirroredToTheBit) {
  add_solid(world, circle(40), 0, 0);
  const Moved up = move(circle(10), {.x = -40, .y = -30.02f}, {3, 0});
  const Moved down = move(circle(10), {.x = -40, .y = 30.02f}, {3, 0});
  const Moved back = move(circle(10), {.x = 40, .y = -30.02f}, {-3, 0});
  const Moved across = move(circle(10), {.x = -30.02f, .y = -40}, {0, 3});
  EXPECT_EQ(up.x, down.x);
  EXPECT_EQ(up.y, -down.y);
  EXPECT_EQ(up.x, -back.x);
  EXPECT_EQ(up.y, back.y);
  EXPECT_EQ(up.x, across.y);
  EXPECT_EQ(up.y, across.x);
}

TEST_F(TopDownMoves, AreProjectedOntoWallsOfEachAngle) {
  for (int wall = 0; wall < 24; ++wall) {
    const Vec normal = at_step(wall);
    world.clear();
    const Surface surface = add_wall(normal, 0);
    for (int step = -5; step <= 5; ++step) {
      const Vec motion = -5 * at_step(wall + step);
      for (const SlidingBody& mover : sliding_bodies()) {
        for (const float angle : {0.0f, 0.3f}) {
          const Wall seen = wall_for(mover, angle, surface);
          for (const double room : {0.0, 2.0}) {
            const Vec start = (seen.least + room) * normal;
            const Transform at = {static_cast<float>(start.x), static_cast<float>(start.y), angle};
            const Slid slid = slide({at.x, at.y}, motion, {seen});
            expect_projected(move(mover.shape, at, motion), slid, motion, 4 * kGap,
                             "wall " + std::to_string(wall) + " step " + std::to_string(step));
          }
        }
      }
    }
  }
}

TEST_F(TopDownMoves, AreProjectedOntoBothWallsOfACorner) {
  Random random(1);
  const std::vector<SlidingBody> kinds = sliding_bodies();
  for (int i = 0; i < drawn(4000); ++i) {
    world.clear();
    const SlidingBody& mover = kinds[random.below(4)];
    const float angle = random.one_in(2) ? 0.0f : 6 * random.unit();
    // From a wedge of 30 degrees to a bend of 20.
    const double turn = 2 * kHalfTurn * random.unit();
    const double bend = kHalfTurn * (20 + 130 * random.unit()) / 180;
    std::vector<Wall> walls;
    for (const double direction : {turn, turn + bend}) {
      walls.push_back(wall_for(mover, angle, add_wall(at_angle(direction), 0)));
    }
    const std::array<Vec, 2> normals = {walls[0].normal, walls[1].normal};
    // At both walls, at one, or at none.
    std::array<double, 2> rooms = {walls[0].least, walls[1].least};
    for (double& room : rooms) room += random.one_in(2) ? 0 : 0.5 + 4 * random.unit();
    const double area = normals[0].x * normals[1].y - normals[0].y * normals[1].x;
    const Vec start = {(rooms[0] * normals[1].y - rooms[1] * normals[0].y) / area,
                       (rooms[1] * normals[0].x - rooms[0] * normals[1].x) / area};
    const Transform at = {static_cast<float>(start.x), static_cast<float>(start.y), angle};
    const Vec motion = 8.0 * random.unit() * at_angle(2 * kHalfTurn * random.unit());
    // Each skin along a wall is longer the flatter it leads into the corner.
    const double most = 4 * kGap / std::sin((kHalfTurn - bend) / 2) / std::sin(bend / 2);
    const Moved moved = move(mover.shape, at, motion);
    const Slid slid = nearest_slide({at.x, at.y}, motion, walls, moved);
    expect_projected(moved, slid, motion, most, "case " + std::to_string(i));
  }
}

TEST_F(TopDownMoves, AreProjectedOntoTheSidesOfTiles) {
  const std::vector<TileNumber> tiles(64, static_cast<TileNumber>(TileShape::kSolid));
  const NewTiles map = {.columns = 8,
                        .rows = 8,
                        .size = 16,
                        .tiles = tiles,
                        .options = {.transform = {.x = -64, .y = -64}}};
  ASSERT_TRUE(world.add_tiles(map).ok());
  for (int side = 0; side < 4; ++side) {
    const Vec normal = at_step(6 * side);
    for (int step = -5; step <= 5; ++step) {
      const Vec motion = -5 * at_step(6 * side + step);
      for (const SlidingBody& mover : sliding_bodies()) {
        for (const float angle : {0.0f, 0.3f}) {
          const Wall seen = wall_for(mover, angle, {normal, 64});
          for (const double along : {0.0, -8.0, 3.7}) {
            const Vec start = seen.least * normal + along * Vec{-normal.y, normal.x};
            const Transform at = {static_cast<float>(start.x), static_cast<float>(start.y), angle};
            const Slid slid = slide({at.x, at.y}, motion, {seen});
            expect_projected(move(mover.shape, at, motion), slid, motion, 4 * kGap,
                             "side " + std::to_string(side) + " step " + std::to_string(step));
          }
        }
      }
    }
  }
}

// A corner of tiles inward, as a room has it: the same from all four sides.
TEST_F(TopDownMoves, StopInTheCornersOfARoomOfTiles) {
  std::vector<TileNumber> tiles(100, static_cast<TileNumber>(TileShape::kSolid));
  for (std::size_t row = 1; row < 9; ++row) {
    for (std::size_t column = 1; column < 9; ++column) tiles[10 * row + column] = 0;
  }
  const NewTiles map = {.columns = 10,
                        .rows = 10,
                        .size = 16,
                        .tiles = tiles,
                        .options = {.transform = {.x = -80, .y = -80}}};
  ASSERT_TRUE(world.add_tiles(map).ok());
  for (const SlidingBody& mover : sliding_bodies()) {
    std::vector<Wall> walls;
    for (int side = 0; side < 4; ++side) {
      walls.push_back(wall_for(mover, 0, {at_step(6 * side), -64}));
    }
    for (int step = 0; step < 48; ++step) {
      const Vec motion = 200 * at_angle((static_cast<double>(step) + 0.5) * kHalfTurn / 24);
      expect_projected(move(mover.shape, {}, motion), slide({0, 0}, motion, walls), motion,
                       4 * kGap, "step " + std::to_string(step));
    }
  }
}

TEST_F(TopDownMoves, StayInACornerFrameAfterFrame) {
  for (int turn = 0; turn < 24; ++turn) {
    world.clear();
    const Vec one = at_step(turn);
    const Vec other = at_step(turn + 6);
    add_wall(one, 0);
    add_wall(other, 0);
    Transform at = {static_cast<float>(12 * (one.x + other.x)),
                    static_cast<float>(12 * (one.y + other.y))};
    const Vec motion = -3 * (one + 0.5 * other);
    std::optional<Moved> at_rest;
    for (int frame = 0; frame < 200; ++frame) {
      const Moved moved = move(circle(8), at, motion);
      at.x = moved.x;
      at.y = moved.y;
      if (frame == 20) at_rest = moved;
      if (frame <= 20) continue;
      EXPECT_EQ(moved.x, at_rest->x) << turn << " in frame " << frame;
      EXPECT_EQ(moved.y, at_rest->y) << turn << " in frame " << frame;
      EXPECT_EQ(std::hypot(moved.velocity_x, moved.velocity_y), 0) << turn;
    }
  }
}

TEST_F(TopDownMoves, ArePushedBackFromAWallThatIsAsDeepOnBothSides) {
  const Shape wall = box(8, 200);
  options.max_push = 20;
  for (int turn = 0; turn < 4; ++turn) {
    world.clear();
    add(world, wall,
        {.transform = {.angle = static_cast<float>(turn) * kQuarter}, .is_static = true});
    const Vec motion = 2 * at_step(6 * turn);
    const Moved moved = move(circle(6), {}, motion);
    EXPECT_NEAR(moved.x * motion.x + moved.y * motion.y, -2 * (10 + kGap), 0.02) << turn;
    EXPECT_EQ(moved.met.front().kind, MoveHitKind::kOverlap);
  }
}

TEST_F(TopDownMoves, PassOneWayBodiesFromTheirOtherSides) {
  add_block(world, {-100, 0, 100, 8}, {.one_way = OneWay::kUp});
  const Shape hero = circle(6);
  EXPECT_NEAR(move(hero, {.y = -20}, {0, 40}).y, -6 - kGap, 0.01);
  EXPECT_EQ(move(hero, {.y = 30}, {0, -60}).y, -30);
  options.one_way = false;
  EXPECT_NEAR(move(hero, {.y = 30}, {0, -60}).y, 14 + kGap, 0.01);
  options.drops_through = true;
  EXPECT_EQ(move(hero, {.y = -20}, {0, 40}).y, 20);
}

TEST_F(TopDownMoves, AreCarriedByASupportThatIsGiven) {
  const Id raft = add_at(world, box(60, 60), 0, 0);
  options.except = {&raft, 1};
  options.support = {.body = raft, .transform = {}, .point = {.x = 20, .y = 0}};
  ASSERT_EQ(world.set_transform(raft, {.x = 5, .angle = kQuarter}), Status::kOk);
  const Moved moved = move(circle(6), {.x = 20}, {1, 0});
  EXPECT_NEAR(moved.x, 6, 1e-4);
  EXPECT_NEAR(moved.y, 20, 1e-4);
  EXPECT_NEAR(moved.carried_angle, kQuarter, 1e-6);
  EXPECT_EQ(moved.support.body, kNoId);
}

TEST_F(TopDownMoves, RefuseOptionsThatOnlyFloorsGiveAMeaning) {
  const auto status_of = [&](const MoveOptions& given) {
    return world.move_and_slide(circle(6), {{}, 1, 0}, given).status;
  };
  EXPECT_EQ(status_of({.mode = MoveMode::kTopDown}), Status::kOk);
  EXPECT_EQ(status_of({.mode = MoveMode::kTopDown, .up = {.x = 1, .y = 0}}), Status::kInvalidMove);
  EXPECT_EQ(status_of({.mode = MoveMode::kTopDown, .slope_limit = 0}), Status::kInvalidMove);
  EXPECT_EQ(status_of({.mode = MoveMode::kTopDown, .step_height = 1}), Status::kInvalidMove);
  EXPECT_EQ(status_of({.mode = MoveMode::kTopDown, .snap_distance = 1}), Status::kInvalidMove);
}

}  // namespace
}  // namespace quadrille::testing
