#include "tree/node_pool.hpp"

#include <algorithm>

#include "quadrille/limits.hpp"

namespace quadrille {

bool NodePool::reset() {
  if (!nodes_.resize(1)) return false;
  nodes_[kRoot] = {};
  free_ = kNone;
  deepest_ = 0;
  hit_limit_ = false;
  return true;
}

bool NodePool::add_children(NodeIndex parent) {
  NodeIndex first = free_;
  if (first != kNone) {
    free_ = nodes_[first].children;
  } else {
    first = static_cast<NodeIndex>(nodes_.size());
    hit_limit_ = first + 4 > kMaxNodes;
    if (hit_limit_ || !nodes_.resize(first + 4)) return false;
  }
  const Cell cell = nodes_[parent].cell;
  for (NodeIndex quarter = 0; quarter < 4; ++quarter) {
    Node& child = nodes_[first + quarter];
    child = {};
    child.cell.column = static_cast<std::uint16_t>(cell.column * 2 + (quarter & 1));
    child.cell.row = static_cast<std::uint16_t>(cell.row * 2 + (quarter >> 1));
    child.cell.depth = static_cast<std::uint8_t>(cell.depth + 1);
  }
  nodes_[parent].children = first;
  deepest_ = std::max(deepest_, cell.depth + 1);
  return true;
}

void NodePool::remove_children(NodeIndex parent) {
  const NodeIndex first = nodes_[parent].children;
  nodes_[parent].children = 0;
  nodes_[first].children = free_;
  free_ = first;
}

}  // namespace quadrille
