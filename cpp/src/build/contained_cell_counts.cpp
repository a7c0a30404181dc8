#include "build/contained_cell_counts.hpp"

#include <algorithm>

#include "build/counted_depth.hpp"

namespace quadrille {

bool ContainedCellCounts::restart(const PlacementRule& rule, std::uint32_t capacity,
                                  std::size_t objects) {
  grid_depth_ = rule.grid().depth();
  depth_ = counted_depth(objects, capacity, grid_depth_);
  const std::uint32_t side = 1u << depth_;
  if (!counts_.resize(morton_offset(depth_ + 1)) || !spread_.resize(side)) return false;
  std::ranges::fill(counts_.span(), 0u);
  spread_[0] = 0;
  for (std::uint32_t i = 1; i < side; ++i) spread_[i] = spread_[i >> 1] << 2 | (i & 1);
  return true;
}

void ContainedCellCounts::sum_up() {
  for (int depth = depth_; depth-- > 0;) {
    const std::uint32_t first = morton_offset(depth);
    const std::uint32_t* child = &counts_[morton_offset(depth + 1)];
    for (std::uint32_t number = 0; number < 1u << (2 * depth); ++number, child += 4) {
      counts_[first + number] += child[0] + child[1] + child[2] + child[3];
    }
  }
}

std::uint32_t ContainedCellCounts::own(const Cell& cell) const {
  const std::uint32_t* child = &counts_[number_of(cell.depth + 1, cell.column * 2u, cell.row * 2u)];
  return total(cell) - child[0] - child[1] - child[2] - child[3];
}

}  // namespace quadrille
