#include "query/query_run.hpp"

namespace quadrille {

std::span<const Row> QueryRun::rows_touching_traced(const Node& node,
                                                    const TouchTest& touches) const {
  const Box window = touches.window();
  const Corner reference_corner = touches.least();
  const std::span<Row> result = scratch_.listed.span();
  std::size_t count = 0;
  for (const Row row : tree().rows(node)) {
    const Box& box = this->box(row);
    if (!overlap<EdgeRule::kTouching>(box, window)) {
      record(TraceKind::kMiss, node, row, axis_apart(box, window));
    } else if (!filter_.admits(row)) {
      record(TraceKind::kMiss, node, row, TraceReason::kFiltered);
    } else if (box.min_x < reference_corner.x || box.min_y < reference_corner.y) {
      record(TraceKind::kRepeat, node, row);
    } else {
      result[count++] = row;
    }
  }
  return result.first(count);
}

void QueryRun::record_children_out_of(const PlacementRule::VisitRanges& ranges,
                                      const Node& node) const {
  if (node.is_leaf()) return;
  const CellRange& range = ranges[node.cell.depth + 1];
  for (NodeIndex quarter = 0; quarter < 4; ++quarter) {
    const Node& child = tree().node(node.children + quarter);
    const CellRange cells = tree().cells(child);
    if (intersect(range, cells)) continue;
    const bool in_x = range.left <= cells.right && cells.left <= range.right;
    record_skip(child, in_x ? TraceReason::kApartInY : TraceReason::kApartInX);
  }
}

}  // namespace quadrille
