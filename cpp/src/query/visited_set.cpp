#include "query/visited_set.hpp"

#include <algorithm>

namespace quadrille {

bool VisitedSet::cover(std::uint32_t rows) {
  const std::size_t known = stamps_.size();
  if (rows <= known) return true;
  if (!stamps_.resize(rows)) return false;
  std::fill(stamps_.data() + known, stamps_.data() + rows, stamp_);
  return true;
}

void VisitedSet::restart() {
  if (++stamp_ != 0) return;
  // After 2^32 questions old stamps could look new.
  std::ranges::fill(stamps_.span(), 0u);
  stamp_ = 1;
}

}  // namespace quadrille
