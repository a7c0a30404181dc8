#include "quadrille/shape.hpp"

#include <algorithm>
#include <cmath>

#include "base/wide.hpp"
#include "geometry/convex_polygon.hpp"
#include "narrow/placed_shape.hpp"

namespace quadrille {
namespace {

using Corners = std::span<const Point>;
using Made = Result<Shape, ShapeStatus>;

Made refused(ShapeStatus status) {
  return {status, {}};
}

// In sizes of the polygon, see ShapeStatus. Corners are turned in 64 bits, with errors of about
// 1e-16 of the size: the lines through such short sides are then as exact as floats.
constexpr double kThinnest = 1e-8;

// The larger of width and height.
double size_of(Corners corners) {
  const auto [left, right] = std::ranges::minmax(corners, {}, &Point::x);
  const auto [top, bottom] = std::ranges::minmax(corners, {}, &Point::y);
  return std::max(wide(right.x) - wide(left.x), wide(bottom.y) - wide(top.y));
}

// Whether corner i + 1 is on the line through its neighbours, or nearer to it than `distance`.
bool is_near_line(Corners corners, std::size_t i, double distance) {
  const Point& a = corners[i];
  const Point& c = corner_at(corners, i + 2);
  const Vector chord = {wide(c.x) - wide(a.x), wide(c.y) - wide(a.y)};
  const double turn = turn_at(corners, i);
  return turn == 0 || std::abs(turn) < distance * std::sqrt(dot(chord, chord));
}

bool has_repeated_point(Corners corners) {
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (std::ranges::find(corners.subspan(i + 1), corners[i]) != corners.end()) return true;
  }
  return false;
}

// Stricter than is_valid(Polygon), which admits corners on the line between their neighbours.
ShapeStatus status_of(Corners corners) {
  if (corners.size() < 3) return ShapeStatus::kTooFewPoints;
  if (corners.size() > kMaxPolygonPoints) return ShapeStatus::kTooManyPoints;
  const auto is_finite_point = [](const Point& point) { return is_valid(point); };
  if (!std::ranges::all_of(corners, is_finite_point)) return ShapeStatus::kNotFinite;
  if (has_repeated_point(corners)) return ShapeStatus::kRepeatedPoint;
  const double thinnest = kThinnest * size_of(corners);
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (is_near_line(corners, i, thinnest)) return ShapeStatus::kCollinearPoints;
  }
  return is_convex(corners) ? ShapeStatus::kOk : ShapeStatus::kConcave;
}

}  // namespace

Shape::Shape(ShapeKind kind, float radius, Corners points)
    : radius_(radius), kind_(kind), count_(static_cast<unsigned char>(points.size())) {
  std::ranges::copy(points, points_.begin());
}

Made Shape::circle(float radius) {
  if (!is_finite(radius)) return refused(ShapeStatus::kNotFinite);
  if (!(radius > 0)) return refused(ShapeStatus::kNoRadius);
  const std::array<Point, 1> centre = {};
  return {ShapeStatus::kOk, Shape(ShapeKind::kCircle, radius, centre)};
}

Made Shape::box(float width, float height) {
  if (!is_finite(width) || !is_finite(height)) return refused(ShapeStatus::kNotFinite);
  const float x = width / 2;
  const float y = height / 2;
  if (!(x > 0) || !(y > 0)) return refused(ShapeStatus::kNoSize);
  const std::array<Point, 4> corners = {{{-x, -y}, {x, -y}, {x, y}, {-x, y}}};
  return {ShapeStatus::kOk, Shape(ShapeKind::kBox, 0, corners)};
}

Made Shape::capsule(float length, float radius, bool upright) {
  if (!is_finite(length) || !is_finite(radius)) return refused(ShapeStatus::kNotFinite);
  const float half = length / 2;
  if (!(half > 0)) return refused(ShapeStatus::kNoSize);
  if (!(radius > 0)) return refused(ShapeStatus::kNoRadius);
  const Point end = upright ? Point{0, half} : Point{half, 0};
  const std::array<Point, 2> ends = {{{0 - end.x, 0 - end.y}, end}};
  return {ShapeStatus::kOk, Shape(ShapeKind::kCapsule, radius, ends)};
}

Made Shape::segment(float x1, float y1, float x2, float y2) {
  const std::array<Point, 2> ends = {{{x1, y1}, {x2, y2}}};
  if (!is_valid(ends[0]) || !is_valid(ends[1])) return refused(ShapeStatus::kNotFinite);
  if (ends[0] == ends[1]) return refused(ShapeStatus::kNoLength);
  return {ShapeStatus::kOk, Shape(ShapeKind::kSegment, 0, ends)};
}

Made Shape::polygon(Corners corners) {
  const ShapeStatus status = status_of(corners);
  if (status != ShapeStatus::kOk) return refused(status);
  Shape shape(ShapeKind::kPolygon, 0, corners);
  if (turn_at(corners, 0) < 0) {
    std::reverse(shape.points_.begin() + 1, shape.points_.begin() + shape.count_);
  }
  return {ShapeStatus::kOk, shape};
}

Box box_around(const Shape& shape, const Transform& transform) {
  return box_around(StandaloneShape(shape, transform).ref());
}

}  // namespace quadrille
