#include "explain/explain.hpp"

#include <bit>
#include <cassert>

#include "geometry/box_math.hpp"
#include "geometry/region.hpp"
#include "tree/traversal.hpp"

namespace quadrille {
namespace {

// Predicts what Tree::insert, remove and relocate do.
class ChangeExplainer {
 public:
  ChangeExplainer(const Tree& tree, const Change& change, TraceRecorder& trace)
      : tree_(tree), change_(change), trace_(trace) {}

  void run() {
    NodeStack<Step> stack({NodePool::kRoot, change_.from != nullptr, change_.to != nullptr});
    while (!stack.empty()) {
      const Step step = stack.pop();
      const Node& node = tree_.node(step.node);
      trace_.enter(node);
      if (step.is_before && !step.is_after && record_merge(node)) continue;
      const Quarters from = quarters_below(node, step.is_before ? change_.from : nullptr);
      const Quarters to = quarters_below(node, step.is_after ? change_.to : nullptr);
      record_own(node, step, from, to);
      for (NodeIndex quarter = 4; quarter-- > 0;) {
        const bool is_before = (from >> quarter & 1) != 0;
        const bool is_after = (to >> quarter & 1) != 0;
        if (is_before || is_after) stack.push({node.children + quarter, is_before, is_after});
      }
    }
  }

 private:
  // A node to which the object belongs before the change, after it, or both.
  struct Step {
    NodeIndex node;
    bool is_before;
    bool is_after;
  };

  Quarters quarters_below(const Node& node, const CellRange* key) const {
    return key == nullptr ? 0 : tree_.quarters_below(node, *key);
  }

  bool should_split(std::uint32_t total, int depth) const {
    return total > tree_.capacity() && depth < tree_.rule().grid().depth();
  }

  // A node that the object leaves, from which too few objects are left for children.
  bool record_merge(const Node& node) {
    const bool merges = !node.is_leaf() && !should_split(node.total - 1, node.cell.depth);
    if (merges) trace_.add(TraceKind::kMerge, node.cell, change_.object, node.total - 1);
    return merges;
  }

  // Records what happens in the node's own list.
  void record_own(const Node& node, const Step& step, Quarters from, Quarters to) {
    const bool held = step.is_before && from == 0;
    const bool holds = step.is_after && to == 0;
    if (held && !holds) trace_.add(TraceKind::kLeave, node.cell, change_.object);
    if (!holds) return;
    const std::uint32_t total = node.total + (step.is_before ? 0 : 1);
    if (node.is_leaf() && should_split(total, node.cell.depth)) {
      record_split(node);
    } else {
      trace_.stay(node.cell, change_.object, node.is_leaf());
    }
  }

  // True when an object of a leaf would belong to a cell within that leaf.
  bool belongs(const CellRange& key, const Cell& cell) const {
    const CellRange cells = finest(cell, tree_.rule().grid().depth());
    if (tree_.rule().shares()) {
      const bool is_small_enough = tree_.rule().placement() == Placement::kLeaf ||
                                   cell.depth == 0 ||
                                   reaches_few(key, tree_.rule().grid().depth() - cell.depth);
      return is_small_enough && intersect(key, cells);
    }
    return cells.left <= key.left && key.right <= cells.right && cells.top <= key.top &&
           key.bottom <= cells.bottom;
  }

  // Objects of a leaf that splits: those in its list and, as the last, the one that is added.
  std::int32_t object_at(const Node& leaf, std::uint32_t i) const {
    return i < leaf.own.count ? static_cast<std::int32_t>(tree_.rows(leaf)[i]) : change_.object;
  }
  const CellRange& key_at(const Node& leaf, std::uint32_t i) const {
    assert(change_.to != nullptr);  // only an object that is added splits a leaf
    return i < leaf.own.count ? tree_.keys()[tree_.rows(leaf)[i]] : *change_.to;
  }

  std::uint32_t count_in(const Node& leaf, const Cell& cell) const {
    std::uint32_t count = 0;
    for (std::uint32_t i = 0; i <= leaf.own.count; ++i) {
      if (belongs(key_at(leaf, i), cell)) ++count;
    }
    return count;
  }

  // The cells into which a leaf splits, as deep as it goes, and the objects that stay in each.
  void record_split(const Node& leaf) {
    const int grid_depth = tree_.rule().grid().depth();
    NodeStack<Cell> stack(leaf.cell);
    while (!stack.empty()) {
      const Cell cell = stack.pop();
      const CellRange cells = finest(cell, grid_depth);
      const std::uint32_t total = count_in(leaf, cell);
      const bool splits = should_split(total, cell.depth);
      if (splits) trace_.add(TraceKind::kSplit, cell, TraceRecorder::kNoObject, total);
      for (std::uint32_t i = 0; i <= leaf.own.count; ++i) {
        const CellRange& key = key_at(leaf, i);
        const bool stays =
            belongs(key, cell) && (!splits || tree_.rule().quarters(key, cells) == 0);
        if (stays) trace_.stay(cell, object_at(leaf, i), !splits);
      }
      if (!splits) continue;
      for (NodeIndex quarter = 4; quarter-- > 0;) stack.push(child_cell(cell, quarter));
    }
  }

