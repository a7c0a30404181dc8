#include "query.hpp"

#include <limits>

#include "explain.hpp"
#include "visit.hpp"

namespace quadrille {
namespace {

void find(const Search& search, const PlacementRule::VisitRanges& ranges, const Region& region,
          RowSink& found, std::size_t enough, TraceKind told_as) {
  search.restart();
  visit(search.tree(), ranges, kDepthLimit, [&](const Node& node) -> bool {
    search.tell_enter(node);
    for (const Row row : search.near(node, region.window())) {
      if (!region.overlaps(search.box(row))) {
        search.tell(TraceKind::kMiss, node, row, TraceReason::kApart);
      } else if (search.takes(row)) {
        search.tell(told_as, node, row);
        found.add(row);
      }
    }
    if (search.is_told()) tell_of_skipped(search, ranges, node);
    return found.count() < enough;
  });
}

}  // namespace

void find_overlapping(const Search& search, const Region& region, RowSink& found,
                      std::size_t enough) {
  find(search, search.tree().rule().visit_ranges(region.around()), region, found, enough,
       TraceKind::kHit);
}

void find_candidates(const Search& search, const Box& box, int step, RowSink& found) {
  constexpr float kFar = std::numeric_limits<float>::max();
  const PlacementRule& rule = search.tree().rule();
  PlacementRule::VisitRanges ranges = rule.visit_ranges(box);
  const int grid_depth = rule.grid().depth();
  if (step < grid_depth) widen_below(ranges, step, grid_depth);
  find(search, ranges, Region(Box{-kFar, -kFar, kFar, kFar}, EdgeRule::kTouching), found, kAll,
       TraceKind::kTake);
}

}  // namespace quadrille
