// Two worlds that get the same calls, and scenes that draw these.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

#include "world_scene.hpp"

namespace quadrille::testing {

template <typename T>
bool have_same_bits(std::span<const T> a, std::span<const T> b) {
  return std::ranges::equal(std::as_bytes(a), std::as_bytes(b));
}

/// Two worlds that get the same calls. Before each step `renew` is called with the second one, and
/// is to make no difference.
class TwoWorlds {
 public:
  using Renew = void (*)(World&);

  TwoWorlds(const Settings& settings, Renew renew)
      : kept(make_world(settings)), renew_(renew), anew_(make_world(settings)) {}

  /// Calls `change(world)` for both; returns what both return.
  template <typename Change>
  auto both(Change&& change) {
    const auto result = change(kept);
    EXPECT_EQ(change(anew_), result);
    return result;
  }

  Id add(const Shape& shape, const BodyOptions& options) {
    return both([&](World& world) { return testing::add(world, shape, options); });
  }

  Status step() {
    renew_(anew_);
    const Status status = both([](World& world) { return world.step(); });
    tests_kept += kept.stats().candidates;
    tests_anew += anew_.stats().candidates;
    EXPECT_TRUE(have_same_bits(kept.pairs(), anew_.pairs()));
    EXPECT_TRUE(have_same_bits(kept.entered(), anew_.entered()));
    EXPECT_TRUE(have_same_bits(kept.stayed(), anew_.stayed()));
    EXPECT_TRUE(have_same_bits(kept.exited(), anew_.exited()));
    if (status == Status::kOk || renews_contacts) {
      EXPECT_TRUE(have_same_bits(kept.contacts(), anew_.contacts()));
    }
    EXPECT_TRUE(have_same_bits(kept.impacts(), anew_.impacts()));
    EXPECT_TRUE(have_same_bits(kept.departed(), anew_.departed()));
    EXPECT_EQ(kept.hash(), anew_.hash());
    return status;
  }

  World kept;
  bool renews_contacts = true;  ///< false where `renew` forgets contacts until a step finds them
  std::size_t tests_kept = 0;
  std::size_t tests_anew = 0;

 private:
  Renew renew_;
  World anew_;
};

/// A world of bodies that meet in ties, with a tile map, compounds and bullets, whose bodies change
/// a few at a time and at times all.
class ChangingWorld {
 public:
  ChangingWorld(Random& random, Placement placement, bool has_one_ways, TwoWorlds::Renew renew)
      : random_(random),
        has_one_ways_(has_one_ways),
        worlds(draw_settings(random, placement), renew) {
    add_map();
    for (int i = 0; i < 60; ++i) add_body();
  }

  void change_and_step() {
    const std::uint32_t changes = random_.one_in(3) ? 0 : 1 + random_.below(3);
    for (std::uint32_t i = 0; i < changes; ++i) change_one();
    if (random_.one_in(12)) move_all();
    if (random_.one_in(10)) refuse_step();
    EXPECT_EQ(worlds.step(), Status::kOk);
    expect_sound(worlds.kept);
  }

 private:
  void add_map() {
    const std::array<TileNumber, 8> tiles = {1, 1, 0, 1, 1, 2, 3, 0};
    map_ = worlds.both([&](World& world) {
      const NewTiles map = {.columns = 4,
                            .rows = 2,
                            .size = 8,
                            .tiles = tiles,
                            .options = {.transform = {.x = 16, .y = 40}}};
      return world.add_tiles(map).value;
    });
  }

  void add_body() {
    BodyOptions options = draw_options(random_);
    options.is_bullet = !options.is_static && random_.one_in(8);
    if (has_one_ways_ && options.is_static && random_.one_in(3)) options.one_way = OneWay::kUp;
    if (random_.one_in(5)) {
      const std::array<Part, 2> parts = draw_parts();
      ids_.push_back(worlds.both([&](World& world) { return add(world, parts, options); }));
    } else {
      ids_.push_back(worlds.add(draw_shape(random_), options));
    }
  }

  std::array<Part, 2> draw_parts() {
    return {{{.shape = draw_shape(random_)},
             {.shape = draw_shape(random_), .offset = {.x = 4, .y = 2}}}};
  }

  Id any() { return ids_[random_.below(static_cast<std::uint32_t>(ids_.size()))]; }

  void change_one() {
    const Id id = any();
    const BodyOptions drawn = draw_options(random_);
    switch (random_.below(30)) {
      case 0:
        return add_body();
      case 1:
        return remove(id);
      case 2:
        return expect_done([&](World& world) { return world.set_filter(id, drawn.filter); });
      case 3:
        return expect_done([&](World& world) { return world.set_group(id, drawn.group); });
      case 4:
        return expect_done([&](World& world) { return world.set_sensor(id, drawn.is_sensor); });
      case 5:
        return expect_done([&](World& world) { return world.set_static(id, drawn.is_static); });
      case 6: {
        const bool is_bullet = random_.one_in(2);
        return expect_done([&](World& world) { return world.set_bullet(id, is_bullet); });
      }
      case 7: {
        const Shape shape = draw_shape(random_);
        return expect_done([&](World& world) { return world.set_shape(id, shape); });
      }
      case 8: {
        const std::array<Part, 2> parts = draw_parts();
        return expect_done([&](World& world) { return world.set_parts(id, parts); });
      }
      case 9: {
        const std::uint32_t column = random_.below(4);
        const auto number = static_cast<TileNumber>(random_.below(4));
        return expect_done([&](World& world) { return world.set_tile(map_, column, 1, number); });
      }
      case 10:
        return expect_done([&](World& world) { return world.place(id, drawn.transform); });
      case 11:
        return expect_done([&](World& world) { return world.set_transform(id, drawn.transform); });
      case 12: {
        const bool drops = random_.one_in(2);
        return expect_done([&](World& world) { return world.set_drops_through(id, drops); });
      }
      default:
        write(id, drawn.transform);
    }
  }

  template <typename Change>
  void expect_done(Change&& change) {
    EXPECT_EQ(worlds.both(change), Status::kOk);
  }

  void remove(Id id) {
    if (ids_.size() < 40) return add_body();
    std::erase(ids_, id);
    expect_done([&](World& world) { return world.remove(id); });
  }

  void write(Id id, const Transform& transform) {
    expect_done([&](World& world) {
      world.transforms()[row_of(id)] = transform;
      return Status::kOk;
    });
  }

  void move_all() {
    for (const Id id : ids_) write(id, draw_transform(random_));
  }

  // A step that fails leaves what has changed to the next one.
  void refuse_step() {
    const Id id = any();
    const Transform before = worlds.kept.transforms()[row_of(id)];
    write(id, {.x = std::numeric_limits<float>::quiet_NaN()});
    const bool is_static = worlds.kept.options(id).value.is_static;
    EXPECT_EQ(worlds.step(), is_static ? Status::kOk : Status::kInvalidTransform);
    write(id, before);
  }

  Random& random_;
  bool has_one_ways_;
  Id map_ = kNoId;
  std::vector<Id> ids_;

 public:
  TwoWorlds worlds;
};

}  // namespace quadrille::testing
