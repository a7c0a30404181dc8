// Events: the lists of each step against a naive set difference, over histories of every kind of
// change.
#include <iterator>

#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

class WorldEvents : public ::testing::TestWithParam<Placement> {};

INSTANTIATE_TEST_SUITE_P(All, WorldEvents, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

std::vector<BodyPair> difference(const std::vector<BodyPair>& a, const std::vector<BodyPair>& b) {
  std::vector<BodyPair> result;
  std::ranges::set_difference(a, b, std::back_inserter(result), {}, ModelledWorld::as_tuple,
                              ModelledWorld::as_tuple);
  return result;
}

TEST_P(WorldEvents, ThoroughEqualASetDifferenceOver10000FramesWithEveryChange) {
  Random random(17);
  Settings settings = settings_64(GetParam(), 2, 5);
  settings.edges = GetParam() == Placement::kCover ? EdgeRule::kTouching : EdgeRule::kStrict;
  ModelledWorld modelled(settings);
  World& world = modelled.world;
  std::vector<BodyPair> before;
  std::size_t events = 0;
  for (int frame = 0; frame < 10'000; ++frame) {
    SCOPED_TRACE("frame " + std::to_string(frame));
    while (modelled.size() < 16 || (modelled.size() < 26 && random.one_in(2))) {
      modelled.add_one(random);
    }
    if (random.one_in(2)) modelled.remove_one(random);
    for (std::uint32_t change = random.below(4); change > 0; --change) modelled.change_one(random);
    modelled.drift(random);
    if (random.one_in(500)) {
      world.clear();
      modelled.bodies.clear();
    }
    ASSERT_EQ(world.step(), Status::kOk);
    const std::vector<BodyPair> now = modelled.touching();
    ASSERT_EQ(values(world.pairs()), now);
    ASSERT_EQ(values(world.entered()), difference(now, before));
    ASSERT_EQ(values(world.exited()), difference(before, now));
    ASSERT_EQ(values(world.stayed()), difference(now, values(world.entered())));
    if (frame % 50 == 0) expect_sound(world);
    events += world.entered().size() + world.exited().size();
    before = now;
  }
  EXPECT_GT(events, 10'000u);
}

// Two bodies that touch, after the step that found it.
struct Touching {
  explicit Touching(const BodyOptions& options = {}) {
    a = add(world, circle(4), {.transform = {.x = 20, .y = 20}});
    BodyOptions there = options;
    there.transform = {.x = 25, .y = 20};
    b = add(world, circle(4), there);
    EXPECT_EQ(world.step(), Status::kOk);
    EXPECT_EQ(values(world.entered()), (std::vector<BodyPair>{{a, b}}));
  }

  // The pair is in `exited` of the next step, and only there.
  void expect_exit_once() {
    ASSERT_EQ(world.step(), Status::kOk);
    EXPECT_EQ(values(world.exited()), (std::vector<BodyPair>{{a, b}}));
    EXPECT_TRUE(world.entered().empty());
    ASSERT_EQ(world.step(), Status::kOk);
    EXPECT_TRUE(world.exited().empty());
  }

  World world = make_world(settings_64(Placement::kCover));
  Id a = 0;
  Id b = 0;
};

TEST(WorldEvents, ABodyThatIsRemovedExitsOnceAlsoWhenItsRowHasANewBodyOnTheSameSpot) {
  Touching pair;
  ASSERT_EQ(pair.world.remove(pair.b), Status::kOk);
  const Id next = add(pair.world, circle(4), {.transform = {.x = 25, .y = 20}});
  EXPECT_EQ(row_of(next), row_of(pair.b));
  ASSERT_EQ(pair.world.step(), Status::kOk);
  EXPECT_EQ(values(pair.world.exited()), (std::vector<BodyPair>{{pair.a, pair.b}}));
  EXPECT_EQ(values(pair.world.entered()), (std::vector<BodyPair>{{pair.a, next}}));
  EXPECT_TRUE(pair.world.stayed().empty());
}

TEST(WorldEvents, ABodyThatTurnsStaticBesideAStaticOneExits) {
  Touching pair({.transform = {}, .is_static = true});
  ASSERT_EQ(pair.world.set_static(pair.a, true), Status::kOk);
  pair.expect_exit_once();
  ASSERT_EQ(pair.world.set_static(pair.b, false), Status::kOk);
  ASSERT_EQ(pair.world.step(), Status::kOk);
  EXPECT_EQ(pair.world.entered().size(), 1u);
}

TEST(WorldEvents, ABodyThatIsTeleportedReshapedRelayeredOrGroupedExits) {
  using Change = void (*)(Touching& pair);
  const Change changes[] = {
      [](Touching& pair) { pair.world.transforms()[row_of(pair.b)].x = 50; },
      [](Touching& pair) { EXPECT_EQ(pair.world.set_shape(pair.b, circle(0.5f)), Status::kOk); },
      [](Touching& pair) { EXPECT_EQ(pair.world.set_filter(pair.b, {0, ~0u}), Status::kOk); },
      [](Touching& pair) {
        EXPECT_EQ(pair.world.set_group(pair.a, 3), Status::kOk);
        EXPECT_EQ(pair.world.set_group(pair.b, 3), Status::kOk);
      },
  };
  for (std::size_t i = 0; i < std::size(changes); ++i) {
    SCOPED_TRACE(i);
    Touching pair;
    changes[i](pair);
    pair.expect_exit_once();
  }
}

TEST(WorldEvents, ABodyThatBecomesASensorStaysInThePairWithoutAContact) {
  Touching pair;
  ASSERT_EQ(pair.world.contacts().size(), 1u);
  EXPECT_NEAR(pair.world.contacts()[0].manifold.depth, 3, 1e-5);
  EXPECT_EQ(pair.world.contacts()[0].manifold.normal_x, 1);
  ASSERT_EQ(pair.world.set_sensor(pair.b, true), Status::kOk);
  ASSERT_EQ(pair.world.step(), Status::kOk);
  EXPECT_EQ(values(pair.world.stayed()), (std::vector<BodyPair>{{pair.a, pair.b}}));
  EXPECT_TRUE(pair.world.contacts().empty());
}

TEST(WorldEvents, AStepThatRefusesATransformNamesItsRowAndChangesNothing) {
  Touching pair;
  World& world = pair.world;
  world.transforms()[row_of(pair.a)].x = 60;
  for (const float bad :
       {std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN()}) {
    world.transforms()[row_of(pair.b)].angle = bad;
    EXPECT_EQ(world.step(), Status::kInvalidTransform);
    EXPECT_EQ(world.error_index(), row_of(pair.b));
    EXPECT_EQ(values(world.entered()), (std::vector<BodyPair>{{pair.a, pair.b}}));
    EXPECT_EQ(world.options(pair.a).value.transform.x, 20);
    EXPECT_EQ(sorted(world.query(Point{17, 20})), std::vector<Row>{row_of(pair.a)});
    EXPECT_EQ(world.transforms()[row_of(pair.a)].x, 60);  // what was written is still there
    expect_sound(world);
  }
  world.transforms()[row_of(pair.b)] = {.x = 60, .y = 20, .angle = 0, .scale = 3e38f};
  EXPECT_EQ(world.step(), Status::kInvalidTransform);  // reaches beyond the range of float
  world.transforms()[row_of(pair.b)] = {.x = 58, .y = 20};
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.error_index(), kNoRow);
  EXPECT_EQ(values(world.stayed()), (std::vector<BodyPair>{{pair.a, pair.b}}));
}

TEST(World, RefusesAnOrderThatIsNotFinite) {
  World world = make_world(settings_64(Placement::kCover));
  const Id id = add(world, circle(3), {.order = 2});
  EXPECT_EQ(world.error_index(), kNoRow);
  const float infinity = std::numeric_limits<float>::infinity();
  for (const float order : {infinity, -infinity, std::numeric_limits<float>::quiet_NaN()}) {
    EXPECT_EQ(world.insert(circle(1), {.order = order}).status, Status::kInvalidOrder);
    const std::vector<NewBody> bodies = {{circle(1)}, {circle(2)}, {circle(3), {.order = order}}};
    EXPECT_EQ(world.insert_many(bodies).status, Status::kInvalidOrder);
    EXPECT_EQ(world.error_index(), 2u);
    EXPECT_EQ(world.set_order(id, order), Status::kInvalidOrder);
    EXPECT_EQ(world.options(id).value.order, 2);
    EXPECT_EQ(world.size(), 1u);
    EXPECT_EQ(world.insert_many({}).status, Status::kOk);
    EXPECT_EQ(world.error_index(), kNoRow);
    expect_sound(world);
  }
}

}  // namespace
}  // namespace quadrille::testing
