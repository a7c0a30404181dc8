// Building where an object may belong to several nodes.
#include <algorithm>

#include "build/build_nodes.hpp"
#include "build/counted_depth.hpp"

namespace quadrille {

Status Tree::build_shared(std::span<const Row> rows, std::span<const Box> boxes) {
  const ReachedCellCounts& census = reached_counts_;
  if (!count_reached_cells(rows)) return Status::kOutOfMemory;
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

// Where a quarter of all objects or more would have to be parted afterwards, counting them again,
// one level further down, is cheaper. False when there is no memory.
bool Tree::count_reached_cells(std::span<const Row> rows) {
  const int limit = rule_.grid().depth();
  const int depth = counted_depth(rows.size(), capacity_, limit);
  if (!reached_counts_.count(rule_, depth, rows, keys_.data())) return false;
  const bool are_crowded = reached_counts_.crowded(capacity_) > rows.size() / 4;
  if (!are_crowded || depth == counted_depth_limit(limit)) return true;
  return reached_counts_.count(rule_, depth + 1, rows, keys_.data());
}

// First each object into the leaf where it begins, then those that go on into further leaves. Which
// ones do is anybody's guess: to note them must not take a branch. Batches are short, so that what
// the second step reads is still near.
void Tree::place_shared(std::span<const Row> rows, std::span<const Box> boxes) {
  constexpr std::size_t kBatch = 512;
  const Placer placer = {cursors_.data(), entries_.data(), copies_.data()};
  std::array<Row, kBatch + 1> going_on = {};
  while (!rows.empty()) {
    const std::span<const Row> batch = rows.first(std::min(kBatch, rows.size()));
    const std::size_t count = place_where_they_begin(batch, boxes, placer, going_on.data());
    place_further(std::span(going_on).first(count), boxes, placer);
    rows = rows.subspan(batch.size());
  }
}

// Large objects that belong higher up are then done with; of the others, writes those that go on to
// `going_on`, where there must be room for one more than all, and returns how many.
std::size_t Tree::place_where_they_begin(std::span<const Row> rows, std::span<const Box> boxes,
                                         const Placer& placer, Row* going_on) const {
  const int depth = reached_counts_.depth();
  const int levels = reached_counts_.levels_up();
  const bool goes_everywhere = rule_.placement() == Placement::kLeaf;
  std::size_t count = 0;
  for (const Row row : rows) {
    const CellRange range = coarsened(keys_[row], levels);
    const unsigned further = (range.right - range.left) | (range.bottom - range.top);
    if (further > 1 && !goes_everywhere) {
      placer.put_into_each(nodes_over(reached_counts_.reach(range)), row, boxes[row]);
      continue;
    }
    placer.put(node_at_[(std::size_t{range.top} << depth) + range.left], row, boxes[row]);
    going_on[count] = row;
    count += further != 0 ? 1 : 0;
  }
  return count;
}

void Tree::place_further(std::span<const Row> rows, std::span<const Box> boxes,
                         const Placer& placer) const {
  const int depth = reached_counts_.depth();
  const int levels = reached_counts_.levels_up();
  for (const Row row : rows) {
    const CellRange range = coarsened(keys_[row], levels);
    const NodeIndex* first = node_at_.data() + (std::size_t{range.top} << depth) + range.left;
    const unsigned right = range.right - range.left;
    const unsigned rows_below = range.bottom - range.top;
    const std::size_t below = std::size_t{rows_below} << depth;
    if (right + rows_below == 1) {
      const NodeIndex other = first[right + below];
      if (other != *first) placer.put(other, row, boxes[row]);
    } else if ((right | rows_below) == 1) {
      placer.put_into_others({first[0], first[right], first[below], first[below + right]}, row,
                             boxes[row]);
    } else {
      each_leaf(range, [&](NodeIndex leaf) {
        if (leaf != *first) placer.put(leaf, row, boxes[row]);
      });
    }
  }
}

// Calls `on_leaf` once for each leaf that a range reaches: at the first of its cells there.
template <typename OnLeaf>
void Tree::each_leaf(const CellRange& range, OnLeaf&& on_leaf) const {
  const int depth = reached_counts_.depth();
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
