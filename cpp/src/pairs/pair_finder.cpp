#include "pairs/pair_finder.hpp"

#include <array>
#include <limits>

#include "geometry/box_math.hpp"
#include "geometry/touch_test.hpp"
#include "query/region_query.hpp"
#include "tree/traversal.hpp"

namespace quadrille {
namespace {

// What both walks share.
struct PairSearch {
  const Tree& tree;
  std::span<const Box> boxes;
  EdgeRule edges;
  PairBuffer& pairs;
  BoxList& list;
  SortAndSweep& sort_and_sweep;

  // Appends the objects that a node itself holds. False when there is no memory.
  bool append_own(const Node& node) const {
    const std::span<const Row> rows = tree.rows(node);
    const std::size_t begin = list.size();
    if (!list.resize(begin + rows.size())) return false;
    if (const Box* copies = tree.box_copies(node)) {
      for (std::size_t i = 0; i < rows.size(); ++i) list.set(begin + i, copies[i], rows[i]);
    } else {
      for (std::size_t i = 0; i < rows.size(); ++i) list.set(begin + i, boxes[rows[i]], rows[i]);
    }
    list.adjust_max(begin, list.size(), edges);
    return true;
  }

  void join_with_itself(const BoxListView& own, const Corner& corner) const {
    if (own.size < kSweepFrom) {
      join(own, corner, pairs);
    } else if (!sort_and_sweep.find(own, corner, pairs)) {
      pairs.run_out_of_memory();
    }
  }
};

// All placements but kLoose: joins each node with itself and with those objects of its ancestors
// that reach it. The list is a stack of these: a node appends the objects for each of its children
// behind its own ones, for the last quarter first, so that those for the child popped next are the
// last ones in the list.
class NestedPairWalk {
 public:
  explicit NestedPairWalk(const PairSearch& search) : search_(search) {}

  void run() {
    while (!stack_.empty() && search_.pairs.is_open()) {
      if (!visit(stack_.pop())) search_.pairs.run_out_of_memory();
    }
  }

 private:
  // A node, and the range of the list with those objects of its ancestors that reach it.
  struct Pending {
    NodeIndex node;
    IndexRange inherited;
  };

  // False when there is no memory; so are the next ones.
  bool visit(const Pending& pending) {
    const Node& node = search_.tree.node(pending.node);
    return search_.list.resize(pending.inherited.end) &&
           (node.is_leaf() ? visit_leaf(node, pending.inherited)
                           : visit_inner(node, pending.inherited));
  }

  // Joins boxes where the tree has copies of them in order. Gathers them where it has none, or
  // where their max coordinates must be adjusted.
  bool visit_leaf(const Node& node, IndexRange inherited) {
    const std::span<const Row> rows = search_.tree.rows(node);
    const Box* own = search_.tree.box_copies(node);
    if (own == nullptr || search_.edges == EdgeRule::kTouching) {
      BoxList& list = search_.list;
      if (!list.append_boxes(search_.boxes, rows)) return false;
      list.adjust_max(inherited.end, list.size(), search_.edges);
      own = list.boxes() + inherited.end;
    }
    join_node(node, {own, rows.data(), rows.size()}, inherited);
    return true;
  }

  bool visit_inner(const Node& node, IndexRange inherited) {
    BoxList& list = search_.list;
    if (!search_.append_own(node)) return false;
    join_node(node, list.view({inherited.end, list.size()}), inherited);
    const IndexRange present = {inherited.begin, list.size()};
    const CellRange cell = search_.tree.cells(node);
    const Grid& grid = search_.tree.rule().grid();
    for (NodeIndex quarter = 4; quarter-- > 0;) {
      const NodeIndex child = node.children + quarter;
      if (search_.tree.node(child).total == 0) continue;
      const std::size_t begin = list.size();
      if (!list.append_reaching(present, grid, cell, quarter, search_.edges)) return false;
      stack_.push({child, {begin, list.size()}});
    }
    return true;
  }

  void join_node(const Node& node, const BoxListView& own, IndexRange inherited) {
    const Corner corner = search_.tree.own_corner(node);
    join_longer_first(own, search_.list.view(inherited), corner, search_.pairs);
    search_.join_with_itself(own, corner);
  }

  PairSearch search_;
  NodeStack<Pending> stack_{{NodePool::kRoot, {0, 0}}};
};

// kLoose: joins each node with itself and with the objects near it in nodes no deeper. Boxes around
// all that nodes and those below them hold tell which nodes are near.
class LoosePairWalk {
 public:
  LoosePairWalk(const PairSearch& search, Buffer<Box>& extents)
      : search_(search), extents_(extents) {}

  void run() {
    if (!find_extents()) search_.pairs.run_out_of_memory();
    NodeStack<NodeIndex> stack(NodePool::kRoot);
    while (!stack.empty() && search_.pairs.is_open()) {
      const NodeIndex index = stack.pop();
      const Node& node = search_.tree.node(index);
      push_children(node, stack);
      if (node.own.count > 0 && !join_node(index)) search_.pairs.run_out_of_memory();
    }
  }

