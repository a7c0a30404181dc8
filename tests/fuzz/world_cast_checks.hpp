// Casts of shapes and of bodies in a World against the reference, and against each other.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "byte_source.hpp"
#include "part_casts.hpp"
#include "query_filter_drawing.hpp"
#include "require.hpp"
#include "without_seam_rule.hpp"
#include "world_history.hpp"

namespace quadrille::fuzz {

class WorldCastChecks {
 public:
  WorldCastChecks(ByteSource& source, WorldHistory& history)
      : source_(source), history_(history), world_(history.world()) {}

  void check_shape(const DrawnFilter& filter) {
    const testing::TieScene& scene = history_.scene();
    bool has_sliver = false;
    const Ray ray = draw_tie_ray(source_, scene);
    const ShapeKind kind = testing::kTieKinds[source_.below(5)];
    const Shape shape = draw_scene_shape(source_, scene.scale, kind, has_sliver);
    const float angle = testing::draw_tie_angle(source_, scene.scale.is_on_lattice);
    const CastPath path = {{ray.x, ray.y, angle, testing::draw_tie_size(source_)}, ray.dx, ray.dy};
    print([&] {
      return "world.cast_all(" + code_of(shape) + ", {" + code_of(path.from) + ", " +
             code_of(path.dx) + ", " + code_of(path.dy) + "});";
    });
    const Cast cast = {.at = path.from,
                       .way = {path.dx, path.dy},
                       .parts = {{shape, path.from, filter.filter, false, OneWay::kNo, 0, 0}},
                       .has_offsets = false,
                       .drops_through = false,
                       .except = filter.except};
    check_seams(shape, path, filter);
    check_many(shape, path, filter.filter);
    const WithoutSeamRule without_rule(world_);
    const auto first = world_.cast(shape, path, filter.query());
    require(first.ok(), "cast succeeds");
    check(cast, world_.cast_all(shape, path, filter.query()), first.value);
    check_many(shape, path, filter.filter);
  }

  /// Without a filter of its own, each part of a body meets what its filter admits.
  void check_body(const DrawnFilter& filter) {
    const testing::TieScene& scene = history_.scene();
    const Ray ray = draw_tie_ray(source_, scene);
    const std::uint32_t pick = source_.below(64);
    const bool has_filter = source_.one_in(2);
    if (history_.bodies().empty()) return;
    const ModelBody& body = history_.bodies()[pick % history_.bodies().size()];
    print([&] {
      return "world.cast_all(row " + std::to_string(row_of(body.id)) + ", " + code_of(ray.dx) +
             ", " + code_of(ray.dy) + ");";
    });
    if (body.is_tile_map()) {
      require(world_.cast(body.id, ray.dx, ray.dy).status == Status::kIsTileMap &&
                  world_.cast_all(body.id, ray.dx, ray.dy).status == Status::kIsTileMap,
              "a tile map is not cast");
      return;
    }
    Cast cast = {.at = body.options.transform,
                 .way = {ray.dx, ray.dy},
                 .parts = body.placed(),
                 .has_offsets = body.has_offsets(),
                 .drops_through = body.options.drops_through,
                 .except = filter.except};
    for (const ModelBody& other : history_.bodies()) {
      const bool share_group = body.options.group != 0 && body.options.group == other.options.group;
      if (other.id == body.id || share_group) cast.except.push_back(other.id);
    }
    if (has_filter) {
      for (PlacedPart& part : cast.parts) part.filter = filter.filter;
    }
    const WithoutSeamRule without_rule(world_);
    const auto own = has_filter ? std::optional(filter.filter) : std::nullopt;
    const auto first = world_.cast(body.id, ray.dx, ray.dy, own, filter.except);
    require(first.ok(), "cast of a body succeeds");
    check(cast, world_.cast_all(body.id, ray.dx, ray.dy, own, filter.except), first.value);
  }

 private:
  struct Cast {
    Transform at;
    Point way;
    std::vector<PlacedPart> parts;  ///< with the filters of what they may meet
    bool has_offsets;
    bool drops_through;  ///< meets no one-way part
    std::vector<Id> except;
  };

  EdgeRule edges() const { return world_.settings().edges; }

  static bool is_one_way(const PlacedPart& part) { return part.one_way != OneWay::kNo; }

  static bool leaves_out(const Cast& cast, const ModelBody& body) {
    return !DrawnFilter{kEverything, cast.except}.finds(body.id, kDefaultFilter);
  }

  void check(const Cast& cast, const Result<std::span<const CastHit>>& found,
             const std::optional<CastHit>& first) {
    require(found.ok(), "cast_all succeeds");
    const std::vector<CastHit> hits(found.value.begin(), found.value.end());
    const auto order = [this](const CastHit& hit) {
      return std::tuple(hit.fraction, -hit.depth, world_.id_at(hit.row).value);
    };
    require(std::ranges::is_sorted(hits, {}, order),
            "hits are sorted by fraction, the deepest overlap first, then by id");
    std::size_t count = 0;
    for (const ModelBody& body : history_.bodies()) {
      const auto listed = std::ranges::find(hits, row_of(body.id), &CastHit::row);
      const auto hit = listed == hits.end() ? std::nullopt : std::optional(*listed);
      if (hit) ++count;
      if (leaves_out(cast, body)) {
        require(!hit, "a cast meets no body that it leaves out");
        continue;
      }
      std::vector<PlacedPart> parts = body.placed();
      if (cast.drops_through) std::erase_if(parts, is_one_way);
      visit_part_pairs(cast.parts, parts,
                       [](const testing::ShapePair& pair, const PlacedPart&, const PlacedPart&) {
                         print([&] { return "  " + code_of(pair); });
                       });
      require_none(wrong_in_cast(cast.parts, cast.way, parts, edges(), hit, cast.has_offsets,
                                 Sides::kOpenOne, offset_of(cast)));
    }
    require(count == hits.size(), "cast_all tells each body once, and nothing else");
    require(first.has_value() == !hits.empty(), "cast meets something if there is something");
    if (first) check_first(cast, *first, hits);
    if (!first || first->fraction != 0) check_place(cast, first);
  }

