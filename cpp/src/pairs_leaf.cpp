#include "node_stack.hpp"
#include "pairs.hpp"

namespace quadrille {
namespace {

// Bit 1: the object begins in a leaf further left, bit 2: further up. Two objects with a common
// bit begin together elsewhere.
Quarters begins_before(const CellRange& key, const CellRange& leaf) {
  return (key.left < leaf.left ? 1u : 0u) | (key.top < leaf.top ? 2u : 0u);
}

bool gather(const Tree& tree, std::span<const Box> boxes, const Node& leaf, Members& members) {
  const std::span<const Row> rows = tree.rows(leaf);
  if (!members.resize(rows.size())) return false;
  const CellRange cell = tree.cells(leaf);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    members.set(i, boxes[rows[i]], rows[i], begins_before(tree.keys()[rows[i]], cell));
  }
  return true;
}

}  // namespace

template <EdgeRule rule>
void find_leaf_pairs(const Tree& tree, std::span<const Box> boxes, PairSearch& search) {
  NodeStack<NodeIndex> stack(NodePool::kRoot);
  while (!stack.empty() && search.sink.is_open()) {
    const Node& node = tree.node(stack.pop());
    if (!node.is_leaf()) {
      for (NodeIndex quarter = 4; quarter-- > 0;) stack.push(node.children + quarter);
    } else if (gather(tree, boxes, node, search.members)) {
      join_any<rule>(search.members, {0, search.members.size()}, search.sweep, search.sink);
    } else {
      search.sink.run_out_of_memory();
    }
  }
}

template void find_leaf_pairs<EdgeRule::kStrict>(const Tree&, std::span<const Box>, PairSearch&);
template void find_leaf_pairs<EdgeRule::kTouching>(const Tree&, std::span<const Box>, PairSearch&);

}  // namespace quadrille
