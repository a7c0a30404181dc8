// The check of every box on its way in.
#pragma once

#include "base/simd.hpp"
#include "quadrille/box.hpp"

namespace quadrille {

/// is_valid(box), four coordinates at once: finite minus itself is zero, anything else is not.
template <typename Lanes>
bool is_valid_by(const Box& box) {
  const auto corners = Lanes::load(&box.min_x);
  const auto finite = Lanes::less_equal(Lanes::subtract(corners, corners), Lanes::splat(0));
  const auto ordered = Lanes::less_equal(corners, Lanes::upper_half(corners));
  return Lanes::bits(Lanes::both(finite, ordered)) == kAllLanes;
}

}  // namespace quadrille
