#include "query/region_query.hpp"

#include <algorithm>

#include "tree/start_list.hpp"
#include "tree/traversal.hpp"

namespace quadrille {
namespace {

// Calls `on_node(node)` for each node in the ranges that holds objects, until it returns false.
// `on_subtree(node)` comes first where a walk goes on below a node: it may take all objects there.
template <typename OnNode, typename OnSubtree>
void visit_nodes(const QueryRun& run, const PlacementRule::VisitRanges& ranges, OnNode&& on_node,
                 OnSubtree&& on_subtree) {
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
    const bool goes_on = visit(tree, start, ranges, [&](const Node& node) -> Walk {
      run.record_enter(node);
      const Walk walk = on_subtree(node);
      if (walk != Walk::kOn) return walk;
      if (node.own.count > 0 && !on_node(node)) return Walk::kEnd;
      run.record_skipped_children(node, ranges);
      return Walk::kOn;
    });
    if (!goes_on) return;
  }
}

// Finds those in one list whose min corners are not below a corner. False when no more are wanted.
[[gnu::noinline]] bool find_in(const QueryRun& run, const Region& region, const Tree::List& list,
                               const Corner& reference_corner, RowOutput& found) {
  const TouchTest touches(region.window(), reference_corner);
  const bool finds_all = region.is_window() && run.admits_all() && !run.is_traced();
  Row* const written = finds_all ? found.room_for(list.rows.size()) : nullptr;
  const auto rows = run.rows_touching(list, touches, written != nullptr ? written : run.room());
  if (written != nullptr) {
    found.add_written(rows.size());
    return true;
  }
  for (const Row row : rows) {
    if (!region.overlaps(run.box(row))) {
      run.record(TraceKind::kMiss, list.node, row, TraceReason::kApart);
    } else if (run.admits(row)) {
      run.record(TraceKind::kHit, list.node, row);
      if (!found.add(row)) return false;
    }
  }
  return true;
}

// Adds all objects in a subtree that a window surrounds. False when no more are wanted.
[[gnu::noinline]] bool add_subtree(const QueryRun& run, const Node& top, RowOutput& found) {
  const Tree& tree = run.tree();
  return visit_all(tree, top, [&](const Node& node) {
    if (node.own.count == 0) return true;
    // An object in several of these nodes counts in the one where it begins.
    const Corner corner = tree.own_corner(node);
    const Tree::List list = run.list_of(node);
    if (Row* const to = run.admits_all() ? found.room_for(list.rows.size()) : nullptr) {
      found.add_written(run.rows_from(list, corner, to).size());
      return true;
    }
    return std::ranges::all_of(run.rows_from(list, corner, run.room()),
                               [&](Row row) { return !run.admits(row) || found.add(row); });
  });
}

}  // namespace

void find_overlapping(const QueryRun& run, const Region& region, RowOutput& found) {
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
  const auto on_node = [&](const Node& node) -> bool {
    // An object in several nodes counts in the one that holds the corner where object and region
    // both begin: the reference point of Dittrich and Seeger (2000). No set of rows is needed.
    const Corner corner = tree.reference_corner(ranges[node.cell.depth], node);
    return find_in(run, region, run.list_of(node), corner, found);
  };
  // What begins in a cell, or is as a whole in it, overlaps a window that surrounds the cell. Loose
  // cells are larger than cells.
  const bool takes_subtrees =
      region.is_window() && !run.is_traced() && tree.rule().placement() != Placement::kLoose;
  visit_nodes(run, ranges, on_node, [&](const Node& node) {
    if (!takes_subtrees || !surrounds(cells, tree.cells(node))) return Walk::kOn;
    return add_subtree(run, node, found) ? Walk::kPast : Walk::kEnd;
  });
}

void find_candidates(const QueryRun& run, const Box& box, int steps, RowOutput& found) {
  // Candidates may be far from the box, where there is no common corner: a set keeps them unique.
  const PlacementRule& rule = run.tree().rule();
  PlacementRule::VisitRanges ranges = rule.visit_ranges(box);
  const int grid_depth = rule.grid().depth();
  if (steps < grid_depth) ranges.widen_below(std::max(steps, 0), grid_depth);
  run.clear_visited();
  const auto on_node = [&](const Node& node) -> bool {
    for (const Row row : run.rows(node)) {
      const bool is_new = run.admits_new(row);
      run.record(is_new ? TraceKind::kTake : TraceKind::kRepeat, node, row);
      if (is_new && !found.add(row)) return false;
    }
    return true;
  };
  visit_nodes(run, ranges, on_node, [](const Node&) { return Walk::kOn; });
}

}  // namespace quadrille
