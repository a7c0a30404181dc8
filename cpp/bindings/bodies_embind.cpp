// Methods that change bodies or read them. A body crosses the boundary in words, at the address
// that `bodyAddress` returns.
#include <cstring>
#include <initializer_list>

#include "world_js_boundary.hpp"

namespace quadrille::bindings {

Result<Shape, ShapeStatus> shape_of(const BodyWords& words) {
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

namespace {

BodyOptions options_of(const BodyWords& words) {
  return {.transform = words.transform,
          .is_static = words.is_static != 0,
          .is_sensor = words.is_sensor != 0,
          .filter = words.filter,
          .group = words.group,
          .tag = words.tag,
          .order = words.order};
}

// The numbers from which the functions of Shape make a shape.
void write_shape(const Shape& shape, BodyWords& words) {
  const std::span<const Point> points = shape.points();
  const auto write = [&words](std::initializer_list<float> numbers) {
    std::ranges::copy(numbers, words.shape.begin());
    words.numbers = static_cast<std::uint32_t>(numbers.size());
  };
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

std::uintptr_t body_address() {
  return reinterpret_cast<std::uintptr_t>(&body);
}

// The id of the new body, or minus a status.
double insert(World& world) {
  const auto shape = shape_of(body);
  if (!shape.ok()) return code(Status::kInvalidShape);
  return id_or_code(world.insert(shape.value, options_of(body)));
}

// Inserts the bodies in the input buffer, or none of them. Ids as doubles, in the output buffer,
// which holds the bodies before. When one is refused, `result.status` is its index.
int insert_many(World& world, std::uint32_t count) {
  if (!output.reserve<NewBody>(count)) return code(Status::kOutOfMemory);
  const std::span<const BodyWords> words = input_of<BodyWords>(count);
  const std::span<NewBody> bodies = output.values<NewBody>(count);
  for (std::uint32_t i = 0; i < count; ++i) {
    const auto shape = shape_of(words[i]);
    result.status = i;
    if (!shape.ok()) return code(Status::kInvalidShape);
    bodies[i] = {shape.value, options_of(words[i])};
  }
  const Result<std::span<const Id>> inserted = world.insert_many(bodies);
  result.status = world.error_index();
  if (!inserted.ok()) return code(inserted.status);
  const std::span<double> ids = output.values<double>(count);
  std::ranges::transform(inserted.value, ids.begin(),
                         [](Id id) { return static_cast<double>(id); });
  return list(Status::kOk, ids.data(), count);
}

int remove(World& world, double id) {
  return code(world.remove(as_id(id)));
}

int reserve(World& world, std::uint32_t count) {
  return code(world.reserve(count));
}

int move(World& world, double id, float x, float y) {
  return code(world.move(as_id(id), x, y));
}

// Where the caller has put a body: for one that moves, the transform in `transforms()`, of which a
// step may know nothing yet.
Transform wanted(World& world, Id id, const BodyOptions& options) {
  return options.is_static ? options.transform : world.transforms()[row_of(id)];
}

// Writes what a body is to `body`.
int read(World& world, double number) {
  const Id id = as_id(number);
  const Result<BodyOptions> options = world.options(id);
  const Result<Shape> shape = world.shape(id);
  if (!options.ok() || !shape.ok()) return code(options.status);
  body = {.kind = static_cast<std::uint32_t>(shape.value.kind()),
          .numbers = 0,
          .is_static = options.value.is_static,
          .is_sensor = options.value.is_sensor,
          .filter = options.value.filter,
          .group = options.value.group,
          .tag = options.value.tag,
          .order = options.value.order,
          .transform = wanted(world, id, options.value),
          .shape = {}};
  write_shape(shape.value, body);
  return code(Status::kOk);
}

// As `move`, with an angle.
int turn(World& world, double number, float x, float y, float angle) {
  const Id id = as_id(number);
  const Result<BodyOptions> options = world.options(id);
  if (!options.ok()) return code(options.status);
  const float scale = wanted(world, id, options.value).scale;
  return code(world.set_transform(id, {.x = x, .y = y, .angle = angle, .scale = scale}));
}

// Gives a body a shape and options, up to the first that is refused.
Status apply(World& world, Id id, const Shape& shape, const BodyOptions& options, bool moves) {
  Status status =
      moves ? world.set_shape(id, shape, options.transform) : world.set_shape(id, shape);
  if (status == Status::kOk) status = world.set_static(id, options.is_static);
  if (status == Status::kOk) status = world.set_sensor(id, options.is_sensor);
  if (status == Status::kOk) status = world.set_filter(id, options.filter);
  if (status == Status::kOk) status = world.set_group(id, options.group);
  if (status == Status::kOk) status = world.set_tag(id, options.tag);
  if (status == Status::kOk) status = world.set_order(id, options.order);
  return status;
}

// Gives a body the shape and the options in `body`, all or none of them; its transform only if it
// moves.
int update(World& world, double number, bool moves) {
  const Id id = as_id(number);
  const Result<Shape> old_shape = world.shape(id);
  const Result<BodyOptions> old_options = world.options(id);
  if (!old_shape.ok() || !old_options.ok()) return code(old_shape.status);
  const auto shape = shape_of(body);
  if (!shape.ok()) return code(Status::kInvalidShape);
  const Transform written = world.transforms()[row_of(id)];
  const Status status = apply(world, id, shape.value, options_of(body), moves);
  if (status != Status::kOk) {
    static_cast<void>(apply(world, id, old_shape.value, old_options.value, true));
    world.transforms()[row_of(id)] = written;
  }
  return code(status);
}

// A box around a body: four floats.
int box(const World& world, double id) {
  static Box found = {};
  const Result<Box> box = world.box(as_id(id));
  found = box.value;
  return list(box.status, &found, 4);
}

// Four floats a row.
int transforms(World& world) {
  const std::span<Transform> transforms = world.transforms();
  return list(Status::kOk, transforms.data(), transforms.size());
}

}  // namespace

void add_bodies(WorldClass& world) {
  world.class_function("bodyAddress", &body_address)
      .function("insert", &insert)
      .function("insertMany(count)", &insert_many)
      .function("remove(id)", &remove)
      .function("clear", &World::clear)
      .function("reserve(count)", &reserve)
      .function("move(id, x, y)", &move)
      .function("read(id)", &read)
      .function("turn(id, x, y, angle)", &turn)
      .function("update(id, moves)", &update)
      .function("box(id)", &box)
      .function("transforms", &transforms)
      .function("size", &World::size)
      .function("rows", &World::rows);
}

}  // namespace quadrille::bindings
