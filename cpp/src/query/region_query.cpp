#include "query/region_query.hpp"

#include <limits>

#include "explain/explain.hpp"
#include "tree/traversal.hpp"

namespace quadrille {
namespace {

// An object in several nodes counts in the first that is visited: see first_corner.
void take_overlapping(const QueryContext& search, const Node& node, const Region& region,
                      const Corner& first, RowSink& found) {
  for (const Row row : search.near(node, region.window(), first)) {
    if (!region.overlaps(search.box(row))) {
      search.record(TraceKind::kMiss, node, row, TraceReason::kApart);
    } else if (search.admits(row)) {
      search.record(TraceKind::kHit, node, row);
      found.add(row);
    }
  }
}

// It may then be far from the box, so that its corner tells nothing.
void take_all(const QueryContext& search, const Node& node, RowSink& found) {
  constexpr float kFar = std::numeric_limits<float>::max();
  for (const Row row : search.near(node, {-kFar, -kFar, kFar, kFar})) {
    const bool is_new = search.takes(row);
    search.record(is_new ? TraceKind::kTake : TraceKind::kRepeat, node, row);
    if (is_new) found.add(row);
  }
}

// What overlaps a region; where there is none, all that the nodes hold.
void find(const QueryContext& search, const PlacementRule::VisitRanges& ranges,
          const Region* region, RowSink& found, std::size_t enough) {
  const Tree& tree = search.tree();
  visit(tree, ranges, kDepthLimit, [&](const Node& node) -> bool {
    search.record_enter(node);
    if (node.own.count > 0) {
      if (region == nullptr) {
        take_all(search, node, found);
      } else {
        const Corner first = tree.first_corner(ranges[node.cell.depth], node);
        take_overlapping(search, node, *region, first, found);
      }
    }
    if (search.is_traced()) record_skipped(search, ranges, node);
    return found.count() < enough;
  });
}

}  // namespace

void find_overlapping(const QueryContext& search, const Region& region, RowSink& found,
                      std::size_t enough) {
  find(search, search.tree().rule().visit_ranges(region.around()), &region, found, enough);
}

void find_candidates(const QueryContext& search, const Box& box, int step, RowSink& found) {
  const PlacementRule& rule = search.tree().rule();
  PlacementRule::VisitRanges ranges = rule.visit_ranges(box);
  const int grid_depth = rule.grid().depth();
  if (step < grid_depth) widen_below(ranges, step, grid_depth);
  search.restart();
  find(search, ranges, nullptr, found, kAll);
}

}  // namespace quadrille
