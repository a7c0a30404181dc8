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
template <Sharing sharing, typename Lanes>
bool hand_down(const Tree& tree, const Node& node, Run run, NodeIndex quarter, Members& members) {
  const CellRange cell = tree.cells(node);
  const Grid& grid = tree.rule().grid();
  const Corner middle = {grid.x().line((cell.left + cell.right + 1) / 2),
                         grid.y().line((cell.top + cell.bottom + 1) / 2)};
  const auto middle_x = Lanes::splat(middle.x);
  const auto middle_y = Lanes::splat(middle.y);
  const bool east = (quarter & 1) != 0;
  const bool south = (quarter & 2) != 0;
  const std::size_t begin = members.size();
  std::size_t end = begin;
  if (!members.resize(end + run.size() + kLanes)) return false;
  const Members::Columns columns = members.columns();
  for (std::size_t first = run.begin; first < run.end; first += kLanes) {
    const auto in_x = east ? Lanes::less_equal(middle_x, Lanes::load(columns.max_x + first))
                           : Lanes::less(Lanes::load(columns.min_x + first), middle_x);
    const auto in_y = south ? Lanes::less_equal(middle_y, Lanes::load(columns.max_y + first))
                            : Lanes::less(Lanes::load(columns.min_y + first), middle_y);
    const unsigned chosen = Lanes::bits(Lanes::both(in_x, in_y)) & lanes_before(run.end, first);
    members.copy_chosen<Lanes>(first, chosen, end);
    end += static_cast<std::size_t>(std::popcount(chosen));
  }
  if constexpr (sharing == Sharing::kShared) {
    const Corner corner = grid.corner(cell);
    members.set_bits<Lanes>(begin, end, {east ? middle.x : corner.x, south ? middle.y : corner.y});
  }
  return members.resize(end);
}

// Vectors hold members of the longer run.
template <EdgeRule rule, Sharing sharing>
void join_two(const Members& members, Run a, Run b, PairSink& sink) {
  if (a.size() >= b.size()) {
    join<rule, sharing>(members, a, b, sink);
  } else {
    join<rule, sharing>(members, b, a, sink);
  }
}

}  // namespace

// The members are a stack, as the scratch of Tree::build is: what a node hands down stands behind
// its own members, the last quarter first.
template <EdgeRule rule, Sharing sharing>
void find_nested_pairs(const Tree& tree, std::span<const Box> boxes, PairSearch& search) {
  auto& [sink, members, sweep] = search;
  NodeStack<Task> stack({NodePool::kRoot, {0, 0}});
  bool had_memory = true;
  while (!stack.empty() && sink.is_open() && had_memory) {
    const auto [index, above] = stack.pop();
    const Node& node = tree.node(index);
    had_memory = members.resize(above.end) && append_objects(tree, boxes, node, members);
    if (!had_memory) break;
    const Run own = {above.end, members.size()};
    join_two<rule, sharing>(members, own, above, sink);
    join_any<rule, sharing>(members, own, sweep, sink);
    if (node.is_leaf()) continue;
    const Run present = {above.begin, own.end};
    for (NodeIndex quarter = 4; quarter-- > 0 && had_memory;) {
      const NodeIndex child = node.children + quarter;
      if (tree.node(child).total == 0) continue;
      const std::size_t first = members.size();
      had_memory = present.size() == 0 ||
                   hand_down<sharing, SimdLanes>(tree, node, present, quarter, members);
      stack.push({child, {first, members.size()}});
    }
  }
  if (!had_memory) sink.run_out_of_memory();
}

template void find_nested_pairs<EdgeRule::kStrict, Sharing::kNone>(const Tree&,
                                                                   std::span<const Box>,
                                                                   PairSearch&);
template void find_nested_pairs<EdgeRule::kStrict, Sharing::kShared>(const Tree&,
                                                                     std::span<const Box>,
                                                                     PairSearch&);
template void find_nested_pairs<EdgeRule::kTouching, Sharing::kNone>(const Tree&,
                                                                     std::span<const Box>,
                                                                     PairSearch&);
template void find_nested_pairs<EdgeRule::kTouching, Sharing::kShared>(const Tree&,
                                                                       std::span<const Box>,
                                                                       PairSearch&);

}  // namespace quadrille
