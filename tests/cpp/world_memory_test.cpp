// A world's memory: calls that find none change nothing, steps stop allocating, churn takes no
// more.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "allocations.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

class WorldMemory : public ::testing::TestWithParam<Placement> {};

INSTANTIATE_TEST_SUITE_P(All, WorldMemory, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

// A world after some steps, with changes that no step has seen. Its buffers are full: they have
// room for 76 rows.
ModelledWorld used_world(Placement placement) {
  Random random(9);
  ModelledWorld modelled(settings_64(placement, 2, 6));
  while (modelled.size() < 40) modelled.add_one(random);
  for (int frame = 0; frame < 2; ++frame) {
    EXPECT_EQ(modelled.world.step(), Status::kOk);
    modelled.drift(random);
    modelled.remove_one(random);
    modelled.add_one(random);
  }
  while (modelled.size() < 76) modelled.add_one(random);
  return modelled;
}

// 40 circles before any step or query: without filters and polygons.
ModelledWorld plain_world(Placement placement) {
  ModelledWorld modelled(settings_64(placement, 2, 6));
  for (int i = 0; i < 40; ++i) {
    const auto at = static_cast<float>(i);
    modelled.add_body(circle(2), {.transform = {.x = at, .y = at}, .is_static = i % 3 == 0});
  }
  return modelled;
}

bool are_same(const Contact& one, const Contact& other) {
  return one.a == other.a && one.b == other.b && one.part_a == other.part_a &&
         one.part_b == other.part_b && one.manifold == other.manifold;
}

// All that calls tell about a world without changing it.
struct WorldState {
  explicit WorldState(const World& world)
      : pairs(values(world.pairs())),
        entered(values(world.entered())),
        exited(values(world.exited())),
        departed(world.departed().begin(), world.departed().end()),
        impacts(world.impacts().begin(), world.impacts().end()),
        contacts(world.contacts().begin(), world.contacts().end()),
        rows(world.rows()) {
    for (Row row = 0; row < rows; ++row) {
      const Result<Id> id = world.id_at(row);
      if (!id.ok()) continue;
      ids.push_back(id.value);
      options.push_back(world.options(id.value).value);
      const std::uint32_t count = world.part_count(id.value).value;
      for (std::uint32_t i = 0; i < count; ++i) {
        const Result<Part> part = world.part(id.value, i);
        parts.push_back(part.ok() ? std::optional(part.value) : std::nullopt);
      }
    }
  }
  friend bool operator==(const WorldState& one, const WorldState& other) {
    return one.pairs == other.pairs && one.entered == other.entered && one.exited == other.exited &&
           one.departed == other.departed && one.impacts == other.impacts &&
           std::ranges::equal(one.contacts, other.contacts, are_same) && one.rows == other.rows &&
           one.ids == other.ids && one.options == other.options && one.parts == other.parts;
  }

  std::vector<BodyPair> pairs, entered, exited;
  std::vector<Id> departed;
  std::vector<Impact> impacts;
  std::vector<Contact> contacts;
  std::uint32_t rows;
  std::vector<Id> ids;
  std::vector<BodyOptions> options;
  std::vector<std::optional<Part>> parts;  // none of an empty tile
};

Shape triangle() {
  const std::array<Point, 3> corners = {{{0, 0}, {4, 0}, {0, 4}}};
  return Shape::polygon(corners).value;
}

std::vector<Part> some_parts(std::size_t count, std::optional<Filter> filter = std::nullopt) {
  std::vector<Part> parts;
  for (std::size_t i = 0; i < count; ++i) {
    const auto at = static_cast<float>(i);
    parts.push_back({.shape = i % 2 == 0 ? triangle() : circle(1),
                     .offset = {.x = at, .y = -at},
                     .filter = i == 1 ? filter : std::nullopt});
  }
  return parts;
}

// The same; the last one is solid from one side.
std::vector<Part> some_one_way_parts(std::size_t count) {
  std::vector<Part> parts = some_parts(count);
  parts.back().one_way = OneWay::kRight;
  return parts;
}

// The plain world with some compounds, which no step has seen yet. It has 16 polygons: there is no
// room for more.
ModelledWorld compound_world(Placement placement) {
  ModelledWorld modelled = plain_world(placement);
  EXPECT_EQ(modelled.world.set_shape(modelled.bodies[20].id, triangle()), Status::kOk);
  for (std::size_t i = 0; i < 9; ++i) {
    EXPECT_EQ(modelled.world.set_parts(modelled.bodies[i].id, some_parts(1 + i % 5)), Status::kOk);
  }
  return modelled;
}

// Parts whose boxes overlap and that are apart, more of them than a step has room for at first.
ModelledWorld world_of_many_parts(Placement placement) {
  ModelledWorld modelled(settings_64(placement, 16, 3));
  std::vector<Part> parts;
  for (int i = 0; i < 70; ++i) {
    const float at = static_cast<float>(i) / 8;
    parts.push_back({.shape = Shape::segment(-9, -9, 9, 9).value, .offset = {.x = at, .y = -at}});
  }
  for (int i = 0; i < 3; ++i) {
    modelled.add_body(circle(1), {.transform = {.x = 30, .y = 30, .angle = i == 2 ? 1.0f : 0.0f}});
    EXPECT_EQ(modelled.world.set_parts(modelled.bodies.back().id, parts), Status::kOk);
  }
  return modelled;
}

// Many pairs of boxes, and many of their shapes are apart: a step tests the shapes before it takes
// memory for pairs.
ModelledWorld crowded_world(Placement placement) {
  ModelledWorld modelled(settings_64(placement, 16, 3));
  const Shape diagonal = Shape::segment(-9, -9, 9, 9).value;
  for (int i = 0; i < 110; ++i) {
    const auto at = 30 + static_cast<float>(i % 55) * 0.1f;
    modelled.add_body(diagonal, {.transform = {.x = at, .y = 30}, .is_static = i % 8 == 0});
    if (i != 9) continue;
    EXPECT_EQ(modelled.world.step(), Status::kOk);
  }
  return modelled;
}

// Bullets, compounds among them, that have met others in a step and are on their way again.
ModelledWorld bullet_world(Placement placement) {
  ModelledWorld modelled = plain_world(placement);
  for (int i = 0; i < 40; ++i) {
    const BodyOptions options = {.transform = {.x = 60, .y = static_cast<float>(i)},
                                 .is_bullet = true};
    modelled.add_body(circle(1), options);
    if (i % 4 > 0) continue;
    EXPECT_EQ(modelled.world.set_parts(modelled.bodies.back().id, some_parts(5)), Status::kOk);
  }
  for (Row row = 40; row < 80; ++row) modelled.world.transforms()[row].x = 10;
  EXPECT_EQ(modelled.world.step(), Status::kOk);
  for (Row row = 40; row < 80; ++row) modelled.world.transforms()[row].x = 50;
  EXPECT_FALSE(modelled.world.impacts().empty());
  return modelled;
}

// A world whose last row is a map without one-way tiles.
ModelledWorld tiled_world(Placement placement) {
  ModelledWorld modelled = plain_world(placement);
  const std::array<TileNumber, 4> tiles = {1, 1, 0, 0};
  EXPECT_TRUE(modelled.world.add_tiles({.columns = 4, .rows = 1, .size = 4, .tiles = tiles}).ok());
  return modelled;
}

// Tiles of four kinds: a polygon with a filter, a one-way tile, a sensor.
const std::vector<TileKind>& own_kinds() {
  static const std::vector<TileKind> kinds = [] {
    const std::array<Point, 3> corners = {{{0, 0}, {1, 0.5f}, {0, 1}}};
    return std::vector<TileKind>{{},
                                 {},
                                 {.shape = TileShape::kSlopeRight},
                                 {.polygon = Shape::polygon(corners).value, .filter = Filter{3, 3}},
                                 {.one_way = OneWay::kUp},
                                 {.is_sensor = true}};
  }();
  return kinds;
}

// A map of 16 by 4 tiles, of all numbers below `kinds`.
Result<Id> add_map(World& world, std::span<const TileKind> kinds, TileNumber numbers) {
  std::array<TileNumber, 64> tiles;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    tiles[i] = static_cast<TileNumber>(i % 3 == 0 ? 1 : i % numbers);
  }
  return world.add_tiles({.columns = 16,
                          .rows = 4,
                          .size = 4,
                          .tiles = tiles,
                          .kinds = kinds,
                          .options = {.transform = {.y = 40}}});
}

