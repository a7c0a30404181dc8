// Questions about the objects of a tree. Filters come as category and mask.
#include "answer.hpp"

namespace quadrille {
namespace {

// Answers to questions about `shapes`; when they are refused, `invalid` tells which one is why.
template <typename T, typename Shapes>
int give(const Result<Lists<T>>& found, const Shapes& shapes) {
  answer.values = found.value.values.data();
  answer.offsets = found.value.offsets.data();
  if (found.status == Status::kOk) return static_cast<int>(found.value.values.size());
  answer.invalid = 0;
  while (answer.invalid < shapes.size() && is_valid(shapes[answer.invalid])) ++answer.invalid;
  return minus(found.status);
}

// Hits and neighbours go to JavaScript as floats throughout; what met nothing has row -1.
float* put(const Hit& hit, float* to) {
  const float row = hit.row == kNoRow ? -1.0f : static_cast<float>(hit.row);
  for (const float value : {row, hit.fraction, hit.x, hit.y, hit.normal_x, hit.normal_y}) {
    *to++ = value;
  }
  return to;
}
float* put(const Neighbor& neighbor, float* to) {
  *to++ = static_cast<float>(neighbor.row);
  *to++ = neighbor.distance;
  return to;
}

// Answers as floats: how many values.
template <typename T>
int give_floats(Status status, std::span<const T> values) {
  static Room room;
  if (status == Status::kOk && !room.hold(values.size_bytes() + 1)) status = Status::kOutOfMemory;
  if (status != Status::kOk) return minus(status);
  auto* to = static_cast<float*>(room.data);
  answer.values = to;
  for (const T& value : values) to = put(value, to);
  return static_cast<int>(values.size());
}

template <typename T>
int give_floats(const Result<Lists<T>>& found) {
  answer.offsets = found.value.offsets.data();
  return give_floats(found.status, found.value.values);
}

// What is found, or which of the shapes is refused.
template <typename Shape>
int or_invalid(int count, std::span<const Shape> shapes) {
  if (count >= 0) return count;
  answer.invalid = 0;
  while (answer.invalid < shapes.size() && is_valid(shapes[answer.invalid])) ++answer.invalid;
  return count;
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
  const auto boxes = input<Box>(count);
  return give(tree->candidates_many(boxes, step, {category, mask}), boxes);
}

EMSCRIPTEN_KEEPALIVE int quadrille_query_many(Quadtree* tree, std::uint32_t count,
                                              std::uint32_t category, std::uint32_t mask) {
  const auto boxes = input<Box>(count);
  return give(tree->query_many(boxes, {category, mask}), boxes);
}

// A value is 1 or 0.
EMSCRIPTEN_KEEPALIVE int quadrille_query_any_many(Quadtree* tree, std::uint32_t count,
                                                  std::uint32_t category, std::uint32_t mask) {
  const auto boxes = input<Box>(count);
  const auto any = tree->query_any_many(boxes, {category, mask});
  answer.values = any.value.data();
  return or_invalid(any.status == Status::kOk ? static_cast<int>(count) : minus(any.status), boxes);
}

EMSCRIPTEN_KEEPALIVE int quadrille_query_point_many(Quadtree* tree, std::uint32_t count,
                                                    std::uint32_t category, std::uint32_t mask) {
  const auto points = input<Point>(count);
  return give(tree->query_point_many(points, {category, mask}), points);
}

EMSCRIPTEN_KEEPALIVE int quadrille_query_circle_many(Quadtree* tree, std::uint32_t count,
                                                     std::uint32_t category, std::uint32_t mask) {
  const auto circles = input<Circle>(count);
  return give(tree->query_circle_many(circles, {category, mask}), circles);
}

// About `count` polygons: staged are all `corners`, then `count + 1` offsets.
EMSCRIPTEN_KEEPALIVE int quadrille_query_polygon_many(Quadtree* tree, std::uint32_t corners,
                                                      std::uint32_t count, std::uint32_t category,
                                                      std::uint32_t mask) {
  const auto points = input<Point>(corners);
  const auto* offsets = reinterpret_cast<const std::uint32_t*>(points.data() + corners);
  const Lists<Point> polygons = {.offsets = {offsets, count + 1}, .values = points};
  return give(tree->query_polygon_many(polygons, {category, mask}), polygons);
}

// One hit, with row -1 if there is none.
EMSCRIPTEN_KEEPALIVE int quadrille_sweep(Quadtree* tree, float min_x, float min_y, float max_x,
                                         float max_y, float dx, float dy, std::uint32_t category,
                                         std::uint32_t mask) {
  const MovingBox moving = {.box = {min_x, min_y, max_x, max_y}, .dx = dx, .dy = dy};
  const auto hits = tree->sweep_many({&moving, 1}, {category, mask});
  return give_floats(hits.status, hits.value);
}

EMSCRIPTEN_KEEPALIVE int quadrille_raycast_all(Quadtree* tree, float x, float y, float dx, float dy,
                                               std::uint32_t category, std::uint32_t mask) {
  const auto hits = tree->raycast_all({x, y, dx, dy}, {category, mask});
  return give_floats(hits.status, hits.value);
}

EMSCRIPTEN_KEEPALIVE int quadrille_nearest(Quadtree* tree, float x, float y, std::uint32_t count,
                                           float max_distance, std::uint32_t category,
                                           std::uint32_t mask) {
  const auto found = tree->nearest({x, y}, count, max_distance, {category, mask});
  return give_floats(found.status, found.value);
}

// One hit for each of `count` staged rays or moving boxes.

EMSCRIPTEN_KEEPALIVE int quadrille_raycast_many(Quadtree* tree, std::uint32_t count,
                                                std::uint32_t category, std::uint32_t mask) {
  const auto rays = input<Ray>(count);
  const auto hits = tree->raycast_many(rays, {category, mask});
  return or_invalid(give_floats(hits.status, hits.value), rays);
}

EMSCRIPTEN_KEEPALIVE int quadrille_sweep_many(Quadtree* tree, std::uint32_t count,
                                              std::uint32_t category, std::uint32_t mask) {
  const auto moving = input<MovingBox>(count);
  const auto hits = tree->sweep_many(moving, {category, mask});
  return or_invalid(give_floats(hits.status, hits.value), moving);
}

// Lists for each of `count` staged rays or points.

EMSCRIPTEN_KEEPALIVE int quadrille_raycast_all_many(Quadtree* tree, std::uint32_t count,
                                                    std::uint32_t category, std::uint32_t mask) {
  const auto rays = input<Ray>(count);
  return or_invalid(give_floats(tree->raycast_all_many(rays, {category, mask})), rays);
}

EMSCRIPTEN_KEEPALIVE int quadrille_nearest_many(Quadtree* tree, std::uint32_t count,
                                                std::uint32_t wanted, float max_distance,
                                                std::uint32_t category, std::uint32_t mask) {
  const auto points = input<Point>(count);
  const auto found = tree->nearest_many(points, wanted, max_distance, {category, mask});
  return or_invalid(give_floats(found), points);
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
