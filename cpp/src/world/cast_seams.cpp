#include "world/cast_seams.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/rounding.hpp"
#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "narrow/collide.hpp"
#include "narrow/collide_functions.hpp"
#include "narrow/shape_cast.hpp"
#include "query/region_query.hpp"

namespace quadrille {

/// The static parts around one that a cast meets, of those that stop the shape. A one-way part does
/// where the shape is not in it.
class CastSeams::SolidsAround final : public Neighbors {
 public:
  SolidsAround(const CastSeams& seams, const CastShape& moving, const ShapeRef& shape,
               const CastHit& hit, const Vector& origin, double tolerance)
      : bodies_(seams.bodies_),
        run_(seams.run_),
        met_(seams.met_),
        moving_(moving),
        shape_(shape),
        row_(hit.row),
        part_(hit.part),
        origin_(origin),
        tolerance_(tolerance),
        found_(bodies_.shapes()) {}

  std::span<const Hull> around(const Box& box, double near) override {
    const Box window = grown(box, near);
    found_.start(box);
    if (contains(met_.around, window)) {
      for (const Row row : met_.rows) {
        const bool is_near =
            bodies_.is_static(row) && overlap<EdgeRule::kTouching>(bodies_.boxes()[row], window);
        if (is_near) add_parts_of(row, window);
      }
    } else {
      auto visit = [&](Row row) { add_parts_of(row, window); };
      detail::RowVisitor visitor(visit);
      find_overlapping(run_, Region(window, EdgeRule::kTouching), visitor);
    }
    return found_.hulls(origin_);
  }

 private:
  void add_parts_of(Row row, const Box& window) {
    if (bodies_.is_sensor(row)) return;
    if (moving_.body != kNoRow && bodies_.share_group(row, moving_.body)) return;
    bodies_.visit_placed(row, window, [&](const PlacedPart& part, std::uint32_t number) {
      if (stops(row, number, part)) found_.add(part.shape);
      return true;
    });
  }

  bool stops(Row row, std::uint32_t number, const PlacedPart& part) const {
    if ((row == row_ && number == part_) || part.is_sensor) return false;
    if (!admit(part.filter, moving_.filter)) return false;
    if (moving_.one_way == OneWayRule::kSolid || bodies_.one_way(row, number) == OneWay::kNo) {
      return true;
    }
    if (moving_.one_way == OneWayRule::kPassed) return false;
    return wide(separation(shape_, bodies_.shapes().with_points(part.shape)).distance) >=
           -tolerance_;
  }

  const Bodies& bodies_;
  const QueryRun& run_;
  const MetRows& met_;
  const CastShape& moving_;
  const ShapeRef& shape_;
  Row row_;
  std::uint32_t part_;
  Vector origin_;
  double tolerance_;
  NeighborList found_;
};

// True when there is no other static solid near the places where the shape touches the solid, but
// for tiles that leave the side of a whole tile exposed.
bool CastSeams::is_alone(const CastShape& moving, const CastHit& hit, const Box& near) const {
  if (met_.rows.empty() || !contains(met_.around, near)) return false;
  for (const Row row : met_.rows) {
    const bool is_near = overlap<EdgeRule::kTouching>(bodies_.boxes()[row], near);
    if (is_near && row != hit.row && bodies_.is_static(row)) return false;
  }
  if (!bodies_.has_parts(hit.row)) return true;
  return bodies_.is_tile_map(hit.row) &&
         bodies_.tile_map(hit.row).is_exposed(hit.part, {wide(hit.normal_x), wide(hit.normal_y)},
                                              moving.filter);
}

AtOutline CastSeams::meet(const CastShape& moving, CastHit& hit) const {
  const PlacedPart placed = bodies_.placed_part(hit.row, hit.part);
  if (placed.is_sensor || bodies_.is_sensor(hit.row)) return AtOutline::kMeets;
  const PlacedShape moved = moving.cast.shape_at(hit.fraction);
  const ShapeRef shape = {moved, moving.cast.polygon()};
  const ShapeRef solid = bodies_.shapes().with_points(placed.shape);
  Manifold overlap;
  const bool is_overlap = hit.fraction == 0 && collide(shape, solid, settings_.edges, overlap);
  // Shapes that do not overlap touch in the boxes of both.
  const Box near =
      is_overlap ? grown(points_on_solid(overlap, normal_from_solid(overlap, false)), met_.reach)
                 : intersection(met_.around, grown(placed.box, met_.reach));
  if (is_alone(moving, hit, near)) return AtOutline::kMeets;
  const double rounding = rounding_of_place(moved.x, moved.y);
  const double tolerance = wide(settings_.seam_tolerance) + rounding;
  // What has no width may be in a gap between solids that adjoin.
  const Hull hull = hull_of(shape, {wide(moved.x), wide(moved.y)});
  if (hull.count < 3 && hull.radius <= tolerance) return AtOutline::kMeets;
  const bool is_one_way =
      moving.one_way != OneWayRule::kSolid && bodies_.one_way(hit.row, hit.part) != OneWay::kNo;
  const OutlineContact contact(
      shape, solid, wide(settings_.seam_tolerance), rounding,
      is_one_way ? std::optional(bodies_.open_side(hit.row, hit.part)) : std::nullopt);
  SolidsAround neighbors(*this, moving, shape, hit, contact.origin(), tolerance);
  if (is_overlap) {
    if (!contact.correct(neighbors, false, settings_.edges, overlap)) return AtOutline::kInside;
    write_overlap(overlap, hit);
    return AtOutline::kMeets;
  }
  const Vector normal = {wide(hit.normal_x), wide(hit.normal_y)};
  const double way = std::sqrt(dot(moving.cast.way(), moving.cast.way()));
  double gap = kMostShortOfTouch * way;
  // Of a long way, far less than it may be.
  if (gap > tolerance) {
    gap = std::clamp(wide(separation(shape, solid).distance), 0.0, gap);
  }
  const std::optional<Vector> of_outline = contact.normal_at_touch(
      neighbors, normal, {wide(hit.point_x), wide(hit.point_y)}, rounding + gap);
  const bool is_exposed = of_outline && of_outline->x == normal.x && of_outline->y == normal.y;
  if (is_exposed) return AtOutline::kMeets;
  const double into =
      of_outline ? -dot(*of_outline, moving.cast.way()) * wide(1 - hit.fraction) : 0;
  if (of_outline) {
    hit.normal_x = rounded_normal(of_outline->x);
    hit.normal_y = rounded_normal(of_outline->y);
  }
  return into <= rounding ? AtOutline::kPasses : AtOutline::kMeets;
}

// The depth is a concave function of the place. The middle of the path, the middle of its first
// half, and so on: one of these is between a quarter and half of the way through the solid, where
// the depth is at least a quarter of the largest.
bool stays_out(const Bodies& bodies, const ShapeCast& moving, const CastHit& passed, float end,
               float tolerance) {
  constexpr int kPlaces = 16;
  const PlacedPart part = bodies.placed_part(passed.row, passed.part);
  const ShapeRef solid = bodies.shapes().with_points(part.shape);
  double way = wide(end) - wide(passed.fraction);
  for (int i = 0; i < kPlaces; ++i, way /= 2) {
    const auto fraction = static_cast<float>(wide(passed.fraction) + way);
    const Point place = moving.place_at(fraction);
    const double rounding = rounding_of_place(place.x, place.y);
    const double distance = wide(moving.separation_at(fraction, solid).distance);
    if (distance < -(wide(tolerance) + rounding)) return false;
  }
  return true;
}

}  // namespace quadrille
