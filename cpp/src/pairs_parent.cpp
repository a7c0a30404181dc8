#include "join.hpp"
#include "node_stack.hpp"

namespace quadrille {
namespace {

// A node, with the straddlers above that reach it at [begin, end) of the members.
struct Task {
  NodeIndex node;
  std::size_t begin;
  std::size_t end;
};

// Puts the node's own objects at `end` and behind.
bool gather(const Tree& tree, std::span<const Box> boxes, const Node& node, std::size_t end,
            Buffer<Member>& members) {
  const std::span<const Row> rows = tree.rows(node);
  if (!members.resize(end + rows.size())) return false;
  for (std::size_t i = 0; i < rows.size(); ++i) members[end + i] = {boxes[rows[i]], rows[i], 0};
  return true;
}

// Appends a copy of each member in [begin, end) that reaches the quarter.
bool hand_down(Buffer<Member>& members, std::size_t begin, std::size_t end, NodeIndex quarter) {
  for (std::size_t i = begin; i < end; ++i) {
    Member member = members[i];
    if (!(member.bits >> quarter & 1)) continue;
    member.bits = 0;
    if (!members.push(member)) return false;
  }
  return true;
}

}  // namespace

// The members are a stack, as the scratch of Tree::build is: what a node hands down stands behind
// its own members, the last quarter first.
template <EdgeRule rule>
void find_parent_pairs(const Tree& tree, std::span<const Box> boxes, Buffer<Member>& members,
                       PairSink& sink) {
  NodeStack<Task> stack({NodePool::kRoot, 0, 0});
  bool had_memory = true;
  while (!stack.empty() && sink.is_open() && had_memory) {
    const auto [index, begin, end] = stack.pop();
    const Node& node = tree.node(index);
    had_memory = gather(tree, boxes, node, end, members);
    if (!had_memory) break;
    const std::span<Member> present = members.span().subspan(begin);
    join<rule>(present.subspan(end - begin), present.first(end - begin), sink);
    join<rule>(present.subspan(end - begin), sink);
    if (node.is_leaf()) continue;
    const CellRange cell = tree.cells(node);
    for (Member& member : present) member.bits = reached_quarters(tree.keys()[member.row], cell);
    const std::size_t all = members.size();
    for (NodeIndex quarter = 4; quarter-- > 0 && had_memory;) {
      const NodeIndex child = node.children + quarter;
      if (tree.node(child).total == 0) continue;
      const std::size_t first = members.size();
      had_memory = hand_down(members, begin, all, quarter);
      stack.push({child, first, members.size()});
    }
  }
  if (!had_memory) sink.status = Status::kOutOfMemory;
}

template void find_parent_pairs<EdgeRule::kStrict>(const Tree&, std::span<const Box>,
                                                   Buffer<Member>&, PairSink&);
template void find_parent_pairs<EdgeRule::kTouching>(const Tree&, std::span<const Box>,
                                                     Buffer<Member>&, PairSink&);

}  // namespace quadrille
