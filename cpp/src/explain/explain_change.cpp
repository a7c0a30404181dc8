// The story of one object that comes, goes or moves: Tree::enter, leave and relocate, told in
// advance.
#include <cassert>

#include "explain/explain.hpp"
#include "tree/node_stack.hpp"

namespace quadrille {
namespace {

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
      if (step.was && !step.is && merges(node)) continue;
      const Quarters from = quarters_below(node, step.was ? change_.from : nullptr);
      const Quarters to = quarters_below(node, step.is ? change_.to : nullptr);
      tell_of_own(node, step, from, to);
      for (NodeIndex quarter = 4; quarter-- > 0;) {
        const bool was = (from >> quarter & 1) != 0;
        const bool is = (to >> quarter & 1) != 0;
        if (was || is) stack.push({node.children + quarter, was, is});
      }
    }
  }

 private:
  // A node to which the object belonged before the change, or belongs after it, or both.
  struct Step {
    NodeIndex node;
    bool was;
    bool is;
  };

  Quarters quarters_below(const Node& node, const CellRange* key) const {
    return key == nullptr ? 0 : tree_.quarters_below(node, *key);
  }

  bool should_split(std::uint32_t total, int depth) const {
    return total > tree_.capacity() && depth < tree_.rule().grid().depth();
  }

  bool merges(const Node& node) {
    const bool does = !node.is_leaf() && !should_split(node.total - 1, node.cell.depth);
    if (does) trace_.add(TraceKind::kMerge, node.cell, change_.object, node.total - 1);
    return does;
  }

  void tell_of_own(const Node& node, const Step& step, Quarters from, Quarters to) {
    const bool held = step.was && from == 0;
    const bool holds = step.is && to == 0;
    if (held && !holds) trace_.add(TraceKind::kLeave, node.cell, change_.object);
    if (!holds) return;
    const std::uint32_t total = node.total + (step.was ? 0 : 1);
    if (node.is_leaf() && should_split(total, node.cell.depth)) {
      tell_of_split(node);
    } else {
      trace_.stay(node.cell, change_.object, node.is_leaf());
    }
  }

  // True when a leaf's object would belong to a cell within that leaf.
  bool belongs(const CellRange& key, const Cell& cell) const {
    const CellRange cells = finest(cell, tree_.rule().grid().depth());
    if (tree_.rule().shares()) {
      const bool goes_there = tree_.rule().placement() == Placement::kLeaf || cell.depth == 0 ||
                              reaches_few(key, tree_.rule().grid().depth() - cell.depth);
      return goes_there && intersect(key, cells);
    }
    return cells.left <= key.left && key.right <= cells.right && cells.top <= key.top &&
           key.bottom <= cells.bottom;
  }

  // Number `i` of those who belong to a leaf once the newcomer is there; it is the last.
  std::int32_t object_of(const Node& leaf, std::uint32_t i) const {
    return i < leaf.own.count ? static_cast<std::int32_t>(tree_.rows(leaf)[i]) : change_.object;
  }
  const CellRange& key_of(const Node& leaf, std::uint32_t i) const {
    assert(change_.to != nullptr);  // only newcomers split a leaf
    return i < leaf.own.count ? tree_.keys()[tree_.rows(leaf)[i]] : *change_.to;
  }

  std::uint32_t count_in(const Node& leaf, const Cell& cell) const {
    std::uint32_t count = 0;
    for (std::uint32_t i = 0; i <= leaf.own.count; ++i) {
      if (belongs(key_of(leaf, i), cell)) ++count;
    }
    return count;
  }

  // The cells that come to be below a leaf, each with what ends in it.
  void tell_of_split(const Node& leaf) {
    NodeStack<Cell> stack(leaf.cell);
    while (!stack.empty()) {
      const Cell cell = stack.pop();
      const std::uint32_t total = count_in(leaf, cell);
      const bool splits = should_split(total, cell.depth);
      if (splits) trace_.add(TraceKind::kSplit, cell, TraceRecorder::kNobody, total);
      const CellRange cells = finest(cell, tree_.rule().grid().depth());
      for (std::uint32_t i = 0; i <= leaf.own.count; ++i) {
        const CellRange& key = key_of(leaf, i);
        const bool ends = belongs(key, cell) && (!splits || tree_.rule().quarters(key, cells) == 0);
        if (ends) trace_.stay(cell, object_of(leaf, i), !splits);
      }
      for (NodeIndex quarter = 4; quarter-- > 0 && splits;) {
        stack.push(quarter_of(cell, quarter));
      }
    }
  }

  const Tree& tree_;
  const Change& change_;
  TraceRecorder& trace_;
};

}  // namespace

void explain_change(const Tree& tree, const Change& change, TraceRecorder& trace) {
  ChangeExplainer(tree, change, trace).run();
}

}  // namespace quadrille
