// One-way bodies and tiles: what comes from their side has contacts, all else passes.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "quadrille/quadrille.hpp"
#include "support.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

/// A platform whose top is at y = 0, from x = -48 to 48, made in several ways.
enum class Platform : std::uint8_t { kBox, kSegment, kTiles, kTwoBoxes, kParts };
constexpr std::array kPlatforms = {Platform::kBox, Platform::kSegment, Platform::kTiles,
                                   Platform::kTwoBoxes, Platform::kParts};

std::vector<Id> add_platform(World& world, Platform kind, const Point& at = {0, 0}) {
  BodyOptions options = {.is_static = true, .one_way = OneWay::kUp};
  options.transform = {.x = at.x, .y = at.y + 4};
  const Shape half = Shape::box(48, 8).value;
  switch (kind) {
    case Platform::kBox:
      return {add(world, Shape::box(96, 8).value, options)};
    case Platform::kSegment:
      options.transform.y = at.y;
      return {add(world, Shape::segment(-48, 0, 48, 0).value, options)};
    case Platform::kTiles: {
      const std::array<TileKind, 2> kinds = {{{}, {.one_way = OneWay::kUp}}};
      const std::array<TileNumber, 6> tiles = {1, 1, 1, 1, 1, 1};
      const Transform corner = {.x = at.x - 48, .y = at.y};
      const Result<Id> added = world.add_tiles({.columns = 6,
                                                .rows = 1,
                                                .size = 16,
                                                .tiles = tiles,
                                                .kinds = kinds,
                                                .options = {.transform = corner}});
      EXPECT_EQ(added.status, Status::kOk);
      return {added.value};
    }
    case Platform::kTwoBoxes: {
      options.transform.x = at.x - 24;
      const Id left = add(world, half, options);
      options.transform.x = at.x + 24;
      return {left, add(world, half, options)};
    }
    case Platform::kParts: {
      const std::array<Part, 2> parts = {
          {{.shape = half, .offset = {.x = -24}}, {.shape = half, .offset = {.x = 24}}}};
      return {add(world, parts, options)};
    }
  }
  return {};
}

const std::array kBodies = {Shape::box(10, 16).value, Shape::circle(8).value,
                            Shape::capsule(6, 5, true).value};

class OneWays : public ::testing::TestWithParam<Platform> {
 protected:
  OneWays() : world(make_world({.world = {-256, -256, 256, 256}})) {}

  void put(Id id, float x, float y) {
    world.transforms()[row_of(id)] = {.x = x, .y = y};
    ASSERT_EQ(world.step(), Status::kOk);
  }

  World world;
};

INSTANTIATE_TEST_SUITE_P(Platforms, OneWays, ::testing::ValuesIn(kPlatforms));

TEST_P(OneWays, StopWhatFallsOnThem) {
  add_platform(world, GetParam());
  for (const Shape& shape : kBodies) {
    const Id body = add(world, shape, {.transform = {.x = 3, .y = -30}});
    ASSERT_EQ(world.step(), Status::kOk);
    EXPECT_TRUE(world.contacts().empty());
    put(body, 3, -5);
    ASSERT_FALSE(world.contacts().empty());
    for (const Contact& contact : world.contacts()) {
      EXPECT_EQ(contact.manifold.normal_x, 0);
      EXPECT_EQ(std::abs(contact.manifold.normal_y), 1);
      EXPECT_EQ(contact.manifold.depth, 3);
    }
    ASSERT_EQ(world.remove(body), Status::kOk);
  }
}

TEST_P(OneWays, LetPassWhatComesFromBelow) {
  add_platform(world, GetParam());
  for (const Shape& shape : kBodies) {
    const Id body = add(world, shape, {.transform = {.x = 3, .y = 40}});
    ASSERT_EQ(world.step(), Status::kOk);
    for (float y = 40; y > -8; y -= 3) {
      put(body, 3, y);
      EXPECT_TRUE(world.contacts().empty()) << y;
    }
    put(body, 3, -8);  // it has come through
    put(body, 3, -7);
    EXPECT_FALSE(world.contacts().empty());
    ASSERT_EQ(world.remove(body), Status::kOk);
  }
}

