// Saves of worlds: what is loaded goes on as what was saved, whatever came between, and no bytes,
// however made, break a world.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "allocations.hpp"
#include "changing_world.hpp"
#include "snapshot_bytes.hpp"

namespace quadrille::testing {
namespace {

// What follows a load is not to depend on the lists of contacts, which saves leave out.
struct Contents {
  std::uint64_t hash;
  std::vector<BodyOptions> options;
  std::vector<std::uint32_t> parts;

  friend bool operator==(const Contents&, const Contents&) = default;
};

Contents contents_of(const World& world) {
  Contents contents = {world.hash(), {}, {}};
  for (Row row = 0; row < world.rows(); ++row) {
    if (!world.has(row)) continue;
    contents.options.push_back(world.options(row).value);
    contents.parts.push_back(world.part_count(row).value);
  }
  return contents;
}

Id any_live(const World& world, Random& random) {
  for (;;) {
    const Row row = random.below(world.rows());
    if (world.has(row)) return world.id_at(row).value;
  }
}

Id add_map(World& world, float x) {
  const std::array<TileNumber, 6> tiles = {1, 0, 1, 1, 2, 3};
  const NewTiles map = {.columns = 3,
                        .rows = 2,
                        .size = 4,
                        .tiles = tiles,
                        .options = {.transform = {.x = x, .y = 30}}};
  return world.add_tiles(map).value;
}

// Bodies of parts and maps make a load need a new world: they come and go less often.
void change_one(World& world, Random& random, bool has_parts) {
  const Id id = any_live(world, random);
  const BodyOptions drawn = draw_options(random);
  const std::array<Part, 2> parts = {
      {{.shape = draw_shape(random)}, {.shape = draw_shape(random), .offset = {.x = 3}}}};
  const bool is_map = world.tile_map(id).ok();
  switch (random.below(has_parts ? 21 : 17)) {
    case 0:
    case 1:
      add(world, draw_shape(random), drawn);
      return;
    case 2:
    case 3:
      if (world.has_parts(id).value || is_map) return;
      EXPECT_EQ(world.remove(id), Status::kOk);
      return;
    case 4:
      EXPECT_EQ(world.set_filter(id, drawn.filter), Status::kOk);
      return;
    case 5:
      EXPECT_EQ(world.set_group(id, drawn.group), Status::kOk);
      return;
    case 6:
      EXPECT_EQ(world.set_sensor(id, drawn.is_sensor), Status::kOk);
      return;
    case 7:
      // A scene may have written what a step refuses.
      if (!is_map && is_valid(world.transforms()[row_of(id)])) {
        EXPECT_EQ(world.set_static(id, drawn.is_static), Status::kOk);
      }
      return;
    case 8:
      EXPECT_EQ(world.set_bullet(id, random.one_in(2)), Status::kOk);
      return;
    case 9:
      if (world.has_parts(id).value || is_map) return;
      EXPECT_EQ(world.set_shape(id, draw_shape(random)), Status::kOk);
      return;
    case 10:
      EXPECT_EQ(world.set_tag(id, random.below(3)), Status::kOk);
      return;
    case 11:
      EXPECT_EQ(world.set_order(id, random.one_in(2) ? 0.0f : 2.5f), Status::kOk);
      return;
    case 12:
      EXPECT_EQ(world.set_drops_through(id, random.one_in(2)), Status::kOk);
      return;
    case 13:
    case 14:
      for (Row row = 0; row < world.rows(); ++row) {
        if (!world.has(row) || !world.tile_map(row).ok()) continue;
        const auto number = static_cast<TileNumber>(random.below(4));
        EXPECT_EQ(world.set_tile(row, random.below(3), 1, number), Status::kOk);
      }
      return;
    case 15:
      if (!is_map) {
        EXPECT_EQ(world.place(id, drawn.transform), Status::kOk);
      }
      return;
    case 16:
      if (!is_map) {
        EXPECT_EQ(world.set_transform(id, drawn.transform), Status::kOk);
      }
      return;
    case 17:
      add(world, parts, drawn);
      return;
    case 18:
      add_map(world, random.one_in(2) ? 20.0f : 40.0f);
      return;
    case 19:
      if (world.size() > 20) {
        EXPECT_EQ(world.remove(id), Status::kOk);
      }
      return;
    default:
      if (!is_map) {
        EXPECT_EQ(world.set_parts(id, parts), Status::kOk);
      }
      return;
  }
}

void play(World& world, Random& random) {
  const bool has_parts = random.one_in(4);
  const std::uint32_t changes = random.below(12);
  if (random.one_in(30)) world.clear();
  for (std::uint32_t i = 0; i < changes; ++i) {
    if (world.size() == 0) {
      add(world, draw_shape(random), draw_options(random));
    }
    change_one(world, random, has_parts);
    if (random.one_in(4)) {
      for (Transform& transform : world.transforms()) transform = draw_transform(random);
    }
    if (random.one_in(4)) static_cast<void>(world.step());
  }
}

// What a host may keep of each body.
struct Kept {
  Id id;
  bool is_static;
  std::uint32_t parts;
  Filter filter;

