#include "quadrille/shape.hpp"

#include <algorithm>
#include <cmath>

#include "narrow/placed_shape.hpp"

namespace quadrille {
namespace {

using Corners = std::span<const Point>;
using Made = Result<Shape, ShapeStatus>;

Made refused(ShapeStatus status) {
  return {status, {}};
}

// Corner i, counted on from the first one after the last.
const Point& corner(Corners corners, std::size_t i) {
  return corners[i % corners.size()];
}

// The cross product of the sides from and to corner i + 1: positive in a clockwise turn.
double turn(Corners corners, std::size_t i) {
  const Point& a = corners[i];
  const Point& b = corner(corners, i + 1);
  const Point& c = corner(corners, i + 2);
  return (double{b.x} - a.x) * (double{c.y} - b.y) - (double{b.y} - a.y) * (double{c.x} - b.x);
}

// In sizes of the polygon, see ShapeStatus. Corners are turned in 64 bits, with errors of about
// 1e-16 of the size: the lines through such short sides are then as exact as floats.
constexpr double kThinnest = 1e-8;

// The larger of width and height.
double size_of(Corners corners) {
  const auto [left, right] = std::ranges::minmax(corners, {}, &Point::x);
  const auto [top, bottom] = std::ranges::minmax(corners, {}, &Point::y);
  return std::max(double{right.x} - left.x, double{bottom.y} - top.y);
}

// Whether corner i + 1 is on the line through its neighbours, or nearer to it than `distance`.
bool is_near_line(Corners corners, std::size_t i, double distance) {
  const Point& a = corners[i];
  const Point& c = corner(corners, i + 2);
  const double dx = double{c.x} - a.x;
  const double dy = double{c.y} - a.y;
  const double turned = turn(corners, i);
  return turned == 0 || std::abs(turned) < distance * std::sqrt(dx * dx + dy * dy);
}

bool has_repeated_point(Corners corners) {
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (std::ranges::find(corners.subspan(i + 1), corners[i]) != corners.end()) return true;
  }
  return false;
}

// How often the sides change between leading right (or straight down) and left (or straight up).
std::size_t reversals(Corners corners) {
  const auto leads_right = [&](std::size_t i) {
    const Point& from = corner(corners, i);
    const Point& to = corner(corners, i + 1);
    return from.x < to.x || (from.x == to.x && from.y < to.y);
  };
  std::size_t count = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (leads_right(i) != leads_right(i + 1)) ++count;
  }
  return count;
}

// Convex: all turns are to the side of the first one, and the sides go around once. Those of a star
// turn to one side too, but go around twice, and so change their direction more than twice.
ShapeStatus status_of(Corners corners) {
  if (corners.size() < 3) return ShapeStatus::kTooFewPoints;
  if (corners.size() > kMaxPolygonPoints) return ShapeStatus::kTooManyPoints;
  const auto is_finite_point = [](const Point& point) { return is_valid(point); };
  if (!std::ranges::all_of(corners, is_finite_point)) return ShapeStatus::kNotFinite;
  if (has_repeated_point(corners)) return ShapeStatus::kRepeatedPoint;
  const double thinnest = kThinnest * size_of(corners);
  bool is_convex = true;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (is_near_line(corners, i, thinnest)) return ShapeStatus::kCollinearPoints;
    is_convex = is_convex && (turn(corners, i) > 0) == (turn(corners, 0) > 0);
  }
  return is_convex && reversals(corners) == 2 ? ShapeStatus::kOk : ShapeStatus::kConcave;
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

Made Shape::capsule(float length, float radius) {
  if (!is_finite(length) || !is_finite(radius)) return refused(ShapeStatus::kNotFinite);
  const float x = length / 2;
  if (!(x > 0)) return refused(ShapeStatus::kNoSize);
  if (!(radius > 0)) return refused(ShapeStatus::kNoRadius);
  const std::array<Point, 2> ends = {{{-x, 0}, {x, 0}}};
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
  if (turn(corners, 0) < 0) {
    std::reverse(shape.points_.begin() + 1, shape.points_.begin() + shape.count_);
  }
  return {ShapeStatus::kOk, shape};
}

Box box_around(const Shape& shape, const Transform& transform) {
  return box_around(StandaloneShape(shape, transform).ref());
}

}  // namespace quadrille
