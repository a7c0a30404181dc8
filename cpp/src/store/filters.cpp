#include "store/filters.hpp"

#include <algorithm>

namespace quadrille {

bool Filters::cover(std::uint32_t rows) {
  const std::size_t known = by_row_.size();
  if (rows <= known) return true;
  if (!by_row_.resize(rows)) return false;
  std::fill(by_row_.data() + known, by_row_.data() + rows, kDefaultFilter);
  return true;
}

bool Filters::set(Row row, Filter filter) {
  if (!cover(row + 1)) return false;
  by_row_[row] = filter;
  return true;
}

// Without a branch: who is admitted is hard to predict.
std::size_t keep_admitted(std::span<const Pair> pairs, const Filters& of_a, const Filters& of_b,
                          Pair* kept) {
  std::size_t count = 0;
  for (const Pair& pair : pairs) {
    kept[count] = pair;
    count += admit(of_a.of(pair.a), of_b.of(pair.b)) ? 1 : 0;
  }
  return count;
}

}  // namespace quadrille
