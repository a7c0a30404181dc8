// Pairs, contacts and queries of a world equal brute force over all its bodies, in all placements.
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

class WorldPairs : public ::testing::TestWithParam<Placement> {};

INSTANTIATE_TEST_SUITE_P(All, WorldPairs, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

// In some worlds, the lowest id is that of a body that touches most others.
ModelledWorld draw_world(Random& random, Placement placement, std::uint32_t count) {
  Settings settings = draw_settings(random, placement);
  settings.seam_tolerance = kNoSeamRule;
  ModelledWorld modelled(settings);
  if (random.one_in(3)) {
    const BodyOptions options = {.transform = {.x = 32, .y = 32}, .is_static = random.one_in(2)};
    modelled.add_body(Shape::box(50, 50).value, options);
  }
  while (modelled.size() < count) modelled.add_one(random);
  for (std::uint32_t i = count / 8; i > 0; --i) modelled.remove_one(random);
  return modelled;
}

TEST_P(WorldPairs, AndContactsEqualBruteForce) {
  for (std::uint32_t seed = 1; seed <= 12u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    ModelledWorld modelled = draw_world(random, GetParam(), 20 + random.below(130));
    World& world = modelled.world;
    for (int frame = 0; frame < 3; ++frame) {
      ASSERT_EQ(world.step(), Status::kOk);
      ASSERT_EQ(values(world.pairs()), modelled.touching());
      std::size_t contact = 0;
      for (const BodyPair& pair : world.pairs()) {
        const NaiveBody& a = modelled.body(pair.a);
        const NaiveBody& b = modelled.body(pair.b);
        if (a.options.is_sensor || b.options.is_sensor) continue;
        ASSERT_LT(contact, world.contacts().size());
        const Contact& found = world.contacts()[contact++];
        EXPECT_EQ((BodyPair{found.a, found.b}), pair);
        EXPECT_EQ(found.manifold, collide(a.shape, a.options.transform, b.shape,
                                          b.options.transform, world.settings().edges));
      }
      EXPECT_EQ(contact, world.contacts().size());
      expect_sound(world);
      if (HasFailure()) return;
      modelled.drift(random);
      modelled.change_one(random);
    }
  }
}

// The rows of the bodies that `is_wanted` accepts, by id.
template <typename IsWanted>
std::vector<Row> brute(const ModelledWorld& modelled, IsWanted is_wanted) {
  std::vector<Id> ids;
  for (const NaiveBody& body : modelled.bodies) {
    if (is_wanted(body)) ids.push_back(body.id);
  }
  std::ranges::sort(ids);
  std::vector<Row> rows;
  for (const Id id : ids) rows.push_back(row_of(id));
  return rows;
}

// A world that holds one body: its tree has one node, so that nothing is left out.
World alone(const NaiveBody& body, EdgeRule edges) {
  World world = make_world({.world = {0, 0, 64, 64}, .max_depth = 0, .edges = edges});
  add(world, body.shape, body.options);
  return world;
}

std::vector<Row> in_order(const Result<std::span<const Row>>& found) {
  EXPECT_EQ(found.status, Status::kOk);
  return {found.value.begin(), found.value.end()};
}

TEST_P(WorldPairs, QueriesForAShapeEqualBruteForceBetweenStepsToo) {
  for (std::uint32_t seed = 1; seed <= 12u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed + 100);
    ModelledWorld modelled = draw_world(random, GetParam(), 60);
    World& world = modelled.world;
    const EdgeRule edges = world.settings().edges;
    for (int round = 0; round < 12; ++round) {
      const Filter filter = random.one_in(2) ? kEverything : Filter{2, 3};
      const Shape shape = draw_shape(random);
      const Transform at = draw_transform(random);
      EXPECT_EQ(
          in_order(world.overlaps(shape, at, filter)), brute(modelled, [&](const NaiveBody& body) {
            return admit(body.options.filter, filter) &&
                   collide(shape, at, body.shape, body.options.transform, edges).point_count > 0;
          }));
      const auto expect_found = [&](const auto& region) {
        EXPECT_EQ(in_order(world.query(region)), brute(modelled, [&](const NaiveBody& body) {
                    return !alone(body, edges).query(region).value.empty();
                  }));
      };
      expect_found(Box{at.x - 4, at.y - 3, at.x + 4, at.y + 3});
      expect_found(Circle{at.x, at.y, 3});
      expect_found(Point{at.x, at.y});
      if (HasFailure()) return;
      // Calls show at once, without a step.
      modelled.add_one(random);
      modelled.remove_one(random);
      NaiveBody& moved = modelled.bodies[random.below(modelled.size())];
      moved.options.transform = draw_transform(random);
      ASSERT_EQ(world.set_transform(moved.id, moved.options.transform), Status::kOk);
    }
    expect_sound(world);
  }
}

