// Rays, moving boxes, and what queries return.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "quadrille/box.hpp"
#include "quadrille/id.hpp"

namespace quadrille {

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

/// A ray is a box without a size that moves.
constexpr MovingBox as_moving_box(const Ray& ray) {
  return {.box = {ray.x, ray.y, ray.x, ray.y}, .dx = ray.dx, .dy = ray.dy};
}
constexpr MovingBox as_moving_box(const MovingBox& moving) {
  return moving;
}

/// True when the ray is finite, and so is the moving box, whose box is valid.
constexpr bool is_valid(const Ray& ray) {
  return is_finite(ray.x) && is_finite(ray.y) && is_finite(ray.dx) && is_finite(ray.dy);
}
constexpr bool is_valid(const MovingBox& moving) {
  return is_valid(moving.box) && is_finite(moving.dx) && is_finite(moving.dy);
}

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
  float normal_x;          ///< of the side that is met: one of the two is 1 or -1, the other 0;
  float normal_y;          ///< both are 0 when the two overlap from the start
  std::uint32_t part = 0;  ///< of a body of several parts: which one is met; else 0
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

/// A body of a world and its distance.
struct BodyNeighbor {
  Row row;
  float distance;      ///< from the point to the nearest point of the shape; 0 within it
  std::uint32_t part;  ///< of a body of several parts: the nearest one, of those that are equally
                       ///< near the first; else 0
};

/// No limit of distance: infinity, by its bits, because clang warns of infinities in code that is
/// compiled with -ffast-math.
inline constexpr float kAnyDistance = std::bit_cast<float>(std::uint32_t{0x7f800000});

/// Many lists in two arrays: list i is values[offsets[i]] .. values[offsets[i + 1] - 1], so there
/// is one offset more than lists. The result of many queries. It owns nothing; both spans must be
/// valid where it is used.
template <typename T>
struct Lists {
  std::span<const std::uint32_t> offsets;
  std::span<const T> values;

  /// How many lists there are.
  constexpr std::size_t size() const { return offsets.empty() ? 0 : offsets.size() - 1; }

  /// List i. Precondition: i < size().
  constexpr std::span<const T> operator[](std::size_t i) const {
    return values.subspan(offsets[i], offsets[i + 1] - offsets[i]);
  }
};

}  // namespace quadrille
