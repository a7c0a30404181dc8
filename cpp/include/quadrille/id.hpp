// Handles that go stale instead of being taken for their successor.
#pragma once

#include <cstdint>

#include "quadrille/limits.hpp"

namespace quadrille {

/// Where an object's box stands in the bulk views: 0 .. rows() - 1. A row is given out again
/// after its object was removed; an id never is.
using Row = std::uint32_t;

/// No row: what met nothing has this one.
inline constexpr Row kNoRow = kMaxObjects;

/// A handle to an object: generation * 2^kRowBits + row, below 2^53. Generations start at 1, so
/// an id never equals a row.
using Id = std::uint64_t;

constexpr Id make_id(Row row, std::uint32_t generation) {
  return (static_cast<Id>(generation) << kRowBits) | row;
}

/// The row of an object, one instruction.
constexpr Row row_of(Id id) {
  return static_cast<Row>(id & kMaxObjects);
}

/// How often the row had been given out when this id was made.
constexpr std::uint64_t generation_of(Id id) {
  return id >> kRowBits;
}

}  // namespace quadrille
