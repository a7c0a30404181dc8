// Ids and rows: how objects are named.
#pragma once

#include <cstdint>

#include "quadrille/limits.hpp"

namespace quadrille {

/// The index of an object in `Quadtree::boxes`, `Quadtree::filters` and the caller's own arrays:
/// 0 .. rows() - 1. A row is reused after its object was removed; an id never is.
using Row = std::uint32_t;

/// No object: the row of a query that met nothing.
inline constexpr Row kNoRow = kMaxObjects;

/// Names an object: generation * 2^kRowBits + row, below 2^53. Generations start at 1, so an
/// id never equals a row. An id is stale once its object was removed; calls then refuse it.
///
/// Calls on one object also take its row: an Id whose generation is 0 stands for whatever object is
/// in that row now. A row is checked only for being occupied; ids are the safe form.
using Id = std::uint64_t;

/// Bits of a word of `Quadtree::generations` that hold the generation.
inline constexpr int kGenerationBits = 31;

/// No object, among ids of objects that queries leave out.
inline constexpr Id kNoId = ~Id{0};

/// The id of the object that a row holds in the given generation.
constexpr Id make_id(Row row, std::uint32_t generation) {
  return (static_cast<Id>(generation) << kRowBits) | row;
}

/// The row of an object. Only bits are read: whether the object is alive, `Quadtree::has` knows.
constexpr Row row_of(Id id) {
  return static_cast<Row>(id & kMaxObjects);
}

/// How many objects the row had held when this id was made, this one included; 0 of a row.
constexpr std::uint64_t generation_of(Id id) {
  return id >> kRowBits;
}

}  // namespace quadrille
