// The shapes of region queries.
#pragma once

#include <concepts>
#include <cstddef>
#include <span>
#include <utility>

#include "quadrille/api.hpp"
#include "quadrille/box.hpp"
#include "quadrille/point.hpp"

namespace quadrille {

/// A disc in world units; one of radius zero is a point. A box overlaps it when the box is nearer
/// to the centre than the radius, or holds the centre; with EdgeRule::kTouching, also at just that
/// distance. Computed in 64 bits: exact up to the rounding of these.
struct Circle {
  float x;  ///< of the centre
  float y;
  float radius;  ///< zero or more
};
static_assert(sizeof(Circle) == 12);

/// A convex polygon, by its corners in either winding, to which it refers. Box and polygon do not
/// overlap when an axis-parallel line or one along a side separates them; with EdgeRule::kStrict
/// both may touch that line, with EdgeRule::kTouching at most one. Computed in 64 bits: exact up to
/// the rounding of these.
struct Polygon {
  std::span<const Point> corners;
};

/// True when the circle is finite and its radius not negative.
constexpr bool is_valid(const Circle& circle) {
  return is_finite(circle.x) && is_finite(circle.y) && is_finite(circle.radius) &&
         circle.radius >= 0;
}

/// True for the corners of a convex polygon, in order: at least three, all finite, no two
/// neighbours equal, once around, not all on one line. A corner may lie on the line between its
/// neighbours.
QUADRILLE_API bool is_valid(const Polygon& polygon);

namespace detail {

template <typename... Shapes>
struct ShapeTypes {
  template <typename T>
  static constexpr bool contain() {
    return (std::same_as<T, Shapes> || ...);
  }

  /// The place of a type among these.
  template <typename T>
  static constexpr unsigned index() {
    unsigned index = 0;
    static_cast<void>(((!std::same_as<T, Shapes> && ++index) && ...));
    return index;
  }
};

/// All shapes that queries take: a new one is a type here, `is_valid` for it, and a Region that is
/// made from it.
using QueryShapes = ShapeTypes<Box, Point, Circle, Polygon>;

}  // namespace detail

/// A shape that queries take.
template <typename T>
concept QueryShape = detail::QueryShapes::contain<T>();

namespace detail {

/// The type of the items of an array, a vector or a span.
template <typename Items>
using ItemOf = typename decltype(std::span(std::declval<const Items&>()))::value_type;

/// Some shapes of one type, whichever it is, for compiled code. Must not outlive them.
class ShapeSpan {
 public:
  template <QueryShape Shape>
  explicit ShapeSpan(std::span<const Shape> shapes)
      : shapes_(shapes.data()), size_(shapes.size()), type_(QueryShapes::index<Shape>()) {}

  std::size_t size() const { return size_; }

  template <QueryShape Shape>
  bool holds() const {
    return type_ == QueryShapes::index<Shape>();
  }

  /// Precondition: it holds shapes of this type.
  template <QueryShape Shape>
  std::span<const Shape> as() const {
    return {static_cast<const Shape*>(shapes_), size_};
  }

 private:
  const void* shapes_;
  std::size_t size_;
  unsigned type_;
};

}  // namespace detail

}  // namespace quadrille
