#include "narrow/shape_queries.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "base/rounding.hpp"
#include "base/wide.hpp"
#include "narrow/collide.hpp"
#include "narrow/collide_functions.hpp"
#include "narrow/hull_distance.hpp"

namespace quadrille {
namespace {

constexpr double kFarthest = std::numeric_limits<double>::max();

// Rays are computed relative to the shape's position, where numbers are small.
Vector origin_of(const ShapeRef& shape) {
  return {wide(shape.shape.x), wide(shape.shape.y)};
}

// Where a path enters a surface, as a fraction of the path.
struct Entry {
  double fraction;
  Vector normal;
};

Vector outer_normal(const Vector& side) {
  return (1 / std::sqrt(dot(side, side))) * Vector{side.y, -side.x};
}

// Where the path enters a convex polygon without a radius, which it meets: behind the last of the
// sides' lines that it crosses inwards. Without such a side it runs along a segment, and enters at
// an end.
Entry entry_of_polygon(const Hull& hull, const Vector& from, const Vector& step) {
  Entry last = {-kFarthest, {0, 0}};
  for (std::size_t i = 0; i < hull.side_count(); ++i) {
    const Vector side = hull.side(i);
    const double speed = cross(side, step);  // inwards, times the side's length
    if (!(speed > 0)) continue;
    const double fraction = cross(from - hull.points[i], side) / speed;
    if (fraction > last.fraction) last = {fraction, outer_normal(side)};
  }
  if (last.fraction > -kFarthest) return last;
  const double squared = dot(step, step);
  double first = kFarthest;
  for (std::size_t i = 0; i < hull.count; ++i) {
    first = std::min(first, dot(step, hull.points[i] - from) / squared);
  }
  return {first, (-1 / std::sqrt(squared)) * step};
}

// Where the path enters a disc around a corner; nowhere when it misses that.
Entry entry_of_disc(const Vector& centre, double radius, const Vector& from, const Vector& step) {
  const Vector offset = from - centre;
  const double squared = dot(step, step);
  const double across = cross(step, offset);
  const double chord = squared * radius * radius - across * across;
  if (chord < 0) return {kFarthest, {0, 0}};
  const double root = std::sqrt(chord);
  const double fraction = (-dot(offset, step) - root) / squared;
  // Its part across the path and its part against it. The difference of two places on the path
  // would be nothing but rounding where the path is long and the disc small.
  const Vector normal = across * Vector{-step.y, step.x} - root * step;
  return {fraction, (1 / std::sqrt(dot(normal, normal))) * normal};
}

// Where the path enters the band along a side's outer side that the radius adds to a hull.
Entry entry_of_side(const Hull& hull, std::size_t i, const Vector& from, const Vector& step) {
  const Vector side = hull.side(i);
  const double speed = cross(side, step);
  if (!(speed > 0)) return {kFarthest, {0, 0}};
  const Vector normal = outer_normal(side);
  const Vector corner = hull.points[i] + hull.radius * normal;
  const double fraction = cross(from - corner, side) / speed;
  const double along = dot(side, from + fraction * step - corner);
  if (along < 0 || along > dot(side, side)) return {kFarthest, {0, 0}};
  return {fraction, normal};
}

// Where the path enters a hull with a radius: the first of the discs and bands that its surface
// consists of.
Entry entry_of_rounded(const Hull& hull, const Vector& from, const Vector& step) {
  Entry first = {kFarthest, {0, 0}};
  const auto consider = [&first](const Entry& entry) {
    if (entry.fraction < first.fraction) first = entry;
  };
  for (std::size_t i = 0; i < hull.count; ++i) {
    consider(entry_of_disc(hull.points[i], hull.radius, from, step));
  }
  for (std::size_t i = 0; i < hull.side_count(); ++i) {
    consider(entry_of_side(hull, i, from, step));
  }
  return first;
}

// A way, without its end far behind a hull, where numbers are so large that those at the hull are
// lost in their rounding.
Vector shortened(const Vector& step, const Vector& from, const Hull& hull) {
  constexpr double kFar = 1 << 20;
  const double length = std::abs(step.x) + std::abs(step.y);
  double around = std::abs(from.x) + std::abs(from.y) + hull.radius;
  if (length <= kFar * around) return step;
  for (const Vector& point : std::span(hull.points).first(hull.count)) {
    around = larger(around, std::abs(point.x) + std::abs(point.y));
  }
  return length <= kFar * around ? step : (4 * around / length) * step;
}

}  // namespace

double signed_distance(const ShapeRef& shape, const Point& point) {
  const PlacedShape disc = placed_disc({point.x, point.y, 0});
  return wide(separation(shape, {disc, nullptr}).distance);
}

bool overlaps(const ShapeRef& shape, const Point& point, EdgeRule edges) {
  return overlaps(shape, Circle{point.x, point.y, 0}, edges);
}

// As a body whose shape is such a box: its kind comes before those that have points. One without
// size is a point.
bool overlaps(const ShapeRef& shape, const Box& box, EdgeRule edges) {
  if (box.min_x == box.max_x && box.min_y == box.max_y) {
    return overlaps(shape, Point{box.min_x, box.min_y}, edges);
  }
  const OrientedBox query = oriented_box_of(box);
  switch (shape.shape.kind()) {
    case ShapeKind::kCircle:
      return overlap(shape.shape, query, edges);
    case ShapeKind::kBox:
      return overlap(query, oriented_box_of(shape.shape), edges);
    default:
      return relation(hull_of(query, query.centre), hull_of(shape, query.centre), edges).overlap;
  }
}

bool overlaps(const ShapeRef& shape, const Circle& circle, EdgeRule edges) {
  const PlacedShape disc = placed_disc(circle);
  Manifold manifold;
  return collide({disc, nullptr}, shape, edges, manifold);
}

std::optional<Hit> first_hit(const ShapeRef& shape, const Ray& ray, EdgeRule edges) {
  const Vector origin = origin_of(shape);
  const Hull hull = hull_of(shape, origin);
  const Vector from = Vector{wide(ray.x), wide(ray.y)} - origin;
  const Vector step = {wide(ray.dx), wide(ray.dy)};
  Hit hit = {.row = 0, .fraction = 0, .x = ray.x, .y = ray.y, .normal_x = 0, .normal_y = 0};
  if (overlaps(shape, Point{ray.x, ray.y}, edges)) return hit;
  if (!relation(hull, hull_of(from, from + shortened(step, from, hull)), edges).overlap) {
    return std::nullopt;
  }

  Entry entry =
      hull.radius > 0 ? entry_of_rounded(hull, from, step) : entry_of_polygon(hull, from, step);
  if (entry.fraction == kFarthest) return std::nullopt;  // it touches the hull by rounding only
  if (entry.fraction < 0) {
    // It begins on the surface, but for rounding. Where it leads away from there, its line enters
    // on the other side.
    const PlacedShape start = placed_disc({ray.x, ray.y, 0});
    const Separation apart = separation(shape, {start, nullptr});
    entry = {0, {wide(apart.normal_x), wide(apart.normal_y)}};
  }
  const double fraction = std::clamp(entry.fraction, 0.0, 1.0);
  hit.fraction = static_cast<float>(fraction);
  hit.x = rounded(wide(ray.x) + fraction * step.x);
  hit.y = rounded(wide(ray.y) + fraction * step.y);
  hit.normal_x = rounded_normal(entry.normal.x);
  hit.normal_y = rounded_normal(entry.normal.y);
  return hit;
}

}  // namespace quadrille
