// What the files about the class World share, besides js_boundary.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "js_boundary.hpp"
#include "quadrille/world.hpp"

namespace quadrille::bindings {

/// A shape and what bodies and parts have besides, in words, as web/lib/world/body-words.ts writes
/// and reads them.
struct ShapeWords {
  std::uint32_t kind;     ///< a ShapeKind
  std::uint32_t numbers;  ///< how many of `shape` it has
  std::array<float, 2 * kMaxPolygonPoints>
      shape;  ///< in the order of the arguments of Shape's functions
  Transform transform;
  std::uint32_t is_sensor;  ///< 0 or 1
  Filter filter;
  std::uint32_t tag;
};

/// A part in words: in `part`, and in bulk in the input buffer.
struct PartWords {
  ShapeWords base;
  std::uint32_t has_filter;  ///< 0 or 1
  std::uint32_t one_way;     ///< a OneWay
};
static_assert(sizeof(PartWords) == 112, "web/lib counts 28 words");

/// A body in words: in `body`, and in bulk in the input buffer.
struct BodyWords {
  ShapeWords base;
  std::uint32_t is_static;  ///< 0 or 1
  std::int32_t group;
  float order;
  std::uint32_t parts;          ///< how many it has, in the input buffer; 0 for a body of one shape
  std::uint32_t is_bullet;      ///< 0 or 1
  std::uint32_t one_way;        ///< a OneWay
  std::uint32_t drops_through;  ///< 0 or 1
};
static_assert(sizeof(BodyWords) == 132, "web/lib counts 33 words");

/// A kind of tiles in words, in the input buffer and in lists.
struct TileKindWords {
  std::uint32_t shape;    ///< a TileShape, where there is no polygon
  std::uint32_t numbers;  ///< how many of `corners` a polygon has; 0 for a usual shape
  std::array<float, 2 * kMaxPolygonPoints> corners;
  std::uint32_t is_sensor;   ///< 0 or 1
  std::uint32_t has_filter;  ///< 0 or 1
  Filter filter;
  std::uint32_t tag;
  std::uint32_t one_way;  ///< a OneWay
};
static_assert(sizeof(TileKindWords) == 96, "web/lib counts 24 words");

/// What web/lib keeps of a body, in words.
struct KeptWords {
  std::uint32_t id_low;
  std::uint32_t id_high;
  std::uint32_t category;
  std::uint32_t kind;  ///< 1 if static, plus 2 for a body of parts, plus 4 for a tile map
};
static_assert(sizeof(KeptWords) == 16, "web/lib counts 4 words");

/// The one body of a call.
inline BodyWords body;

/// The one part of a call.
inline PartWords part;

/// A contact in the view of contacts: rows, normal, depth, number of points, two points of four
/// numbers, and the two parts.
using ContactNumbers = std::array<float, 16>;

/// An impact in the view of impacts: rows of the bullet and of the other body, then the numbers of
/// Impact.
using ImpactNumbers = std::array<float, 11>;

/// A hit of a ray: that of a tree, and the part.
using BodyHitNumbers = std::array<float, kFloats<Hit> + 1>;

using WorldClass = emscripten::class_<World>;

// Each adds the methods of one topic.
void add_bodies(WorldClass& world);
void add_parts(WorldClass& world);
void add_tile_maps(WorldClass& world);
void add_lists(WorldClass& world);
void add_world_queries(WorldClass& world);
void add_moves(WorldClass& world);

/// Doubles of what a move is given, of a body of many, of a result and of a hit.
using MoveSizes = std::array<std::uint32_t, 4>;
MoveSizes move_sizes();

/// What a body is in words, without its shape or its parts.
BodyOptions options_of(const BodyWords& words);

/// The shape in words; a status where there is none, which web/lib has found before.
Result<Shape, ShapeStatus> shape_of(const ShapeWords& words);

/// Writes the numbers from which the functions of Shape make a shape.
void write_shape(const Shape& shape, ShapeWords& words);

/// Turns parts in words into parts, as many as there is room for; false where one has no shape.
bool read_parts(std::span<const PartWords> words, std::span<Part> parts);

}  // namespace quadrille::bindings
