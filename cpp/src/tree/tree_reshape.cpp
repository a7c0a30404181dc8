// How nodes split and merge. Apart from the walks that now and then come to it, so that they stay
// short.
#include "tree/traversal.hpp"
#include "tree/tree.hpp"

namespace quadrille {

Status Tree::split(NodeIndex start) {
  NodeStack<NodeIndex> stack(start);
  while (!stack.empty()) {
    const NodeIndex index = stack.pop();
    if (!nodes_.add_children(index)) return failure();
    const Status status = push_down(index);
    if (status != Status::kOk) return status;
    const NodeIndex children = nodes_[index].children;
    for (NodeIndex child = children; child < children + 4; ++child) {
      if (should_split(nodes_[child])) stack.push(child);
    }
  }
  return Status::kOk;
}

// Hands a split node's entries to its new children; straddlers stay.
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
  return Status::kOk;
}

// Makes a node a leaf again that holds what its subtree held, each object once, but for `except`.
Status Tree::collapse(NodeIndex index, Row except) {
  // Children are freed once all below them are: a node goes on the stack again before its children.
  struct Step {
    NodeIndex node;
    bool below_is_free;
  };
  EntryList straddlers = nodes_[index].own;
  nodes_[index].own = {0, 0, 0};
  for (std::uint32_t i = 0; i < straddlers.count; ++i) {
    const Row row = entries_.rows(straddlers)[i];
    if (row != except && !entries_.append(nodes_[index].own, row)) return failure();
  }
  entries_.release(straddlers);
  std::array<Step, 4 * kDepthLimit + 4> stack;
  std::size_t waiting = 0;
  const auto visit_children = [&](NodeIndex node) {
    stack[waiting++] = {node, true};
    for (NodeIndex quarter = 4; quarter-- > 0;) {
      stack[waiting++] = {nodes_[node].children + quarter, false};
    }
  };
  visit_children(index);
  while (waiting > 0) {
    const Step step = stack[--waiting];
    if (step.below_is_free) {
      nodes_.remove_children(step.node);
      continue;
    }
    const Status status = take_over(index, step.node, except);
    if (status != Status::kOk) return status;
    if (!nodes_[step.node].is_leaf()) visit_children(step.node);
  }
  return Status::kOk;
}

// Moves a descendant's entries up to `target`, leaving out repeats.
Status Tree::take_over(NodeIndex target, NodeIndex source, Row except) {
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
