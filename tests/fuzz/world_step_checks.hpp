// The lists of a World after a step against the reference: pairs, contacts, and impacts of bullets.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "one_way_reference.hpp"
#include "part_casts.hpp"
#include "require.hpp"
#include "world_history.hpp"

namespace quadrille::fuzz {

class WorldStepChecks {
 public:
  explicit WorldStepChecks(WorldHistory& history) : history_(history), world_(history.world()) {}

  void check() {
    const auto& bodies = history_.bodies();
    std::size_t pair_count = 0;
    std::size_t impact_count = 0;
    contacts_.clear();
    for (std::size_t i = 0; i < bodies.size(); ++i) {
      for (std::size_t j = i + 1; j < bodies.size(); ++j) {
        const bool touch = check_touch(bodies[i], bodies[j]);
        const bool is_pair = std::ranges::count(world_.pairs(), pair_of(bodies[i], bodies[j])) == 1;
        const std::size_t impacts = check_pair(bodies[i], bodies[j], touch, is_pair);
        pair_count += is_pair ? 1u : 0u;
        impact_count += impacts;
      }
    }
    require(world_.pairs().size() == pair_count, "pairs() has each pair once, and no other");
    check_contacts();
    require(world_.impacts().size() == impact_count, "impacts() has no other impact");
    const auto order = [](const Impact& impact) {
      return std::tuple(impact.bullet, impact.fraction, impact.other);
    };
    require(std::ranges::is_sorted(world_.impacts(), {}, order),
            "impacts are sorted by bullet, by fraction, then by the other body");
  }

 private:
  using Real = testing::Real;

  EdgeRule edges() const { return world_.settings().edges; }

  template <typename T>
  bool is_overlap(T relation) const {
    return edges() == EdgeRule::kTouching ? relation <= 0 : relation < 0;
  }

  static BodyPair pair_of(const ModelBody& a, const ModelBody& b) {
    return {std::min(a.id, b.id), std::max(a.id, b.id)};
  }

  /// What collide finds for two parts that admit each other and are no sensors.
  struct ExpectedContact {
    Contact found;
    bool is_exact;                        ///< it is there, to the bit
    bool is_allowed;                      ///< it, or another one of the two parts, may be there
    std::optional<ReferenceSide> side_a;  ///< from where a one-way part is solid
    std::optional<ReferenceSide> side_b;
  };

  static bool are_parts_the_same(const Contact& a, const Contact& b) {
    return a.a == b.a && a.b == b.b && a.part_a == b.part_a && a.part_b == b.part_b;
  }

  /// By the rule of seams and by that of one-way bodies, a contact may be another one, or missing.
  void check_contacts() const {
    std::size_t next = 0;
    const std::span<const Contact> told = world_.contacts();
    for (const ExpectedContact& expected : contacts_) {
      if (next == told.size() || !are_parts_the_same(told[next], expected.found)) {
        require(!expected.is_exact, "contacts() has what collide finds for each two parts");
        continue;
      }
      const Manifold& manifold = told[next++].manifold;
      require(expected.is_allowed, "a one-way part stops what comes from its side alone");
      require(!expected.is_exact || manifold == expected.found.manifold,
              "a contact of two parts alone is what collide finds, to the bit");
      require(manifold.point_count == 1 || manifold.point_count == 2, "contact: points");
      require(testing::is_unit(manifold.normal_x, manifold.normal_y), "contact: normal");
      for (std::uint32_t i = 0; i < manifold.point_count; ++i) {
        require(manifold.points[i].depth <= manifold.depth, "contact: the depth is the greatest");
      }
      require(edges() == EdgeRule::kTouching || manifold.depth >= 0, "contact: depth");
      const Point normal = {manifold.normal_x, manifold.normal_y};
      require(!expected.side_a || expected.side_a->has(normal, -1e-4L),
              "a contact with a one-way part has a normal on its side");
      require(!expected.side_b || expected.side_b->has({-normal.x, -normal.y}, -1e-4L),
              "a contact with a one-way part has a normal on its side");
    }
    require(next == told.size(), "contacts() has no other contact, and is in order");
  }

  /// The box around a part, and how far from it another one may adjoin.
  static Box box_of(const PlacedPart& part) { return box_around(part.shape, part.at); }

