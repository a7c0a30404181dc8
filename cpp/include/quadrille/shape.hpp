// The shapes of bodies, and where a body puts its shape.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "quadrille/api.hpp"
#include "quadrille/box.hpp"
#include "quadrille/point.hpp"
#include "quadrille/status.hpp"

namespace quadrille {

/// Where a body is: its shape is scaled, then turned around the shape's origin, then moved.
struct Transform {
  float x = 0;      ///< of the shape's origin, in world units
  float y = 0;      ///< grows downward
  float angle = 0;  ///< in radians, from the x axis towards the y axis: clockwise on a screen. The
                    ///< floats nearest to -4 .. 4 quarter turns turn by exactly these
  float scale = 1;  ///< above 0

  friend bool operator==(const Transform&, const Transform&) = default;
};
static_assert(sizeof(Transform) == 16, "the view of transforms is an array of four floats per row");

/// True when all four numbers are finite and the scale is above 0.
constexpr bool is_valid(const Transform& transform) {
  return is_finite(transform.x) && is_finite(transform.y) && is_finite(transform.angle) &&
         is_finite(transform.scale) && transform.scale > 0;
}

/// The most corners of a polygon. A body needs room for them in flat arrays.
inline constexpr std::size_t kMaxPolygonPoints = 8;

/// Which shape it is.
enum class ShapeKind : unsigned char { kCircle, kBox, kCapsule, kSegment, kPolygon };

/// Why a shape is refused.
enum class [[nodiscard]] ShapeStatus : unsigned char {
  kOk,
  kNotFinite,        ///< NaN or infinity
  kNoRadius,         ///< of a circle or capsule: zero or negative
  kNoSize,           ///< width or height of a box, length of a capsule: zero or negative
  kNoLength,         ///< a segment from a point to the same point
  kTooFewPoints,     ///< a polygon of less than 3
  kTooManyPoints,    ///< a polygon of more than kMaxPolygonPoints
  kRepeatedPoint,    ///< two corners of a polygon at one place
  kCollinearPoints,  ///< a corner of a polygon on the line through its neighbours, or nearer to it
                     ///< than a hundred-millionth of the polygon's width or height, the larger of
                     ///< them
  kConcave,          ///< a polygon with a corner that points inward, or with sides that cross
};

/// What a status means, for logs and error messages: a clause in lower case, without a full stop.
/// The text may change between versions; compare statuses, not texts.
constexpr std::string_view to_string(ShapeStatus status) {
  switch (status) {
    case ShapeStatus::kOk:
      return "the shape is valid";
    case ShapeStatus::kNotFinite:
      return "a number of the shape is not finite";
    case ShapeStatus::kNoRadius:
      return "the radius is not above zero";
    case ShapeStatus::kNoSize:
      return "a width, height or length is not above zero";
    case ShapeStatus::kNoLength:
      return "the segment ends where it begins";
    case ShapeStatus::kTooFewPoints:
      return "the polygon has less than 3 points";
    case ShapeStatus::kTooManyPoints:
      return "the polygon has more than 8 points";
    case ShapeStatus::kRepeatedPoint:
      return "two points of the polygon are at the same place";
    case ShapeStatus::kCollinearPoints:
      return "three neighbouring points of the polygon are on one line, or nearer to one than a "
             "hundred-millionth of the polygon's size";
    case ShapeStatus::kConcave:
      return "the polygon is concave, or its sides cross";
  }
  return "not a status";
}

/// A convex shape: one to eight points around an origin, and a radius around their hull. A value;
/// every one is valid, because only the functions below make shapes. All sizes are in world units
/// at scale 1.
///
/// ```cpp
/// const quadrille::Shape wheel = quadrille::Shape::circle(8).value;
/// const auto hull = quadrille::Shape::polygon(corners);  // from a file
/// if (!hull.ok()) std::puts(quadrille::to_string(hull.status).data());
/// ```
class QUADRILLE_API Shape {
 public:
  /// A circle of radius 1.
  Shape() = default;

  /// A disc around the origin. kNotFinite, kNoRadius.
  static Result<Shape, ShapeStatus> circle(float radius);

  /// A rectangle whose centre is the origin. kNotFinite, kNoSize.
  static Result<Shape, ShapeStatus> box(float width, float height);

  /// All points no farther than `radius` from a segment along the x axis, or along the y axis if it
  /// is `upright`, whose middle is the origin: `length` is that of the segment, without the round
  /// ends. kNotFinite, kNoSize, kNoRadius.
  static Result<Shape, ShapeStatus> capsule(float length, float radius, bool upright = false);

  /// The segment between two points. It has no inside. kNotFinite, kNoLength.
  static Result<Shape, ShapeStatus> segment(float x1, float y1, float x2, float y2);

  /// A convex polygon of 3 to kMaxPolygonPoints corners, in either winding. kTooFewPoints,
  /// kTooManyPoints, kNotFinite, kRepeatedPoint, kCollinearPoints, kConcave; of several, the first
  /// in this list.
  static Result<Shape, ShapeStatus> polygon(std::span<const Point> corners);

  ShapeKind kind() const { return kind_; }

  /// Of a circle or a capsule; 0 for others.
  float radius() const { return radius_; }

  /// The centre of a circle, the ends of a capsule's segment or of a segment, the corners of a box
  /// or a polygon. Corners are in clockwise order on a screen, whose y grows downward: those of a
  /// polygon given in the other order are reversed, but for the first one. Features of contacts
  /// count these points. Valid as long as the shape.
  std::span<const Point> points() const { return {points_.data(), count_}; }

  friend bool operator==(const Shape&, const Shape&) = default;

 private:
  QUADRILLE_HIDDEN Shape(ShapeKind kind, float radius, std::span<const Point> points);

  std::array<Point, kMaxPolygonPoints> points_ = {};  // those beyond `count_` are zero
  float radius_ = 1;
  ShapeKind kind_ = ShapeKind::kCircle;
  unsigned char count_ = 1;
};

/// A box around a shape that a transform has put into the world, rounded outwards: exact where
/// floats are. Not valid where floats do not reach. Precondition: is_valid(transform).
QUADRILLE_API Box box_around(const Shape& shape, const Transform& transform);

}  // namespace quadrille
