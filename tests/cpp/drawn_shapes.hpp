// One shape of each type that queries take: tests go over all of them by this list.
#pragma once

#include <concepts>
#include <limits>
#include <tuple>
#include <vector>

#include "quadrille/query_shape.hpp"
#include "quadrille/status.hpp"

namespace quadrille::testing {

/// A shape that `source` draws. Not copied, since a polygon refers to corners.
template <QueryShape Shape>
class DrawnShape {
 public:
  template <typename Source>
  explicit DrawnShape(Source& source) : shape_(draw(source)) {}
  DrawnShape(DrawnShape&&) noexcept = default;
  DrawnShape& operator=(DrawnShape&&) noexcept = default;

  const Shape& shape() const { return shape_; }

 private:
  // A new type of shape is drawn here, from what all sources draw, and has a `brute_overlap` in
  // brute_queries.hpp.
  template <typename Source>
  Shape draw(Source& source) {
    if constexpr (std::same_as<Shape, Box>) {
      return source.box();
    } else if constexpr (std::same_as<Shape, Point>) {
      return source.point();
    } else if constexpr (std::same_as<Shape, Circle>) {
      return source.circle();
    } else if constexpr (std::same_as<Shape, Polygon>) {
      corners_ = source.polygon();
      return {corners_};
    } else {
      static_assert(std::same_as<Shape, Box>, "draw this shape in tests/cpp/drawn_shapes.hpp");
    }
  }

  std::vector<Point> corners_;
  Shape shape_;
};

template <typename Types>
class DrawnShapesOf;

/// The shapes that `source` draws, one of each type.
template <QueryShape... Shapes>
class DrawnShapesOf<detail::ShapeTypes<Shapes...>> {
 public:
  template <typename Source>
  explicit DrawnShapesOf(Source& source) : drawn_{DrawnShape<Shapes>(source)...} {}

  template <QueryShape Shape>
  const Shape& get() const {
    return std::get<DrawnShape<Shape>>(drawn_).shape();
  }

  /// Calls `check(shape)` for each of the shapes.
  template <typename Check>
  void for_each(Check&& check) const {
    (check(get<Shapes>()), ...);
  }

  /// Calls `check(shapes)` for the shapes of each type, in the order of `drawn`.
  template <typename Check>
  static void for_each_type(const std::vector<DrawnShapesOf>& drawn, Check&& check) {
    (check(of_type<Shapes>(drawn)), ...);
  }

 private:
  template <QueryShape Shape>
  static std::vector<Shape> of_type(const std::vector<DrawnShapesOf>& drawn) {
    std::vector<Shape> shapes;
    for (const DrawnShapesOf& one : drawn) shapes.push_back(one.template get<Shape>());
    return shapes;
  }

  std::tuple<DrawnShape<Shapes>...> drawn_;
};

using DrawnShapes = DrawnShapesOf<detail::QueryShapes>;

/// Draws shapes that every query refuses.
struct InvalidDrawing {
  static Box box() { return {kNotANumber, 0, 1, 1}; }
  static Point point() { return {kNotANumber, 0}; }
  static Circle circle() { return {0, 0, -1}; }
  static std::vector<Point> polygon() { return {}; }

  static constexpr float kNotANumber = std::numeric_limits<float>::quiet_NaN();
};

/// The status of a query with a shape that is not valid.
template <QueryShape Shape>
constexpr Status refusal_of(const Shape&) {
  return std::same_as<Shape, Box> ? Status::kInvalidBox : Status::kInvalidShape;
}

}  // namespace quadrille::testing
