// How the nodes of a tree split, and how they merge again.
#include <algorithm>

#include "tree/least_size.hpp"
#include "tree/traversal.hpp"
#include "tree/tree.hpp"

namespace quadrille {

// Looks at rows only where they could be too many.
bool Tree::is_too_large_below(const Node& node, std::span<const Row> rows) const {
  if (rule_.placement() != Placement::kLeaf) return false;
  const int levels = rule_.grid().depth() - node.cell.depth;
  const auto fits = [levels](std::size_t objects) {
    LeastSize size;
    size.add_all_below(levels, static_cast<std::uint32_t>(objects));
    return size.fits();
  };
  if (fits(rows.size())) return false;
  const CellRange cell = cells(node);
  const auto covers = [&](Row row) { return contains(keys_[row], cell); };
  const auto covering = static_cast<std::size_t>(std::ranges::count_if(rows, covers));
  return covering > capacity_ && !fits(covering);
}

// Splits a leaf, and its children as long as they hold too many objects.
Status Tree::split(NodeIndex start) {
  if (is_too_large_below(nodes_[start], rows(nodes_[start]))) return Status::kTreeTooLarge;
  NodeStack<NodeIndex> stack(start);
  while (!stack.empty()) {
    const NodeIndex index = stack.pop();
    if (!nodes_.add_children(index)) return failure();
    const Status status = push_down(index);
    if (status != Status::kOk) return status;
    const NodeIndex children = nodes_[index].children;
    for (NodeIndex child = children; child < children + 4; ++child) {
      if (!should_split(nodes_[child])) continue;
      if (is_too_large_below(nodes_[child], rows(nodes_[child]))) return Status::kTreeTooLarge;
      stack.push(child);
    }
  }
  return Status::kOk;
}

// Moves the entries of a node that was a leaf down to its new children; straddlers stay.
Status Tree::push_down(NodeIndex index) {
  const CellRange cell = cells(nodes_[index]);
  const NodeIndex children = nodes_[index].children;
  EntryList before = nodes_[index].own;
  EntryList staying = {0, 0, 0};
  for (std::uint32_t i = 0; i < before.count; ++i) {
    const Row row = entries_.rows(before)[i];
    const Quarters quarters = rule_.quarters(keys_[row], cell);
    if (quarters == 0 && !entries_.append(staying, row)) return failure();
    for (NodeIndex quarter = 0; quarter < 4; ++quarter) {
      if (!(quarters >> quarter & 1)) continue;
      Node& child = nodes_[children + quarter];
      ++child.total;
      if (!entries_.append(child.own, row)) return failure();
    }
  }
  entries_.release(before);
  nodes_[index].own = staying;
  nodes_[index].copies_epoch = kNoEpoch;
  return Status::kOk;
}

// Makes a split node a leaf that holds each object of its subtree once, without `except`.
Status Tree::collapse(NodeIndex index, Row except) {
  // A node's children can be freed only after all nodes below them are. So a node is pushed twice:
  // to be freed, and above that its children, to be emptied.
  struct Step {
    NodeIndex node;
    bool frees_children;
  };
  if (has_starts_below(nodes_[index])) {
    starts_.set(nodes_[index].cell, index);
    starts_.remove_holders_from(nodes_[index].cell);
  }
  EntryList straddlers = nodes_[index].own;
  nodes_[index].own = {0, 0, 0};
  nodes_[index].copies_epoch = kNoEpoch;
  for (std::uint32_t i = 0; i < straddlers.count; ++i) {
    const Row row = entries_.rows(straddlers)[i];
    if (row != except && !entries_.append(nodes_[index].own, row)) return failure();
  }
  entries_.release(straddlers);
  NodeStack<Step, 4> stack({index, true});
  const auto push_children = [&](NodeIndex node) {
    for (NodeIndex quarter = 4; quarter-- > 0;) {
      stack.push({nodes_[node].children + quarter, false});
    }
  };
  push_children(index);
  while (!stack.empty()) {
    const Step step = stack.pop();
    if (step.frees_children) {
      nodes_.remove_children(step.node);
      continue;
    }
    const Status status = pull_up(index, step.node, except);
    if (status != Status::kOk) return status;
    if (nodes_[step.node].is_leaf()) continue;
    stack.push({step.node, true});
    push_children(step.node);
  }
  return Status::kOk;
}

// Moves the entries of a descendant up to `target`, each object once.
Status Tree::pull_up(NodeIndex target, NodeIndex source, Row except) {
  const CellRange within = cells(nodes_[target]);
  const CellRange leaf = cells(nodes_[source]);
  const EntryList taken = nodes_[source].own;
  for (std::uint32_t i = 0; i < taken.count; ++i) {
    const Row row = entries_.rows(taken)[i];
    if (row == except || !is_reference_leaf(keys_[row], within, leaf)) continue;
    if (!entries_.append(nodes_[target].own, row)) return failure();
  }
  entries_.release(nodes_[source].own);
  return Status::kOk;
}

}  // namespace quadrille
