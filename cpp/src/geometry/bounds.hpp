// A rectangle that may reach to infinity.
#pragma once

namespace quadrille {

/// Sides by the lines they lie on, in 64 bits; infinite where there is none.
struct Bounds {
  double min_x;
  double min_y;
  double max_x;
  double max_y;
};

/// What lies between two such lines.
struct Interval {
  double min;
  double max;
};

}  // namespace quadrille
