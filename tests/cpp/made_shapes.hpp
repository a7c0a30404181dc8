// Shapes that are valid, made in few words.
#pragma once

#include <initializer_list>
#include <vector>

#include "quadrille/shape.hpp"

namespace quadrille::testing {

/// A quarter of a turn.
constexpr float kQuarter = 1.5707964f;

inline Shape circle(float radius) {
  return Shape::circle(radius).value;
}
inline Shape box(float width, float height) {
  return Shape::box(width, height).value;
}
inline Shape capsule(float length, float radius, bool upright = false) {
  return Shape::capsule(length, radius, upright).value;
}
inline Shape segment(float x1, float y1, float x2, float y2) {
  return Shape::segment(x1, y1, x2, y2).value;
}
inline Shape polygon(std::initializer_list<Point> corners) {
  return Shape::polygon(std::vector<Point>(corners)).value;
}

}  // namespace quadrille::testing
