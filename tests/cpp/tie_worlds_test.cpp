// Worlds full of ties: pairs, contacts and every query against the reference, and against each
// other: one pair of shapes has one verdict, in pairs and in queries.
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "findings.hpp"
#include "quadrille/quadrille.hpp"
#include "query_reference.hpp"
#include "shape_code.hpp"
#include "support.hpp"
#include "tie_scene.hpp"

namespace quadrille::testing {
namespace {

/// A world of a drawn scene, after a step.
class TieWorld {
 public:
  TieWorld(Random& random, std::size_t count)
      : scene(draw_tie_scene(random, count)), world(make(random)) {
    for (const TieBody& body : scene.bodies) {
      const Result<Id> added = world.insert(body.shape, {.transform = body.transform});
      EXPECT_EQ(added.status, Status::kOk);
      ids.push_back(added.value);
    }
    EXPECT_EQ(world.step(), Status::kOk);
  }

  bool is_touching() const { return world.settings().edges == EdgeRule::kTouching; }

  /// Whether a relation, below 0 for shapes that overlap and 0 for those that touch, is an overlap
  /// by the world's rule.
  bool is_overlap(int relation) const { return is_touching() ? relation <= 0 : relation < 0; }
  bool is_overlap(float distance) const { return is_touching() ? distance <= 0 : distance < 0; }

  std::string code(std::size_t i) const {
    return std::string(is_touching() ? "touching: " : "strict: ") + code_of(scene.bodies[i].shape) +
           ", " + code_of(scene.bodies[i].transform);
  }

  TieScene scene;
  World world;
  std::vector<Id> ids;

 private:
  World make(Random& random) const {
    auto made = World::create(draw_world_settings(random, scene.scale));
    EXPECT_EQ(made.status, Status::kOk);
    return std::move(made.value).value();
  }
};

/// Which bodies a query found, one flag for each.
std::vector<bool> flags(const TieWorld& tied, const Result<std::span<const Row>>& found) {
  EXPECT_EQ(found.status, Status::kOk);
  std::vector<bool> is_found(tied.ids.size());
  for (std::size_t i = 0; i < is_found.size(); ++i) {
    is_found[i] = std::ranges::count(found.value, row_of(tied.ids[i])) == 1;
  }
  EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(is_found, true)), found.value.size());
  return is_found;
}

/// Scenes of ten bodies; `check(tied, findings)` is called for each.
template <typename Check>
void for_each_scene(std::uint32_t seed, int count, Check&& check) {
  Random random(seed);
  Findings findings;
  for (int i = 0; i < count; ++i) {
    TieWorld tied(random, 10);
    check(tied, random, findings);
  }
}

TEST(TieWorlds, HaveThePairsOfTheReference) {
  std::array<int, 2> counts = {};
  for_each_scene(51, 150, [&counts](TieWorld& tied, Random&, Findings& findings) {
    std::size_t next = 0;
    for (std::size_t i = 0; i < tied.ids.size(); ++i) {
      for (std::size_t j = i + 1; j < tied.ids.size(); ++j) {
        const auto& [a, at_a] = tied.scene.bodies[i];
        const auto& [b, at_b] = tied.scene.bodies[j];
        const ShapePair pair = {a, at_a, b, at_b};
        const auto code = [&] { return code_of(pair); };
        const auto& pairs = tied.world.pairs();
        const bool is_pair =
            next < pairs.size() && pairs[next] == BodyPair{tied.ids[i], tied.ids[j]};
        const Manifold found = is_pair ? tied.world.contacts()[next].manifold : Manifold{};
        if (is_pair) ++next;
        ++counts[is_pair ? 1 : 0];
        const PairReference reference = reference_of(a, at_a, b, at_b);
        const auto exact = exact_relation_of(a, at_a, b, at_b);
        findings.expect_none(
            wrong_in_contact(reference, {at_a.x, at_a.y}, found, exact.has_value()), code);
        findings.expect(!exact || tied.is_overlap(*exact) == is_pair,
                        "on a lattice, pairs are exact", code);
        findings.expect(collide(a, at_a, b, at_b, tied.world.settings().edges) == found,
                        "a contact is that of `collide`, to the bit", code);
        const Separation apart = tied.world.separation(tied.ids[i], tied.ids[j]).value;
        findings.expect(tied.is_overlap(apart.distance) == is_pair,
                        "separation says the same as the pairs", code);
      }
    }
    findings.expect(next == tied.world.pairs().size(), "no other pairs, sorted by id",
                    [] { return std::string(); });
  });
  for (const int count : counts) EXPECT_GT(count, 1000);
}

