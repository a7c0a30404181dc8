// Tile maps touch, and are found, exactly where the same tiles are as single static bodies: pairs,
// contacts to the bit, events, impacts of bullets, and every query, in scenes full of ties.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "compound_scene.hpp"
#include "quadrille/quadrille.hpp"
#include "support.hpp"
#include "tie_scene.hpp"

namespace quadrille::testing {
namespace {

// Tiles are eight units wide: the scenes' shapes are from a part of a tile to some tiles.
constexpr float kTileUnits = 8;

std::vector<TileKind> draw_kinds(Random& random) {
  std::vector<TileKind> kinds(1);
  for (std::size_t i = 1; i < kTileShapeCount; ++i) {
    TileKind kind = {.shape = static_cast<TileShape>(i), .tag = random.below(100)};
    if (random.one_in(4)) kind.filter = Filter{1u << random.below(3), 7u ^ 1u << random.below(3)};
    kind.is_sensor = random.one_in(8);
    kinds.push_back(kind);
  }
  const std::array<Point, 5> corners = {{{0.25f, 0}, {0.75f, 0}, {1, 0.5f}, {0.5f, 1}, {0, 0.5f}}};
  kinds.push_back({.polygon = Shape::polygon(corners).value});
  kinds.push_back({.shape = TileShape::kEmpty});
  return kinds;
}

/// A world with a tile map and other bodies, and what should be in it. The map is the first body
/// or, by its id, a later one.
class TileScene {
 public:
  explicit TileScene(Random& random)
      : scale_(draw_lattice_scale(random)),
        world(std::move(World::create(draw_settings(random)).value).value()),
        kinds_(draw_kinds(random)) {
    for (std::size_t i = random.below(3); i > 0; --i) add(random);
    add_map(random);
    while (bodies.size() < 7) add(random);
  }

  Id map() const { return map_; }
  std::uint32_t columns() const { return columns_; }

  /// The body of a row, and the part that a part of the list of singles stands for.
  std::size_t index_of(Row row) const {
    const auto body = std::ranges::find_if(
        bodies, [row](const ModelBody& candidate) { return row_of(candidate.id) == row; });
    return static_cast<std::size_t>(body - bodies.begin());
  }
  std::uint32_t part_number(const PartOf& part) const {
    return bodies[part.body].id == map_ ? tiles_[part.part] : part.part;
  }

  TieScene as_tie_scene() const {
    TieScene scene = {.scale = scale_, .bodies = {}};
    for (const ModelBody& body : bodies) {
      for (const Part& part : body.parts) {
        scene.bodies.push_back(
            {part.shape, transform_of_part(body.options.transform, part.offset)});
      }
    }
    return scene;
  }
  const TieScale& scale() const { return scale_; }

  /// Changes some tiles, moves the map or changes its filter, and moves the other bodies.
  void change(Random& random) {
    for (int i = 0; i < 3; ++i) {
      const std::uint32_t column = random.below(columns_);
      const std::uint32_t row = random.below(rows_);
      EXPECT_EQ(world.set_tile(map_, column, row, draw_number(random)), Status::kOk);
    }
    ModelBody& map = bodies[index_of(row_of(map_))];
    if (random.one_in(4)) {
      map.options.transform = draw_corner(random);
      const Transform& corner = map.options.transform;
      EXPECT_EQ(world.move(map_, corner.x, corner.y), Status::kOk);
    }
    if (random.one_in(6)) {
      map.options.filter = {1u << random.below(3), 7u ^ 1u << random.below(3)};
      EXPECT_EQ(world.set_filter(map_, map.options.filter), Status::kOk);
    }
    note_tiles();
    for (ModelBody& body : bodies) {
      if (body.id == map_ || random.one_in(3)) continue;
      body.options.transform = draw_next_body(random, as_tie_scene()).transform;
      if (body.options.is_static) {
        EXPECT_EQ(world.set_transform(body.id, body.options.transform), Status::kOk);
      } else {
        world.transforms()[row_of(body.id)] = body.options.transform;
      }
    }
  }

 private:
  static TieScale draw_lattice_scale(Random& random) {
    for (;;) {
      const TieScale scale = draw_tie_scale(random);
      if (scale.is_on_lattice && scale.offset_x < 1e5f * scale.unit) return scale;
    }
  }

