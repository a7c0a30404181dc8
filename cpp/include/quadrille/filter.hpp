// Collision filters: categories and masks.
#pragma once

#include <cstdint>

namespace quadrille {

/// The category bits of an object or a query, and the bits that it accepts in others.
///
/// Two filters admit each other when each one's mask has a bit of the other's category. An object
/// without a category bit, or with an empty mask, is in no pair and in no query result.
struct Filter {
  std::uint32_t category = ~0u;  ///< bits for what it is
  std::uint32_t mask = ~0u;      ///< bits for what it accepts

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

}  // namespace quadrille
