#include "node_stack.hpp"
#include "pairs.hpp"

namespace quadrille {
namespace {

// A node, with the straddlers above that reach it in a run of the members.
struct Task {
  NodeIndex node;
  Run above;
};

// Puts the node's own objects behind those above.
bool gather(const Tree& tree, std::span<const Box> boxes, const Node& node, std::size_t end,
            Members& members) {
  const std::span<const Row> rows = tree.rows(node);
  if (!members.resize(end + rows.size())) return false;
  for (std::size_t i = 0; i < rows.size(); ++i) members.set(end + i, boxes[rows[i]], rows[i], 0);
  return true;
}

void note_quarters(const Tree& tree, const Node& node, Run run, Members& members) {
  const CellRange cell = tree.cells(node);
  for (std::size_t i = run.begin; i < run.end; ++i) {
    members.set_bits(i, reached_quarters(tree.keys()[members.row(i)], cell));
  }
}

// Appends a copy of each member of the run that reaches the quarter.
bool hand_down(Members& members, Run run, NodeIndex quarter) {
  std::size_t end = members.size();
  if (!members.resize(end + run.size())) return false;
  for (std::size_t i = run.begin; i < run.end; ++i) {
    if (!(members.bits(i) >> quarter & 1)) continue;
    members.set(end++, members.box(i), members.row(i), 0);
  }
  return members.resize(end);
}

}  // namespace

// The members are a stack, as the scratch of Tree::build is: what a node hands down stands behind
// its own members, the last quarter first.
template <EdgeRule rule>
void find_parent_pairs(const Tree& tree, std::span<const Box> boxes, PairSearch& search) {
  auto& [sink, members, sweep] = search;
  NodeStack<Task> stack({NodePool::kRoot, {0, 0}});
  bool had_memory = true;
  while (!stack.empty() && sink.is_open() && had_memory) {
    const auto [index, above] = stack.pop();
    const Node& node = tree.node(index);
    had_memory = gather(tree, boxes, node, above.end, members);
    if (!had_memory) break;
    const Run own = {above.end, members.size()};
    join<rule>(members, own, above, sink);
    join_any<rule>(members, own, sweep, sink);
    if (node.is_leaf()) continue;
    const Run present = {above.begin, own.end};
    note_quarters(tree, node, present, members);
    for (NodeIndex quarter = 4; quarter-- > 0 && had_memory;) {
      const NodeIndex child = node.children + quarter;
      if (tree.node(child).total == 0) continue;
      const std::size_t first = members.size();
      had_memory = hand_down(members, present, quarter);
      stack.push({child, {first, members.size()}});
    }
  }
  if (!had_memory) sink.run_out_of_memory();
}

template void find_parent_pairs<EdgeRule::kStrict>(const Tree&, std::span<const Box>, PairSearch&);
template void find_parent_pairs<EdgeRule::kTouching>(const Tree&, std::span<const Box>,
                                                     PairSearch&);

}  // namespace quadrille
