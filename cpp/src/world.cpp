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

// Each round doubles both sides, so a hundred-odd rounds span the range of float.
bool grow_to_hold(Box& world, const Box& box) {
  Box grown = world;
  while (!contains(grown, box)) {
    double_towards(grown.min_x, grown.max_x, box.min_x);
    double_towards(grown.min_y, grown.max_y, box.min_y);
    if (!is_valid(grown)) return false;
  }
  world = grown;
  return true;
}

}  // namespace quadrille
