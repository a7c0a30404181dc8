#include "narrow/shape_bytes.hpp"

#include <array>

namespace quadrille {
namespace {

constexpr std::uint32_t kUnit = 256;

Point take_point(ByteReader& in) {
  const float x = in.take_float();
  return {x, in.take_float()};
}

// Twice a half is exact: only halves of finite floats were written, and infinity is refused.
Result<Shape, ShapeStatus> take_shape(ShapeKind kind, std::uint32_t detail, ByteReader& in) {
  switch (kind) {
    case ShapeKind::kCircle:
      return Shape::circle(in.take_float());
    case ShapeKind::kBox: {
      const Point half = take_point(in);
      return Shape::box(2 * half.x, 2 * half.y);
    }
    case ShapeKind::kCapsule: {
      const float half = in.take_float();
      return Shape::capsule(2 * half, in.take_float(), detail == 1);
    }
    case ShapeKind::kSegment: {
      const Point from = take_point(in);
      const Point to = take_point(in);
      return Shape::segment(from.x, from.y, to.x, to.y);
    }
    case ShapeKind::kPolygon: {
      std::array<Point, kMaxPolygonPoints> corners = {};
      for (std::size_t i = 0; i < detail; ++i) corners[i] = take_point(in);
      return Shape::polygon(std::span(corners).first(detail));
    }
  }
  return {ShapeStatus::kNotFinite, {}};
}

// The largest one that a kind may have.
std::uint32_t most_detail(ShapeKind kind) {
  if (kind == ShapeKind::kPolygon) return kMaxPolygonPoints;
  return kind == ShapeKind::kCapsule ? 1 : 0;
}

}  // namespace

void write(const Shape& shape, ByteWriter& out) {
  const std::span<const Point> points = shape.points();
  const auto put_points = [&](std::size_t first, std::size_t count) {
    for (const Point& point : points.subspan(first, count)) {
      out.put(point.x);
      out.put(point.y);
    }
  };
  const auto kind = static_cast<std::uint32_t>(shape.kind());
  switch (shape.kind()) {
    case ShapeKind::kCircle:
      out.put(kind);
      out.put(shape.radius());
      return;
    case ShapeKind::kBox:
      out.put(kind);
      put_points(2, 1);
      return;
    case ShapeKind::kCapsule: {
      const bool is_upright = points[1].x == 0;
      out.put(kind + (is_upright ? kUnit : 0));
      out.put(is_upright ? points[1].y : points[1].x);
      out.put(shape.radius());
      return;
    }
    case ShapeKind::kSegment:
      out.put(kind);
      put_points(0, 2);
      return;
    case ShapeKind::kPolygon:
      out.put(kind + kUnit * static_cast<std::uint32_t>(points.size()));
      put_points(0, points.size());
      return;
  }
}

std::optional<Shape> read_shape(ByteReader& in) {
  const std::uint32_t word = in.take();
  const auto kind = static_cast<ShapeKind>(word % kUnit);
  const std::uint32_t detail = word / kUnit;
  if (kind > ShapeKind::kPolygon || detail > most_detail(kind)) return std::nullopt;
  const Result<Shape, ShapeStatus> shape = take_shape(kind, detail, in);
  if (!shape.ok() || in.ran_out()) return std::nullopt;
  return shape.value;
}

}  // namespace quadrille
