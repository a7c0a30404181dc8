// One-way ground of several bodies, parts or tiles that adjoin is one: the same ground as a single
// body stops the same, and lets the same pass. And the sides of its ends are no walls.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "mover_scene.hpp"
#include "quadrille/chain.hpp"
#include "quadrille/quadrille.hpp"
#include "support.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

/// How a platform from x = 0 to 80, whose top is at y = 0, is made.
enum class Pieces : std::uint8_t { kOne, kTiles, kBodies, kParts, kFewTiles };
constexpr std::array kPieces = {Pieces::kTiles, Pieces::kBodies, Pieces::kParts, Pieces::kFewTiles};
constexpr float kLength = 80;

void add_row(World& world, Pieces row, float height) {
  BodyOptions options = {.is_static = true, .one_way = OneWay::kUp};
  const float count = row == Pieces::kFewTiles ? 5 : 8;
  const float width = row == Pieces::kOne ? kLength : kLength / count;
  const Shape piece = box(width, height);
  options.transform.y = height / 2;
  switch (row) {
    case Pieces::kOne:
      options.transform.x = kLength / 2;
      add(world, piece, options);
      break;
    case Pieces::kTiles:
    case Pieces::kFewTiles: {
      const std::array<TileKind, 2> kinds = {{{}, {.one_way = OneWay::kUp}}};
      const std::vector<TileNumber> tiles(static_cast<std::size_t>(count), 1);
      const Result<Id> added = world.add_tiles({.columns = static_cast<std::uint32_t>(count),
                                                .rows = 1,
                                                .size = width,
                                                .tiles = tiles,
                                                .kinds = kinds});
      EXPECT_EQ(added.status, Status::kOk);
      break;
    }
    case Pieces::kBodies:
      for (float x = width / 2; x < kLength; x += width) {
        options.transform.x = x;
        add(world, piece, options);
      }
      break;
    case Pieces::kParts: {
      std::vector<Part> parts;
      for (float x = width / 2; x < kLength; x += width) {
        parts.push_back({.shape = piece, .offset = {.x = x}});
      }
      add(world, parts, options);
      break;
    }
  }
}

// Tiles are as high as they are wide.
float height_of(Pieces row) {
  return row == Pieces::kFewTiles ? kLength / 5 : kLength / 8;
}

Shape draw_body(Random& random) {
  switch (random.below(6)) {
    case 0:
      return circle(7);
    case 1:
      return capsule(10, 7, true);
    case 2:
      return polygon({{-7, 0}, {-4, -7}, {4, -7}, {7, 0}, {3, 7}, {-3, 7}});
    case 3:
      return polygon({{0, -8}, {6, 0}, {0, 8}, {-6, 0}});
    case 4:
      return polygon({{-6, -8}, {6, -8}, {4, 4}, {0, 9}, {-4, 4}});
    default:
      return box(8, 12);
  }
}

/// Two worlds with the same ground, as one body and as a row of pieces.
struct TwoGrounds {
  explicit TwoGrounds(Pieces kind)
      : one(make_world({.world = {-256, -256, 256, 256}})),
        row(make_world({.world = {-256, -256, 256, 256}})) {
    add_row(one, Pieces::kOne, testing::height_of(kind));
    add_row(row, kind, testing::height_of(kind));
  }

  World one;
  World row;
};

struct StepsOnRows {
  std::size_t stops = 0;
  std::size_t passes = 0;  ///< overlaps without a contact
  std::size_t differences = 0;
};

// How far the contacts of a body lead it up at most, and how many lead elsewhere.
struct Response {
  float lift = 0;
  bool has_contact = false;
};

Response response_of(World& world) {
  Response response;
  for (const Contact& contact : world.contacts()) {
    response.has_contact = true;
    response.lift = std::max(response.lift, -contact.manifold.normal_y * contact.manifold.depth);
  }
  return response;
}

