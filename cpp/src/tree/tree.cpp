#include "tree/tree.hpp"

#include "tree/traversal.hpp"

namespace quadrille {

Tree::Tree(const Settings& settings) {
  configure(settings);
}

void Tree::configure(const Settings& settings) {
  rule_ = PlacementRule(settings, Grid(settings.world, settings.max_depth));
  capacity_ = settings.capacity;
}

Status Tree::failure() const {
  const bool hit_limit = nodes_.hit_limit() || entries_.hit_limit();
  return hit_limit ? Status::kTreeTooLarge : Status::kOutOfMemory;
}

Status Tree::insert(Row row, NodeIndex start) {
  forget_box_copies();
  const CellRange key = keys_[row];
  NodeStack<NodeIndex> stack(start);
  while (!stack.empty()) {
    const NodeIndex index = stack.pop();
    Node& node = nodes_[index];
    ++node.total;
    const Quarters quarters = quarters_below(node, key);
    for (NodeIndex quarter = 0; quarter < 4; ++quarter) {
      if (quarters >> quarter & 1) stack.push(node.children + quarter);
    }
    if (quarters != 0) continue;
    if (!entries_.append(node.own, row)) return failure();
    if (node.is_leaf() && should_split(node)) {
      const Status status = split(index);
      if (status != Status::kOk) return status;
    }
  }
  return Status::kOk;
}

Status Tree::remove(Row row, const CellRange& key, NodeIndex start) {
  forget_box_copies();
  NodeStack<NodeIndex> stack(start);
  while (!stack.empty()) {
    const NodeIndex index = stack.pop();
    Node& node = nodes_[index];
    --node.total;
    if (!node.is_leaf() && !should_split(node)) {
      const Status status = collapse(index, row);
      if (status != Status::kOk) return status;
      continue;
    }
    const Quarters quarters = quarters_below(node, key);
    if (quarters == 0) entries_.remove(node.own, row);
    for (NodeIndex quarter = 0; quarter < 4; ++quarter) {
      if (quarters >> quarter & 1) stack.push(node.children + quarter);
    }
  }
  return Status::kOk;
}

// One walk over the nodes that hold the row before and after; where they part, it leaves one side
// and enters the other. Totals change, and nodes split or merge, only below that point.
Status Tree::relocate(Row row, const CellRange& key) {
  forget_box_copies();
  const CellRange before = keys_[row];
  keys_[row] = key;
  if (agree(before, key, distinguishing_bits())) return Status::kOk;
  NodeStack<NodeIndex> stack(NodePool::kRoot);
  while (!stack.empty()) {
    const NodeIndex index = stack.pop();
    if (nodes_[index].is_leaf()) continue;
    const CellRange cell = cells(nodes_[index]);
    const NodeIndex children = nodes_[index].children;
    const Quarters from = rule_.quarters(before, cell);
    const Quarters to = rule_.quarters(key, cell);
    if (from == 0 && to != 0) entries_.remove(nodes_[index].own, row);
    if (from != 0 && to == 0 && !entries_.append(nodes_[index].own, row)) return failure();
    for (NodeIndex quarter = 0; quarter < 4; ++quarter) {
      const NodeIndex child = children + quarter;
      const bool was = from >> quarter & 1;
      const bool is = to >> quarter & 1;
      Status status = Status::kOk;
      if (was && is) stack.push(child);
      if (was && !is) status = remove(row, before, child);
      if (!was && is) status = insert(row, child);
      if (status != Status::kOk) return status;
    }
  }
  return Status::kOk;
}

}  // namespace quadrille
