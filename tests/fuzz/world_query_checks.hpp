// Every list and query of a World against the reference, and against each other.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "byte_source.hpp"
#include "query_reference.hpp"
#include "require.hpp"
#include "world_history.hpp"

namespace quadrille::fuzz {

class WorldQueryChecks {
 public:
  WorldQueryChecks(ByteSource& source, WorldHistory& history)
      : source_(source), history_(history), world_(history.world()) {}

  /// After a step: which bodies are a pair, and where they touch.
  void check_pairs() {
    const auto& bodies = history_.bodies();
    std::size_t pair_count = 0;
    for (const ModelBody& one : bodies) {
      for (const ModelBody& other : bodies) {
        if (one.id < other.id && check_pair(one, other)) ++pair_count;
      }
    }
    require(world_.pairs().size() == pair_count, "pairs() has each pair once, and no other");
    std::size_t without_sensor = 0;
    for (const BodyPair& pair : world_.pairs()) {
      if (!body_of(pair.a).options.is_sensor && !body_of(pair.b).options.is_sensor) {
        require(without_sensor < world_.contacts().size() &&
                    world_.contacts()[without_sensor].a == pair.a &&
                    world_.contacts()[without_sensor].b == pair.b,
                "contacts() has every pair without a sensor, in order");
        ++without_sensor;
      }
    }
    require(world_.contacts().size() == without_sensor, "contacts() has no other pair");
  }

  void check_query() {
    switch (source_.below(6)) {
      case 0:
        return check_shape();
      case 1:
        return check_circle();
      case 2:
        return check_point();
      case 3:
        return check_box();
      case 4:
        return check_ray();
      default:
        return check_refusals();
    }
  }

 private:
  EdgeRule edges() const { return world_.settings().edges; }

  bool is_overlap(float distance) const {
    return edges() == EdgeRule::kTouching ? distance <= 0 : distance < 0;
  }
  bool is_overlap(int relation) const {
    return edges() == EdgeRule::kTouching ? relation <= 0 : relation < 0;
  }

  const ModelBody& body_of(Id id) const {
    return *std::ranges::find(history_.bodies(), id, &ModelBody::id);
  }

  static bool may_pair(const BodyOptions& a, const BodyOptions& b) {
    return !(a.is_static && b.is_static) && admit(a.filter, b.filter) &&
           (a.group == 0 || a.group != b.group);
  }

  /// Whether two bodies are a pair, and everything that is said about them.
  bool check_pair(const ModelBody& one, const ModelBody& other) {
    const Transform& at_one = one.options.transform;
    const Transform& at_other = other.options.transform;
    print([&] { return "collide(" + code_of({one.shape, at_one, other.shape, at_other}) + ");"; });
    const Manifold found = collide(one.shape, at_one, other.shape, at_other, edges());
    const auto exact = testing::exact_relation_of(one.shape, at_one, other.shape, at_other);
    const testing::PairReference reference =
        testing::reference_of(one.shape, at_one, other.shape, at_other);
    const Point origin = {at_one.x, at_one.y};
    require_none(testing::wrong_in_contact(reference, origin, found, exact.has_value()));
    const bool is_touching = found.point_count > 0;
    require(!exact || is_overlap(*exact) == is_touching, "on a lattice, verdicts are exact");
    const Separation apart = world_.separation(one.id, other.id).value;
    require_none(testing::wrong_in_separation(reference, origin, apart));
    require(is_overlap(apart.distance) == is_touching, "separation says the same as collide");
    if (!testing::are_one_shape(reference)) {
      const Manifold back = collide(other.shape, at_other, one.shape, at_one, edges());
      require(back == testing::as_seen_from_b(found), "the other order has the mirrored contact");
    }

    const bool is_expected = is_touching && may_pair(one.options, other.options);
    const bool is_pair = std::ranges::count(world_.pairs(), BodyPair{one.id, other.id}) == 1;
    require(is_pair == is_expected, "pairs() holds the bodies that collide");
    const auto contact = std::ranges::find_if(world_.contacts(), [&](const Contact& listed) {
      return listed.a == one.id && listed.b == other.id;
    });
    require(contact == world_.contacts().end() || contact->manifold == found,
            "contacts() has what collide finds, to the bit");
    return is_pair;
  }

