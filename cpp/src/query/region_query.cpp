#include "query/region_query.hpp"

#include <algorithm>

#include "tree/start_list.hpp"
#include "tree/traversal.hpp"

namespace quadrille {
namespace {

// Calls `on_node(node)` for each node in the ranges that holds objects, until it returns false.
template <typename OnNode>
void visit_nodes(const QueryRun& run, const PlacementRule::VisitRanges& ranges, OnNode&& on_node) {
  const Tree& tree = run.tree();
  const StartList list = run.starts_of(ranges[tree.rule().grid().depth()]);
  if (list.starts().size() > 1) {
    for (const auto& [start, is_alone] : list.starts()) run.touch(tree.node(start));
  }
  for (const auto& [start, is_alone] : list.starts()) {
    if (is_alone) {
      if (!on_node(tree.node(start))) return;
      continue;
    }
    const bool goes_on = visit(tree, start, ranges, [&](const Node& node) -> bool {
      run.record_enter(node);
      if (node.own.count > 0 && !on_node(node)) return false;
      run.record_skipped_children(node, ranges);
      return true;
    });
    if (!goes_on) return;
  }
}

// Finds those in one list whose min corners are not below a corner. False when no more are wanted.
template <typename Rows>
[[gnu::noinline]] bool find_in(const QueryRun& run, const Region& region, const Tree::List& list,
                               const Corner& reference_corner, Rows& found) {
  for (const Row row : run.rows_touching(list, TouchTest(region.window(), reference_corner))) {
    if (!region.overlaps(run.box(row))) {
      run.record(TraceKind::kMiss, list.node, row, TraceReason::kApart);
    } else if (run.admits(row)) {
      run.record(TraceKind::kHit, list.node, row);
      if (!found.add(row)) return false;
    }
  }
  return true;
}

}  // namespace

template <typename Rows>
void find_overlapping(const QueryRun& run, const Region& region, Rows& found) {
  const Tree& tree = run.tree();
  const PlacementRule::VisitRanges ranges = tree.rule().visit_ranges(region.around());
  const CellRange& cells = ranges[tree.rule().grid().depth()];
  if (const auto list = run.list_of_leaf_over(cells)) {
    for (const NodeIndex holder : run.holders_over(cells)) {
      if (!find_in(run, region, run.list_of(tree.node(holder)), kLowestCorner, found)) return;
    }
    find_in(run, region, *list, kLowestCorner, found);
    return;
  }
  visit_nodes(run, ranges, [&](const Node& node) -> bool {
    // An object in several nodes counts in the one that holds the corner where object and region
    // both begin: the reference point of Dittrich and Seeger (2000). No set of rows is needed.
    const Corner corner = tree.reference_corner(ranges[node.cell.depth], node);
    return find_in(run, region, run.list_of(node), corner, found);
  });
}

template <typename Rows>
void find_candidates(const QueryRun& run, const Box& box, int steps, Rows& found) {
  // Candidates may be far from the box, where there is no common corner: a set keeps them unique.
  const PlacementRule& rule = run.tree().rule();
  PlacementRule::VisitRanges ranges = rule.visit_ranges(box);
  const int grid_depth = rule.grid().depth();
  if (steps < grid_depth) ranges.widen_below(std::max(steps, 0), grid_depth);
  run.clear_visited();
  visit_nodes(run, ranges, [&](const Node& node) -> bool {
    for (const Row row : run.rows(node)) {
      const bool is_new = run.admits_new(row);
      run.record(is_new ? TraceKind::kTake : TraceKind::kRepeat, node, row);
      if (is_new && !found.add(row)) return false;
    }
    return true;
  });
}

template void find_overlapping(const QueryRun&, const Region&, RowOutput&);
template void find_overlapping(const QueryRun&, const Region&, detail::RowVisitor&);
template void find_candidates(const QueryRun&, const Box&, int, RowOutput&);
template void find_candidates(const QueryRun&, const Box&, int, detail::RowVisitor&);

}  // namespace quadrille
