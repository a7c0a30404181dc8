// Building all nodes at once: count, make the nodes, write each row once to where it belongs.
//
// The census counts only down to cells about as full as leaves. Where cells of that depth are still
// too full (objects crowd, or there are many), their nodes are filled like leaves first and then
// parted further, quarter by quarter.
#include <algorithm>
#include <array>

#include "tree/traversal.hpp"
#include "tree/tree.hpp"

namespace quadrille {
namespace {

// A node whose rows stand at [begin, end) of the scratch.
struct Crowd {
  NodeIndex node;
  std::size_t begin;
  std::size_t end;
};

}  // namespace

Status Tree::build(std::span<const Row> rows, std::span<const Box> boxes) {
  entries_.clear();
  crowded_.clear();
  copies_.clear();
  if (!nodes_.reset()) return Status::kOutOfMemory;
  Status status = rule_.shares() ? build_shared(rows, boxes) : build_homes(rows, boxes);
  for (std::size_t i = 0; i < crowded_.size() && status == Status::kOk; ++i) {
    status = part_crowd(crowded_[i]);
  }
  if (status == Status::kOk && !crowded_.empty()) status = copy_boxes_of_crowds(boxes);
  return status;
}

// Vectors may read kLanes - 1 boxes beyond the last.
bool Tree::make_room_for_copies() {
  return copies_.resize(entries_.size() + kLanes - 1);
}

// Where each node's first row goes, and room for copies of all boxes.
Status Tree::place_cursors() {
  if (!cursors_.resize(nodes_.size()) || !make_room_for_copies()) {
    return Status::kOutOfMemory;
  }
  for (NodeIndex index = 0; index < nodes_.size(); ++index) {
    Node& node = nodes_[index];
    cursors_[index] = node.own.first;
    node.own.count = node.own.capacity;
  }
  return Status::kOk;
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
    std::array<Part, 4> parts;
    const Status status = part(index, begin, end, parts);
    if (status != Status::kOk) return status;
    for (NodeIndex quarter = 4; quarter-- > 0;) {
      stack.push({nodes_[index].children + quarter, parts[quarter].begin, parts[quarter].end});
    }
  }
  return Status::kOk;
}

Status Tree::fill_leaf(NodeIndex index, std::span<const Row> rows) {
  Node& node = nodes_[index];
  if (!entries_.allocate_exactly(static_cast<std::uint32_t>(rows.size()), node.own))
    return failure();
  node.own.count = static_cast<std::uint32_t>(rows.size());
  std::ranges::copy(rows, entries_.rows(node.own).begin());
  return Status::kOk;
}

// Splits a node and writes its rows, by quarter, behind `end`. What stays becomes the node's own.
//
// Which quarters a row goes to no processor can predict: each row is written to all four places,
// and only those move on that it belongs to. What is written to the others is overwritten, at the
// end of a part by nothing that matters: a place is left free there.
Status Tree::part(NodeIndex index, std::size_t begin, std::size_t end, std::array<Part, 4>& parts) {
  if (!nodes_.add_children(index)) return failure();
  const CellRange cell = cells(nodes_[index]);
  std::array<std::size_t, 4> counts = {};
  for (std::size_t i = begin; i < end; ++i) {
    const Quarters quarters = rule_.quarters(keys_[scratch_[i]], cell);
    for (std::size_t quarter = 0; quarter < 4; ++quarter) {
      counts[quarter] += quarters >> quarter & 1;
    }
  }
  std::size_t free = end;
  for (std::size_t quarter = 4; quarter-- > 0;) {
    parts[quarter] = {free, free};
    free += counts[quarter] + 1;
  }
  if (!scratch_.resize(std::max(scratch_.size(), free))) return Status::kOutOfMemory;
  for (std::size_t i = begin; i < end; ++i) {
    const Row row = scratch_[i];
    const Quarters quarters = rule_.quarters(keys_[row], cell);
    if (quarters == 0 && !entries_.append(nodes_[index].own, row)) return failure();
    for (std::size_t quarter = 0; quarter < 4; ++quarter) {
      scratch_[parts[quarter].end] = row;
      parts[quarter].end += quarters >> quarter & 1;
    }
  }
  return Status::kOk;
}

// What crowds hold now stands in other rooms than the census gave them.
Status Tree::copy_boxes_of_crowds(std::span<const Box> boxes) {
  if (!make_room_for_copies()) return Status::kOutOfMemory;
  for (const NodeIndex crowd : crowded_.span()) {
    NodeStack<NodeIndex> stack(crowd);
    while (!stack.empty()) {
      const Node& node = nodes_[stack.pop()];
      Box* copy = copies_.data() + node.own.first;
      for (const Row row : entries_.rows(node.own)) *copy++ = boxes[row];
      if (node.is_leaf()) continue;
      for (NodeIndex quarter = 0; quarter < 4; ++quarter) stack.push(node.children + quarter);
    }
  }
  return Status::kOk;
}

}  // namespace quadrille
