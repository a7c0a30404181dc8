// Building where each object belongs to one node: its home is the smallest cell around it.
#include <algorithm>

#include "build/build_nodes.hpp"

namespace quadrille {

Status Tree::build_homes(std::span<const Row> rows, std::span<const Box> boxes) {
  ContainedCellCounts& census = contained_counts_;
  if (!census.restart(rule_, capacity_, rows.size()) || !homes_.resize(rows.size())) {
    return Status::kOutOfMemory;
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {
    homes_[i] = census.home(keys_[rows[i]]);
    census.count(homes_[i]);
  }
  census.sum_up();
  if (!node_at_.resize(morton_offset(census.depth() + 1))) return Status::kOutOfMemory;
  const Status status = make_nodes(census, [&](NodeIndex index, const Cell& cell, bool splits) {
    std::uint32_t covered = 1;
    for (int depth = cell.depth; depth <= (splits ? cell.depth : census.depth()); ++depth) {
      const int shift = depth - cell.depth;
      const std::uint32_t first =
          census.number_of(depth, unsigned{cell.column} << shift, unsigned{cell.row} << shift);
      std::fill_n(node_at_.data() + first, covered, index);
      covered *= 4;
    }
  });
  if (status != Status::kOk) return status;
  const Placer placer = {cursors_.data(), entries_.data(), copies_.data()};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    placer.put(node_at_[homes_[i]], rows[i], boxes[rows[i]]);
  }
  return Status::kOk;
}

}  // namespace quadrille
