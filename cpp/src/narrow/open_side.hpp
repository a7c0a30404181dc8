// The side from which a one-way solid is solid, and what counts there.
#pragma once

#include <array>

#include "geometry/vector.hpp"
#include "narrow/placed_shape.hpp"

namespace quadrille {

/// From where a one-way solid is solid.
struct OpenSide {
  Vector direction;     ///< of length 1
  double least_cosine;  ///< of the angle to a normal of length 1 that counts
  /// Of a segment of a chain: the directions of the one before, at its first end, and of the one
  /// after it. At a free end, its own.
  std::array<Vector, 2> beside = {direction, direction};

  /// Whether a straight side with this normal is open.
  bool has(const Vector& normal) const { return dot(normal, direction) > least_cosine; }
};

/// Whether one-way solids that adjoin are one: the directions of their sides are less than a right
/// angle apart.
bool have_like_sides(const OpenSide& one, const OpenSide& other);

/// Which floors a body walks on. A steeper corner of a one-way floor does not carry it.
struct FloorRule {
  Vector up = {0, 0};       ///< of length 1
  double least_cosine = 0;  ///< between `up` and the normal of the steepest floor
};

/// Whether a one-way solid stops what touches it with this normal. It does at its open sides; at
/// their ends, up to the normal of the next one that is open. Where the next one is not, it does up
/// to 45 degrees from the direction of the side, and no farther than floors go: the end of a
/// platform is no wall. The hull is that of the solid, relative to any origin.
bool is_open_at(const OpenSide& side, const Hull& solid, const Vector& normal,
                const FloorRule* floors = nullptr);

/// Whether a point is at an end of an open side of a hull, or no farther from it than `tolerance`.
bool is_end_of_open_side(const OpenSide& side, const Hull& solid, const Vector& point,
                         double tolerance);

/// Whether open sides of two hulls adjoin: an end of one is on the other.
bool adjoin(const OpenSide& one, const Hull& first, const OpenSide& other, const Hull& second,
            double tolerance);

/// Whether a point is on an open side of a hull, or no farther from it than `tolerance`.
bool is_on_open_side(const OpenSide& side, const Hull& solid, const Vector& point,
                     double tolerance);

/// Whether a place is more than `tolerance` behind all open sides of a hull that a point is on, as
/// far as these are prolonged.
bool is_behind_open_sides(const OpenSide& side, const Hull& solid, const Vector& point,
                          const Vector& place, double tolerance);

}  // namespace quadrille
