#include "world/seams.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

#include "base/rounding.hpp"
#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "query/region_query.hpp"

namespace quadrille {
namespace {

double rounding_at(const Box& box) {
  return rounding_of_places(largest_coordinate(box));
}

}  // namespace

/// The static parts around one that a moving part overlaps, of those that stop the moving one.
class Seams::SolidsAround final : public Neighbors {
 public:
  SolidsAround(Seams& seams, const BodyPart& moving, const BodyPart& solid, const Vector& origin,
               bool has_any, bool is_one_way)
      : seams_(seams),
        moving_(moving),
        solid_(solid),
        origin_(origin),
        has_any_(has_any),
        are_collected_(!is_one_way) {}

  // Of a solid that is solid from all sides, the first call is about the points of the contact,
  // whose neighbours have been collected.
  std::span<const Hull> around(const Box& box, double near) override {
    if (!are_collected_ && has_any_) {
      seams_.collect(moving_, solid_, box, near, grown(box, near), true);
    }
    are_collected_ = false;
    return seams_.neighbors_.hulls(origin_);
  }

 private:
  Seams& seams_;
  const BodyPart& moving_;
  const BodyPart& solid_;
  Vector origin_;
  bool has_any_;
  bool are_collected_;
};

bool Seams::correct(const BodyPart& a, const BodyPart& b, Manifold& manifold) {
  // Of two moving bodies, the solid is the one-way body.
  const bool has_outline = concern(a.row, b.row);
  const bool solid_is_a = has_outline ? bodies_.is_static(a.row) : is_one_way(a);
  const BodyPart& moving = solid_is_a ? b : a;
  const BodyPart& solid = solid_is_a ? a : b;
  const auto lets_pass = [&](const BodyPart& part, bool is_a) {
    return bodies_.lets_pass(part.row, part.number, normal_from_solid(manifold, is_a));
  };
  if (!correct(moving, solid, solid_is_a, has_outline, manifold)) return false;
  // The moving one may be a one-way part, too, and solid from another side.
  if (!lets_pass(moving, !solid_is_a)) return true;
  return correct(solid, moving, !solid_is_a, false, manifold) && !lets_pass(solid, solid_is_a);
}

bool Seams::is_one_way(const BodyPart& part) const {
  return bodies_.one_way(part.row, part.number) != OneWay::kNo;
}

// Without an outline, the solid is alone.
bool Seams::correct(const BodyPart& moving, const BodyPart& solid, bool solid_is_a,
                    bool has_outline, Manifold& manifold) {
  const std::optional<OpenSide> open_side =
      is_one_way(solid) ? std::optional(bodies_.open_side(solid.row, solid.number)) : std::nullopt;
  neighbors_.start(moving.placed.box);
  const double rounding = rounding_at(moving.placed.box);
  const double tolerance = has_outline ? wide(settings_.seam_tolerance) : 0;
  if (has_outline) {
    const Vector normal = normal_from_solid(manifold, solid_is_a);
    const BodyPart& a = solid_is_a ? solid : moving;
    const BodyPart& b = solid_is_a ? moving : solid;
    const MapSeams in_map = map_seams(a.row, b.row);
    const bool is_exposed = in_map.is_exposed(a, b, normal);
    if (!is_exposed && in_map.is_buried(a, b)) return false;
    if (in_map.is_corner_of_wall(a, b, manifold, rounding)) return false;
    const Box points = points_on_solid(manifold, normal);
    const double near = reach_of_seams(tolerance, rounding);
    collect(moving, solid, points, near, places_in_front(points, normal, near), !is_exposed);
  }
  if (neighbors_.size() == 0 && !open_side) return true;
  const ShapeStore& shapes = bodies_.shapes();
  const OutlineContact contact(shapes.with_points(moving.placed.shape),
                               shapes.with_points(solid.placed.shape), tolerance, rounding,
                               open_side);
  SolidsAround neighbors(*this, moving, solid, contact.origin(), has_outline,
                         open_side.has_value());
  return contact.correct(neighbors, solid_is_a, settings_.edges, manifold);
}

bool Seams::is_alone(Row a, Row b, const Manifold& manifold) const {
  const bool solid_is_a = bodies_.is_static(a);
  const Row moving = solid_is_a ? b : a;
  if (bodies_.has_parts(solid_is_a ? a : b) || partners_.of(moving).size() > 1) return false;
  const Vector normal = normal_from_solid(manifold, solid_is_a);
  const Box& box = bodies_.boxes()[moving];
  const double near = reach_of_seams(wide(settings_.seam_tolerance), rounding_at(box));
  return contains(box, places_in_front(points_on_solid(manifold, normal), normal, near));
}

MapSeams Seams::map_seams(Row a, Row b) const {
  const bool solid_is_a = bodies_.is_static(a);
  const Row solid = solid_is_a ? a : b;
  return {bodies_.is_tile_map(solid) ? &bodies_.tile_map(solid) : nullptr, solid_is_a,
          partners_.of(solid_is_a ? b : a).size() <= 1, wide(settings_.seam_tolerance)};
}

// Finds the static parts besides the solid that are near a box, and stop the moving part. Those
// at places in the moving part are of its partners, the bodies whose boxes overlap its own;
// `needed` has the places where none may be left out.
void Seams::collect(const BodyPart& moving, const BodyPart& solid, const Box& box, double near,
                    const Box& needed, bool with_own) {
  constexpr std::size_t kFewPartners = 32;  // to look at all of them takes less than a query
  neighbors_.start(box);
  const Box window = grown(box, near);
  const std::span<const Row> partners = partners_.of(moving.row);
  if (!contains(moving.placed.box, needed)) {
    return collect_from_tree(moving, solid, window, with_own, false);
  }
  const Box in_both = intersection(window, moving.placed.box);
  if (partners.size() > kFewPartners) {
    return collect_from_tree(moving, solid, in_both, with_own, true);
  }
  for (const Row row : partners) {
    const bool may_adjoin = row == solid.row
                                ? with_own && bodies_.has_parts(row)
                                : overlap<EdgeRule::kTouching>(bodies_.boxes()[row], in_both);
    if (may_adjoin) add_parts_of(row, moving, solid, in_both);
  }
}

// The same wherever they are, or of partners alone.
void Seams::collect_from_tree(const BodyPart& moving, const BodyPart& solid, const Box& window,
                              bool with_own, bool of_partners) {
  const Box& own = bodies_.boxes()[moving.row];
  auto visit = [&](Row row) {
    if (bodies_.share_group(row, moving.row) || (row == solid.row && !with_own)) return;
    if (of_partners && !overlap<EdgeRule::kStrict>(bodies_.boxes()[row], own)) return;
    add_parts_of(row, moving, solid, window);
  };
  const detail::RowVisitor visitor(visit);
  const QueryRun run({fixed_.tree(), bodies_.boxes(), &fixed_.tree()}, EdgeRule::kTouching,
                     RowFilter(bodies_.filters(), moving.placed.filter, {}), scratch_, nullptr);
  find_overlapping(run, Region(window, EdgeRule::kTouching), visitor);
}

void Seams::add_parts_of(Row row, const BodyPart& moving, const BodyPart& solid,
                         const Box& window) {
  if (bodies_.is_sensor(row)) return;
  bodies_.visit_placed(row, window, [&](const PlacedPart& part, std::uint32_t number) {
    const bool is_solid = row == solid.row && number == solid.number;
    if (!is_solid && stops({row, number, part}, moving)) neighbors_.add(part.shape);
    return true;
  });
}

// Whether a static part would stop a moving one that it overlaps.
bool Seams::stops(const BodyPart& part, const BodyPart& moving) const {
  if (part.placed.is_sensor || !admit(part.placed.filter, moving.placed.filter)) return false;
  return !is_one_way(part) || one_ways_.stops(part, moving);
}

}  // namespace quadrille
