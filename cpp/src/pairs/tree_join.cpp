#include "pairs/tree_join.hpp"

#include <algorithm>

#include "geometry/box_math.hpp"
#include "geometry/touch_test.hpp"
#include "pairs/box_join.hpp"
#include "tree/traversal.hpp"

namespace quadrille {
namespace {

// One of the two trees while both are walked. Its list is a stack, as in PairFinder: objects of
// ancestors that reach the cell, then those of the cell's own node, then those that reach the
// children that wait.
class Side {
 public:
  Side(const QueriedTree& objects, BoxList& list) : objects_(objects), list_(list) {
    list_.clear();
  }

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

  QueriedTree objects_;
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

// All placements but kLoose: visits the cells that are nodes of either tree, and below which both
// hold objects. A pair is found in the deepest cells to which either object belongs; the one that
// owns its reference point reports it (see BoxBlock).
class NestedJoinWalk {
 public:
  NestedJoinWalk(const Grid& grid, Side& a, Side& b, PairBuffer& pairs)
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

// kLoose, whose cells overlap, so that none owns a pair: each object of `a` queries `b`.
class LooseJoinWalk {
 public:
  LooseJoinWalk(const QueriedTree& a, const QueriedTree& b, PairBuffer& pairs)
      : a_(a), b_(b), pairs_(pairs) {}

  void run() {
    NodeStack<NodeIndex> stack(NodePool::kRoot);
    while (!stack.empty() && pairs_.is_open()) {
      const Node& node = a_.tree.node(stack.pop());
      for (NodeIndex quarter = 4; quarter-- > 0 && !node.is_leaf();) {
        stack.push(node.children + quarter);
      }
      for (const Row row : a_.tree.rows(node)) find_pairs_of(row);
    }
  }

 private:
  void find_pairs_of(Row row) {
    const Box& box = a_.boxes[row];
    const TouchTest overlaps(interior_of(box));
    const PlacementRule::VisitRanges ranges = b_.tree.rule().visit_ranges(box);
    visit(b_.tree, NodePool::kRoot, ranges, [&](const Node& node) -> bool {
      return node.own.count == 0 || join_with_list(row, overlaps, node);
    });
  }

  // False when there is no room for pairs.
  bool join_with_list(Row row, const TouchTest& overlaps, const Node& node) {
    const std::span<const Row> others = b_.tree.rows(node);
    const Box* copies = b_.box_copies(node);
    if (!pairs_.reserve(others.size())) return false;
    Pair* end = pairs_.end();
    for (std::size_t i = 0; i < others.size(); ++i) {
      *end = {std::min(row, others[i]), std::max(row, others[i])};
      end += overlaps(copies != nullptr ? copies[i] : b_.boxes[others[i]]) ? 1 : 0;
    }
    pairs_.extend_to(end);
    pairs_.count_tests(others.size());
    return true;
  }

  const QueriedTree& a_;
  const QueriedTree& b_;
  PairBuffer& pairs_;
};

}  // namespace

Status TreeJoin::find(const QueriedTree& a, const QueriedTree& b, std::uint32_t max_pairs,
                      const PairFilter* filter) {
  pairs_.restart(max_pairs, filter);
  if (a.tree.rule().placement() == Placement::kLoose) {
    LooseJoinWalk(a, b, pairs_).run();
  } else {
    Side side_a(a, list_a_);
    Side side_b(b, list_b_);
    NestedJoinWalk(a.tree.rule().grid(), side_a, side_b, pairs_).run();
  }
  return pairs_.finish();
}

}  // namespace quadrille