TEST_P(WorldPairs, RaysAndNearestBodiesComeInOrderAndMissNone) {
  for (std::uint32_t seed = 1; seed <= 12u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed + 200);
    ModelledWorld modelled = draw_world(random, GetParam(), 60);
    World& world = modelled.world;
    for (int round = 0; round < 8; ++round) {
      const Transform from = draw_transform(random);
      const Transform to = draw_transform(random);
      const Ray ray = {from.x, from.y, to.x - from.x, to.y - from.y};
      const auto all = world.raycast_all(ray);
      ASSERT_EQ(all.status, Status::kOk);
      const std::vector<Hit> hits(all.value.begin(), all.value.end());
      const auto is_before = [&](const Hit& a, const Hit& b) {
        if (a.fraction != b.fraction) return a.fraction < b.fraction;
        return world.id_at(a.row).value < world.id_at(b.row).value;
      };
      EXPECT_TRUE(std::ranges::is_sorted(hits, is_before));
      const auto first = world.raycast(ray);
      ASSERT_EQ(first.status, Status::kOk);
      EXPECT_EQ(first.value ? first.value->row : kNoRow, hits.empty() ? kNoRow : hits[0].row);
      // A body alone in a world is hit exactly when it is among them.
      for (const NaiveBody& body : modelled.bodies) {
        const auto hit = alone(body, world.settings().edges).raycast(ray);
        const auto found = std::ranges::find(hits, row_of(body.id), &Hit::row);
        const float wanted = hit.value ? hit.value->fraction : -1;
        EXPECT_EQ(wanted, found != hits.end() ? found->fraction : -1);
      }
      const Point point = {to.x, to.y};
      const std::uint32_t count = random.below(9);
      const float reach = random.one_in(2) ? kAnyDistance : 9.0f;
      const auto near = world.nearest(point, count, reach);
      ASSERT_EQ(near.status, Status::kOk);
      std::vector<std::pair<float, Id>> wanted;
      for (const NaiveBody& body : modelled.bodies) {
        World single = alone(body, world.settings().edges);
        const auto found = single.nearest(point, 1, reach);
        if (!found.value.empty()) wanted.emplace_back(found.value[0].distance, body.id);
      }
      std::ranges::sort(wanted);
      if (wanted.size() > count) wanted.resize(count);
      std::vector<std::pair<float, Id>> got;
      for (const BodyNeighbor& neighbor : near.value) {
        got.emplace_back(neighbor.distance, world.id_at(neighbor.row).value);
      }
      EXPECT_EQ(got, wanted);
      if (HasFailure()) return;
    }
  }
}

TEST(WorldQueries, RefuseWhatIsNotValid) {
  World world = make_world(settings_64(Placement::kCover));
  const float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ(world.query({1, 1, 0, 0}).status, Status::kInvalidBox);
  EXPECT_EQ(world.visible({nan, 0, 1, 1}).status, Status::kInvalidBox);
  EXPECT_EQ(world.active({nan, 0, 1, 1}).status, Status::kInvalidBox);
  EXPECT_EQ(world.query(Point{nan, 0}).status, Status::kInvalidShape);
  EXPECT_EQ(world.query(Circle{0, 0, -1}).status, Status::kInvalidShape);
  EXPECT_EQ(world.overlaps(circle(1), {.scale = 0}).status, Status::kInvalidTransform);
  EXPECT_EQ(world.overlaps(circle(1), {.x = 3e38f, .scale = 3e38f}).status,
            Status::kInvalidTransform);
  EXPECT_EQ(world.raycast({0, 0, nan, 0}).status, Status::kInvalidShape);
  EXPECT_EQ(world.raycast_all({0, 0, nan, 0}).status, Status::kInvalidShape);
  EXPECT_EQ(world.nearest({0, 0}, 1, -1).status, Status::kInvalidShape);
}

