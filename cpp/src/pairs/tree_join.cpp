#include "pairs/tree_join.hpp"

#include "pairs/box_join.hpp"
#include "tree/traversal.hpp"

namespace quadrille {
namespace {

// One of the two trees while both are walked. Its list is a stack, as in PairFinder: objects of
// ancestors that reach the cell, then those of the cell's own node, then those that reach the
// children that wait.
class Side {
 public:
  Side(const TreeBoxes& objects, BoxList& list) : objects_(objects), list_(list) { list_.clear(); }

  // A cell that waits to be visited, as this tree sees it. `node` is kNoNode below a leaf.
  struct Pending {
    NodeIndex node;
    IndexRange inherited;
  };
  static constexpr NodeIndex kNoNode = ~NodeIndex{0};

  // Enters a cell. Where the walk ends there, boxes are read where the tree has copies of them;
  // otherwise they go to the list, which the children inherit. False when there is no memory.
  bool enter(const Pending& pending, bool descends) {
    here_ = pending;
    rows_ = pending.node == kNoNode ? std::span<const Row>() : objects_.tree.rows(node());
    if (!list_.resize(pending.inherited.end)) return false;
    copies_ = pending.node == kNoNode || descends ? nullptr : objects_.tree.box_copies(node());
    return copies_ != nullptr || append_own();
  }

  bool splits(NodeIndex index) const {
    return index != kNoNode && !objects_.tree.node(index).is_leaf();
  }

  // The objects of the cell's own node, after `enter`.
  BoxListView own() const {
    const std::size_t begin = here_.inherited.end;
    if (copies_ != nullptr) return {copies_, rows_.data(), rows_.size()};
    return list_.view({begin, begin + rows_.size()});
  }
  BoxListView inherited() const { return list_.view(here_.inherited); }

  // True when objects of this tree may lie in a quarter of the cell.
  bool may_reach(NodeIndex quarter) const {
    return has_own(quarter) || here_.inherited.size() + rows_.size() > 0;
  }
  // True when nodes of this tree below the cell hold objects in the quarter.
  bool has_own(NodeIndex quarter) const {
    return splits(here_.node) && objects_.tree.node(child(quarter)).total > 0;
  }

  // The quarter of a cell as it is to be visited; its inherited objects are appended to the list.
  bool find_child(const CellRange& cell, NodeIndex quarter, Pending& pending) {
    const IndexRange present = {here_.inherited.begin, here_.inherited.end + rows_.size()};
    const std::size_t begin = list_.size();
    const Grid& grid = objects_.tree.rule().grid();
    const bool had_memory = list_.append_reaching(present, grid, cell, quarter, EdgeRule::kStrict);
    pending = {splits(here_.node) ? child(quarter) : kNoNode, {begin, list_.size()}};
    return had_memory;
  }

  void drop(const Pending& pending) {
    static_cast<void>(list_.resize(pending.inherited.begin));  // cannot fail: it shrinks
  }

 private:
  const Node& node() const { return objects_.tree.node(here_.node); }
  NodeIndex child(NodeIndex quarter) const { return node().children + quarter; }

  bool append_own() {
    const std::size_t begin = list_.size();
    if (!list_.append_boxes(objects_.boxes, rows_)) return false;
    for (std::size_t i = 0; i < rows_.size(); ++i) list_.rows()[begin + i] = rows_[i];
    return true;
  }

  TreeBoxes objects_;
  BoxList& list_;
  Pending here_ = {kNoNode, {0, 0}};
  std::span<const Row> rows_;
  const Box* copies_ = nullptr;
};

// A cell whose objects of both trees wait to be joined.
struct PendingCell {
  Cell cell;
  Side::Pending a;
  Side::Pending b;
};

// Visits the cells that are nodes of either tree, and below which both hold objects. A pair is
// found in the deepest cells to which either object belongs; the one that owns its reference point
// reports it (see BoxBlock).
class JoinWalk {
 public:
  JoinWalk(const Grid& grid, Side& a, Side& b, PairBuffer& pairs)
      : grid_(grid), a_(a), b_(b), pairs_(pairs) {}

  void run() {
    NodeStack<PendingCell> stack({{0, 0, 0}, {NodePool::kRoot, {0, 0}}, {NodePool::kRoot, {0, 0}}});
    while (!stack.empty() && pairs_.is_open()) {
      if (!visit(stack.pop(), stack)) pairs_.run_out_of_memory();
    }
  }

 private:
  bool visit(const PendingCell& pending, NodeStack<PendingCell>& stack) {
    const bool descends = a_.splits(pending.a.node) || b_.splits(pending.b.node);
    if (!a_.enter(pending.a, descends) || !b_.enter(pending.b, descends)) return false;
    const CellRange cell = finest(pending.cell, grid_.depth());
    const Corner corner = grid_.corner(cell);
    join_longer_first(a_.own(), b_.own(), corner, pairs_);
    join_longer_first(a_.own(), b_.inherited(), corner, pairs_);
    join_longer_first(a_.inherited(), b_.own(), corner, pairs_);
    for (NodeIndex quarter = 4; quarter-- > 0 && descends;) {
      const bool is_needed = (a_.has_own(quarter) || b_.has_own(quarter)) &&
                             a_.may_reach(quarter) && b_.may_reach(quarter);
      if (!is_needed) continue;
      PendingCell child = {child_cell(pending.cell, quarter), {}, {}};
      if (!a_.find_child(cell, quarter, child.a) || !b_.find_child(cell, quarter, child.b)) {
        return false;
      }
      const bool both = (a_.has_own(quarter) || child.a.inherited.size() > 0) &&
                        (b_.has_own(quarter) || child.b.inherited.size() > 0);
      if (both) {
        stack.push(child);
      } else {
        a_.drop(child.a);
        b_.drop(child.b);
      }
    }
    return true;
  }

  const Grid& grid_;
  Side& a_;
  Side& b_;
  PairBuffer& pairs_;
};

}  // namespace

Status TreeJoin::find(const TreeBoxes& a, const TreeBoxes& b, const PairFilter* filter) {
  pairs_.restart(filter);
  Side side_a(a, list_a_);
  Side side_b(b, list_b_);
  JoinWalk(a.tree.rule().grid(), side_a, side_b, pairs_).run();
  return pairs_.finish();
}

}  // namespace quadrille
