// The class Quadtree for JavaScript, by embind: for C++ programs with an Emscripten module of their
// own, whose JavaScript asks the same trees as their C++.
//
// The npm package goes another way (cpp/bindings): a class by embind costs it 8 kB of download.
// Names, rules and order are those of the package. What is shorter here: a failed call throws a
// RangeError that names the call and the status, and results are views that live until the next
// call.
#include <emscripten/bind.h>

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "quadrille/quadrille.hpp"

namespace quadrille {
namespace {

using emscripten::val;

constexpr std::array<const char*, 14> kMeanings = {
    "",
    "no live object has this id",
    "the box must be finite in 32 bits with min <= max",
    "the box must share a point with the world, because outside is kReject",
    "out of memory",
    "there is room for 2^24 - 1 objects",
    "too many nodes or references",
    "too many pairs",
    "a setting is out of its range",
    "there is no such node",
    "these bytes are no snapshot",
    "a later version wrote this snapshot",
    "the snapshot is damaged",
    "the shape must be finite"};

void require(const char* call, Status status) {
  if (status == Status::kOk) return;
  const std::string sentence =
      std::string(call) + ": " + kMeanings[static_cast<std::size_t>(status)];
  val::global("RangeError").new_(sentence).throw_();
}

template <typename T>
T require(const char* call, const Result<T>& result) {
  require(call, result.status);
  return result.value;
}

val rows(const char* call, const Result<std::span<const Row>>& found) {
  const std::span<const Row> rows = require(call, found);
  return val(emscripten::typed_memory_view(rows.size(), rows.data()));
}

Box box(float x, float y, float width, float height) {
  return {x, y, x + width, y + height};
}

/// What JavaScript changes before it makes a tree: value objects have no defaults.
Settings default_settings(const Box& world) {
  return {.world = world};
}

Quadtree* make(const Settings& settings) {
  Result<std::optional<Quadtree>> made = Quadtree::create(settings);
  require("Quadtree", made.status);
  return new Quadtree(std::move(*made.value));
}

double insert(Quadtree& tree, float x, float y, float width, float height) {
  return static_cast<double>(require("insert", tree.insert(box(x, y, width, height))));
}

void update(Quadtree& tree, double id, float x, float y, float width, float height) {
  require("update", tree.update(static_cast<Id>(id), box(x, y, width, height)));
}

void move(Quadtree& tree, double id, float x, float y) {
  require("move", tree.move(static_cast<Id>(id), x, y));
}

void remove(Quadtree& tree, double id) {
  require("remove", tree.remove(static_cast<Id>(id)));
}

bool has(const Quadtree& tree, double id) {
  return tree.has(static_cast<Id>(id));
}

val boxes(Quadtree& tree) {
  const std::span<Box> boxes = tree.boxes();
  return val(emscripten::typed_memory_view(4 * boxes.size(), &boxes.data()->min_x));
}

void sync(Quadtree& tree, Sync how) {
  require("sync", tree.sync(how));
}

val pairs(Quadtree& tree) {
  const std::span<const Pair> pairs = require("pairs", tree.pairs());
  return val(emscripten::typed_memory_view(2 * pairs.size(), &pairs.data()->a));
}

val query(Quadtree& tree, float x, float y, float width, float height) {
  return rows("query", tree.query(box(x, y, width, height)));
}

val candidates(Quadtree& tree, float x, float y, float width, float height) {
  return rows("candidates", tree.candidates(box(x, y, width, height)));
}

val nodes(Quadtree& tree) {
  static std::vector<float> values;
  values.clear();
  for (const NodeView& node : require("nodes", tree.nodes())) {
    values.insert(values.end(),
                  {node.min_x, node.min_y, node.max_x, node.max_y, static_cast<float>(node.depth),
                   static_cast<float>(node.count), static_cast<float>(node.total),
                   static_cast<float>(node.first_child)});
  }
  return val(emscripten::typed_memory_view(values.size(), values.data()));
}

}  // namespace

EMSCRIPTEN_BINDINGS(quadrille) {
  emscripten::function("settings", &default_settings);
  emscripten::enum_<Placement>("Placement")
      .value("parent", Placement::kParent)
      .value("leaf", Placement::kLeaf)
      .value("loose", Placement::kLoose)
      .value("cover", Placement::kCover);
  emscripten::enum_<Outside>("Outside")
      .value("keep", Outside::kKeep)
      .value("reject", Outside::kReject)
      .value("grow", Outside::kGrow);
  emscripten::enum_<Sync>("Sync")
      .value("auto", Sync::kAuto)
      .value("update", Sync::kUpdate)
      .value("rebuild", Sync::kRebuild);
  emscripten::enum_<EdgeRule>("EdgeRule")
      .value("strict", EdgeRule::kStrict)
      .value("touching", EdgeRule::kTouching);
  emscripten::value_object<Box>("Box")
      .field("minX", &Box::min_x)
      .field("minY", &Box::min_y)
      .field("maxX", &Box::max_x)
      .field("maxY", &Box::max_y);
  emscripten::value_object<Settings>("Settings")
      .field("world", &Settings::world)
      .field("capacity", &Settings::capacity)
      .field("maxDepth", &Settings::max_depth)
      .field("placement", &Settings::placement)
      .field("looseness", &Settings::looseness)
      .field("edges", &Settings::edges)
      .field("outside", &Settings::outside);
  emscripten::class_<Quadtree>("Quadtree")
      .constructor(&make, emscripten::allow_raw_pointers())
      .function("insert", &insert)
      .function("update", &update)
      .function("move", &move)
      .function("remove", &remove)
      .function("has", &has)
      .function("clear", &Quadtree::clear)
      .function("size", &Quadtree::size)
      .function("boxes", &boxes)
      .function("sync", &sync)
      .function("pairs", &pairs)
      .function("query", &query)
      .function("candidates", &candidates)
      .function("nodes", &nodes);
}

}  // namespace quadrille
