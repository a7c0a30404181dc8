#include <bit>

#include "node_stack.hpp"
#include "pairs.hpp"

namespace quadrille {
namespace {

// A node, with what nodes above hold that reaches it in a run of the members.
struct Task {
  NodeIndex node;
  Run above;
};

// Appends a copy of each member of the run that reaches the quarter. In coordinates this asks the
// question of `reached_quarters`: a column is at or behind another if the coordinate is at or
// behind its line.
template <typename Lanes>
bool hand_down(const Tree& tree, const Node& node, Run run, NodeIndex quarter, EdgeRule edges,
               Members& members) {
  const CellRange cell = tree.cells(node);
  const Grid& grid = tree.rule().grid();
  const Corner middle = {grid.x().line((cell.left + cell.right + 1) / 2),
                         grid.y().line((cell.top + cell.bottom + 1) / 2)};
  const auto middle_x = Lanes::splat(middle.x);
  const auto middle_y = Lanes::splat(middle.y);
  const auto first_x = Lanes::splat(Members::end_at(middle.x, edges));
  const auto first_y = Lanes::splat(Members::end_at(middle.y, edges));
  const bool east = (quarter & 1) != 0;
  const bool south = (quarter & 2) != 0;
  const std::size_t begin = members.size();
  std::size_t end = begin;
  if (!members.resize(end + run.size() + kLanes)) return false;
  const Members::Columns columns = members.columns();
  for (std::size_t first = run.begin; first < run.end; first += kLanes) {
    const auto in_x = east ? Lanes::less_equal(first_x, Lanes::load(columns.max_x + first))
                           : Lanes::less(Lanes::load(columns.min_x + first), middle_x);
    const auto in_y = south ? Lanes::less_equal(first_y, Lanes::load(columns.max_y + first))
                            : Lanes::less(Lanes::load(columns.min_y + first), middle_y);
    const unsigned chosen = Lanes::bits(Lanes::both(in_x, in_y)) & lanes_before(run.end, first);
    members.copy_chosen<Lanes>(first, chosen, end);
    end += static_cast<std::size_t>(std::popcount(chosen));
  }
  const Node& child = tree.node(node.children + quarter);
  members.set_bits<Lanes>(begin, end, meeting_corner(tree, tree.cells(child)));
  return members.resize(end);
}

// Vectors hold members of the longer run.
void join_two(const Members& members, Run a, Run b, PairSink& sink) {
  if (a.size() >= b.size()) {
    join(members, a, b, sink);
  } else {
    join(members, b, a, sink);
  }
}

}  // namespace

// The members are a stack, as the scratch of Tree::build is: what a node hands down stands behind
// its own members, the last quarter first.
void find_nested_pairs(const Tree& tree, std::span<const Box> boxes, PairSearch& search) {
  auto& [edges, sink, members, sweep] = search;
  NodeStack<Task> stack({NodePool::kRoot, {0, 0}});
  bool had_memory = true;
  while (!stack.empty() && sink.is_open() && had_memory) {
    const auto [index, above] = stack.pop();
    const Node& node = tree.node(index);
    had_memory = members.resize(above.end) && append_objects(tree, boxes, node, edges, members);
    if (!had_memory) break;
    const Run own = {above.end, members.size()};
    join_two(members, own, above, sink);
    join_any(members, own, sweep, sink);
    if (node.is_leaf()) continue;
    const Run present = {above.begin, own.end};
    for (NodeIndex quarter = 4; quarter-- > 0 && had_memory;) {
      const NodeIndex child = node.children + quarter;
      if (tree.node(child).total == 0) continue;
      const std::size_t first = members.size();
      had_memory =
          present.size() == 0 || hand_down<SimdLanes>(tree, node, present, quarter, edges, members);
      stack.push({child, {first, members.size()}});
    }
  }
  if (!had_memory) sink.run_out_of_memory();
}

}  // namespace quadrille
