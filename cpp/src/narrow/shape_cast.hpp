// A shape that moves along a straight path, without turning, against shapes that stand still.
//
// Seen from the moving shape, its path is a ray, and another shape becomes the Minkowski difference
// of the two: where the ray enters that, they begin to overlap. The fraction is then rounded such
// that the test of `collide` agrees.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>

#include "base/rounding.hpp"
#include "base/wide.hpp"
#include "geometry/vector.hpp"
#include "narrow/minkowski_difference.hpp"
#include "narrow/placed_shape.hpp"
#include "quadrille/box.hpp"
#include "quadrille/cast.hpp"
#include "quadrille/contact.hpp"
#include "quadrille/point.hpp"

namespace quadrille {

/// How much of the way a place may be short of the touch, besides some float steps.
inline constexpr double kMostShortOfTouch = 1e-5;

/// A shape to be cast: one that is placed by itself, or a part of a body.
struct MovingShape {
  ShapeRef start;                    ///< where it begins
  const PlacedShape* own = nullptr;  ///< of a part: its own form, before the offset
  Pose offset = {};                  ///< of a part: its place in the frame of the body
  Transform body = {};               ///< of a part: where the body begins
};

/// Makes a hit that of an overlap at the start: `overlap` is that of the moving shape and another
/// one, in this order.
void write_overlap(const Manifold& overlap, CastHit& hit);

/// What a shape only grazes: see `ShapeCast::only_grazes`.
enum class Grazed : unsigned char { kMet, kPassed };

class ShapeCast {
 public:
  /// What the shape refers to must outlive this. `edges` decides what overlaps.
  ShapeCast(const MovingShape& shape, float dx, float dy, EdgeRule edges);

  /// The hit when the moving shape overlaps another one at the start. The hit's row is 0.
  std::optional<CastHit> overlap_at_start(const ShapeRef& fixed) const;

  /// Where the moving shape first meets another one, which it does not overlap at the start. The
  /// hit's row is 0. `grazed` says whether it meets what it only grazes.
  std::optional<CastHit> first_hit(const ShapeRef& fixed, Grazed grazed = Grazed::kMet) const;

  /// Whether the moving shape gets no deeper into another one than places are rounded, however far
  /// it goes on from the start in the direction of the path; `fraction` is where the two are near.
  /// The rounding is that of the largest coordinate of the moving shape's box there, and of the
  /// place of the other one, see `rounding_of_places`. False where touches count, for a point, and
  /// where the two together are hardly thicker than that.
  bool only_grazes(const ShapeRef& fixed, float fraction) const;

  /// How far the moving shape is from another one at a fraction of the path; the normal leads from
  /// the moving one to the other.
  Separation separation_at(float fraction, const ShapeRef& fixed) const;

  /// Whether the moving shape overlaps another one, by the rule, at a fraction of the path.
  bool overlaps_at(float fraction, const ShapeRef& fixed, EdgeRule edges) const;
  bool overlaps_at(float fraction, const ShapeRef& fixed) const {
    return overlaps_at(fraction, fixed, edges_);
  }

  /// Where the origin of the moving shape, or of its body, is at a fraction of the path.
  Point place_at(float fraction) const;

  /// The moving shape at a fraction of the path.
  PlacedShape shape_at(float fraction) const;

  const Vector& way() const { return step_; }

  /// The moving shape where it begins.
  const ShapeRef& start() const { return shape_.start; }

  /// The points of the moving shape, if it is a polygon.
  const PolygonPoints* polygon() const { return shape_.start.polygon; }

  /// The largest fraction at or below `touch` for which `overlaps(fraction)` is false, among some:
  /// first within 3 float steps of the place, then within 1e-5 of the way until then, which is not
  /// enough where the shape comes nearer at a flat angle, so that rounding of its place outweighs
  /// its way; then wherever a search by halves leads. 0 if there is none.
  template <typename Overlaps>
  float last_free_fraction(double touch, Overlaps&& overlaps) const;

 private:
  double float_step_at(double fraction) const;
  double rounding_near(const ShapeRef& fixed, double fraction) const;
  bool only_grazes(const MinkowskiDifference& difference, const ShapeRef& fixed,
                   double fraction) const;

  MovingShape shape_;
  Vector origin_;  // of the shape or its body, at the start
  Vector step_;
  EdgeRule edges_;
  Hull hull_;  // relative to the shape's origin
};

template <typename Overlaps>
float ShapeCast::last_free_fraction(double touch, Overlaps&& overlaps) const {
  constexpr int kHalfSteps = 6;
  constexpr int kParts = 16;
  const double part = touch * (kMostShortOfTouch / kParts);
  float blocked = rounded_down(touch);
  if (!(blocked > 0)) return 0;
  if (!overlaps(blocked)) return blocked;
  const double half_step = float_step_at(touch) / 2;
  for (int i = 1; i <= kHalfSteps + kParts; ++i) {
    const double back = std::min(i, kHalfSteps) * half_step + std::max(i - kHalfSteps, 0) * part;
    const float fraction = rounded_down(touch - back);
    if (!(fraction > 0)) return 0;
    if (!overlaps(fraction)) return fraction;
    blocked = fraction;
  }
  float free = 0;
  while (wide(blocked - free) > part) {
    const float middle = free + (blocked - free) / 2;
    if (middle == free || middle == blocked) break;
    (overlaps(middle) ? blocked : free) = middle;
  }
  return free;
}

/// Of the hits of two bodies' parts, the one that is told.
class FirstOfParts {
 public:
  void add(const std::optional<CastHit>& hit, std::uint32_t moving_part, std::uint32_t part) {
    if (!hit) return;
    CastHit of_parts = *hit;
    of_parts.moving_part = moving_part;
    of_parts.part = part;
    if (!first_ || precedes(of_parts, *first_)) first_ = of_parts;
  }

  const std::optional<CastHit>& get() const { return first_; }

  /// Of the path, behind which no hit precedes; all of it while there is none.
  float fraction() const { return first_ ? first_->fraction : 1; }

 private:
  // The earlier one; of two overlaps at the start, the deeper one; then that of the lower parts.
  static bool precedes(const CastHit& a, const CastHit& b) {
    if (a.fraction != b.fraction) return a.fraction < b.fraction;
    if (a.depth != b.depth) return a.depth > b.depth;
    return std::pair(a.moving_part, a.part) < std::pair(b.moving_part, b.part);
  }

  std::optional<CastHit> first_;
};

}  // namespace quadrille
