// Moves of bodies that walk. What a call is given crosses in `given_move`, as doubles, at the
// address that `moveAddress` returns; a shape, as for other queries, in `body`.
#include "world_js_boundary.hpp"

namespace quadrille::bindings {
namespace {

// A support in doubles, as in results.
struct SupportNumbers {
  double id;  // -1 for none
  double part;
  double x;
  double y;
  double angle;
  double scale;
  double point_x;
  double point_y;
};

// Of one move, and the options of many.
struct MoveNumbers {
  double dx;
  double dy;
  double mode;  // of MoveMode
  double up_x;
  double up_y;
  double slope_limit;
  double step_height;
  double snap_distance;
  double corner_correction;
  double max_slides;
  double skin;           // below 0 for none
  double max_push;       // below 0 for none
  double one_way;        // 0 or 1
  double drops_through;  // 0 or 1; below 0 for none
  double inherits_velocity;
  double lists_sensors;  // 0 or 1
  double has_category;   // 0 or 1
  double has_mask;
  double category;
  double mask;
  SupportNumbers support;
};
MoveNumbers given_move;

// One body of many, in the input buffer.
struct MotionNumbers {
  double id;
  double dx;
  double dy;
  SupportNumbers support;
};

// The result of a move in the output buffer, and its hits behind all results.
using ResultNumbers = std::array<double, 20>;
using HitNumbers = std::array<double, 11>;

Support as_support(const SupportNumbers& numbers) {
  const auto number = [](double value) { return static_cast<float>(value); };
  return {.body = as_id(numbers.id),
          .part = static_cast<std::uint32_t>(numbers.part),
          .transform = {.x = number(numbers.x),
                        .y = number(numbers.y),
                        .angle = number(numbers.angle),
                        .scale = number(numbers.scale)},
          .point = {.x = number(numbers.point_x), .y = number(numbers.point_y)}};
}

double id_number(Id id) {
  return id == kNoId ? -1 : static_cast<double>(id);
}

// The options of the call, which leave out what `except` or `exceptMany` has named. Of a body, its
// category or its mask stands for one that is not given.
MoveOptions options_of_move(const World* world, double body) {
  const auto number = [](double value) { return static_cast<float>(value); };
  const QueryFilter given =
      query_filter_of(static_cast<int>(given_move.category), static_cast<int>(given_move.mask));
  MoveOptions options = {.mode = static_cast<MoveMode>(given_move.mode),
                         .up = {.x = number(given_move.up_x), .y = number(given_move.up_y)},
                         .slope_limit = number(given_move.slope_limit),
                         .step_height = number(given_move.step_height),
                         .snap_distance = number(given_move.snap_distance),
                         .corner_correction = number(given_move.corner_correction),
                         .max_slides = static_cast<std::uint32_t>(given_move.max_slides),
                         .one_way = given_move.one_way != 0,
                         .support = as_support(given_move.support),
                         .inherits_velocity = given_move.inherits_velocity != 0,
                         .except = given.except,
                         .lists_sensors = given_move.lists_sensors != 0};
  if (given_move.skin >= 0) options.skin = number(given_move.skin);
  if (given_move.max_push >= 0) options.max_push = number(given_move.max_push);
  if (given_move.drops_through >= 0) options.drops_through = given_move.drops_through != 0;
  if (given_move.has_category != 0 || given_move.has_mask != 0) {
    Filter own = kEverything;
    if (world != nullptr) own = world->options(as_id(body)).value.filter;
    options.filter = Filter{given_move.has_category != 0 ? given.category : own.category,
                            given_move.has_mask != 0 ? given.mask : own.mask};
  }
  return options;
}

ResultNumbers numbers_of_move(const MoveResult& moved) {
  const Support& support = moved.support;
  const std::uint32_t state = (moved.is_on_floor ? 1u : 0u) | (moved.is_on_wall ? 2u : 0u) |
                              (moved.is_on_ceiling ? 4u : 0u) | (moved.has_stepped ? 8u : 0u) |
                              (moved.has_snapped ? 16u : 0u) | (moved.is_stuck ? 32u : 0u);
  return {moved.x,
          moved.y,
          moved.left_x,
          moved.left_y,
          moved.velocity_x,
          moved.velocity_y,
          moved.carried_x,
          moved.carried_y,
          moved.carried_angle,
          moved.floor_normal_x,
          moved.floor_normal_y,
          static_cast<double>(state),
          id_number(support.body),
          static_cast<double>(support.part),
          support.transform.x,
          support.transform.y,
          support.transform.angle,
          support.transform.scale,
          support.point.x,
          support.point.y};
}

HitNumbers numbers_of_move_hit(const MoveHit& hit) {
  return {id_number(hit.body),
          static_cast<double>(hit.part),
          static_cast<double>(hit.moving_part),
          static_cast<double>(hit.kind),
          hit.x,
          hit.y,
          hit.point_x,
          hit.point_y,
          hit.normal_x,
          hit.normal_y,
          hit.depth};
}

// Where the hits of each move begin, and where the last ones end.
ScratchBuffer hit_offsets;

// Results, then all hits; returns how many hits there are.
int move_list(Status status, std::span<const MoveResult> moves) {
  if (status != Status::kOk) return code(status);
  std::size_t hits = 0;
  for (const MoveResult& moved : moves) hits += moved.hits.size();
  const std::size_t numbers =
      moves.size() * std::tuple_size_v<ResultNumbers> + hits * std::tuple_size_v<HitNumbers>;
  if (!output.reserve<double>(numbers) || !hit_offsets.reserve<std::uint32_t>(moves.size() + 1)) {
    return code(Status::kOutOfMemory);
  }
  double* to = output.values<double>(numbers).data();
  const auto offsets = hit_offsets.values<std::uint32_t>(moves.size() + 1);
  for (const MoveResult& moved : moves) to = std::ranges::copy(numbers_of_move(moved), to).out;
  std::uint32_t begin = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    offsets[i] = begin;
    for (const MoveHit& hit : moves[i].hits) {
      to = std::ranges::copy(numbers_of_move_hit(hit), to).out;
    }
    begin += static_cast<std::uint32_t>(moves[i].hits.size());
  }
  offsets[moves.size()] = begin;
  result.offsets = offsets.data();
  return list(Status::kOk, output.values<double>(numbers).data(), hits);
}

int move_list(const Result<MoveResult>& moved) {
  return move_list(moved.status, {&moved.value, 1});
}

std::uintptr_t move_address() {
  return reinterpret_cast<std::uintptr_t>(&given_move);
}

int move_body(World& world, double id) {
  const MoveOptions options = options_of_move(&world, id);
  return move_list(world.move_and_slide(as_id(id), static_cast<float>(given_move.dx),
                                        static_cast<float>(given_move.dy), options));
}

// The shape and its place in `body`.
int move_shape(World& world) {
  const auto shape = shape_of(body.base);
  const MoveOptions options = options_of_move(nullptr, -1);
  if (!shape.ok()) return code(Status::kInvalidShape);
  return move_list(world.move_and_slide(
      shape.value,
      {body.base.transform, static_cast<float>(given_move.dx), static_cast<float>(given_move.dy)},
      options));
}

// The input buffer holds the bodies and their motions. Categories and masks are those of the call,
// if it has any.
int move_many(World& world, std::uint32_t count) {
  static ScratchBuffer motions;
  const MoveOptions options = options_of_move(nullptr, -1);
  if (!motions.reserve<BodyMotion>(count)) return code(Status::kOutOfMemory);
  const std::span<BodyMotion> given = motions.values<BodyMotion>(count);
  const std::span<const MotionNumbers> numbers = input_of<MotionNumbers>(count);
  for (std::size_t i = 0; i < count; ++i) {
    given[i] = {as_id(numbers[i].id), static_cast<float>(numbers[i].dx),
                static_cast<float>(numbers[i].dy), as_support(numbers[i].support)};
  }
  const auto moved = world.move_and_slide_many(given, options);
  return move_list(moved.status, moved.value);
}

}  // namespace

MoveSizes move_sizes() {
  return {sizeof(MoveNumbers) / sizeof(double), sizeof(MotionNumbers) / sizeof(double),
          std::tuple_size_v<ResultNumbers>, std::tuple_size_v<HitNumbers>};
}

void add_moves(WorldClass& world) {
  world.class_function("moveAddress", &move_address)
      .function("moveBody(id)", &move_body)
      .function("moveShape", &move_shape)
      .function("moveMany(count)", &move_many);
}

}  // namespace quadrille::bindings
