// Shapes and transforms as C++ code, so that what a test or a fuzzer found can be run by itself.
#pragma once

#include <cstdio>
#include <string>

#include "quadrille/shape.hpp"
#include "tie_shapes.hpp"

namespace quadrille::testing {

/// With as many digits as tell a float from all others.
inline std::string code_of(float number) {
  char text[32];
  std::snprintf(text, sizeof text, "%.9g", static_cast<double>(number));
  const std::string digits = text;
  return digits + (digits.find_first_of(".en") == std::string::npos ? ".0f" : "f");
}

inline std::string code_of(const Transform& transform) {
  return "{" + code_of(transform.x) + ", " + code_of(transform.y) + ", " +
         code_of(transform.angle) + ", " + code_of(transform.scale) + "}";
}

inline std::string code_of(const Shape& shape) {
  const auto points = shape.points();
  const auto numbers_of_points = [&points] {
    std::string list;
    for (const Point& point : points) {
      if (!list.empty()) list += ", ";
      list += code_of(point.x) + ", " + code_of(point.y);
    }
    return list;
  };
  switch (shape.kind()) {
    case ShapeKind::kCircle:
      return "circle(" + code_of(shape.radius()) + ")";
    case ShapeKind::kBox:
      return "box(" + code_of(2 * points[2].x) + ", " + code_of(2 * points[2].y) + ")";
    case ShapeKind::kCapsule:
      return "capsule(" + code_of(2 * (points[1].x + points[1].y)) + ", " +
             code_of(shape.radius()) + (points[1].x == 0 ? ", true)" : ")");
    case ShapeKind::kSegment:
      return "segment(" + numbers_of_points() + ")";
    case ShapeKind::kPolygon:
      break;
  }
  return "polygon(" + numbers_of_points() + ")";
}

inline std::string code_of(const ShapePair& pair) {
  return code_of(pair.a) + ", " + code_of(pair.at_a) + ", " + code_of(pair.b) + ", " +
         code_of(pair.at_b);
}

}  // namespace quadrille::testing
