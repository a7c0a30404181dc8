// The distance of two hulls, and whether they overlap.
#pragma once

#include <cmath>
#include <cstddef>

#include "geometry/vector.hpp"
#include "narrow/placed_shape.hpp"
#include "quadrille/box.hpp"
#include "quadrille/point.hpp"

namespace quadrille {

/// A side of one of two hulls, and how far its line is from the core of the other one, on the outer
/// side: below 0 where that reaches across.
struct HullSide {
  std::size_t number;
  bool is_of_second;
  double distance;
};

/// A square of a distance, as a fraction. It is compared by products, since a quotient would be
/// rounded: shapes that touch have equal products.
struct SquaredDistance {
  double numerator;
  double denominator;  ///< above 0

  double value() const { return numerator / denominator; }

  /// The distance; exactly `reach` where it is that.
  double distance(double reach) const {
    return numerator == reach * reach * denominator ? reach : std::sqrt(value());
  }
};

/// Where two hulls that do not overlap are nearest to each other: two corners, or a corner and a
/// side.
struct NearestFeatures {
  enum class Kind : unsigned char { kCorners, kSideOfA, kSideOfB };

  SquaredDistance squared;
  Kind kind;
  std::size_t a;  ///< a corner of a, or for kSideOfA a side whose outer side b is on
  std::size_t b;
};

/// The nearest features, or some of those that are equally near.
NearestFeatures nearest_features(const Hull& a, const Hull& b);

/// The nearest points of two hulls.
struct NearestPoints {
  Vector on_a;
  Vector on_b;
  Vector normal;  ///< from a to b, of length 1
  double distance;
};

/// A distance between two hulls that is no more than this may be nothing but rounding, and so is
/// the direction between their nearest points.
double rounding_of(const Hull& a, const Hull& b);

/// The points where the nearest features are nearest. Precondition: they are apart.
NearestPoints nearest_points(const Hull& a, const Hull& b, const NearestFeatures& features);

/// The nearest points of two hulls that are apart, if need be by rounding only: then the normal is
/// that of the farthest side. Precondition: one of them has a side, or they are not on one spot.
NearestPoints nearest_points(const Hull& a, const Hull& b);

/// Whether hulls that are this far apart overlap when their radii are `reach` in all. Squares are
/// compared, because roots are rounded.
inline bool is_within_reach(const SquaredDistance& squared, double reach, EdgeRule edges) {
  const double squared_reach = reach * reach * squared.denominator;
  return squared.numerator < squared_reach ||
         (edges == EdgeRule::kTouching && squared.numerator == squared_reach);
}

/// How two hulls lie to each other.
struct HullRelation {
  bool overlap;        ///< with their radii, by the rule; if they do not, the rest means nothing
  bool cores_overlap;  ///< without their radii; if they do, `nearest` means nothing
  HullSide farthest;   ///< the side with the largest distance: the other hull is farthest from it,
                       ///< or reaches across it least
  NearestFeatures nearest;
};

/// Whether two hulls overlap, and how. The test of `collide_hulls`, queries by boxes, and rays.
HullRelation relation(const Hull& first, const Hull& second, EdgeRule edges);

}  // namespace quadrille