Result<Id> add_hills(World& world, bool is_loop, bool is_one_sided) {
  std::vector<Point> points;
  for (int i = 0; i < 20; ++i) {
    points.push_back({3 * static_cast<float>(i), i % 2 == 0 ? 30.0f : 34.0f});
  }
  return world.add_chain({.points = points,
                          .is_loop = is_loop,
                          .is_one_sided = is_one_sided,
                          .options = {.is_static = true}});
}

// A map, chains, one-way bodies and boxes that adjoin, and bodies above them which no step has
// seen: compounds and bullets among them.
ModelledWorld new_level(Placement placement) {
  ModelledWorld modelled(settings_64(placement, 2, 6));
  World& world = modelled.world;
  EXPECT_TRUE(add_map(world, own_kinds(), 6).ok());
  EXPECT_TRUE(add_hills(world, false, true).ok());
  EXPECT_TRUE(add_hills(world, true, false).ok());
  for (int i = 0; i < 8; ++i) {
    const BodyOptions options = {.transform = {.x = 8 * static_cast<float>(i), .y = 20},
                                 .is_static = true,
                                 .one_way = i % 3 == 0 ? OneWay::kUp : OneWay::kNo};
    modelled.add_body(Shape::box(8, 4).value, options);
  }
  for (int i = 0; i < 60; ++i) {
    const BodyOptions options = {
        .transform = {.x = static_cast<float>(i), .y = 6 + 13 * static_cast<float>(i % 3)},
        .is_bullet = i % 7 == 0,
        .one_way = i % 11 == 0 ? OneWay::kLeft : OneWay::kNo,
        .drops_through = i % 5 == 0};
    modelled.add_body(i % 2 == 0 ? Shape::box(3, 3).value : circle(1.5f), options);
    if (i % 4 > 0) continue;
    EXPECT_EQ(world.set_parts(modelled.bodies.back().id, some_parts(3)), Status::kOk);
  }
  return modelled;
}

