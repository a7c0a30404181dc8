#include "query.hpp"

#include <algorithm>

#include "visit.hpp"

namespace quadrille {
namespace {

Status as_status(bool had_memory) {
  return had_memory ? Status::kOk : Status::kOutOfMemory;
}

template <EdgeRule rule>
Status find_overlapping(const Tree& tree, std::span<const Box> boxes, const Box& box,
                        Buffer<Row>& found) {
  const PlacementRule::VisitRanges ranges = tree.rule().visit_ranges(box);
  const CellRange& within = ranges[0];
  bool had_memory = true;
  found.clear();
  visit(tree, ranges, kDepthLimit, [&](const Node& node) {
    const CellRange cell = tree.cells(node);
    for (const Row row : tree.rows(node)) {
      if (!overlap<rule>(boxes[row], box)) continue;
      if (!tree.is_first_leaf(tree.keys()[row], within, cell)) continue;
      had_memory = found.push(row) && had_memory;
    }
  });
  return as_status(had_memory);
}

}  // namespace

bool Marks::restart(std::uint32_t rows) {
  const std::size_t known = stamps_.size();
  if (rows > known) {
    if (!stamps_.resize(rows)) return false;
    std::fill(stamps_.data() + known, stamps_.data() + rows, 0u);
  }
  if (++stamp_ == 0) {  // after 2^32 questions old stamps could look new
    std::ranges::fill(stamps_.span(), 0u);
    stamp_ = 1;
  }
  return true;
}

Status find_candidates(const Tree& tree, const Box& box, int step, Marks& marks,
                       Buffer<Row>& found) {
  if (!marks.restart(static_cast<std::uint32_t>(tree.keys().size()))) return Status::kOutOfMemory;
  PlacementRule::VisitRanges ranges = tree.rule().visit_ranges(box);
  const int grid_depth = tree.rule().grid().depth();
  if (step < grid_depth) widen_below(ranges, step, grid_depth);
  bool had_memory = true;
  found.clear();
  visit(tree, ranges, kDepthLimit, [&](const Node& node) {
    for (const Row row : tree.rows(node)) {
      if (marks.meet(row)) had_memory = found.push(row) && had_memory;
    }
  });
  return as_status(had_memory);
}

Status find_overlapping(const Tree& tree, std::span<const Box> boxes, EdgeRule edges,
                        const Box& box, Buffer<Row>& found) {
  return edges == EdgeRule::kTouching
             ? find_overlapping<EdgeRule::kTouching>(tree, boxes, box, found)
             : find_overlapping<EdgeRule::kStrict>(tree, boxes, box, found);
}

}  // namespace quadrille
