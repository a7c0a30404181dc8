// Rectangles in 64 bits, with any angle.
#pragma once

#include "geometry/vector.hpp"
#include "narrow/placed_shape.hpp"

namespace quadrille {

/// A rectangle by its centre, the direction of its width, and half its size, which may be zero.
struct OrientedBox {
  Vector centre;
  Vector axis;        ///< 1 long but for rounding to floats
  double per_length;  ///< 1 / length of the axis: taken apart, as tests are sooner done that way
  double half_x;
  double half_y;

  Vector unit_axis() const { return per_length * axis; }

  /// A vector of the world in the box's own frame.
  Vector in_frame(const Vector& vector) const { return per_length * turned_back(axis, vector); }
};

/// Precondition: the shape is a box.
inline OrientedBox oriented_box_of(const PlacedShape& box) {
  const Vector axis = {box.axis_x, box.axis_y};
  return {{box.x, box.y}, axis, per_length_of(axis), box.half_x, box.half_y};
}

/// Sums of two floats are exact in 64 bits where their magnitudes are not far apart: a query's box
/// and a body with the same corners are the same rectangle.
inline OrientedBox oriented_box_of(const Box& box) {
  return {{(double{box.min_x} + box.max_x) / 2, (double{box.min_y} + box.max_y) / 2},
          {1, 0},
          1,
          (double{box.max_x} - box.min_x) / 2,
          (double{box.max_y} - box.min_y) / 2};
}

}  // namespace quadrille
