// Whether boxes touch a window.
#pragma once

#include <array>
#include <limits>

#include "base/simd.hpp"
#include "geometry/grid.hpp"
#include "quadrille/box.hpp"

namespace quadrille {

/// Tests whether boxes touch a window and begin neither left of nor above a corner: all of these
/// conditions in two vector comparisons.
class TouchTest {
 public:
  explicit TouchTest(const Box& window, const Corner& least = kLowestCorner)
      : from_(SimdLanes::make(least.x, least.y, window.min_x, window.min_y)),
        to_(SimdLanes::make(window.max_x, window.max_y, kFar, kFar)) {}

  bool operator()(const Box& box) const {
    const auto lanes = SimdLanes::load(&box.min_x);
    return SimdLanes::bits(SimdLanes::both(SimdLanes::less_equal(from_, lanes),
                                           SimdLanes::less_equal(lanes, to_))) == kAllLanes;
  }

  Box window() const {
    const Lanes from = each(from_);
    const Lanes to = each(to_);
    return {from[2], from[3], to[0], to[1]};
  }

  Corner least() const {
    const Lanes from = each(from_);
    return {from[0], from[1]};
  }

 private:
  static constexpr float kFar = std::numeric_limits<float>::infinity();

  using Lanes = std::array<float, kLanes>;
  static Lanes each(SimdLanes::Floats vector) {
    Lanes lanes;
    SimdLanes::store(lanes.data(), vector);
    return lanes;
  }

  SimdLanes::Floats from_;
  SimdLanes::Floats to_;
};

}  // namespace quadrille