TEST_P(OneWays, LetPassWhatComesFromTheSideOrTurnsBackInThem) {
  add_platform(world, GetParam());
  const Id body = add(world, Shape::box(10, 16).value, {.transform = {.x = -70, .y = -2}});
  for (float x = -70; x < 0; x += 4) {
    put(body, x, -2);
    EXPECT_TRUE(world.contacts().empty()) << x;
  }
  put(body, 0, 20);
  for (const float y : {14.0f, 6.0f, 0.0f, -4.0f, -6.0f, -4.0f, 0.0f, 10.0f}) {
    put(body, 0, y);
    EXPECT_TRUE(world.contacts().empty()) << y;
  }
}

// It sinks a little in each step, and is put back, as a solver does.
TEST_P(OneWays, CarryWhatStandsOnThemFromEndToEnd) {
  add_platform(world, GetParam());
  for (const float speed : {0.5f, 1.0f, 3.0f, -0.5f, -3.0f}) {
    for (const Shape& shape : kBodies) {
      const float start = speed > 0 ? -40.0f : 40.0f;
      const Id body = add(world, shape, {.transform = {.x = start, .y = -8.5f}});
      ASSERT_EQ(world.step(), Status::kOk);
      float sunk = 0;
      for (float x = start; std::abs(x) <= 40; x += speed) {
        sunk = sunk > 2 ? 0.25f : sunk + 0.5f;
        put(body, x, -8 + sunk);
        ASSERT_FALSE(world.contacts().empty()) << x << ", " << sunk;
        for (const Contact& contact : world.contacts()) {
          EXPECT_EQ(contact.manifold.normal_x, 0) << x;
        }
      }
      ASSERT_EQ(world.remove(body), Status::kOk);
    }
  }
}

TEST_P(OneWays, LetDropThroughWhatWantsTo) {
  add_platform(world, GetParam());
  const Id body = add(world, Shape::box(10, 16).value, {.transform = {.x = 3, .y = -8}});
  put(body, 3, -7);
  ASSERT_FALSE(world.contacts().empty());
  ASSERT_EQ(world.set_drops_through(body, true), Status::kOk);
  EXPECT_TRUE(world.options(body).value.drops_through);
  put(body, 3, -6);
  EXPECT_TRUE(world.contacts().empty());
  EXPECT_FALSE(world.pairs().empty());
  ASSERT_EQ(world.set_drops_through(body, false), Status::kOk);
  for (float y = -5; y < 12; y += 2) {
    put(body, 3, y);
    EXPECT_TRUE(world.contacts().empty()) << y;
  }
}

TEST_P(OneWays, AreNotMetByCastsOfWhatDropsThrough) {
  add_platform(world, GetParam());
  const Id body = add(world, Shape::box(10, 16).value, {.transform = {.x = -20, .y = -40}});
  EXPECT_TRUE(world.cast(body, 0, 64).value.has_value());
  ASSERT_EQ(world.set_drops_through(body, true), Status::kOk);
  EXPECT_FALSE(world.cast(body, 0, 64).value.has_value());
}

TEST_P(OneWays, DoNotDependOnWhoCameFirst) {
  const Id before = add(world, Shape::box(10, 16).value, {.transform = {.x = 3, .y = -12}});
  add_platform(world, GetParam());
  const Id after = add(world, Shape::box(10, 16).value, {.transform = {.x = 30, .y = -12}});
  const Id below = add(world, Shape::box(10, 16).value, {.transform = {.x = -30, .y = 24}});
  ASSERT_EQ(world.step(), Status::kOk);
  for (const Id id : {before, after, below}) {
    world.transforms()[row_of(id)].y = -6;
  }
  ASSERT_EQ(world.step(), Status::kOk);
  for (const Contact& contact : world.contacts()) {
    EXPECT_TRUE(contact.a != below && contact.b != below);
  }
  EXPECT_GE(world.contacts().size(), 2u);
  EXPECT_EQ(world.validate(), nullptr);
}

