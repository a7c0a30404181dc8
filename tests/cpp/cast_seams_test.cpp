// Casts and rays that meet static bodies that adjoin: they meet the outline of all of them.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "findings.hpp"
#include "ground.hpp"
#include "made_shapes.hpp"
#include "moved.hpp"
#include "quadrille/quadrille.hpp"
#include "shape_code.hpp"
#include "support.hpp"
#include "tie_scene.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

constexpr std::array<const char*, 6> kBuildNames = {"tile map", "single tiles", "columns",
                                                    "parts",    "chain",        "one-sided chain"};

struct CastsOnGround {
  std::size_t casts = 0;
  std::size_t hits = 0;
  std::size_t wrong_normals = 0;
  double deepest = 0;
};

// Casts a shape from place to place over the ground, each time as far as it can go.
void cast_over_ground(Random& random, Form form, Build build, float seam_tolerance,
                      CastsOnGround& found) {
  const Ground ground = draw_ground(random, form);
  const Outline outline = outline_of(ground);
  constexpr std::array<Point, 4> kOffsets = {
      {{0, 0}, {1024, -512}, {-8000, 4096}, {100.5f, 7.25f}}};
  const Point offset = kOffsets[random.below(4)];
  Settings settings = {.world = {-10000, -10000, 10000, 10000}};
  settings.seam_tolerance = seam_tolerance;
  World world = make_world(settings);
  add_ground(world, ground, outline, build, offset);
  settings.seam_tolerance = kNoSeamRule;
  World without_rule = make_world(settings);
  add_ground(without_rule, ground, outline, build, offset);
  const std::vector<Shape> shapes = movers();
  const Shape& shape =
      shapes[random.below(static_cast<std::uint32_t>(shapes.size() - kThinMovers))];
  constexpr std::array<float, 5> kAngles = {0, kQuarter, 0.3f, 0.001f, -1.1f};
  const float angle = kAngles[random.below(5)];
  const Box around = box_around(shape, {.angle = angle});
  const float low = static_cast<float>(outline.left()) - around.min_x + 4;
  const float high = static_cast<float>(outline.right()) - around.max_x - 4;
  Transform at = {
      .x = offset.x + low + (high - low) * random.unit(), .y = offset.y - 200, .angle = angle};
  Point normal = {0, -1};
  for (int i = 0; i < 24; ++i) {
    constexpr std::array<float, 6> kWays = {1, 4, 16, 64, 0.37f, 23.7f};
    const float way = kWays[random.below(6)] * (random.one_in(2) ? 1.0f : -1.0f);
    // Along the surface that was met last, to a side, or down.
    Point step = {way, 0};
    if (i == 0 || random.one_in(4)) step = {0, 400};
    if (random.one_in(2) && i > 0) step = {-way * normal.y, way * normal.x};
    const float room_left = offset.x + low - at.x;
    const float room_right = offset.x + high - at.x;
    if (step.x < room_left || step.x > room_right) continue;
    const auto hit = world.cast(shape, {at, step.x, step.y}).value;
    ++found.casts;
    if (hit) {
      ++found.hits;
      normal = {hit->normal_x, hit->normal_y};
      const Place place = {double{hit->point_x} - offset.x, double{hit->point_y} - offset.y};
      const bool is_two_sided = build == Build::kChain;
      if (outline.angle_to_normals(place, {normal.x, normal.y}, is_two_sided) > 1e-4) {
        ++found.wrong_normals;
      }
    }
    at.x = hit ? hit->x : at.x + step.x;
    at.y = hit ? hit->y : at.y + step.y;
    for (const CastHit& overlap : without_rule.cast_all(shape, {at, 0, 0}).value) {
      found.deepest = std::max(found.deepest, double{overlap.depth});
    }
  }
}

CastsOnGround cast_over_grounds(Form form, Build build, float seam_tolerance, std::uint32_t count) {
  CastsOnGround found;
  for (std::uint32_t seed = 0; seed < drawn(count); ++seed) {
    Random random(seed);
    cast_over_ground(random, form, build, seam_tolerance, found);
  }
  return found;
}