TEST(TieWorlds, FindWithAShapeTheBodiesThatHaveAPairWithIt) {
  int found_count = 0;
  for_each_scene(52, 150, [&found_count](TieWorld& tied, Random&, Findings& findings) {
    for (std::size_t i = 0; i < tied.ids.size(); ++i) {
      const auto& [shape, transform] = tied.scene.bodies[i];
      const auto by_shape = flags(tied, tied.world.overlaps(shape, transform));
      auto by_circle = by_shape;
      if (shape.kind() == ShapeKind::kCircle) {
        by_circle = flags(tied, tied.world.query(Circle{transform.x, transform.y,
                                                        shape.radius() * transform.scale}));
      }
      for (std::size_t j = 0; j < tied.ids.size(); ++j) {
        if (i == j) continue;
        const BodyPair pair = {std::min(tied.ids[i], tied.ids[j]),
                               std::max(tied.ids[i], tied.ids[j])};
        const bool is_pair = std::ranges::count(tied.world.pairs(), pair) == 1;
        if (is_pair) ++found_count;
        const auto code = [&] { return tied.code(i) + ", " + tied.code(j); };
        findings.expect(by_shape[j] == is_pair, "overlaps says the same as the pairs", code);
        findings.expect(by_circle[j] == is_pair, "query of a circle says the same as the pairs",
                        code);
      }
    }
  });
  EXPECT_GT(found_count, 2000);
}

TEST(TieWorlds, FindAtAPointTheBodiesThatHaveDistanceZero) {
  std::array<int, 3> met = {};
  for_each_scene(53, 150, [&met](TieWorld& tied, Random& random, Findings& findings) {
    for (int probe = 0; probe < 10; ++probe) {
      const Point point = draw_tie_point(random, tied.scene);
      const auto at_point = flags(tied, tied.world.query(point));
      const auto near = tied.world.nearest(point, static_cast<std::uint32_t>(tied.ids.size()));
      ASSERT_EQ(near.status, Status::kOk);
      ASSERT_EQ(near.value.size(), tied.ids.size());
      for (std::size_t i = 0; i < tied.ids.size(); ++i) {
        const auto& [shape, transform] = tied.scene.bodies[i];
        const auto code = [&] {
          return tied.code(i) + ", point " + code_of(point.x) + ", " + code_of(point.y);
        };
        const QueryReference reference = query_reference_of(shape, transform, point, 0);
        const float distance =
            std::ranges::find(near.value, row_of(tied.ids[i]), &BodyNeighbor::row)->distance;
        findings.expect(
            std::abs(distance - std::max(Real{0}, reference.distance)) <= reference.tolerance,
            "nearest gives the true distance", code);
        findings.expect(at_point[i] ? reference.distance <= reference.tolerance
                                    : reference.distance >= -reference.tolerance,
                        "query of a point finds what holds the point", code);
        findings.expect(!at_point[i] || distance == 0,
                        "a body that query of a point finds has distance 0", code);
        findings.expect(!tied.is_touching() || at_point[i] || distance > 0,
                        "a body at distance 0 is found by query of a point where touching counts",
                        code);
        if (!whole_quarter_turns(transform.angle)) continue;
        const auto exact = exact_relation_of(shape, transform, Ray{point.x, point.y, 0, 0});
        if (!exact) continue;
        ++met[static_cast<std::size_t>(*exact + 1)];
        findings.expect(at_point[i] == tied.is_overlap(*exact),
                        "on a lattice, query of a point is exact", code);
      }
      const auto in_order = [](const BodyNeighbor& a, const BodyNeighbor& b) {
        return std::pair(a.distance, a.row) < std::pair(b.distance, b.row);
      };
      findings.expect(std::ranges::is_sorted(near.value, in_order), "nearest is sorted",
                      [] { return std::string(); });
    }
  });
  for (const int count : met) EXPECT_GT(count, 100);
}

TEST(TieWorlds, FindWithABoxWhatABoxOverlaps) {
  std::array<int, 3> met = {};
  for_each_scene(54, 150, [&met](TieWorld& tied, Random& random, Findings& findings) {
    for (int probe = 0; probe < 10; ++probe) {
      const Box box = draw_tie_box(random, tied.scene.scale);
      const Transform centre = {(box.min_x + box.max_x) / 2, (box.min_y + box.max_y) / 2, 0, 1};
      const Shape shape = Shape::box(box.max_x - box.min_x, box.max_y - box.min_y).value;
      const auto in_box = flags(tied, tied.world.query(box));
      const auto with_shape = flags(tied, tied.world.overlaps(shape, centre));
      const Point& corner = shape.points()[0];
      const bool has_exact_corners = tied.scene.scale.is_on_lattice &&
                                     centre.x + corner.x == box.min_x &&
                                     centre.y + corner.y == box.min_y;
      for (std::size_t i = 0; i < tied.ids.size(); ++i) {
        const auto& [other, transform] = tied.scene.bodies[i];
        const auto code = [&] {
          return tied.code(i) + ", " + code_of(shape) + ", " + code_of(centre);
        };
        if (!has_exact_corners) continue;
        findings.expect(in_box[i] == with_shape[i], "query says the same as overlaps with a box",
                        code);
        const auto exact = exact_relation_of(other, transform, shape, centre);
        if (!exact) continue;
        ++met[static_cast<std::size_t>(*exact + 1)];
        findings.expect(in_box[i] == tied.is_overlap(*exact), "on a lattice, query is exact", code);
      }
    }
  });
  for (const int count : met) EXPECT_GT(count, 50);
}

