// Questions as plain C functions: embind's wrappers cost more than a small question itself.
//
// Whatever has an answer leaves it in the memory, where `quadrille_answer` says. A function returns
// how many values its answer has, or minus a status. Filters come as category and mask.
#include <emscripten/emscripten.h>

#include <cstdlib>

#include "quadrille/quadrille.hpp"

namespace {

using quadrille::Box;
using quadrille::Circle;
using quadrille::Filter;
using quadrille::Lists;
using quadrille::Point;
using quadrille::Quadtree;
using quadrille::Result;
using quadrille::Row;
using quadrille::Status;

// Of the last question, to any tree.
struct Answer {
  const void* values;
  const std::uint32_t* offsets;  // of many questions: where the values of each begin
  std::uint32_t invalid;         // the index of the first shape that was refused
};
Answer answer = {};

// What many questions are about; written by JavaScript.
void* staged = nullptr;
std::size_t staged_bytes = 0;

template <typename T>
std::span<const T> input(std::uint32_t count) {
  return {static_cast<const T*>(staged), count};
}

int minus(Status status) {
  return -static_cast<int>(status);
}

template <typename T>
int give(const Result<std::span<const T>>& found) {
  answer.values = found.value.data();
  return found.status == Status::kOk ? static_cast<int>(found.value.size()) : minus(found.status);
}

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

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE const Answer* quadrille_answer() {
  return &answer;
}

// Room for the input of many questions, or nullptr.
EMSCRIPTEN_KEEPALIVE void* quadrille_stage(std::size_t bytes) {
  if (bytes > staged_bytes) {
    void* grown = std::realloc(staged, bytes);
    if (grown == nullptr) return nullptr;
    staged = grown;
    staged_bytes = bytes;
  }
  return staged;
}

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

// Minus a status.
EMSCRIPTEN_KEEPALIVE int quadrille_set_filter(Quadtree* tree, double id, std::uint32_t category,
                                              std::uint32_t mask) {
  return minus(tree->set_filter(static_cast<quadrille::Id>(id), {category, mask}));
}

// 2, category and mask; or minus a status.
EMSCRIPTEN_KEEPALIVE int quadrille_filter(Quadtree* tree, double id) {
  static Filter filter = {};
  const auto found = tree->filter(static_cast<quadrille::Id>(id));
  filter = found.value;
  answer.values = &filter;
  return found.status == Status::kOk ? 2 : minus(found.status);
}

EMSCRIPTEN_KEEPALIVE int quadrille_filters(Quadtree* tree) {
  const auto all = tree->filters();
  answer.values = all.value.data();
  return all.status == Status::kOk ? static_cast<int>(all.value.size()) : minus(all.status);
}

}  // extern "C"
