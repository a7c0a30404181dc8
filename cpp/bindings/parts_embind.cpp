// Methods that change parts of bodies or read them, and shapes in words. A part crosses the
// boundary at the address that `partAddress` returns.
#include <cstring>
#include <initializer_list>

#include "world_js_boundary.hpp"

namespace quadrille::bindings {

Result<Shape, ShapeStatus> shape_of(const ShapeWords& words) {
  const auto& [first, second, third, fourth] =
      *reinterpret_cast<const std::array<float, 4>*>(words.shape.data());
  switch (static_cast<ShapeKind>(words.kind)) {
    case ShapeKind::kCircle:
      return Shape::circle(first);
    case ShapeKind::kBox:
      return Shape::box(first, second);
    case ShapeKind::kCapsule:
      return Shape::capsule(first, second, third != 0);
    case ShapeKind::kSegment:
      return Shape::segment(first, second, third, fourth);
    case ShapeKind::kPolygon:
      break;
  }
  const auto* corners = reinterpret_cast<const Point*>(words.shape.data());
  return Shape::polygon({corners, words.numbers / 2});
}

void write_shape(const Shape& shape, ShapeWords& words) {
  const std::span<const Point> points = shape.points();
  const auto write = [&words](std::initializer_list<float> numbers) {
    std::ranges::copy(numbers, words.shape.begin());
    words.numbers = static_cast<std::uint32_t>(numbers.size());
  };
  words.kind = static_cast<std::uint32_t>(shape.kind());
  switch (shape.kind()) {
    case ShapeKind::kCircle:
      return write({shape.radius()});
    case ShapeKind::kBox:
      return write({points[2].x - points[0].x, points[2].y - points[0].y});
    case ShapeKind::kCapsule:
      return write(
          {2 * (points[1].x + points[1].y), shape.radius(), points[1].x == 0 ? 1.0f : 0.0f});
    case ShapeKind::kSegment:
    case ShapeKind::kPolygon:
      break;
  }
  std::memcpy(words.shape.data(), points.data(), points.size_bytes());
  words.numbers = static_cast<std::uint32_t>(2 * points.size());
}

namespace {

// False where there is no shape, which web/lib has found before.
bool read_part(const PartWords& words, Part& made) {
  const ShapeWords& base = words.base;
  const auto shape = shape_of(base);
  if (!shape.ok()) return false;
  made = {.shape = shape.value,
          .offset = base.transform,
          .filter = words.has_filter != 0 ? std::optional(base.filter) : std::nullopt,
          .is_sensor = base.is_sensor != 0,
          .tag = base.tag,
          .one_way = static_cast<OneWay>(words.one_way)};
  return true;
}

std::uintptr_t part_address() {
  return reinterpret_cast<std::uintptr_t>(&part);
}

// How many, or minus a status.
int part_count(const World& world, double id) {
  const Result<std::uint32_t> count = world.part_count(as_id(id));
  return count.ok() ? static_cast<int>(count.value) : code(count.status);
}

// Writes what a part is to `part`.
int part_of(const World& world, double id, std::uint32_t index) {
  const auto [status, found] = world.part(as_id(id), index);
  if (status != Status::kOk) return code(status);
  part = {.base = {.kind = 0,
                   .numbers = 0,
                   .shape = {},
                   .transform = found.offset,
                   .is_sensor = found.is_sensor,
                   .filter = found.filter.value_or(kDefaultFilter),
                   .tag = found.tag},
          .has_filter = found.filter.has_value(),
          .one_way = static_cast<std::uint32_t>(found.one_way)};
  write_shape(found.shape, part.base);
  return code(Status::kOk);
}

// Makes a part what `part` says.
int set_part(World& world, double id, std::uint32_t index) {
  Part given;
  if (!read_part(part, given)) return code(Status::kInvalidShape);
  return code(world.set_part(as_id(id), index, given));
}

}  // namespace

bool read_parts(std::span<const PartWords> words, std::span<Part> parts) {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!read_part(words[i], parts[i])) return false;
  }
  return true;
}

void add_parts(WorldClass& world) {
  world.class_function("partAddress", &part_address)
      .function("partCount(id)", &part_count)
      .function("readPart(id, index)", &part_of)
      .function("setPart(id, index)", &set_part);
}

}  // namespace quadrille::bindings