// The same after steps, as the bodies sink in.
ModelledWorld level(Placement placement) {
  ModelledWorld modelled = new_level(placement);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(modelled.world.step(), Status::kOk);
    for (Transform& transform : modelled.world.transforms()) transform.y += 1;
  }
  EXPECT_FALSE(modelled.world.contacts().empty());
  return modelled;
}

// What queries say.
std::vector<float> answers(World& world) {
  std::vector<float> all;
  for (const Row row : world.query({5, 5, 60, 60}).value) all.push_back(static_cast<float>(row));
  for (const Hit& hit : world.raycast_all({1, 2, 60, 55}).value) {
    for (const float number : {hit.fraction, hit.x, hit.y, hit.normal_x, hit.normal_y}) {
      all.push_back(number);
    }
    all.push_back(static_cast<float>(hit.part));
  }
  const CastPath path = {.from = {.x = 60, .y = -5}, .dx = -55, .dy = 60};
  for (const CastHit& hit : world.cast_all(triangle(), path).value) {
    for (const float number : {hit.fraction, hit.x, hit.y, hit.normal_x, hit.normal_y, hit.depth}) {
      all.push_back(number);
    }
    all.push_back(static_cast<float>(hit.part));
  }
  for (const BodyNeighbor& near : world.nearest({32, 32}, 30).value) {
    all.push_back(static_cast<float>(near.row));
    all.push_back(near.distance);
    all.push_back(static_cast<float>(near.part));
  }
  return all;
}

struct WorldCall {
  ModelledWorld (*make)(Placement placement);
  Status (*run)(World& world);
};

