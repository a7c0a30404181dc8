// Shapes in the form that the narrow phase reads: flat, and already turned, scaled and moved; the
// boxes around them, and their hulls.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/wide.hpp"
#include "geometry/vector.hpp"
#include "narrow/rotation.hpp"
#include "quadrille/box.hpp"
#include "quadrille/limits.hpp"
#include "quadrille/query_shape.hpp"
#include "quadrille/shape.hpp"

namespace quadrille {

/// The corners of a polygon in its own frame, as it was given. Side i goes from corner i to the
/// next one. Corners beyond `count` are copies of the first one.
///
/// Placed corners are never stored: rounded to floats, those of a thin polygon would no longer be
/// convex. Code that needs them turns these in 64 bits.
struct PolygonPoints {
  std::array<float, kMaxPolygonPoints> x;
  std::array<float, kMaxPolygonPoints> y;
  std::array<double, kMaxPolygonPoints> per_length;  ///< 1 / length of side i
  std::uint32_t count;

  Vector point(std::size_t i) const { return {wide(x[i]), wide(y[i])}; }
  std::size_t after(std::size_t i) const { return i + 1 == count ? 0 : i + 1; }
};

/// What stands in place of a shape's kind where a body has several parts, or is a tile map. The
/// functions of this folder take shapes of other kinds only.
inline constexpr ShapeKind kCompound =
    static_cast<ShapeKind>(static_cast<unsigned char>(ShapeKind::kPolygon) + 1);
inline constexpr ShapeKind kTileMap =
    static_cast<ShapeKind>(static_cast<unsigned char>(kCompound) + 1);

/// A shape in the world, in 32 bytes: half a cache line, since the loop over pairs reads two of
/// them for each pair, at random. A shape's own form, before a body's transform, is the one that
/// the identity places.
struct alignas(32) PlacedShape {
  float x;  ///< of the body's position, which is the centre of a circle, box or capsule
  float y;
  float axis_x;  ///< of a box or a polygon: the direction of its own x axis, see `per_length_of`;
  float axis_y;  ///< of a capsule or segment: its first end, from the position
  float half_x;  ///< of a box: half its size; of a polygon: half_x is its scale; of a capsule or
  float half_y;  ///< segment: its second end, from the position
  float radius;
  std::uint32_t kind_number : 8;  ///< of a ShapeKind. Windows puts two bit-fields into one word
                                  ///< only where their types are of one size
  std::uint32_t slot : kRowBits;  ///< of the points of a polygon, of a compound's parts or of a
                                  ///< tile map; 0 for other kinds

  ShapeKind kind() const {
    // Nothing but `number_of` makes the number.
    // NOLINTNEXTLINE(clang-analyzer-optin.core.EnumCastOutOfRange)
    return static_cast<ShapeKind>(kind_number);
  }
};
static_assert(sizeof(PlacedShape) == 32);

/// The number of a kind in a PlacedShape.
constexpr unsigned char number_of(ShapeKind kind) {
  return static_cast<unsigned char>(kind);
}

/// A transform with its angle as a rotation.
struct Pose {
  float x;
  float y;
  Rotation rotation;
  float scale;
};

/// Precondition: is_valid(transform).
Pose pose_of(const Transform& transform);

/// Where an offset is in the world, if it is relative to `body`: computed in 64 bits, then rounded.
/// Quarter turns are exact in it. Its numbers are finite and its scale above 0 only as far as
/// floats reach.
Pose combined(const Pose& body, const Pose& offset);

/// 1 / length of an axis that is 1 long but for rounding to floats. Code that multiplies by it
/// takes the axis as exactly 1 long: otherwise two tests of the same shapes would differ by a
/// ten-millionth where they use it differently.
inline double per_length_of(const Vector& axis) {
  return 1.5 - 0.5 * dot(axis, axis);  // a step of Newton's method
}

/// The axis of a box or a polygon, 1 long to the last bits of 64.
inline Vector unit_axis_of(const PlacedShape& shape) {
  const Vector axis = {wide(shape.axis_x), wide(shape.axis_y)};
  return per_length_of(axis) * axis;
}

/// The ends of a capsule's or a segment's core, from the position: as exact as they were given,
/// since ends of different segments may be at one place.
inline Vector first_end(const PlacedShape& shape) {
  return {wide(shape.axis_x), wide(shape.axis_y)};
}
inline Vector second_end(const PlacedShape& shape) {
  return {wide(shape.half_x), wide(shape.half_y)};
}

/// A rectangle by its centre, the direction of its width, and half its size, which may be zero.
struct OrientedBox {
  Vector centre;
  Vector axis;        ///< 1 long but for rounding to floats
  double per_length;  ///< 1 / length of the axis, by which tests multiply their results
  double half_x;
  double half_y;

