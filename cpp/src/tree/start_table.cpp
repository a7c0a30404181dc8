#include "tree/start_table.hpp"

#include <bit>

namespace quadrille {

StartTable::Holders StartTable::holders_over(std::size_t column, std::size_t row) const {
  Holders over;
  for (std::uint32_t left = depths_of_holders_; left != 0; left &= left - 1) {
    const int depth = std::countr_zero(left);
    const int up = depth_ - depth;
    const NodeIndex holder = holder_at(depth, column >> up, row >> up);
    if (holder != kNoHolder) over.add(holder);
  }
  return over;
}

bool StartTable::restart(int depth) {
  const std::size_t cells = std::size_t{1} << (2 * depth);
  if (!nodes_.resize(cells) || !lists_.resize(cells)) return false;
  if (depth != depth_ || depths_of_holders_ != 0 || holders_.empty()) {
    if (!holders_.resize(first_holder(depth))) return false;
    std::ranges::fill(holders_.span(), kNoHolder);
  }
  depth_ = depth;
  holder_counts_ = {};
  depths_of_holders_ = 0;
  return true;
}

void StartTable::set_holder(const Cell& cell, NodeIndex node) {
  NodeIndex& entry =
      holders_[first_holder(cell.depth) + (std::size_t{cell.row} << cell.depth) + cell.column];
  count_holder(cell.depth, (node != kNoHolder ? 1 : 0) - (entry != kNoHolder ? 1 : 0));
  entry = node;
}

void StartTable::remove_holders_from(const Cell& cell) {
  for (std::uint32_t left = depths_of_holders_ >> cell.depth; left != 0; left &= left - 1) {
    const int down = std::countr_zero(left);
    const int depth = cell.depth + down;
    const std::size_t side = std::size_t{1} << down;
    NodeIndex* first = holders_.data() + first_holder(depth) +
                       (std::size_t{cell.row} << down << depth) +
                       (std::size_t{cell.column} << down);
    for (std::size_t row = 0; row < side; ++row, first += std::size_t{1} << depth) {
      const auto free = static_cast<std::size_t>(std::count(first, first + side, kNoHolder));
      count_holder(depth, -static_cast<std::int32_t>(side - free));
      std::fill_n(first, side, kNoHolder);
    }
  }
}

void StartTable::count_holder(int depth, std::int32_t more) {
  std::uint32_t& count = holder_counts_[static_cast<std::size_t>(depth)];
  count += static_cast<std::uint32_t>(more);
  const std::uint32_t bit = std::uint32_t{1} << depth;
  depths_of_holders_ = count > 0 ? depths_of_holders_ | bit : depths_of_holders_ & ~bit;
}

}  // namespace quadrille
