// The story of a search: the nodes that it visits, the ones beside its way, the objects it meets.
#include "explain.hpp"
#include "visit.hpp"

namespace quadrille {
namespace {

// The quarters of a node that a visit leaves out.
void tell_of_skipped(const Tree& tree, const PlacementRule::VisitRanges& ranges, const Node& node,
                     Trace& trace) {
  if (node.is_leaf()) return;
  const CellRange& range = ranges[node.cell.depth + 1u];
  const CellRange cells = tree.cells(node);
  const Quarters entered = intersect(range, cells) ? reached_quarters(range, cells) : 0;
  for (NodeIndex quarter = 0; quarter < 4; ++quarter) {
    if (!(entered >> quarter & 1)) trace.add(TraceKind::kSkip, quarter_of(node.cell, quarter));
  }
}

// `test`: the box that objects are tested against, or nullptr when they are taken untested.
void explain_visit(const Tree& tree, const PlacementRule::VisitRanges& ranges,
                   std::span<const Box> boxes, EdgeRule edges, const Box* test, Trace& trace) {
  trace.expect_rows(tree.keys().size());
  visit(tree, ranges, kDepthLimit, [&](const Node& node) {
    trace.enter(node);
    for (const Row row : tree.rows(node)) {
      const auto object = static_cast<std::int32_t>(row);
      if (!trace.meet(row)) {
        trace.add(TraceKind::kRepeat, node.cell, object);
      } else if (test == nullptr) {
        trace.add(TraceKind::kTake, node.cell, object);
      } else {
        add_test(boxes[row], *test, edges, node.cell, object, trace);
      }
    }
    tell_of_skipped(tree, ranges, node, trace);
  });
}

}  // namespace

void add_test(const Box& a, const Box& b, EdgeRule edges, const Cell& cell, std::int32_t object,
              Trace& trace) {
  const bool touching = edges == EdgeRule::kTouching;
  const bool hit = touching ? overlap<EdgeRule::kTouching>(a, b) : overlap<EdgeRule::kStrict>(a, b);
  if (hit) return trace.add(TraceKind::kHit, cell, object);
  const bool in_x =
      touching ? a.min_x <= b.max_x && b.min_x <= a.max_x : a.min_x < b.max_x && b.min_x < a.max_x;
  trace.add(TraceKind::kMiss, cell, object, in_x ? TraceReason::kApartInY : TraceReason::kApartInX);
}

void explain_query(const Tree& tree, std::span<const Box> boxes, EdgeRule edges, const Box& box,
                   Trace& trace) {
  explain_visit(tree, tree.rule().visit_ranges(box), boxes, edges, &box, trace);
}

void explain_candidates(const Tree& tree, const Box& box, int step, Trace& trace) {
  PlacementRule::VisitRanges ranges = tree.rule().visit_ranges(box);
  const int grid_depth = tree.rule().grid().depth();
  if (step < grid_depth) widen_below(ranges, step, grid_depth);
  explain_visit(tree, ranges, {}, EdgeRule::kStrict, nullptr, trace);
}

}  // namespace quadrille