  Vector unit_axis() const { return per_length * axis; }

  /// A vector of the world in the box's own frame.
  Vector in_frame(const Vector& vector) const { return per_length * turned_back(axis, vector); }
};

/// Precondition: the shape is a box.
inline OrientedBox oriented_box_of(const PlacedShape& box) {
  const Vector axis = {wide(box.axis_x), wide(box.axis_y)};
  return {
      {wide(box.x), wide(box.y)}, axis, per_length_of(axis), wide(box.half_x), wide(box.half_y)};
}

/// Sums of two floats are exact in 64 bits where their magnitudes are not far apart: a query's box
/// and a body with the same corners are the same rectangle.
inline OrientedBox oriented_box_of(const Box& box) {
  return {{(wide(box.min_x) + wide(box.max_x)) / 2, (wide(box.min_y) + wide(box.max_y)) / 2},
          {1, 0},
          1,
          (wide(box.max_x) - wide(box.min_x)) / 2,
          (wide(box.max_y) - wide(box.min_y)) / 2};
}

/// A placed shape with its points, of which only polygons have some. Refers to both.
struct ShapeRef {
  const PlacedShape& shape;
  const PolygonPoints* polygon;  ///< null for other kinds
};

/// A shape's own form. Fills `polygon` when the shape is one.
PlacedShape own_form(const Shape& shape, std::uint32_t slot, PolygonPoints& polygon);

/// Places a shape, given by its own form, and returns a box around it, with a margin: shapes that
/// `collide` finds to overlap or to touch, despite rounding, have boxes that overlap strictly. The
/// box is no valid one where floats do not reach. `placed` must be the own form, or what an earlier
/// call has made of it. Only polygons read `polygon`. Precondition: is_valid(transform).
Box place(const PlacedShape& own, const PolygonPoints* polygon, const Transform& transform,
          PlacedShape& placed);

/// The same by a pose. The box is no valid one where the pose's numbers are not finite.
Box place(const PlacedShape& own, const PolygonPoints* polygon, const Pose& pose,
          PlacedShape& placed);

/// Places a shape that `place` has placed elsewhere, as it is turned and scaled there. The result
/// is the one of `place`, to the bit. Only polygons read `polygon`.
Box move(const PolygonPoints* polygon, const Point& position, PlacedShape& placed);

/// A disc, which may have no radius, as a placed circle.
constexpr PlacedShape placed_disc(const Circle& disc) {
  return {.x = disc.x,
          .y = disc.y,
          .axis_x = 1,
          .axis_y = 0,
          .half_x = 0,
          .half_y = 0,
          .radius = disc.radius,
          .kind_number = number_of(ShapeKind::kCircle),
          .slot = 0};
}

/// The box around a placed shape, rounded outwards where that is needed; no valid one where floats
/// do not reach.
Box box_around(const ShapeRef& shape);

/// The convex hull of a shape's points, in 64 bits: one to eight points in clockwise order,
/// relative to some origin near them, and a radius around the hull. Two points have two sides,
/// there and back.
struct Hull {
  std::size_t count;
  double radius;
  std::array<Vector, kMaxPolygonPoints> points;
  std::array<double, kMaxPolygonPoints> per_length;  ///< 1 / length of side i

  std::size_t side_count() const { return count == 1 ? 0 : count; }
  std::size_t after(std::size_t i) const { return i + 1 == count ? 0 : i + 1; }
  std::size_t before(std::size_t i) const { return (i == 0 ? count : i) - 1; }
  Vector side(std::size_t i) const { return points[after(i)] - points[i]; }
};

Hull hull_of(const ShapeRef& shape, const Vector& origin);
Hull hull_of(const OrientedBox& box, const Vector& origin);

/// The hull of a point, and that of a segment; one of no length is a point.
Hull hull_of(const Vector& point);
Hull hull_of(const Vector& from, const Vector& to);

/// A placed shape that owns its points: the shape of a query.
class StandaloneShape {
 public:
  /// Precondition: is_valid(transform).
  StandaloneShape(const Shape& shape, const Transform& transform);

  ShapeRef ref() const {
    return {placed_, placed_.kind() == ShapeKind::kPolygon ? &points_ : nullptr};
  }

  /// The box around it, with a margin, see `place`.
  const Box& box() const { return box_; }

 private:
  PlacedShape placed_;
  PolygonPoints points_;
  Box box_;
};

}  // namespace quadrille
