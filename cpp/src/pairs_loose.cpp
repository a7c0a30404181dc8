#include "join.hpp"
#include "visit.hpp"

namespace quadrille {
namespace {

bool gather(const Tree& tree, std::span<const Box> boxes, const Node& node,
            Buffer<Member>& members) {
  const std::span<const Row> rows = tree.rows(node);
  if (!members.resize(rows.size())) return false;
  for (std::size_t i = 0; i < rows.size(); ++i) members[i] = {boxes[rows[i]], rows[i], 0};
  return true;
}

// Pairs of a member with objects of other nodes. If those differ in depth, the pair is found from
// the deeper one only; else from both, and taken from the smaller row.
template <EdgeRule rule>
void join_around(const Tree& tree, std::span<const Box> boxes, const Node& home,
                 const Member& member, PairSink& sink) {
  const int depth = home.cell.depth;
  visit(tree, tree.rule().visit_ranges(member.box), depth, [&](const Node& node) {
    if (&node == &home) return;
    const bool is_higher = node.cell.depth < depth;
    for (const Row other : tree.rows(node)) {
      if (!is_higher && other < member.row) continue;
      ++sink.tests;
      if (overlap<rule>(member.box, boxes[other])) sink.add(member.row, other);
    }
  });
}

}  // namespace

template <EdgeRule rule>
void find_loose_pairs(const Tree& tree, std::span<const Box> boxes, Buffer<Member>& members,
                      PairSink& sink) {
  NodeStack<NodeIndex> stack(NodePool::kRoot);
  while (!stack.empty() && sink.is_open()) {
    const Node& node = tree.node(stack.pop());
    if (!gather(tree, boxes, node, members)) {
      sink.status = Status::kOutOfMemory;
      return;
    }
    join<rule>(members.span(), sink);
    for (std::size_t i = 0; i < members.size() && sink.is_open(); ++i) {
      join_around<rule>(tree, boxes, node, members[i], sink);
    }
    if (node.is_leaf()) continue;
    for (NodeIndex quarter = 4; quarter-- > 0;) stack.push(node.children + quarter);
  }
}

template void find_loose_pairs<EdgeRule::kStrict>(const Tree&, std::span<const Box>,
                                                  Buffer<Member>&, PairSink&);
template void find_loose_pairs<EdgeRule::kTouching>(const Tree&, std::span<const Box>,
                                                    Buffer<Member>&, PairSink&);

}  // namespace quadrille