  /// Whether a query found a body; its rows come by id, each once.
  std::vector<bool> flags(const Result<std::span<const Row>>& found) {
    require(found.ok(), "a query that is valid succeeds");
    std::vector<bool> is_found;
    std::size_t count = 0;
    for (const ModelBody& body : history_.bodies()) {
      is_found.push_back(std::ranges::count(found.value, row_of(body.id)) == 1);
      if (is_found.back()) ++count;
    }
    require(count == found.value.size(), "a query finds each body once, and nothing else");
    require(std::ranges::is_sorted(found.value, {},
                                   [this](Row row) { return world_.id_at(row).value; }),
            "results of queries are sorted by id");
    return is_found;
  }

  Filter draw_filter() {
    if (!source_.one_in(4)) return kEverything;
    const std::uint32_t category = source_.below(8);
    return {category, source_.below(8)};
  }

  void check_shape() {
    const testing::TieBody next = draw_next_body(source_, history_.scene());
    const Shape& shape = next.shape;
    const Transform& transform = next.transform;
    if (!is_valid(box_around(shape, transform))) return;
    const Filter filter = draw_filter();
    print([&] { return "world.overlaps(" + code_of(shape) + ", " + code_of(transform) + ");"; });
    const auto is_found = flags(world_.overlaps(shape, transform, filter));
    for (std::size_t i = 0; i < is_found.size(); ++i) {
      const ModelBody& body = history_.bodies()[i];
      const bool is_hit =
          collide(body.shape, body.options.transform, shape, transform, edges()).point_count > 0;
      require(is_found[i] == (is_hit && admit(filter, body.options.filter)),
              "overlaps finds what collides");
    }
  }

  void check_circle() {
    const Point centre = draw_tie_point(source_, history_.scene());
    const float radius = draw_tie_radius(source_, history_.scene().scale);
    const Shape disc = Shape::circle(radius).value;
    print([&] {
      return "world.query(Circle{" + code_of(centre.x) + ", " + code_of(centre.y) + ", " +
             code_of(radius) + "});";
    });
    const auto is_found = flags(world_.query(Circle{centre.x, centre.y, radius}));
    for (std::size_t i = 0; i < is_found.size(); ++i) {
      const ModelBody& body = history_.bodies()[i];
      const Transform at = {centre.x, centre.y, 0, 1};
      const bool is_hit =
          collide(body.shape, body.options.transform, disc, at, edges()).point_count > 0;
      require(is_found[i] == (is_hit && admit(kEverything, body.options.filter)),
              "query of a circle finds what collides with the circle");
    }
  }

  void check_point() {
    const Point point = draw_tie_point(source_, history_.scene());
    print(
        [&] { return "world.query(Point{" + code_of(point.x) + ", " + code_of(point.y) + "});"; });
    const auto at_point = flags(world_.query(point));
    const auto near = world_.nearest(point, 64);
    require(near.ok(), "nearest succeeds");
    require(std::ranges::is_sorted(near.value, {},
                                   [this](const Neighbor& neighbor) {
                                     return std::pair(neighbor.distance,
                                                      world_.id_at(neighbor.row).value);
                                   }),
            "nearest is sorted by distance, then by id");
    for (std::size_t i = 0; i < at_point.size(); ++i) {
      const ModelBody& body = history_.bodies()[i];
      const Transform& transform = body.options.transform;
      const bool is_admitted = admit(kEverything, body.options.filter);
      const auto listed = std::ranges::find(near.value, row_of(body.id), &Neighbor::row);
      require((listed != near.value.end()) == is_admitted, "nearest finds every body");
      if (!is_admitted) continue;
      print([&] { return "  " + code_of(body.shape) + ", " + code_of(transform); });
      const auto reference = testing::query_reference_of(body.shape, transform, point, 0);
      require(std::abs(listed->distance - std::max(testing::Real{0}, reference.distance)) <=
                  reference.tolerance,
              "nearest gives the true distance");
      require(at_point[i] ? reference.distance <= reference.tolerance
                          : reference.distance >= -reference.tolerance,
              "query of a point finds what holds the point");
      require(!at_point[i] || listed->distance == 0, "what holds the point has distance 0");
      require(edges() == EdgeRule::kStrict || at_point[i] || listed->distance > 0,
              "what has distance 0 holds the point, where touching counts");
      const auto exact =
          testing::exact_relation_of(body.shape, transform, Ray{point.x, point.y, 0, 0});
      require(!exact || at_point[i] == is_overlap(*exact),
              "on a lattice, query of a point is exact");
    }
  }