  /// Whether a static part other than these two may adjoin the one that does not move.
  bool has_neighbors(const ModelBody& moving, const PlacedPart& mover, const ModelBody& solid,
                     const PlacedPart& part) const {
    const Box box = box_of(part);
    const Real far = std::max({std::abs(Real{box.min_x}), std::abs(Real{box.min_y}),
                               std::abs(Real{box.max_x}), std::abs(Real{box.max_y})});
    const Real near = 8 * world_.settings().seam_tolerance + 256 * testing::float_step(far);
    for (const ModelBody& body : history_.bodies()) {
      if (!body.options.is_static || !may_pair(moving.options, body.options)) continue;
      for (const PlacedPart& other : body.placed()) {
        const bool is_part = body.id == solid.id && other.number == part.number;
        if (is_part || other.is_sensor || !admit(other.filter, mover.filter)) continue;
        const Box around = box_of(other);
        if (around.min_x <= box.max_x + near && around.max_x >= box.min_x - near &&
            around.min_y <= box.max_y + near && around.max_y >= box.min_y - near) {
          return true;
        }
      }
    }
    return false;
  }

  /// Whether a part that is solid from one side stops another one. Static ones that adjoin decide
  /// together, which the reference does not know.
  std::optional<Verdict> verdict(const ModelBody& body, std::size_t i, const PlacedPart& part,
                                 const ModelBody& other_body, std::size_t j) const {
    if (part.one_way == OneWay::kNo) return std::nullopt;
    if (other_body.options.drops_through) return Verdict::kNo;
    const bool may_adjoin = body.options.is_static && world_.settings().seam_tolerance >= 0;
    if (may_adjoin && has_neighbors(other_body, other_body.placed()[j], body, part)) {
      return Verdict::kUnsure;
    }
    return stops(body.id, body.placed(body.came_from)[i], other_body.id,
                 other_body.placed(other_body.came_from)[j], history_.contacts_before());
  }

  ExpectedContact expect_contact(const ModelBody& one, std::size_t i, const ModelBody& other,
                                 std::size_t j, const Manifold& found) const {
    const PlacedPart a = one.placed()[i];
    const PlacedPart b = other.placed()[j];
    ExpectedContact expected = {.found = {one.id, other.id, found, a.number, b.number},
                                .is_exact = true,
                                .is_allowed = true,
                                .side_a = {},
                                .side_b = {}};
    const bool has_rule = world_.settings().seam_tolerance >= 0;
    const bool is_ground = one.options.is_static || other.options.is_static;
    if (has_rule && is_ground) {
      expected.is_exact = one.options.is_static ? !has_neighbors(other, b, one, a)
                                                : !has_neighbors(one, a, other, b);
    }
    const Point normal = {found.normal_x, found.normal_y};
    const auto apply = [&](const std::optional<Verdict>& stops, const PlacedPart& part,
                           const Point& from_part, std::optional<ReferenceSide>& side) {
      if (!stops) return;
      side = open_side_of(part);
      if (*stops == Verdict::kNo) expected.is_allowed = false;
      if (*stops != Verdict::kYes || !surely_stops(part, from_part, 1e-4L)) {
        expected.is_exact = false;
      }
    };
    apply(verdict(one, i, a, other, j), a, normal, expected.side_a);
    apply(verdict(other, j, b, one, i), b, {-normal.x, -normal.y}, expected.side_b);
    return expected;
  }

  static bool may_pair(const BodyOptions& a, const BodyOptions& b) {
    return !(a.is_static && b.is_static) && (a.group == 0 || a.group != b.group);
  }

  /// Whether two bodies overlap by parts that admit each other. Adds the contacts that they should
  /// have.
  bool check_touch(const ModelBody& one, const ModelBody& other) {
    const std::vector<PlacedPart> parts = one.placed();
    const std::vector<PlacedPart> others = other.placed();
    bool touch = false;
    float least = kAnyDistance;
    for (std::uint32_t i = 0; i < parts.size(); ++i) {
      for (std::uint32_t j = 0; j < others.size(); ++j) {
        const PlacedPart& a = parts[i];
        const PlacedPart& b = others[j];
        const Manifold found = check_shapes({a.shape, a.at, b.shape, b.at}, least);
        if (found.point_count == 0 || !may_pair(one.options, other.options)) continue;
        if (!admit(a.filter, b.filter)) continue;
        touch = true;
        if (a.is_sensor || b.is_sensor) continue;
        contacts_.push_back(expect_contact(one, i, other, j, found));
      }
    }
    require(world_.separation(one.id, other.id).value.distance == least,
            "bodies are as far apart as the nearest of their parts");
    return touch;
  }

