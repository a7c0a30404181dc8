// Methods that change bodies or read them. A body crosses the boundary in words, at the address
// that `bodyAddress` returns; its parts are in the input buffer.
#include <cstddef>

#include "world_js_boundary.hpp"

namespace quadrille::bindings {

BodyOptions options_of(const BodyWords& words) {
  const ShapeWords& base = words.base;
  return {.transform = base.transform,
          .is_static = words.is_static != 0,
          .is_sensor = base.is_sensor != 0,
          .is_bullet = words.is_bullet != 0,
          .one_way = static_cast<OneWay>(words.one_way),
          .drops_through = words.drops_through != 0,
          .filter = base.filter,
          .group = words.group,
          .tag = base.tag,
          .order = words.order};
}

namespace {

std::uintptr_t body_address() {
  return reinterpret_cast<std::uintptr_t>(&body);
}

// Room for bodies in the output buffer, and behind them for their parts.
struct Room {
  std::span<NewBody> bodies;
  std::span<Part> parts;
};

// False when there is no memory.
bool make_room(std::size_t bodies, std::size_t parts, Room& room) {
  static_assert(alignof(NewBody) >= alignof(Part));
  const std::size_t bytes = bodies * sizeof(NewBody);
  if (!output.reserve<std::byte>(bytes + parts * sizeof(Part))) return false;
  std::byte* const end = output.values<std::byte>(bytes).data() + bytes;
  room = {.bodies = output.values<NewBody>(bodies), .parts = {reinterpret_cast<Part*>(end), parts}};
  return true;
}

// A body in words as C++ takes it; its parts are turned into the first of `parts`, and taken from
// both spans. False where it has no shape.
bool read_body(const BodyWords& words, std::span<const PartWords>& part_words,
               std::span<Part>& parts, NewBody& made) {
  const std::span<Part> own = parts.first(words.parts);
  made = {.shape = {}, .options = options_of(words), .parts = own};
  if (!own.empty()) {
    const bool have_shapes = read_parts(part_words.first(words.parts), own);
    part_words = part_words.subspan(words.parts);
    parts = parts.subspan(words.parts);
    return have_shapes;
  }
  const auto shape = shape_of(words.base);
  made.shape = shape.value;
  return shape.ok();
}

// The body in `body`, with the parts in the input buffer, as C++ takes it. It is valid until the
// output buffer is used again.
Result<NewBody> given_body() {
  Room room;
  if (!make_room(1, body.parts, room)) return {Status::kOutOfMemory, {}};
  std::span<const PartWords> part_words = input_of<PartWords>(body.parts);
  NewBody made;
  const bool has_shape = read_body(body, part_words, room.parts, made);
  return {has_shape ? Status::kOk : Status::kInvalidShape, made};
}

// The id of the new body, or minus a status.
double insert(World& world) {
  const Result<NewBody> given = given_body();
  if (!given.ok()) return code(given.status);
  const auto& [shape, options, parts] = given.value;
  return id_or_code(parts.empty() ? world.insert(shape, options) : world.insert(parts, options));
}

// Inserts the bodies in the input buffer, behind which all their parts are, or none of them. Ids as
// doubles, in the output buffer, which holds the bodies before. When one is refused,
// `result.status` is its index.
int insert_many(World& world, std::uint32_t count, std::uint32_t part_count) {
  Room room;
  if (!make_room(count, part_count, room)) return code(Status::kOutOfMemory);
  const std::span<const BodyWords> words = input_of<BodyWords>(count);
  const void* const end = words.data() + count;
  std::span<const PartWords> part_words = {static_cast<const PartWords*>(end), part_count};
  for (std::uint32_t i = 0; i < count; ++i) {
    result.status = i;
    if (!read_body(words[i], part_words, room.parts, room.bodies[i])) {
      return code(Status::kInvalidShape);
    }
  }
  const Result<std::span<const Id>> inserted = world.insert_many(room.bodies);
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

// Of a row that holds a body.
double id_at(const World& world, Row row) {
  return id_or_code(world.id_at(row));
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

// Writes what a body is to `body`; of one of several parts, without these; of a tile map, without a
// shape.
int read(World& world, double number) {
  const Id id = as_id(number);
  const Result<BodyOptions> options = world.options(id);
  if (!options.ok()) return code(options.status);
  body = {.base = {.kind = 0,
                   .numbers = 0,
                   .shape = {},
                   .transform = wanted(world, id, options.value),
                   .is_sensor = options.value.is_sensor,
                   .filter = options.value.filter,
                   .tag = options.value.tag},
          .is_static = options.value.is_static,
          .group = options.value.group,
          .order = options.value.order,
          .parts = 0,
          .is_bullet = options.value.is_bullet,
          .one_way = static_cast<std::uint32_t>(options.value.one_way),
          .drops_through = options.value.drops_through};
  const Result<Shape> shape = world.shape(id);
  if (shape.ok()) write_shape(shape.value, body.base);
  return code(Status::kOk);
}

// A transform with the scale that the body has, and with its angle unless there is another one.
Result<Transform> transform_at(World& world, Id id, float x, float y, bool turns, float angle) {
  const Result<BodyOptions> options = world.options(id);
  if (!options.ok()) return {options.status, {}};
  Transform transform = wanted(world, id, options.value);
  transform.x = x;
  transform.y = y;
  if (turns) transform.angle = angle;
  return {Status::kOk, transform};
}

// As `move`, with an angle.
int turn(World& world, double number, float x, float y, float angle) {
  const Id id = as_id(number);
  const auto [status, transform] = transform_at(world, id, x, y, true, angle);
  return code(status == Status::kOk ? world.set_transform(id, transform) : status);
}

// As `move` or `turn`; a bullet is not swept.
int teleport(World& world, double number, float x, float y, bool turns, float angle) {
  const Id id = as_id(number);
  const auto [status, transform] = transform_at(world, id, x, y, turns, angle);
  return code(status == Status::kOk ? world.place(id, transform) : status);
}

// Gives a body a shape or parts, puts it elsewhere, or does both at once.
Status place(World& world, Id id, const NewBody& given, bool moves, bool reshapes) {
  const auto& [shape, options, parts] = given;
  const Transform& transform = options.transform;
  if (!reshapes) return moves ? world.set_transform(id, transform) : Status::kOk;
  if (parts.empty()) {
    return moves ? world.set_shape(id, shape, transform) : world.set_shape(id, shape);
  }
  return moves ? world.set_parts(id, parts, transform) : world.set_parts(id, parts);
}

// Gives a body the options in `body`, all or none of them; its transform only if it moves, its
// shape or its parts only if it is reshaped. A body that turns static moves. A tile map has no
// side, and stays static if it is not reshaped, which web/lib has checked.
int update(World& world, double number, bool moves, bool reshapes) {
  const Id id = as_id(number);
  const Result<BodyOptions> before = world.options(id);
  if (!before.ok()) return code(before.status);
  Result<NewBody> given = {Status::kOk, {.shape = {}, .options = options_of(body), .parts = {}}};
  if (reshapes) given = given_body();
  if (!given.ok()) return code(given.status);
  const BodyOptions& options = given.value.options;
  Status status = world.set_filter(id, options.filter);
  if (status != Status::kOk) return code(status);
  if (options.is_bullet) status = world.set_bullet(id, true);
  const OneWay side = before.value.one_way;
  if (status == Status::kOk && options.one_way != side) {
    status = world.set_one_way(id, options.one_way);
  }
  if (status == Status::kOk) status = place(world, id, given.value, moves, reshapes);
  if (status != Status::kOk) {
    // There was memory for a filter and for a side.
    static_cast<void>(world.set_filter(id, before.value.filter));
    if (!before.value.is_bullet) static_cast<void>(world.set_bullet(id, false));
    static_cast<void>(world.set_one_way(id, side));
    return code(status);
  }
  // Of what follows nothing is refused: the body stays where it is, and its order is finite.
  status = world.set_static(id, options.is_static);
  if (status == Status::kOk) status = world.set_bullet(id, options.is_bullet);
  if (status == Status::kOk) status = world.set_drops_through(id, options.drops_through);
  if (status == Status::kOk) status = world.set_sensor(id, options.is_sensor);
  if (status == Status::kOk) status = world.set_group(id, options.group);
  if (status == Status::kOk) status = world.set_tag(id, options.tag);
  if (status == Status::kOk) status = world.set_order(id, options.order);
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
      .function("insertMany(count, partCount)", &insert_many)
      .function("idAt(row)", &id_at)
      .function("remove(id)", &remove)
      .function("clear", &World::clear)
      .function("reserve(count)", &reserve)
      .function("move(id, x, y)", &move)
      .function("read(id)", &read)
      .function("turn(id, x, y, angle)", &turn)
      .function("teleport(id, x, y, turns, angle)", &teleport)
      .function("update(id, moves, reshapes)", &update)
      .function("box(id)", &box)
      .function("transforms", &transforms)
      .function("size", &World::size)
      .function("rows", &World::rows);
}

}  // namespace quadrille::bindings