TEST_P(OneWays, ThatMoveUpCarryWhatStandsOnThem) {
  const std::vector<Id> platform = add_platform(world, GetParam());
  const Id body = add(world, Shape::circle(8).value, {.transform = {.x = 3, .y = -8}});
  ASSERT_EQ(world.step(), Status::kOk);
  for (int frame = 1; frame < 10; ++frame) {
    for (const Id id : platform) {
      const Transform at = world.options(id).value.transform;
      ASSERT_EQ(world.move(id, at.x, at.y - 2), Status::kOk);
    }
    ASSERT_EQ(world.step(), Status::kOk);
    ASSERT_FALSE(world.contacts().empty()) << frame;
    put(body, 3, -8 - 2 * static_cast<float>(frame));
  }
}

TEST_P(OneWays, AreMetByCastsAndRaysFromTheirSide) {
  const Id platform = add_platform(world, GetParam()).front();
  const auto down = world.raycast({-20, -40, 0, 80});
  ASSERT_TRUE(down.value.has_value());
  EXPECT_EQ(down.value->row, row_of(platform));
  EXPECT_EQ(down.value->fraction, 0.5f);
  EXPECT_FALSE(world.raycast({-20, 40, 0, -80}).value.has_value());
  EXPECT_FALSE(world.raycast({-20, 2, 10, 30}).value.has_value());
  EXPECT_FALSE(world.raycast({-100, 2, 300, 0}).value.has_value());
  EXPECT_TRUE(world.raycast_all({-20, 40, 0, -80}).value.empty());
  const Shape box = Shape::box(10, 16).value;
  const auto fall = world.cast(box, {{.x = -20, .y = -40}, 0, 64});
  ASSERT_TRUE(fall.value.has_value());
  EXPECT_EQ(fall.value->y, -8);
  EXPECT_EQ(fall.value->normal_y, -1);
  EXPECT_FALSE(world.cast(box, {{.x = -20, .y = 40}, 0, -80}).value.has_value());
  EXPECT_FALSE(world.cast(box, {{.x = -100, .y = 2}, 300, 0}).value.has_value());
  EXPECT_FALSE(world.cast(box, {{.x = -20, .y = -4}, 0, 80}).value.has_value());
}

/// A step with a box of 10 by 16 above what is at y = 0, and one with it `depth` deep in that.
/// Returns the contacts that it has then.
std::vector<Contact> contacts_of_landing(World& world, float x, float depth) {
  const Id body = add(world, Shape::box(10, 16).value, {.transform = {.x = x, .y = -30}});
  EXPECT_EQ(world.step(), Status::kOk);
  world.transforms()[row_of(body)].y = depth - 8;
  EXPECT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.validate(), nullptr);
  std::vector<Contact> contacts(world.contacts().begin(), world.contacts().end());
  EXPECT_EQ(world.remove(body), Status::kOk);
  return contacts;
}

// The box is less deep beyond the end of the platform than below its top: the first side is one
// that stops nothing. Below a segment, the end of the ground is free.
TEST_P(OneWays, BesideStaticGroundStopWhatIsALittleBeyondTheSeam) {
  add_platform(world, GetParam());
  const Id left = add_at(world, Shape::box(32, 8).value, -64, 4, {.is_static = true});
  const Id right = add_at(world, Shape::box(32, 8).value, 64, 4, {.is_static = true});
  for (const auto& [x, ground] : {std::pair(-52.0f, left), std::pair(-44.0f, left),
                                  std::pair(52.0f, right), std::pair(44.0f, right)}) {
    if (GetParam() == Platform::kSegment && std::abs(x) < 48) continue;
    const std::vector<Contact> contacts = contacts_of_landing(world, x, 3);
    EXPECT_EQ(contacts.size(), 2u) << x;
    EXPECT_EQ(std::ranges::count(contacts, ground, &Contact::a), 1) << x;
    for (const Contact& contact : contacts) {
      EXPECT_EQ(contact.manifold.normal_x, 0) << x;
      EXPECT_EQ(contact.manifold.normal_y, -1) << x;
      EXPECT_EQ(contact.manifold.depth, 3) << x;
    }
  }
}

