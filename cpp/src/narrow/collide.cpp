#include "narrow/collide.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>

#include "narrow/hull.hpp"

namespace quadrille {
namespace {

using Kind = NearestFeatures::Kind;

// Up to this relative difference, the distance of a side counts as that of two corners: sides that
// are parallel but for rounding touch along their length, not at a corner.
constexpr double kParallel = 1e-9;

// Between two shapes in the order in which they are examined, `first` and `second`.
struct FoundPoint {
  Vector place;  // relative to the origin
  double depth;
  Feature first;
  Feature second;
};

Feature side_feature(std::size_t side) {
  return kFirstSide + static_cast<Feature>(side);
}
Feature corner_feature(std::size_t corner) {
  return static_cast<Feature>(corner);
}

float rounded_depth(double depth) {
  return static_cast<float>(std::clamp(depth, 0.0, double{std::numeric_limits<float>::max()}));
}

ContactPoint contact_point(const Vector& origin, const FoundPoint& found) {
  return {static_cast<float>(origin.x + found.place.x),
          static_cast<float>(origin.y + found.place.y), rounded_depth(found.depth),
          found.first + kFeaturesOfB * found.second};
}

Manifold manifold_of(const Vector& origin, const Vector& normal, const FoundPoint& found) {
  const ContactPoint point = contact_point(origin, found);
  return {static_cast<float>(normal.x), static_cast<float>(normal.y), point.depth, 1, {point, {}}};
}

// The direction from one corner of a core to one of another, as a unit normal.
Vector normal_between(const Vector& from_first_to_second, double distance) {
  return distance > 0 ? (1 / distance) * from_first_to_second : Vector{1, 0};
}

// The contact of two round corners, one at the origin plus `corner`.
Manifold corner_contact(const Vector& origin, const Vector& corner, const Vector& to_second,
                        double first_radius, double second_radius, Feature first, Feature second) {
  const double distance = std::sqrt(dot(to_second, to_second));
  const Vector normal = normal_between(to_second, distance);
  const double midway = (first_radius + distance - second_radius) / 2;
  return manifold_of(
      origin, normal,
      {corner + midway * normal, first_radius + second_radius - distance, first, second});
}

bool collide_circles(const PlacedShape& a, const PlacedShape& b, EdgeRule edges,
                     Manifold& manifold) {
  const Vector origin = {a.x, a.y};
  const Vector to_b = Vector{b.x, b.y} - origin;
  const double reach = double{a.radius} + b.radius;
  if (!is_within_reach(dot(to_b, to_b), reach * reach, edges)) return false;
  manifold = corner_contact(origin, {0, 0}, to_b, a.radius, b.radius, 0, 0);
  return true;
}

// The contact of a circle and a point, a corner or the foot on a side, of another shape's core. The
// unit normal leads to the other shape; `distance` is below 0 for a centre inside of the core.
Manifold circle_contact(const PlacedShape& circle, const Vector& normal, double distance,
                        double other_radius, Feature feature) {
  const double midway = (circle.radius + distance - other_radius) / 2;
  return manifold_of({circle.x, circle.y}, normal,
                     {midway * normal, circle.radius + other_radius - distance, 0, feature});
}

// In the box's own frame, where its sides are parallel to the axes.
bool collide_circle_box(const PlacedShape& circle, const PlacedShape& box, EdgeRule edges,
                        Manifold& manifold) {
  const Vector axis = {box.axis_x, box.axis_y};
  const Vector offset = Vector{circle.x, circle.y} - Vector{box.x, box.y};
  const Vector centre = {dot(axis, offset), cross(axis, offset)};
  const double gap_x = std::abs(centre.x) - box.half_x;
  const double gap_y = std::abs(centre.y) - box.half_y;
  const double outside_x = std::max(gap_x, 0.0);
  const double outside_y = std::max(gap_y, 0.0);
  const double squared = outside_x * outside_x + outside_y * outside_y;
  const double radius = circle.radius;
  if (!is_within_reach(squared, radius * radius, edges)) return false;

  const double sign_x = centre.x < 0 ? -1 : 1;
  const double sign_y = centre.y < 0 ? -1 : 1;
  const auto to_world = [&axis](const Vector& v) {
    return Vector{axis.x * v.x - axis.y * v.y, axis.y * v.x + axis.x * v.y};
  };
  if (gap_x > 0 && gap_y > 0) {
    const double distance = std::sqrt(squared);
    const Vector normal = {-sign_x * gap_x / distance, -sign_y * gap_y / distance};
    const std::size_t corner = sign_y < 0 ? (sign_x < 0 ? 0 : 1) : (sign_x < 0 ? 3 : 2);
    manifold = circle_contact(circle, to_world(normal), distance, 0, corner_feature(corner));
  } else if (gap_x >= gap_y) {
    const std::size_t side = sign_x < 0 ? 3 : 1;
    manifold = circle_contact(circle, to_world({-sign_x, 0}), gap_x, 0, side_feature(side));
  } else {
    const std::size_t side = sign_y < 0 ? 0 : 2;
    manifold = circle_contact(circle, to_world({0, -sign_y}), gap_y, 0, side_feature(side));
  }
  return true;
}

// A circle with a segment or a capsule.
bool collide_circle_segment(const PlacedShape& circle, const PlacedShape& segment, EdgeRule edges,
                            Manifold& manifold) {
  const Vector half = {segment.half_x, segment.half_y};
  const Vector offset = Vector{circle.x, circle.y} - Vector{segment.x, segment.y};
  const double along = dot(half, offset);
  const double across = cross(half, offset);
  const double length = dot(half, half);  // squared
  const double reach = double{circle.radius} + segment.radius;
  if (std::abs(along) <= length && length > 0) {
    if (!is_within_reach(across * across, reach * reach * length, edges)) return false;
    const bool is_inner = across > 0;  // of the side from the first end to the second
    const double per_length = 1 / std::sqrt(length);
    const double sign = is_inner ? per_length : -per_length;
    manifold =
        circle_contact(circle, {sign * half.y, -sign * half.x}, std::abs(across) * per_length,
                       segment.radius, side_feature(is_inner ? 1 : 0));
    return true;
  }
  const Vector to_end = (along > 0 ? half : -half) - offset;
  if (!is_within_reach(dot(to_end, to_end), reach * reach, edges)) return false;
  manifold = corner_contact({circle.x, circle.y}, {0, 0}, to_end, circle.radius, segment.radius, 0,
                            corner_feature(along > 0 ? 1 : 0));
  return true;
}

// The side that is farthest from the centre decides: the nearest point of the polygon is on it.
bool collide_circle_polygon(const PlacedShape& circle, const PlacedShape& body,
                            const PolygonPoints& polygon, EdgeRule edges, Manifold& manifold) {
  const Vector centre = Vector{circle.x, circle.y} - Vector{body.x, body.y};
  const double radius = circle.radius;
  const auto point = [&polygon](std::size_t i) {
    return Vector{polygon.x[i % kMaxPolygonPoints], polygon.y[i % kMaxPolygonPoints]};
  };
  double farthest = -std::numeric_limits<double>::max();
  std::size_t side = 0;
  for (std::size_t i = 0; i < polygon.count; ++i) {
    const Vector from = point(i);
    const double distance = cross(centre - from, point(i + 1) - from) * polygon.per_length[i];
    if (distance > farthest) {
      farthest = distance;
      side = i;
    }
  }
  if (farthest > radius * kSideMargin) return false;

  const Vector from = point(side);
  const Vector along_side = point(side + 1) - from;
  const Vector offset = centre - from;
  const double along = dot(along_side, offset);
  const double length = dot(along_side, along_side);  // squared
  if (farthest <= 0 || (along >= 0 && along <= length)) {
    const double across = cross(offset, along_side);
    const double reach = radius * radius * length;
    if (across > 0 && !is_within_reach(across * across, reach, edges)) return false;
    const double per_length = length > 0 ? 1 / std::sqrt(length) : 0;
    manifold = circle_contact(circle, {-per_length * along_side.y, per_length * along_side.x},
                              across * per_length, 0, side_feature(side));
    return true;
  }
  const bool is_behind = along > 0;
  const Vector to_corner = is_behind ? along_side - offset : -offset;
  if (!is_within_reach(dot(to_corner, to_corner), radius * radius, edges)) return false;
  const std::size_t next = side + 1 < polygon.count ? side + 1 : 0;
  const std::size_t corner = is_behind ? next : side;
  manifold =
      corner_contact({circle.x, circle.y}, {0, 0}, to_corner, radius, 0, 0, corner_feature(corner));
  return true;
}

// A side of one hull with the corners of the other that face it.
class SideContact {
 public:
  SideContact(const Hull& reference, std::size_t side, const Hull& incident)
      : reference_(reference), side_(side), incident_(incident), from_(reference.points[side]) {
    const Vector along = reference.side(side);
    length_ = std::sqrt(dot(along, along));
    tangent_ = length_ > 0 ? (1 / length_) * along : Vector{0, -1};
    normal_ = {tangent_.y, -tangent_.x};
  }

