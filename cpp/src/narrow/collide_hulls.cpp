// Shapes of any kinds, as hulls with a radius.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

#include "base/wide.hpp"
#include "narrow/collide_functions.hpp"
#include "narrow/hull_distance.hpp"

namespace quadrille {
namespace {

using Kind = NearestFeatures::Kind;

// Distances of parallel sides that differ by this share of their lengths are equal but for
// rounding.
constexpr double kRounding = 1e-13;

// A corner that is no farther beyond an end of a side than this share of its distance is above the
// side but for rounding: the normal then differs by less than a float can tell.
constexpr double kRoundingOfAngle = 4e-7;

// The reference side of one hull, which the other one, the incident hull, touches. Places are
// measured along the side, from where it begins, and above it, on its outer side.
class SideContact {
 public:
  SideContact(const Hull& first, const Hull& second, const HullSide& side)
      : reference_(side.is_of_second ? second : first),
        incident_(side.is_of_second ? first : second),
        side_(side.number),
        is_of_second_(side.is_of_second),
        distance_(side.distance),
        from_(reference_.points[side_]) {
    const Vector along = reference_.side(side_);
    length_ = std::sqrt(dot(along, along));
    tangent_ = length_ > 0 ? (1 / length_) * along : Vector{0, -1};
    normal_ = {tangent_.y, -tangent_.x};
  }

  // The first point is where the incident surface is deepest. The second one is the other end of
  // the incident side, or the place above the end of the reference side; it is left out where the
  // surfaces have not met.
  void write(const Vector& origin, Manifold& manifold) const {
    const std::size_t corner = deepest_corner();
    const std::size_t side = incident_side(corner);
    const SurfacePoint deepest = deepest_point(corner, side);
    const std::optional<SurfacePoint> other = other_point(corner, side, deepest);
    const Vector normal = is_of_second_ ? -normal_ : normal_;
    const ContactPoint first = contact_at(origin, deepest);
    if (!other) return write_one_point(manifold, normal, first);
    const ContactPoint second = contact_at(origin, *other);
    if (deepest.along < other->along) {
      write_two_points(manifold, normal, first, second);
    } else {
      write_two_points(manifold, normal, second, first);
    }
  }

 private:
  // A point of the incident surface, and which features of the two hulls meet there.
  struct SurfacePoint {
    double along;
    double above;
    Feature of_reference;
    Feature of_incident;
  };

  double along(const Vector& point) const { return dot(tangent_, point - from_); }
  double depth_of(const SurfacePoint& point) const { return reference_.radius - point.above; }

  std::size_t deepest_corner() const {
    std::size_t deepest = 0;
    for (std::size_t i = 1; i < incident_.count; ++i) {
      if (dot(normal_, incident_.points[i] - incident_.points[deepest]) < 0) deepest = i;
    }
    return deepest;
  }

  // Of the two sides at the deepest corner, the one that is closer to parallel. Of a segment, the
  // side that faces the reference side.
  std::size_t incident_side(std::size_t deepest) const {
    const std::size_t before = incident_.before(deepest);
    const Vector next = incident_.side(deepest);
    if (incident_.count == 2) return cross(normal_, next) <= 0 ? deepest : before;
    const double next_rise = dot(normal_, next) * incident_.per_length[deepest];
    const double before_rise = -dot(normal_, incident_.side(before)) * incident_.per_length[before];
    return next_rise <= before_rise ? deepest : before;
  }

  // The deepest corner is above the reference side, since that side is the nearest way out; only
  // where the two sides are parallel, but for rounding, it may be beyond an end. The place above
  // that end is as deep. The depth follows from the distance that has decided about the contact: 0
  // where the hulls only touch.
  SurfacePoint deepest_point(std::size_t corner, std::size_t side) const {
    const double at = along(incident_.points[corner]);
    const double bottom = distance_ - incident_.radius;
    if (at < 0) return {0, bottom, corner_feature(side_), side_feature(side)};
    if (at > length_) {
      return {length_, bottom, corner_feature(reference_.after(side_)), side_feature(side)};
    }
    return {at, bottom, side_feature(side_), corner_feature(corner)};
  }

