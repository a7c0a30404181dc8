// Who may meet whom: categories and masks.
#pragma once

#include <cstdint>

namespace quadrille {

/// 32 categories, a bit each. An object, or a question, is of some and meets some.
///
/// Two meet only if each is of a category that the other's mask names. What is of no category, or
/// has an empty mask, meets nobody and is not found.
struct Filter {
  std::uint32_t category = ~0u;  ///< what it is
  std::uint32_t mask = ~0u;      ///< what it meets

  friend bool operator==(const Filter&, const Filter&) = default;
};
static_assert(sizeof(Filter) == 8, "a row of the filters view is two words");

/// The filter of objects that were given none.
inline constexpr Filter kDefaultFilter = {.category = 1, .mask = ~0u};

/// A question with this filter finds every object with the default filter.
inline constexpr Filter kEverything = {};

/// True when each is of a category that the other meets.
constexpr bool admit(const Filter& a, const Filter& b) {
  return (a.category & b.mask) != 0 && (b.category & a.mask) != 0;
}

}  // namespace quadrille
