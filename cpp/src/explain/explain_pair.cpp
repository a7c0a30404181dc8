// Why two objects are tested against each other: where their ways through the tree meet.
#include <bit>

#include "explain/explain.hpp"
#include "geometry/region.hpp"
#include "geometry/world.hpp"
#include "tree/node_stack.hpp"

namespace quadrille {
namespace {

class PairExplainer {
 public:
  PairExplainer(const Tree& tree, std::span<const Box> boxes, EdgeRule edges,
                const PairInQuestion& pair, TraceRecorder& trace)
      : tree_(tree),
        boxes_(boxes),
        edges_(edges),
        a_(pair.a),
        b_(pair.b),
        are_admitted_(pair.are_admitted),
        trace_(trace) {}

  void run() {
    switch (tree_.rule().placement()) {
      case Placement::kParent:
      case Placement::kLeaf:
      case Placement::kCover:
        return follow_down();
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
    const Box window = Region(boxes_[a_], edges_).window();
    const auto object = static_cast<std::int32_t>(b_);
    if (!overlap<EdgeRule::kTouching>(boxes_[b_], window)) {
      trace_.add(TraceKind::kMiss, node.cell, object, axis_apart(boxes_[b_], window));
    } else if (!are_admitted_) {
      trace_.add(TraceKind::kMiss, node.cell, object, TraceReason::kFiltered);
    } else {
      trace_.add(TraceKind::kHit, node.cell, object);
    }
  }

  // A node that both reach, and which of them a node above holds already.
  struct Meeting {
    NodeIndex node;
    bool has_a;
    bool has_b;
  };

  // Together from the root, to every node that both reach; where one stays, it is handed down to
  // what it reaches. Where both have come to stay they meet, and count where both have begun.
  void follow_down() {
    NodeStack<Meeting> stack({NodePool::kRoot, false, false});
    while (!stack.empty()) {
      const auto [index, had_a, had_b] = stack.pop();
      const Node& node = tree_.node(index);
      const CellRange cells = tree_.cells(node);
      enter(node);
      const Quarters to_a = quarters_of(a_, had_a, node);
      const Quarters to_b = quarters_of(b_, had_b, node);
      const bool has_a = to_a == 0;
      const bool has_b = to_b == 0;
      if (has_a && has_b) {
        meet(node, cells);
        continue;
      }
      const Quarters common = (has_a ? reached_within(tree_.keys()[a_], cells) : to_a) &
                              (has_b ? reached_within(tree_.keys()[b_], cells) : to_b);
      if (common == 0) part(node);
      for (NodeIndex quarter = 4; quarter-- > 0;) {
        if (common >> quarter & 1) stack.push({node.children + quarter, has_a, has_b});
      }
    }
  }

  // Where an object goes from a node; none when it stays, or a node above holds it. In the leaves
  // of shared placements all stay: that is no news.
  Quarters quarters_of(Row row, bool is_held_above, const Node& node) {
    if (is_held_above) return 0;
    const Quarters quarters = tree_.quarters_below(node, tree_.keys()[row]);
    const bool is_news = !node.is_leaf() || !tree_.rule().shares();
    if (quarters == 0 && is_news) stays(node, row);
    return quarters;
  }

  void meet(const Node& node, const CellRange& cells) {
    const CellRange& key_a = tree_.keys()[a_];
    const CellRange& key_b = tree_.keys()[b_];
    const bool began_left = key_a.left < cells.left && key_b.left < cells.left;
    const bool began_above = key_a.top < cells.top && key_b.top < cells.top;
    if (!began_left && !began_above) return test(node);
    trace_.add(TraceKind::kRepeat, node.cell, static_cast<std::int32_t>(b_));
  }

  static Quarters reached_within(const CellRange& key, const CellRange& cells) {
    return intersect(key, cells) ? reached_quarters(key, cells) : 0;
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
  bool are_admitted_;
  TraceRecorder& trace_;
};

}  // namespace

void explain_pair(const Tree& tree, std::span<const Box> boxes, EdgeRule edges,
                  const PairInQuestion& pair, TraceRecorder& trace) {
  PairExplainer(tree, boxes, edges, pair, trace).run();
}

}  // namespace quadrille
