#include "query/starts_along.hpp"

#include <bit>

namespace quadrille {

// From the deepest up: cells that are one at some depth are one at all lower depths.
StartTable::Holders HoldersAlong::enter(std::size_t column, std::size_t row) {
  StartTable::Holders entered;
  for (std::uint32_t left = starts_.depths_of_holders(); left != 0;) {
    const int depth = static_cast<int>(std::bit_width(left)) - 1;
    left ^= std::uint32_t{1} << depth;
    const int up = starts_.depth() - depth;
    const std::size_t cell = (row >> up << depth) + (column >> up);
    if (std::exchange(last_[static_cast<std::size_t>(depth)], cell) == cell) break;
    const NodeIndex holder = starts_.holder_at(depth, column >> up, row >> up);
    if (holder != StartTable::kNoHolder) entered.add(holder);
  }
  return entered;
}

}  // namespace quadrille