TEST(CastSeams, HitsOfShapesOnGroundHaveNormalsOfItsOutline) {
  for (const Form form : {Form::kFlat, Form::kSteps}) {
    for (const Build build : kBuilds) {
      const CastsOnGround found = cast_over_grounds(form, build, 0.01f, 600);
      const char* const name = kBuildNames[static_cast<std::size_t>(build)];
      EXPECT_EQ(found.wrong_normals, 0u) << name;
      EXPECT_LE(found.deepest, 0.011) << name;
      EXPECT_GT(found.hits, 2'000u) << name;
    }
  }
}

// The path ends less than a float step before a slope that the shape would touch with a corner in
// the edge between slope and floor: only the place that is rounded to floats is in the slope.
TEST(CastSeams, HitsByRoundingHaveNormalsOfTheOutline) {
  World world = make_world({.world = {-10000, -10000, 10000, 10000}});
  add(world, box(16, 16), {.transform = {.x = -7928, .y = 4056}, .is_static = true});
  add(world, box(16, 16), {.transform = {.x = -7912, .y = 4056}, .is_static = true});
  const Shape slope = polygon({{-8, 8}, {8, -8}, {8, 8}});
  add(world, slope, {.transform = {.x = -7912, .y = 4040}, .is_static = true});
  const Shape triangle = polygon({{-6, -6}, {6, -6}, {0, 8}});
  const Transform from = {.x = -7950.82959f, .y = 4044.37109f, .angle = -1.1f};
  const auto all = world.cast_all(triangle, {from, 23.7000008f, 0}).value;
  ASSERT_EQ(all.size(), 1u);
  const CastHit of_all = all[0];
  const auto first = world.cast(triangle, {from, 23.7000008f, 0}).value;
  ASSERT_TRUE(first.has_value());
  for (const CastHit& hit : {*first, of_all}) {
    EXPECT_LT(hit.fraction, 1);
    EXPECT_NEAR(hit.normal_x, -std::sqrt(0.5f), 1e-6f);
    EXPECT_NEAR(hit.normal_y, -std::sqrt(0.5f), 1e-6f);
  }
}

TEST(CastSeams, WithoutTheRuleHitsHaveNormalsOfSeams) {
  for (const Build build : kBuilds) {
    const CastsOnGround found = cast_over_grounds(Form::kSteps, build, kNoSeamRule, 600);
    EXPECT_GT(found.wrong_normals, 20u) << kBuildNames[static_cast<std::size_t>(build)];
  }
}

// 4 steps of a float of the larger coordinate.
double rounding_at(const Transform& at) {
  const float magnitude = std::max(std::abs(at.x), std::abs(at.y));
  return 4 * (double{std::nextafter(magnitude, 2 * magnitude + 1)} - magnitude);
}

// A cast meets what it would meet without the rule, or what is behind that. It gets into nothing
// that it did not begin in, but for the tolerance and for what rounding may put in the way: solids
// that are so near to each other are one, far from the origin even where the tolerance is less than
// a step of a float.
TEST(CastSeams, ShapesGetIntoNothingThatTheyPass) {
  constexpr float kTolerance = 1.0f / 128;
  std::size_t changed = 0;
  Findings findings;
  for (std::uint32_t seed = 0; seed < drawn(3'000u); ++seed) {
    Random random(seed);
    const TieScene scene = draw_tie_scene(random, 2 + random.below(24));
    Settings settings = draw_world_settings(random, scene.scale);
    settings.seam_tolerance = kTolerance * scene.scale.unit;
    World world = make_world(settings);
    settings.seam_tolerance = kNoSeamRule;
    World without_rule = make_world(settings);
    for (const TieBody& body : scene.bodies) {
      const BodyOptions options = {.transform = body.transform, .is_static = !random.one_in(4)};
      add(world, body.shape, options);
      add(without_rule, body.shape, options);
    }
    for (int i = 0; i < 12; ++i) {
      const auto [shape, path] = draw_tie_cast(random, scene);
      const Transform& from = path.from;
      const CastHit hit = world.cast(shape, path).value.value_or(kNoCastHit);
      const CastHit alone = without_rule.cast(shape, path).value.value_or(kNoCastHit);
      const auto code = [&] {
        return std::to_string(seed) + ": " + code_of(shape) + ", " + code_of(from) + ", " +
               code_of(path.dx) + ", " + code_of(path.dy);
      };
      findings.expect(hit.fraction >= alone.fraction, "a hit is not before that without the rule",
                      code);
      const bool is_same = hit.row == alone.row && hit.fraction == alone.fraction &&
                           hit.normal_x == alone.normal_x && hit.normal_y == alone.normal_y;
      changed += is_same ? 0u : 1u;
      if (alone.row != kNoRow && alone.fraction == 0) continue;
      Transform there = from;
      there.x = hit.row == kNoRow ? static_cast<float>(double{from.x} + path.dx) : hit.x;
      there.y = hit.row == kNoRow ? static_cast<float>(double{from.y} + path.dy) : hit.y;
      const auto overlaps = without_rule.cast_all(shape, {there, 0, 0});
      for (const CastHit& overlap : overlaps.value) {
        const double most = 1.1 * kTolerance * scene.scale.unit + rounding_at(there);
        findings.expect(overlap.depth <= most,
                        "a shape is no deeper than the tolerance where it has passed", code);
      }
    }
  }
  EXPECT_GT(changed, 100u);
}

// Of a ray that leads down between two columns of a map, by what is in these: the first row that
// has tiles on both sides, or on one side beside the corner of one on the other side.
std::optional<std::uint32_t> first_row_with_seam(std::span<const TileNumber> tiles,
                                                 std::uint32_t columns, std::uint32_t column) {
  const auto has = [&](std::uint32_t at, std::uint32_t row) {
    return tiles[row * columns + at] == 1;
  };
  const auto rows = static_cast<std::uint32_t>(tiles.size()) / columns;
  for (std::uint32_t row = 0; row < rows; ++row) {
    const bool left = has(column - 1, row);
    const bool right = has(column, row);
    if (left && right) return row;
    if (row > 0 && ((left && has(column, row - 1)) || (right && has(column - 1, row - 1))))
      return row;
  }
  return std::nullopt;
}

TEST(RaySeams, RaysBetweenColumnsOfTilesMeetThem) {
  constexpr std::uint32_t kColumns = 8;
  constexpr std::uint32_t kRows = 8;
  std::size_t hits = 0;
  for (std::uint32_t seed = 0; seed < drawn(400u); ++seed) {
    Random random(seed);
    const bool is_map = random.one_in(2);
    std::vector<TileNumber> tiles(kColumns * kRows);
    for (TileNumber& tile : tiles) tile = random.one_in(3) ? 1 : 0;
    constexpr std::array<float, 3> kSizes = {16, 1, 0.25f};
    const float size = kSizes[random.below(3)];
    const Point corner = {random.one_in(2) ? 0.0f : 1024.0f, random.one_in(2) ? 0.0f : -96.0f};
    World world = make_world({.world = {-2000, -2000, 2000, 2000}});
    if (is_map) {
      const NewTiles given = {.columns = kColumns,
                              .rows = kRows,
                              .size = size,
                              .tiles = tiles,
                              .options = {.transform = {.x = corner.x, .y = corner.y}}};
      ASSERT_EQ(world.add_tiles(given).status, Status::kOk);
    }
    for (std::uint32_t i = 0; i < kColumns * kRows && !is_map; ++i) {
      if (tiles[i] == 0) continue;
      const float x = corner.x + size * (static_cast<float>(i % kColumns) + 0.5f);
      const float y = corner.y + size * (static_cast<float>(i / kColumns) + 0.5f);
      add_at(world, box(size, size), x, y, {.is_static = true});
    }
    for (std::uint32_t column = 1; column < kColumns; ++column) {
      const float x = corner.x + size * static_cast<float>(column);
      const Ray down = {x, corner.y - 2 * size, 0, size * (kRows + 4)};
      const std::optional<std::uint32_t> row = first_row_with_seam(tiles, kColumns, column);
      const std::optional<Hit> hit = world.raycast(down).value;
      ASSERT_EQ(hit.has_value(), row.has_value()) << seed << ", column " << column;
      if (!hit) continue;
      ++hits;
      EXPECT_NEAR(hit->fraction, (2.0 + *row) / (kRows + 4), 1e-5) << seed;
      EXPECT_EQ(hit->normal_x, 0) << seed;
      EXPECT_EQ(hit->normal_y, -1) << seed;
      EXPECT_EQ(hit->x, x);
      const auto all = world.raycast_all(down).value;
      ASSERT_FALSE(all.empty());
      EXPECT_EQ(all[0].row, hit->row);
      EXPECT_EQ(all[0].part, hit->part);
    }
    ASSERT_EQ(
        world.set_settings({.world = {-2000, -2000, 2000, 2000}, .seam_tolerance = kNoSeamRule}),
        Status::kOk);
    const Ray between = {corner.x + size, corner.y - size, 0, size * (kRows + 2)};
    EXPECT_FALSE(world.raycast(between).value.has_value());
  }
  EXPECT_GT(hits, 500u);
}

TEST(RaySeams, RaysThroughJointsOfAChainMeetIt) {
  // A ray may meet a segment beside the joint by eight float steps of x, where it is up to 40
  // steep.
  constexpr double kBeside = 8 * 0x1p-16 * 40;
  for (std::uint32_t seed = 0; seed < drawn(300u); ++seed) {
    Random random(seed);
    std::vector<Point> points = {{0, 0}};
    while (points.size() < 12) {
      points.push_back({points.back().x + static_cast<float>(1 + random.below(20)),
                        static_cast<float>(random.below(41)) - 20});
    }
    World world = make_world({.world = {-100, -100, 400, 100}});
    const bool is_one_sided = random.one_in(2);
    ASSERT_EQ(
        world
            .add_chain(
                {.points = points, .is_one_sided = is_one_sided, .options = {.is_static = true}})
            .status,
        Status::kOk);
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
      const auto [x, y] = points[i];
      const std::optional<Hit> down = world.raycast({x, -64, 0, 128}).value;
      ASSERT_TRUE(down.has_value()) << seed << ", joint " << i;
      EXPECT_NEAR(down->y, y, kBeside);
      EXPECT_LT(down->normal_y, 0);
      EXPECT_EQ(world.raycast({x, 64, 0, -128}).value.has_value(), !is_one_sided);
    }
  }
}

TEST(RaySeams, RaysPassThroughGapsThatAreWiderThanTheTolerance) {
  for (const float gap : {0.0f, 0.004f, 0.009f, 0.02f, 1.0f}) {
    World world = empty_world();
    add_at(world, box(10, 10), 5, 20, {.is_static = true});
    add_at(world, box(10, 10), 15 + gap, 20, {.is_static = true});
    const std::optional<Hit> hit = world.raycast({10 + gap / 2, 0, 0, 40}).value;
    ASSERT_EQ(hit.has_value(), gap < 0.01f) << gap;
    if (!hit) continue;
    EXPECT_EQ(hit->y, 15);
    EXPECT_EQ(hit->normal_y, -1);
    EXPECT_EQ(world.raycast_all({10 + gap / 2, 0, 0, 40}).value.size(), 1u);
    // Slanted ones, too.
    EXPECT_TRUE(world.raycast({10 + gap / 2 - 0.001f, 0, 0.002f, 40}).value.has_value());
  }
}

// A ray that leads into a gap meets a side of it after a while.
TEST(RaySeams, RaysMeetNoSideOfAGap) {
  World world = empty_world();
  add_at(world, box(10, 8), 5, 4, {.is_static = true});
  add_at(world, box(10, 8), 15.005f, 4, {.is_static = true});
  for (const auto& [x, dx] : std::array<Point, 4>{
           {{10.0025f, 0}, {10.001f, 0.006f}, {10.004f, -0.006f}, {10.002f, 0.0045f}}}) {
    const std::optional<Hit> hit = world.raycast({x, -10, dx, 20}).value;
    ASSERT_TRUE(hit.has_value());
    EXPECT_EQ(hit->normal_y, -1) << x;
    EXPECT_NEAR(hit->y, 0, 1e-5) << x;
  }
}

TEST(RaySeams, RaysThroughJointsOfTurnedBoxesMeetTheirFloor) {
  for (std::uint32_t seed = 0; seed < drawn(2'000u); ++seed) {
    Random random(seed);
    World world = make_world({.world = {-100, -100, 100, 100}});
    const float angle = 6.28f * random.unit();
    const float x = 40 * random.unit() - 20;
    const float y = 40 * random.unit() - 20;
    const float cos = std::cos(angle);
    const float sin = std::sin(angle);
    for (const float side : {-6.0f, 6.0f}) {
      BodyOptions options = {.is_static = true};
      options.transform.angle = angle;
      add_at(world, box(12, 8), x + side * cos, y + side * sin, options);
    }
    const auto hit = world.raycast({x + 30 * sin, y - 30 * cos, -60 * sin, 60 * cos}).value;
    ASSERT_TRUE(hit.has_value()) << seed;
    EXPECT_NEAR(hit->normal_x, sin, 1e-3) << seed;
    EXPECT_NEAR(hit->normal_y, -cos, 1e-3) << seed;
    EXPECT_NEAR(hit->fraction, 26 / 60.0, 1e-4) << seed;
  }
}

// The seam with the next body is a hit of the first one, too, by a part that comes before the one
// in which the ray begins.
TEST(RaySeams, OfHitsAtOnceTheLowestPartIsTheFirst) {
  World world = empty_world();
  const std::array<Part, 2> parts = {Part{.shape = box(10, 10), .offset = {-5, 0}},
                                     Part{.shape = box(10, 10), .offset = {0, 0}}};
  add(world, parts, {.is_static = true});
  add_at(world, box(10, 10), 5, 0, {.is_static = true});
  const Ray ray = {0, 0, 0, 10};
  const auto all = world.raycast_all(ray).value;
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all[0].part, 0u);
  const auto first = world.raycast(ray).value;
  ASSERT_TRUE(first.has_value());
  EXPECT_EQ(first->row, all[0].row);
  EXPECT_EQ(first->part, all[0].part);
}

// Bodies of several parts on a grid, and rays along its lines, which begin inside some and beside
// others.
TEST(RaySeams, TheFirstHitIsTheFirstOfAllHits) {
  int of_many_parts = 0;
  for (std::uint32_t seed = 0; seed < drawn(5'000u); ++seed) {
    Random random(seed);
    const auto cell = [&] { return static_cast<float>(random.below(7)) - 3; };
    World world = make_world({.world = {-100, -100, 100, 100}, .edges = EdgeRule::kStrict});
    for (int i = 0; i < 6; ++i) {
      std::vector<Part> parts;
      for (std::uint32_t n = 1 + random.below(4); n > 0; --n) {
        parts.push_back({.shape = box(2, 2), .offset = {cell(), cell()}});
      }
      add(world, parts, {.is_static = !random.one_in(4)});
    }
    for (int i = 0; i < 10; ++i) {
      const Ray ray =
          random.one_in(2) ? Ray{cell(), cell(), cell(), 0} : Ray{cell(), cell(), 0, cell()};
      const auto hits = world.raycast_all(ray).value;
      const std::vector<Hit> all(hits.begin(), hits.end());
      const std::optional<Hit> first = world.raycast(ray).value;
      ASSERT_EQ(first.has_value(), !all.empty()) << seed;
      if (!first) continue;
      of_many_parts += first->part > 0 ? 1 : 0;
      EXPECT_EQ(first->row, all[0].row) << seed;
      EXPECT_EQ(first->part, all[0].part) << seed;
      EXPECT_EQ(first->fraction, all[0].fraction) << seed;
    }
  }
  EXPECT_GT(of_many_parts, 0);
}

TEST(RaySeams, SensorsAndBodiesThatMoveCloseNoSeam) {
  World world = empty_world();
  add_at(world, box(10, 10), 5, 20, {.is_static = true});
  const Id other = add_at(world, box(10, 10), 15, 20, {.is_static = true, .is_sensor = true});
  const Ray between = {10, 0, 0, 40};
  EXPECT_FALSE(world.raycast(between).value.has_value());
  ASSERT_EQ(world.remove(other), Status::kOk);
  add_at(world, box(10, 10), 15, 20);
  EXPECT_FALSE(world.raycast(between).value.has_value());
  add_at(world, box(10, 10), 15, 20, {.is_static = true, .filter = {.category = 2}});
  EXPECT_TRUE(world.raycast(between).value.has_value());
  EXPECT_FALSE(world.raycast(between, {.mask = 1}).value.has_value());
}

TEST(CastSeams, WhatOnePartPassesStopsAnother) {
  World world = empty_world();
  add_at(world, box(100, 2), 50, 1, {.is_static = true});
  add_at(world, box(100, 50), 150, 24.999f, {.is_static = true});
  EXPECT_FALSE(world.cast(box(10, 10), {{50, -5}, 200, 0}).value.has_value());
  const std::array<Part, 2> parts = {Part{.shape = box(10, 10), .offset = {0, -5}},
                                     Part{.shape = box(10, 10), .offset = {-30, 15}}};
  const Id body = add(world, parts, {.transform = {.x = 50}});
  // The first part slides along both tops, and the second one ends at the wall below.
  const std::optional<CastHit> hit = world.cast(body, 200, 0).value;
  ASSERT_TRUE(hit.has_value());
  EXPECT_EQ(hit->moving_part, 1u);
  EXPECT_EQ(hit->normal_x, -1);
  EXPECT_NEAR(hit->fraction, 75 / 200.0, 1e-5);
}

// What begins in the floor meets it with the normal of the floor, on whichever side of a seam.
TEST(CastSeams, ShapesThatBeginInAFloorMeetItAlongItsNormal) {
  for (const float x : {-6.0f, -5.5f, -1.0f, 0.0f, 0.5f, 4.75f, 5.0f, 6.0f}) {
    World world = empty_world();
    for (int i = -3; i <= 3; ++i) {
      add_at(world, box(10, 10), 10 * static_cast<float>(i), 5, {.is_static = true});
    }
    const std::optional<CastHit> hit = world.cast(box(8, 8), {{x, -3.5f}, 3, 0}).value;
    ASSERT_TRUE(hit.has_value());
    EXPECT_EQ(hit->fraction, 0);
    EXPECT_EQ(hit->normal_y, -1) << x;
    EXPECT_EQ(hit->depth, 0.5f) << x;
  }
}

// It meets the sides of hundreds of boxes that others cover, and then a wall.
TEST(CastSeams, ShapesPassAnyNumberOfSeams) {
  constexpr int kBoxes = 1400;
  for (const bool are_parts : {false, true}) {
    World world = make_world({.world = {-100, -100, 20000, 100}});
    std::vector<Part> parts;
    for (int i = 0; i < kBoxes; ++i) {
      const float x = 4 * static_cast<float>(i);
      const float y = i % 2 == 0 ? 5.0f : 4.992f;
      if (are_parts) {
        parts.push_back({.shape = box(4, 10), .offset = {.x = x, .y = y}});
      } else {
        add_at(world, box(4, 10), x, y, {.is_static = true});
      }
    }
    if (are_parts) add(world, parts, {.is_static = true});
    const Id wall = add_at(world, box(10, 60), 4.0f * kBoxes, 0, {.is_static = true});
    for (const Shape& shape : {box(8, 8), polygon({{-4, -4}, {4, -4}, {2, 4}, {-2, 4}})}) {
      const CastPath path = {{.x = -20, .y = -4.002f}, 6000, 0};
      const std::optional<CastHit> hit = world.cast(shape, path).value;
      ASSERT_TRUE(hit.has_value());
      EXPECT_EQ(hit->row, row_of(wall));
      EXPECT_EQ(hit->normal_x, -1);
      EXPECT_NEAR(hit->x, 4 * kBoxes - 9, 0.01f);
      const std::span<const CastHit> hits = world.cast_all(shape, path).value;
      EXPECT_EQ(hits.size(), 1u);
      const Moved moved = kept(world.move_and_slide(shape, path, {}).value);
      EXPECT_NEAR(moved.x, 4 * kBoxes - 9, 0.05f);
    }
  }
}

// What begins deep in the middle of many solids is told of one of them.
TEST(CastSeams, ShapesThatBeginInsideOfTheOutlineMeetWhatTheyAreIn) {
  World world = make_world({.world = {0, 0, 80, 80}});
  const std::vector<TileNumber> tiles(64, 1);
  ASSERT_EQ(world.add_tiles({.columns = 8, .rows = 8, .size = 10, .tiles = tiles}).status,
            Status::kOk);
  const std::optional<CastHit> hit = world.cast(circle(1), {{35, 35}, 40, 0}).value;
  ASSERT_TRUE(hit.has_value());
  EXPECT_EQ(hit->fraction, 0);
  EXPECT_EQ(hit->part, 27u);
  EXPECT_GT(hit->depth, 1);
}

}  // namespace
}  // namespace quadrille::testing
