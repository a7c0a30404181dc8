// The world's edge: who is outside, and how far it grows.
#pragma once

#include "quadrille/box.hpp"

namespace quadrille {

/// True when the box shares no point with the world.
inline bool is_outside(const Box& world, const Box& box) {
  return !overlap<EdgeRule::kTouching>(world, box);
}

/// The smallest box around both.
inline Box united(const Box& a, const Box& b) {
  return {a.min_x < b.min_x ? a.min_x : b.min_x, a.min_y < b.min_y ? a.min_y : b.min_y,
          a.max_x > b.max_x ? a.max_x : b.max_x, a.max_y > b.max_y ? a.max_y : b.max_y};
}

/// Doubles `world` towards `box` until it holds it whole, so that the world before is one cell of
/// the world after, as far as 32 bits can tell; at the ends of their range it stops.
void grow_to_hold(Box& world, const Box& box);

}  // namespace quadrille
