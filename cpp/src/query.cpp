#include "query.hpp"

#include <limits>

#include "visit.hpp"

namespace quadrille {
namespace {

void find(const Search& search, const PlacementRule::VisitRanges& ranges, const Region& region,
          RowSink& found, std::size_t enough) {
  search.restart();
  visit(search.tree(), ranges, kDepthLimit, [&](const Node& node) -> bool {
    for (const Row row : search.near(node, region.window())) {
      if (region.overlaps(search.box(row)) && search.takes(row)) found.add(row);
    }
    return found.count() < enough;
  });
}

}  // namespace

void find_overlapping(const Search& search, const Region& region, RowSink& found,
                      std::size_t enough) {
  find(search, search.tree().rule().visit_ranges(region.around()), region, found, enough);
}

void find_candidates(const Search& search, const Box& box, int step, RowSink& found) {
  constexpr float kFar = std::numeric_limits<float>::max();
  const PlacementRule& rule = search.tree().rule();
  PlacementRule::VisitRanges ranges = rule.visit_ranges(box);
  const int grid_depth = rule.grid().depth();
  if (step < grid_depth) widen_below(ranges, step, grid_depth);
  find(search, ranges, Region(Box{-kFar, -kFar, kFar, kFar}, EdgeRule::kTouching), found, kAll);
}

}  // namespace quadrille
