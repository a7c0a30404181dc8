#include "narrow/placed_shape.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

#include "narrow/rotation.hpp"

namespace quadrille {
namespace {

constexpr float kMaxFloat = std::numeric_limits<float>::max();

// The float at a value or one of the two above it; no number beyond the range of float.
// Branch-free, because it is unpredictable in which direction a conversion rounds.
float rounded_outwards(double value) {
  constexpr float kStep = std::numeric_limits<float>::epsilon();
  const auto near = static_cast<float>(value);
  const auto is_below = static_cast<float>(near < value);
  return near + is_below * (std::abs(near) * kStep + std::numeric_limits<float>::min());
}

// A box around a point that reaches equally far to both sides.
Box box_around(double x, double y, double reach_x, double reach_y) {
  return {-rounded_outwards(reach_x - x), -rounded_outwards(reach_y - y),
          rounded_outwards(x + reach_x), rounded_outwards(y + reach_y)};
}

Box box_around(double x, double y, const PolygonPoints& polygon) {
  const auto [min_x, max_x] = std::ranges::minmax(polygon.x);
  const auto [min_y, max_y] = std::ranges::minmax(polygon.y);
  return {-rounded_outwards(-(x + min_x)), -rounded_outwards(-(y + min_y)),
          rounded_outwards(x + max_x), rounded_outwards(y + max_y)};
}

// 1 / value as a finite float, for a value above 0 that may be too small.
float reciprocal(double value) {
  return static_cast<float>(std::min(1 / value, double{kMaxFloat}));
}

PolygonPoints polygon_of(std::span<const Point> corners) {
  PolygonPoints polygon;
  polygon.count = static_cast<std::uint32_t>(corners.size());
  for (std::size_t i = 0; i < kMaxPolygonPoints; ++i) {
    const Point& from = corners[i < corners.size() ? i : 0];
    const Point& to = corners[i + 1 < corners.size() ? i + 1 : 0];
    const double dx = double{to.x} - from.x;
    const double dy = double{to.y} - from.y;
    polygon.x[i] = from.x;
    polygon.y[i] = from.y;
    polygon.per_length[i] = i < corners.size() ? reciprocal(std::sqrt(dx * dx + dy * dy)) : 0;
  }
  return polygon;
}

void place_points(const PolygonPoints& own, const Rotation& rotation, float scale,
                  PolygonPoints& placed) {
  const float cosine = rotation.cosine * scale;
  const float sine = rotation.sine * scale;
  const float per_scale = reciprocal(scale);
  for (std::size_t i = 0; i < kMaxPolygonPoints; ++i) {
    placed.x[i] = cosine * own.x[i] - sine * own.y[i];
    placed.y[i] = sine * own.x[i] + cosine * own.y[i];
    placed.per_length[i] = std::min(own.per_length[i] * per_scale, kMaxFloat);
  }
  placed.count = own.count;
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
                     .kind = shape.kind(),
                     .slot = slot & kMaxObjects};
  switch (shape.kind()) {
    case ShapeKind::kCircle:
      break;
    case ShapeKind::kBox:
      own.half_x = points[2].x;
      own.half_y = points[2].y;
      break;
    case ShapeKind::kCapsule:
    case ShapeKind::kSegment: {
      const auto middle = [](float from, float to) {
        return static_cast<float>((double{from} + to) / 2);
      };
      own.x = middle(points[0].x, points[1].x);
      own.y = middle(points[0].y, points[1].y);
      own.half_x = middle(-points[0].x, points[1].x);
      own.half_y = middle(-points[0].y, points[1].y);
      break;
    }
    case ShapeKind::kPolygon:
      polygon = polygon_of(points);
      break;
  }
  return own;
}

PlacedShape place(const PlacedShape& own, const PolygonPoints* polygon, const Transform& transform,
                  PolygonPoints* placed) {
  const float scale = transform.scale;
  PlacedShape shape = own;
  shape.x = transform.x;
  shape.y = transform.y;
  shape.radius = own.radius * scale;
  if (own.kind == ShapeKind::kCircle) return shape;

  const Rotation rotation = rotation_of(transform.angle);
  const double cosine = double{rotation.cosine} * scale;
  const double sine = double{rotation.sine} * scale;
  switch (own.kind) {
    case ShapeKind::kCircle:
      break;
    case ShapeKind::kBox:
      shape.axis_x = rotation.cosine;
      shape.axis_y = rotation.sine;
      shape.half_x = own.half_x * scale;
      shape.half_y = own.half_y * scale;
      break;
    case ShapeKind::kCapsule:
    case ShapeKind::kSegment:
      shape.x = static_cast<float>(transform.x + (cosine * own.x - sine * own.y));
      shape.y = static_cast<float>(transform.y + (sine * own.x + cosine * own.y));
      shape.half_x = static_cast<float>(cosine * own.half_x - sine * own.half_y);
      shape.half_y = static_cast<float>(sine * own.half_x + cosine * own.half_y);
      break;
    case ShapeKind::kPolygon:
      place_points(*polygon, rotation, scale, *placed);
      break;
  }
  return shape;
}

Box box_around(const ShapeRef& ref) {
  const PlacedShape& shape = ref.shape;
  const double radius = shape.radius;
  switch (shape.kind) {
    case ShapeKind::kCircle:
      break;
    case ShapeKind::kBox: {
      const double axis_x = std::abs(shape.axis_x);
      const double axis_y = std::abs(shape.axis_y);
      return box_around(shape.x, shape.y, axis_x * shape.half_x + axis_y * shape.half_y,
                        axis_y * shape.half_x + axis_x * shape.half_y);
    }
    case ShapeKind::kCapsule:
    case ShapeKind::kSegment:
      return box_around(shape.x, shape.y, std::abs(shape.half_x) + radius,
                        std::abs(shape.half_y) + radius);
    case ShapeKind::kPolygon:
      return box_around(shape.x, shape.y, *ref.polygon);
  }
  return box_around(shape.x, shape.y, radius, radius);
}

StandaloneShape::StandaloneShape(const Shape& shape, const Transform& transform) {
  PolygonPoints own;
  placed_ = place(own_form(shape, 0, own), &own, transform, &points_);
}

}  // namespace quadrille