  // Gaps are small beside the shapes, or make no difference.
  Settings draw_settings(Random& random) const {
    Settings settings = draw_world_settings(random, scale_);
    settings.seam_tolerance = random.one_in(3) ? kNoSeamRule : scale_.unit / 512;
    return settings;
  }

  TileNumber draw_number(Random& random) {
    if (random.one_in(3)) return 0;
    return static_cast<TileNumber>(
        random.one_in(2) ? 1 : random.below(static_cast<std::uint32_t>(kinds_.size())));
  }

  Transform draw_corner(Random& random) {
    const auto place = [&](float offset) {
      return offset + scale_.unit * (static_cast<float>(random.below(33)) - 24);
    };
    const float x = place(scale_.offset_x);
    return {.x = x, .y = place(scale_.offset_y)};
  }

  void add_map(Random& random) {
    columns_ = 1 + random.below(6);
    rows_ = 1 + random.below(6);
    std::vector<TileNumber> numbers(columns_ * rows_);
    for (TileNumber& number : numbers) number = draw_number(random);
    ModelBody map = {.id = 0, .parts = {}, .options = {.transform = draw_corner(random)}};
    map.options.is_static = true;
    map.options.is_sensor = random.one_in(8);
    if (random.one_in(3)) map.options.filter = {2, 7};
    if (random.one_in(4)) map.options.group = 1;
    const Result<Id> added = world.add_tiles({.columns = columns_,
                                              .rows = rows_,
                                              .size = kTileUnits * scale_.unit,
                                              .tiles = numbers,
                                              .kinds = kinds_,
                                              .options = map.options});
    EXPECT_EQ(added.status, Status::kOk);
    map_ = map.id = added.value;
    bodies.push_back(map);
    note_tiles();
  }

  // The tiles of the map become parts of the model's body.
  void note_tiles() {
    ModelBody& map = bodies[index_of(row_of(map_))];
    map.parts.clear();
    tiles_.clear();
    const std::uint32_t count = world.part_count(map_).value;
    EXPECT_EQ(count, columns_ * rows_);
    for (std::uint32_t tile = 0; tile < count; ++tile) {
      const Result<Part> part = world.part(map_, tile);
      if (!part.ok()) continue;
      tiles_.push_back(tile);
      map.parts.push_back(part.value);
    }
  }

  void add(Random& random) {
    ModelBody body = {.id = 0, .parts = {}, .options = {}};
    const std::size_t count = random.one_in(3) ? 2 : 1;
    while (body.parts.size() < count) {
      const TieBody drawn = draw_next_body(random, as_tie_scene());
      if (body.parts.empty()) body.options.transform = drawn.transform;
      const Transform offset = {.x = scale_.unit * static_cast<float>(4 * body.parts.size())};
      body.parts.push_back({.shape = drawn.shape, .offset = offset});
    }
    body.options.is_static = random.one_in(4);
    body.options.is_sensor = random.one_in(8);
    if (random.one_in(3)) body.options.filter = {1u << random.below(3), 7u ^ 1u << random.below(3)};
    if (random.one_in(5)) body.options.group = 1;
    const Result<Id> added = count == 1 ? world.insert(body.parts[0].shape, body.options)
                                        : world.insert(body.parts, body.options);
    EXPECT_EQ(added.status, Status::kOk);
    body.id = added.value;
    bodies.push_back(body);
  }

  TieScale scale_;

 public:
  World world;
  std::vector<ModelBody> bodies;  ///< by id