TEST(WorldBodies, RefuseStaleIdsAndInvalidTransformsAndStayAsTheyWere) {
  World world = make_world(settings_64(Placement::kCover));
  const BodyOptions options = {.transform = {.x = 5, .y = 6, .angle = 1, .scale = 2},
                               .is_sensor = true,
                               .filter = {2, 3},
                               .group = -4,
                               .tag = 77,
                               .order = 2.5f};
  const Id id = add(world, circle(3), options);
  EXPECT_EQ(world.options(id).value, options);
  EXPECT_EQ(world.shape(id).value, circle(3));
  EXPECT_TRUE(contains(world.box(id).value, {-1, 0, 11, 12}));
  EXPECT_EQ(world.set_transform(id, {.scale = -1}), Status::kInvalidTransform);
  EXPECT_EQ(world.move(id, 0, std::numeric_limits<float>::infinity()), Status::kInvalidTransform);
  EXPECT_EQ(world.set_transform(id, {.x = 3e38f, .scale = 3e38f}), Status::kInvalidTransform);
  EXPECT_EQ(world.set_shape(id, circle(3e38f)), Status::kInvalidTransform);
  EXPECT_EQ(world.set_shape(id, circle(3e38f), {.x = 3e38f}), Status::kInvalidTransform);
  EXPECT_EQ(world.insert(circle(1), {.transform = {.scale = 0}}).status, Status::kInvalidTransform);
  EXPECT_EQ(world.options(id).value, options);
  EXPECT_EQ(world.transforms()[row_of(id)], options.transform);
  EXPECT_EQ(world.size(), 1u);
  expect_sound(world);

  EXPECT_EQ(world.remove(id), Status::kOk);
  const Id next = add(world, circle(3));
  EXPECT_EQ(row_of(next), row_of(id));
  EXPECT_EQ(world.options(next).value, BodyOptions{});
  EXPECT_FALSE(world.has(id));
  EXPECT_EQ(world.remove(id), Status::kStaleId);
  EXPECT_EQ(world.set_transform(id, {}), Status::kStaleId);
  EXPECT_EQ(world.move(id, 0, 0), Status::kStaleId);
  EXPECT_EQ(world.set_shape(id, circle(1)), Status::kStaleId);
  EXPECT_EQ(world.set_shape(id, circle(1), {.x = 5}), Status::kStaleId);
  EXPECT_EQ(world.set_static(id, true), Status::kStaleId);
  EXPECT_EQ(world.set_sensor(id, true), Status::kStaleId);
  EXPECT_EQ(world.set_filter(id, {}), Status::kStaleId);
  EXPECT_EQ(world.set_group(id, 1), Status::kStaleId);
  EXPECT_EQ(world.set_tag(id, 1), Status::kStaleId);
  EXPECT_EQ(world.set_order(id, 1), Status::kStaleId);
  EXPECT_EQ(world.shape(id).status, Status::kStaleId);
  EXPECT_EQ(world.options(id).status, Status::kStaleId);
  EXPECT_EQ(world.box(id).status, Status::kStaleId);
  EXPECT_EQ(world.separation(id, next).status, Status::kStaleId);
  EXPECT_EQ(world.id_at(1).status, Status::kStaleId);
}

TEST(WorldBodies, AWorldKeepsWhatIsOutside) {
  Settings settings = settings_64(Placement::kCover);
  settings.outside = Outside::kGrow;
  EXPECT_EQ(World::create(settings).status, Status::kInvalidSettings);
  settings.outside = Outside::kReject;
  EXPECT_EQ(World::create(settings).status, Status::kInvalidSettings);
}

TEST(WorldBodies, AStaticBodyFollowsCallsAndNotTheView) {
  World world = make_world(settings_64(Placement::kCover));
  const Id wall = add(world, circle(2), {.transform = {.x = 30, .y = 30}, .is_static = true});
  world.transforms()[row_of(wall)].x = 10;
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.query(Point{30, 30}).value.size(), 1u);
  ASSERT_EQ(world.move(wall, 12, 30), Status::kOk);
  EXPECT_EQ(world.transforms()[row_of(wall)].x, 12);
  EXPECT_EQ(world.query(Point{12, 30}).value.size(), 1u);
  EXPECT_EQ(world.stats().statics, 1u);
}

// Whatever is called later: what was written does not take effect then.
TEST(WorldBodies, WhatIsWrittenToTheRowOfAStaticBodyCountsForNothing) {
  const Transform placed = {.x = 30, .y = 30, .angle = 0.5f, .scale = 2};
  using Change = Status (*)(World& world, Id wall);
  const Change changes[] = {
      [](World& world, Id wall) { return world.move(wall, 30, 30); },
      [](World& world, Id wall) { return world.set_static(wall, false); },
      [](World& world, Id wall) { return world.set_shape(wall, circle(2)); },
      [](World& world, Id wall) {
        const Status status = world.set_static(wall, true);
        return status == Status::kOk ? world.set_static(wall, false) : status;
      },
  };
  const Transform writes[] = {{.x = 10, .y = 12, .angle = 1, .scale = 3},
                              {.x = 30, .y = 30, .angle = 0.5f, .scale = 0}};
  for (std::size_t i = 0; i < std::size(changes); ++i) {
    for (const Transform& write : writes) {
      SCOPED_TRACE(i);
      World world = make_world(settings_64(Placement::kCover));
      const Id wall = add(world, circle(2), {.transform = placed, .is_static = true});
      world.transforms()[row_of(wall)] = write;
      ASSERT_EQ(changes[i](world, wall), Status::kOk);
      EXPECT_EQ(world.transforms()[row_of(wall)], placed);
      ASSERT_EQ(world.step(), Status::kOk);
      EXPECT_EQ(world.options(wall).value.transform, placed);
      EXPECT_EQ(world.query(Point{30, 33.5f}).value.size(), 1u);
      EXPECT_EQ(world.validate(), nullptr);
    }
  }
}

TEST(WorldBodies, ABodyThatTurnsStaticDoesSoWhereItWasWritten) {
  World world = make_world(settings_64(Placement::kCover));
  const Id body = add(world, circle(2), {.transform = {.x = 30, .y = 30}});
  world.transforms()[row_of(body)].x = 10;
  ASSERT_EQ(world.set_static(body, true), Status::kOk);
  EXPECT_EQ(world.query(Point{10, 30}).value.size(), 1u);
  world.transforms()[row_of(body)].x = 50;
  ASSERT_EQ(world.set_static(body, false), Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.query(Point{10, 30}).value.size(), 1u);
}

}  // namespace
}  // namespace quadrille::testing
