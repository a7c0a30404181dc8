#include "geometry/world.hpp"

#include "base/rounding.hpp"
#include "geometry/bounds.hpp"

namespace quadrille {
namespace {

// Doubles an interval, downward if `box_min` lies below it, else upward.
void double_towards(double& min, double& max, float box_min) {
  const double size = max - min;
  if (box_min < min) {
    min -= size;
  } else {
    max += size;
  }
}

}  // namespace

// Each round doubles both sides, so a few hundred rounds span the range of float. In 64 bits, as
// far from zero a small world's side would be lost in the rounding to 32.
void grow_to_hold(Box& world, const Box& box) {
  Bounds grown = {world.min_x, world.min_y, world.max_x, world.max_y};
  while (!contains(world, box)) {
    double_towards(grown.min_x, grown.max_x, box.min_x);
    double_towards(grown.min_y, grown.max_y, box.min_y);
    world = {rounded(grown.min_x), rounded(grown.min_y), rounded(grown.max_x),
             rounded(grown.max_y)};
  }
}

}  // namespace quadrille
