#include "query/query_run.hpp"

namespace quadrille {

std::span<const Row> QueryRun::rows_from(const Tree::List& list, const Corner& corner,
                                         Row* to) const {
  if (list.copies == nullptr) return rows_touching(list, TouchTest(kPlane, corner), to);
  Row* end = to;
  using Lanes = SimdLanes;
  const auto x = Lanes::splat(corner.x);
  const auto y = Lanes::splat(corner.y);
  for (std::size_t i = 0; i < list.rows.size(); i += kLanes) {
    const Box* boxes = list.copies + i;
    const auto columns =
        Lanes::transposed(Lanes::load(&boxes[0].min_x), Lanes::load(&boxes[1].min_x),
                          Lanes::load(&boxes[2].min_x), Lanes::load(&boxes[3].min_x));
    const unsigned begins_here = Lanes::bits(
        Lanes::both(Lanes::less_equal(x, columns.first), Lanes::less_equal(y, columns.second)));
    const std::size_t left = list.rows.size() - i;
    const unsigned in_list = left < kLanes ? (1u << left) - 1 : kAllLanes;
    end += Lanes::store_chosen(end, Lanes::load_ints(&list.rows[i]), begins_here & in_list);
  }
  return {to, end};
}

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
