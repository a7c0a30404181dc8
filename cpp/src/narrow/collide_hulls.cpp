// Shapes of any kinds, as hulls with a radius.
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include "narrow/collide_kinds.hpp"
#include "narrow/hull.hpp"
#include "narrow/manifold_writing.hpp"

namespace quadrille {
namespace {

using Kind = NearestFeatures::Kind;

// Up to this relative difference, the distance of a side counts as that of two corners: sides that
// are parallel but for rounding touch along their length, not at a corner.
constexpr double kParallel = 1e-9;

// The side of one of two hulls that the other one touches.
struct Reference {
  std::size_t side;
  bool is_of_second;
};

// A reference side, with the corners of the other hull, the incident one, that face it.
class SideContact {
 public:
  SideContact(const Hull& first, const Hull& second, const Reference& reference)
      : reference_(reference.is_of_second ? second : first),
        incident_(reference.is_of_second ? first : second),
        side_(reference.side),
        is_of_second_(reference.is_of_second),
        from_(reference_.points[side_]) {
    const Vector along = reference_.side(side_);
    length_ = std::sqrt(dot(along, along));
    tangent_ = length_ > 0 ? (1 / length_) * along : Vector{0, -1};
    normal_ = {tangent_.y, -tangent_.x};
  }

  // The part of the incident side that lies above the reference side: its ends are the points of
  // the contact where they are within the reach of both radii. The deeper one always is.
  void write(const Vector& origin, Manifold& manifold) const {
    const std::size_t deepest = deepest_corner();
    const Vector normal = is_of_second_ ? -normal_ : normal_;
    const auto write_deepest = [&] {
      write_one_point(manifold, normal,
                      point_at(origin, incident_.points[deepest], side_feature(side_),
                               corner_feature(deepest)));
    };
    if (incident_.count == 1) return write_deepest();

    const std::size_t side = incident_side(deepest);
    std::size_t low = side;
    std::size_t high = incident_.after(side);
    if (along(high) < along(low)) std::swap(low, high);
    const double low_along = along(low);
    const double high_along = along(high);
    const bool is_above = low_along < high_along && low_along <= length_ && high_along >= 0;
    if (!is_above) return write_deepest();

    const bool low_is_clipped = low_along < 0;
    const bool high_is_clipped = high_along > length_;
    const Vector& low_point = incident_.points[low];
    const Vector step = (1 / (high_along - low_along)) * (incident_.points[high] - low_point);
    const Vector low_end = low_is_clipped ? low_point - low_along * step : low_point;
    const Vector high_end =
        high_is_clipped ? low_point + (length_ - low_along) * step : incident_.points[high];
    const auto end = [&](const Vector& point, bool is_clipped, std::size_t corner,
                         std::size_t incident_corner) {
      return is_clipped
                 ? point_at(origin, point, corner_feature(corner), side_feature(side))
                 : point_at(origin, point, side_feature(side_), corner_feature(incident_corner));
    };
    write_points(manifold, normal, end(low_end, low_is_clipped, side_, low), depth_of(low_end),
                 end(high_end, high_is_clipped, reference_.after(side_), high), depth_of(high_end));
  }

 private:
  double along(std::size_t corner) const { return dot(tangent_, incident_.points[corner] - from_); }

  double depth_of(const Vector& point) const {
    return reference_.radius + incident_.radius - dot(normal_, point - from_);
  }

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

  // From a point of the incident hull's core, the point midway between both surfaces.
  ContactPoint point_at(const Vector& origin, const Vector& point, Feature of_reference,
                        Feature of_incident) const {
    const double depth = depth_of(point);
    const Vector middle = origin + point + (depth / 2 - incident_.radius) * normal_;
    const Feature feature = is_of_second_ ? of_incident + kFeaturesOfB * of_reference
                                          : of_reference + kFeaturesOfB * of_incident;
    return contact_point(middle, depth, feature);
  }

  const Hull& reference_;
  const Hull& incident_;
  std::size_t side_;
  bool is_of_second_;
  Vector from_;
  double length_;
  Vector tangent_;
  Vector normal_;
};

// Of two hulls that are apart or only touch, the reference side of their contact; none where two
// corners are nearest. Where the hulls touch, and where corners are nearest by rounding only, it is
// the farthest side.
std::optional<Reference> reference_of(const Hull& first, const Hull& second,
                                      const Reference& farthest, const NearestFeatures& nearest) {
  if (first.count == 1 && second.count == 1) return std::nullopt;
  if (nearest.squared > 0) {
    if (nearest.kind == Kind::kSideOfA) return Reference{nearest.a, false};
    if (nearest.kind == Kind::kSideOfB) return Reference{nearest.b, true};
    const Hull& owner = farthest.is_of_second ? second : first;
    const Vector side = owner.side(farthest.side);
    if (side.x == 0 && side.y == 0) return std::nullopt;  // no side of the two has a length
    const double distance =
        distance_of_side(owner, farthest.side, farthest.is_of_second ? first : second);
    if (distance < std::sqrt(nearest.squared) * (1 - kParallel)) return std::nullopt;
  }
  return farthest;
}

// Cores that are apart or only touch, but may be within the reach of both radii.
bool collide_apart(const Hull& first, const Hull& second, const Reference& farthest,
                   const Vector& origin, EdgeRule edges, Manifold& manifold) {
  const double reach = first.radius + second.radius;
  const NearestFeatures nearest = nearest_features(first, second);
  if (!is_within_reach(nearest.squared, reach * reach, edges)) return false;
  if (const auto reference = reference_of(first, second, farthest, nearest)) {
    SideContact(first, second, *reference).write(origin, manifold);
    return true;
  }
  const auto [on_first, on_second, normal, distance] = nearest_points(first, second, nearest);
  const double midway = (first.radius + distance - second.radius) / 2;
  const Feature feature = corner_feature(nearest.a) + kFeaturesOfB * corner_feature(nearest.b);
  write_one_point(manifold, normal,
                  contact_point(origin + on_first + midway * normal, reach - distance, feature));
  return true;
}

}  // namespace

bool collide_hulls(const ShapeRef& a, const ShapeRef& b, EdgeRule edges, Manifold& manifold) {
  const Vector origin = {a.shape.x, a.shape.y};
  const Hull first = hull_of(a, origin);
  const Hull second = hull_of(b, origin);
  const double reach = first.radius + second.radius;
  const SideDistance of_first = farthest_side(first, second);
  if (of_first.distance > reach * kSideMargin) return false;
  const SideDistance of_second = farthest_side(second, first);
  if (of_second.distance > reach * kSideMargin) return false;

  const bool is_of_second = of_second.distance > of_first.distance;
  const SideDistance& farthest = is_of_second ? of_second : of_first;
  const Reference reference = {farthest.side, is_of_second};
  if (farthest.distance > 0 || is_flat(first, second)) {
    return collide_apart(first, second, reference, origin, edges, manifold);
  }
  if (farthest.distance == 0 && reach == 0 && edges == EdgeRule::kStrict) return false;
  SideContact(first, second, reference).write(origin, manifold);
  return true;
}

}  // namespace quadrille