  // Out of the reference hull.
  const Vector& normal() const { return normal_; }

  // The part of the incident side that lies above the reference side: its ends are the points of
  // the contact where they are within the reach of both radii. The deeper one always is.
  Manifold manifold(const Vector& origin, bool reference_is_second) const {
    const std::size_t deepest = deepest_corner();
    FoundPoint low = at_corner(deepest);
    FoundPoint high = low;
    if (incident_.count > 1) {
      const std::size_t side = incident_side(deepest);
      std::size_t low_corner = side;
      std::size_t high_corner = incident_.after(side);
      if (along(high_corner) < along(low_corner)) std::swap(low_corner, high_corner);
      const double low_along = along(low_corner);
      const double high_along = along(high_corner);
      if (low_along < high_along && low_along <= length_ && high_along >= 0) {
        low = low_along >= 0 ? at_corner(low_corner)
                             : clipped(low_corner, high_corner, 0, side_, side);
        high = high_along <= length_
                   ? at_corner(high_corner)
                   : clipped(low_corner, high_corner, length_, reference_.after(side_), side);
      }
    }
    return made_of(origin, low, high, reference_is_second);
  }

 private:
  double along(std::size_t corner) const { return dot(tangent_, incident_.points[corner] - from_); }

  std::size_t deepest_corner() const {
    std::size_t deepest = 0;
    for (std::size_t i = 1; i < incident_.count; ++i) {
      const Vector offset = incident_.points[i] - incident_.points[deepest];
      if (dot(normal_, offset) < 0) deepest = i;
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

  // A point of the incident hull's core, moved to midway between both surfaces.
  FoundPoint found(const Vector& point, Feature reference_feature, Feature incident_feature) const {
    const double distance = dot(normal_, point - from_);
    const double to_middle = (distance - reference_.radius + incident_.radius) / 2;
    return {point - to_middle * normal_, reference_.radius + incident_.radius - distance,
            reference_feature, incident_feature};
  }

  FoundPoint at_corner(std::size_t corner) const {
    return found(incident_.points[corner], side_feature(side_), corner_feature(corner));
  }

  // Where the incident side crosses the line across an end of the reference side.
  FoundPoint clipped(std::size_t low, std::size_t high, double at, std::size_t end,
                     std::size_t side) const {
    const double fraction = (at - along(low)) / (along(high) - along(low));
    const Vector point =
        incident_.points[low] + fraction * (incident_.points[high] - incident_.points[low]);
    return found(point, corner_feature(end), side_feature(side));
  }

  Manifold made_of(const Vector& origin, FoundPoint low, FoundPoint high,
                   bool reference_is_second) const {
    Vector normal = normal_;
    if (reference_is_second) {
      normal = -normal;
      std::swap(low.first, low.second);
      std::swap(high.first, high.second);
    }
    const bool has_one = low.first == high.first && low.second == high.second;
    if (has_one || high.depth < 0) return manifold_of(origin, normal, low);
    if (low.depth < 0) return manifold_of(origin, normal, high);
    Manifold both = manifold_of(origin, normal, low);
    both.points[1] = contact_point(origin, high);
    both.point_count = 2;
    both.depth = std::max(both.points[0].depth, both.points[1].depth);
    return both;
  }

  const Hull& reference_;
  std::size_t side_;
  const Hull& incident_;
  Vector from_;
  double length_;
  Vector tangent_;
  Vector normal_;
};

// Where the reference side of two hulls is.
struct Reference {
  std::size_t side;
  bool is_of_second;
};

Manifold side_contact(const Hull& first, const Hull& second, const Reference& reference,
                      const Vector& origin) {
  return reference.is_of_second
             ? SideContact(second, reference.side, first).manifold(origin, true)
             : SideContact(first, reference.side, second).manifold(origin, false);
}

double distance_of(const Hull& first, const Hull& second, const Reference& reference) {
  return reference.is_of_second ? distance_of_side(second, reference.side, first)
                                : distance_of_side(first, reference.side, second);
}

// Of two hulls that are apart or only touch, the reference side of their contact; none where two
// corners are nearest. Where the hulls touch, and where corners are nearest by rounding only, it is
// the farthest side.
std::optional<Reference> reference_of(const Hull& first, const Hull& second,
                                      const Reference& farthest, const NearestFeatures& nearest) {
  if (first.count == 1 && second.count == 1) return std::nullopt;
  if (nearest.squared > 0) {
    if (nearest.kind == Kind::kSideOfA) return Reference{nearest.a, false};
    if (nearest.kind == Kind::kSideOfB) return Reference{nearest.b, true};
    const double least = std::sqrt(nearest.squared) * (1 - kParallel);
    if (distance_of(first, second, farthest) < least) return std::nullopt;
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
    manifold = side_contact(first, second, *reference, origin);
  } else {
    const Vector corner = first.points[nearest.a];
    manifold = corner_contact(origin, corner, second.points[nearest.b] - corner, first.radius,
                              second.radius, corner_feature(nearest.a), corner_feature(nearest.b));
  }
  return true;
}

bool collide_hulls(const Hull& first, const Hull& second, const Vector& origin, EdgeRule edges,
                   Manifold& manifold) {
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
  manifold = side_contact(first, second, reference, origin);
  return true;
}

// The axis of the four sides' directions along which two boxes are farthest apart.
bool collide_boxes(const PlacedShape& a, const PlacedShape& b, EdgeRule edges, Manifold& manifold) {
  const Vector origin = {a.x, a.y};
  const Vector to_b = Vector{b.x, b.y} - origin;
  const Vector axis_a = {a.axis_x, a.axis_y};
  const Vector axis_b = {b.axis_x, b.axis_y};
  const double cosine = std::abs(dot(axis_a, axis_b));
  const double sine = std::abs(cross(axis_a, axis_b));
  const Vector from_a = {dot(axis_a, to_b), cross(axis_a, to_b)};
  const Vector from_b = {dot(axis_b, to_b), cross(axis_b, to_b)};
  const double gap_ax = std::abs(from_a.x) - (a.half_x + (b.half_x * cosine + b.half_y * sine));
  const double gap_ay = std::abs(from_a.y) - (a.half_y + (b.half_x * sine + b.half_y * cosine));
  const double gap_bx = std::abs(from_b.x) - (b.half_x + (a.half_x * cosine + a.half_y * sine));
  const double gap_by = std::abs(from_b.y) - (b.half_y + (a.half_x * sine + a.half_y * cosine));
  const double gap_a = std::max(gap_ax, gap_ay);
  const double gap_b = std::max(gap_bx, gap_by);
  const double gap = std::max(gap_a, gap_b);
  if (gap > 0 || (gap == 0 && edges == EdgeRule::kStrict)) return false;

  const bool is_of_second = gap_b > gap_a;
  const bool is_x = is_of_second ? gap_bx >= gap_by : gap_ax >= gap_ay;
  const Vector towards_other = is_of_second ? -from_b : from_a;
  const std::size_t side = is_x ? (towards_other.x < 0 ? 3 : 1) : (towards_other.y < 0 ? 0 : 2);
  manifold = side_contact(hull_of(ShapeRef{a, nullptr}, origin),
                          hull_of(ShapeRef{b, nullptr}, origin), {side, is_of_second}, origin);
  return true;
}

bool collide_any(const ShapeRef& a, const ShapeRef& b, EdgeRule edges, Manifold& manifold) {
  const Vector origin = {a.shape.x, a.shape.y};
  return collide_hulls(hull_of(a, origin), hull_of(b, origin), origin, edges, manifold);
}

// By kind, then by all numbers: pairs are examined in this order, so that a pair in the other order
// gets the same numbers.
bool comes_first(const ShapeRef& a, const ShapeRef& b) {
  const PlacedShape& p = a.shape;
  const PlacedShape& q = b.shape;
  if (p.kind() != q.kind()) return p.kind() < q.kind();
  if (p.x != q.x) return p.x < q.x;
  if (p.y != q.y) return p.y < q.y;
  if (p.half_x != q.half_x) return p.half_x < q.half_x;
  if (p.half_y != q.half_y) return p.half_y < q.half_y;
  if (p.radius != q.radius) return p.radius < q.radius;
  if (p.axis_x != q.axis_x) return p.axis_x < q.axis_x;
  if (p.axis_y != q.axis_y) return p.axis_y < q.axis_y;
  if (a.polygon == nullptr || b.polygon == nullptr) return true;
  if (a.polygon->x != b.polygon->x) return a.polygon->x < b.polygon->x;
  return a.polygon->y < b.polygon->y;
}

bool collide_in_order(const ShapeRef& a, const ShapeRef& b, EdgeRule edges, Manifold& manifold) {
  switch (a.shape.kind()) {
    case ShapeKind::kCircle:
      switch (b.shape.kind()) {
        case ShapeKind::kCircle:
          return collide_circles(a.shape, b.shape, edges, manifold);
        case ShapeKind::kBox:
          return collide_circle_box(a.shape, b.shape, edges, manifold);
        case ShapeKind::kCapsule:
        case ShapeKind::kSegment:
          return collide_circle_segment(a.shape, b.shape, edges, manifold);
        case ShapeKind::kPolygon:
          return collide_circle_polygon(a.shape, b.shape, *b.polygon, edges, manifold);
      }
      break;
    case ShapeKind::kBox:
      if (b.shape.kind() == ShapeKind::kBox) {
        return collide_boxes(a.shape, b.shape, edges, manifold);
      }
      break;
    default:
      break;
  }
  return collide_any(a, b, edges, manifold);
}

void mirror(Manifold& manifold) {
  manifold.normal_x = -manifold.normal_x;
  manifold.normal_y = -manifold.normal_y;
  for (std::size_t i = 0; i < manifold.point_count; ++i) {
    Feature& feature = manifold.points[i].feature;
    feature = feature / kFeaturesOfB + feature % kFeaturesOfB * kFeaturesOfB;
  }
}

Point rounded_point(const Vector& origin, const Vector& point) {
  return {static_cast<float>(origin.x + point.x), static_cast<float>(origin.y + point.y)};
}

// Of shapes that overlap: their surfaces at the deepest point of their contact.
Separation separation_of(const Manifold& manifold) {
  const ContactPoint& deepest =
      *std::ranges::max_element(manifold.points, {}, &ContactPoint::depth);
  const Vector half = (manifold.depth / 2.0) * Vector{manifold.normal_x, manifold.normal_y};
  const Vector middle = {deepest.x, deepest.y};
  return {-manifold.depth, manifold.normal_x, manifold.normal_y, rounded_point(middle, half),
          rounded_point(middle, -half)};
}

Separation separation_apart(const ShapeRef& a, const ShapeRef& b) {
  const Vector origin = {a.shape.x, a.shape.y};
  const Hull hull_a = hull_of(a, origin);
  const Hull hull_b = hull_of(b, origin);
  const auto [on_a, on_b, normal, distance] =
      nearest_points(hull_a, hull_b, nearest_features(hull_a, hull_b));
  return {rounded_depth(distance - (hull_a.radius + hull_b.radius)), static_cast<float>(normal.x),
          static_cast<float>(normal.y), rounded_point(origin, on_a + hull_a.radius * normal),
          rounded_point(origin, on_b - hull_b.radius * normal)};
}

}  // namespace

bool collide(const ShapeRef& a, const ShapeRef& b, EdgeRule edges, Manifold& manifold) {
  if (comes_first(a, b)) return collide_in_order(a, b, edges, manifold);
  if (!collide_in_order(b, a, edges, manifold)) return false;
  mirror(manifold);
  return true;
}

Separation separation(const ShapeRef& a, const ShapeRef& b) {
  Manifold manifold;
  if (collide(a, b, EdgeRule::kTouching, manifold)) return separation_of(manifold);
  if (comes_first(a, b)) return separation_apart(a, b);
  const Separation mirrored = separation_apart(b, a);
  return {mirrored.distance, -mirrored.normal_x, -mirrored.normal_y, mirrored.on_b, mirrored.on_a};
}

Manifold collide(const Shape& a, const Transform& at_a, const Shape& b, const Transform& at_b,
                 EdgeRule edges) {
  Manifold manifold = {};
  collide(StandaloneShape(a, at_a).ref(), StandaloneShape(b, at_b).ref(), edges, manifold);
  return manifold;
}

Separation separation(const Shape& a, const Transform& at_a, const Shape& b,
                      const Transform& at_b) {
  return separation(StandaloneShape(a, at_a).ref(), StandaloneShape(b, at_b).ref());
}

}  // namespace quadrille
