// One shape of each type that queries take: tests go over all of them by this list.
#pragma once

#include <vector>

#include "scene.hpp"

namespace quadrille::testing {

/// Shapes drawn in a scene. A new type of shape is drawn here, and has a `brute_overlap` in
/// brute_queries.hpp.
struct DrawnShapes {
  explicit DrawnShapes(Scene& scene)
      : box(box_with_ties(scene.random)),
        point(scene.point()),
        circle(scene.circle()),
        corners(scene.polygon()) {}

  /// Calls `check(shape)` for each of the shapes.
  template <typename Check>
  void for_each(Check&& check) const {
    check(box);
    check(point);
    check(circle);
    check(polygon());
  }

  /// Calls `check(shapes)` for the shapes of each type, in the order of `drawn`.
  template <typename Check>
  static void for_each_type(const std::vector<DrawnShapes>& drawn, Check&& check) {
    std::vector<Box> boxes;
    std::vector<Point> points;
    std::vector<Circle> circles;
    std::vector<Polygon> polygons;
    for (const DrawnShapes& shapes : drawn) {
      boxes.push_back(shapes.box);
      points.push_back(shapes.point);
      circles.push_back(shapes.circle);
      polygons.push_back(shapes.polygon());
    }
    check(boxes);
    check(points);
    check(circles);
    check(polygons);
  }

  Polygon polygon() const { return {corners}; }

  Box box;
  Point point;
  Circle circle;
  std::vector<Point> corners;
};

}  // namespace quadrille::testing
