// Many bodies near each other: what a step finds, and what it takes for pairs of boxes whose shapes
// are apart.
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

// Many bodies with boxes that overlap: a step tests their shapes before it takes memory for pairs.
ModelledWorld crowd(std::uint32_t seed, EdgeRule edges) {
  Random random(seed);
  Settings settings = settings_64(Placement::kCover, 16, 4);
  settings.edges = edges;
  settings.seam_tolerance = kNoSeamRule;
  ModelledWorld modelled(settings);
  for (int i = 0; i < 250; ++i) {
    BodyOptions options = draw_options(random);
    options.transform.x = 30 + static_cast<float>(random.below(16)) * 0.5f;
    options.transform.y = 30 + static_cast<float>(random.below(16)) * 0.5f;
    modelled.add_body(draw_shape(random), options);
  }
  return modelled;
}

// In the order of the pairs, those without a sensor.
void expect_contacts(const ModelledWorld& modelled) {
  std::size_t next = 0;
  const std::span<const Contact> contacts = modelled.world.contacts();
  for (const BodyPair& pair : modelled.world.pairs()) {
    const NaiveBody& a = modelled.body(pair.a);
    const NaiveBody& b = modelled.body(pair.b);
    if (a.options.is_sensor || b.options.is_sensor) continue;
    ASSERT_LT(next, contacts.size());
    EXPECT_EQ((BodyPair{contacts[next].a, contacts[next].b}), pair);
    EXPECT_TRUE(contacts[next].manifold == collide(a.shape, a.options.transform, b.shape,
                                                   b.options.transform,
                                                   modelled.world.settings().edges));
    ++next;
  }
  EXPECT_EQ(next, contacts.size());
}

TEST(WorldCrowds, HaveThePairsAndContactsOfTheirShapes) {
  for (const EdgeRule edges : {EdgeRule::kStrict, EdgeRule::kTouching}) {
    ModelledWorld modelled = crowd(4, edges);
    World& world = modelled.world;
    Random random(5);
    for (int frame = 0; frame < 4; ++frame) {
      ASSERT_EQ(world.step(), Status::kOk);
      if (frame == 1) {
        EXPECT_EQ(world.stats().candidates, 0u);  // nothing has moved
      } else {
        EXPECT_GT(world.stats().candidates, 10'000u);
        EXPECT_LT(world.pairs().size(), world.stats().candidates);
      }
      EXPECT_EQ(values(world.pairs()), modelled.touching());
      EXPECT_EQ(world.pairs().size(), world.stayed().size() + world.entered().size());
      expect_contacts(modelled);
      expect_sound(world);
      if (frame > 0) modelled.drift(random);
    }
  }
}

// Thin diagonal segments side by side.
TEST(WorldCrowds, ThoroughTakeNoMemoryForPairsOfShapesThatAreApart) {
  for (const bool are_sensors : {false, true}) {
    World world = make_world(settings_64(Placement::kCover));
    const Shape diagonal = Shape::segment(-30, -30, 30, 30).value;
    for (int i = 0; i < 2'000; ++i) {
      const Transform transform = {.x = 32 + static_cast<float>(i) * 1e-3f, .y = 32};
      add(world, diagonal, {.transform = transform, .is_sensor = are_sensors});
    }
    for (int step = 0; step < 3; ++step) {
      for (Transform& transform : world.transforms()) transform.y += 1;
      ASSERT_EQ(world.step(), Status::kOk);
    }
    EXPECT_EQ(world.stats().candidates, 2'000u * 1'999 / 2);
    EXPECT_TRUE(world.pairs().empty());
    // Two rows, half as much again where a list has grown, and a number to sort by.
    EXPECT_LT(world.stats().bytes, 17u * world.stats().candidates + 2'000'000);
  }
}

}  // namespace
}  // namespace quadrille::testing
