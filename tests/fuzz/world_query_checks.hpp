// Every query of a World against the reference, and against each other.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "byte_source.hpp"
#include "one_way_reference.hpp"
#include "query_filter_drawing.hpp"
#include "query_reference.hpp"
#include "require.hpp"
#include "without_seam_rule.hpp"
#include "world_cast_checks.hpp"
#include "world_history.hpp"
#include "world_move_checks.hpp"

namespace quadrille::fuzz {

class WorldQueryChecks {
 public:
  WorldQueryChecks(ByteSource& source, WorldHistory& history)
      : source_(source),
        history_(history),
        world_(history.world()),
        casts_(source, history),
        moves_(source, history) {}

  void check_query() {
    const DrawnFilter filter = draw_filter();
    switch (source_.below(14)) {
      case 0:
        return check_shape(filter);
      case 1:
        return check_circle(filter);
      case 2:
        return check_point(filter);
      case 3:
        return check_box(filter);
      case 4:
        return check_ray(filter);
      case 5:
      case 6:
        return casts_.check_shape(filter);
      case 7:
      case 8:
        return casts_.check_body(filter);
      case 9:
      case 10:
        return moves_.check_shape(filter);
      case 11:
      case 12:
        return moves_.check_body(filter);
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

  DrawnFilter draw_filter() {
    DrawnFilter drawn = {kEverything, draw_except(source_, history_.bodies())};
    if (source_.one_in(4)) drawn.filter = {source_.below(8), source_.below(8)};
    return drawn;
  }

  /// The parts of a body that a query may find it by.
  static std::vector<PlacedPart> found_parts(const ModelBody& body, const DrawnFilter& filter) {
    std::vector<PlacedPart> parts = body.placed();
    std::erase_if(parts,
                  [&](const PlacedPart& part) { return !filter.finds(body.id, part.filter); });
    return parts;
  }

  /// The bodies that collide with a shape are found by each part.
  void check_found(const std::vector<bool>& is_found, const DrawnFilter& filter, const Shape& shape,
                   const Transform& at) {
    for (std::size_t i = 0; i < is_found.size(); ++i) {
      const auto is_hit = [&](const PlacedPart& part) {
        return collide(part.shape, part.at, shape, at, edges()).point_count > 0;
      };
      require(is_found[i] == std::ranges::any_of(found_parts(history_.bodies()[i], filter), is_hit),
              "a query finds the bodies of which a part collides with its shape");
    }
  }

  void check_shape(const DrawnFilter& filter) {
    const testing::TieBody next = draw_next_body(source_, history_.scene());
    const Shape& shape = next.shape;
    const Transform& transform = next.transform;
    if (!is_valid(box_around(shape, transform))) return;
    print([&] { return "world.overlaps(" + code_of(shape) + ", " + code_of(transform) + ");"; });
    check_found(flags(world_.overlaps(shape, transform, filter.query())), filter, shape, transform);
  }

  void check_circle(const DrawnFilter& filter) {
    const Point centre = draw_tie_point(source_, history_.scene());
    const float radius = draw_tie_radius(source_, history_.scene().scale);
    print([&] {
      return "world.query(Circle{" + code_of(centre.x) + ", " + code_of(centre.y) + ", " +
             code_of(radius) + "});";
    });
    check_found(flags(world_.query(Circle{centre.x, centre.y, radius}, filter.query())), filter,
                Shape::circle(radius).value, {centre.x, centre.y, 0, 1});
  }

  void check_point(const DrawnFilter& filter) {
    const Point point = draw_tie_point(source_, history_.scene());
    print(
        [&] { return "world.query(Point{" + code_of(point.x) + ", " + code_of(point.y) + "});"; });
    const auto at_point = flags(world_.query(point, filter.query()));
    const auto near = world_.nearest(point, 64, kAnyDistance, filter.query());
    require(near.ok(), "nearest succeeds");
    require(std::ranges::is_sorted(near.value, {},
                                   [this](const BodyNeighbor& neighbor) {
                                     return std::pair(neighbor.distance,
                                                      world_.id_at(neighbor.row).value);
                                   }),
            "nearest is sorted by distance, then by id");
    for (std::size_t i = 0; i < at_point.size(); ++i) {
      const ModelBody& body = history_.bodies()[i];
      const std::vector<PlacedPart> parts = found_parts(body, filter);
      const auto listed = std::ranges::find(near.value, row_of(body.id), &BodyNeighbor::row);
      require((listed != near.value.end()) == !parts.empty(), "nearest finds every body");
      require(!parts.empty() || !at_point[i], "a filter leaves out bodies");
      if (parts.empty()) continue;
      testing::Real distance = kAnyDistance;
      testing::Real tolerance = 0;
      bool is_exact = true;
      bool is_hit = false;
      for (const PlacedPart& part : parts) {
        print([&] { return "  " + code_of(part.shape) + ", " + code_of(part.at); });
        const auto reference = testing::query_reference_of(part.shape, part.at, point, 0);
        distance = std::min(distance, reference.distance);
        tolerance = std::max(tolerance, reference.tolerance);
        const auto exact =
            testing::exact_relation_of(part.shape, part.at, Ray{point.x, point.y, 0, 0});
        is_exact = is_exact && exact;
        is_hit = is_hit || (exact && is_overlap(*exact));
      }
      require(std::abs(listed->distance - std::max(testing::Real{0}, distance)) <= tolerance,
              "nearest gives the true distance");
      require(at_point[i] ? distance <= tolerance : distance >= -tolerance,
              "query of a point finds what holds the point");
      require(!at_point[i] || listed->distance == 0, "what holds the point has distance 0");
      require(edges() == EdgeRule::kStrict || at_point[i] || listed->distance > 0,
              "what has distance 0 holds the point, where touching counts");
      require(!is_exact || at_point[i] == is_hit, "on a lattice, query of a point is exact");
    }
  }

  void check_box(const DrawnFilter& filter) {
    const Box box = draw_tie_box(source_, history_.scene().scale);
    print([&] {
      return "world.query({" + code_of(box.min_x) + ", " + code_of(box.min_y) + ", " +
             code_of(box.max_x) + ", " + code_of(box.max_y) + "});";
    });
    const auto in_box = flags(world_.query(box, filter.query()));
    const Transform centre = {(box.min_x + box.max_x) / 2, (box.min_y + box.max_y) / 2, 0, 1};
    const auto made = Shape::box(box.max_x - box.min_x, box.max_y - box.min_y);
    const bool is_exact = history_.scene().scale.is_on_lattice && made.ok();
    for (std::size_t i = 0; i < in_box.size() && is_exact; ++i) {
      bool has_exact = true;
      bool is_hit = false;
      for (const PlacedPart& part : found_parts(history_.bodies()[i], filter)) {
        const auto exact = testing::exact_relation_of(made.value, centre, part.shape, part.at);
        has_exact = has_exact && exact;
        is_hit = is_hit || (exact && is_overlap(*exact));
      }
      require(!has_exact || in_box[i] == is_hit, "on a lattice, query is exact");
    }
    const auto shown = world_.visible(box, filter.query());
    const auto active = world_.active(box, filter.query());
    require(shown.ok() && active.ok(), "culling succeeds");
  }

  void check_ray(const DrawnFilter& filter) {
    const Ray ray = draw_tie_ray(source_, history_.scene());
    print([&] {
      return "world.raycast_all({" + code_of(ray.x) + ", " + code_of(ray.y) + ", " +
             code_of(ray.dx) + ", " + code_of(ray.dy) + "});";
    });
    check_seams(ray, filter);
    const WithoutSeamRule without_rule(world_);
    const auto found = world_.raycast_all(ray, filter.query());
    require(found.ok(), "raycast_all succeeds");
    const std::vector<Hit> hits(found.value.begin(), found.value.end());
    const auto first = world_.raycast(ray, filter.query());
    require(first.ok() && first.value.has_value() == !hits.empty(),
            "raycast finds a hit if there is one");
    require(hits.empty() ||
                (first.value->row == hits[0].row && first.value->fraction == hits[0].fraction),
            "raycast gives the first of raycast_all");
    require(std::ranges::is_sorted(hits, {}, &Hit::fraction), "hits are sorted by fraction");
    for (const ModelBody& body : history_.bodies()) {
      const auto listed = std::ranges::find(hits, row_of(body.id), &Hit::row);
      check_hit(body, filter, ray, listed == hits.end() ? std::nullopt : std::optional(*listed));
    }
  }

  /// The rule of seams adds hits.
  void check_seams(const Ray& ray, const DrawnFilter& filter) {
    const auto first = world_.raycast(ray, filter.query());
    const auto all = world_.raycast_all(ray, filter.query());
    require(first.ok() && all.ok(), "rays succeed");
    require(first.value.has_value() == !all.value.empty(), "raycast finds a hit if there is one");
    require(!first.value || (first.value->row == all.value[0].row &&
                             first.value->fraction == all.value[0].fraction &&
                             first.value->part == all.value[0].part),
            "raycast gives the first of raycast_all");
    const WithoutSeamRule without_rule(world_);
    const auto alone = world_.raycast(ray, filter.query());
    require(!alone.value || (first.value && first.value->fraction <= alone.value->fraction),
            "the rule of seams takes no hit from a ray");
  }

  void check_hit(const ModelBody& body, const DrawnFilter& filter, const Ray& ray,
                 const std::optional<Hit>& hit) {
    const std::vector<PlacedPart> parts = body.placed();
    bool is_exact = true;
    bool is_hit = false;
    bool is_told = !hit;
    for (const PlacedPart& part : parts) {
      const auto& [shape, transform, of_part, is_sensor, one_way, side_angle, number] = part;
      if (!filter.finds(body.id, of_part)) continue;
      const bool is_one_way = one_way != OneWay::kNo;
      if (is_one_way && !(hit && hit->part == number)) {
        const auto entry = world_of(part, edges()).raycast(ray).value;
        require(!is_from_side(entry, part) || (hit && hit->fraction <= entry->fraction),
                "a ray meets a one-way part that it enters from its side");
        continue;
      }
      print([&] { return "  " + code_of(shape) + ", " + code_of(transform); });
      const auto exact = testing::exact_relation_of(shape, transform, ray);
      is_exact = is_exact && exact;
      is_hit = is_hit || (exact && is_overlap(*exact));
      if (!hit || hit->part == number) {
        require_none(testing::wrong_in_hit(shape, transform, ray, hit));
        require(!is_one_way || open_side_of(part).has({hit->normal_x, hit->normal_y}, -1e-4L),
                "a ray meets a one-way part from its side");
        is_told = true;
        continue;
      }
      const auto reference =
          testing::query_reference_of(shape, transform, {ray.x, ray.y}, testing::length_of(ray));
      require(oracle_distance(reference.shape, testing::path_of(ray, hit->fraction)) >=
                      -reference.point_tolerance ||
                  hit->fraction == 0,
              "of several parts, the one that is told is met first");
    }
    require(is_told, "a ray meets bodies by parts that its filter admits");
    require(!is_exact || hit.has_value() == is_hit, "on a lattice, rays are exact");
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
    check_stale_exceptions();
  }

  /// What a query leaves out must be there.
  void check_stale_exceptions() {
    if (history_.stale().empty()) return;
    std::vector<Id> except = draw_except(source_, history_.bodies());
    const auto index = static_cast<std::uint32_t>(except.size());
    except.push_back(history_.stale()[source_.below(64) % history_.stale().size()]);
    const QueryFilter filter = {.except = except};
    const auto is_refused = [&](Status status) {
      return status == Status::kStaleId && world_.error_index() == index;
    };
    const Shape disc = Shape::circle(1).value;
    require(is_refused(world_.query(Point{0, 0}, filter).status) &&
                is_refused(world_.overlaps(disc, {}, filter).status) &&
                is_refused(world_.raycast({0, 0, 1, 1}, filter).status) &&
                is_refused(world_.nearest({0, 0}, 3, kAnyDistance, filter).status) &&
                is_refused(world_.cast(disc, {{}, 1, 1}, filter).status) &&
                is_refused(world_.cast_all(disc, {{}, 1, 1}, filter).status),
            "a query refuses to leave out what is not there, and tells which");
  }

  ByteSource& source_;
  WorldHistory& history_;
  World& world_;
  WorldCastChecks casts_;
  WorldMoveChecks moves_;
};

}  // namespace quadrille::fuzz
