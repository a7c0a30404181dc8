// Snapshots of worlds: what is read goes on as what was written, and no bytes, however made, break
// a world.
#include <array>
#include <bit>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "allocations.hpp"
#include "changing_world.hpp"
#include "snapshot_bytes.hpp"

namespace quadrille::testing {
namespace {

class WorldSnapshot : public ::testing::TestWithParam<Placement> {};
INSTANTIATE_TEST_SUITE_P(All, WorldSnapshot, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

// Makes a world another one with the same contents.
void read_back(World& world) {
  const Bytes bytes = snapshot_of(world);
  const std::uint64_t hash = world.hash();
  auto made = World::from(bytes);
  ASSERT_EQ(made.status, Status::kOk);
  world = *std::move(made.value);
  expect_sound(world);
  EXPECT_EQ(snapshot_of(world), bytes);
  EXPECT_EQ(world.hash(), hash);
}

// The lists of each step are compared, to the bit.
TEST_P(WorldSnapshot, GoesOnAsIfNothingHadHappened) {
  for (const bool has_one_ways : {false, true}) {
    Random random(92 + static_cast<std::uint32_t>(GetParam()));
    for (int scene = 0; scene < 6; ++scene) {
      ChangingWorld changing(random, GetParam(), has_one_ways, read_back);
      for (int step = 0; step < 60; ++step) changing.change_and_step();
      if (HasFailure()) return;
    }
  }
}

std::vector<Shape> odd_shapes() {
  constexpr float kTiny = std::numeric_limits<float>::denorm_min();
  constexpr float kLarge = 1e37f;
  const std::array<Point, 3> thin = {{{0, 0}, {1000, 1e-3f}, {0, 1}}};
  const std::array<Point, 4> other_way = {{{-3, -3}, {-3, 3}, {3, 3}, {3, -3}}};
  const std::array<Point, 8> round = {
      {{0, -3}, {2, -2}, {3, 0}, {2, 2}, {0, 3}, {-2, 2}, {-3, 0}, {-2, -2}}};
  return {circle(kTiny),
          circle(0.1f),
          circle(kLarge),
          Shape::box(2 * kTiny, 0.3f).value,
          Shape::box(kLarge, kTiny * 3).value,
          Shape::capsule(0.7f, 0.1f).value,
          Shape::capsule(4 * kTiny, kTiny, true).value,
          Shape::segment(-0.0f, 0, 0, kTiny).value,
          Shape::segment(-1, 2, 3, -0.0f).value,
          Shape::polygon(thin).value,
          Shape::polygon(other_way).value,
          Shape::polygon(round).value};
}

template <typename T>
bool have_equal_bits(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

TEST(WorldSnapshots, KeepEachShapeToTheBit) {
  World world = empty_world();
  std::vector<Part> parts;
  for (const Shape& shape : odd_shapes()) {
    add(world, shape, {.transform = {.x = -0.0f, .y = 3, .angle = -0.0f, .scale = 1.25f}});
    parts.push_back({.shape = shape,
                     .offset = {.x = -0.0f, .angle = 0.3f},
                     .filter = Filter{2, 3},
                     .is_sensor = parts.size() % 2 == 0,
                     .tag = 7,
                     .one_way = static_cast<OneWay>(parts.size() % 6)});
  }
  parts.push_back({.shape = circle(1), .offset = {.x = -0.0f}});
  const Id compound = add(world, parts, {.filter = {4, 5}, .order = -0.0f});
  auto made = World::from(snapshot_of(world));
  ASSERT_EQ(made.status, Status::kOk);
  World& twin = *made.value;
  for (Row row = 0; row < world.rows(); ++row) {
    const std::uint32_t count = world.part_count(row).value;
    ASSERT_EQ(twin.part_count(row).value, count);
    EXPECT_EQ(twin.options(row).value, world.options(row).value);
    EXPECT_TRUE(have_equal_bits(twin.transforms()[row], world.transforms()[row]));
    for (std::uint32_t i = 0; i < count; ++i) {
      const Part was = world.part(row, i).value;
      const Part is = twin.part(row, i).value;
      EXPECT_EQ(is, was);
      EXPECT_TRUE(have_equal_bits(is.offset, was.offset)) << "row " << row << ", part " << i;
      for (std::size_t k = 0; k < was.shape.points().size(); ++k) {
        EXPECT_TRUE(have_equal_bits(is.shape.points()[k], was.shape.points()[k])) << "row " << row;
      }
    }
  }
  EXPECT_TRUE(std::signbit(twin.options(compound).value.order));
}

// A map of an odd number of tiles, with all that kinds may have.
Id add_level(World& world) {
  const std::array<Point, 3> corners = {{{0, 1}, {1, 0.25f}, {1, 1}}};
  const std::array<TileKind, 5> kinds = {
      {{},
       {},
       {.one_way = OneWay::kUp, .tag = 3},
       {.polygon = Shape::polygon(corners).value, .filter = Filter{2, 6}, .is_sensor = true},
       {.shape = TileShape::kSlopeLeft}}};
  const std::array<TileNumber, 9> tiles = {1, 2, 3, 4, 0, 1, 0, 1, 2};
  const NewTiles map = {.columns = 3,
                        .rows = 3,
                        .size = 2.5f,
                        .tiles = tiles,
                        .kinds = kinds,
                        .options = {.transform = {.x = 5, .y = 6}, .filter = {8, 9}, .tag = 4}};
  const auto added = world.add_tiles(map);
  EXPECT_EQ(added.status, Status::kOk);
  return added.value;
}

TEST(WorldSnapshots, KeepTileMaps) {
  World world = empty_world();
  const Id id = add_level(world);
  ASSERT_EQ(world.set_tile(id, 1, 1, 3), Status::kOk);
  ASSERT_EQ(world.set_bullet(id, true), Status::kOk);
  const std::array<TileNumber, 1> one = {1};
  const NewTiles usual = {.columns = 1, .rows = 1, .size = 4, .tiles = one};
  ASSERT_EQ(world.add_tiles(usual).status, Status::kOk);
  auto made = World::from(snapshot_of(world));
  ASSERT_EQ(made.status, Status::kOk);
  World& twin = *made.value;
  expect_sound(twin);
  EXPECT_EQ(twin.options(id).value, world.options(id).value);
  for (std::uint32_t tile = 0; tile < 9; ++tile) {
    EXPECT_EQ(twin.tile(id, tile % 3, tile / 3).value, world.tile(id, tile % 3, tile / 3).value);
    EXPECT_EQ(twin.part(id, tile).status, world.part(id, tile).status);
    EXPECT_EQ(twin.part(id, tile).value, world.part(id, tile).value);
  }
  EXPECT_EQ(twin.tile_kind(id, 2).value.tag, 3u);
}

TEST(WorldSnapshots, KeepIdsListsAndWhatWasWritten) {
  World world = empty_world();
  const Id gone = add_at(world, circle(1), 1, 1);
  const Id a = add_at(world, circle(2), 10, 10, {.is_bullet = true});
  const Id b = add_at(world, circle(2), 13, 10);
  ASSERT_EQ(world.remove(gone), Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  world.transforms()[row_of(a)].x = 50;
  ASSERT_EQ(world.remove(b), Status::kOk);
  auto made = World::from(snapshot_of(world));
  ASSERT_EQ(made.status, Status::kOk);
  World& twin = *made.value;
  EXPECT_FALSE(twin.has(gone));
  EXPECT_FALSE(twin.has(b));
  EXPECT_EQ(twin.transforms()[row_of(a)].x, 50);
  EXPECT_EQ(twin.options(a).value.transform.x, 10);
  ASSERT_EQ(twin.entered().size(), 1u);
  EXPECT_EQ(twin.entered()[0], (BodyPair{a, b}));
  EXPECT_EQ(twin.contacts().size(), 1u);
  ASSERT_EQ(twin.step(), Status::kOk);
  EXPECT_EQ(twin.exited().size(), 1u);
  const Id next = add_at(twin, circle(1), 0, 0);
  EXPECT_EQ(next, add_at(world, circle(1), 0, 0));
}

TEST(WorldSnapshots, KeepAllSettings) {
  Settings settings = settings_64(Placement::kLoose);
  settings.edges = EdgeRule::kTouching;
  settings.max_pairs = 77;
  settings.seam_tolerance = kNoSeamRule;
  World other = empty_world();
  ASSERT_EQ(other.restore(snapshot_of(make_world(settings))), Status::kOk);
  EXPECT_EQ(other.settings().placement, Placement::kLoose);
  EXPECT_EQ(other.settings().edges, EdgeRule::kTouching);
  EXPECT_EQ(other.settings().max_pairs, 77u);
  EXPECT_EQ(other.settings().seam_tolerance, kNoSeamRule);
}

TEST(WorldSnapshots, WhatIsWrittenToStaticBodiesCountsForNothing) {
  World world = empty_world();
  add_at(world, circle(1), 1, 1, {.is_static = true});
  const Bytes before = snapshot_of(world);
  world.transforms()[0].x = 9;
  EXPECT_EQ(snapshot_of(world), before);
}

// A circle on a box, after a step.
World small_world() {
  World world = empty_world();
  add_at(world, Shape::box(8, 2).value, 10, 20, {.is_static = true, .tag = 5});
  add_at(world, circle(1.5f), 10, 18);
  EXPECT_EQ(world.step(), Status::kOk);
  return world;
}

constexpr std::uint32_t word(float number) {
  return std::bit_cast<std::uint32_t>(number);
}

// These bytes never change: later versions read what this one writes.
TEST(WorldSnapshots, VersionOneHasTheseBytes) {
  const World world = small_world();
  const Manifold manifold = world.contacts()[0].manifold;
  const ContactPoint& point = manifold.points[0];
  std::vector<std::uint32_t> words;
  const auto add = [&](const std::vector<std::uint32_t>& more) {
    words.insert(words.end(), more.begin(), more.end());
  };
  add({0x57415551, 1, 0, 0});                // QUAW, version, checksum (see `seal`)
  add({0, 0, word(64), word(64)});           // world
  add({3, 5, 3, word(2), 0, 0});             // capacity, depth, cover, looseness, strict, keep
  add({kMaxPairs, word(0.01f)});             // max pairs, seam tolerance
  add({4, 2, 2, 0, 3, 3});                   // had a step; rows ever, in use, free; generations
  add({1 | 4 | 1u << 12});                   // static and inside, with a tag
  add({word(10), word(20), 0, word(1), 5});  // transform, tag
  add({1, word(4), word(1)});                // half a box
  add({4, word(10), word(18), 0, word(1)});  // inside; transform
  add({0, word(1.5f)});                      // a circle
  add({1, 1u << 24, 0, 1u << 24 | 1, 0});    // the pair that entered: ids
  add({0, 0, 1, 0, 0, 0});                   // none stayed or exited; a contact of pair 0
  add({word(manifold.normal_x), word(manifold.normal_y), word(manifold.depth), 1});
  add({word(point.x), word(point.y), word(point.depth), point.feature, 0, 0, 0, 0});
  add({0, 0});  // no impacts, none departed
  const Bytes bytes = snapshot_of(world);
  const Bytes expected = sealed(words);
  ASSERT_EQ(bytes.size(), expected.size());
  for (std::size_t i = 0; i < words.size(); ++i) {
    EXPECT_EQ(word_at(bytes, i), word_at(expected, i)) << "word " << i;
  }
}

// Of one body and two pairs.
TEST(WorldSnapshots, WhatJavaScriptAddsIsPassedOver) {
  World world = small_world();
  const Bytes bytes = snapshot_of(world);
  const std::vector<std::uint32_t> events = {1, 2, 3, 1, 0, 2, 0, 1, 0, 3, 0, 1, 2, 99, 0x45415551};
  const auto with_events = [&](std::size_t skipped) {
    Bytes all = bytes;
    for (std::size_t i = skipped; i < events.size(); ++i) {
      all.resize(all.size() + 4);
      set_word(all, all.size() / 4 - 1, events[i]);
    }
    return all;
  };
  EXPECT_EQ(world.restore(with_events(0)), Status::kOk);
  EXPECT_EQ(snapshot_of(world), bytes);
  EXPECT_EQ(world.restore(with_events(1)), Status::kDamagedSnapshot);
  EXPECT_EQ(world.restore(with_events(events.size() - 1)), Status::kDamagedSnapshot);
}

TEST(WorldSnapshots, AWorldTellsWhichBodiesHaveAListOfParts) {
  World world = empty_world();
  const std::array<Part, 1> parts = {{{.shape = circle(1)}}};
  const Id single = add(world, circle(1));
  const Id compound = add(world, parts);
  auto twin = World::from(snapshot_of(world));
  ASSERT_EQ(twin.status, Status::kOk);
  for (const World* const each : {&world, &*twin.value}) {
    EXPECT_FALSE(each->has_parts(single).value);
    EXPECT_TRUE(each->has_parts(compound).value);
  }
  EXPECT_EQ(world.has_parts(single + (Id{1} << kRowBits)).status, Status::kStaleId);
}

TEST(DamagedWorldSnapshot, AnyFlippedBitIsDetected) {
  const Bytes bytes = snapshot_of(small_world());
  World world = empty_world();
  for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
    Bytes damaged = bytes;
    damaged[bit / 8] ^= std::byte{1} << (bit % 8);
    EXPECT_NE(world.restore(damaged), Status::kOk) << "bit " << bit;
  }
  EXPECT_EQ(world.size(), 0u);
}

TEST(DamagedWorldSnapshot, TheStatusNamesTheDamage) {
  World world = small_world();
  const Bytes bytes = snapshot_of(world);
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    const Status expected = size < 4 ? Status::kNotASnapshot : Status::kDamagedSnapshot;
    EXPECT_EQ(world.restore(std::span(bytes).first(size)), expected) << size;
  }
  Bytes other = bytes;
  other.resize(bytes.size() + 4);
  seal(other);
  EXPECT_EQ(world.restore(other), Status::kDamagedSnapshot) << "something behind its end";
  other = bytes;
  set_word(other, 0, 0x44415551);
  EXPECT_EQ(world.restore(other), Status::kNotASnapshot) << "a tree";
  other = bytes;
  set_word(other, 1, 2);
  EXPECT_EQ(world.restore(other), Status::kNewerSnapshot);
  set_word(other, 1, 0);
  EXPECT_EQ(world.restore(other), Status::kDamagedSnapshot);
  EXPECT_EQ(snapshot_of(world), bytes);
}

// A world with all that a snapshot may hold.
World rich_world(Random& random) {
  World world = empty_world();
  add_level(world);
  for (int i = 0; i < 14; ++i) {
    BodyOptions options = draw_options(random);
    options.is_bullet = random.one_in(3);
    options.tag = random.below(3);
    if (random.one_in(4)) options.one_way = OneWay::kUp;
    add(world, draw_shape(random), options);
  }
  const std::array<Part, 2> parts = {
      {{.shape = circle(3)}, {.shape = circle(2), .offset = {.x = 2}, .filter = Filter{1, 3}}}};
  add(world, parts, draw_options(random));
  for (int step = 0; step < 3; ++step) {
    for (Transform& transform : world.transforms()) transform = draw_transform(random);
    EXPECT_EQ(world.step(), Status::kOk);
  }
  EXPECT_EQ(world.remove(world.id_at(5).value), Status::kOk);
  world.transforms()[7].x += 1;
  return world;
}

// What passes the checks is a world that works.
void expect_usable(World& world) {
  expect_sound(world);
  EXPECT_EQ(snapshot_of(World::from(snapshot_of(world)).value.value()), snapshot_of(world));
  for (int step = 0; step < 2; ++step) static_cast<void>(world.step());
  expect_sound(world);
  EXPECT_EQ(world.query(Box{-100, -100, 100, 100}).status, Status::kOk);
}

TEST(DamagedWorldSnapshot, ContentsWithAValidChecksumAreRefusedOrMakeASoundWorld) {
  constexpr std::array<std::uint32_t, 12> kOdd = {0,          1,          2,          3,
                                                  0xffffffff, 0x7fc00000, 0x7f7fffff, 0xff7fffff,
                                                  0x7f800000, 0x80000000, 0x00ffffff, 0x01000000};
  Random random(93);
  int accepted = 0;
  for (int scene = 0; scene < 4; ++scene) {
    const Bytes bytes = snapshot_of(rich_world(random));
    for (std::size_t index = 4; index < bytes.size() / 4; ++index) {
      for (const std::uint32_t odd : kOdd) {
        Bytes damaged = bytes;
        set_word(damaged, index, random.one_in(4) ? word_at(bytes, index) ^ odd : odd);
        seal(damaged);
        auto made = World::from(damaged);
        if (!made.ok()) continue;
        ++accepted;
        expect_usable(*made.value);
        if (HasFailure()) FAIL() << "word " << index << ", " << odd;
      }
    }
  }
  EXPECT_GT(accepted, 1000);
}

TEST(DamagedWorldSnapshot, OneThatEndsEarlyIsRefused) {
  Random random(94);
  const Bytes bytes = snapshot_of(rich_world(random));
  for (std::size_t size = 64; size < bytes.size(); size += 4) {
    Bytes cut(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size));
    seal(cut);
    EXPECT_EQ(World::from(cut).status, Status::kDamagedSnapshot) << size;
  }
}

TEST(WorldSnapshots, WithoutMemoryNothingChanges) {
  Random random(95);
  const Bytes bytes = snapshot_of(rich_world(random));
  World world = small_world();
  const Bytes before = snapshot_of(world);
  Status status = Status::kOutOfMemory;
  for (std::size_t granted = 0; status != Status::kOk; ++granted) {
    ASSERT_LT(granted, 1000u);
    {
      const ScarceMemory scarce(granted, ScarceMemory::kFailOnce);
      status = world.restore(bytes);
    }
    if (status == Status::kOk) break;
    EXPECT_EQ(status, Status::kOutOfMemory);
    EXPECT_EQ(snapshot_of(world), before);
  }
  EXPECT_EQ(snapshot_of(world), bytes);
}

}  // namespace
}  // namespace quadrille::testing
