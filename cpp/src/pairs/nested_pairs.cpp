#include <limits>

#include "pairs/pair_finder.hpp"
#include "tree/traversal.hpp"

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
               BoxList& members) {
  constexpr float kFar = std::numeric_limits<float>::infinity();
  const CellRange cell = tree.cells(node);
  const Grid& grid = tree.rule().grid();
  const Corner middle = {grid.x().line((cell.left + cell.right + 1) / 2),
                         grid.y().line((cell.top + cell.bottom + 1) / 2)};
  const bool east = (quarter & 1) != 0;
  const bool south = (quarter & 2) != 0;
  const Box least = {-kFar, -kFar, east ? BoxList::end_at(middle.x, edges) : -kFar,
                     south ? BoxList::end_at(middle.y, edges) : -kFar};
  const Box most = {east ? kFar : next_down(middle.x), south ? kFar : next_down(middle.y), kFar,
                    kFar};
  const auto from = Lanes::load(&least.min_x);
  const auto to = Lanes::load(&most.min_x);
  std::size_t end = members.size();
  if (!members.resize(end + run.size())) return false;
  Box* boxes = members.boxes();
  Row* rows = members.rows();
  for (std::size_t i = run.begin; i < run.end; ++i) {
    const auto box = Lanes::load(&boxes[i].min_x);
    const auto reaches = Lanes::both(Lanes::less_equal(from, box), Lanes::less_equal(box, to));
    boxes[end] = boxes[i];
    rows[end] = rows[i];
    end += Lanes::bits(reaches) == kAllLanes ? 1 : 0;
  }
  return members.resize(end);
}

// Vectors hold members of the longer list.
void join_two(const BoxListView& a, const BoxListView& b, const Corner& corner, PairBuffer& sink) {
  if (a.size >= b.size) {
    join(a, b, corner, sink);
  } else {
    join(b, a, corner, sink);
  }
}

// The members are a stack, as the scratch of Tree::build is: what a node hands down stands behind
// its own members, the last quarter first.
class NestedSearch {
 public:
  NestedSearch(const Tree& tree, std::span<const Box> boxes, PairSearch& search)
      : tree_(tree),
        boxes_(boxes),
        edges_(search.edges),
        sink_(search.sink),
        members_(search.members),
        sweep_(search.sweep) {}

  void run() {
    while (!stack_.empty() && sink_.is_open()) {
      if (!visit(stack_.pop())) sink_.run_out_of_memory();
    }
  }

 private:
  // False when there was no memory, as with all that follow.
  bool visit(const Task& task) {
    const Node& node = tree_.node(task.node);
    return members_.resize(task.above.end) &&
           (node.is_leaf() ? visit_leaf(node, task.above) : visit_inner(node, task.above));
  }

  // Boxes are joined where the tree has copies of them in order. They are gathered where it has
  // none, or ends must stand elsewhere.
  bool visit_leaf(const Node& node, Run above) {
    const std::span<const Row> rows = tree_.rows(node);
    const Box* own = tree_.box_copies(node);
    if (own == nullptr || edges_ == EdgeRule::kTouching) {
      if (!members_.append_boxes(boxes_, rows)) return false;
      members_.set_ends(above.end, members_.size(), edges_);
      own = members_.boxes() + above.end;
    }
    join_own(node, {own, rows.data(), rows.size()}, above);
    return true;
  }

  bool visit_inner(const Node& node, Run above) {
    if (!append_objects(tree_, boxes_, node, edges_, members_)) return false;
    join_own(node, members_.list({above.end, members_.size()}), above);
    const Run present = {above.begin, members_.size()};
    for (NodeIndex quarter = 4; quarter-- > 0;) {
      const NodeIndex child = node.children + quarter;
      if (tree_.node(child).total == 0) continue;
      const std::size_t first = members_.size();
      const bool hands_down = present.size() > 0;
      if (hands_down && !hand_down<SimdLanes>(tree_, node, present, quarter, edges_, members_)) {
        return false;
      }
      stack_.push({child, {first, members_.size()}});
    }
    return true;
  }

  void join_own(const Node& node, const BoxListView& own, Run above) {
    const Corner corner = meeting_corner(tree_, tree_.cells(node));
    join_two(own, members_.list(above), corner, sink_);
    join_any(own, corner, sweep_, sink_);
  }

  const Tree& tree_;
  std::span<const Box> boxes_;
  EdgeRule edges_;
  PairBuffer& sink_;
  BoxList& members_;
  SortAndSweep& sweep_;
  NodeStack<Task> stack_{{NodePool::kRoot, {0, 0}}};
};

}  // namespace

void find_nested_pairs(const Tree& tree, std::span<const Box> boxes, PairSearch& search) {
  NestedSearch(tree, boxes, search).run();
}

}  // namespace quadrille