  /// The contact of two shapes. Lowers `least` to their distance.
  Manifold check_shapes(const testing::ShapePair& pair, float& least) {
    print([&] { return "collide(" + code_of(pair) + ");"; });
    const auto& [a, at_a, b, at_b] = pair;
    const Manifold found = collide(a, at_a, b, at_b, edges());
    const auto exact = testing::exact_relation_of(a, at_a, b, at_b);
    const testing::PairReference reference = testing::reference_of(a, at_a, b, at_b);
    const Point origin = {at_a.x, at_a.y};
    require_none(testing::wrong_in_contact(reference, origin, found, exact.has_value()));
    const bool is_touching = found.point_count > 0;
    require(!exact || is_overlap(*exact) == is_touching, "on a lattice, verdicts are exact");
    const Separation apart = separation(a, at_a, b, at_b);
    require_none(testing::wrong_in_separation(reference, origin, apart));
    require(is_overlap(apart.distance) == is_touching, "separation says the same as collide");
    if (!testing::are_one_shape(reference)) {
      const Manifold back = collide(b, at_b, a, at_a, edges());
      require(back == testing::as_seen_from_b(found), "the other order has the mirrored contact");
    }
    least = std::min(least, apart.distance);
    return found;
  }

  const Impact* find_impact(const ModelBody& bullet, const ModelBody& other) const {
    const auto found = std::ranges::find_if(world_.impacts(), [&](const Impact& impact) {
      return impact.bullet == bullet.id && impact.other == other.id;
    });
    return found == world_.impacts().end() ? nullptr : &*found;
  }

  /// Whether two bodies are a pair, and where bullets have met. Returns how many impacts they have.
  std::size_t check_pair(const ModelBody& one, const ModelBody& other, bool touch_at_end,
                         bool is_pair) {
    if (!may_pair(one.options, other.options) || !(one.is_swept() || other.is_swept())) {
      require(is_pair == touch_at_end, "pairs() holds the bodies that collide");
      return 0;
    }
    const ModelBody& bullet = one.is_swept() ? one : other;
    const ModelBody& met = one.is_swept() ? other : one;
    print([&] {
      return "row " + std::to_string(row_of(bullet.id)) + " from " + code_of(bullet.came_from) +
             " to " + code_of(bullet.options.transform) + ", against row " +
             std::to_string(row_of(met.id)) + " from " + code_of(met.came_from);
    });
    const Impact* impact = find_impact(bullet, met);
    const bool were_pair = std::ranges::count(history_.pairs_before(), pair_of(one, other)) > 0;
    require(is_pair == (touch_at_end || impact != nullptr), "a pair touches in the end or has met");
    require(impact != nullptr || !is_pair || were_pair, "a new pair has an impact");
    if (impact != nullptr) check_claims(*impact, bullet, met);
    if (is_turning(bullet) || (met.is_swept() && is_turning(met))) {
      check_turning(bullet, met, impact, were_pair);
    } else if (met.is_swept() || has_walked(met)) {
      check_moving(bullet, met, impact, were_pair, touch_at_end);
    } else {
      check_bullet(bullet, met, impact, were_pair, touch_at_end);
    }
    const Impact* mirrored = met.is_swept() ? find_impact(met, bullet) : nullptr;
    if (!met.is_swept()) return impact != nullptr ? 1 : 0;
    require((impact != nullptr) == (mirrored != nullptr), "each of two bullets meets the other");
    if (impact == nullptr) return 0;
    check_claims(*mirrored, met, bullet);
    require(mirrored->fraction == impact->fraction && mirrored->part == impact->other_part &&
                mirrored->other_part == impact->part && mirrored->point_x == impact->point_x &&
                mirrored->point_y == impact->point_y && mirrored->normal_x == -impact->normal_x &&
                mirrored->normal_y == -impact->normal_y,
            "two bullets tell the same about where they meet");
    return 2;
  }

