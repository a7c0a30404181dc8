// Why two objects are tested against each other: where their ways through the tree meet.
#include <bit>

#include "explain.hpp"
#include "node_stack.hpp"
#include "world.hpp"

namespace quadrille {
namespace {

class PairExplainer {
 public:
  PairExplainer(const Tree& tree, std::span<const Box> boxes, EdgeRule edges, Row a, Row b,
                Trace& trace)
      : tree_(tree), boxes_(boxes), edges_(edges), a_(a), b_(b), trace_(trace) {}

  void run() {
    switch (tree_.rule().placement()) {
      case Placement::kParent:
        return follow_down();
      case Placement::kLeaf:
        return follow_to_leaves();
      case Placement::kLoose:
        return look_around();
    }
  }

 private:
  void enter(const Node& node) { trace_.enter(node); }
  void stays(const Node& node, Row row) {
    trace_.stay(node.cell, static_cast<std::int32_t>(row), node.is_leaf());
  }
  void part(const Node& node) { trace_.add(TraceKind::kPart, node.cell); }
  void test(const Node& node) {
    add_test(boxes_[a_], boxes_[b_], edges_, node.cell, static_cast<std::int32_t>(b_), trace_);
  }

  // kParent: together from the root. Where one stays, it is handed down to what it reaches.
  void follow_down() {
    const CellRange key_a = tree_.keys()[a_];
    const CellRange key_b = tree_.keys()[b_];
    bool has_a = false;
    bool has_b = false;
    NodeIndex index = NodePool::kRoot;
    while (true) {
      const Node& node = tree_.node(index);
      enter(node);
      const Quarters to_a = has_a ? 0 : tree_.quarters_below(node, key_a);
      const Quarters to_b = has_b ? 0 : tree_.quarters_below(node, key_b);
      if (!has_a && to_a == 0) stays(node, a_);
      if (!has_b && to_b == 0) stays(node, b_);
      has_a = to_a == 0;
      has_b = to_b == 0;
      if (has_a && has_b) return test(node);
      const CellRange cells = tree_.cells(node);
      const Quarters reached_a = has_a ? reached_within(key_a, cells) : to_a;
      const Quarters reached_b = has_b ? reached_within(key_b, cells) : to_b;
      const Quarters common = reached_a & reached_b;
      if (common == 0) return part(node);
      index = node.children + static_cast<unsigned>(std::countr_zero(common));
    }
  }

  static Quarters reached_within(const CellRange& key, const CellRange& cells) {
    return intersect(key, cells) ? reached_quarters(key, cells) : 0;
  }

  // kLeaf: to every leaf that both reach. They count in the one where both have begun.
  void follow_to_leaves() {
    const CellRange key_a = tree_.keys()[a_];
    const CellRange key_b = tree_.keys()[b_];
    NodeStack<NodeIndex> stack(NodePool::kRoot);
    while (!stack.empty()) {
      const Node& node = tree_.node(stack.pop());
      enter(node);
      const CellRange cells = tree_.cells(node);
      if (node.is_leaf()) {
        const bool began_left = key_a.left < cells.left && key_b.left < cells.left;
        const bool began_above = key_a.top < cells.top && key_b.top < cells.top;
        if (!began_left && !began_above) {
          test(node);
        } else {
          trace_.add(TraceKind::kRepeat, node.cell, static_cast<std::int32_t>(b_));
        }
        continue;
      }
      const Quarters common = reached_quarters(key_a, cells) & reached_quarters(key_b, cells);
      if (common == 0) part(node);
      for (NodeIndex quarter = 4; quarter-- > 0;) {
        if (common >> quarter & 1) stack.push(node.children + quarter);
      }
    }
  }

  NodeIndex walk_home(Row row) {
    NodeIndex index = NodePool::kRoot;
    while (true) {
      const Node& node = tree_.node(index);
      enter(node);
      const Quarters quarter = tree_.quarters_below(node, tree_.keys()[row]);
      if (quarter == 0) break;
      index = node.children + static_cast<unsigned>(std::countr_zero(quarter));
    }
    stays(tree_.node(index), row);
    return index;
  }

  // kLoose: the deeper of their two nodes looks around, as far as what it holds.
  void look_around() {
    const NodeIndex home_a = walk_home(a_);
    const NodeIndex home_b = walk_home(b_);
    if (home_a == home_b) return test(tree_.node(home_a));
    const int depth_a = tree_.node(home_a).cell.depth;
    const int depth_b = tree_.node(home_b).cell.depth;
    const bool a_looks = depth_a != depth_b ? depth_a > depth_b : home_a < home_b;
    const Node& looking = tree_.node(a_looks ? home_a : home_b);
    const Node& other = tree_.node(a_looks ? home_b : home_a);
    Box around = boxes_[a_looks ? a_ : b_];
    for (const Row row : tree_.rows(looking)) around = united(around, boxes_[row]);
    const auto ranges = tree_.rule().visit_ranges(around, looking.cell.depth);
    const bool is_near = intersect(ranges[other.cell.depth], tree_.cells(other)) &&
                         overlap<EdgeRule::kTouching>(around, boxes_[a_looks ? b_ : a_]);
    return is_near ? test(looking) : part(looking);
  }

  const Tree& tree_;
  std::span<const Box> boxes_;
  EdgeRule edges_;
  Row a_;
  Row b_;
  Trace& trace_;
};

}  // namespace

void explain_pair(const Tree& tree, std::span<const Box> boxes, EdgeRule edges, Row a, Row b,
                  Trace& trace) {
  PairExplainer(tree, boxes, edges, a, b, trace).run();
}

}  // namespace quadrille
