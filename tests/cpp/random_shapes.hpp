// Random shapes for tests, of every kind, with extreme proportions among them.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "made_shapes.hpp"
#include "quadrille/shape.hpp"
#include "shape_oracle.hpp"
#include "support.hpp"

namespace quadrille::testing {

constexpr std::array kShapeKinds = {ShapeKind::kCircle, ShapeKind::kBox, ShapeKind::kCapsule,
                                    ShapeKind::kSegment, ShapeKind::kPolygon};

inline float between(Random& random, float least, float most) {
  return least + (most - least) * random.unit();
}

/// Mostly 1 .. 10, at times much smaller.
inline float draw_size(Random& random) {
  return random.one_in(8) ? between(random, 0.001f, 0.01f) : between(random, 1, 10);
}

/// Corners on an ellipse, which may be a needle.
inline Shape draw_polygon(Random& random) {
  for (;;) {
    std::vector<Point> corners(3 + random.below(6));
    const float width = draw_size(random);
    const float height = draw_size(random);
    const auto count = static_cast<float>(corners.size());
    const float start = between(random, 0, 6);
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const float turn = start + 6.28f * (static_cast<float>(i) + 0.8f * random.unit()) / count;
      corners[i] = {width * std::cos(turn), height * std::sin(turn)};
    }
    if (random.one_in(2)) std::ranges::reverse(corners);
    const auto made = Shape::polygon(corners);
    if (made.ok()) return made.value;
  }
}

inline Shape draw_shape(Random& random, ShapeKind kind) {
  switch (kind) {
    case ShapeKind::kCircle:
      return Shape::circle(draw_size(random)).value;
    case ShapeKind::kBox:
      return Shape::box(2 * draw_size(random), 2 * draw_size(random)).value;
    case ShapeKind::kCapsule:
      return Shape::capsule(2 * draw_size(random), draw_size(random), random.one_in(2)).value;
    case ShapeKind::kSegment: {
      const float x = between(random, -3, 3);
      const float y = between(random, -3, 3);
      return Shape::segment(x, y, x + draw_size(random), y - draw_size(random)).value;
    }
    case ShapeKind::kPolygon:
      break;
  }
  return draw_polygon(random);
}

/// Near (x, y); at times turned by quarter turns or not at all, so that sides are parallel.
inline Transform draw_transform_near(Random& random, float x = 0, float y = 0) {
  const float angle =
      random.one_in(3) ? kQuarter * static_cast<float>(random.below(5)) : between(random, -10, 10);
  return {x + between(random, -9, 9), y + between(random, -9, 9), angle,
          random.one_in(2) ? 1 : between(random, 0.5f, 2)};
}

/// A shape whose points are whole numbers, and the same one for the exact oracle.
struct LatticeShape {
  Shape shape;
  Transform transform;
  OracleShape<std::int64_t> exact;
};

inline Shape draw_lattice_polygon(Random& random) {
  for (;;) {
    std::vector<OraclePoint<std::int64_t>> points(3 + random.below(8));
    for (auto& point : points) {
      point = {static_cast<int>(random.below(13)) - 6, static_cast<int>(random.below(13)) - 6};
    }
    std::vector<Point> corners;
    for (const auto& point : hull_around(points)) {
      corners.push_back({static_cast<float>(point.x), static_cast<float>(point.y)});
    }
    const auto made = Shape::polygon(corners);
    if (made.ok()) return made.value;
  }
}

inline Shape draw_lattice_shape(Random& random, ShapeKind kind) {
  const auto size = [&random] { return static_cast<float>(1 + random.below(5)); };
  const auto coordinate = [&random] { return static_cast<float>(random.below(9)) - 4; };
  switch (kind) {
    case ShapeKind::kCircle:
      return Shape::circle(size()).value;
    case ShapeKind::kBox:
      return Shape::box(2 * size(), 2 * size()).value;
    case ShapeKind::kCapsule:
      return Shape::capsule(2 * size(), size(), random.one_in(2)).value;
    case ShapeKind::kSegment:
      for (;;) {
        const auto made = Shape::segment(coordinate(), coordinate(), coordinate(), coordinate());
        if (made.ok()) return made.value;
      }
    case ShapeKind::kPolygon:
      break;
  }
  return draw_lattice_polygon(random);
}

/// Not turned, at a whole-numbered place, of scale 1 or 2.
inline LatticeShape draw_lattice(Random& random, ShapeKind kind) {
  const auto place = [&random] { return static_cast<float>(random.below(25)) - 12; };
  const Shape shape = draw_lattice_shape(random, kind);
  const Transform transform = {place(), place(), 0, random.one_in(4) ? 2.0f : 1.0f};
  const auto whole = [](float value) { return static_cast<std::int64_t>(value); };
  OracleShape<std::int64_t> exact = {{}, whole(shape.radius() * transform.scale)};
  for (const Point& point : shape.points()) {
    exact.points.push_back({whole(transform.x + point.x * transform.scale),
                            whole(transform.y + point.y * transform.scale)});
  }
  return {shape, transform, exact};
}

}  // namespace quadrille::testing
