// The story of a question, where its walk looks at the objects of a node and at its quarters.
#include "query/query_context.hpp"

#include "explain/explain.hpp"

namespace quadrille {

// Reads the list as it stands, object by object, and takes out what a test would not decide.
std::span<const Row> QueryContext::near_traced(const Node& node, const Box& window,
                                               const Corner& first) const {
  const std::span<Row> near = lists_.room();
  std::size_t count = 0;
  for (const Row row : tree_.rows(node)) {
    const Box& box = boxes_[row];
    if (!overlap<EdgeRule::kTouching>(box, window)) {
      record(TraceKind::kMiss, node, row, axis_apart(box, window));
    } else if (!admission_.admits(row)) {
      record(TraceKind::kMiss, node, row, TraceReason::kFiltered);
    } else if (box.min_x < first.x || box.min_y < first.y) {
      record(TraceKind::kRepeat, node, row);
    } else {
      near[count++] = row;
    }
  }
  return near.first(count);
}

void record_skipped(const QueryContext& search, const PlacementRule::VisitRanges& ranges,
                    const Node& node) {
  if (node.is_leaf()) return;
  const int grid_depth = search.tree().rule().grid().depth();
  const CellRange& range = ranges[node.cell.depth + 1u];
  for (NodeIndex quarter = 0; quarter < 4; ++quarter) {
    const Cell cell = quarter_of(node.cell, quarter);
    const CellRange cells = finest(cell, grid_depth);
    if (intersect(range, cells)) continue;
    const bool in_x = range.left <= cells.right && cells.left <= range.right;
    search.record_skip(cell, in_x ? TraceReason::kApartInY : TraceReason::kApartInX);
  }
}

}  // namespace quadrille
