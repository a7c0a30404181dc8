#include "narrow/shape_cast.hpp"

#include <cstddef>
#include <limits>
#include <span>

#include "base/simd.hpp"
#include "base/wide.hpp"
#include "narrow/collide.hpp"
#include "narrow/collide_functions.hpp"
#include "narrow/minkowski_difference.hpp"

namespace quadrille {
namespace {

constexpr double kFarthest = std::numeric_limits<double>::max();

// The part of the path's line that is in a Minkowski difference, which is convex: from where the
// line enters it to where it leaves it, as fractions of the path. Empty where `leave` is below
// `enter`.
struct Crossing {
  double enter = kFarthest;
  double leave = -kFarthest;
  Vector normal = {0, 0};      // of the surface where it enters
  bool has_no_inside = false;  // the difference is a segment, and is crossed in one point
};

Vector outer_normal(const Vector& side) {
  return (1 / std::sqrt(dot(side, side))) * Vector{side.y, -side.x};
}

// Whether a line that touches the surface only, or a single point, counts.
bool counts(double inside, EdgeRule edges) {
  return inside > 0 || (inside == 0 && edges == EdgeRule::kTouching);
}

// Of a polygon without a radius: between the last of the sides' lines that the path crosses
// inwards, and the first one that it crosses outwards. Only what is deeper counts than `depth`.
Crossing crossing_of_polygon(const MinkowskiDifference& difference, const Vector& start,
                             const Vector& step, EdgeRule edges, double depth = 0) {
  Crossing found = {.enter = -kFarthest, .leave = kFarthest};
  Vector entered = {0, 0};
  for (std::size_t i = 0; i < difference.count(); ++i) {
    const Vector side = difference.side(i);
    const double speed = cross(side, step);  // inwards, times the side's length
    const double outermost = cross(side, start - difference.point(i));  // the same of the distance
    const double inside = depth > 0 ? outermost - depth * length_of(side) : outermost;
    if (speed == 0 && !counts(inside, edges)) return {};
    const double fraction = -inside / speed;
    if (speed > 0 && fraction > found.enter) {
      found.enter = fraction;
      entered = side;
    }
    if (speed < 0) found.leave = smaller(found.leave, fraction);
  }
  if (!counts(found.leave - found.enter, edges)) return {};
  found.normal = outer_normal(entered);
  return found;
}

// Of a segment, or of a point. By the strict rule, shapes that make one overlap nowhere, but one of
// them is not to pass through the other. `from` and `to` are relative to the start.
Crossing crossing_of_segment(const Vector& from, const Vector& to, const Vector& step,
                             EdgeRule edges) {
  const Vector side = to - from;
  const double speed = cross(side, step);
  if (speed != 0) {
    const double fraction = cross(side, from) / speed;
    const double along = dot(side, fraction * step - from);
    if (!counts(smaller(along, dot(side, side) - along), edges)) return {};
    return {fraction, fraction, outer_normal(speed > 0 ? side : -side), true};
  }
  if (edges == EdgeRule::kStrict || cross(step, from) != 0) return {};
  const double squared = dot(step, step);
  const double first = dot(step, from) / squared;
  const double second = dot(step, to) / squared;
  return {smaller(first, second), larger(first, second), (-1 / std::sqrt(squared)) * step};
}

// Of a polygon, a segment or a point with a radius: between the first and the last of the discs
// around the corners and the bands along the sides that its surface consists of.
Crossing crossing_of_rounded(const MinkowskiDifference& difference, double radius,
                             const Vector& start, const Vector& step, EdgeRule edges) {
  Crossing found;
  const double squared = dot(step, step);
  for (std::size_t i = 0; i < difference.count(); ++i) {
    const Vector offset = start - difference.point(i);
    const double across = cross(step, offset);
    const double chord = squared * radius * radius - across * across;
    if (!counts(chord, edges)) continue;
    const double root = std::sqrt(chord);
    const double middle = -dot(offset, step);
    if ((middle - root) / squared < found.enter) {
      // Its part across the path and its part against it. The difference of two places on the path
      // would be nothing but rounding where the path is long and the disc small.
      const Vector normal = across * Vector{-step.y, step.x} - root * step;
      found.enter = (middle - root) / squared;
      found.normal = (1 / std::sqrt(dot(normal, normal))) * normal;
    }
    found.leave = larger(found.leave, (middle + root) / squared);
  }
  for (std::size_t i = 0; difference.count() > 1 && i < difference.count(); ++i) {
    const Vector side = difference.side(i);
    const double speed = cross(side, step);
    if (speed == 0) continue;
    const Vector normal = outer_normal(side);
    const Vector begin = difference.point(i) + radius * normal - start;
    const double fraction = cross(side, begin) / speed;
    const double along = dot(side, fraction * step - begin);
    if (along < 0 || along > dot(side, side)) continue;
    if (speed > 0 && fraction < found.enter) {
      found.enter = fraction;
      found.normal = normal;
    }
    if (speed < 0) found.leave = larger(found.leave, fraction);
  }
  return found;
}

// Of a difference without a radius. One that is no wider than rounding of the path is a segment,
// between the corners that are farthest apart.
Crossing crossing_of_sharp(const MinkowskiDifference& difference, const Vector& start,
                           const Vector& step, EdgeRule edges) {
  constexpr double kRounding = 1e-15;
  const std::size_t one_end = difference.farthest_from(0);
  const std::size_t other_end = difference.farthest_from(one_end);
  const Vector from = difference.point(one_end);
  const Vector to = difference.point(other_end);
  const double squared = dot(to - from, to - from);
  const double far = std::abs(start.x) + std::abs(start.y) + std::sqrt(squared);
  const bool has_inside =
      difference.doubled_area() > kRounding * far * std::sqrt(squared) && difference.count() > 2;
  return has_inside ? crossing_of_polygon(difference, start, step, edges)
                    : crossing_of_segment(from - start, to - start, step, edges);
}

// What of the path's line is deeper in a difference than a depth. Of one that is not thicker than
// twice the depth, it is not exact.
Crossing crossing_below(const MinkowskiDifference& difference, double depth, const Vector& start,
                        const Vector& step) {
  const double radius = difference.radius() - depth;
  return radius > 0 ? crossing_of_rounded(difference, radius, start, step, EdgeRule::kStrict)
                    : crossing_of_polygon(difference, start, step, EdgeRule::kStrict, -radius);
}

// The line of a path, as seen from its foot: from where it is nearest to the origin, numbers are
// small however long the path is.
struct PathLine {
  Vector foot;
  Vector step;
  double begin;     // of the path, in steps from the foot
  double end;       // of the path
  double rounding;  // how far the foot may be beside the line
};

PathLine path_line(const Vector& start, const Vector& step) {
  const double squared = dot(step, step);
  const Vector stop = start + step;
  const double begin = dot(start, step) / squared;
  const double end = dot(stop, step) / squared;
  const bool is_begin_nearer = std::abs(begin) < std::abs(end);
  const double nearer = is_begin_nearer ? begin : end;
  Vector foot = (is_begin_nearer ? start : stop) - nearer * step;
  for (int i = 0; i < 2; ++i) foot = foot - (dot(foot, step) / squared) * step;
  const double rounding = 0x1p-50 * std::abs(nearer) * smaller(std::abs(step.x), std::abs(step.y));
  return {foot, step, begin, end, rounding};
}

// No more than the distance of two parallel lines that have the difference between them.
double least_thickness(const MinkowskiDifference& difference) {
  const std::size_t one_end = difference.farthest_from(0);
  const Vector longest =
      difference.point(difference.farthest_from(one_end)) - difference.point(one_end);
  const double area = difference.count() > 2 ? difference.doubled_area() : 0;
  return 2 * difference.radius() + (area > 0 ? area / (2 * length_of(longest)) : 0);
}

// How far a hull reaches in a direction, and the part of its surface that is there, along a line
// across the direction: a corner, or a side that is straight across it but for rounding to floats.
struct FarthestPart {
  double reach;
  double begin;
  double end;
};

FarthestPart farthest_part(const Hull& hull, const Vector& direction) {
  constexpr double kRounding = 0x1p-19;
  const std::span points = std::span(hull.points).first(hull.count);
  FarthestPart part = {-kFarthest, kFarthest, -kFarthest};
  double size = 0;
  for (const Vector& point : points) {
    part.reach = larger(part.reach, dot(direction, point));
    size = larger(size, std::abs(point.x) + std::abs(point.y));
  }
  for (const Vector& point : points) {
    if (dot(direction, point) < part.reach - kRounding * size) continue;
    const double along = cross(direction, point);
    part.begin = smaller(part.begin, along);
    part.end = larger(part.end, along);
  }
  return part;
}

// Where the two shapes touch, from the origin of the fixed one: a corner of either, or the middle
// of the common part of two sides. `place` is that of the moving one.
Vector touching_point(const Hull& moving, const Hull& fixed, const Vector& normal,
                      const Vector& place) {
  const FarthestPart on_fixed = farthest_part(fixed, normal);
  const FarthestPart on_moving = farthest_part(moving, -normal);
  const double offset = cross(normal, place);
  const double begin = larger(on_fixed.begin, offset - on_moving.end);
  const double end = smaller(on_fixed.end, offset - on_moving.begin);
  return (on_fixed.reach + fixed.radius) * normal +
         ((begin + end) / 2) * Vector{-normal.y, normal.x};
}

}  // namespace

void write_overlap(const Manifold& overlap, CastHit& hit) {
  const auto& [one, other] = overlap.points;
  const bool has_two = overlap.point_count == 2;
  hit.point_x = has_two ? (one.x + other.x) / 2 : one.x;
  hit.point_y = has_two ? (one.y + other.y) / 2 : one.y;
  hit.normal_x = 0 - overlap.normal_x;  // zero has no sign
  hit.normal_y = 0 - overlap.normal_y;
  hit.depth = overlap.depth;
}

ShapeCast::ShapeCast(const MovingShape& shape, float dx, float dy, EdgeRule edges)
    : shape_(shape),
      origin_(shape.own == nullptr ? Vector{wide(shape.start.shape.x), wide(shape.start.shape.y)}
                                   : Vector{wide(shape.body.x), wide(shape.body.y)}),
      step_{wide(dx), wide(dy)},
      edges_(edges),
      hull_(hull_of(shape.start, {wide(shape.start.shape.x), wide(shape.start.shape.y)})) {}

Point ShapeCast::place_at(float fraction) const {
  return {rounded(origin_.x + wide(fraction) * step_.x),
          rounded(origin_.y + wide(fraction) * step_.y)};
}

// One float step of the larger coordinate of a place, as a fraction of the path.
double ShapeCast::float_step_at(double fraction) const {
  const Vector place = origin_ + fraction * step_;
  const float largest = rounded(larger(std::abs(place.x), std::abs(place.y)));
  return (wide(largest - next_down(largest))) / std::sqrt(dot(step_, step_));
}

// A part is where its body's place puts it, which is rounded.
PlacedShape ShapeCast::shape_at(float fraction) const {
  const Point place = place_at(fraction);
  PlacedShape moved = shape_.start.shape;
  if (shape_.own == nullptr) {
    moved.x = place.x;
    moved.y = place.y;
  } else {
    Transform body = shape_.body;
    body.x = place.x;
    body.y = place.y;
    quadrille::place(*shape_.own, shape_.start.polygon, combined(pose_of(body), shape_.offset),
                     moved);
  }
  return moved;
}

bool ShapeCast::overlaps_at(float fraction, const ShapeRef& fixed, EdgeRule edges) const {
  Manifold manifold;
  return collide({shape_at(fraction), shape_.start.polygon}, fixed, edges, manifold);
}

Separation ShapeCast::separation_at(float fraction, const ShapeRef& fixed) const {
  return separation({shape_at(fraction), shape_.start.polygon}, fixed);
}

std::optional<CastHit> ShapeCast::overlap_at_start(const ShapeRef& fixed) const {
  Manifold manifold;
  if (!collide(shape_.start, fixed, edges_, manifold)) return std::nullopt;
  const Point place = place_at(0);
  CastHit hit = kNoCastHit;
  hit.row = 0;
  hit.fraction = 0;
  hit.x = place.x;
  hit.y = place.y;
  write_overlap(manifold, hit);
  return hit;
}

bool ShapeCast::only_grazes(const ShapeRef& fixed, float fraction) const {
  if (edges_ == EdgeRule::kTouching) return false;
  const Vector origin = {wide(fixed.shape.x), wide(fixed.shape.y)};
  return only_grazes(MinkowskiDifference(hull_, hull_of(fixed, origin)), fixed, wide(fraction));
}

// How exact places are: by the largest coordinate of the moving shape's box at a fraction, and of
// the origins of both shapes.
double ShapeCast::rounding_near(const ShapeRef& fixed, double fraction) const {
  const Vector moved = fraction * step_;
  const Vector origin = origin_ + moved;
  const Vector place = Vector{wide(shape_.start.shape.x), wide(shape_.start.shape.y)} + moved;
  double largest = larger(larger(std::abs(origin.x), std::abs(origin.y)),
                          larger(std::abs(wide(fixed.shape.x)), std::abs(wide(fixed.shape.y))));
  for (const Vector& point : std::span(hull_.points).first(hull_.count)) {
    const Vector at = place + point;
    largest = larger(largest, larger(std::abs(at.x), std::abs(at.y)) + hull_.radius);
  }
  return rounding_of_places(rounded(largest));
}

bool ShapeCast::only_grazes(const MinkowskiDifference& difference, const ShapeRef& fixed,
                            double fraction) const {
  constexpr double kLeastThickness = 16;
  if (edges_ == EdgeRule::kTouching || (hull_.count == 1 && hull_.radius == 0)) return false;
  const double depth = rounding_near(fixed, fraction);
  if (least_thickness(difference) <= kLeastThickness * depth) return false;
  const Vector start = Vector{wide(shape_.start.shape.x), wide(shape_.start.shape.y)} -
                       Vector{wide(fixed.shape.x), wide(fixed.shape.y)};
  const bool moves = step_.x != 0 || step_.y != 0;
  const PathLine line = path_line(start, moves ? step_ : Vector{1, 0});
  if (line.rounding > depth) return false;
  const Crossing deeper = crossing_below(difference, depth, line.foot, line.step);
  if (!(deeper.enter < deeper.leave && deeper.leave > line.begin)) return true;
  const bool is_deep_at_end = deeper.enter < (moves ? line.end : line.begin);
  if (is_deep_at_end) return false;
  // Along a side, but for the rounding of a direction.
  const double into = -dot(deeper.normal, line.step);
  return !moves || into <= kMostShortOfTouch * length_of(line.step);
}

std::optional<CastHit> ShapeCast::first_hit(const ShapeRef& fixed, Grazed grazed) const {
  if (step_.x == 0 && step_.y == 0) return std::nullopt;
  // Numbers are small around the origin of the shape that stands still.
  const Vector origin = {wide(fixed.shape.x), wide(fixed.shape.y)};
  const Vector start = Vector{wide(shape_.start.shape.x), wide(shape_.start.shape.y)} - origin;
  const Hull fixed_hull = hull_of(fixed, origin);
  const MinkowskiDifference difference(hull_, fixed_hull);
  const Crossing crossing =
      difference.radius() > 0
          ? crossing_of_rounded(difference, difference.radius(), start, step_, edges_)
          : crossing_of_sharp(difference, start, step_, edges_);
  const double end = 1 - crossing.enter;
  if (crossing.enter > crossing.leave || !counts(end, edges_)) return std::nullopt;
  // The shapes do not overlap at the start: where that is in the difference, it is on its surface
  // but for rounding, either where the path enters or where it leaves.
  if (crossing.enter < 0 && crossing.leave <= -crossing.enter) return std::nullopt;
  if (crossing.has_no_inside && crossing.enter <= 0) return std::nullopt;

  const double touch = larger(crossing.enter, 0);
  if (grazed == Grazed::kPassed && only_grazes(difference, fixed, touch)) return std::nullopt;
  const EdgeRule edges = crossing.has_no_inside ? EdgeRule::kTouching : edges_;
  const float fraction =
      last_free_fraction(touch, [&](float at) { return overlaps_at(at, fixed, edges); });
  const Point place = place_at(fraction);
  const Vector point =
      origin + touching_point(hull_, fixed_hull, crossing.normal, start + touch * step_);
  return CastHit{.row = 0,
                 .fraction = fraction,
                 .x = place.x,
                 .y = place.y,
                 .point_x = rounded(point.x),
                 .point_y = rounded(point.y),
                 .normal_x = rounded_normal(crossing.normal.x),
                 .normal_y = rounded_normal(crossing.normal.y),
                 .depth = 0};
}

}  // namespace quadrille
