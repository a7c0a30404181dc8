// The shortest way out of shapes that overlap another one.
#pragma once

#include <optional>
#include <span>

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

  MinkowskiDifference difference;
  Vector start = {0, 0};  ///< from the origin of the fixed hull to that of the moving one
  std::optional<OpenSide> side = {};  ///< of a one-way shape: it blocks what comes from there
};

/// The shortest way of the moving shape to where it is `gap` apart from all blockers, no longer
/// than `most`, that crosses none of those that it does not overlap at the start; of equally short
/// ones, that which leads farthest along `up`. It ends in front of a side or a corner of one
/// blocker, or where those of two blockers meet, or it grazes a blocker on its way there: by a
/// millionth of the gap. Precondition: it overlaps one.
std::optional<Vector> shortest_way_out(std::span<const Blocker> blockers, double gap, double most,
                                       const Vector& up);

}  // namespace quadrille