  // On the flat part of the incident surface, which is the incident side, its radius further out.
  std::optional<SurfacePoint> other_point(std::size_t corner, std::size_t side,
                                          const SurfacePoint& deepest) const {
    const std::size_t far = side == corner ? incident_.after(side) : side;
    const Vector direction = incident_.side(side);
    const double length = std::sqrt(dot(direction, direction));
    if (length == 0) return std::nullopt;
    const Vector outwards = (incident_.radius / length) * Vector{direction.y, -direction.x};
    const Vector step = incident_.points[far] - incident_.points[corner];
    const double begin_along = along(incident_.points[corner] + outwards);
    const double end_along = along(incident_.points[far] + outwards);
    const bool leads_forward = end_along > begin_along;
    const double limit = leads_forward ? length_ : 0;
    const bool is_clipped = leads_forward ? end_along > limit : end_along < limit;
    const double part = is_clipped ? (limit - begin_along) / (end_along - begin_along) : 1;
    if (part < 0) return std::nullopt;

    const double rise = dot(normal_, outwards) + part * dot(normal_, step);
    const double above = std::max(distance_ + rise, deepest.above);
    const SurfacePoint other =
        is_clipped ? SurfacePoint{limit, above,
                                  corner_feature(leads_forward ? reference_.after(side_) : side_),
                                  side_feature(side)}
                   : SurfacePoint{end_along, above, side_feature(side_), corner_feature(far)};
    // Where sides meet in one corner only, rounding may have made two places of it; where parallel
    // sides only touch, it may have put one end of them above the other side.
    const double rounding = kRounding * (length_ + length);
    const double way = other.along - deepest.along;
    const bool is_beyond = (leads_forward ? way : -way) > rounding;
    const bool has_met = depth_of(other) >= -rounding;
    return is_beyond && has_met ? std::optional(other) : std::nullopt;
  }

  // Midway between both surfaces.
  ContactPoint contact_at(const Vector& origin, const SurfacePoint& point) const {
    const double middle = (reference_.radius + point.above) / 2;
    const Vector place = origin + from_ + point.along * tangent_ + middle * normal_;
    const Feature feature = is_of_second_ ? point.of_incident + kFeaturesOfB * point.of_reference
                                          : point.of_reference + kFeaturesOfB * point.of_incident;
    return contact_point(place, depth_of(point), feature);
  }

  const Hull& reference_;
  const Hull& incident_;
  std::size_t side_;
  bool is_of_second_;
  double distance_;
  Vector from_;
  double length_;
  Vector tangent_;
  Vector normal_;
};

// The reference side of two hulls that overlap; none where two corners are nearest. It is the
// farthest side where the cores overlap or touch, and where corners are nearest by rounding only:
// then the way between them leads along the side's normal. What counts is how far it leads aside,
// not how much longer it is: that is the square of it, and large ways aside would be lost in it.
std::optional<HullSide> reference_of(const Hull& first, const Hull& second,
                                     const HullRelation& relation) {
  const HullSide& farthest = relation.farthest;
  if (relation.cores_overlap) return farthest;
  const NearestFeatures& nearest = relation.nearest;
  if (first.count == 1 && second.count == 1) return std::nullopt;
  const double distance = nearest.squared.distance(first.radius + second.radius);
  const double rounding = rounding_of(first, second);
  if (distance <= rounding) return HullSide{farthest.number, farthest.is_of_second, distance};
  if (nearest.kind == Kind::kSideOfA) return HullSide{nearest.a, false, distance};
  if (nearest.kind == Kind::kSideOfB) return HullSide{nearest.b, true, distance};
  const Hull& owner = farthest.is_of_second ? second : first;
  const Vector side = owner.side(farthest.number);
  if (side.x == 0 && side.y == 0) return std::nullopt;  // no side of the two has a length
  const Vector to_second = second.points[nearest.b] - first.points[nearest.a];
  const Vector way = farthest.is_of_second ? -to_second : to_second;
  const double per_length = owner.per_length[farthest.number];
  const bool leads_outwards = -cross(side, way) > 0;
  const double aside = std::abs(dot(side, way)) * per_length;
  if (!leads_outwards || aside > kRoundingOfAngle * distance + rounding) return std::nullopt;
  return HullSide{farthest.number, farthest.is_of_second, distance};
}

// The contact of two round corners.
void write_corner_contact(const Hull& first, const Hull& second, const NearestFeatures& nearest,
                          const Vector& origin, Manifold& manifold) {
  const auto [on_first, on_second, normal, distance] = nearest_points(first, second, nearest);
  const double midway = (first.radius + distance - second.radius) / 2;
  const double reach = first.radius + second.radius;
  const double depth = reach - nearest.squared.distance(reach);
  const Feature feature = corner_feature(nearest.a) + kFeaturesOfB * corner_feature(nearest.b);
  write_one_point(manifold, normal,
                  contact_point(origin + on_first + midway * normal, depth, feature));
}

}  // namespace

bool collide_hulls(const ShapeRef& a, const ShapeRef& b, EdgeRule edges, Manifold& manifold) {
  const Vector origin = {wide(a.shape.x), wide(a.shape.y)};
  const Hull first = hull_of(a, origin);
  const Hull second = hull_of(b, origin);
  const HullRelation found = relation(first, second, edges);
  if (!found.overlap) return false;
  if (const auto reference = reference_of(first, second, found)) {
    SideContact(first, second, *reference).write(origin, manifold);
  } else {
    write_corner_contact(first, second, found.nearest, origin, manifold);
  }
  return true;
}

}  // namespace quadrille
