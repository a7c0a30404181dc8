#include "tree/tree.hpp"

#include <algorithm>
#include <bit>

#include "tree/traversal.hpp"

namespace quadrille {

Tree::Tree(const Settings& settings) {
  configure(settings);
}

void Tree::configure(const Settings& settings) {
  rule_ = PlacementRule(settings, Grid(settings.world, settings.max_depth));
  capacity_ = settings.capacity;
}

// Why a pool has refused to grow.
Status Tree::failure() const {
  const bool hit_limit = nodes_.hit_limit() || entries_.hit_limit();
  return hit_limit ? Status::kTreeTooLarge : Status::kOutOfMemory;
}

// The nodes keep the epoch in which their boxes were copied: another one puts all out of date.
void Tree::forget_box_copies() {
  has_built_lists_ = false;
  if (!has_box_copies_) return;
  has_box_copies_ = false;
  if (++copies_epoch_ != kNoEpoch) return;
  // After 2^16 epochs the numbers start again: copies of old epochs must not look current.
  for (NodeIndex index = 0; index < nodes_.size(); ++index) nodes_[index].copies_epoch = kNoEpoch;
  ++copies_epoch_;
}

// Calls `on_node(node)` for each node that holds the objects with a key. Most are in one leaf, at
// which the walk begins.
template <typename OnNode>
void Tree::visit_holders(const CellRange& key, OnNode&& on_node) {
  NodeStack<NodeIndex> stack(start_over(key));
  while (!stack.empty()) {
    Node& node = nodes_[stack.pop()];
    const Quarters quarters = quarters_below(node, key);
    if (quarters == 0) on_node(node);
    for (NodeIndex quarter = 0; quarter < 4; ++quarter) {
      if (quarters >> quarter & 1) stack.push(node.children + quarter);
    }
  }
}

// Puts the copies of those lists out of date that hold objects with a key.
void Tree::forget_box_copies(const CellRange& key) {
  if (!has_box_copies_) return;
  visit_holders(key, [](Node& node) { node.copies_epoch = kNoEpoch; });
}

void Tree::set_box(Row row, const Box& box) {
  if (!has_box_copies_) return;
  visit_holders(keys_[row], [&](Node& node) { set_box_in(node, row, box); });
}

// Long lists have bounds of groups beside their copies.
void Tree::set_box_in(Node& node, Row row, const Box& box) {
  if (node.copies_epoch != copies_epoch_) return;
  if (BoxGroups::is_long(node.own.count)) {
    node.copies_epoch = kNoEpoch;
    has_built_lists_ = false;
    return;
  }
  const std::span<const Row> held = rows(node);
  const auto place = std::ranges::find(held, row) - held.begin();
  box_copies_[node.own.first + static_cast<std::size_t>(place)] = box;
}

const Box* Tree::copy_boxes(const Node& node, std::span<const Box> boxes) {
  const std::size_t needed = entries_.size() + kLanes - 1;
  if (box_copies_.size() < needed && !box_copies_.resize(needed)) return nullptr;
  const std::uint32_t first = node.own.first;
  const std::uint32_t count = node.own.count;
  if (BoxGroups::is_long(count) && !groups_.reserve(entries_.size())) return nullptr;
  Box* copies = box_copies_.data() + first;
  std::ranges::transform(rows(node), copies, [&](Row row) { return boxes[row]; });
  if (BoxGroups::is_long(count)) groups_.set(first, {copies, count});
  nodes_[nodes_.index_of(node)].copies_epoch = copies_epoch_;
  has_box_copies_ = true;
  return copies;
}

// Adds a row to a node's own list; false when the pool is full.
bool Tree::append(Node& node, Row row) {
  node.copies_epoch = kNoEpoch;
  const bool had_memory = entries_.append(node.own, row);
  if (node.own.count == 1) note_holder(node);
  return had_memory;
}

void Tree::remove_from(Node& node, Row row) {
  node.copies_epoch = kNoEpoch;
  entries_.remove(node.own, row);
  if (node.own.count == 0) note_holder(node);
}

// True when walks begin below a node.
bool Tree::has_starts_below(const Node& node) const {
  const CellRange cell = cells(node);
  const NodeIndex start = start_over({cell.left, cell.top, cell.left, cell.top});
  return nodes_[start].cell.depth > node.cell.depth;
}

// To be called when a node has taken its first row, or lost its last.
void Tree::note_holder(const Node& node) {
  if (node.is_leaf() || !has_starts_below(node)) return;
  starts_.set_holder(node.cell, node.own.count > 0 ? nodes_.index_of(node) : StartTable::kNoHolder);
}

Status Tree::insert(Row row, NodeIndex start) {
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
    if (!append(node, row)) return failure();
    if (node.is_leaf() && should_split(node)) {
      const Status status = split(index);
      if (status != Status::kOk) return status;
    }
  }
  return Status::kOk;
}

Status Tree::remove(Row row, const CellRange& key, NodeIndex start) {
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
    if (quarters == 0) remove_from(node, row);
    for (NodeIndex quarter = 0; quarter < 4; ++quarter) {
      if (quarters >> quarter & 1) stack.push(node.children + quarter);
    }
  }
  return Status::kOk;
}

// One walk over the nodes that hold the row before and after. Where the two sets of quarters
// differ, the row is removed below the one and inserted below the other. Totals change, and nodes
// split or merge, only below those points.
Status Tree::relocate(Row row, const CellRange& key) {
  const CellRange before = keys_[row];
  keys_[row] = key;
  has_built_lists_ = false;
  if (agree(before, key, distinguishing_bits())) {
    forget_box_copies(key);
    return Status::kOk;
  }
  NodeStack<NodeIndex> stack(NodePool::kRoot);
  while (!stack.empty()) {
    const NodeIndex index = stack.pop();
    if (nodes_[index].is_leaf()) {
      nodes_[index].copies_epoch = kNoEpoch;
      continue;
    }
    const CellRange cell = cells(nodes_[index]);
    const NodeIndex children = nodes_[index].children;
    const Quarters from = rule_.quarters(before, cell);
    const Quarters to = rule_.quarters(key, cell);
    if (from == to && std::has_single_bit(from)) {
      stack.push(children + static_cast<NodeIndex>(std::countr_zero(from)));
      continue;
    }
    if (from == 0 && to == 0) nodes_[index].copies_epoch = kNoEpoch;
    if (from == 0 && to != 0) remove_from(nodes_[index], row);
    if (from != 0 && to == 0 && !append(nodes_[index], row)) return failure();
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