// A body jumps, falls, turns back and drops through; both worlds are told the same places.
void step_over_row(Random& random, Pieces kind, StepsOnRows& found) {
  TwoGrounds grounds(kind);
  const Shape shape = draw_body(random);
  const Point start = {-20 + 120 * random.unit(), random.one_in(2) ? -40.0f : 45.0f};
  const BodyOptions options = {.transform = {.x = start.x, .y = start.y}};
  const std::array<Id, 2> ids = {add(grounds.one, shape, options),
                                 add(grounds.row, shape, options)};
  Point at = start;
  Point speed = {2 * random.unit() - 1, start.y > 0 ? -7.0f : 0.0f};
  std::uint32_t drops = 0;
  for (int i = 0; i < 120; ++i) {
    if (random.one_in(20)) speed = {10 * random.unit() - 5, -7 * random.unit()};
    if (random.one_in(12) && at.y < 0) drops = 1 + random.below(2);
    if (at.y > 60) speed.y = -10 + 3 * random.unit();
    if (at.x < -20 || at.x > 100) speed.x = at.x < 0 ? 2.0f : -2.0f;
    speed.y = std::min(speed.y + 0.5f, 6.0f);
    at = {at.x + speed.x, at.y + speed.y};
    const auto step = [&](World& world, Id id) {
      EXPECT_EQ(world.set_drops_through(id, drops > 0), Status::kOk);
      world.transforms()[row_of(id)] = {.x = at.x, .y = at.y};
      EXPECT_EQ(world.step(), Status::kOk);
      return response_of(world);
    };
    const Response of_one = step(grounds.one, ids[0]);
    const Response of_row = step(grounds.row, ids[1]);
    found.stops += of_one.has_contact ? 1 : 0;
    found.passes += !of_one.has_contact && !grounds.one.pairs().empty() ? 1 : 0;
    if (of_one.has_contact != of_row.has_contact || std::abs(of_one.lift - of_row.lift) > 0.02f) {
      ++found.differences;
    }
    if (drops > 0) --drops;
    if (of_one.has_contact) {
      at.y -= of_one.lift * 0.9f;
      speed.y = std::min(speed.y, 0.0f);
      if (random.one_in(4)) speed.y = -6;
    }
  }
}