  void check_box() {
    const Box box = draw_tie_box(source_, history_.scene().scale);
    print([&] {
      return "world.query({" + code_of(box.min_x) + ", " + code_of(box.min_y) + ", " +
             code_of(box.max_x) + ", " + code_of(box.max_y) + "});";
    });
    const auto in_box = flags(world_.query(box));
    const Transform centre = {(box.min_x + box.max_x) / 2, (box.min_y + box.max_y) / 2, 0, 1};
    const auto made = Shape::box(box.max_x - box.min_x, box.max_y - box.min_y);
    const bool is_exact = history_.scene().scale.is_on_lattice && made.ok();
    for (std::size_t i = 0; i < in_box.size() && is_exact; ++i) {
      const ModelBody& body = history_.bodies()[i];
      const auto exact =
          testing::exact_relation_of(made.value, centre, body.shape, body.options.transform);
      if (!exact) continue;
      require(in_box[i] == (is_overlap(*exact) && admit(kEverything, body.options.filter)),
              "on a lattice, query is exact");
    }
    const auto shown = world_.visible(box);
    const auto active = world_.active(box);
    require(shown.ok() || active.ok(), "culling succeeds");
  }

  void check_ray() {
    const Ray ray = draw_tie_ray(source_, history_.scene());
    print([&] {
      return "world.raycast_all({" + code_of(ray.x) + ", " + code_of(ray.y) + ", " +
             code_of(ray.dx) + ", " + code_of(ray.dy) + "});";
    });
    const auto found = world_.raycast_all(ray);
    require(found.ok(), "raycast_all succeeds");
    const std::vector<Hit> hits(found.value.begin(), found.value.end());
    const auto first = world_.raycast(ray);
    require(first.ok() && first.value.has_value() == !hits.empty(),
            "raycast finds a hit if there is one");
    require(hits.empty() ||
                (first.value->row == hits[0].row && first.value->fraction == hits[0].fraction),
            "raycast gives the first of raycast_all");
    require(std::ranges::is_sorted(hits, {}, &Hit::fraction), "hits are sorted by fraction");
    for (const ModelBody& body : history_.bodies()) {
      const Transform& transform = body.options.transform;
      const auto listed = std::ranges::find(hits, row_of(body.id), &Hit::row);
      if (!admit(kEverything, body.options.filter)) {
        require(listed == hits.end(), "a ray meets no body that its filter leaves out");
        continue;
      }
      print([&] { return "  " + code_of(body.shape) + ", " + code_of(transform); });
      const auto hit = listed == hits.end() ? std::nullopt : std::optional(*listed);
      require_none(testing::wrong_in_hit(body.shape, transform, ray, hit));
      const auto exact = testing::exact_relation_of(body.shape, transform, ray);
      require(!exact || hit.has_value() == is_overlap(*exact), "on a lattice, rays are exact");
    }
  }

  /// Queries with any numbers: refused where their documentation says so.
  void check_refusals() {
    const float x = source_.any_float();
    const float y = source_.any_float();
    const float z = source_.any_float();
    require(world_.query(Point{x, y}).ok() == is_valid(Point{x, y}),
            "query of a point refuses others");
    require(world_.query(Circle{x, y, z}).ok() == is_valid(Circle{x, y, z}),
            "query of a circle refuses others");
    require(world_.query({x, y, z, y}).ok() == is_valid(Box{x, y, z, y}), "query refuses others");
    require(world_.raycast({x, y, z, x}).ok() == is_valid(Ray{x, y, z, x}),
            "raycast refuses others");
    require(world_.nearest({x, y}, 3, z).ok() == (is_valid(Point{x, y}) && z >= 0),
            "nearest refuses others");
  }

  ByteSource& source_;
  WorldHistory& history_;
  World& world_;
};

}  // namespace quadrille::fuzz
