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

Reach reach_of_box(const PlacedShape& box) {
  const double axis_x = std::abs(box.axis_x);
  const double axis_y = std::abs(box.axis_y);
  return both_sides(axis_x * box.half_x + axis_y * box.half_y,
                    axis_y * box.half_x + axis_x * box.half_y);
}

Reach reach_of_segment(const PlacedShape& segment) {
  return both_sides(double{std::abs(segment.half_x)} + segment.radius,
                    double{std::abs(segment.half_y)} + segment.radius);
}

Reach reach_of_polygon(const PolygonPoints& polygon) {
  const auto [min_x, max_x] = std::ranges::minmax(polygon.x);
  const auto [min_y, max_y] = std::ranges::minmax(polygon.y);
  return {min_x, min_y, max_x, max_y};
}

Box box_with_margin(const PlacedShape& shape, const Reach& reach) {
  constexpr double kMargin = 1.0 / (1 << 22);
  const double x = shape.x;
  const double y = shape.y;
  const double farthest = (std::abs(x) + std::abs(y)) + (std::abs(reach.low_x) + reach.high_x) +
                          (std::abs(reach.low_y) + reach.high_y);
  const double margin = farthest * kMargin + std::numeric_limits<float>::min();
  return {
      static_cast<float>(x + reach.low_x - margin), static_cast<float>(y + reach.low_y - margin),
      static_cast<float>(x + reach.high_x + margin), static_cast<float>(y + reach.high_y + margin)};
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

// Writes number by number: reading a whole shape that has just been written in parts would stall.
Box place(const PlacedShape& own, const PolygonPoints* polygon, const Transform& transform,
          PlacedShape& placed, PolygonPoints* placed_polygon) {
  const float scale = transform.scale;
  placed.x = transform.x;
  placed.y = transform.y;
  placed.radius = own.radius * scale;
  if (own.kind == ShapeKind::kCircle) {
    return box_with_margin(placed, both_sides(placed.radius, placed.radius));
  }
  const Rotation rotation = rotation_of(transform.angle);
  if (own.kind == ShapeKind::kBox) {
    placed.axis_x = rotation.cosine;
    placed.axis_y = rotation.sine;
    placed.half_x = own.half_x * scale;
    placed.half_y = own.half_y * scale;
    return box_with_margin(placed, reach_of_box(placed));
  }
  if (own.kind == ShapeKind::kPolygon) {
    place_points(*polygon, rotation, scale, *placed_polygon);
    return box_with_margin(placed, reach_of_polygon(*placed_polygon));
  }
  const double cosine = double{rotation.cosine} * scale;
  const double sine = double{rotation.sine} * scale;
  placed.x = static_cast<float>(transform.x + (cosine * own.x - sine * own.y));
  placed.y = static_cast<float>(transform.y + (sine * own.x + cosine * own.y));
  placed.half_x = static_cast<float>(cosine * own.half_x - sine * own.half_y);
  placed.half_y = static_cast<float>(sine * own.half_x + cosine * own.half_y);
  return box_with_margin(placed, reach_of_segment(placed));
}

Box box_around(const ShapeRef& ref) {
  const PlacedShape& shape = ref.shape;
  Reach reach = both_sides(shape.radius, shape.radius);
  if (shape.kind == ShapeKind::kBox) reach = reach_of_box(shape);
  if (shape.kind == ShapeKind::kCapsule || shape.kind == ShapeKind::kSegment) {
    reach = reach_of_segment(shape);
  }
  if (ref.polygon != nullptr) reach = reach_of_polygon(*ref.polygon);
  const double x = shape.x;
  const double y = shape.y;
  return {-rounded_outwards(-(x + reach.low_x)), -rounded_outwards(-(y + reach.low_y)),
          rounded_outwards(x + reach.high_x), rounded_outwards(y + reach.high_y)};
}

StandaloneShape::StandaloneShape(const Shape& shape, const Transform& transform) {
  PolygonPoints own_points;
  const PlacedShape own = own_form(shape, 0, own_points);
  placed_ = own;
  box_ = place(own, &own_points, transform, placed_, &points_);
}

}  // namespace quadrille
