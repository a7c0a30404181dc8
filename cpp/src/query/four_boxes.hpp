// Four boxes, for tests of all four at once.
#pragma once

#include <cstdint>

#include "base/simd.hpp"
#include "geometry/grid.hpp"
#include "quadrille/box.hpp"

namespace quadrille {

/// Four boxes, one array per coordinate, and a number for each of them.
struct alignas(16) FourBoxes {
  float min_x[kLanes];
  float min_y[kLanes];
  float max_x[kLanes];
  float max_y[kLanes];
  std::uint32_t number[kLanes];

  void put(std::size_t lane, const Box& box, std::uint32_t its_number) {
    min_x[lane] = box.min_x;
    min_y[lane] = box.min_y;
    max_x[lane] = box.max_x;
    max_y[lane] = box.max_y;
    number[lane] = its_number;
  }

  Box box(std::size_t lane) const { return {min_x[lane], min_y[lane], max_x[lane], max_y[lane]}; }
};
static_assert(sizeof(FourBoxes) == 80);

/// The boxes that touch `window`, one bit per lane.
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

/// The boxes that `window` contains, its edges included, one bit per lane.
template <typename Lanes = SimdLanes>
inline unsigned within(const FourBoxes& four, const Box& window) {
  const auto in_x =
      Lanes::both(Lanes::less_equal(Lanes::splat(window.min_x), Lanes::load(four.min_x)),
                  Lanes::less_equal(Lanes::load(four.max_x), Lanes::splat(window.max_x)));
  const auto in_y =
      Lanes::both(Lanes::less_equal(Lanes::splat(window.min_y), Lanes::load(four.min_y)),
                  Lanes::less_equal(Lanes::load(four.max_y), Lanes::splat(window.max_y)));
  return Lanes::bits(Lanes::both(in_x, in_y));
}

/// The boxes that begin neither left of nor above `corner`, one bit per lane.
template <typename Lanes = SimdLanes>
inline unsigned beginning_from(const FourBoxes& four, const Corner& corner) {
  return Lanes::bits(
      Lanes::both(Lanes::less_equal(Lanes::splat(corner.x), Lanes::load(four.min_x)),
                  Lanes::less_equal(Lanes::splat(corner.y), Lanes::load(four.min_y))));
}

}  // namespace quadrille