// A crate on the platform covers its top but for a quarter at its left end. The box is over the end
// and in the crate.
TEST_P(OneWays, BelowAStaticCrateStopWhereItLeavesThemFree) {
  const Id platform = add_platform(world, GetParam()).front();
  const Id crate = add_at(world, Shape::box(16, 16).value, -39.75f, -8, {.is_static = true});
  const std::vector<Contact> contacts = contacts_of_landing(world, -52, 3);
  ASSERT_EQ(contacts.size(), 2u);
  EXPECT_EQ(contacts[0].a, platform);
  const Manifold& of_platform = contacts[0].manifold;
  EXPECT_EQ(of_platform.normal_y, -1);
  EXPECT_EQ(of_platform.depth, 3);
  ASSERT_EQ(of_platform.point_count, 2u);
  EXPECT_NEAR(of_platform.points[0].x, -48, 1e-3);
  EXPECT_NEAR(of_platform.points[1].x, -47.75, 1e-3);
  EXPECT_EQ(contacts[1].a, crate);
  EXPECT_EQ(contacts[1].manifold.normal_x, -1);
  EXPECT_EQ(contacts[1].manifold.depth, 0.75f);
}

TEST(OneWayBodies, TurnTheirSideWithThem) {
  World world = make_world({.world = {-256, -256, 256, 256}});
  const BodyOptions options = {.transform = {.angle = 1.57079637f},
                               .is_static = true,
                               .one_way = OneWay::kUp};  // solid from the right
  add(world, Shape::box(96, 8).value, options);
  const Id right = add(world, Shape::circle(8).value, {.transform = {.x = 20, .y = -20}});
  const Id left = add(world, Shape::circle(8).value, {.transform = {.x = -20, .y = 20}});
  ASSERT_EQ(world.step(), Status::kOk);
  world.transforms()[row_of(right)].x = 10;
  world.transforms()[row_of(left)].x = -10;
  ASSERT_EQ(world.step(), Status::kOk);
  ASSERT_EQ(world.contacts().size(), 1u);
  EXPECT_EQ(world.contacts()[0].b, right);
  EXPECT_EQ(world.contacts()[0].manifold.normal_x, 1);
  EXPECT_EQ(world.pairs().size(), 2u);
}

// It turns by a right angle in one step. Before, it was solid from above, now it is from the right.
TEST(OneWayBodies, ThatTurnStopWhatWasOnTheSideBefore) {
  constexpr float kRightAngle = 1.57079637f;
  for (const bool is_static : {true, false}) {
    World world = make_world({.world = {-256, -256, 256, 256}});
    const Id crate =
        add(world, Shape::box(40, 40).value, {.is_static = is_static, .one_way = OneWay::kUp});
    const Id above = add(world, Shape::circle(5).value, {.transform = {.x = 15, .y = -25.5f}});
    const Id right = add(world, Shape::circle(5).value, {.transform = {.x = 25.5f, .y = 15}});
    ASSERT_EQ(world.step(), Status::kOk);
    if (is_static) {
      ASSERT_EQ(world.set_transform(crate, {.angle = kRightAngle}), Status::kOk);
    } else {
      world.transforms()[row_of(crate)].angle = kRightAngle;
    }
    world.transforms()[row_of(above)] = {.x = 23, .y = -15};
    world.transforms()[row_of(right)] = {.x = 23, .y = 10};
    ASSERT_EQ(world.step(), Status::kOk);
    EXPECT_EQ(world.pairs().size(), 2u);
    ASSERT_EQ(world.contacts().size(), 1u);
    EXPECT_EQ(world.contacts()[0].b, above);
    EXPECT_NEAR(world.contacts()[0].manifold.normal_x, 1, 1e-6f);
    EXPECT_NEAR(world.contacts()[0].manifold.depth, 2, 1e-4f);
  }
}

