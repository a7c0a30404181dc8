// What the files about the class World share, besides js_boundary.hpp.
#pragma once

#include <array>
#include <cstdint>

#include "js_boundary.hpp"
#include "quadrille/world.hpp"

namespace quadrille::bindings {

/// A body in words, as web/lib/world/body-words.ts writes and reads it: in `body`, and in bulk in
/// the input buffer.
struct BodyWords {
  std::uint32_t kind;       ///< a ShapeKind
  std::uint32_t numbers;    ///< how many of `shape` it has
  std::uint32_t is_static;  ///< 0 or 1
  std::uint32_t is_sensor;  ///< 0 or 1
  Filter filter;
  std::int32_t group;
  std::uint32_t tag;
  float order;
  Transform transform;
  std::array<float, 2 * kMaxPolygonPoints>
      shape;  ///< in the order of the arguments of Shape's functions
};
static_assert(sizeof(BodyWords) == 116, "web/lib counts 29 words");

/// The one body of a call.
inline BodyWords body;

/// A contact in the view of contacts: rows, normal, depth, number of points, and two points of four
/// numbers.
using ContactNumbers = std::array<float, 14>;

using WorldClass = emscripten::class_<World>;

// Each adds the methods of one topic.
void add_bodies(WorldClass& world);
void add_lists(WorldClass& world);
void add_world_queries(WorldClass& world);

/// The shape in words; a status where there is none, which web/lib has found before.
Result<Shape, ShapeStatus> shape_of(const BodyWords& words);

}  // namespace quadrille::bindings
