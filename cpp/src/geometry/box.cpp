// Compiled with the library, so that the caller's flags for floating-point arithmetic do not
// matter.
#include "quadrille/box.hpp"

#include "base/rounding.hpp"

namespace quadrille {

Box from_corner(float x, float y, float width, float height) {
  return {x, y, x + width, y + height};
}

Box from_center(float x, float y, float width, float height) {
  const double half_width = double{width} / 2;
  const double half_height = double{height} / 2;
  return {rounded(x - half_width), rounded(y - half_height), rounded(x + half_width),
          rounded(y + half_height)};
}

}  // namespace quadrille