  /// Of two that it meets at one place but for rounding, either may be the first.
  static void check_first(const Cast& cast, const CastHit& first,
                          const std::vector<CastHit>& hits) {
    const auto same = std::ranges::find(hits, first.row, &CastHit::row);
    require(same != hits.end() && first.fraction <= same->fraction,
            "cast meets what cast_all tells, no later");
    const testing::Real length =
        std::max(std::abs(testing::Real{cast.way.x}), std::abs(testing::Real{cast.way.y}));
    const testing::Real far = testing::coordinate_of(cast.at) + length;
    const testing::Real later = testing::Real{first.fraction} - hits[0].fraction;
    require(later <= 0 || later * length <= 4 * testing::float_step(far),
            "cast meets the first of all");
  }

  static testing::Real offset_of(const Cast& cast) {
    testing::Real offset = 0;
    for (const PlacedPart& part : cast.parts) {
      offset = std::max({offset, std::abs(testing::Real{part.at.x} - cast.at.x),
                         std::abs(testing::Real{part.at.y} - cast.at.y)});
    }
    return offset;
  }

  /// Where it is in the end, it overlaps nothing but what it grazes.
  void check_place(const Cast& cast, const std::optional<CastHit>& first) {
    if (cast.has_offsets) return;
    const double fraction = first ? double{first->fraction} : 1;
    const auto x = static_cast<float>(cast.at.x + fraction * cast.way.x);
    const auto y = static_cast<float>(cast.at.y + fraction * cast.way.y);
    require(!first || (first->x == x && first->y == y), "the place is that of the fraction");
    for (const ModelBody& body : history_.bodies()) {
      if (leaves_out(cast, body)) continue;
      visit_part_pairs(
          cast.parts, body.placed(),
          [&](const testing::ShapePair& pair, const PlacedPart&, const PlacedPart& other) {
            if (is_one_way(other) || !testing::overlap_at(pair, x, y, edges())) return;
            const testing::Real grazed =
                testing::most_grazed(pair, cast.way.x, cast.way.y, edges());
            Transform there = pair.at_a;
            there.x = x;
            there.y = y;
            const testing::PairReference at =
                testing::reference_of(pair.a, there, pair.b, pair.at_b);
            require(grazed > 0 && at.distance >= -grazed - at.tolerance,
                    "the shape overlaps nothing at the first hit, or at the end");
          });
    }
  }

  /// By the rule of seams, a shape that begins in nothing gets into nothing by more than the
  /// tolerance.
  void check_seams(const Shape& shape, const CastPath& path, const DrawnFilter& filter) {
    const double tolerance = std::max(world_.settings().seam_tolerance, 0.0f);
    const auto first = world_.cast(shape, path, filter.query());
    require(first.ok() && world_.cast_all(shape, path, filter.query()).ok(), "casts succeed");
    const WithoutSeamRule without_rule(world_);
    const auto alone = world_.cast(shape, path, filter.query());
    if (alone.value && alone.value->fraction == 0) return;
    CastPath there = path;
    const double fraction = first.value ? double{first.value->fraction} : 1;
    there.from.x = static_cast<float>(path.from.x + fraction * path.dx);
    there.from.y = static_cast<float>(path.from.y + fraction * path.dy);
    there.dx = there.dy = 0;
    if (!std::isfinite(there.from.x) || !std::isfinite(there.from.y)) return;
    const double far = std::max(std::abs(there.from.x), std::abs(there.from.y));
    const auto at_end = world_.cast_all(shape, there, filter.query());
    for (const CastHit& overlap : at_end.value) {
      require(overlap.depth <= 1.1 * tolerance + 16 * static_cast<double>(testing::float_step(far)),
              "a shape passes bodies by no more than the tolerance");
    }
  }

  /// The same path twice, with nothing left out and with what the first one meets.
  void check_many(const Shape& shape, const CastPath& path, const Filter& filter) {
    const auto first = world_.cast(shape, path, filter);
    require(first.ok(), "cast succeeds");
    const std::array<Id, 2> except = {kNoId,
                                      first.value ? world_.id_at(first.value->row).value : kNoId};
    const auto second = world_.cast(
        shape, path, {filter.category, filter.mask, std::span(except).last(first.value ? 1 : 0)});
    require(second.ok(), "cast succeeds");
    const auto each =
        world_.cast_many(shape, {{path, path}}, {filter.category, filter.mask, except});
    require(each.ok() && each.value.size() == 2, "cast_many gives one hit for each path");
    require(is_same(each.value[0], first.value) && is_same(each.value[1], second.value),
            "cast_many gives the hits of cast");
  }

  static bool is_same(const CastHit& hit, const std::optional<CastHit>& of_cast) {
    const CastHit& other = of_cast ? *of_cast : kNoCastHit;
    return hit.row == other.row && hit.fraction == other.fraction && hit.part == other.part &&
           (!of_cast || (hit.x == other.x && hit.y == other.y));
  }

  ByteSource& source_;
  WorldHistory& history_;
  World& world_;
};

}  // namespace quadrille::fuzz