  friend bool operator==(const Kept&, const Kept&) = default;
};

std::vector<Kept> kept_of(const World& world) {
  std::vector<Kept> all(world.rows());
  for (Row row = 0; row < world.rows(); ++row) {
    if (!world.has(row)) continue;
    const BodyOptions options = world.options(row).value;
    all[row] = {world.id_at(row).value, options.is_static, world.part_count(row).value,
                options.filter};
  }
  return all;
}

// Rows that are not named are as they were.
void load_and_compare_rows(World& world, const Bytes& bytes) {
  std::vector<Kept> before = kept_of(world);
  ASSERT_EQ(world.load(bytes), Status::kOk);
  const std::vector<Kept> after = kept_of(world);
  before.resize(after.size());
  for (const Row row : world.loaded_rows()) {
    if (row < after.size()) before[row] = after[row];
  }
  EXPECT_EQ(before, after);
}

// Saves a world, plays on, and loads it.
void save_and_load(World& world) {
  Random random(static_cast<std::uint32_t>(world.hash()));
  if (random.one_in(8)) {
    ASSERT_EQ(world.set_base(), Status::kOk);
  }
  const Contents contents = contents_of(world);
  const Bytes bytes = save_of(world);
  play(world, random);
  if (random.one_in(3)) {
    // Loads between other states, too.
    const Bytes later = save_of(world);
    const Contents contents_later = contents_of(world);
    ASSERT_EQ(world.load(bytes), Status::kOk);
    play(world, random);
    ASSERT_EQ(world.load(later), Status::kOk);
    EXPECT_EQ(contents_of(world), contents_later);
    EXPECT_EQ(save_of(world), later);
  }
  load_and_compare_rows(world, bytes);
  expect_sound(world);
  EXPECT_EQ(contents_of(world), contents);
  EXPECT_EQ(save_of(world), bytes);
}

class WorldSave : public ::testing::TestWithParam<Placement> {};
INSTANTIATE_TEST_SUITE_P(All, WorldSave, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

// Plays scenes, saved and loaded before each step, beside worlds that are not. The lists of each
// step are compared, to the bit.
void save_in_each_step(Placement placement, std::uint32_t seed, int scenes) {
  for (const bool has_one_ways : {false, true}) {
    Random random(seed + static_cast<std::uint32_t>(placement));
    for (int scene = 0; scene < scenes; ++scene) {
      ChangingWorld changing(random, placement, has_one_ways, save_and_load);
      changing.worlds.renews_contacts = false;
      for (int step = 0; step < 50; ++step) {
        changing.change_and_step();
        if (::testing::Test::HasFailure()) FAIL() << "scene " << scene << ", step " << step;
      }
    }
  }
}

TEST_P(WorldSave, GoesOnAsIfNothingHadHappened) {
  save_in_each_step(GetParam(), 192, 5);
}

TEST_P(WorldSave, ThoroughDoesSoInTenThousandSteps) {
  save_in_each_step(GetParam(), 201, 25);
}

// A world of what stands and what moves, and a base before it plays.
World world_with_base(Random& random) {
  World world = empty_world();
  add_map(world, 20);
  for (int i = 0; i < 24; ++i) {
    BodyOptions options = draw_options(random);
    options.is_bullet = random.one_in(4);
    add(world, draw_shape(random), options);
  }
  EXPECT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.set_base(), Status::kOk);
  return world;
}

TEST(WorldSaves, AreReadByAnotherWorldWithTheSameBase) {
  Random random(193);
  for (int scene = 0; scene < 20; ++scene) {
    World world = world_with_base(random);
    World other = *World::from(snapshot_of(world)).value;
    ASSERT_EQ(other.set_base(), Status::kOk);
    for (int round = 0; round < 6; ++round) {
      play(world, random);
      if (random.one_in(2)) play(other, random);
      ASSERT_EQ(other.load(save_of(world)), Status::kOk);
      ASSERT_EQ(contents_of(other), contents_of(world));
      EXPECT_EQ(world.step(), other.step());
      EXPECT_EQ(snapshot_of(other), snapshot_of(world));
    }
  }
}

TEST(WorldSaves, OfAnotherBaseAreRefused) {
  Random random(194);
  World world = world_with_base(random);
  World other = *World::from(snapshot_of(world)).value;
  const Bytes without_base = save_of(other);
  EXPECT_EQ(world.load(without_base), Status::kOtherBase);
  EXPECT_EQ(other.load(save_of(world)), Status::kOtherBase);
  EXPECT_EQ(other.load(without_base), Status::kOk);
  EXPECT_EQ(world.load(snapshot_of(world)), Status::kNotASnapshot);
  EXPECT_EQ(world.restore(save_of(world)), Status::kNotASnapshot);
  Bytes newer = save_of(world);
  set_word(newer, 1, 2);
  EXPECT_EQ(world.load(newer), Status::kNewerSnapshot);
}

// A crowd of balls among many blocks that stand still.
World crowd(int balls, int blocks) {
  World world = make_world({.world = {0, 0, 2000, 2000}});
  Random random(195);
  for (int i = 0; i < balls + blocks; ++i) {
    const Transform place = {.x = 2000 * random.unit(), .y = 2000 * random.unit()};
    if (i < balls) {
      add(world, circle(12), {.transform = place});
    } else {
      add(world, Shape::box(10, 10).value, {.transform = place, .is_static = true});
    }
  }
  EXPECT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.set_base(), Status::kOk);
  return world;
}

void move_all(World& world, Random& random) {
  for (Transform& transform : world.transforms()) {
    transform.x += 16 * random.unit() - 8;
    transform.y += 16 * random.unit() - 8;
  }
  ASSERT_EQ(world.step(), Status::kOk);
}

TEST(WorldSaves, TakeFewBytes) {
  World world = crowd(800, 5000);
  Random random(196);
  for (int step = 0; step < 4; ++step) move_all(world, random);
  const std::size_t lists = world.pairs().size() + world.exited().size();
  EXPECT_GT(lists, 500u);
  EXPECT_LE(save_of(world).size(), 800u * 64 + lists * 12);
}

TEST(WorldSaves, AllocateNothingOnceWarm) {
  World world = crowd(200, 300);
  Random random(197);
  std::array<Bytes, 8> saves;
  std::array<std::size_t, 8> sizes = {};
  for (Bytes& bytes : saves) bytes.resize(100'000);
  std::size_t before = 0;
  for (int round = 0; round < 6; ++round) {
    if (round == 5) before = allocation_count();
    for (std::size_t i = 0; i < saves.size(); ++i) {
      move_all(world, random);
      const Id id = any_live(world, random);
      ASSERT_EQ(world.remove(id), Status::kOk);
      add(world, circle(7), {.transform = {.x = 1000, .y = 1000}});
      sizes[i] = world.save(saves[i]);
      ASSERT_LE(sizes[i], saves[i].size());
    }
    for (std::size_t i = saves.size(); i-- > 0;) {
      ASSERT_EQ(world.load(std::span(saves[i]).first(sizes[i])), Status::kOk);
    }
  }
  EXPECT_EQ(allocation_count(), before);
}

// Those of the run that altered bytes must not disturb.
TEST(DamagedWorldSave, ChangesNothingOrMakesASoundWorld) {
  constexpr std::array<std::uint32_t, 10> kOdd = {
      0, 1, 2, 0xffffffff, 0x7fc00000, 0x7f7fffff, 0x7f800000, 0x80000000, 0x00ffffff, 0x01000000};
  Random random(198);
  int accepted = 0;
  int refused = 0;
  for (int scene = 0; scene < 6; ++scene) {
    World world = world_with_base(random);
    play(world, random);
    const Bytes bytes = save_of(world);
    play(world, random);
    for (std::size_t index = 6; index < bytes.size() / 4; ++index) {
      Bytes damaged = bytes;
      const std::uint32_t odd = kOdd[random.below(kOdd.size())];
      set_word(damaged, index, random.one_in(2) ? word_at(bytes, index) ^ odd : odd);
      seal(damaged);
      const Bytes now = save_of(world);
      const Contents contents = contents_of(world);
      if (world.load(damaged) == Status::kOk) {
        ++accepted;
        expect_sound(world);
        static_cast<void>(world.step());
        expect_sound(world);
        ASSERT_EQ(world.load(now), Status::kOk);
      } else {
        ++refused;
        expect_sound(world);
      }
      ASSERT_EQ(contents_of(world), contents) << "word " << index << ", " << odd;
      if (HasFailure()) FAIL() << "word " << index << ", " << odd;
    }
  }
  EXPECT_GT(accepted, 300);
  EXPECT_GT(refused, 300);
}

// A row that is listed as it is in the base would be missing from the next save.
TEST(DamagedWorldSave, RowsThatDifferFromTheBaseAreListedOnceAndInOrder) {
  World world = empty_world();
  const Id first = add(world, Shape(), {});
  add(world, Shape(), {});
  ASSERT_EQ(world.remove(first), Status::kOk);
  const Bytes bytes = save_of(world);
  constexpr std::size_t kFirst = 21;  // behind the head, the base, settings, and three counts
  ASSERT_EQ(word_at(bytes, kFirst - 1), 2u);
  ASSERT_EQ(word_at(bytes, kFirst + 2), 1u);  // the row of the second one
  const auto with = [&](std::size_t index, std::uint32_t word) {
    Bytes altered = bytes;
    set_word(altered, index, word);
    seal(altered);
    return altered;
  };
  EXPECT_EQ(world.load(with(kFirst + 2, 0)), Status::kDamagedSnapshot);
  EXPECT_EQ(world.load(with(kFirst, 1)), Status::kDamagedSnapshot);
  EXPECT_EQ(world.load(with(kFirst + 1, 0)), Status::kDamagedSnapshot);
  EXPECT_EQ(world.load(bytes), Status::kOk);
}

TEST(DamagedWorldSave, OneThatEndsEarlyIsRefused) {
  Random random(199);
  World world = world_with_base(random);
  play(world, random);
  const Bytes bytes = save_of(world);
  for (std::size_t size = 0; size < bytes.size(); size += 4) {
    Bytes cut(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size));
    seal(cut);
    EXPECT_EQ(world.load(cut), size < 4 ? Status::kNotASnapshot : Status::kDamagedSnapshot) << size;
    EXPECT_EQ(save_of(world), bytes);
  }
}

TEST(WorldSaves, WithoutMemoryNothingChanges) {
  Random random(200);
  for (int scene = 0; scene < 12; ++scene) {
    World world = world_with_base(random);
    const Bytes bytes = save_of(world);
    play(world, random);
    for (const auto mode : {ScarceMemory::kFailOnce, ScarceMemory::kFailAll}) {
      World twin = *World::from(snapshot_of(World(*World::from(snapshot_of(world)).value))).value;
      ASSERT_EQ(twin.size(), world.size());
      const Bytes now = save_of(world);
      Status status = Status::kOutOfMemory;
      for (std::size_t granted = 0; status != Status::kOk; ++granted) {
        ASSERT_LT(granted, 1000u);
        {
          const ScarceMemory scarce(granted, mode);
          status = world.load(bytes);
        }
        if (status == Status::kOk) break;
        EXPECT_EQ(status, Status::kOutOfMemory);
        EXPECT_EQ(save_of(world), now);
        expect_sound(world);
      }
      EXPECT_EQ(save_of(world), bytes);
      ASSERT_EQ(world.load(now), Status::kOk);
    }
  }
}

}  // namespace
}  // namespace quadrille::testing
