// Collision filters: categories and masks, and what a query leaves out.
#pragma once

#include <cstdint>
#include <span>

#include "quadrille/id.hpp"

namespace quadrille {

struct QueryFilter;

/// The category bits of an object or a query, and the bits that it accepts in others.
///
/// Two filters admit each other when each one's mask has a bit of the other's category. An object
/// without a category bit, or with an empty mask, is in no pair and in no query result.
struct Filter {
  std::uint32_t category = ~0u;  ///< bits for what it is
  std::uint32_t mask = ~0u;      ///< bits for what it accepts

  /// Calls that take a QueryFilter take a Filter.
  constexpr operator QueryFilter() const;

  friend bool operator==(const Filter&, const Filter&) = default;
};
static_assert(sizeof(Filter) == 8, "the view of filters is an array of two words per row");

/// The filter of an object for which none was set: the first category, and every category accepted.
inline constexpr Filter kDefaultFilter = {.category = 1, .mask = ~0u};

/// The filter of a query for which none was given: finds all objects but those with an empty mask
/// or category.
inline constexpr Filter kEverything = {};

/// True when each filter accepts a category of the other.
constexpr bool admit(const Filter& a, const Filter& b) {
  return (a.category & b.mask) != 0 && (b.category & a.mask) != 0;
}

/// Which objects a query may find: those whose filters admit its category and mask, except some.
///
/// ```cpp
/// for (const quadrille::Row row : tree.query(box, {.except = {&self, 1}}).value) use(row);
/// ```
struct QueryFilter {
  std::uint32_t category = kEverything.category;  ///< as of a Filter
  std::uint32_t mask = kEverything.mask;

  /// Objects that the query does not find, by id or row: the walk itself passes them over, so that
  /// first hits and nearest objects are those of the others. May repeat some. A query about many
  /// shapes takes none, or one for each shape, in their order; kNoId leaves out nothing.
  ///
  /// An id that is stale, or a row without an object, is refused: kStaleId, and then
  /// `error_index()` is its index here. So is another number of them than of shapes; the index is
  /// then the smaller number. Must stay valid during the call. Cost: a comparison for each object
  /// that is found; with more than one, a sort of these, and a binary search for each object.
  std::span<const Id> except = {};
};

constexpr Filter::operator QueryFilter() const {
  return {.category = category, .mask = mask};
}

}  // namespace quadrille
