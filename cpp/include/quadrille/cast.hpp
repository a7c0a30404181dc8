// Shapes that move along straight paths, and what they meet.
#pragma once

#include <cstdint>

#include "quadrille/id.hpp"
#include "quadrille/shape.hpp"

namespace quadrille {

/// A path of a shape: from a place by (dx, dy), without turning. It may have length zero.
struct CastPath {
  Transform from;
  float dx;
  float dy;
};
static_assert(sizeof(CastPath) == 24, "a batch of paths is an array of six floats per path");

/// Where a shape that moves meets a body.
///
/// At (x, y) the shape does not overlap the body, by the test that `WorldQueries::overlaps` uses,
/// nor any other one that it does not graze. The place is that of the fraction:
/// from.x + fraction * dx, computed in 64 bits and rounded to float; y likewise. It is short of the
/// touch by at most 1e-5 of the way and 4 float steps of the largest coordinate. There is one
/// exception: a shape may come nearer to the body by less than a quarter of the way that it moves,
/// at a flat angle. Rounding of its place can then outweigh the way that is left, and the bound
/// holds for its distance from the body instead of for the way.
///
/// By the strict rule, a shape does not meet what it only grazes: a body into which it gets no
/// deeper than 4 float steps, however far it goes on from the start in its direction. The steps are
/// those of the largest coordinate of the shape's box where the two are near, and of the places of
/// both bodies. So edges that are one in decimals do not stop it. At (x, y) it may overlap that, so
/// deep. Points, and two shapes that together are no thicker than 64 float steps, graze nothing.
/// Sweeps of boxes and moves have the same tolerance; the steps of a sweep are those of its box.
///
/// A shape that overlaps the body from the start meets it at fraction 0: only then is `depth` above
/// 0, unless rounding makes it 0. By the strict rule, a shape that touches the body at the start
/// meets it at fraction 0 when it moves into it, and does not when it moves along or away. So does
/// one that overlaps it by no more than it may graze it.
struct CastHit {
  Row row;         ///< of the body; kNoRow for none
  float fraction;  ///< of the path until then, 0 .. 1
  float x;         ///< where the shape's origin is then
  float y;
  float point_x;  ///< where the two touch, or overlap; the middle where sides meet
  float point_y;
  float normal_x;  ///< of the body's surface, against the shape, of length 1
  float normal_y;
  float depth;  ///< of an overlap at the start: moving the shape so far along the normal ends that
                ///< of the two parts
  std::uint32_t part = 0;         ///< of a body of several parts: which one is met; else 0
  std::uint32_t moving_part = 0;  ///< of a cast of such a body: which one of its own meets it
};

/// No hit. In results with exactly one hit for each path, its place is that of the end.
inline constexpr CastHit kNoCastHit = {.row = kNoRow,
                                       .fraction = 1,
                                       .x = 0,
                                       .y = 0,
                                       .point_x = 0,
                                       .point_y = 0,
                                       .normal_x = 0,
                                       .normal_y = 0,
                                       .depth = 0,
                                       .part = 0,
                                       .moving_part = 0};

}  // namespace quadrille
