#include "narrow/placed_shape.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

#include "base/simd.hpp"
#include "base/wide.hpp"

namespace quadrille {
namespace {

constexpr double kLargest = std::numeric_limits<double>::max();

// The float at a value or one of the two above it; no number beyond the range of float.
// Branch-free, because it is unpredictable in which direction a conversion rounds.
float rounded_outwards(double value) {
  constexpr float kStep = std::numeric_limits<float>::epsilon();
  const auto near = static_cast<float>(value);
  const auto is_below = static_cast<float>(wide(near) < value);
  return near + is_below * (std::abs(near) * kStep + std::numeric_limits<float>::min());
}

// How far a shape reaches from its place, to both sides.
struct Reach {
  double low_x;
  double low_y;
  double high_x;
  double high_y;
};

Reach both_sides(double x, double y) {
  return {-x, -y, x, y};
}

Reach reach_of_box(const PlacedShape& box, const Vector& axis) {
  const double axis_x = std::abs(axis.x);
  const double axis_y = std::abs(axis.y);
  return both_sides(axis_x * wide(box.half_x) + axis_y * wide(box.half_y),
                    axis_y * wide(box.half_x) + axis_x * wide(box.half_y));
}

Reach reach_of_segment(const PlacedShape& segment) {
  const double radius = wide(segment.radius);
  const Vector first = first_end(segment);
  const Vector second = second_end(segment);
  return {smaller(first.x, second.x) - radius, smaller(first.y, second.y) - radius,
          larger(first.x, second.x) + radius, larger(first.y, second.y) + radius};
}

Reach reach_of_polygon(const PlacedShape& shape, const PolygonPoints& polygon) {
  const Vector axis = wide(shape.half_x) * unit_axis_of(shape);
  const Vector first = turned(axis, polygon.point(0));
  Reach reach = {first.x, first.y, first.x, first.y};
  for (std::size_t i = 1; i < polygon.count; ++i) {
    const auto [x, y] = turned(axis, polygon.point(i));
    reach = {smaller(reach.low_x, x), smaller(reach.low_y, y), larger(reach.high_x, x),
             larger(reach.high_y, y)};
  }
  return reach;
}

Box box_with_margin(const PlacedShape& shape, const Reach& reach) {
  constexpr double kMargin = 1.0 / (1 << 22);
  const double x = wide(shape.x);
  const double y = wide(shape.y);
  const double farthest = (std::abs(x) + std::abs(y)) + (std::abs(reach.low_x) + reach.high_x) +
                          (std::abs(reach.low_y) + reach.high_y);
  const double margin = farthest * kMargin + wide(std::numeric_limits<float>::min());
  return {
      static_cast<float>(x + reach.low_x - margin), static_cast<float>(y + reach.low_y - margin),
      static_cast<float>(x + reach.high_x + margin), static_cast<float>(y + reach.high_y + margin)};
}

// The margin is larger than what rounding has made of the length of a box' axis.
Box box_with_margin(const PlacedShape& shape, const PolygonPoints* polygon) {
  if (shape.kind() == ShapeKind::kCircle) {
    return box_with_margin(shape, both_sides(wide(shape.radius), wide(shape.radius)));
  }
  if (shape.kind() == ShapeKind::kBox) {
    return box_with_margin(shape, reach_of_box(shape, {wide(shape.axis_x), wide(shape.axis_y)}));
  }
  return box_with_margin(shape, shape.kind() == ShapeKind::kPolygon
                                    ? reach_of_polygon(shape, *polygon)
                                    : reach_of_segment(shape));
}

// Circles do without `get_rotation()`. Writes number by number: reading a whole shape that has just
// been written in parts would stall.
template <typename GetRotation>
void turn_and_scale(const PlacedShape& own, const GetRotation& get_rotation, float scale,
                    PlacedShape& placed) {
  placed.radius = own.radius * scale;
  if (own.kind() == ShapeKind::kCircle) return;
  const Rotation rotation = get_rotation();
  if (own.kind() == ShapeKind::kBox || own.kind() == ShapeKind::kPolygon) {
    placed.axis_x = rotation.cosine;
    placed.axis_y = rotation.sine;
    placed.half_x = own.half_x * scale;
    placed.half_y = own.half_y * scale;
    return;
  }
  const Vector axis = wide(scale) * Vector{wide(rotation.cosine), wide(rotation.sine)};
  const Vector first = turned(axis, first_end(own));
  const Vector second = turned(axis, second_end(own));
  placed.axis_x = static_cast<float>(first.x);
  placed.axis_y = static_cast<float>(first.y);
  placed.half_x = static_cast<float>(second.x);
  placed.half_y = static_cast<float>(second.y);
}

PolygonPoints polygon_of(std::span<const Point> corners) {
  PolygonPoints polygon;
  polygon.count = static_cast<std::uint32_t>(corners.size());
  for (std::size_t i = 0; i < kMaxPolygonPoints; ++i) {
    const Point& from = corners[i < corners.size() ? i : 0];
    const Point& to = corners[i + 1 < corners.size() ? i + 1 : 0];
    const double dx = wide(to.x) - wide(from.x);
    const double dy = wide(to.y) - wide(from.y);
    polygon.x[i] = from.x;
    polygon.y[i] = from.y;
    polygon.per_length[i] = i < corners.size() ? 1 / std::sqrt(dx * dx + dy * dy) : 0;
  }
  return polygon;
}

double reciprocal_length(const Vector& side) {
  return std::min(1 / std::sqrt(dot(side, side)), kLargest);
}

void set_segment(Hull& hull, const Vector& from, const Vector& to) {
  hull.count = 2;
  hull.points[0] = from;
  hull.points[1] = to;
  hull.per_length[0] = hull.per_length[1] = reciprocal_length(to - from);
}

void set_box(Hull& hull, const OrientedBox& box, const Vector& origin) {
  const Vector centre = box.centre - origin;
  const Vector axis = box.unit_axis();
  const Vector half_width = box.half_x * axis;
  const Vector half_height = box.half_y * Vector{-axis.y, axis.x};
  hull.count = 4;
  hull.points[0] = centre - half_width - half_height;
  hull.points[1] = centre + half_width - half_height;
  hull.points[2] = centre + half_width + half_height;
  hull.points[3] = centre - half_width + half_height;
  hull.per_length[0] = hull.per_length[2] = std::min(0.5 / box.half_x, kLargest);
  hull.per_length[1] = hull.per_length[3] = std::min(0.5 / box.half_y, kLargest);
}

void set_polygon(Hull& hull, const ShapeRef& shape, const Vector& centre) {
  const PolygonPoints& polygon = *shape.polygon;
  const double scale = wide(shape.shape.half_x);
  const Vector axis = scale * unit_axis_of(shape.shape);
  const double per_scale = 1 / scale;
  hull.count = polygon.count;
  for (std::size_t i = 0; i < hull.count; ++i) {
    hull.points[i] = centre + turned(axis, polygon.point(i));
    hull.per_length[i] = per_scale * polygon.per_length[i];
  }
}

}  // namespace

PlacedShape own_form(const Shape& shape, std::uint32_t slot, PolygonPoints& polygon) {
  const std::span<const Point> points = shape.points();
  PlacedShape own = {.x = 0,
                     .y = 0,
                     .axis_x = 1,
                     .axis_y = 0,
                     .half_x = 0,
                     .half_y = 0,
                     .radius = shape.radius(),
                     .kind_number = number_of(shape.kind()),
                     .slot = slot & kMaxObjects};
  switch (shape.kind()) {
    case ShapeKind::kCircle:
      break;
    case ShapeKind::kBox:
      own.half_x = points[2].x;
      own.half_y = points[2].y;
      break;
    case ShapeKind::kCapsule:
    case ShapeKind::kSegment:
      own.axis_x = points[0].x;
      own.axis_y = points[0].y;
      own.half_x = points[1].x;
      own.half_y = points[1].y;
      break;
    case ShapeKind::kPolygon:
      own.half_x = 1;
      polygon = polygon_of(points);
      break;
  }
  return own;
}

Pose pose_of(const Transform& transform) {
  return {transform.x, transform.y, rotation_of(transform.angle), transform.scale};
}

// Without making the length of the product exact: where one does not turn, the rotation is that of
// the other, to the bit. Zero has no sign.
Pose combined(const Pose& body, const Pose& offset) {
  const Vector axis = {wide(body.rotation.cosine), wide(body.rotation.sine)};
  const Vector place =
      wide(body.scale) * per_length_of(axis) * turned(axis, {wide(offset.x), wide(offset.y)});
  const Vector turn = turned(axis, {wide(offset.rotation.cosine), wide(offset.rotation.sine)});
  return {static_cast<float>(wide(body.x) + place.x),
          static_cast<float>(wide(body.y) + place.y),
          {static_cast<float>(turn.x) + 0.0f, static_cast<float>(turn.y) + 0.0f},
          body.scale * offset.scale};
}

Box place(const PlacedShape& own, const PolygonPoints* polygon, const Transform& transform,
          PlacedShape& placed) {
  turn_and_scale(own, [&] { return rotation_of(transform.angle); }, transform.scale, placed);
  return move(polygon, {transform.x, transform.y}, placed);
}

Box place(const PlacedShape& own, const PolygonPoints* polygon, const Pose& pose,
          PlacedShape& placed) {
  turn_and_scale(own, [&] { return pose.rotation; }, pose.scale, placed);
  return move(polygon, {pose.x, pose.y}, placed);
}

Box move(const PolygonPoints* polygon, const Point& position, PlacedShape& placed) {
  placed.x = position.x;
  placed.y = position.y;
  return box_with_margin(placed, polygon);
}

Box box_around(const ShapeRef& ref) {
  const PlacedShape& shape = ref.shape;
  Reach reach = both_sides(wide(shape.radius), wide(shape.radius));
  if (shape.kind() == ShapeKind::kBox) reach = reach_of_box(shape, unit_axis_of(shape));
  if (shape.kind() == ShapeKind::kCapsule || shape.kind() == ShapeKind::kSegment) {
    reach = reach_of_segment(shape);
  }
  if (ref.polygon != nullptr) reach = reach_of_polygon(shape, *ref.polygon);
  const double x = wide(shape.x);
  const double y = wide(shape.y);
  return {-rounded_outwards(-(x + reach.low_x)), -rounded_outwards(-(y + reach.low_y)),
          rounded_outwards(x + reach.high_x), rounded_outwards(y + reach.high_y)};
}

Hull hull_of(const ShapeRef& ref, const Vector& origin) {
  const PlacedShape& shape = ref.shape;
  const Vector centre = Vector{wide(shape.x), wide(shape.y)} - origin;
  Hull hull;
  hull.radius = wide(shape.radius);
  switch (shape.kind()) {
    case ShapeKind::kCircle:
      hull.count = 1;
      hull.points[0] = centre;
      break;
    case ShapeKind::kBox:
      set_box(hull, oriented_box_of(shape), origin);
      break;
    case ShapeKind::kCapsule:
    case ShapeKind::kSegment:
      set_segment(hull, centre + first_end(shape), centre + second_end(shape));
      break;
    case ShapeKind::kPolygon:
      set_polygon(hull, ref, centre);
      break;
  }
  return hull;
}

Hull hull_of(const OrientedBox& box, const Vector& origin) {
  Hull hull;
  hull.radius = 0;
  set_box(hull, box, origin);
  return hull;
}

Hull hull_of(const Vector& point) {
  Hull hull;
  hull.count = 1;
  hull.radius = 0;
  hull.points[0] = point;
  return hull;
}

Hull hull_of(const Vector& from, const Vector& to) {
  Hull hull = hull_of(from);
  if (from.x != to.x || from.y != to.y) set_segment(hull, from, to);
  return hull;
}

StandaloneShape::StandaloneShape(const Shape& shape, const Transform& transform) {
  const PlacedShape own = own_form(shape, 0, points_);
  placed_ = own;
  box_ = place(own, &points_, transform, placed_);
}

}  // namespace quadrille
