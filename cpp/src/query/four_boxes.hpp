// Four boxes that are tested at once.
#pragma once

#include <cstdint>

#include "base/simd.hpp"
#include "geometry/grid.hpp"
#include "quadrille/box.hpp"

namespace quadrille {

/// Boxes with a number each, one array per coordinate.
struct alignas(16) FourBoxes {
  float min_x[kLanes];
  float min_y[kLanes];
  float max_x[kLanes];
  float max_y[kLanes];
  std::uint32_t number[kLanes];

  void put(std::size_t place, const Box& box, std::uint32_t its_number) {
    min_x[place] = box.min_x;
    min_y[place] = box.min_y;
    max_x[place] = box.max_x;
    max_y[place] = box.max_y;
    number[place] = its_number;
  }

  Box box(std::size_t place) const {
    return {min_x[place], min_y[place], max_x[place], max_y[place]};
  }
};
static_assert(sizeof(FourBoxes) == 80);

/// The places whose boxes touch `window`, one bit each.
template <typename Lanes = SimdLanes>
inline unsigned touching(const FourBoxes& four, const Box& window) {
  const auto in_x =
      Lanes::both(Lanes::less_equal(Lanes::load(four.min_x), Lanes::splat(window.max_x)),
                  Lanes::less_equal(Lanes::splat(window.min_x), Lanes::load(four.max_x)));
  const auto in_y =
      Lanes::both(Lanes::less_equal(Lanes::load(four.min_y), Lanes::splat(window.max_y)),
                  Lanes::less_equal(Lanes::splat(window.min_y), Lanes::load(four.max_y)));
  return Lanes::bits(Lanes::both(in_x, in_y));
}

/// The places whose boxes do not begin before `corner`, one bit each.
template <typename Lanes = SimdLanes>
inline unsigned beginning_from(const FourBoxes& four, const Corner& corner) {
  return Lanes::bits(
      Lanes::both(Lanes::less_equal(Lanes::splat(corner.x), Lanes::load(four.min_x)),
                  Lanes::less_equal(Lanes::splat(corner.y), Lanes::load(four.min_y))));
}

}  // namespace quadrille
