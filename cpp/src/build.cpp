// Building all nodes at once: count, make the nodes, write each row once to where it belongs.
//
// The census counts only down to cells about as full as leaves. Where cells of that depth are still
// too full (objects crowd, or there are many), their nodes are filled like leaves first and then
// parted further, quarter by quarter.
#include <algorithm>
#include <array>

#include "node_stack.hpp"
#include "tree.hpp"

namespace quadrille {
namespace {

// A node at a cell of the census.
struct NodeAt {
  NodeIndex node;
  std::uint32_t number;  // of its cell, in Z-order among those of its depth
};

// A node whose rows stand at [begin, end) of the scratch.
struct Crowd {
  NodeIndex node;
  std::size_t begin;
  std::size_t end;
};

}  // namespace

Status Tree::build(std::span<const Row> rows) {
  entries_.clear();
  crowded_.clear();
  if (!nodes_.reset() || !census_.restart(rule_, capacity_, rows.size())) {
    return Status::kOutOfMemory;
  }
  if (!homes_.resize(rows.size())) return Status::kOutOfMemory;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Footprint footprint = census_.footprint(keys_[rows[i]]);
    homes_[i] = census_.home(footprint);
    census_.count(footprint, homes_[i]);
  }
  census_.sum_up();
  Status status = make_nodes();
  if (status != Status::kOk) return status;
  fill_nodes(rows);
  for (std::size_t i = 0; i < crowded_.size() && status == Status::kOk; ++i) {
    status = part_crowd(crowded_[i]);
  }
  return status;
}

// Makes all nodes down to the depth of the census, each with room for just what it will hold.
Status Tree::make_nodes() {
  if (!node_at_.resize(morton_offset(census_.depth() + 1))) return Status::kOutOfMemory;
  NodeStack<NodeAt> stack({NodePool::kRoot, 0});
  while (!stack.empty()) {
    const auto [index, number] = stack.pop();
    Node& node = nodes_[index];
    const int depth = node.cell.depth;
    const std::uint32_t cell = morton_offset(depth) + number;
    node.total = census_.total(cell);
    const bool splits = should_split(node) && depth < census_.depth();
    const std::uint32_t held = splits ? own_of_split(depth, number) : node.total;
    if (!entries_.reserve(node.own, held)) return failure();
    if (!splits) {
      if (should_split(node) && !crowded_.push(index)) return Status::kOutOfMemory;
      cover(index, depth, number);
      continue;
    }
    node_at_[cell] = index;
    if (!nodes_.add_children(index)) return failure();
    const NodeIndex children = nodes_[index].children;
    for (NodeIndex quarter = 4; quarter-- > 0;) {
      stack.push({children + quarter, 4 * number + quarter});
    }
  }
  return Status::kOk;
}

// What a split node holds itself.
std::uint32_t Tree::own_of_split(int depth, std::uint32_t number) const {
  return rule_.shares() ? 0 : census_.own(depth, number);
}

// Notes a node for its cell and all cells of the census below.
void Tree::cover(NodeIndex index, int depth, std::uint32_t number) {
  std::uint32_t count = 1;
  for (int below = depth; below <= census_.depth(); ++below) {
    const std::size_t first = morton_offset(below) + number * count;
    std::fill_n(node_at_.data() + first, count, index);
    count *= 4;
  }
}

// Every list has room for what belongs there, so nothing can fail.
void Tree::fill_nodes(std::span<const Row> rows) {
  const std::uint32_t first_single = rule_.shares() ? morton_offset(census_.depth()) : 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (homes_[i] >= first_single) {
      entries_.append_to_room(nodes_[node_at_[homes_[i]]].own, rows[i]);
    } else {
      share_out(rows[i], census_.footprint(keys_[rows[i]]));
    }
  }
}

// Writes a row to each leaf it reaches, once.
void Tree::share_out(Row row, const Footprint& footprint) {
  if (!footprint.is_small()) return share_out_large(row, footprint.range);
  const NodeIndex* nodes = node_at_.data() + morton_offset(census_.depth());
  const NodeIndex top_left = nodes[footprint.left | footprint.top];
  const NodeIndex top_right = nodes[footprint.right | footprint.top];
  const NodeIndex bottom_left = nodes[footprint.left | footprint.bottom];
  const NodeIndex bottom_right = nodes[footprint.right | footprint.bottom];
  const auto append = [&](NodeIndex leaf) { entries_.append_to_room(nodes_[leaf].own, row); };
  append(top_left);
  if (top_right != top_left) append(top_right);
  if (bottom_left != top_left && bottom_left != top_right) append(bottom_left);
  if (bottom_right != top_left && bottom_right != top_right && bottom_right != bottom_left) {
    append(bottom_right);
  }
}

