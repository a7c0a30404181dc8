// A tree as such: its settings, its objects, its bytes.
#include <algorithm>
#include <new>
#include <optional>
#include <utility>

#include "answer.hpp"

namespace quadrille {
namespace {

Settings as_settings(float min_x, float min_y, float max_x, float max_y, std::uint32_t capacity,
                     int max_depth, int placement, float looseness, bool touching, int outside) {
  return {.world = {min_x, min_y, max_x, max_y},
          .capacity = capacity,
          .max_depth = max_depth,
          .placement = static_cast<Placement>(placement),
          .looseness = looseness,
          .edges = touching ? EdgeRule::kTouching : EdgeRule::kStrict,
          .outside = static_cast<Outside>(outside)};
}

// The boxes that `quadrille_stage_boxes` made room for; where they are tells which one was refused.
std::span<const Box> staged_boxes(Quadtree* tree, std::uint32_t count) {
  const std::span<const Box> boxes = tree->stage(count).value;
  answer.values = boxes.data();
  return boxes;
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE const Answer* quadrille_answer() {
  return &answer;
}

// Room for so many bytes as an answer; minus a status.
EMSCRIPTEN_KEEPALIVE int quadrille_stage(std::size_t bytes) {
  const bool had_memory = staged.hold(bytes);
  answer.values = staged.data;
  return minus(had_memory ? Status::kOk : Status::kOutOfMemory);
}

// Lets go of what is staged.
EMSCRIPTEN_KEEPALIVE void quadrille_release() {
  staged.release();
}

// What JavaScript has written down as well: it refuses a module that does not agree.
EMSCRIPTEN_KEEPALIVE int quadrille_limits() {
  static constexpr std::uint32_t kValues[] = {sizeof(NodeView) / sizeof(float), kMaxObjects,
                                              kRowBits, kDepthLimit};
  return give(kValues, std::size(kValues));
}

// A tree, as the pointer to values; minus a status.
EMSCRIPTEN_KEEPALIVE int quadrille_create(float min_x, float min_y, float max_x, float max_y,
                                          std::uint32_t capacity, int max_depth, int placement,
                                          float looseness, bool touching, int outside) {
  auto made = Quadtree::create(as_settings(min_x, min_y, max_x, max_y, capacity, max_depth,
                                           placement, looseness, touching, outside));
  if (made.status != Status::kOk) return minus(made.status);
  answer.values = new (std::nothrow) Quadtree(std::move(*made.value));
  return minus(answer.values == nullptr ? Status::kOutOfMemory : Status::kOk);
}

EMSCRIPTEN_KEEPALIVE void quadrille_destroy(Quadtree* tree) {
  delete tree;
}

// Minus a status.
EMSCRIPTEN_KEEPALIVE int quadrille_set_settings(Quadtree* tree, float min_x, float min_y,
                                                float max_x, float max_y, std::uint32_t capacity,
                                                int max_depth, int placement, float looseness,
                                                bool touching, int outside) {
  return minus(tree->set_settings(as_settings(min_x, min_y, max_x, max_y, capacity, max_depth,
                                              placement, looseness, touching, outside)));
}

// All but the world, as doubles.
EMSCRIPTEN_KEEPALIVE int quadrille_settings(Quadtree* tree) {
  const Settings& settings = tree->settings();
  static double values[6];
  double* to = values;
  for (const double value :
       {static_cast<double>(settings.capacity), static_cast<double>(settings.max_depth),
        static_cast<double>(settings.placement), static_cast<double>(settings.looseness),
        static_cast<double>(settings.edges), static_cast<double>(settings.outside)}) {
    *to++ = value;
  }
  return give(values, std::size(values));
}

// The world, as four floats.
EMSCRIPTEN_KEEPALIVE int quadrille_bounds(Quadtree* tree) {
  return give(&tree->settings().world, 4);
}

// The new object's id, or minus a status.
EMSCRIPTEN_KEEPALIVE double quadrille_insert(Quadtree* tree, float min_x, float min_y, float max_x,
                                             float max_y) {
  const Result<Id> added = tree->insert({min_x, min_y, max_x, max_y});
  return added.status == Status::kOk ? static_cast<double>(added.value) : minus(added.status);
}

// Minus a status, as the next three.
EMSCRIPTEN_KEEPALIVE int quadrille_update(Quadtree* tree, double id, float min_x, float min_y,
                                          float max_x, float max_y) {
  return minus(tree->update(as_id(id), {min_x, min_y, max_x, max_y}));
}

EMSCRIPTEN_KEEPALIVE int quadrille_move(Quadtree* tree, double id, float x, float y) {
  return minus(tree->move(as_id(id), x, y));
}

EMSCRIPTEN_KEEPALIVE int quadrille_remove(Quadtree* tree, double id) {
  return minus(tree->remove(as_id(id)));
}

EMSCRIPTEN_KEEPALIVE int quadrille_sync(Quadtree* tree, int how) {
  return minus(tree->sync(static_cast<quadrille::Sync>(how)));
}

EMSCRIPTEN_KEEPALIVE bool quadrille_has(Quadtree* tree, double id) {
  return tree->has(as_id(id));
}

EMSCRIPTEN_KEEPALIVE void quadrille_clear(Quadtree* tree) {
  tree->clear();
}

// Room for boxes, to be filled before one of the next two is called with the same count.
EMSCRIPTEN_KEEPALIVE int quadrille_stage_boxes(Quadtree* tree, std::uint32_t count) {
  return give(tree->stage(count));
}

EMSCRIPTEN_KEEPALIVE int quadrille_set_all(Quadtree* tree, std::uint32_t count) {
  return minus(tree->set_all(staged_boxes(tree, count)));
}

// Ids as doubles, to be released.
EMSCRIPTEN_KEEPALIVE int quadrille_insert_many(Quadtree* tree, std::uint32_t count) {
  if (!staged.hold(count * sizeof(double))) return minus(Status::kOutOfMemory);
  const auto added = tree->insert_many(staged_boxes(tree, count));
  std::ranges::copy(added.value, static_cast<double*>(staged.data));
  return added.status == Status::kOk ? give(staged.data, count) : minus(added.status);
}

// The row, or the index among what was staged, at which the last bulk call failed.
EMSCRIPTEN_KEEPALIVE std::uint32_t quadrille_error_row(Quadtree* tree) {
  return tree->error_index();
}

// Boxes, one a row.
EMSCRIPTEN_KEEPALIVE int quadrille_boxes(Quadtree* tree) {
  const std::span<Box> boxes = tree->boxes();
  return give(boxes.data(), boxes.size());
}

EMSCRIPTEN_KEEPALIVE std::uint32_t quadrille_size(Quadtree* tree) {
  return tree->size();
}

EMSCRIPTEN_KEEPALIVE std::uint32_t quadrille_rows(Quadtree* tree) {
  return tree->rows();
}

// The id of the live object in a row, or minus a status.
EMSCRIPTEN_KEEPALIVE double quadrille_id_at(Quadtree* tree, Row row) {
  const Result<Id> id = tree->id_at(row);
  return id.status == Status::kOk ? static_cast<double>(id.value) : minus(id.status);
}

// A snapshot's bytes, to be released.
EMSCRIPTEN_KEEPALIVE int quadrille_snapshot(Quadtree* tree) {
  const std::size_t size = tree->snapshot({});
  if (!staged.hold(size)) return minus(Status::kOutOfMemory);
  return give(staged.data, tree->snapshot({static_cast<std::byte*>(staged.data), size}));
}

// Takes a snapshot of so many staged bytes; minus a status.
EMSCRIPTEN_KEEPALIVE int quadrille_restore(Quadtree* tree, std::size_t bytes) {
  return minus(tree->restore(input<std::byte>(bytes)));
}

}  // extern "C"
}  // namespace quadrille