// The same of a shape that has not moved: a platform that turned into it pushes it out.
TEST(OneWayBodies, ThatTurnPushWhatWasOnTheSideBefore) {
  World world = make_world({.world = {-256, -256, 256, 256}});
  const Id bar = add(world, Shape::box(80, 8).value, {.is_static = true, .one_way = OneWay::kUp});
  const Id above = add(world, Shape::circle(5).value, {.transform = {.y = -9.1f}});
  const Id below = add(world, Shape::circle(5).value, {.transform = {.y = 9.1f}});
  ASSERT_EQ(world.step(), Status::kOk);
  ASSERT_EQ(world.set_transform(bar, {.angle = -1.2f}), Status::kOk);
  const MoveOptions options = {.max_push = 20.0f};
  EXPECT_LT(world.move_and_slide(above, 0, 0, options).value.x, -4);
  EXPECT_EQ(world.move_and_slide(below, 0, 0, options).value.x, 0);
}

TEST(OneWayBodies, ThatAreNotStaticStopWhatComesFromTheirSide) {
  World world = make_world({.world = {-256, -256, 256, 256}});
  const Id lift =
      add(world, Shape::box(96, 8).value, {.transform = {.y = 4}, .one_way = OneWay::kUp});
  const Id above = add(world, Shape::circle(8).value, {.transform = {.x = 20, .y = -9}});
  const Id below = add(world, Shape::circle(8).value, {.transform = {.x = -20, .y = 20}});
  ASSERT_EQ(world.step(), Status::kOk);
  world.transforms()[row_of(above)].y = -7;
  world.transforms()[row_of(below)].y = 12;
  ASSERT_EQ(world.step(), Status::kOk);
  ASSERT_EQ(world.contacts().size(), 1u);
  EXPECT_EQ(world.contacts()[0].a, lift);
  EXPECT_EQ(world.contacts()[0].b, above);
  EXPECT_EQ(world.set_one_way(lift, OneWay::kNo), Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.contacts().size(), 2u);
}

/// A crate in and above a lift that is solid from above. It is deeper below its top than beyond its
/// left end, which stops nothing.
void expect_contact_from_above(const BodyOptions& lift, const BodyOptions& crate, float tolerance) {
  World world = make_world({.world = {-256, -256, 256, 256}, .seam_tolerance = tolerance});
  const Id low = add_at(world, Shape::box(40, 16).value, 0, 12, lift);
  const Id high = add_at(world, Shape::box(20, 16).value, -29, -8, crate);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_TRUE(world.contacts().empty());
  world.transforms()[row_of(low)].y = 8 - 3;
  ASSERT_EQ(world.step(), Status::kOk);
  ASSERT_EQ(world.contacts().size(), 1u);
  EXPECT_EQ(world.contacts()[0].b, high);
  const Manifold& manifold = world.contacts()[0].manifold;
  EXPECT_EQ(manifold.normal_x, 0);
  EXPECT_EQ(manifold.normal_y, -1);
  EXPECT_EQ(manifold.depth, 3);
}

TEST(OneWayBodies, ThatMoveAreSolidFromTheirSideForStaticBodiesAndForOneWayOnes) {
  for (const float tolerance : {0.01f, kNoSeamRule}) {
    const BodyOptions lift = {.one_way = OneWay::kUp};
    expect_contact_from_above(lift, {}, tolerance);
    expect_contact_from_above(lift, {.is_static = true}, tolerance);
    expect_contact_from_above(lift, {.is_static = true, .one_way = OneWay::kDown}, tolerance);
    expect_contact_from_above(lift, {.one_way = OneWay::kDown}, tolerance);
    expect_contact_from_above({}, {.one_way = OneWay::kDown}, tolerance);
  }
}

// The cast passes a platform from below and just passes a wall above it, which is a part of the
// same body: rounding puts its end into the wall.
TEST(OneWayBodies, AreNotWhatACastEndsAtThatPassesThem) {
  World world = make_world({.world = {-1000, -1000, 1000, 1000}, .edges = EdgeRule::kTouching});
  const std::array<Part, 2> parts = {
      {{.shape = Shape::box(60, 8).value, .one_way = OneWay::kUp},
       {.shape = Shape::box(10, 40).value, .offset = {.x = 10.75454712f, .y = -24}}}};
  add(world, parts, {.transform = {.x = 490.059509f, .y = 181.322021f}});
  const CastPath path = {{.x = 493.972656f, .y = 201.322021f}, -1.16191441e-05f, -24.2218571f};
  const auto hit = world.cast(Shape::box(3.68282008f, 4).value, path);
  ASSERT_TRUE(hit.value.has_value());
  EXPECT_EQ(hit.value->part, 1u);
  EXPECT_EQ(hit.value->normal_y, 1);  // of its lower end
}