  /// What holds for every impact.
  void check_claims(const Impact& impact, const ModelBody& bullet, const ModelBody& other) {
    require(impact.fraction >= 0 && impact.fraction <= 1, "impact: fraction");
    require(testing::is_unit(impact.normal_x, impact.normal_y), "impact: length of the normal");
    const auto place = [&](float from, float to) {
      return static_cast<float>(from + double{impact.fraction} * (double{to} - from));
    };
    const Transform& to = bullet.options.transform;
    require(
        impact.x == place(bullet.came_from.x, to.x) && impact.y == place(bullet.came_from.y, to.y),
        "impact: the place is that of the fraction");
    const std::vector<PlacedPart> parts = bullet.placed();
    const std::vector<PlacedPart> others = other.placed();
    const auto part = std::ranges::find(parts, impact.part, &PlacedPart::number);
    const auto other_part = std::ranges::find(others, impact.other_part, &PlacedPart::number);
    require(part != parts.end() && other_part != others.end(), "impact: there are such parts");
    require(admit(part->filter, other_part->filter), "impact: parts that admit each other");
  }

  static bool is_turning(const ModelBody& body) {
    return body.came_from.angle != body.options.transform.angle;
  }

  /// True for a body that a bullet meets on its way. A static one stands where it is at the end.
  static bool has_walked(const ModelBody& body) {
    const Transform& to = body.options.transform;
    return !body.options.is_static && (body.came_from.x != to.x || body.came_from.y != to.y);
  }

  /// A body that does not turn at the start of its way, in its size at the end.
  static std::vector<PlacedPart> placed_at_start(const ModelBody& body) {
    Transform start = body.options.transform;
    start.x = body.came_from.x;
    start.y = body.came_from.y;
    return body.placed(start);
  }

  /// A bullet that does not turn, and a body that stands where it is in the end.
  void check_bullet(const ModelBody& bullet, const ModelBody& other, const Impact* impact,
                    bool were_pair, bool touch_at_end) {
    const std::vector<PlacedPart> start = placed_at_start(bullet);
    const std::vector<PlacedPart> standing = other.placed();
    if (overlap(start, standing, edges())) {
      const bool has_moved_in = other.options.is_static &&
                                other.came_from != other.options.transform &&
                                !overlap(start, other.placed(other.came_from), edges());
      if (has_moved_in || were_pair) {
        // Of several parts, others may meet later.
        if (start.size() > 1 || standing.size() > 1) return;
        const bool is_told_at_end = has_moved_in && touch_at_end && impact != nullptr;
        require(impact == nullptr || is_told_at_end, "an overlap that goes on is no impact");
        return;
      }
      require(impact != nullptr && impact->fraction == 0, "an overlap at the start is an impact");
      return;
    }
    if (impact == nullptr && touch_at_end) return;  // they were a pair
    const Transform& to = bullet.options.transform;
    const Point way = {static_cast<float>(double{to.x} - bullet.came_from.x),
                       static_cast<float>(double{to.y} - bullet.came_from.y)};
    std::optional<CastHit> hit;
    if (impact != nullptr) {
      hit = as_hit(*impact, bullet.came_from, way);
      if (!bullet.has_offsets()) {
        Transform there = to;
        there.x = impact->x;
        there.y = impact->y;
        require(!overlap(bullet.placed(there), standing, edges()),
                "the two do not overlap at the place of the impact");
      }
    }
    require_none(
        wrong_in_cast(start, way, standing, edges(), hit, bullet.has_offsets(), Sides::kAll));
  }

  /// The hit of a cast, whose place is computed from a rounded way.
  static CastHit as_hit(const Impact& impact, const Transform& from, const Point& way) {
    return {.row = row_of(impact.other),
            .fraction = impact.fraction,
            .x = static_cast<float>(from.x + double{impact.fraction} * way.x),
            .y = static_cast<float>(from.y + double{impact.fraction} * way.y),
            .point_x = impact.point_x,
            .point_y = impact.point_y,
            .normal_x = impact.normal_x,
            .normal_y = impact.normal_y,
            .depth = 0,
            .part = impact.other_part,
            .moving_part = impact.part};
  }