  const Tree& tree_;
  const Change& change_;
  TraceRecorder& trace_;
};

// Follows the walks of the pair search for two objects only.
class PairExplainer {
 public:
  PairExplainer(const Tree& tree, std::span<const Box> boxes, EdgeRule edges,
                const PairToExplain& pair, TraceRecorder& trace)
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
        return descend();
      case Placement::kLoose:
        return search_neighbors();
    }
  }

 private:
  void record_stay(const Node& node, Row row) {
    trace_.stay(node.cell, static_cast<std::int32_t>(row), node.is_leaf());
  }
  void record_part(const Node& node) { trace_.add(TraceKind::kPart, node.cell); }
  void record_test(const Node& node) {
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

  // A node that both objects reach, and which of them a node above holds.
  struct Step {
    NodeIndex node;
    bool a_is_above;
    bool b_is_above;
  };

  // Visits every node that both objects reach. An object that a node holds is compared with what
  // is in the nodes below that it reaches.
  void descend() {
    NodeStack<Step> stack({NodePool::kRoot, false, false});
    while (!stack.empty()) {
      const Step step = stack.pop();
      const Node& node = tree_.node(step.node);
      const CellRange cells = tree_.cells(node);
      trace_.enter(node);
      const Quarters a_goes_to = quarters_of(a_, step.a_is_above, node);
      const Quarters b_goes_to = quarters_of(b_, step.b_is_above, node);
      const bool a_is_held = a_goes_to == 0;
      const bool b_is_held = b_goes_to == 0;
      if (a_is_held && b_is_held) {
        record_meeting(node, cells);
        continue;
      }
      const Quarters a_reaches = a_is_held ? quarters_reached(a_, cells) : a_goes_to;
      const Quarters b_reaches = b_is_held ? quarters_reached(b_, cells) : b_goes_to;
      const Quarters common = a_reaches & b_reaches;
      if (common == 0) record_part(node);
      for (NodeIndex quarter = 4; quarter-- > 0;) {
        if (common >> quarter & 1) stack.push({node.children + quarter, a_is_held, b_is_held});
      }
    }
  }

  // The quarters into which an object descends from a node; none when it stays there, or when a
  // node above holds it. In a leaf of a shared placement it always stays: that is not recorded.
  Quarters quarters_of(Row row, bool is_above, const Node& node) {
    if (is_above) return 0;
    const Quarters quarters = tree_.quarters_below(node, tree_.keys()[row]);
    const bool could_descend = !node.is_leaf() || !tree_.rule().shares();
    if (quarters == 0 && could_descend) record_stay(node, row);
    return quarters;
  }

  Quarters quarters_reached(Row row, const CellRange& cells) const {
    const CellRange& key = tree_.keys()[row];
    return intersect(key, cells) ? reached_quarters(key, cells) : 0;
  }

  // Objects in several common nodes are tested in the first: where neither along x nor along y
  // both begin before the node (the reference point of Dittrich and Seeger, 2000).
  void record_meeting(const Node& node, const CellRange& cells) {
    const CellRange& key_a = tree_.keys()[a_];
    const CellRange& key_b = tree_.keys()[b_];
    const bool begin_left = key_a.left < cells.left && key_b.left < cells.left;
    const bool begin_above = key_a.top < cells.top && key_b.top < cells.top;
    if (!begin_left && !begin_above) return record_test(node);
    trace_.add(TraceKind::kRepeat, node.cell, static_cast<std::int32_t>(b_));
  }

  // The node that holds an object; records the walk to it.
  NodeIndex descend_to(Row row) {
    NodeIndex index = NodePool::kRoot;
    for (;;) {
      const Node& node = tree_.node(index);
      trace_.enter(node);
      const Quarters quarter = tree_.quarters_below(node, tree_.keys()[row]);
      if (quarter == 0) {
        record_stay(node, row);
        return index;
      }
      index = node.children + static_cast<NodeIndex>(std::countr_zero(quarter));
    }
  }

  // kLoose: the deeper of the two nodes searches the nodes around it, as far as its objects reach.
  void search_neighbors() {
    const NodeIndex node_a = descend_to(a_);
    const NodeIndex node_b = descend_to(b_);
    if (node_a == node_b) return record_test(tree_.node(node_a));
    const int depth_a = tree_.node(node_a).cell.depth;
    const int depth_b = tree_.node(node_b).cell.depth;
    const bool a_searches = depth_a != depth_b ? depth_a > depth_b : node_a < node_b;
    const Node& searching = tree_.node(a_searches ? node_a : node_b);
    Box around = boxes_[a_searches ? a_ : b_];
    for (const Row row : tree_.rows(searching)) around = united(around, boxes_[row]);
    const bool is_near = overlap<EdgeRule::kTouching>(around, boxes_[a_searches ? b_ : a_]);
    return is_near ? record_test(searching) : record_part(searching);
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

void explain_change(const Tree& tree, const Change& change, TraceRecorder& trace) {
  ChangeExplainer(tree, change, trace).run();
}

void explain_pair(const Tree& tree, std::span<const Box> boxes, EdgeRule edges,
                  const PairToExplain& pair, TraceRecorder& trace) {
  PairExplainer(tree, boxes, edges, pair, trace).run();
}

}  // namespace quadrille