/// A world with a map of three tiles, the middle one of a number, without kinds of its own. Its top
/// is at y = 0.
struct UsualTiles {
  explicit UsualTiles(TileNumber middle) : world(make_world({.world = {-256, -256, 256, 256}})) {
    const std::array<TileNumber, 3> tiles = {0, middle, 0};
    map = world.add_tiles({.columns = 3, .rows = 1, .size = 16, .tiles = tiles}).value;
  }

  /// How many contacts a body has that the last step has left in one place, and this one in
  /// another.
  std::size_t contacts_on_way(float from, float to) {
    const Id body = add(world, Shape::circle(4).value, {.transform = {.x = 24, .y = from}});
    EXPECT_EQ(world.step(), Status::kOk);
    world.transforms()[row_of(body)].y = to;
    EXPECT_EQ(world.step(), Status::kOk);
    const std::size_t count = world.contacts().size();
    EXPECT_EQ(world.remove(body), Status::kOk);
    return count;
  }

  World world;
  Id map = 0;
};

TEST(UsualOneWayTiles, AreSolidFromAbove) {
  UsualTiles scene(kOneWayTile);
  EXPECT_EQ(scene.world.tile_map(scene.map).value.kinds, kUsualTileKinds);
  const TileKind kind = scene.world.tile_kind(scene.map, kOneWayTile).value;
  EXPECT_EQ(kind.shape, TileShape::kSolid);
  EXPECT_EQ(kind.one_way, OneWay::kUp);
  EXPECT_EQ(scene.world.part(scene.map, 1).value.one_way, OneWay::kUp);
  EXPECT_EQ(scene.contacts_on_way(-6, -2), 1u);
  EXPECT_EQ(scene.contacts_on_way(24, 18), 0u);
  EXPECT_EQ(scene.world.validate(), nullptr);
}

TEST(UsualOneWayTiles, CanBeSetLater) {
  UsualTiles scene(0);
  EXPECT_EQ(scene.contacts_on_way(-6, -2), 0u);
  ASSERT_EQ(scene.world.set_tile(scene.map, 1, 0, kOneWayTile), Status::kOk);
  EXPECT_EQ(scene.contacts_on_way(-6, -2), 1u);
  EXPECT_EQ(scene.contacts_on_way(24, 18), 0u);
  ASSERT_EQ(scene.world.set_tile(scene.map, 1, 0, 1), Status::kOk);
  EXPECT_EQ(scene.contacts_on_way(24, 18), 1u);
  EXPECT_EQ(scene.world.set_tile(scene.map, 1, 0, kUsualTileKinds), Status::kNoSuchTileKind);
  EXPECT_EQ(scene.world.validate(), nullptr);
}

TEST(UsualOneWayTiles, AreNoShapeOfKinds) {
  World world = make_world({.world = {-256, -256, 256, 256}});
  const std::array<TileKind, 2> kinds = {{{}, {.shape = static_cast<TileShape>(kOneWayTile)}}};
  const std::array<TileNumber, 1> tiles = {1};
  const Result<Id> added =
      world.add_tiles({.columns = 1, .rows = 1, .size = 16, .tiles = tiles, .kinds = kinds});
  EXPECT_EQ(added.status, Status::kInvalidTileKind);
}

// The contacts of the step before are of rows that the world does not have any more.
TEST(OneWay, WorldsAreClearedBetweenSteps) {
  World world = make_world({.world = {-100, -100, 100, 100}});
  for (int i = 0; i < 300; ++i) add_at(world, box(10, 10), 0, 0);
  ASSERT_EQ(world.step(), Status::kOk);
  world.clear();
  add_at(world, box(40, 10), 0, 0, {.is_static = true, .one_way = OneWay::kUp});
  add_at(world, box(10, 10), 0, -9);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.pairs().size(), 1u);
}

}  // namespace
}  // namespace quadrille::testing
