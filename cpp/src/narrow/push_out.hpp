// The shortest way out of shapes that overlap another one.
#pragma once

#include <cstddef>
#include <optional>

#include "base/buffer.hpp"
#include "geometry/vector.hpp"
#include "narrow/minkowski_difference.hpp"
#include "narrow/outline_contact.hpp"
#include "narrow/placed_shape.hpp"

namespace quadrille {

/// A shape that does not move, and one that does: they overlap where `start`, moved as the moving
/// shape is, is nearer to the difference than its radius.
struct Blocker {
  /// How far the two are apart when the moving one is moved so; below 0, how deep they overlap.
  double clearance(const Vector& way) const;

  /// Whether it leaves less than a gap to where a way ends, but for a millionth.
  bool ends_too_near(const Vector& way, double gap) const;

  /// Whether a way leads through it. Never where the two overlap at the start.
  bool is_crossed(const Vector& way) const;

  /// Whether it is a one-way shape, and the way leads to the side where it is open.
  bool lets_pass(const Vector& way) const;

  MinkowskiDifference difference;
  Vector start = {0, 0};  ///< from the origin of the fixed hull to that of the moving one
  std::optional<OpenSide> side = {};  ///< of a one-way shape: it blocks what comes from there
};

/// A piece of the boundary around a blocker, as a place for the moving shape's way: a straight one
/// along a side, or a circle around a corner.
struct BoundaryPiece {
  bool is_circle() const { return along.x == 0 && along.y == 0; }

  Vector from;   ///< the centre of a circle
  Vector along;  ///< of length 1; 0 of a circle
  double length_or_radius;
  std::size_t blocker = 0;  ///< its index
};

/// What is in the way of a shape, and memory for finding its way out.
struct WayOutScratch {
  std::size_t bytes() const { return blockers.bytes() + pieces.bytes(); }

  Buffer<Blocker> blockers;
  Buffer<BoundaryPiece> pieces;
};

/// The shortest way of the moving shape to where it is `gap` apart from all blockers, no longer
/// than `most`, that crosses none of those that it does not overlap at the start; of equally short
/// ones, that which leads farthest along `up`. It ends in front of a side or a corner of one
/// blocker, or where those of two blockers meet, or it grazes a blocker on its way there: by a
/// millionth of the gap. None if there is no such way. Precondition: it overlaps one. False when
/// there is no memory. Cost: at most cubic in the number of sides of all blockers.
[[nodiscard]] bool find_shortest_way_out(WayOutScratch& scratch, double gap, double most,
                                         const Vector& up, std::optional<Vector>& way);

}  // namespace quadrille
