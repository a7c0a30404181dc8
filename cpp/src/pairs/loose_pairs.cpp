#include "geometry/box_math.hpp"
#include "pairs/pair_finder.hpp"
#include "tree/traversal.hpp"

namespace quadrille {
namespace {

Box box_around(std::span<const Row> rows, std::span<const Box> boxes) {
  Box around = boxes[rows.front()];
  for (const Row row : rows) around = united(around, boxes[row]);
  return around;
}

// Appends those objects of a node that come near.
bool gather_near(const Tree& tree, std::span<const Box> boxes, const Node& node, const Box& around,
                 EdgeRule edges, BoxList& members) {
  const std::size_t begin = members.size();
  std::size_t size = begin;
  if (!members.resize(size + node.own.count)) return false;
  for (const Row row : tree.rows(node)) {
    if (overlap<EdgeRule::kTouching>(around, boxes[row])) members.set(size++, boxes[row], row);
  }
  members.set_ends(begin, size, edges);
  return members.resize(size);
}

// Appends what is around a node's members in other nodes no deeper than it. Of two nodes of one
// depth, the one that comes first in memory looks for the other.
bool gather_around(const Tree& tree, std::span<const Box> boxes, const Node& home, EdgeRule edges,
                   BoxList& members) {
  const Box around = box_around(tree.rows(home), boxes);
  bool had_memory = true;
  const int depth = home.cell.depth;
  visit(tree, tree.rule().visit_ranges(around, depth), depth, [&](const Node& node) {
    const bool takes = node.cell.depth < depth || &node > &home;
    if (takes) had_memory = had_memory && gather_near(tree, boxes, node, around, edges, members);
  });
  return had_memory;
}

}  // namespace

void find_loose_pairs(const Tree& tree, std::span<const Box> boxes, PairSearch& search) {
  auto& [edges, sink, members, sweep] = search;
  NodeStack<NodeIndex> stack(NodePool::kRoot);
  while (!stack.empty() && sink.is_open()) {
    const Node& node = tree.node(stack.pop());
    for (NodeIndex quarter = 4; quarter-- > 0 && !node.is_leaf();) {
      stack.push(node.children + quarter);
    }
    if (node.own.count == 0) continue;
    members.clear();
    if (!append_objects(tree, boxes, node, edges, members)) return sink.run_out_of_memory();
    const Run own = {0, members.size()};
    if (!gather_around(tree, boxes, node, edges, members)) return sink.run_out_of_memory();
    const Corner anywhere = meeting_corner(tree, tree.cells(node));
    join_any(members.list(own), anywhere, sweep, sink);
    join(members.list(own), members.list({own.end, members.size()}), anywhere, sink);
  }
}

}  // namespace quadrille
