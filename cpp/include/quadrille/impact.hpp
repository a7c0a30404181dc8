// Impacts: where bullets meet other bodies on their way.
#pragma once

#include <cstdint>

#include "quadrille/id.hpp"

namespace quadrille {

/// Where a bullet meets another body on its way from the last step to this one: see `World`,
/// Bullets.
struct Impact {
  Id bullet;
  Id other;
  float fraction;  ///< of the way until then, 0 .. 1; 0 too for an overlap at the start
  float x;         ///< where the bullet's origin is then
  float y;
  float point_x;  ///< where the two touch, or overlap; the middle where sides meet
  float point_y;
  float normal_x;  ///< of the other body's surface, against the bullet, of length 1
  float normal_y;
  std::uint32_t part = 0;        ///< of the bullet, if it has several
  std::uint32_t other_part = 0;  ///< of the other body, if it has several
  std::uint32_t unused = 0;      ///< 0: equal impacts have equal bytes

  friend bool operator==(const Impact&, const Impact&) = default;
};

}  // namespace quadrille
