// A part of a body where its body is.
#pragma once

#include "narrow/placed_shape.hpp"
#include "quadrille/body.hpp"
#include "quadrille/box.hpp"
#include "quadrille/filter.hpp"

namespace quadrille {

/// A part as pairs and queries read it, in one cache line.
struct PlacedPart {
  PlacedShape shape;
  Box box;         ///< around it, with the margin of `place`
  Filter filter;   ///< its own, else that of its body
  bool is_sensor;  ///< by itself, whether or not its body is one
  OneWay one_way;  ///< its own, whether or not its body has one
};
static_assert(sizeof(PlacedPart) == 64);

/// The box of what cannot be placed.
inline constexpr Box kNoBox = {.min_x = 1, .min_y = 1, .max_x = 0, .max_y = 0};

}  // namespace quadrille
