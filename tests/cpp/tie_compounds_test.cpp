// Bodies of several parts touch, and are found, exactly where the same shapes are as single bodies
// of one group: pairs, contacts to the bit, events, and every query, in scenes full of ties.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "compound_scene.hpp"
#include "quadrille/quadrille.hpp"
#include "support.hpp"
#include "tie_scene.hpp"

namespace quadrille::testing {
namespace {

/// Calls `check(scene, singles, random, is_first)` after each of some steps of some scenes.
template <typename Check>
void for_each_step(std::uint32_t seed, int count, Check&& check) {
  Random random(seed);
  for (int i = 0; i < count; ++i) {
    SCOPED_TRACE("scene " + std::to_string(i));
    CompoundScene scene(random, 6);
    for (int frame = 0; frame < 4; ++frame) {
      ASSERT_EQ(scene.world.step(), Status::kOk);
      ASSERT_EQ(scene.world.validate(), nullptr);
      SingleBodies singles(scene.bodies, scene.world.settings());
      check(scene, singles, random, frame == 0);
      if (::testing::Test::HasFailure()) return;
      for (int change = 0; change < 3; ++change) scene.change(random);
      scene.move(random);
    }
  }
}

BodyPair body_pair(const CompoundScene& scene, const PartOf& a, const PartOf& b) {
  return {scene.bodies[a.body].id, scene.bodies[b.body].id};
}

std::vector<BodyPair> pairs_of_bodies(const CompoundScene& scene, const SingleBodies& singles) {
  std::set<std::pair<Id, Id>> found;
  for (const auto& [a, b] : singles.world.pairs()) {
    const BodyPair pair = body_pair(scene, singles.part(a), singles.part(b));
    found.insert({pair.a, pair.b});
  }
  std::vector<BodyPair> pairs;
  for (const auto& [a, b] : found) pairs.push_back({a, b});
  return pairs;
}

std::vector<Contact> contacts_of_parts(const CompoundScene& scene, const SingleBodies& singles) {
  std::vector<Contact> contacts;
  for (const Contact& contact : singles.world.contacts()) {
    const PartOf& a = singles.part(contact.a);
    const PartOf& b = singles.part(contact.b);
    const BodyPair pair = body_pair(scene, a, b);
    contacts.push_back({pair.a, pair.b, contact.manifold, a.part, b.part});
  }
  std::ranges::sort(contacts, {}, [](const Contact& contact) {
    return std::tuple(contact.a, contact.b, contact.part_a, contact.part_b);
  });
  return contacts;
}

TEST(TieCompounds, HaveThePairsAndContactsOfTheirPartsAsSingleBodies) {
  std::size_t pair_count = 0;
  std::size_t contact_count = 0;
  for_each_step(71, 300, [&](CompoundScene& scene, SingleBodies& singles, Random&, bool) {
    const auto pairs = scene.world.pairs();
    ASSERT_TRUE(std::ranges::equal(pairs, pairs_of_bodies(scene, singles)));
    const auto contacts = scene.world.contacts();
    const std::vector<Contact> expected = contacts_of_parts(scene, singles);
    ASSERT_EQ(contacts.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
      EXPECT_EQ(contacts[i].a, expected[i].a);
      EXPECT_EQ(contacts[i].b, expected[i].b);
      EXPECT_EQ(contacts[i].manifold, expected[i].manifold);
      EXPECT_EQ(contacts[i].part_a, expected[i].part_a);
      EXPECT_EQ(contacts[i].part_b, expected[i].part_b);
    }
    pair_count += pairs.size();
    contact_count += contacts.size();
  });
  EXPECT_GT(pair_count, 1'500u);
  EXPECT_GT(contact_count, 3'000u);
}

TEST(TieCompounds, HaveOneEventForTwoBodies) {
  std::array<std::size_t, 3> counts = {};
  std::vector<BodyPair> before;
  for_each_step(72, 200, [&](CompoundScene& scene, SingleBodies& singles, Random&, bool is_first) {
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

// The bodies that a query has found by their parts, by id.
std::vector<Row> bodies_found(const CompoundScene& scene, const SingleBodies& singles,
                              const Result<std::span<const Row>>& found) {
  EXPECT_EQ(found.status, Status::kOk);
  std::set<std::size_t> bodies;
  for (const Row row : found.value) bodies.insert(singles.part(row).body);
  std::vector<Row> rows;
  for (const std::size_t body : bodies) rows.push_back(row_of(scene.bodies[body].id));
  return rows;
}

TEST(TieCompounds, AreFoundByShapesThatOverlapAPart) {
  std::size_t found_count = 0;
  QueryContext context;
  for_each_step(73, 150, [&](CompoundScene& scene, SingleBodies& singles, Random& random, bool) {
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
      EXPECT_EQ(rows_found(std::as_const(world).with(context).query(point, filter)),
                rows_found(world.query(point, filter)));

      const auto& [shape, transform] = draw_next_body(random, ties);
      const std::vector<Row> expected =
          bodies_found(scene, singles, singles.world.overlaps(shape, transform, filter));
      EXPECT_EQ(rows_found(world.overlaps(shape, transform, filter)), expected);
      const auto many = world.overlaps_many(shape, {&transform, 1}, filter);
      ASSERT_EQ(many.status, Status::kOk);
      EXPECT_TRUE(std::ranges::equal(many.value[0], expected));
      found_count += expected.size();
    }
  });
  EXPECT_GT(found_count, 5'000u);
}

// Of each body, the first hit of its parts: by fraction, then by id.
std::vector<Hit> hits_of_bodies(const CompoundScene& scene, const SingleBodies& singles,
                                std::span<const Hit> hits) {
  std::map<std::size_t, Hit> first;
  for (const Hit& hit : hits) {  // by fraction, then by the number of the part
    const PartOf& part = singles.part(hit.row);
    Hit of_body = hit;
    of_body.row = row_of(scene.bodies[part.body].id);
    of_body.part = part.part;
    first.try_emplace(part.body, of_body);
  }
  std::vector<Hit> found;
  for (const auto& [body, hit] : first) found.push_back(hit);
  std::ranges::sort(found, {}, [&scene](const Hit& hit) {
    return std::pair(hit.fraction, scene.index_of(hit.row));
  });
  return found;
}

void expect_equal(const Hit& found, const Hit& expected) {
  EXPECT_EQ(found.row, expected.row);
  EXPECT_EQ(found.part, expected.part);
  EXPECT_EQ(found.fraction, expected.fraction);
  EXPECT_EQ(found.x, expected.x);
  EXPECT_EQ(found.y, expected.y);
  EXPECT_EQ(found.normal_x, expected.normal_x);
  EXPECT_EQ(found.normal_y, expected.normal_y);
}

TEST(TieCompounds, AreMetByRaysAtTheFirstOfTheirParts) {
  std::size_t hit_count = 0;
  std::size_t later_part_count = 0;
  for_each_step(74, 150, [&](CompoundScene& scene, SingleBodies& singles, Random& random, bool) {
    const TieScene ties = scene.as_tie_scene();
    for (int probe = 0; probe < 8; ++probe) {
      const QueryFilter filter = draw_query_filter(random);
      const Ray ray = draw_tie_ray(random, ties);
      const auto of_singles = singles.world.raycast_all(ray, filter);
      ASSERT_EQ(of_singles.status, Status::kOk);
      const std::vector<Hit> expected = hits_of_bodies(scene, singles, of_singles.value);
      const auto all = scene.world.raycast_all(ray, filter);
      ASSERT_EQ(all.status, Status::kOk);
      ASSERT_EQ(all.value.size(), expected.size());
      for (std::size_t i = 0; i < expected.size(); ++i) {
        expect_equal(all.value[i], expected[i]);
        later_part_count += expected[i].part > 0 ? 1u : 0u;
      }
      const Hit first = expected.empty() ? kNoHit : expected[0];
      expect_equal(scene.world.raycast(ray, filter).value.value_or(kNoHit), first);
      expect_equal(scene.world.raycast_many({&ray, 1}, filter).value[0], first);
      hit_count += expected.size();
    }
  });
  EXPECT_GT(hit_count, 2'000u);
  EXPECT_GT(later_part_count, 500u);
}

TEST(TieCompounds, AreAsNearAsTheNearestOfTheirParts) {
  std::size_t found_count = 0;
  std::size_t later_part_count = 0;
  for_each_step(75, 150, [&](CompoundScene& scene, SingleBodies& singles, Random& random, bool) {
    const TieScene ties = scene.as_tie_scene();
    for (int probe = 0; probe < 8; ++probe) {
      const QueryFilter filter = draw_query_filter(random);
      const Point point = draw_tie_point(random, ties);
      const float most = random.one_in(2) ? kAnyDistance : draw_tie_radius(random, scene.scale());
      const auto count = static_cast<std::uint32_t>(singles.parts.size());
      std::map<std::size_t, BodyNeighbor> nearest;  // by body
      for (const auto& single : singles.world.nearest(point, count, most, filter).value) {
        const auto [body, part] = singles.part(single.row);
        nearest.try_emplace(body,
                            BodyNeighbor{row_of(scene.bodies[body].id), single.distance, part});
      }
      std::vector<BodyNeighbor> expected;
      for (const auto& [body, neighbor] : nearest) expected.push_back(neighbor);
      std::ranges::sort(expected, {}, [&scene](const BodyNeighbor& neighbor) {
        return std::pair(neighbor.distance, scene.index_of(neighbor.row));
      });
      expected.resize(std::min<std::size_t>(expected.size(), 1 + random.below(6)));
      const auto found = scene.world.nearest(
          point, static_cast<std::uint32_t>(std::max<std::size_t>(expected.size(), 1)), most,
          filter);
      ASSERT_EQ(found.status, Status::kOk);
      ASSERT_EQ(found.value.size(), expected.size());
      for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(found.value[i].row, expected[i].row);
        EXPECT_EQ(found.value[i].distance, expected[i].distance);
        EXPECT_EQ(found.value[i].part, expected[i].part);
        later_part_count += found.value[i].part > 0 ? 1 : 0;
      }
      found_count += expected.size();
    }
  });
  EXPECT_GT(found_count, 3'000u);
  EXPECT_GT(later_part_count, 300u);
}

// `except` leaves out a body with all its parts.
TEST(TieCompounds, AreLeftOutWhole) {
  std::size_t found_count = 0;
  for_each_step(77, 60, [&](CompoundScene& scene, SingleBodies& singles, Random& random, bool) {
    const TieScene ties = scene.as_tie_scene();
    const std::size_t left_out = random.below(static_cast<std::uint32_t>(scene.bodies.size()));
    const std::array<Id, 1> body = {scene.bodies[left_out].id};
    std::vector<Id> parts;
    for (Row row = 0; row < singles.parts.size(); ++row) {
      if (singles.part(row).body == left_out) parts.push_back(row);
    }
    const QueryFilter filter = {.except = body};
    const QueryFilter of_parts = {.except = parts};
    for (int probe = 0; probe < 8; ++probe) {
      const Point point = draw_tie_point(random, ties);
      const std::vector<Row> at_point = rows_found(scene.world.query(point, filter));
      EXPECT_EQ(at_point, bodies_found(scene, singles, singles.world.query(point, of_parts)));
      const Ray ray = draw_tie_ray(random, ties);
      const auto hit = scene.world.raycast(ray, filter);
      const auto of_single = singles.world.raycast(ray, of_parts);
      ASSERT_EQ(hit.value.has_value(), of_single.value.has_value());
      EXPECT_EQ(hit.value.value_or(kNoHit).fraction, of_single.value.value_or(kNoHit).fraction);
      found_count += at_point.size() + (hit.value ? 1u : 0u);
    }
  });
  EXPECT_GT(found_count, 500u);
}

// As `explain_pair` should say, by the rules of each two parts.
PairReason reason_of(const CompoundScene& scene, std::size_t i, std::size_t j) {
  const ModelBody& a = scene.bodies[i];
  const ModelBody& b = scene.bodies[j];
  if (i == j) return PairReason::kSame;
  if (a.options.is_static && b.options.is_static) return PairReason::kStatic;
  if (a.options.group != 0 && a.options.group == b.options.group) return PairReason::kGroup;
  PairReason reason = PairReason::kFilter;
  for (const Part& of_a : a.parts) {
    for (const Part& of_b : b.parts) {
      if (!admit(of_a.filter.value_or(a.options.filter), of_b.filter.value_or(b.options.filter))) {
        continue;
      }
      if (reason == PairReason::kFilter) reason = PairReason::kApart;
      const Manifold manifold = collide(
          of_a.shape, transform_of_part(a.options.transform, of_a.offset), of_b.shape,
          transform_of_part(b.options.transform, of_b.offset), scene.world.settings().edges);
      if (manifold.point_count > 0) reason = PairReason::kTouching;
    }
  }
  return reason;
}

TEST(TieCompounds, AreApartAsTheNearestOfTheirParts) {
  std::map<PairReason, std::size_t> reasons;
  for_each_step(76, 100, [&](CompoundScene& scene, SingleBodies& singles, Random&, bool) {
    const auto row_of_part = [&](const PartOf& part) {
      const auto place = std::ranges::find(singles.parts, part);
      return static_cast<Row>(place - singles.parts.begin());
    };
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
      for (std::size_t j = i + 1; j < scene.bodies.size(); ++j) {
        std::optional<Separation> least;
        for (std::uint32_t k = 0; k < scene.bodies[i].parts.size(); ++k) {
          for (std::uint32_t l = 0; l < scene.bodies[j].parts.size(); ++l) {
            const Separation apart =
                singles.world.separation(row_of_part({i, k}), row_of_part({j, l})).value;
            if (least && apart.distance >= least->distance) continue;
            least = apart;
            least->part_a = k;
            least->part_b = l;
          }
        }
        const Id a = scene.bodies[i].id;
        const Id b = scene.bodies[j].id;
        const Separation found = scene.world.separation(a, b).value;
        EXPECT_EQ(found.distance, least->distance);
        EXPECT_EQ(found.normal_x, least->normal_x);
        EXPECT_EQ(found.normal_y, least->normal_y);
        EXPECT_EQ(found.on_a, least->on_a);
        EXPECT_EQ(found.on_b, least->on_b);
        EXPECT_EQ(found.part_a, least->part_a);
        EXPECT_EQ(found.part_b, least->part_b);
        const Separation mirrored = scene.world.separation(b, a).value;
        EXPECT_EQ(mirrored.distance, found.distance);
        EXPECT_EQ(mirrored.on_a, found.on_b);
        EXPECT_EQ(mirrored.on_b, found.on_a);
        EXPECT_EQ(mirrored.part_a, found.part_b);
        EXPECT_EQ(mirrored.part_b, found.part_a);
        const PairExplanation explained = scene.world.explain_pair(b, a).value;
        EXPECT_EQ(explained.reason, reason_of(scene, i, j));
        EXPECT_EQ(explained.distance, found.distance);
        ++reasons[explained.reason];
      }
    }
  });
  EXPECT_EQ(reasons.size(), 5u);
  for (const auto& [reason, count] : reasons) EXPECT_GT(count, 50u);
}

CastPath draw_path(Random& random, const TieScene& scene) {
  const Ray ray = draw_tie_ray(random, scene);
  const float angle = draw_tie_angle(random, scene.scale.is_on_lattice);
  return {{ray.x, ray.y, angle, 1}, ray.dx, ray.dy};
}

// Of each body the hit of its parts as single bodies that is told: the earliest one; of overlaps at
// the start, the deepest one.
std::vector<CastHit> hits_of_bodies(const CompoundScene& scene, const SingleBodies& singles,
                                    std::span<const CastHit> hits) {
  std::map<Id, CastHit> found;
  for (CastHit hit : hits) {
    const PartOf& part = singles.part(hit.row);
    const Id id = scene.bodies[part.body].id;
    hit.row = row_of(id);
    hit.part = part.part;
    const auto [entry, is_new] = found.try_emplace(id, hit);
    const auto rank = [](const CastHit& of) { return std::tuple(of.fraction, -of.depth, of.part); };
    if (!is_new && rank(hit) < rank(entry->second)) entry->second = hit;
  }
  std::vector<std::pair<Id, CastHit>> by_id(found.begin(), found.end());
  std::ranges::sort(by_id, {}, [](const auto& entry) {
    return std::tuple(entry.second.fraction, -entry.second.depth, entry.first);
  });
  std::vector<CastHit> of_bodies;
  for (const auto& [id, hit] : by_id) of_bodies.push_back(hit);
  return of_bodies;
}

TEST(TieCompounds, AreMetByCastsWhereTheirPartsAre) {
  std::size_t hits = 0;
  std::size_t of_later_parts = 0;
  for_each_step(75, 150, [&](CompoundScene& scene, SingleBodies& singles, Random& random, bool) {
    switch_seam_rule_off(scene.world);
    switch_seam_rule_off(singles.world);
    for (int i = 0; i < 6; ++i) {
      const TieScene parts = scene.as_tie_scene();
      const Shape shape = draw_next_body(random, parts).shape;
      const CastPath path = draw_path(random, parts);
      const QueryFilter filter = {.mask = random.one_in(2) ? 1u + random.below(7) : 7u};
      const auto found = scene.world.cast_all(shape, path, filter);
      const auto of_parts = singles.world.cast_all(shape, path, filter);
      ASSERT_TRUE(found.ok() && of_parts.ok());
      const std::vector<CastHit> expected = hits_of_bodies(scene, singles, of_parts.value);
      ASSERT_EQ(found.value.size(), expected.size());
      for (std::size_t k = 0; k < expected.size(); ++k) {
        const CastHit& hit = found.value[k];
        EXPECT_EQ(hit.row, expected[k].row);
        EXPECT_EQ(hit.part, expected[k].part);
        EXPECT_EQ(hit.fraction, expected[k].fraction);
        EXPECT_EQ(hit.x, expected[k].x);
        EXPECT_EQ(hit.normal_x, expected[k].normal_x);
        EXPECT_EQ(hit.point_y, expected[k].point_y);
        EXPECT_EQ(hit.depth, expected[k].depth);
        if (hit.part > 0) ++of_later_parts;
      }
      hits += expected.size();
    }
  });
  EXPECT_GT(hits, 2'000u);
  EXPECT_GT(of_later_parts, 500u);
}

// Whether a body overlaps any other one that it may be a pair with.
bool overlaps_any(const CompoundScene& scene, Id id) {
  return std::ranges::any_of(scene.bodies, [&](const ModelBody& other) {
    return scene.world.explain_pair(id, other.id).value.reason == PairReason::kTouching;
  });
}

TEST(TieCompounds, StopWhereACastSaysBeforeTheyTouch) {
  std::size_t hits = 0;
  std::size_t misses = 0;
  for_each_step(76, 150, [&](CompoundScene& scene, SingleBodies&, Random& random, bool) {
    World& world = scene.world;
    for (const ModelBody& body : scene.bodies) {
      const CastPath path = draw_path(random, scene.as_tie_scene());
      const Transform start = body.options.transform;
      if (overlaps_any(scene, body.id)) continue;
      const auto hit = world.cast(body.id, path.dx, path.dy);
      ASSERT_TRUE(hit.ok());
      Transform end = start;
      end.x = hit.value ? hit.value->x : static_cast<float>(double{start.x} + path.dx);
      end.y = hit.value ? hit.value->y : static_cast<float>(double{start.y} + path.dy);
      ++(hit.value ? hits : misses);
      ASSERT_EQ(world.set_transform(body.id, end), Status::kOk);
      EXPECT_FALSE(overlaps_any(scene, body.id));
      ASSERT_EQ(world.set_transform(body.id, start), Status::kOk);
    }
  });
  EXPECT_GT(hits, 300u);
  EXPECT_GT(misses, 100u);
}

}  // namespace
}  // namespace quadrille::testing