const WorldCall kWorldCalls[] = {
    {used_world, [](World& world) { return world.reserve(5'000); }},
    {used_world,
     [](World& world) {
       const BodyOptions options = {.transform = {.x = 30, .y = 30}, .filter = {1, 1}};
       return world.insert(triangle(), options).status;
     }},
    {plain_world, [](World& world) { return world.insert(circle(1), {.filter = {1, 1}}).status; }},
    {used_world,
     [](World& world) {
       const NewBody wall = {triangle(), {.is_static = true, .filter = {2, 2}}};
       return world.insert_many(std::vector<NewBody>(30, wall)).status;
     }},
    {plain_world, [](World& world) { return world.set_shape(world.id_at(2).value, triangle()); }},
    {plain_world,
     [](World& world) { return world.set_shape(world.id_at(2).value, triangle(), {.x = 5}); }},
    {plain_world, [](World& world) { return world.set_filter(world.id_at(3).value, {4, 4}); }},
    {plain_world, [](World& world) { return world.step(); }},
    {used_world, [](World& world) { return world.step(); }},
    {crowded_world, [](World& world) { return world.step(); }},
    {bullet_world, [](World& world) { return world.step(); }},
    {bullet_world,
     [](World& world) {
       return world.insert_many(std::vector<NewBody>(40, {circle(1), {.is_bullet = true}})).status;
     }},
    {plain_world, [](World& world) { return add_map(world, {}, kTileShapeCount).status; }},
    {plain_world, [](World& world) { return add_map(world, {}, kUsualTileKinds).status; }},
    {plain_world, [](World& world) { return add_map(world, own_kinds(), 6).status; }},
    {used_world, [](World& world) { return add_map(world, own_kinds(), 6).status; }},
    {level, [](World& world) { return add_map(world, {}, kUsualTileKinds).status; }},
    {plain_world, [](World& world) { return add_hills(world, false, false).status; }},
    {plain_world, [](World& world) { return add_hills(world, false, true).status; }},
    {used_world, [](World& world) { return add_hills(world, true, true).status; }},
    {plain_world,
     [](World& world) { return world.insert(circle(1), {.one_way = OneWay::kDown}).status; }},
    {plain_world, [](World& world) { return world.insert(some_one_way_parts(5)).status; }},
    {plain_world,
     [](World& world) {
       const std::vector<Part> parts = some_one_way_parts(3);
       const NewBody body = {.shape = {}, .options = {.filter = {2, 2}}, .parts = parts};
       return world.insert_many(std::vector<NewBody>(12, body)).status;
     }},
    {plain_world,
     [](World& world) { return world.set_parts(world.id_at(2).value, some_one_way_parts(4)); }},
    {compound_world,
     [](World& world) {
       return world.set_part(world.id_at(4).value, 1,
                             {.shape = triangle(), .one_way = OneWay::kFront});
     }},
    {tiled_world,
     [](World& world) {
       return world.set_filter(world.id_at(world.rows() - 1).value, {.category = 4, .mask = 4});
     }},
    {level, [](World& world) { return world.set_parts(world.id_at(0).value, some_parts(99)); }},
    {new_level, [](World& world) { return world.step(); }},
    {level, [](World& world) { return world.step(); }},
    {new_level, [](World& world) { return world.update_trees(); }},
    {new_level, [](World& world) { return world.query({5, 5, 60, 60}).status; }},
    {new_level, [](World& world) { return world.query(Circle{30, 40, 9}).status; }},
    {level,
     [](World& world) {
       return world.overlaps(triangle(), {.x = 20, .y = 40, .scale = 6}).status;
     }},
    {new_level, [](World& world) { return world.raycast({-5, -5, 80, 80}).status; }},
    {level, [](World& world) { return world.raycast_all({-5, -5, 80, 80}).status; }},
    {level, [](World& world) { return world.nearest({32, 42}, 20).status; }},
    {new_level,
     [](World& world) {
       return world.cast(triangle(), {.from = {.x = -5, .y = -5}, .dx = 80, .dy = 80}).status;
     }},
    {level, [](World& world) { return world.cast_all(world.id_at(15).value, 9, 80).status; }},
    {level,
     [](World& world) {
       const std::vector<CastPath> paths(5, {.from = {.x = 9, .y = 9}, .dx = 20, .dy = 50});
       return world.cast_many(triangle(), paths).status;
     }},
    {new_level,
     [](World& world) { return world.move_and_slide(world.id_at(15).value, 9, 80).status; }},
    {plain_world,
     [](World& world) { return world.move_and_slide(world.id_at(0).value, 9, 80).status; }},
    {compound_world,
     [](World& world) {
       const MoveOptions options = {.step_height = 4, .snap_distance = 4, .max_push = 9.0f};
       return world.move_and_slide(world.id_at(4).value, 5, 30, options).status;
     }},
    {level,
     [](World& world) {
       const MoveOptions options = {.step_height = 4, .snap_distance = 4, .max_push = 20.0f};
       const CastPath path = {.from = {.x = 9, .y = 25}, .dx = 20, .dy = 50};
       return world.move_and_slide(triangle(), path, options).status;
     }},
    {level,
     [](World& world) {
       std::vector<BodyMotion> motions;
       for (Row row = 11; row < 60; ++row) motions.push_back({world.id_at(row).value, 9, 20});
       return world.move_and_slide_many(motions, {.step_height = 4, .max_push = 9.0f}).status;
     }},
    {level,
     [](World& world) {
       QueryContext context;
       const Status status = world.update_trees();
       return status == Status::kOk ? world.with(context).raycast_all({0, 0, 60, 60}).status
                                    : status;
     }},
    {plain_world, [](World& world) { return world.insert(some_parts(5)).status; }},
    {used_world, [](World& world) { return world.insert(some_parts(9, Filter{2, 2})).status; }},
    {plain_world,
     [](World& world) {
       const std::vector<Part> parts = some_parts(3, Filter{4, 4});
       const NewBody body = {.shape = {}, .options = {.filter = {2, 2}}, .parts = parts};
       return world.insert_many(std::vector<NewBody>(12, body)).status;
     }},
    {plain_world,
     [](World& world) {
       return world.set_parts(world.id_at(2).value, some_parts(4, Filter{4, 4}));
     }},
    {compound_world,
     [](World& world) { return world.set_parts(world.id_at(2).value, some_parts(255)); }},
    {compound_world,
     [](World& world) {
       return world.set_part(world.id_at(4).value, 1,
                             {.shape = triangle(), .filter = Filter{4, 4}});
     }},
    {compound_world,
     [](World& world) { return world.set_shape(world.id_at(3).value, triangle()); }},
    {compound_world, [](World& world) { return world.set_filter(world.id_at(3).value, {4, 4}); }},
    {compound_world, [](World& world) { return world.step(); }},
    {world_of_many_parts, [](World& world) { return world.step(); }},
    {compound_world, [](World& world) { return world.query({5, 5, 60, 60}).status; }},
    {compound_world, [](World& world) { return world.raycast_all({-5, -5, 80, 80}).status; }},
    {compound_world, [](World& world) { return world.nearest({32, 32}, 20).status; }},
    {used_world, [](World& world) { return world.query({5, 5, 60, 60}).status; }},
    {plain_world,
     [](World& world) {
       return world.overlaps(triangle(), {.x = 20, .y = 20, .scale = 6}).status;
     }},
    {used_world, [](World& world) { return world.raycast({-5, -5, 80, 80}).status; }},
    {plain_world, [](World& world) { return world.raycast_all({-5, -5, 80, 80}).status; }},
    {used_world,
     [](World& world) {
       return world.cast(triangle(), {.from = {.x = -5, .y = -5}, .dx = 80, .dy = 80}).status;
     }},
    {plain_world, [](World& world) { return world.cast_all(world.id_at(0).value, 80, 80).status; }},
    {plain_world,
     [](World& world) {
       const std::vector<CastPath> paths(5, {.from = {.x = 70, .y = 70}, .dx = -80, .dy = -80});
       return world.cast_many(triangle(), paths).status;
     }},
    {plain_world, [](World& world) { return world.nearest({32, 32}, 20).status; }},
    {plain_world, [](World& world) { return world.visible({0, 0, 64, 64}).status; }},
    {plain_world, [](World& world) { return world.active({0, 0, 64, 64}).status; }},
};

// Steps a world and one like it, which must stay alike.
void expect_alike(World& world, World& twin) {
  const Transform at = {.x = 20, .y = 20};
  EXPECT_EQ(add(world, circle(3), {.transform = at}), add(twin, circle(3), {.transform = at}));
  EXPECT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(twin.step(), Status::kOk);
  EXPECT_TRUE(WorldState(world) == WorldState(twin));
  EXPECT_EQ(answers(world), answers(twin));
  expect_sound(world);
}

// Runs a call for which an allocation fails; false when it makes fewer. A buffer that finds no
// memory to grow generously may still find enough to grow; if the call fails, expects that it
// changed nothing, and, if `is_repeated`, that it then succeeds. The world must be like one
// without the failure, also after the next step.
bool runs_out_of_memory(const WorldCall& call, Placement placement, std::size_t granted,
                        ScarceMemory::Mode mode, bool is_repeated) {
  ModelledWorld modelled = call.make(placement);
  World& world = modelled.world;
  const WorldState before(world);
  Status status = Status::kOk;
  {
    const ScarceMemory scarce(granted, mode);
    status = call.run(world);
    if (!scarce.was_noticed()) return false;
  }
  expect_sound(world);
  if (status != Status::kOk) {
    EXPECT_EQ(status, Status::kOutOfMemory);
    EXPECT_TRUE(WorldState(world) == before);
    if (is_repeated) status = call.run(world);
    EXPECT_EQ(status, is_repeated ? Status::kOk : Status::kOutOfMemory);
  }
  ModelledWorld twin = call.make(placement);
  if (status == Status::kOk) status = call.run(twin.world);
  EXPECT_TRUE(WorldState(world) == WorldState(twin.world));
  expect_alike(world, twin.world);
  return true;
}

TEST_P(WorldMemory, ThoroughACallThatFailsForWantOfMemoryChangesNothing) {
  for (std::size_t which = 0; which < std::size(kWorldCalls); ++which) {
    for (const auto& [mode, is_repeated] :
         {std::pair(ScarceMemory::kFailOnce, false), std::pair(ScarceMemory::kFailAll, false),
          std::pair(ScarceMemory::kFailAll, true)}) {
      std::size_t granted = 0;
      while (runs_out_of_memory(kWorldCalls[which], GetParam(), granted, mode, is_repeated)) {
        SCOPED_TRACE("call " + std::to_string(which) + ", granted " + std::to_string(granted));
        ASSERT_LT(++granted, 300u);
        ASSERT_FALSE(HasFailure());
      }
      EXPECT_GT(granted, 0u) << "call " << which;
    }
  }
}

TEST(WorldMemory, MakingAWorldWithoutMemoryReturnsOutOfMemory) {
  const ScarceMemory scarce(0, ScarceMemory::kFailAll);
  EXPECT_EQ(World::create(settings_64(Placement::kCover)).status, Status::kOutOfMemory);
}

// A world after some steps with `count` circles on one spot, of which one in three is static.
World crowd(Placement placement, std::uint32_t count, const BodyOptions& options) {
  World world = make_world(settings_64(placement, 16, 4));
  for (std::uint32_t i = 0; i < count; ++i) {
    BodyOptions body = options;
    body.transform = {.x = 30, .y = 30};
    body.is_static = i % 3 == 0;
    add(world, circle(5), body);
  }
  for (int i = 0; i < 3; ++i) EXPECT_EQ(world.step(), Status::kOk);
  return world;
}

double bytes_per_pair(const World& world) {
  return static_cast<double>(world.stats().bytes) / static_cast<double>(world.pairs().size());
}

// A contact and the pair of it in three lists are 72 + 3 * 16 bytes.
TEST_P(WorldMemory, APairTakesLittleMoreThanTheListsHoldOfIt) {
  EXPECT_LT(bytes_per_pair(crowd(GetParam(), 500, {})), 162);
  EXPECT_LT(bytes_per_pair(crowd(GetParam(), 500, {.is_sensor = true})), 162 - 72);
}

TEST_P(WorldMemory, PairsThatFiltersOrGroupsRuleOutTakeNone) {
  const BodyOptions filtered = {.filter = {.category = 2, .mask = 1}};
  for (const BodyOptions& options : {filtered, BodyOptions{.group = 3}}) {
    const World world = crowd(GetParam(), 1'000, options);
    EXPECT_EQ(world.stats().candidates, 0u);
    EXPECT_LT(world.stats().bytes, 2'000'000u);  // 440,000 pairs of boxes
  }
}

TEST(WorldMemory, PairsThatGroupsRuleOutDoNotCountForTheLimit) {
  World world = make_world(settings_64(Placement::kCover));
  for (int i = 0; i < 8'200; ++i) add(world, circle(5), {.group = 1});  // 34 million pairs of boxes
  EXPECT_EQ(world.step(), Status::kOk);
}

// Each period of 100 frames has the same changes in the same order.
TEST_P(WorldMemory, TenThousandFramesOfChurnTakeNoMoreThanTheFirstThousand) {
  Random seed(3);
  ModelledWorld modelled(settings_64(GetParam(), 4, 6));
  World& world = modelled.world;
  while (modelled.size() < 40) modelled.add_one(seed);
  std::size_t allocations = 0;
  std::uint64_t bytes = 0;
  for (int frame = 0; frame < 10'000; ++frame) {
    Random random(static_cast<std::uint32_t>(frame % 100));
    for (int i = 0; i < 4; ++i) modelled.remove_one(random);
    for (int i = 0; i < 4; ++i) modelled.add_one(random);
    modelled.drift(random);
    ASSERT_EQ(world.step(), Status::kOk);
    ASSERT_EQ(world.query({10, 10, 40, 40}).status, Status::kOk);
    ASSERT_EQ(world.raycast({0, 0, 64, 64}).status, Status::kOk);
    if (frame != 1'000) continue;
    allocations = allocation_count();
    bytes = world.stats().bytes;
  }
  EXPECT_GT(bytes, 0u);
  EXPECT_EQ(allocation_count(), allocations);
  EXPECT_EQ(world.stats().bytes, bytes);
  EXPECT_EQ(world.rows(), 40u);
}

TEST_P(WorldMemory, BulletsAllocateNothingAfterWarmUp) {
  ModelledWorld modelled = bullet_world(GetParam());
  World& world = modelled.world;
  std::size_t allocations = 0;
  std::size_t impacts = 0;
  for (int frame = 0; frame < 100; ++frame) {
    for (Row row = 40; row < 80; ++row) {
      world.transforms()[row].x = frame % 2 == 0 ? 10.0f : 50.0f;
      world.transforms()[row].angle = static_cast<float>(frame % 5);
    }
    ASSERT_EQ(world.step(), Status::kOk);
    if (frame == 20) allocations = allocation_count();
    if (frame > 20) impacts += world.impacts().size();
  }
  EXPECT_GT(impacts, 1'000u);
  EXPECT_EQ(allocation_count(), allocations);
}

TEST_P(WorldMemory, FramesOfALevelAllocateNothingAfterWarmUp) {
  ModelledWorld modelled = level(GetParam());
  World& world = modelled.world;
  const Id map = world.id_at(0).value;
  const Id caster = modelled.bodies.back().id;
  std::size_t allocations = 0;
  std::size_t contacts = 0;
  for (std::uint32_t frame = 0; frame < 200; ++frame) {
    for (Transform& transform : world.transforms()) transform.y += frame % 20 < 10 ? 1.0f : -1.0f;
    for (std::uint32_t tile = 0; tile < 3; ++tile) {
      const auto number = static_cast<TileNumber>((frame + tile) % 6);
      ASSERT_EQ(world.set_tile(map, (7 * frame + tile) % 16, frame % 4, number), Status::kOk);
    }
    ASSERT_EQ(world.step(), Status::kOk);
    ASSERT_EQ(world.raycast_all({0, 0, 60, 60}).status, Status::kOk);
    ASSERT_EQ(world.cast_all(caster, 9, 40).status, Status::kOk);
    ASSERT_EQ(world.nearest({32, 42}, 20).status, Status::kOk);
    ASSERT_EQ(world.query({5, 5, 60, 60}).status, Status::kOk);
    if (frame == 100) allocations = allocation_count();
    if (frame > 100) contacts += world.contacts().size();
  }
  EXPECT_GT(contacts, 1'000u);
  EXPECT_EQ(allocation_count(), allocations);
}

TEST_P(WorldMemory, ThousandsOfFramesWithOtherPartsTakeNoMoreThanTheFirst) {
  Random seed(4);
  ModelledWorld modelled(settings_64(GetParam(), 4, 6));
  World& world = modelled.world;
  while (modelled.size() < 40) modelled.add_one(seed);
  std::size_t allocations = 0;
  std::vector<Part> parts;
  for (int frame = 0; frame < 3'000; ++frame) {
    Random random(static_cast<std::uint32_t>(frame % 100));
    for (int i = 0; i < 4; ++i) modelled.remove_one(random);
    for (int i = 0; i < 4; ++i) modelled.add_one(random);
    for (int i = 0; i < 4; ++i) {
      const Id id = modelled.bodies[random.below(modelled.size())].id;
      parts.assign(1 + random.below(9), {.shape = draw_shape(random)});
      for (Part& part : parts) part.offset.x = static_cast<float>(random.below(6));
      ASSERT_EQ(world.set_parts(id, parts), Status::kOk);
      ASSERT_EQ(world.set_part(id, 0, {.shape = draw_shape(random)}), Status::kOk);
    }
    modelled.drift(random);
    ASSERT_EQ(world.step(), Status::kOk);
    ASSERT_EQ(world.query({10, 10, 40, 40}).status, Status::kOk);
    ASSERT_EQ(world.raycast_all({0, 0, 64, 64}).status, Status::kOk);
    ASSERT_EQ(world.nearest({30, 30}, 5).status, Status::kOk);
    if (frame == 1'000) allocations = allocation_count();
  }
  EXPECT_EQ(allocation_count(), allocations);
  expect_sound(world);
}

}  // namespace
}  // namespace quadrille::testing
