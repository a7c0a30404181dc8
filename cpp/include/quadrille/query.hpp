// The shapes of queries, and what queries return.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "quadrille/api.hpp"
#include "quadrille/box.hpp"
#include "quadrille/id.hpp"

namespace quadrille {

/// A point in world units. It overlaps a box as a box of size zero does.
struct Point {
  float x;
  float y;

  friend bool operator==(const Point&, const Point&) = default;
};
static_assert(sizeof(Point) == 8);

/// A disc in world units. One of radius zero is a point.
struct Circle {
  float x;  ///< of the centre
  float y;
  float radius;  ///< zero or more
};
static_assert(sizeof(Circle) == 12);

/// The segment from (x, y) to (x + dx, y + dy), along which a point moves. It may have length zero.
struct Ray {
  float x;
  float y;
  float dx;
  float dy;
};
static_assert(sizeof(Ray) == 16);

/// A box that moves by (dx, dy) without turning: a swept box.
struct MovingBox {
  Box box;
  float dx;
  float dy;
};
static_assert(sizeof(MovingBox) == 24);

/// True when the shape is finite and, where it has a radius or a box, these are valid.
constexpr bool is_valid(const Point& point) {
  return is_finite(point.x) && is_finite(point.y);
}
constexpr bool is_valid(const Circle& circle) {
  return is_finite(circle.x) && is_finite(circle.y) && is_finite(circle.radius) &&
         circle.radius >= 0;
}
constexpr bool is_valid(const Ray& ray) {
  return is_finite(ray.x) && is_finite(ray.y) && is_finite(ray.dx) && is_finite(ray.dy);
}
constexpr bool is_valid(const MovingBox& moving) {
  return is_valid(moving.box) && is_finite(moving.dx) && is_finite(moving.dy);
}

/// True for the corners of a convex polygon, in order and in either winding: at least three, all
/// finite, no two neighbours equal, once around, not all on one line. A corner may lie on the line
/// between its neighbours.
QUADRILLE_API bool is_valid(std::span<const Point> polygon);

/// Where a ray or a moving box first meets an object. `fraction`, `x` and `y` are computed in 64
/// bits and rounded; whether the two meet is exact up to the rounding of products in 64 bits. The
/// end of a ray is on the side that is met. The place of a moving box is rounded away from that
/// side: a box that `Quadtree::move` or `move_many` puts there, or that `from_corner` makes there
/// with max_x - min_x and max_y - min_y as its sizes, does not overlap the object by
/// EdgeRule::kStrict, unless the two overlap from the start. It is one or two floats away at most.
struct Hit {
  Row row;         ///< of the object
  float fraction;  ///< of the movement until then, 0 .. 1
  float x;         ///< where the ray's point, or the moving box's min corner, is then
  float y;
  float normal_x;  ///< of the side that is met: one of the two is 1 or -1, the other 0;
  float normal_y;  ///< both are 0 when the two overlap from the start
};

/// No hit, in results with exactly one hit for each query.
inline constexpr Hit kNoHit = {
    .row = kNoRow, .fraction = 1, .x = 0, .y = 0, .normal_x = 0, .normal_y = 0};

/// An object and its distance.
struct Neighbor {
  Row row;
  float distance;  ///< from the point to the nearest point of the box, in world units; 0 within the
                   ///< box, infinite beyond the range of float
};

/// No limit of distance: infinity, by its bits, because clang warns of infinities in code that is
/// compiled with -ffast-math.
inline constexpr float kAnyDistance = std::bit_cast<float>(std::uint32_t{0x7f800000});

/// Many lists in two arrays: list i is values[offsets[i]] .. values[offsets[i + 1] - 1], so there
/// is one offset more than lists. The result of many queries, and the input of many polygons. It
/// owns nothing; both spans must be valid where it is used.
template <typename T>
struct Lists {
  std::span<const std::uint32_t> offsets;
  std::span<const T> values;

  /// How many lists there are.
  constexpr std::size_t size() const { return offsets.empty() ? 0 : offsets.size() - 1; }

  /// List i. Precondition: i < size(), and is_valid(lists).
  constexpr std::span<const T> operator[](std::size_t i) const {
    return values.subspan(offsets[i], offsets[i + 1] - offsets[i]);
  }
};

/// True when the offsets ascend and lie within the values.
template <typename T>
constexpr bool is_valid(const Lists<T>& lists) {
  std::uint32_t before = 0;
  for (const std::uint32_t offset : lists.offsets) {
    if (offset < before || offset > lists.values.size()) return false;
    before = offset;
  }
  return true;
}

}  // namespace quadrille
