#include "build/reached_cell_counts.hpp"

namespace quadrille {

bool ReachedCellCounts::count(const PlacementRule& rule, int depth, std::span<const Row> rows,
                              const CellRange* keys) {
  if (!restart(rule, depth)) return false;
  add_all(rows, keys);
  sum_up();
  return true;
}

bool ReachedCellCounts::restart(const PlacementRule& rule, int depth) {
  grid_depth_ = rule.grid().depth();
  depth_ = depth;
  goes_everywhere_ = rule.placement() == Placement::kLeaf;
  if (!counts_.resize(first_of(depth_ + 1))) return false;
  std::ranges::fill(counts_.span(), Counts{});
  return true;
}

void ReachedCellCounts::add_all(std::span<const Row> rows, const CellRange* keys) {
  const int levels = levels_up();
  const int depth = depth_;
  Counts* deepest = counts_.data() + first_of(depth);
  for (const Row row : rows) {
    const CellRange range = coarsened(keys[row], levels);
    const unsigned right = range.right - range.left;
    const unsigned below = range.bottom - range.top;
    if ((right | below) <= 1) {
      add(deepest[(std::size_t{range.top} << depth) + range.left], right, below);
    } else if (goes_everywhere_) {
      count_everywhere(range);
    } else {
      count_high(range);
    }
  }
}

// All four at once: compilers make one vector of this.
inline void ReachedCellCounts::add(Counts& counts, std::uint32_t right, std::uint32_t below) {
  static constexpr Counts kSteps[] = {{1, 0, 0, 0}, {1, 1, 0, 0}, {1, 0, 1, 0}, {1, 1, 1, 1}};
  const Counts step = kSteps[right | below << 1];
  const Counts before = counts;
  counts = {before.cell + step.cell, before.right_edge + step.right_edge,
            before.lower_edge + step.lower_edge, before.corner + step.corner};
}

void ReachedCellCounts::count_high(const CellRange& range) {
  const Reach few = reach(range);
  add(at(few.depth, few.column, few.row), few.right, few.below);
}

// Each cell, edge and corner is noted where nothing notes it already on the way right and down.
void ReachedCellCounts::count_everywhere(const CellRange& range) {
  ++at(depth_, range.left, range.top).cell;
  for (unsigned x = range.left; x < range.right; ++x) ++at(depth_, x, range.top).right_edge;
  for (unsigned y = range.top; y < range.bottom; ++y) {
    ++at(depth_, range.left, y).lower_edge;
    for (unsigned x = range.left; x < range.right; ++x) ++at(depth_, x, y).corner;
  }
}

void ReachedCellCounts::sum_up() {
  for (int depth = depth_; depth >= 0; --depth) {
    spread(depth);
    if (depth < depth_) add_children(depth);
  }
}

// Adds what comes to each cell from the left and from above; backwards, while those cells still
// tell of objects that begin there.
void ReachedCellCounts::spread(int depth) {
  const std::uint32_t side = 1u << depth;
  for (std::uint32_t row = side; row-- > 0;) {
    for (std::uint32_t column = side; column-- > 0;) {
      Counts& here = at(depth, column, row);
      const Counts none = {};
      const Counts& left = column == 0 ? none : at(depth, column - 1, row);
      const Counts& above = row == 0 ? none : at(depth, column, row - 1);
      const Counts& across = column == 0 || row == 0 ? none : at(depth, column - 1, row - 1);
      here.cell += left.right_edge + above.lower_edge + across.corner;
      here.right_edge += above.corner;
      here.lower_edge += left.corner;
    }
  }
}

void ReachedCellCounts::add_children(int depth) {
  const std::uint32_t side = 1u << depth;
  for (std::uint32_t row = 0; row < side; ++row) {
    for (std::uint32_t column = 0; column < side; ++column) {
      const Counts below = from_children(depth, column, row);
      Counts& here = at(depth, column, row);
      here.cell += below.cell;
      here.right_edge += below.right_edge;
      here.lower_edge += below.lower_edge;
      here.corner += below.corner;
    }
  }
}

std::size_t ReachedCellCounts::crowded(std::uint32_t capacity) const {
  std::size_t crowded = 0;
  for (const Counts& counts : counts_.span().subspan(first_of(depth_))) {
    crowded += counts.cell > capacity ? counts.cell : 0;
  }
  return crowded;
}

// What the four cells one level further down tell of objects that go down to them.
ReachedCellCounts::Counts ReachedCellCounts::from_children(int depth, std::uint32_t column,
                                                           std::uint32_t row) const {
  if (depth == depth_) return {};
  const Counts& top_left = at(depth + 1, 2 * column, 2 * row);
  const Counts& top_right = at(depth + 1, 2 * column + 1, 2 * row);
  const Counts& low_left = at(depth + 1, 2 * column, 2 * row + 1);
  const Counts& low_right = at(depth + 1, 2 * column + 1, 2 * row + 1);
  const std::uint32_t cells = top_left.cell + top_right.cell + low_left.cell + low_right.cell;
  const std::uint32_t edges =
      top_left.right_edge + low_left.right_edge + top_left.lower_edge + top_right.lower_edge;
  return {.cell = cells - edges + top_left.corner,
          .right_edge = top_right.right_edge + low_right.right_edge - top_right.corner,
          .lower_edge = low_left.lower_edge + low_right.lower_edge - low_left.corner,
          .corner = low_right.corner};
}

}  // namespace quadrille