TEST(OneWayRows, HaveTheContactsOfOneBody) {
  for (const Pieces kind : kPieces) {
    StepsOnRows found;
    for (std::uint32_t seed = 0; seed < drawn(300u); ++seed) {
      Random random(seed);
      step_over_row(random, kind, found);
    }
    EXPECT_EQ(found.differences, 0u) << static_cast<int>(kind);
    EXPECT_GT(found.stops, 500u);
    EXPECT_GT(found.passes, 2'000u);
  }
}

struct CastsOnRows {
  std::size_t hits = 0;
  std::size_t passes = 0;
  std::size_t differences = 0;
};

void cast_at_row(Random& random, TwoGrounds& grounds, CastsOnRows& found) {
  const Shape shape = draw_body(random);
  const Transform from = {.x = -20 + 120 * random.unit(), .y = -20 + 40 * random.unit()};
  const float way = random.one_in(2) ? 100.0f : 15.0f;
  const float dx = way * (2 * random.unit() - 1);
  const float dy = way * (2 * random.unit() - 1);
  const auto one = grounds.one.cast(shape, {from, dx, dy}).value;
  const auto row = grounds.row.cast(shape, {from, dx, dy}).value;
  ++(one ? found.hits : found.passes);
  const bool are_equal =
      one.has_value() == row.has_value() &&
      (!one || (std::abs(one->x - row->x) < 1e-3f && std::abs(one->y - row->y) < 1e-3f &&
                std::abs(one->normal_x - row->normal_x) < 1e-3f));
  if (!are_equal) ++found.differences;
}

TEST(OneWayRows, AreMetByCastsAsOneBody) {
  for (const Pieces kind : kPieces) {
    TwoGrounds grounds(kind);
    CastsOnRows found;
    Random random(7);
    for (int i = 0; i < drawn(20'000); ++i) cast_at_row(random, grounds, found);
    EXPECT_EQ(found.differences, 0u) << static_cast<int>(kind);
    EXPECT_GT(found.hits, 1'000u);
    EXPECT_GT(found.passes, 1'000u);
  }
}

// It falls by a motion that grows, and drops through for a frame or two.
TEST(OneWayRows, LetDropThroughByMovesAsOneBody) {
  for (const Pieces kind : kPieces) {
    TwoGrounds grounds(kind);
    std::size_t held = 0;
    for (std::uint32_t seed = 0; seed < drawn(400u); ++seed) {
      Random random(seed);
      const Shape shape = draw_body(random);
      const float x = 15 + 50 * random.unit();
      const int frames = 1 + static_cast<int>(random.below(2));
      const float speed = random.one_in(2) ? 0.0f : 2 * random.unit() - 1;
      const auto fall = [&](World& world) {
        MoveOptions options;
        Transform at = {.x = x, .y = -30};
        float vy = 0;
        for (int i = 0; i < 120; ++i) {
          options.drops_through = i >= 40 && i < 40 + frames;
          const Moved moved =
              kept(world.move_and_slide(shape, {at, i < 40 ? 0 : speed, vy += 0.5f}, options));
          at.x = moved.x;
          at.y = moved.y;
          vy = std::min(moved.velocity_y, 6.0f);
        }
        return at.y;
      };
      if (std::abs(fall(grounds.one) - fall(grounds.row)) > 1) ++held;
    }
    EXPECT_EQ(held, 0u) << static_cast<int>(kind);
  }
}

// It jumps from below, straight or diagonally, and turns back in the row, or lands on it.
TEST(OneWayRows, LetJumpThroughByMovesAsOneBody) {
  for (const Pieces kind : kPieces) {
    TwoGrounds grounds(kind);
    std::size_t differences = 0;
    std::size_t landings = 0;
    for (std::uint32_t seed = 0; seed < drawn(400u); ++seed) {
      Random random(seed);
      const Shape shape = draw_body(random);
      const float x = 80 * random.unit();
      const float start_speed = -4 - 5 * random.unit();
      const float speed = random.one_in(3) ? 0.0f : 8 * random.unit() - 4;
      const auto jump = [&](World& world) {
        Transform at = {.x = x, .y = 40};
        float vy = start_speed;
        float highest = at.y;
        for (int i = 0; i < 60; ++i) {
          const Moved moved =
              kept(world.move_and_slide(shape, {at, i < 30 ? speed : 0, vy += 0.3f}, {}));
          at.x = moved.x;
          at.y = moved.y;
          vy = moved.velocity_y;
          highest = std::min(highest, at.y);
          landings += moved.is_on_floor ? 1 : 0;
        }
        return std::array{at.x, at.y, highest};
      };
      const auto of_one = jump(grounds.one);
      const auto of_row = jump(grounds.row);
      for (std::size_t i = 0; i < of_one.size(); ++i) {
        if (!(std::abs(of_one[i] - of_row[i]) < 1e-2f)) ++differences;
      }
    }
    EXPECT_EQ(differences, 0u) << static_cast<int>(kind);
    EXPECT_GT(landings, 1'000u);
  }
}

// It comes from above, and its top is then below that of the row, which is thinner than it.
TEST(OneWayRows, StopWhatEndsWhollyPastTheTop) {
  for (const Pieces kind : {Pieces::kOne, Pieces::kBodies, Pieces::kParts, Pieces::kTiles}) {
    const bool are_tiles = kind == Pieces::kTiles;
    for (const Shape& shape : {box(16, 16), circle(8), capsule(4, 6, true)}) {
      World world = make_world({.world = {-256, -256, 256, 256}});
      add_row(world, kind, are_tiles ? testing::height_of(kind) : 8);
      const float half = box_around(shape, {}).max_y;
      const Id id = add(world, shape, {.transform = {.x = 33, .y = -half}});
      ASSERT_EQ(world.step(), Status::kOk);
      world.transforms()[row_of(id)] = {.x = 33, .y = half + 1};
      ASSERT_EQ(world.step(), Status::kOk);
      const Response response = response_of(world);
      EXPECT_NEAR(response.lift, 2 * half + 1, 0.01f) << static_cast<int>(kind);
    }
  }
}

/// Platforms from x = 200 to 300, whose tops are at y = 295.
enum class End : std::uint8_t { kBody, kTiles, kParts, kTurned, kChain };
constexpr std::array kEnds = {End::kBody, End::kTiles, End::kParts, End::kTurned, End::kChain};

void add_platform_with_ends(World& world, End end) {
  BodyOptions options = {
      .transform = {.x = 250, .y = 299}, .is_static = true, .one_way = OneWay::kUp};
  switch (end) {
    case End::kBody:
      add(world, box(100, 8), options);
      break;
    case End::kTurned:
      options.transform.angle = 0.3f;
      add(world, box(100, 8), options);
      break;
    case End::kTiles: {
      const std::vector<TileNumber> tiles(10, kOneWayTile);
      EXPECT_EQ(world
                    .add_tiles({.columns = 10,
                                .rows = 1,
                                .size = 10,
                                .tiles = tiles,
                                .options = {.transform = {.x = 200, .y = 295}}})
                    .status,
                Status::kOk);
      break;
    }
    case End::kParts: {
      const std::array<Part, 2> parts = {{{.shape = box(50, 8), .offset = {.x = -25}},
                                          {.shape = box(50, 8), .offset = {.x = 25}}}};
      add(world, parts, options);
      break;
    }
    case End::kChain: {
      const std::array<Part, 2> parts = {
          {{.shape = segment(200, 295, 250, 295), .one_way = OneWay::kFront},
           {.shape = segment(250, 295, 300, 295), .one_way = OneWay::kFront}}};
      add(world, parts, {.is_static = true});
      break;
    }
  }
}

// A circle walks on the floor against the end of a platform above it, with its lower half below
// the platform's top.
TEST(OneWayEnds, AreNoWallsForCircles) {
  for (const End end : kEnds) {
    World world = open_world();
    add_platform_with_ends(world, end);
    if (end == End::kTurned) continue;
    const Moved moved =
        kept(world.move_and_slide(circle(12), {{.x = 180, .y = 287.9f}, 20, 0.3f}, {}));
    EXPECT_FALSE(moved.is_on_wall) << static_cast<int>(end);
    EXPECT_EQ(moved.x, 200) << static_cast<int>(end);
  }
}

// Bodies of all shapes move and fall around a platform: they stand on it, or pass.
TEST(OneWayEnds, AreNeverWalls) {
  for (const End end : kEnds) {
    World world = open_world();
    add_platform_with_ends(world, end);
    std::size_t walls = 0;
    std::size_t floors = 0;
    for (std::uint32_t seed = 0; seed < drawn(600u); ++seed) {
      Random random(seed);
      const Shape shape = draw_body(random);
      MoveOptions options;
      if (random.one_in(3)) options.slope_limit = 0.35f + random.unit();
      if (random.one_in(3)) options.step_height = 6;
      if (random.one_in(3)) options.snap_distance = 4;
      Transform at = {.x = 170 + 160 * random.unit(), .y = 250 + 60 * random.unit()};
      if (random.one_in(2)) at.angle = 3 * random.unit();
      float vy = 0;
      const float speed = 12 * random.unit() - 6;
      for (int i = 0; i < 30; ++i) {
        const Moved moved = kept(world.move_and_slide(shape, {at, speed, vy += 0.5f}, options));
        walls += moved.is_on_wall ? 1 : 0;
        floors += moved.is_on_floor ? 1 : 0;
        at.x = moved.x;
        at.y = moved.y;
        vy = moved.velocity_y;
      }
    }
    EXPECT_EQ(walls, 0u) << static_cast<int>(end);
    EXPECT_GT(floors, 1'000u) << static_cast<int>(end);
  }
}

// The same with the contacts of steps, which lead up or nearly so.
TEST(OneWayEnds, GiveNoContactsThatLeadAside) {
  constexpr float kHalf = 0.70710678f;
  for (const End end : kEnds) {
    if (end == End::kTurned) continue;
    World world = open_world();
    add_platform_with_ends(world, end);
    std::size_t contacts = 0;
    std::size_t aside = 0;
    for (std::uint32_t seed = 0; seed < drawn(300u); ++seed) {
      Random random(seed);
      Transform at = {.x = 170 + 160 * random.unit(), .y = 250 + 60 * random.unit()};
      const Id id = add(world, draw_body(random), {.transform = at});
      ASSERT_EQ(world.step(), Status::kOk);
      const float speed = 8 * random.unit() - 4;
      const float fall = 5 * random.unit();
      for (int i = 0; i < 20; ++i) {
        at.x += speed;
        at.y += fall;
        world.transforms()[row_of(id)] = at;
        ASSERT_EQ(world.step(), Status::kOk);
        for (const Contact& contact : world.contacts()) {
          ++contacts;
          const float up = contact.b == id ? -contact.manifold.normal_y : contact.manifold.normal_y;
          aside += std::abs(up) < kHalf - 1e-4f ? 1 : 0;
          at.y -= std::abs(up) * contact.manifold.depth;
        }
      }
      ASSERT_EQ(world.remove(id), Status::kOk);
    }
    EXPECT_EQ(aside, 0u) << static_cast<int>(end);
    EXPECT_GT(contacts, 300u) << static_cast<int>(end);
  }
}

/// Ground of columns below a line of slopes, no steeper than 40 degrees.
struct Slopes {
  std::vector<Point> line;

  float height_at(float x) const {
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
      if (x > line[i + 1].x) continue;
      const float part = (x - line[i].x) / (line[i + 1].x - line[i].x);
      return line[i].y + part * (line[i + 1].y - line[i].y);
    }
    return line.back().y;
  }
};

Slopes draw_slopes(Random& random) {
  Slopes slopes;
  float y = 0;
  for (int i = 0; i <= 24; ++i) {
    slopes.line.push_back({static_cast<float>(16 * i), y});
    constexpr std::array<float, 7> kRises = {0, 0, 8, -8, 12, -12, 13};
    y += kRises[random.below(7)];
  }
  return slopes;
}

void add_slopes(World& world, const Slopes& slopes, OneWay side, bool as_parts, float thickness) {
  std::vector<Part> parts;
  for (std::size_t i = 0; i + 1 < slopes.line.size(); ++i) {
    const Point& a = slopes.line[i];
    const Point& b = slopes.line[i + 1];
    const Shape column = polygon({a, b, {b.x, b.y + thickness}, {a.x, a.y + thickness}});
    if (as_parts) {
      parts.push_back({.shape = column});
    } else {
      add(world, column, {.is_static = true, .one_way = side});
    }
  }
  if (as_parts) add(world, parts, {.is_static = true, .one_way = side});
}

// What walks on one-way slopes ends where it does on solid ones.
TEST(OneWaySlopes, CarryWhatWalksAsSolidOnes) {
  std::size_t differences = 0;
  std::size_t floors = 0;
  for (std::uint32_t seed = 0; seed < drawn(200u); ++seed) {
    Random random(seed);
    const Slopes slopes = draw_slopes(random);
    World solid = make_world({.world = {-2000, -2000, 2000, 2000}});
    World one_way = make_world({.world = {-2000, -2000, 2000, 2000}});
    const bool as_parts = random.one_in(2);
    add_slopes(solid, slopes, OneWay::kNo, as_parts, 24);
    add_slopes(one_way, slopes, OneWay::kUp, as_parts, 24);
    const Shape shape = draw_body(random);
    MoveOptions options;
    if (random.one_in(2)) options.snap_distance = 4;
    if (random.one_in(3)) options.step_height = 3;
    Transform at = {.x = 100, .y = slopes.height_at(100) - 30};
    float vy = 0;
    const float speed = 1 + 6 * random.unit();
    float direction = 1;
    for (int i = 0; i < 200; ++i) {
      if (at.x > 340) direction = -1;
      if (at.x < 40) direction = 1;
      const CastPath path = {at, direction * speed, vy += 0.5f};
      const Moved of_solid = kept(solid.move_and_slide(shape, path, options));
      const Moved of_one_way = kept(one_way.move_and_slide(shape, path, options));
      floors += of_solid.is_on_floor ? 1 : 0;
      const bool are_equal = std::abs(of_solid.x - of_one_way.x) < 1e-2f &&
                             std::abs(of_solid.y - of_one_way.y) < 1e-2f;
      differences += are_equal ? 0 : 1;
      at.x = of_solid.x;
      at.y = of_solid.y;
      vy = of_solid.velocity_y;
      if (of_solid.is_on_floor && random.one_in(30)) vy = -6;
    }
  }
  EXPECT_EQ(differences, 0u);
  EXPECT_GT(floors, 10'000u);
}

// A body with a sharp corner below, whose corner comes down on a joint of two parts exactly.
TEST(OneWaySlopes, StopCornersOnTheirJointsAsSolidOnes) {
  std::size_t differences = 0;
  std::size_t hits = 0;
  for (std::uint32_t seed = 0; seed < drawn(1'000u); ++seed) {
    Random random(seed);
    const Slopes slopes = draw_slopes(random);
    World solid = make_world({.world = {-2000, -2000, 2000, 2000}});
    World one_way = make_world({.world = {-2000, -2000, 2000, 2000}});
    const bool as_parts = random.one_in(2);
    add_slopes(solid, slopes, OneWay::kNo, as_parts, 24);
    add_slopes(one_way, slopes, OneWay::kUp, as_parts, 24);
    for (int i = 0; i < 20; ++i) {
      const auto width = static_cast<float>(1 + random.below(12));
      const Shape shape = polygon({{0, -8}, {width, 0}, {0, 8}, {-width, 0}});
      const Point joint =
          slopes.line[1 + random.below(static_cast<std::uint32_t>(slopes.line.size()) - 2)];
      // Whole numbers, and a part of the way that is a power of two: nothing is rounded.
      const auto dx = static_cast<float>(random.below(17)) - 8;
      const auto dy = static_cast<float>(1 + random.below(16));
      const float part = random.one_in(2) ? 0.5f : 0.25f;
      const Transform at = {.x = joint.x - part * dx, .y = joint.y - 8 - part * dy};
      const auto of_solid = solid.cast(shape, {at, dx, dy}).value;
      const auto of_one_way = one_way.cast(shape, {at, dx, dy}).value;
      // What begins in the ground, beside a steeper slope, is in what is solid from one side.
      if (of_solid && of_solid->depth > 0) continue;
      hits += of_solid ? 1 : 0;
      const bool are_equal =
          of_solid.has_value() == of_one_way.has_value() &&
          (!of_solid || std::abs(of_solid->fraction - of_one_way->fraction) < 1e-4f);
      differences += are_equal ? 0 : 1;
    }
  }
  EXPECT_EQ(differences, 0u);
  EXPECT_GT(hits, 5'000u);
}

// A thin shape in the joint of two parts that touch in one corner: it is behind the open side of
// the one-way part, which it passes.
TEST(OneWaySlopes, LetPassWhatIsThroughTheirJoints) {
  const Shape one_way = polygon({{-16, -16}, {0, 0}, {-16, 0}});
  const Shape solid = polygon({{0, 0}, {16, -16}, {16, 0}});
  std::size_t differences = 0;
  for (std::uint32_t seed = 0; seed < drawn(1'000u); ++seed) {
    Random random(seed);
    World both = make_world({.world = {-100, -100, 100, 100}});
    World alone = make_world({.world = {-100, -100, 100, 100}});
    add(alone, solid, {.is_static = true});
    add(both, solid, {.is_static = true});
    add(both, one_way, {.is_static = true, .one_way = OneWay::kDown});
    // Between the slopes above the joint, and on below it, a little over the joint.
    const Point up = {static_cast<float>(random.below(7)) - 3, -8};
    const float above = 1 + random.unit();
    const float below = 0.125f + random.unit();
    const Shape thin = segment(up.x * above, up.y * above, -up.x * below, -up.y * below);
    const Transform at = {.y = -0.01f * random.unit()};
    const float dx = 8 * random.unit() - 4;
    const float dy = 8 * random.unit() - 8;
    const auto of_both = both.cast(thin, {at, dx, dy}).value;
    const auto of_alone = alone.cast(thin, {at, dx, dy}).value;
    differences += of_both.has_value() != of_alone.has_value() ||
                   (of_both && of_both->fraction != of_alone->fraction);
  }
  EXPECT_EQ(differences, 0u);
}

// The same with the contacts of steps: what is put out of them along their normals, and walks,
// stays above the ground.
TEST(OneWaySlopes, StopWhatWalksByContacts) {
  std::size_t fallen = 0;
  std::size_t contacts = 0;
  for (std::uint32_t seed = 0; seed < drawn(200u); ++seed) {
    Random random(seed);
    const Slopes slopes = draw_slopes(random);
    World world = make_world({.world = {-2000, -2000, 2000, 2000}});
    add_slopes(world, slopes, OneWay::kUp, random.one_in(2), 24);
    const Shape shape = draw_body(random);
    const float bottom = box_around(shape, {}).max_y;
    Transform at = {.x = 100, .y = slopes.height_at(100) - bottom - 20};
    const Id id = add(world, shape, {.transform = at});
    ASSERT_EQ(world.step(), Status::kOk);
    float vy = 0;
    const float speed = 1 + 7 * random.unit();
    float direction = 1;
    for (int i = 0; i < 200; ++i) {
      if (at.x > 340) direction = -1;
      if (at.x < 40) direction = 1;
      vy = std::min(vy + 0.5f, 5.0f);
      at.x += direction * speed;
      at.y += vy;
      world.transforms()[row_of(id)] = at;
      ASSERT_EQ(world.step(), Status::kOk);
      float lift = 0;
      for (const Contact& contact : world.contacts()) {
        ++contacts;
        // Straight up, to where the contact ends.
        lift = std::max(lift, contact.manifold.depth / std::abs(contact.manifold.normal_y));
        vy = 0;
      }
      at.y -= lift;
      if (at.y > slopes.height_at(at.x) + 4) {
        ++fallen;
        break;
      }
    }
  }
  EXPECT_EQ(fallen, 0u);
  EXPECT_GT(contacts, 10'000u);
}

}  // namespace
}  // namespace quadrille::testing
