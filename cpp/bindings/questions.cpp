// Questions about the objects of a tree. Filters come as category and mask.
#include <algorithm>
#include <bit>
#include <cstddef>

#include "answer.hpp"

namespace quadrille {
namespace {

int give_lists(const Result<Lists<Row>>& found) {
  answer.offsets = found.value.offsets.data();
  return give(Result<std::span<const Row>>{found.status, found.value.values});
}

// Hits and neighbours go to JavaScript as floats throughout, the row too; what met nothing has -1.
int give_floats(Status status, const void* values, std::size_t count, std::size_t stride) {
  static Room room;
  const std::size_t bytes = count * stride * sizeof(float);
  if (status == Status::kOk && !room.hold(bytes + 1)) status = Status::kOutOfMemory;
  if (status != Status::kOk) return minus(status);
  std::copy_n(static_cast<const std::byte*>(values), bytes, static_cast<std::byte*>(room.data));
  auto* words = static_cast<std::uint32_t*>(room.data);
  for (std::size_t i = 0; i < count; ++i, words += stride) {
    *words = std::bit_cast<std::uint32_t>(*words == kNoRow ? -1.0f : static_cast<float>(*words));
  }
  return give(room.data, count);
}

template <typename T>
int give_floats(const Result<std::span<const T>>& found) {
  static_assert(offsetof(T, row) == 0 && sizeof(Row) == sizeof(float));
  return give_floats(found.status, found.value.data(), found.value.size(),
                     sizeof(T) / sizeof(float));
}

template <typename T>
int give_floats(const Result<Lists<T>>& found) {
  answer.offsets = found.value.offsets.data();
  return give_floats(Result<std::span<const T>>{found.status, found.value.values});
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE int quadrille_candidates(Quadtree* tree, float min_x, float min_y, float max_x,
                                              float max_y, int step, std::uint32_t category,
                                              std::uint32_t mask) {
  return give(tree->candidates({min_x, min_y, max_x, max_y}, step, {category, mask}));
}

EMSCRIPTEN_KEEPALIVE int quadrille_query(Quadtree* tree, float min_x, float min_y, float max_x,
                                         float max_y, std::uint32_t category, std::uint32_t mask) {
  return give(tree->query({min_x, min_y, max_x, max_y}, {category, mask}));
}

// 1 or 0, or minus a status.
EMSCRIPTEN_KEEPALIVE int quadrille_query_any(Quadtree* tree, float min_x, float min_y, float max_x,
                                             float max_y, std::uint32_t category,
                                             std::uint32_t mask) {
  const auto any = tree->query_any({min_x, min_y, max_x, max_y}, {category, mask});
  return any.status == Status::kOk ? static_cast<int>(any.value) : minus(any.status);
}

EMSCRIPTEN_KEEPALIVE int quadrille_query_circle(Quadtree* tree, float x, float y, float radius,
                                                std::uint32_t category, std::uint32_t mask) {
  return give(tree->query_circle({x, y, radius}, {category, mask}));
}

// About `corners` staged points.
EMSCRIPTEN_KEEPALIVE int quadrille_query_polygon(Quadtree* tree, std::uint32_t corners,
                                                 std::uint32_t category, std::uint32_t mask) {
  return give(tree->query_polygon(input<Point>(corners), {category, mask}));
}

// The same for `count` staged boxes, points or circles.

EMSCRIPTEN_KEEPALIVE int quadrille_candidates_many(Quadtree* tree, std::uint32_t count, int step,
                                                   std::uint32_t category, std::uint32_t mask) {
  return give_lists(tree->candidates_many(input<Box>(count), step, {category, mask}));
}

EMSCRIPTEN_KEEPALIVE int quadrille_query_many(Quadtree* tree, std::uint32_t count,
                                              std::uint32_t category, std::uint32_t mask) {
  return give_lists(tree->query_many(input<Box>(count), {category, mask}));
}

// A value is 1 or 0.
EMSCRIPTEN_KEEPALIVE int quadrille_query_any_many(Quadtree* tree, std::uint32_t count,
                                                  std::uint32_t category, std::uint32_t mask) {
  return give(tree->query_any_many(input<Box>(count), {category, mask}));
}

EMSCRIPTEN_KEEPALIVE int quadrille_query_point_many(Quadtree* tree, std::uint32_t count,
                                                    std::uint32_t category, std::uint32_t mask) {
  return give_lists(tree->query_point_many(input<Point>(count), {category, mask}));
}

EMSCRIPTEN_KEEPALIVE int quadrille_query_circle_many(Quadtree* tree, std::uint32_t count,
                                                     std::uint32_t category, std::uint32_t mask) {
  return give_lists(tree->query_circle_many(input<Circle>(count), {category, mask}));
}

// About `count` polygons: staged are all `corners`, then `count + 1` offsets.
EMSCRIPTEN_KEEPALIVE int quadrille_query_polygon_many(Quadtree* tree, std::uint32_t corners,
                                                      std::uint32_t count, std::uint32_t category,
                                                      std::uint32_t mask) {
  const auto points = input<Point>(corners);
  const auto* offsets = reinterpret_cast<const std::uint32_t*>(points.data() + corners);
  const Lists<Point> polygons = {.offsets = {offsets, count + 1}, .values = points};
  return give_lists(tree->query_polygon_many(polygons, {category, mask}));
}

// One hit, with row -1 if there is none.
EMSCRIPTEN_KEEPALIVE int quadrille_sweep(Quadtree* tree, float min_x, float min_y, float max_x,
                                         float max_y, float dx, float dy, std::uint32_t category,
                                         std::uint32_t mask) {
  const MovingBox moving = {.box = {min_x, min_y, max_x, max_y}, .dx = dx, .dy = dy};
  return give_floats(tree->sweep_many({&moving, 1}, {category, mask}));
}

EMSCRIPTEN_KEEPALIVE int quadrille_raycast_all(Quadtree* tree, float x, float y, float dx, float dy,
                                               std::uint32_t category, std::uint32_t mask) {
  return give_floats(tree->raycast_all({x, y, dx, dy}, {category, mask}));
}

EMSCRIPTEN_KEEPALIVE int quadrille_nearest(Quadtree* tree, float x, float y, std::uint32_t count,
                                           float max_distance, std::uint32_t category,
                                           std::uint32_t mask) {
  return give_floats(tree->nearest({x, y}, count, max_distance, {category, mask}));
}

// One hit for each of `count` staged rays or moving boxes.

EMSCRIPTEN_KEEPALIVE int quadrille_raycast_many(Quadtree* tree, std::uint32_t count,
                                                std::uint32_t category, std::uint32_t mask) {
  return give_floats(tree->raycast_many(input<Ray>(count), {category, mask}));
}

EMSCRIPTEN_KEEPALIVE int quadrille_sweep_many(Quadtree* tree, std::uint32_t count,
                                              std::uint32_t category, std::uint32_t mask) {
  return give_floats(tree->sweep_many(input<MovingBox>(count), {category, mask}));
}

// Lists for each of `count` staged rays or points.

EMSCRIPTEN_KEEPALIVE int quadrille_raycast_all_many(Quadtree* tree, std::uint32_t count,
                                                    std::uint32_t category, std::uint32_t mask) {
  return give_floats(tree->raycast_all_many(input<Ray>(count), {category, mask}));
}

EMSCRIPTEN_KEEPALIVE int quadrille_nearest_many(Quadtree* tree, std::uint32_t count,
                                                std::uint32_t wanted, float max_distance,
                                                std::uint32_t category, std::uint32_t mask) {
  return give_floats(
      tree->nearest_many(input<Point>(count), wanted, max_distance, {category, mask}));
}

EMSCRIPTEN_KEEPALIVE int quadrille_pairs(Quadtree* tree) {
  return give(tree->pairs());
}

EMSCRIPTEN_KEEPALIVE int quadrille_pairs_between(Quadtree* tree, Quadtree* other) {
  return give(tree->pairs_between(*other));
}

// Minus a status.
EMSCRIPTEN_KEEPALIVE int quadrille_set_filter(Quadtree* tree, double id, std::uint32_t category,
                                              std::uint32_t mask) {
  return minus(tree->set_filter(as_id(id), {category, mask}));
}

// 2, category and mask; or minus a status.
EMSCRIPTEN_KEEPALIVE int quadrille_filter(Quadtree* tree, double id) {
  static Filter filter = {};
  const auto found = tree->filter(as_id(id));
  filter = found.value;
  return found.status == Status::kOk ? give(&filter, 2) : minus(found.status);
}

EMSCRIPTEN_KEEPALIVE int quadrille_filters(Quadtree* tree) {
  return give(tree->filters());
}

}  // extern "C"
}  // namespace quadrille
