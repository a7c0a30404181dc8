#include "geometry/box_math.hpp"

#include "base/rounding.hpp"
#include "base/wide.hpp"

namespace quadrille {
namespace {

// Doubles the size of [min, max]: downward when `value` lies below, else upward.
void double_towards(double& min, double& max, float value) {
  const double size = max - min;
  if (wide(value) < min) {
    min -= size;
  } else {
    max += size;
  }
}

}  // namespace

// Not inline, so that the caller's flags for floating-point arithmetic do not matter.
Box from_corner(float x, float y, float width, float height) {
  return {x, y, x + width, y + height};
}

Box from_center(float x, float y, float width, float height) {
  const double half_width = wide(width) / 2;
  const double half_height = wide(height) / 2;
  return {rounded(wide(x) - half_width), rounded(wide(y) - half_height),
          rounded(wide(x) + half_width), rounded(wide(y) + half_height)};
}

// Each round doubles both sides, so a few hundred rounds span the range of float. The sides grow in
// 64 bits: far from zero, 32 bits would round a small world's side away.
void grow_to_hold(Box& world, const Box& box) {
  Bounds grown = {wide(world.min_x), wide(world.min_y), wide(world.max_x), wide(world.max_y)};
  while (!contains(world, box)) {
    double_towards(grown.min_x, grown.max_x, box.min_x);
    double_towards(grown.min_y, grown.max_y, box.min_y);
    world = {rounded(grown.min_x), rounded(grown.min_y), rounded(grown.max_x),
             rounded(grown.max_y)};
  }
}

}  // namespace quadrille
