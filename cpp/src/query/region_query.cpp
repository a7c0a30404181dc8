#include "query/region_query.hpp"

#include "tree/traversal.hpp"

namespace quadrille {
namespace {

// Calls `take_own(node)` for each node in the ranges that holds objects, until it returns false.
template <typename TakeOwn>
void visit_nodes(const QueryContext& context, const PlacementRule::VisitRanges& ranges,
                 TakeOwn&& take_own) {
  visit(context.tree(), ranges, kDepthLimit, [&](const Node& node) -> bool {
    context.record_enter(node);
    if (node.own.count > 0 && !take_own(node)) return false;
    context.record_skipped_children(node, ranges);
    return true;
  });
}

}  // namespace

template <typename Rows>
void find_overlapping(const QueryContext& context, const Region& region, Rows& found) {
  const Tree& tree = context.tree();
  const PlacementRule::VisitRanges ranges = tree.rule().visit_ranges(region.around());
  visit_nodes(context, ranges, [&](const Node& node) -> bool {
    // An object in several nodes counts in the one that holds the corner where object and region
    // both begin: the reference point of Dittrich and Seeger (2000). No set of rows is needed.
    const Corner reference_corner = tree.reference_corner(ranges[node.cell.depth], node);
    for (const Row row : context.rows_wanted(node, TouchTest(region.window(), reference_corner))) {
      if (!region.overlaps(context.box(row))) {
        context.record(TraceKind::kMiss, node, row, TraceReason::kApart);
      } else if (context.admits(row)) {
        context.record(TraceKind::kHit, node, row);
        if (!found.add(row)) return false;
      }
    }
    return true;
  });
}

template <typename Rows>
void find_candidates(const QueryContext& context, const Box& box, int step, Rows& found) {
  // Candidates may be far from the box, where there is no common corner: a set keeps them unique.
  const PlacementRule& rule = context.tree().rule();
  PlacementRule::VisitRanges ranges = rule.visit_ranges(box);
  const int grid_depth = rule.grid().depth();
  if (step < grid_depth) ranges.widen_below(step, grid_depth);
  context.clear_visited();
  visit_nodes(context, ranges, [&](const Node& node) -> bool {
    for (const Row row : context.rows(node)) {
      const bool is_new = context.admits_new(row);
      context.record(is_new ? TraceKind::kTake : TraceKind::kRepeat, node, row);
      if (is_new && !found.add(row)) return false;
    }
    return true;
  });
}

template void find_overlapping(const QueryContext&, const Region&, RowOutput&);
template void find_overlapping(const QueryContext&, const Region&, detail::RowVisitor&);
template void find_candidates(const QueryContext&, const Box&, int, RowOutput&);
template void find_candidates(const QueryContext&, const Box&, int, detail::RowVisitor&);

}  // namespace quadrille
