// Circles with shapes of all kinds. Distances are roots of the squares that decide whether the
// shapes overlap, so that the depth of shapes that only touch is 0.
#include <cmath>
#include <cstddef>
#include <limits>

#include "base/simd.hpp"
#include "base/wide.hpp"
#include "narrow/collide_functions.hpp"
#include "narrow/hull_distance.hpp"

namespace quadrille {
namespace {

// Where the value of a distance decides, it needs this margin, relative to sizes.
constexpr double kRounding = 1e-9;

Vector place_of(const PlacedShape& shape) {
  return {wide(shape.x), wide(shape.y)};
}

// The contact of a circle, which is a, and a point of another shape's core: a corner, or the foot
// on a side. The unit normal leads there; `distance` is below 0 for a centre inside of the core.
void write_contact(const PlacedShape& circle, const Vector& normal, double distance,
                   double other_radius, Feature feature, Manifold& manifold) {
  const double midway = (wide(circle.radius) + distance - other_radius) / 2;
  const double depth = wide(circle.radius) + other_radius - distance;
  write_one_point(manifold, normal,
                  contact_point(place_of(circle) + midway * normal, depth, kFeaturesOfB * feature));
}

// The contact with a round corner.
void write_corner_contact(const PlacedShape& circle, const Vector& to_corner, double other_radius,
                          std::size_t corner, Manifold& manifold) {
  const double distance = std::sqrt(dot(to_corner, to_corner));
  const Vector normal = distance > 0 ? (1 / distance) * to_corner : Vector{1, 0};
  write_contact(circle, normal, distance, other_radius, corner_feature(corner), manifold);
}

// In the box's own frame, where its sides are parallel to the axes.
bool collide_with_box(const PlacedShape& circle, const OrientedBox& box, EdgeRule edges,
                      Manifold& manifold) {
  const Vector centre = box.in_frame(place_of(circle) - box.centre);
  const Vector gap = {std::abs(centre.x) - box.half_x, std::abs(centre.y) - box.half_y};
  const bool is_inside = larger(gap.x, gap.y) < 0;
  const Vector outside = {larger(gap.x, 0), larger(gap.y, 0)};
  const double squared = dot(outside, outside);
  const double radius = wide(circle.radius);
  if (!is_inside && !is_within_reach({squared, 1}, radius, edges)) return false;

  const double right = centre.x < 0 ? -1 : 1;
  const double down = centre.y < 0 ? -1 : 1;
  if (gap.x > 0 && gap.y > 0) {
    const double distance = std::sqrt(squared);
    const double per_distance = 1 / distance;
    const std::size_t corner = down < 0 ? (right < 0 ? 0 : 1) : (right < 0 ? 3 : 2);
    const Vector normal = {-right * gap.x * per_distance, -down * gap.y * per_distance};
    write_contact(circle, turned(box.unit_axis(), normal), distance, 0, corner_feature(corner),
                  manifold);
  } else if (gap.x >= gap.y) {
    const std::size_t side = right < 0 ? 3 : 1;
    write_contact(circle, turned(box.unit_axis(), {-right, 0}), gap.x, 0, side_feature(side),
                  manifold);
  } else {
    const std::size_t side = down < 0 ? 0 : 2;
    write_contact(circle, turned(box.unit_axis(), {0, -down}), gap.y, 0, side_feature(side),
                  manifold);
  }
  return true;
}

}  // namespace

// The formulas are symmetric, so that the other order gives the mirrored contact.
bool collide_circles(const ShapeRef& first, const ShapeRef& second, EdgeRule edges,
                     Manifold& manifold) {
  const PlacedShape& a = first.shape;
  const PlacedShape& b = second.shape;
  const Vector to_b = place_of(b) - place_of(a);
  const double squared = dot(to_b, to_b);
  const double reach = wide(a.radius) + wide(b.radius);
  if (!is_within_reach({squared, 1}, reach, edges)) return false;
  const double distance = std::sqrt(squared);
  const auto normal_on_one_spot = [&] {
    return Vector{comes_first(first, second) ? 1.0 : -1.0, 0};
  };
  const Vector normal = distance > 0 ? (1 / distance) * to_b : normal_on_one_spot();
  const Vector middle =
      0.5 * ((place_of(a) + place_of(b)) + (wide(a.radius) - wide(b.radius)) * normal);
  write_one_point(manifold, normal, contact_point(middle, reach - distance, 0));
  return true;
}

bool collide_circle_box(const ShapeRef& circle, const ShapeRef& box, EdgeRule edges,
                        Manifold& manifold) {
  return collide_with_box(circle.shape, oriented_box_of(box.shape), edges, manifold);
}

bool overlap(const PlacedShape& circle, const OrientedBox& box, EdgeRule edges) {
  Manifold manifold;
  return collide_with_box(circle, box, edges, manifold);
}

bool collide_circle_segment(const ShapeRef& a, const ShapeRef& b, EdgeRule edges,
                            Manifold& manifold) {
  const PlacedShape& circle = a.shape;
  const PlacedShape& segment = b.shape;  // or a capsule
  const Vector side = second_end(segment) - first_end(segment);
  const Vector offset = place_of(circle) - (place_of(segment) + first_end(segment));
  const double along = dot(side, offset);
  const double across = cross(side, offset);
  const double length = dot(side, side);  // squared
  const double reach = wide(circle.radius) + wide(segment.radius);
  if (along >= 0 && along <= length && length > 0) {
    const SquaredDistance squared = {across * across, length};
    if (!is_within_reach(squared, reach, edges)) return false;
    const bool is_inner = across > 0;  // of the side from the first end to the second
    const double per_length = (is_inner ? 1 : -1) / std::sqrt(length);
    write_contact(circle, {per_length * side.y, -per_length * side.x}, squared.distance(reach),
                  wide(segment.radius), side_feature(is_inner ? 1 : 0), manifold);
    return true;
  }
  const Vector to_end = (along > 0 ? side : Vector{0, 0}) - offset;
  if (!is_within_reach({dot(to_end, to_end), 1}, reach, edges)) return false;
  write_corner_contact(circle, to_end, wide(segment.radius), along > 0 ? 1 : 0, manifold);
  return true;
}

// In the polygon's own frame, but scaled. The side that is farthest from the centre decides: the
// nearest point of the polygon is on it.
bool collide_circle_polygon(const ShapeRef& a, const ShapeRef& b, EdgeRule edges,
                            Manifold& manifold) {
  const PlacedShape& circle = a.shape;
  const PolygonPoints& polygon = *b.polygon;
  const double scale = wide(b.shape.half_x);
  const Vector axis = unit_axis_of(b.shape);
  const Vector centre = turned_back(axis, place_of(circle) - place_of(b.shape));
  const double radius = wide(circle.radius);
  const auto point = [&](std::size_t i) { return scale * polygon.point(i); };
  double farthest = -std::numeric_limits<double>::max();
  std::size_t side = 0;
  for (std::size_t i = 0; i < polygon.count; ++i) {
    const Vector from = point(i);
    const double distance =
        cross(centre - from, point(polygon.after(i)) - from) * polygon.per_length[i];
    if (distance > farthest) {
      farthest = distance;
      side = i;
    }
  }

  if (farthest > scale * radius * (1 + kRounding)) return false;

  const Vector from = point(side);
  const Vector along_side = point(polygon.after(side)) - from;
  const Vector offset = centre - from;
  const double along = dot(along_side, offset);
  const double across = cross(offset, along_side);
  const double length = dot(along_side, along_side);  // squared
  const SquaredDistance squared = {across * across, length};
  const auto write_side_contact = [&] {
    const double per_length = 1 / std::sqrt(length);
    const Vector normal = {-per_length * along_side.y, per_length * along_side.x};
    const double distance = std::copysign(squared.distance(radius), across);
    write_contact(circle, turned(axis, normal), distance, 0, side_feature(side), manifold);
    return true;
  };
  if (farthest < 0) return write_side_contact();
  if (along >= 0 && along <= length) {
    return is_within_reach(squared, radius, edges) && write_side_contact();
  }
  const bool is_behind = along > 0;
  const Vector to_corner = is_behind ? along_side - offset : -offset;
  const double squared_to_corner = dot(to_corner, to_corner);
  if (!is_within_reach({squared_to_corner, 1}, radius, edges)) return false;
  // The direction to a corner that is at the centre but for rounding means nothing.
  if (squared_to_corner < kRounding * kRounding * length) return write_side_contact();
  const std::size_t corner = is_behind ? polygon.after(side) : side;
  write_corner_contact(circle, turned(axis, to_corner), 0, corner, manifold);
  return true;
}

}  // namespace quadrille
