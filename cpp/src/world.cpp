#include "world.hpp"

namespace quadrille {
namespace {

// Doubles an interval, downward if `box_min` lies below it, else upward.
void double_towards(float& min, float& max, float box_min) {
  const float size = max - min;
  if (box_min < min) {
    min -= size;
  } else {
    max += size;
  }
}

}  // namespace

// Each round doubles both sides, so a few hundred rounds span the range of float. Far from zero, a
// small world's side can be lost in rounding: such a world cannot grow.
bool grow_to_hold(Box& world, const Box& box) {
  Box grown = world;
  while (!contains(grown, box)) {
    const Box before = grown;
    double_towards(grown.min_x, grown.max_x, box.min_x);
    double_towards(grown.min_y, grown.max_y, box.min_y);
    const bool widened = grown.max_x - grown.min_x > before.max_x - before.min_x;
    const bool heightened = grown.max_y - grown.min_y > before.max_y - before.min_y;
    if (!widened || !heightened || !is_valid(grown)) return false;
  }
  world = grown;
  return true;
}

}  // namespace quadrille