 private:
  std::vector<TileKind> kinds_;
  Id map_ = 0;
  std::uint32_t columns_ = 0;
  std::uint32_t rows_ = 0;
  std::vector<std::uint32_t> tiles_;  // of the parts of the map's model
};

/// Calls `check(scene, singles, random, is_first)` after each of some steps of some scenes.
template <typename Check>
void for_each_tile_step(std::uint32_t seed, int count, Check&& check) {
  Random random(seed);
  for (int i = 0; i < count; ++i) {
    SCOPED_TRACE("scene " + std::to_string(i));
    TileScene scene(random);
    for (int frame = 0; frame < 4; ++frame) {
      ASSERT_EQ(scene.world.step(), Status::kOk);
      ASSERT_EQ(scene.world.validate(), nullptr);
      SingleBodies singles(scene.bodies, scene.world.settings());
      check(scene, singles, random, frame == 0);
      if (::testing::Test::HasFailure()) return;
      scene.change(random);
    }
  }
}

std::vector<BodyPair> pairs_of_bodies(const TileScene& scene, const SingleBodies& singles) {
  std::set<std::pair<Id, Id>> found;
  for (const auto& [a, b] : singles.world.pairs()) {
    found.insert({scene.bodies[singles.part(a).body].id, scene.bodies[singles.part(b).body].id});
  }
  std::vector<BodyPair> pairs;
  for (const auto& [a, b] : found) pairs.push_back({a, b});
  return pairs;
}

TEST(TieTiles, HaveThePairsAndContactsOfTheirTilesAsSingleBodies) {
  std::size_t contact_count = 0;
  std::size_t tile_count = 0;
  for_each_tile_step(81, 300, [&](TileScene& scene, SingleBodies& singles, Random&, bool) {
    EXPECT_TRUE(std::ranges::equal(scene.world.pairs(), pairs_of_bodies(scene, singles)));
    std::vector<Contact> expected;
    for (const Contact& contact : singles.world.contacts()) {
      const PartOf& a = singles.part(contact.a);
      const PartOf& b = singles.part(contact.b);
      expected.push_back({scene.bodies[a.body].id, scene.bodies[b.body].id, contact.manifold,
                          scene.part_number(a), scene.part_number(b)});
    }
    std::ranges::sort(expected, {}, [](const Contact& contact) {
      return std::tuple(contact.a, contact.b, contact.part_a, contact.part_b);
    });
    const auto contacts = scene.world.contacts();
    ASSERT_EQ(contacts.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
      EXPECT_EQ(contacts[i].a, expected[i].a);
      EXPECT_EQ(contacts[i].b, expected[i].b);
      EXPECT_EQ(contacts[i].part_a, expected[i].part_a);
      EXPECT_EQ(contacts[i].part_b, expected[i].part_b);
      EXPECT_EQ(contacts[i].manifold, expected[i].manifold);
      tile_count += contacts[i].a == scene.map() || contacts[i].b == scene.map() ? 1u : 0u;
    }
    contact_count += expected.size();
  });
  EXPECT_GT(contact_count, 4'000u);
  EXPECT_GT(tile_count, 2'000u);
}

TEST(TieTiles, HaveOneEventForABodyAndAMap) {
  std::array<std::size_t, 3> counts = {};
  std::vector<BodyPair> before;
  for_each_tile_step(82, 150, [&](TileScene& scene, SingleBodies& singles, Random&, bool is_first) {
    if (is_first) before.clear();
    const std::vector<BodyPair> now = pairs_of_bodies(scene, singles);
    const auto less = [](const BodyPair& a, const BodyPair& b) {
      return std::pair(a.a, a.b) < std::pair(b.a, b.b);
    };
    std::vector<BodyPair> entered, stayed, exited;
    std::ranges::set_difference(now, before, std::back_inserter(entered), less);
    std::ranges::set_intersection(now, before, std::back_inserter(stayed), less);
    std::ranges::set_difference(before, now, std::back_inserter(exited), less);
    EXPECT_TRUE(std::ranges::equal(scene.world.entered(), entered));
    EXPECT_TRUE(std::ranges::equal(scene.world.stayed(), stayed));
    EXPECT_TRUE(std::ranges::equal(scene.world.exited(), exited));
    counts[0] += entered.size();
    counts[1] += stayed.size();
    counts[2] += exited.size();
    before = now;
  });
  for (const std::size_t count : counts) EXPECT_GT(count, 100u);
}

std::vector<Row> bodies_found(const TileScene& scene, const SingleBodies& singles,
                              const Result<std::span<const Row>>& found) {
  EXPECT_EQ(found.status, Status::kOk);
  std::set<std::size_t> bodies;
  for (const Row row : found.value) bodies.insert(singles.part(row).body);
  std::vector<Row> rows;
  for (const std::size_t body : bodies) rows.push_back(row_of(scene.bodies[body].id));
  return rows;
}

TEST(TieTiles, AreFoundByShapesThatOverlapATile) {
  std::size_t found_count = 0;
  for_each_tile_step(83, 120, [&](TileScene& scene, SingleBodies& singles, Random& random, bool) {
    const TieScene ties = scene.as_tie_scene();
    World& world = scene.world;
    for (int probe = 0; probe < 8; ++probe) {
      const QueryFilter filter = draw_query_filter(random);
      const auto check = [&](const auto& shape) {
        const std::vector<Row> expected =
            bodies_found(scene, singles, singles.world.query(shape, filter));
        EXPECT_EQ(rows_found(world.query(shape, filter)), expected);
        EXPECT_EQ(world.query_any(shape, filter).value, !expected.empty());
        found_count += expected.size();
      };
      const Point point = draw_tie_point(random, ties);
      check(point);
      check(draw_tie_box(random, scene.scale()));
      check(Circle{point.x, point.y, draw_tie_radius(random, scene.scale())});
      const auto& [shape, transform] = draw_next_body(random, ties);
      const std::vector<Row> expected =
          bodies_found(scene, singles, singles.world.overlaps(shape, transform, filter));
      EXPECT_EQ(rows_found(world.overlaps(shape, transform, filter)), expected);
    }
  });
  EXPECT_GT(found_count, 4'000u);
}

TEST(TieTiles, AreMetByRaysAtTheFirstTile) {
  std::size_t map_hits = 0;
  for_each_tile_step(84, 150, [&](TileScene& scene, SingleBodies& singles, Random& random, bool) {
    const TieScene ties = scene.as_tie_scene();
    for (int probe = 0; probe < 12; ++probe) {
      const QueryFilter filter = draw_query_filter(random);
      const Ray ray = draw_tie_ray(random, ties);
      const auto of_singles = singles.world.raycast_all(ray, filter);
      ASSERT_EQ(of_singles.status, Status::kOk);
      std::map<std::size_t, Hit> first;  // by body; hits are by fraction, then by part
      for (const Hit& hit : of_singles.value) {
        const PartOf& part = singles.part(hit.row);
        Hit of_body = hit;
        of_body.row = row_of(scene.bodies[part.body].id);
        of_body.part = scene.part_number(part);
        first.try_emplace(part.body, of_body);
      }
      const auto all = scene.world.raycast_all(ray, filter);
      ASSERT_EQ(all.status, Status::kOk);
      ASSERT_EQ(all.value.size(), first.size());
      for (const Hit& hit : all.value) {
        const Hit& expected = first.at(scene.index_of(hit.row));
        EXPECT_EQ(hit.part, expected.part);
        EXPECT_EQ(hit.fraction, expected.fraction);
        EXPECT_EQ(hit.x, expected.x);
        EXPECT_EQ(hit.y, expected.y);
        EXPECT_EQ(hit.normal_x, expected.normal_x);
        EXPECT_EQ(hit.normal_y, expected.normal_y);
        map_hits += hit.row == row_of(scene.map()) ? 1u : 0u;
      }
      const auto one = scene.world.raycast(ray, filter);
      ASSERT_EQ(one.value.has_value(), !first.empty());
      if (one.value) {
        EXPECT_EQ(one.value->row, all.value[0].row);
        EXPECT_EQ(one.value->part, all.value[0].part);
      }
    }
  });
  EXPECT_GT(map_hits, 1'500u);
}

void expect_equal(const CastHit& found, const CastHit& expected) {
  EXPECT_EQ(found.row, expected.row);
  EXPECT_EQ(found.part, expected.part);
  EXPECT_EQ(found.moving_part, expected.moving_part);
  EXPECT_EQ(found.fraction, expected.fraction);
  EXPECT_EQ(found.normal_x, expected.normal_x);
  EXPECT_EQ(found.normal_y, expected.normal_y);
  EXPECT_EQ(found.depth, expected.depth);
}

// A cast against single tiles ends where it is free of all that it meets, as one against the map
// does.
TEST(TieTiles, AreMetByCastsAtTheFirstTile) {
  std::size_t map_hits = 0;
  for_each_tile_step(85, 150, [&](TileScene& scene, SingleBodies& singles, Random& random, bool) {
    switch_seam_rule_off(scene.world);
    switch_seam_rule_off(singles.world);
    const TieScene ties = scene.as_tie_scene();
    for (int probe = 0; probe < 12; ++probe) {
      const QueryFilter filter = draw_query_filter(random);
      const auto& [shape, transform] = draw_next_body(random, ties);
      const Ray ray = draw_tie_ray(random, ties);
      const CastPath path = {transform, ray.dx, ray.dy};
      const auto of_singles = singles.world.cast(shape, path, filter);
      const auto found = scene.world.cast(shape, path, filter);
      ASSERT_EQ(found.status, Status::kOk);
      ASSERT_EQ(found.value.has_value(), of_singles.value.has_value());
      if (!found.value) continue;
      CastHit expected = *of_singles.value;
      const PartOf& part = singles.part(expected.row);
      expected.row = row_of(scene.bodies[part.body].id);
      expected.part = scene.part_number(part);
      expect_equal(*found.value, expected);
      map_hits += expected.row == row_of(scene.map()) ? 1u : 0u;
    }
  });
  EXPECT_GT(map_hits, 1'500u);
}

TEST(TieTiles, AreAsNearAsTheNearestTile) {
  std::size_t map_count = 0;
  for_each_tile_step(86, 120, [&](TileScene& scene, SingleBodies& singles, Random& random, bool) {
    const TieScene ties = scene.as_tie_scene();
    for (int probe = 0; probe < 8; ++probe) {
      const QueryFilter filter = draw_query_filter(random);
      const Point point = draw_tie_point(random, ties);
      const float most = random.one_in(2) ? kAnyDistance : draw_tie_radius(random, scene.scale());
      const auto count = static_cast<std::uint32_t>(singles.parts.size());
      std::map<std::size_t, BodyNeighbor> nearest;  // by body
      for (const auto& single : singles.world.nearest(point, count, most, filter).value) {
        const PartOf& part = singles.part(single.row);
        nearest.try_emplace(part.body, BodyNeighbor{row_of(scene.bodies[part.body].id),
                                                    single.distance, scene.part_number(part)});
      }
      const auto found = scene.world.nearest(point, 100, most, filter);
      ASSERT_EQ(found.status, Status::kOk);
      ASSERT_EQ(found.value.size(), nearest.size());
      for (const BodyNeighbor& neighbor : found.value) {
        const BodyNeighbor& expected = nearest.at(scene.index_of(neighbor.row));
        EXPECT_EQ(neighbor.distance, expected.distance);
        EXPECT_EQ(neighbor.part, expected.part);
        map_count += neighbor.row == row_of(scene.map()) ? 1u : 0u;
      }
    }
  });
  EXPECT_GT(map_count, 1'000u);
}

TEST(TieTiles, AreApartAsTheNearestTile) {
  std::size_t count = 0;
  for_each_tile_step(87, 100, [&](TileScene& scene, SingleBodies& singles, Random&, bool) {
    for (const ModelBody& body : scene.bodies) {
      if (body.id == scene.map()) continue;
      std::optional<Separation> least;
      const bool is_first = scene.map() < body.id;
      const std::size_t map_index = scene.index_of(row_of(scene.map()));
      const std::size_t body_index = scene.index_of(row_of(body.id));
      for (Row i = 0; i < singles.parts.size(); ++i) {
        for (Row j = 0; j < singles.parts.size(); ++j) {
          if (singles.part(i).body != (is_first ? map_index : body_index)) continue;
          if (singles.part(j).body != (is_first ? body_index : map_index)) continue;
          const Separation apart =
              singles.world.separation(singles.world.id_at(i).value, singles.world.id_at(j).value)
                  .value;
          if (least && least->distance <= apart.distance) continue;
          least = apart;
          least->part_a = scene.part_number(singles.part(i));
          least->part_b = scene.part_number(singles.part(j));
        }
      }
      const Id first = std::min(scene.map(), body.id);
      const Id second = std::max(scene.map(), body.id);
      const Result<Separation> found = scene.world.separation(first, second);
      ASSERT_EQ(found.status, Status::kOk);
      EXPECT_EQ(found.value.distance, least ? least->distance : kAnyDistance);
      if (!least) continue;
      EXPECT_EQ(found.value.part_a, least->part_a);
      EXPECT_EQ(found.value.part_b, least->part_b);
      EXPECT_EQ(found.value.normal_x, least->normal_x);
      EXPECT_EQ(found.value.normal_y, least->normal_y);
      ++count;
    }
  });
  EXPECT_GT(count, 1'000u);
}

}  // namespace
}  // namespace quadrille::testing