TEST(TieWorlds, FindWithACircleWhatACircleOverlaps) {
  std::array<int, 3> met = {};
  for_each_scene(55, 150, [&met](TieWorld& tied, Random& random, Findings& findings) {
    for (int probe = 0; probe < 10; ++probe) {
      const Point centre = draw_tie_point(random, tied.scene);
      const float radius = draw_tie_radius(random, tied.scene.scale);
      const Shape disc = Shape::circle(radius).value;
      const Transform at = {centre.x, centre.y, 0, 1};
      const auto in_circle = flags(tied, tied.world.query(Circle{centre.x, centre.y, radius}));
      const auto with_shape = flags(tied, tied.world.overlaps(disc, at));
      for (std::size_t i = 0; i < tied.ids.size(); ++i) {
        const auto& [other, transform] = tied.scene.bodies[i];
        const auto code = [&] { return tied.code(i) + ", " + code_of(disc) + ", " + code_of(at); };
        findings.expect(in_circle[i] == with_shape[i],
                        "query of a circle says the same as overlaps with a circle", code);
        const bool has_contact =
            collide(other, transform, disc, at, tied.world.settings().edges).point_count > 0;
        findings.expect(in_circle[i] == has_contact, "query of a circle says the same as collide",
                        code);
        const auto exact = exact_relation_of(other, transform, disc, at);
        if (!exact) continue;
        ++met[static_cast<std::size_t>(*exact + 1)];
        findings.expect(in_circle[i] == tied.is_overlap(*exact),
                        "on a lattice, query of a circle is exact", code);
      }
    }
  });
  for (const int count : met) EXPECT_GT(count, 15);
}

TEST(TieWorlds, MeetRaysWhereTheReferenceDoes) {
  std::array<int, 3> met = {};
  for_each_scene(56, 150, [&met](TieWorld& tied, Random& random, Findings& findings) {
    for (int probe = 0; probe < 10; ++probe) {
      const Ray ray = draw_tie_ray(random, tied.scene);
      const auto all = tied.world.raycast_all(ray);
      ASSERT_EQ(all.status, Status::kOk);
      const std::vector<Hit> hits(all.value.begin(), all.value.end());
      const auto first = tied.world.raycast(ray);
      ASSERT_EQ(first.status, Status::kOk);
      const auto ray_code = [&] {
        return "ray " + code_of(ray.x) + ", " + code_of(ray.y) + ", " + code_of(ray.dx) + ", " +
               code_of(ray.dy);
      };
      findings.expect(first.value.has_value() == !hits.empty() &&
                          (hits.empty() || (first.value->row == hits[0].row &&
                                            first.value->fraction == hits[0].fraction)),
                      "raycast is the first of raycast_all", ray_code);
      findings.expect(
          std::ranges::is_sorted(hits, {},
                                 [](const Hit& hit) { return std::pair(hit.fraction, hit.row); }),
          "raycast_all is sorted", ray_code);
      for (std::size_t i = 0; i < tied.ids.size(); ++i) {
        const auto& [shape, transform] = tied.scene.bodies[i];
        const auto found = std::ranges::find(hits, row_of(tied.ids[i]), &Hit::row);
        const auto hit = found == hits.end() ? std::nullopt : std::optional(*found);
        const auto code = [&] { return tied.code(i) + ", " + ray_code(); };
        findings.expect_none(wrong_in_hit(shape, transform, ray, hit), code);
        const auto exact = exact_relation_of(shape, transform, ray);
        if (!exact) continue;
        ++met[static_cast<std::size_t>(*exact + 1)];
        findings.expect(hit.has_value() == tied.is_overlap(*exact), "on a lattice, rays are exact",
                        code);
      }
    }
  });
  for (const int count : met) EXPECT_GT(count, 50);
}

}  // namespace
}  // namespace quadrille::testing
