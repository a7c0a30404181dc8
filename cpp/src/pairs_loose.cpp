#include "pairs.hpp"
#include "visit.hpp"

namespace quadrille {
namespace {

bool gather(const Tree& tree, std::span<const Box> boxes, const Node& node, Members& members) {
  const std::span<const Row> rows = tree.rows(node);
  if (!members.resize(rows.size())) return false;
  for (std::size_t i = 0; i < rows.size(); ++i) members.set(i, boxes[rows[i]], rows[i], 0);
  return true;
}

// Pairs of a member with objects of other nodes. If those differ in depth, the pair is found from
// the deeper one only; else from both, and taken from the smaller row.
template <EdgeRule rule>
void join_around(const Tree& tree, std::span<const Box> boxes, const Node& home, Row row,
                 PairSink& sink) {
  const int depth = home.cell.depth;
  const Box box = boxes[row];
  visit(tree, tree.rule().visit_ranges(box), depth, [&](const Node& node) {
    if (&node == &home || !sink.make_room(node.own.count)) return;
    const bool is_higher = node.cell.depth < depth;
    for (const Row other : tree.rows(node)) {
      if (!is_higher && other < row) continue;
      sink.count_tests(1);
      if (overlap<rule>(box, boxes[other])) sink.add(row, other);
    }
  });
}

}  // namespace

template <EdgeRule rule>
void find_loose_pairs(const Tree& tree, std::span<const Box> boxes, PairSearch& search) {
  auto& [sink, members, sweep] = search;
  NodeStack<NodeIndex> stack(NodePool::kRoot);
  while (!stack.empty() && sink.is_open()) {
    const Node& node = tree.node(stack.pop());
    if (!gather(tree, boxes, node, members)) return sink.run_out_of_memory();
    join_any<rule>(members, {0, members.size()}, sweep, sink);
    for (std::size_t i = 0; i < members.size() && sink.is_open(); ++i) {
      join_around<rule>(tree, boxes, node, members.row(i), sink);
    }
    if (node.is_leaf()) continue;
    for (NodeIndex quarter = 4; quarter-- > 0;) stack.push(node.children + quarter);
  }
}

template void find_loose_pairs<EdgeRule::kStrict>(const Tree&, std::span<const Box>, PairSearch&);
template void find_loose_pairs<EdgeRule::kTouching>(const Tree&, std::span<const Box>, PairSearch&);

}  // namespace quadrille