// From the first of a leaf's cells that it reaches.
void Tree::share_out_large(Row row, const CellRange& range) {
  const NodeIndex* nodes = node_at_.data() + morton_offset(census_.depth());
  for (unsigned y = range.top; y <= range.bottom; ++y) {
    for (unsigned x = range.left; x <= range.right; ++x) {
      Node& leaf = nodes_[nodes[column_bits(x) | row_bits(y)]];
      const int shift = census_.depth() - leaf.cell.depth;
      const bool is_first_column = x == range.left || x == unsigned{leaf.cell.column} << shift;
      const bool is_first_row = y == range.top || y == unsigned{leaf.cell.row} << shift;
      if (is_first_column && is_first_row) entries_.append_to_room(leaf.own, row);
    }
  }
}

// The scratch is a stack: a node's children put their rows right behind the node's own, the last
// quarter first, so that the first quarter is on top. Whoever is taken off next lies below all
// that is done.
Status Tree::part_crowd(NodeIndex start) {
  const std::span<const Row> rows = entries_.rows(nodes_[start].own);
  if (!scratch_.resize(rows.size())) return Status::kOutOfMemory;
  std::ranges::copy(rows, scratch_.data());
  entries_.release(nodes_[start].own);
  NodeStack<Crowd> stack({start, 0, rows.size()});
  while (!stack.empty()) {
    const auto [index, begin, end] = stack.pop();
    nodes_[index].total = static_cast<std::uint32_t>(end - begin);
    if (!should_split(nodes_[index])) {
      const Status status = fill_leaf(index, scratch_.span().subspan(begin, end - begin));
      if (status != Status::kOk) return status;
      continue;
    }
    std::array<std::size_t, 5> ends;
    const Status status = part(index, begin, end, ends);
    if (status != Status::kOk) return status;
    for (NodeIndex quarter = 4; quarter-- > 0;) {
      stack.push({nodes_[index].children + quarter, ends[quarter + 1], ends[quarter]});
    }
  }
  return Status::kOk;
}

Status Tree::fill_leaf(NodeIndex index, std::span<const Row> rows) {
  Node& node = nodes_[index];
  if (!entries_.reserve(node.own, static_cast<std::uint32_t>(rows.size()))) return failure();
  node.own.count = static_cast<std::uint32_t>(rows.size());
  std::ranges::copy(rows, entries_.rows(node.own).begin());
  return Status::kOk;
}

// Splits a node and writes its rows, by quarter, behind `end`: those of quarter q stand at
// [ends[q + 1], ends[q]) afterwards. Straddlers become the node's own.
Status Tree::part(NodeIndex index, std::size_t begin, std::size_t end,
                  std::array<std::size_t, 5>& ends) {
  if (!nodes_.add_children(index)) return failure();
  const CellRange cell = cells(nodes_[index]);
  std::array<std::size_t, 4> counts = {};
  for (std::size_t i = begin; i < end; ++i) {
    const Quarters quarters = rule_.quarters(keys_[scratch_[i]], cell);
    for (std::size_t quarter = 0; quarter < 4; ++quarter) {
      counts[quarter] += quarters >> quarter & 1;
    }
  }
  ends[4] = end;
  for (std::size_t quarter = 4; quarter-- > 0;) ends[quarter] = ends[quarter + 1] + counts[quarter];
  if (!scratch_.resize(std::max(scratch_.size(), ends[0]))) return Status::kOutOfMemory;
  std::array<std::size_t, 4> next = {ends[1], ends[2], ends[3], ends[4]};
  for (std::size_t i = begin; i < end; ++i) {
    const Row row = scratch_[i];
    const Quarters quarters = rule_.quarters(keys_[row], cell);
    if (quarters == 0 && !entries_.append(nodes_[index].own, row)) return failure();
    for (std::size_t quarter = 0; quarter < 4; ++quarter) {
      if (quarters >> quarter & 1) scratch_[next[quarter]++] = row;
    }
  }
  return Status::kOk;
}

}  // namespace quadrille