  /// Seen from the other one, a bullet moves by the difference of their ways.
  void check_moving(const ModelBody& bullet, const ModelBody& other, const Impact* impact,
                    bool were_pair, bool touch_at_end) {
    const std::vector<PlacedPart> start = placed_at_start(bullet);
    const std::vector<PlacedPart> other_start = placed_at_start(other);
    if (overlap(start, other_start, edges())) {
      require(were_pair || (impact != nullptr && impact->fraction == 0),
              "a bullet meets what it overlaps from the start");
      return;
    }
    const auto difference = [&](float Transform::* axis) {
      const auto way = [axis](const ModelBody& body) {
        return Real{body.options.transform.*axis} - body.came_from.*axis;
      };
      return static_cast<float>(way(bullet) - way(other));
    };
    const Point way = {difference(&Transform::x), difference(&Transform::y)};
    visit_part_pairs(
        start, other_start,
        [&](const testing::ShapePair& pair, const PlacedPart& part, const PlacedPart& other_part) {
          const testing::CastCase cast = {pair, way.x, way.y};
          const testing::CastReference reference = testing::reference_of(cast);
          const Real rounding = reference.tolerance + 4 * reference.float_step;
          const Real fraction = impact == nullptr ? 1 : Real{impact->fraction};
          require(testing::least_distance(reference, cast, fraction) >= -rounding,
                  "a bullet meets what moves no later than they touch");
          const bool is_told = impact != nullptr && impact->part == part.number &&
                               impact->other_part == other_part.number && !touch_at_end;
          if (!is_told) return;
          const Real length = std::max(reference.length, Real{1e-30L});
          const Real later =
              std::min(Real{1}, fraction + 1e-5L + 4 * reference.float_step / length);
          require(testing::least_distance(reference, cast, later) <=
                      rounding + 1e-5L * reference.length,
                  "a bullet meets what moves no sooner than they touch");
        });
  }

  /// What overlaps deeper than the documented bound somewhere on the way is met until then.
  void check_turning(const ModelBody& bullet, const ModelBody& other, const Impact* impact,
                     bool were_pair) {
    // An overlap at the start may have gone on.
    const bool is_moved_static =
        other.options.is_static && other.came_from != other.options.transform;
    if (were_pair || is_moved_static) return;
    constexpr int kSamples = 16;
    for (int i = 0; i <= kSamples; ++i) {
      const Real fraction = static_cast<Real>(i) / kSamples;
      if (impact != nullptr && impact->fraction <= fraction + 1e-6L) return;
      const Transform at = place_on_way(bullet, fraction);
      Transform other_at = place_on_way(other, fraction);
      if (!other.is_swept()) other_at.angle = other.options.transform.angle;
      for (const Part& part : bullet.parts) {
        for (const Part& other_part : other.parts) {
          if (!admit(part.filter.value_or(bullet.options.filter),
                     other_part.filter.value_or(other.options.filter))) {
            continue;
          }
          // Floats do not tell where an offset is while its body turns.
          if (part.offset != Transform() || other_part.offset != Transform()) continue;
          const testing::PairReference reference =
              testing::reference_of(part.shape, at, other_part.shape, other_at);
          const Real far = std::max({testing::coordinate_of(at), testing::coordinate_of(other_at),
                                     testing::coordinate_of(bullet.came_from)});
          const Real bound = bound_of(bullet, part.shape, at) +
                             (other.is_swept() ? bound_of(other, other_part.shape, other_at) : 0) +
                             reference.tolerance + 16 * testing::float_step(far);
          require(reference.distance >= -bound, "a bullet that turns misses nothing deep");
        }
      }
    }
  }

  static Transform place_on_way(const ModelBody& body, Real fraction) {
    const Transform& from = body.came_from;
    const Transform& to = body.options.transform;
    const auto between = [fraction](float a, float b) {
      return static_cast<float>(a + fraction * (Real{b} - a));
    };
    return {between(from.x, to.x), between(from.y, to.y), between(from.angle, to.angle), to.scale};
  }

  static Real bound_of(const ModelBody& body, const Shape& shape, const Transform& at) {
    const Real turn = std::abs(Real{body.options.transform.angle} - body.came_from.angle);
    return testing::reach_of(shape, at) * (std::max(Real{1} / 16, turn / 128) + 1e-4L);
  }

  WorldHistory& history_;
  World& world_;
  std::vector<ExpectedContact> contacts_;
};

}  // namespace quadrille::fuzz
