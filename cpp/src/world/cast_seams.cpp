#include "world/cast_seams.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

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
      : seams_(seams),
        bodies_(seams.bodies_),
        moving_(moving),
        shape_(shape),
        row_(hit.row),
        part_(hit.part),
        origin_(origin),
        tolerance_(tolerance),
        found_(bodies_.shapes()) {}

  std::span<const Hull> around(const Box& box, double near) override {
    found_.start(box);
    seams_.visit_near(moving_.body, grown(box, near),
                      [&](Row row, const PlacedPart& part, std::uint32_t number) {
                        if (stops(row, number, part)) found_.add(part.shape);
                      });
    return found_.hulls(origin_);
  }

 private:
  bool stops(Row row, std::uint32_t number, const PlacedPart& part) const {
    if (row == row_ && number == part_) return false;
    if (!admit(part.filter, moving_.filter)) return false;
    if (moving_.one_way == OneWayRule::kSolid || bodies_.one_way(row, number) == OneWay::kNo) {
      return true;
    }
    if (moving_.one_way == OneWayRule::kPassed) return false;
    return wide(separation(shape_, bodies_.shapes().with_points(part.shape)).distance) >=
           -tolerance_;
  }

  const CastSeams& seams_;
  const Bodies& bodies_;
  const CastShape& moving_;
  const ShapeRef& shape_;
  Row row_;
  std::uint32_t part_;
  Vector origin_;
  double tolerance_;
  NeighborList found_;
};

// Calls visit(row, part, number) for each part of a static body that is near a box, and that is
// solid for the body that moves.
template <typename Visit>
void CastSeams::visit_near(Row body, const Box& window, Visit&& visit) const {
  auto visit_row = [&](Row row) {
    if (bodies_.is_sensor(row) || (body != kNoRow && bodies_.share_group(row, body))) return;
    bodies_.visit_placed(row, window, [&](const PlacedPart& part, std::uint32_t number) {
      if (!part.is_sensor) visit(row, part, number);
      return true;
    });
  };
  if (contains(met_.around, window)) {
    for (const Row row : met_.rows) {
      const bool is_near =
          bodies_.is_static(row) && overlap<EdgeRule::kTouching>(bodies_.boxes()[row], window);
      if (is_near) visit_row(row);
    }
    return;
  }
  const detail::RowVisitor visitor(visit_row);
  find_overlapping(run_, Region(window, EdgeRule::kTouching), visitor);
}

/// A part with a side that goes on where the open side of a one-way part ends.
struct CastSeams::Adjoining {
  const PlacedPart& part;
  bool is_one_way;
  OpenSide side;  ///< of what is solid from all sides, as of the one-way part
};

// The hull of a shape, relative to the place where it is met.
Hull CastSeams::hull_at(const CastHit& hit, const PlacedShape& shape) const {
  return hull_of(bodies_.shapes().with_points(shape), {wide(hit.point_x), wide(hit.point_y)});
}

// Where a shape meets a one-way part at an end of its open side, calls visit(adjoining) for each
// other part with a side like that there: a one-way part that is open to about the same direction,
// or one that is solid from all sides.
template <typename Visit>
void CastSeams::visit_adjoining(const CastShape& moving, const CastHit& hit, double tolerance,
                                Visit&& visit) const {
  const OpenSide side = bodies_.open_side(hit.row, hit.part);
  const Hull solid = hull_at(hit, bodies_.placed_part(hit.row, hit.part).shape);
  if (!is_end_of_open_side(side, solid, {0, 0}, tolerance)) return;
  const Box at = {hit.point_x, hit.point_y, hit.point_x, hit.point_y};
  visit_near(moving.body, grown(at, 2 * tolerance),
             [&](Row row, const PlacedPart& part, std::uint32_t number) {
               const bool is_other = row != hit.row || number != hit.part;
               if (!is_other || !admit(part.filter, moving.filter)) return;
               const bool is_one_way = bodies_.one_way(row, number) != OneWay::kNo;
               const OpenSide of_other = is_one_way ? bodies_.open_side(row, number)
                                                    : OpenSide{side.direction, side.least_cosine};
               if (!have_like_sides(of_other, side)) return;
               if (!is_on_open_side(of_other, hull_at(hit, part.shape), {0, 0}, tolerance)) return;
               visit(Adjoining{part, is_one_way, of_other});
             });
}

// What is behind the open sides of both is in the solid that they are together.
bool CastSeams::goes_on_beside(const CastShape& moving, const CastHit& hit) const {
  const double tolerance = wide(settings_.seam_tolerance) + rounding_of_place(hit.x, hit.y);
  const OpenSide side = bodies_.open_side(hit.row, hit.part);
  const Hull solid = hull_at(hit, bodies_.placed_part(hit.row, hit.part).shape);
  const ShapeRef shape = {moving.cast.shape_at(hit.fraction), moving.cast.polygon()};
  const Hull hull = hull_of(shape, {wide(hit.point_x), wide(hit.point_y)});
  bool goes_on = false;
  visit_adjoining(moving, hit, tolerance, [&](const Adjoining& adjoining) {
    const Hull other = hull_at(hit, adjoining.part.shape);
    const auto is_behind_both = [&](const Vector& corner) {
      return is_behind_open_sides(side, solid, {0, 0}, corner, tolerance) &&
             is_behind_open_sides(adjoining.side, other, {0, 0}, corner, tolerance);
    };
    const std::span corners(hull.points.data(), hull.count);
    goes_on = goes_on || std::ranges::none_of(corners, is_behind_both);
  });
  return goes_on;
}

// Whether a shape that meets an end of the open side of a one-way part is in another one of that
// side, which goes on there. What is solid from that side is then one, and the shape is in it.
bool CastSeams::is_in_adjoining(const CastShape& moving, const ShapeRef& shape, const CastHit& hit,
                                double tolerance) const {
  bool is_in = false;
  visit_adjoining(moving, hit, tolerance, [&](const Adjoining& adjoining) {
    if (!adjoining.is_one_way || is_in) return;
    const ShapeRef other = bodies_.shapes().with_points(adjoining.part.shape);
    is_in = wide(separation(shape, other).distance) < -tolerance;
  });
  return is_in;
}

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
  const bool is_one_way =
      moving.one_way != OneWayRule::kSolid && bodies_.one_way(hit.row, hit.part) != OneWay::kNo;
  if (is_one_way && is_in_adjoining(moving, shape, hit, tolerance)) return AtOutline::kEnters;
  // What has no width may be in a gap between solids that adjoin.
  const Hull hull = hull_of(shape, {wide(moved.x), wide(moved.y)});
  if (hull.count < 3 && hull.radius <= tolerance) return AtOutline::kMeets;
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
