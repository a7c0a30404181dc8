// Building where an object may belong to several nodes.
#include <algorithm>

#include "build_nodes.hpp"

namespace quadrille {

Status Tree::build_shared(std::span<const Row> rows, std::span<const Box> boxes) {
  ReachCensus& census = reach_census_;
  if (!census.restart(rule_, capacity_, rows.size())) return Status::kOutOfMemory;
  census.count(rows, keys_.data());
  census.sum_up();
  const int depth = census.depth();
  if (!node_at_.resize(std::size_t{1} << (2 * depth))) return Status::kOutOfMemory;
  const Status status = make_nodes(census, [&](NodeIndex index, const Cell& cell, bool splits) {
    if (splits) return;
    const int shift = depth - cell.depth;
    NodeIndex* first = node_at_.data() + (std::size_t{cell.row} << shift << depth) +
                       (std::size_t{cell.column} << shift);
    for (std::size_t row = 0; row < std::size_t{1} << shift; ++row) {
      std::fill_n(first + (row << depth), std::size_t{1} << shift, index);
    }
  });
  if (status != Status::kOk) return status;
  place_shared(rows, boxes);
  return Status::kOk;
}

void Tree::place_shared(std::span<const Row> rows, std::span<const Box> boxes) {
  const int depth = reach_census_.depth();
  const int levels = reach_census_.levels_up();
  const CellRange* keys = keys_.data();
  const NodeIndex* leaves = node_at_.data();
  const Placer placer = {cursors_.data(), entries_.data(), copies_.data()};
  for (const Row row : rows) {
    const CellRange range = coarsened(keys[row], levels);
    const NodeIndex* first = leaves + (std::size_t{range.top} << depth) + range.left;
    const unsigned right = range.right - range.left;
    const unsigned rows_below = range.bottom - range.top;
    if ((right | rows_below) == 0) {
      placer.put(*first, row, boxes[row]);
    } else if ((right | rows_below) == 1) {
      const std::size_t below = std::size_t{rows_below} << depth;
      placer.put_into_each({first[0], first[right], first[below], first[below + right]}, row,
                           boxes[row]);
    } else if (rule_.placement() == Placement::kLeaf) {
      each_leaf(range, [&](NodeIndex leaf) { placer.put(leaf, row, boxes[row]); });
    } else {
      placer.put_into_each(nodes_over(reach_census_.reach(range)), row, boxes[row]);
    }
  }
}

// Calls `on_leaf` once for each leaf that a range reaches: at the first of its cells there.
template <typename OnLeaf>
void Tree::each_leaf(const CellRange& range, OnLeaf&& on_leaf) const {
  const int depth = reach_census_.depth();
  for (unsigned row = range.top; row <= range.bottom; ++row) {
    for (unsigned column = range.left; column <= range.right; ++column) {
      const NodeIndex leaf = node_at_[(std::size_t{row} << depth) + column];
      const Cell& cell = nodes_[leaf].cell;
      const int shift = depth - cell.depth;
      const bool is_first_column = column == range.left || column == unsigned{cell.column} << shift;
      const bool is_first_row = row == range.top || row == unsigned{cell.row} << shift;
      if (is_first_column && is_first_row) on_leaf(leaf);
    }
  }
}

std::array<NodeIndex, 4> Tree::nodes_over(const Reach& reach) const {
  const std::uint32_t right = reach.column + reach.right;
  const std::uint32_t below = reach.row + reach.below;
  return {node_over(reach.depth, reach.column, reach.row), node_over(reach.depth, right, reach.row),
          node_over(reach.depth, reach.column, below), node_over(reach.depth, right, below)};
}

// The node at a cell, or the leaf above it.
NodeIndex Tree::node_over(int depth, std::uint32_t column, std::uint32_t row) const {
  NodeIndex index = NodePool::kRoot;
  for (int below = depth; below-- > 0 && !nodes_[index].is_leaf();) {
    index = nodes_[index].children + (column >> below & 1) + 2 * (row >> below & 1);
  }
  return index;
}

}  // namespace quadrille
