// What can be asked of a tree, and what comes back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "quadrille/api.hpp"
#include "quadrille/box.hpp"
#include "quadrille/id.hpp"

namespace quadrille {

/// A point in world units. It overlaps a box that it lies in, as a box of size zero does.
struct Point {
  float x;
  float y;

  friend bool operator==(const Point&, const Point&) = default;
};
static_assert(sizeof(Point) == 8);

/// A disc. One of radius zero is a point.
struct Circle {
  float x;  ///< of the centre
  float y;
  float radius;  ///< zero or more
};
static_assert(sizeof(Circle) == 12);

/// A way straight from (x, y) to (x + dx, y + dy), which a point or a box moves along.
struct Ray {
  float x;
  float y;
  float dx;
  float dy;
};
static_assert(sizeof(Ray) == 16);

/// A box that moves by (dx, dy) without turning.
struct MovingBox {
  Box box;
  float dx;
  float dy;
};
static_assert(sizeof(MovingBox) == 24);

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

/// True for the corners, in order and either winding, of a convex polygon: at least three, all
/// finite, no two neighbours equal, once around, not all on one line. Corners within a side are
/// fine.
QUADRILLE_API bool is_valid(std::span<const Point> polygon);

/// Where a ray, or a moving box, first meets an object. Fractions and places are worked out in 64
/// bits; whether they meet at all is exact up to the rounding of products.
struct Hit {
  Row row;         ///< of the object
  float fraction;  ///< of the way, 0 .. 1
  float x;         ///< there, the ray's end or the moving box's min corner
  float y;
  float normal_x;  ///< of the side that is met: one of the two is 1 or -1;
  float normal_y;  ///< (0, 0) when they overlap from the start
};

/// What stands for no hit where each question has one answer.
inline constexpr Hit kNoHit = {
    .row = kNoRow, .fraction = 1, .x = 0, .y = 0, .normal_x = 0, .normal_y = 0};

/// An object and how far it is.
struct Neighbor {
  Row row;
  float distance;  ///< from the point to the nearest point of the box; 0 within it, infinite
                   ///< beyond the range of float
};

/// Many lists in two arrays: list i is values[offsets[i]] .. values[offsets[i + 1] - 1], and there
/// is one offset more than lists. Answers to many questions, and many polygons, come as this.
template <typename T>
struct Lists {
  std::span<const std::uint32_t> offsets;
  std::span<const T> values;

  constexpr std::size_t size() const { return offsets.empty() ? 0 : offsets.size() - 1; }
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
