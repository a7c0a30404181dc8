// Rectangles in 64 bits, with any angle.
#pragma once

#include "narrow/placed_shape.hpp"
#include "narrow/vector.hpp"

namespace quadrille {

/// A rectangle by its centre, the direction of its width, and half its size, which may be zero.
struct OrientedBox {
  Vector centre;
  Vector axis;  ///< of length 1
  double half_x;
  double half_y;
};

/// Precondition: the shape is a box.
inline OrientedBox oriented_box_of(const PlacedShape& box) {
  return {{box.x, box.y}, unit_axis(box), box.half_x, box.half_y};
}

/// Sums of two floats are exact in 64 bits where their magnitudes are not far apart: a query's box
/// and a body with the same corners are the same rectangle.
inline OrientedBox oriented_box_of(const Box& box) {
  return {{(double{box.min_x} + box.max_x) / 2, (double{box.min_y} + box.max_y) / 2},
          {1, 0},
          (double{box.max_x} - box.min_x) / 2,
          (double{box.max_y} - box.min_y) / 2};
}

}  // namespace quadrille
