// Queries of a world for many shapes, culling, and what a world tells about itself.
#include "allocations.hpp"
#include "drawn_shapes.hpp"
#include "scene.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

std::vector<Row> rows_of(const Result<std::span<const Row>>& found) {
  EXPECT_EQ(found.status, Status::kOk);
  return {found.value.begin(), found.value.end()};
}

ModelledWorld drawn_world(Random& random, Placement placement) {
  ModelledWorld model(draw_settings(random, placement));
  for (int i = 0; i < 60; ++i) model.add_one(random);
  return model;
}

class WorldBatches : public ::testing::TestWithParam<Placement> {};
INSTANTIATE_TEST_SUITE_P(Worlds, WorldBatches, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST_P(WorldBatches, FindWhatSingleQueriesFind) {
  QueryContext context;
  for (std::uint32_t seed = 0; seed < 40u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    ShapeDrawing drawing(seed);
    ModelledWorld model = drawn_world(drawing.random, GetParam());
    ASSERT_EQ(model.world.update_trees(), Status::kOk);
    const Shape shape = draw_shape(drawing.random);
    std::vector<Transform> transforms(drawing.random.below(30));
    for (Transform& transform : transforms) transform = draw_transform(drawing.random);
    std::vector<Ray> rays(transforms.size());
    for (Ray& ray : rays) {
      ray = {drawing.coordinate(), drawing.coordinate(), drawing.coordinate(),
             drawing.coordinate()};
    }
    std::vector<Id> except(transforms.size(), kNoId);
    for (Id& id : except) {
      const NaiveBody& body = model.bodies[drawing.random.below(model.size())];
      if (drawing.random.one_in(2)) id = drawing.random.one_in(2) ? body.id : row_of(body.id);
    }
    for (const QueryFilter filter : {QueryFilter{}, QueryFilter{.mask = 3, .except = except}}) {
      const auto single = [&](std::size_t i) {
        QueryFilter one = filter;
        if (!one.except.empty()) one.except = std::span(except).subspan(i, 1);
        return one;
      };
      const auto check = [&](WorldQueries&& queries) {
        const auto lists = queries.overlaps_many(shape, transforms, filter);
        ASSERT_EQ(lists.status, Status::kOk);
        ASSERT_EQ(lists.value.size(), transforms.size());
        const auto hits = queries.raycast_many(rays, filter);
        ASSERT_EQ(hits.status, Status::kOk);
        ASSERT_EQ(hits.value.size(), rays.size());
        for (std::size_t i = 0; i < transforms.size(); ++i) {
          EXPECT_TRUE(std::ranges::equal(
              lists.value[i], rows_of(model.world.overlaps(shape, transforms[i], single(i)))));
          const Hit expected = model.world.raycast(rays[i], single(i)).value.value_or(kNoHit);
          EXPECT_EQ(hits.value[i].row, expected.row);
          EXPECT_EQ(hits.value[i].fraction, expected.fraction);
          EXPECT_EQ(hits.value[i].normal_x, expected.normal_x);
        }
      };
      check(std::as_const(model.world).with(context));
    }
  }
}

TEST_P(WorldBatches, QueryAnyIsTrueWhereQueryFindsSomething) {
  for (std::uint32_t seed = 0; seed < 40u; ++seed) {
    ShapeDrawing drawing(seed);
    ModelledWorld model = drawn_world(drawing.random, GetParam());
    for (int round = 0; round < 20; ++round) {
      const DrawnShapes shapes(drawing);
      const Filter filter = {~0u, 1u << drawing.random.below(3)};
      const auto check = [&](const auto& shape) {
        EXPECT_EQ(model.world.query_any(shape, filter).value,
                  !rows_of(model.world.query(shape, filter)).empty());
      };
      check(shapes.get<Box>());
      check(shapes.get<Point>());
      check(shapes.get<Circle>());
    }
  }
}

TEST(WorldBatch, IsRefusedAsAWhole) {
  World world = make_world(settings_64(Placement::kCover));
  add(world, circle(4));
  const std::array<Transform, 3> transforms = {{{}, {.x = 3}, {.scale = 0}}};
  EXPECT_EQ(world.overlaps_many(circle(1), transforms).status, Status::kInvalidTransform);
  EXPECT_EQ(world.error_index(), 2u);
  const std::array<Ray, 2> rays = {{{0, 0, 1, 1}, {0, kNan, 1, 1}}};
  EXPECT_EQ(world.raycast_many(rays).status, Status::kInvalidShape);
  EXPECT_EQ(world.error_index(), 1u);
  QueryContext context;
  EXPECT_EQ(world.with(context).raycast_many(rays).status, Status::kInvalidShape);
  EXPECT_EQ(context.error_index(), 1u);
  const std::array<Id, 1> except = {0};
  const std::span valid = std::span(rays).first(1);
  EXPECT_EQ(world.raycast_many(valid, {.except = except}).value[0].row, kNoRow);
  EXPECT_EQ(
      world.overlaps_many(circle(1), std::span(transforms).first(2), {.except = except}).status,
      Status::kStaleId);
  EXPECT_EQ(world.error_index(), 1u);
  EXPECT_EQ(world.query_any(Box{kNan, 0, 1, 1}).status, Status::kInvalidBox);
  EXPECT_EQ(world.query_any(Circle{0, 0, -1}).status, Status::kInvalidShape);
}

TEST(WorldBatch, AllocatesNothingAfterWarmUp) {
  Random random(3);
  ModelledWorld model = drawn_world(random, Placement::kCover);
  std::vector<Transform> transforms(20);
  for (Transform& transform : transforms) transform = draw_transform(random);
  const std::vector<Ray> rays(20, {0, 0, 64, 64});
  const std::vector<Id> except(20, model.bodies[7].id);
  const auto run = [&] {
    EXPECT_TRUE(model.world.overlaps_many(circle(9), transforms, {.except = except}).ok());
    EXPECT_TRUE(model.world.raycast_many(rays, {.except = except}).ok());
    EXPECT_TRUE(model.world.nodes(true).ok());
  };
  run();
  const std::size_t before = allocation_count();
  run();
  EXPECT_EQ(allocation_count(), before);
}

// The boxes in the trees are larger by a margin for rounding, which counts for nothing here.
TEST(WorldCulling, SharedEdgesCountAsTheSettingsSay) {
  const std::array shapes = {circle(3), box(6, 6), capsule(2, 2), segment(-3, 3, 3, -3),
                             polygon({{-3, 0}, {0, -3}, {3, 0}, {0, 3}})};
  for (const Shape& shape : shapes) {
    for (const EdgeRule edges : {EdgeRule::kStrict, EdgeRule::kTouching}) {
      Settings settings = settings_64(Placement::kCover);
      settings.edges = edges;
      World world = make_world(settings);
      add(world, shape, {.transform = {.x = 1000, .y = 40}});
      const auto is_seen = [&](const Box& view) {
        const bool is_visible = world.visible(view).value.size() == 1;
        EXPECT_EQ(world.active(view).value.size() == 1, is_visible);
        return is_visible;
      };
      const bool touching = edges == EdgeRule::kTouching;
      EXPECT_EQ(is_seen({900, 0, 997, 64}), touching);
      EXPECT_EQ(is_seen({1003, 0, 1100, 64}), touching);
      EXPECT_TRUE(is_seen({900, 0, 997.0001f, 64}));
      EXPECT_TRUE(is_seen({1002.9999f, 0, 1100, 64}));
      EXPECT_TRUE(is_seen({0, 0, 2000, 64}));
      EXPECT_FALSE(is_seen({900, 0, 996.9999f, 64}));
    }
  }
}

// More than are sorted by comparing ids; some rows are used again, so that ids and rows are in
// different orders. Windows surround some bodies, and cross others.
TEST(WorldWindows, ListManyBodiesByTheirIds) {
  std::size_t most = 0;
  for (std::uint32_t seed = 0; seed < 12u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    Settings settings = settings_64(kPlacements[seed % std::size(kPlacements)], 16, 4);
    settings.edges = seed % 2 == 0 ? EdgeRule::kStrict : EdgeRule::kTouching;
    ModelledWorld model(settings);
    for (int i = 0; i < 400; ++i) model.add_one(random);
    for (std::uint32_t i = 0; i < 60 * (seed % 3); ++i) model.remove_one(random);
    for (std::uint32_t i = 0; i < 60 * (seed % 3); ++i) model.add_one(random);
    for (int round = 0; round < 12; ++round) {
      const auto x = static_cast<float>(random.below(32));
      const auto y = static_cast<float>(random.below(32));
      const auto size = static_cast<float>(4 + random.below(60));
      const Box window = {x, y, x + size, y + size};
      const Transform centre = {.x = x + size / 2, .y = y + size / 2};
      std::vector<Id> expected;
      for (const NaiveBody& body : model.bodies) {
        const Manifold manifold = collide(body.shape, body.options.transform,
                                          Shape::box(size, size).value, centre, settings.edges);
        const bool overlaps = manifold.point_count > 0;
        if (overlaps && admit(body.options.filter, kEverything)) expected.push_back(body.id);
      }
      std::ranges::sort(expected);
      std::vector<Id> listed;
      for (const Row row : rows_of(model.world.query(window))) {
        listed.push_back(model.world.id_at(row).value);
      }
      EXPECT_EQ(listed, expected);
      most = std::max(most, listed.size());
    }
  }
  EXPECT_GT(most, 200u);
}

TEST(WorldExplains, WhyTwoBodiesAreAPairOrNot) {
  Settings settings = settings_64(Placement::kCover);
  World world = make_world(settings);
  const Id a = add(world, circle(2), {.transform = {.x = 10, .y = 10}});
  const Id b = add(world, circle(2), {.transform = {.x = 13, .y = 10}});
  const auto expect = [&](PairReason reason, float distance) {
    for (const auto& found : {world.explain_pair(a, b), world.explain_pair(row_of(b), a)}) {
      ASSERT_EQ(found.status, Status::kOk);
      EXPECT_EQ(found.value.reason, reason);
      EXPECT_EQ(found.value.distance, distance);
    }
  };
  expect(PairReason::kTouching, -1);
  ASSERT_EQ(world.move(b, 14, 10), Status::kOk);
  expect(PairReason::kApart, 0);
  settings.edges = EdgeRule::kTouching;
  ASSERT_EQ(world.set_settings(settings), Status::kOk);
  expect(PairReason::kTouching, 0);
  ASSERT_EQ(world.move(b, 20, 10), Status::kOk);
  expect(PairReason::kApart, 6);
  ASSERT_EQ(world.set_filter(a, {2, 2}), Status::kOk);
  expect(PairReason::kFilter, 6);
  ASSERT_EQ(world.set_group(a, 3), Status::kOk);
  ASSERT_EQ(world.set_group(b, 3), Status::kOk);
  expect(PairReason::kGroup, 6);
  ASSERT_EQ(world.set_static(a, true), Status::kOk);
  expect(PairReason::kGroup, 6);
  ASSERT_EQ(world.set_static(b, true), Status::kOk);
  expect(PairReason::kStatic, 6);
  EXPECT_EQ(world.explain_pair(a, row_of(a)).value.reason, PairReason::kSame);
  ASSERT_EQ(world.remove(b), Status::kOk);
  EXPECT_EQ(world.explain_pair(a, b).status, Status::kStaleId);
}

TEST_P(WorldBatches, ExplainPairAgreesWithTheStep) {
  for (std::uint32_t seed = 0; seed < 20u; ++seed) {
    Random random(seed);
    ModelledWorld model = drawn_world(random, GetParam());
    ASSERT_EQ(model.world.step(), Status::kOk);
    std::vector<BodyPair> pairs;
    for (const NaiveBody& a : model.bodies) {
      for (const NaiveBody& b : model.bodies) {
        if (a.id >= b.id) continue;
        const auto found = model.world.explain_pair(a.id, b.id);
        if (found.value.reason == PairReason::kTouching) pairs.push_back({a.id, b.id});
      }
    }
    EXPECT_EQ(pairs, values(model.world.pairs()));
  }
}

// A world whose settings have changed does what one does that had them from the start.
TEST_P(WorldBatches, ChangedSettingsAreAsGoodAsTheFirstOnes) {
  for (std::uint32_t seed = 0; seed < 30u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    ModelledWorld model = drawn_world(random, GetParam());
    for (int round = 0; round < 4; ++round) {
      const Status stepped = random.one_in(2) ? model.world.step() : Status::kOk;
      ASSERT_EQ(stepped, Status::kOk);
      const std::vector<BodyPair> before = values(model.world.pairs());
      for (int i = 0; i < 5; ++i) model.change_one(random);
      Settings settings = draw_settings(random, kPlacements[random.below(4)]);
      settings.world = box_with_ties(random);
      settings.world.max_x += 1;
      settings.world.max_y += 1;
      ASSERT_EQ(model.world.set_settings(settings), Status::kOk);
      EXPECT_EQ(model.world.settings().world, settings.world);
      EXPECT_EQ(values(model.world.pairs()), before);
      expect_sound(model.world);
      ASSERT_EQ(model.world.step(), Status::kOk);
      expect_sound(model.world);
      EXPECT_EQ(values(model.world.pairs()), model.touching());
      if (HasFailure()) return;
    }
  }
}

TEST(WorldSettings, AreRefusedOrChangedAsAWhole) {
  World world = make_world(settings_64(Placement::kCover));
  add(world, box(6000, 6000));
  Settings settings = world.settings();
  settings.outside = Outside::kGrow;
  EXPECT_EQ(world.set_settings(settings), Status::kInvalidSettings);
  settings = world.settings();
  settings.capacity = 0;
  EXPECT_EQ(world.set_settings(settings), Status::kInvalidSettings);
  for (std::size_t granted = 0;; ++granted) {
    World scarce_world = make_world(settings_64(Placement::kCover));
    for (int i = 0; i < 200; ++i) {
      add(scarce_world, circle(2),
          {.transform = {.x = float(i % 14) * 5, .y = float(i / 14) * 5}, .is_static = i % 2 == 0});
    }
    settings = settings_64(Placement::kLeaf, 1, 8);
    Status status = Status::kOk;
    bool was_noticed = false;
    {
      const ScarceMemory scarce(granted, ScarceMemory::kFailAll);
      status = scarce_world.set_settings(settings);
      was_noticed = scarce.was_noticed();
    }
    if (!was_noticed) break;
    EXPECT_EQ(status, Status::kOutOfMemory);
    EXPECT_EQ(scarce_world.settings().placement, Placement::kCover);
    EXPECT_EQ(scarce_world.step(), Status::kOk);
    expect_sound(scarce_world);
  }
}

TEST(WorldSettings, NewBoundsDecideAtTheNextStepWhatIsInside) {
  Settings settings = settings_64(Placement::kCover);
  World world = make_world(settings);
  const Id moving = add(world, circle(1), {.transform = {.x = 50, .y = 50}});
  const Id fixed = add(world, circle(1), {.transform = {.x = 50, .y = 10}, .is_static = true});
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_TRUE(world.departed().empty());
  settings.world = {0, 0, 32, 32};
  ASSERT_EQ(world.set_settings(settings), Status::kOk);
  EXPECT_TRUE(world.departed().empty());
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(std::vector(world.departed().begin(), world.departed().end()),
            (std::vector{moving, fixed}));
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_TRUE(world.departed().empty());
}

TEST_P(WorldBatches, NodesAreThoseOfATreeOfTheSameBoxes) {
  for (std::uint32_t seed = 0; seed < 20u; ++seed) {
    Random random(seed);
    ModelledWorld model = drawn_world(random, GetParam());
    for (const bool statics : {false, true}) {
      std::uint32_t expected = 0;
      for (const NaiveBody& body : model.bodies) expected += body.options.is_static == statics;
      const auto nodes = model.world.nodes(statics);
      ASSERT_EQ(nodes.status, Status::kOk);
      EXPECT_EQ(nodes.value[0].depth, 0u);
      EXPECT_EQ(nodes.value[0].total, expected);
      EXPECT_EQ((Box{nodes.value[0].min_x, nodes.value[0].min_y, nodes.value[0].max_x,
                     nodes.value[0].max_y}),
                model.world.settings().world);
    }
  }
}

}  // namespace
}  // namespace quadrille::testing