 private:
  static void push_children(const Node& node, NodeStack<NodeIndex>& stack) {
    for (NodeIndex quarter = 4; quarter-- > 0 && !node.is_leaf();) {
      stack.push(node.children + quarter);
    }
  }

  // False when there is no memory.
  bool find_extents() {
    const Tree& tree = search_.tree;
    if (!extents_.resize(tree.node_slots())) return false;
    std::array<NodeIndex, kDepthLimit + 1> path;  // from the root to the node
    NodeStack<NodeIndex> stack(NodePool::kRoot);
    while (!stack.empty()) {
      const NodeIndex index = stack.pop();
      const Node& node = tree.node(index);
      push_children(node, stack);
      path[node.cell.depth] = index;
      extents_[index] = box_around(tree.rows(node));
      for (std::size_t depth = 0; depth < node.cell.depth; ++depth) {
        Box& extent = extents_[path[depth]];
        extent = united(extent, extents_[index]);
      }
    }
    return true;
  }

  // False when there is no memory; so are the next ones.
  bool join_node(NodeIndex index) {
    const Node& node = search_.tree.node(index);
    BoxList& list = search_.list;
    list.clear();
    if (!search_.append_own(node)) return false;
    const IndexRange own = {0, list.size()};
    if (!append_around(index)) return false;
    const Corner corner = search_.tree.own_corner(node);
    search_.join_with_itself(list.view(own), corner);
    join(list.view(own), list.view({own.end, list.size()}), corner, search_.pairs);
    return true;
  }

  // Appends the objects near a node that other nodes, no deeper, hold. Of two nodes at one depth,
  // the one with the smaller index appends those of the other.
  bool append_around(NodeIndex center) {
    const Tree& tree = search_.tree;
    const int depth = tree.node(center).cell.depth;
    const Box around =
        tree.node(center).is_leaf() ? extents_[center] : box_around(tree.rows(tree.node(center)));
    const TouchTest touches(around);
    NodeStack<NodeIndex> stack(NodePool::kRoot);
    while (!stack.empty()) {
      const NodeIndex index = stack.pop();
      const Node& node = tree.node(index);
      const bool is_higher = node.cell.depth < depth;
      if ((is_higher || index > center) && !append_near(node, touches)) return false;
      for (NodeIndex quarter = 4; quarter-- > 0 && is_higher && !node.is_leaf();) {
        const NodeIndex child = node.children + quarter;
        if (touches(extents_[child])) stack.push(child);
      }
    }
    return true;
  }

  bool append_near(const Node& node, const TouchTest& touches) {
    BoxList& list = search_.list;
    const std::size_t begin = list.size();
    std::size_t end = begin;
    if (!list.resize(end + node.own.count)) return false;
    for (const Row row : search_.tree.rows(node)) {
      const Box& box = search_.boxes[row];
      list.set(end, box, row);
      end += touches(box) ? 1u : 0u;
    }
    list.adjust_max(begin, end, search_.edges);
    return list.resize(end);
  }

  // A box that nothing touches when there are no rows.
  Box box_around(std::span<const Row> rows) const {
    Box around = {kFar, kFar, -kFar, -kFar};
    for (const Row row : rows) around = united(around, search_.boxes[row]);
    return around;
  }

  static constexpr float kFar = std::numeric_limits<float>::infinity();

  PairSearch search_;
  Buffer<Box>& extents_;  // by node
};

}  // namespace

Status PairFinder::find(const Tree& tree, std::span<const Box> boxes, EdgeRule edges,
                        std::uint32_t max_pairs, const PairFilter* filter) {
  pairs_.restart(max_pairs, filter);
  list_.clear();
  const PairSearch search = {tree, boxes, edges, pairs_, list_, sort_and_sweep_};
  if (tree.rule().placement() == Placement::kLoose) {
    LoosePairWalk(search, extents_).run();
  } else {
    NestedPairWalk(search).run();
  }
  return pairs_.finish();
}

Status find_pairs_between(const QueryRun& first, const TreeObjects& a, const QueryRun& second,
                          const TreeObjects& b, std::uint32_t max_pairs, Buffer<Row>& found,
                          Buffer<Pair>& pairs) {
  const bool queries_second = a.ids.size() <= b.ids.size();
  const TreeObjects& few = queries_second ? a : b;
  const QueryRun& many = queries_second ? second : first;
  pairs.clear();
  for (Row row = 0; row < few.ids.rows(); ++row) {
    if (!few.ids.is_live(row)) continue;
    const Region region(few.boxes[row], first.edges());
    const Status status =
        collect_rows(found, [&](RowOutput& rows) { find_overlapping(many, region, rows); });
    if (status != Status::kOk) return status;
    for (const Row other : found.span()) {
      const Pair pair = queries_second ? Pair{row, other} : Pair{other, row};
      if (!admit(a.filters.of(pair.a), b.filters.of(pair.b))) continue;
      if (pairs.size() == max_pairs) return Status::kTooManyPairs;
      if (!pairs.push(pair)) return Status::kOutOfMemory;
    }
  }
  return Status::kOk;
}

}  // namespace quadrille
