#include "build/reached_cell_counts.hpp"

#include <algorithm>

namespace quadrille {

bool ReachedCellCounts::count(const PlacementRule& rule, int depth, std::span<const Row> rows,
                              const CellRange* keys) {
  if (!restart(rule, depth)) return false;
  if (!add_all(rows, keys)) return false;
  sum_up();
  return true;
}

bool ReachedCellCounts::restart(const PlacementRule& rule, int depth) {
  grid_depth_ = rule.grid().depth();
  depth_ = depth;
  leaves_only_ = rule.placement() == Placement::kLeaf;
  if (!counts_.resize(cells_above_level(depth_ + 1))) return false;
  std::ranges::fill(counts_.span(), Counts{});
  additions_left_ = std::size_t{1} << (2 * depth_);
  has_steps_ = false;
  return true;
}

// False when there is no memory.
bool ReachedCellCounts::add_all(std::span<const Row> rows, const CellRange* keys) {
  if (!leaves_only_) {
    add_small(rows, keys, [this](const CellRange& range) { add_higher_up(range); });
    return true;
  }
  bool had_memory = true;
  add_small(rows, keys,
            [&](const CellRange& range) { had_memory = had_memory && add_large(range); });
  if (has_steps_) add_steps();
  return had_memory;
}

// Adds the objects that reach at most two columns and rows of cells, and calls `on_large(range)`
// for each other one.
template <typename OnLarge>
void ReachedCellCounts::add_small(std::span<const Row> rows, const CellRange* keys,
                                  OnLarge&& on_large) {
  const int levels = levels_up();
  const int depth = depth_;
  Counts* finest = counts_.data() + cells_above_level(depth);
  for (const Row row : rows) {
    const CellRange range = coarsened(keys[row], levels);
    const unsigned right = range.right - range.left;
    const unsigned below = range.bottom - range.top;
    if ((right | below) <= 1) {
      add(finest[(std::size_t{range.top} << depth) + range.left], right, below);
    } else {
      on_large(range);
    }
  }
}

// Adds an object at its first cell: itself, and whether it crosses the edges and the corner there.
// Written as one sum of all four counts, which compilers turn into one vector addition.
inline void ReachedCellCounts::add(Counts& counts, std::uint32_t right, std::uint32_t below) {
  static constexpr Counts kSteps[] = {{1, 0, 0, 0}, {1, 1, 0, 0}, {1, 0, 1, 0}, {1, 1, 1, 1}};
  const Counts step = kSteps[right | below << 1];
  const Counts before = counts;
  counts = {before.cell + step.cell, before.right_edge + step.right_edge,
            before.lower_edge + step.lower_edge, before.corner + step.corner};
}

// kCover: an object belongs to no cells finer than those of which it reaches two by two.
void ReachedCellCounts::add_higher_up(const CellRange& range) {
  const CellBlock few = block(range);
  add(at(few.depth, few.column, few.row), few.right, few.below);
}

// kLeaf: a large object belongs to each cell that it reaches. False when there is no memory.
bool ReachedCellCounts::add_large(const CellRange& range) {
  const std::size_t cells =
      (range.right - range.left + std::size_t{1}) * (range.bottom - range.top + std::size_t{1});
  if (cells <= additions_left_) {
    additions_left_ -= cells;
    add_all_cells(range);
    return true;
  }
  if (!has_steps_ && !start_steps()) return false;
  note_steps(range);
  return true;
}

// Adds a large object so that `pass_on`, which passes each count on by one cell only, gives
// each of its cells, edges and corners the count of 1: a cell is added here unless an edge or a
// corner passes it on.
void ReachedCellCounts::add_all_cells(const CellRange& range) {
  ++at(depth_, range.left, range.top).cell;
  for (unsigned x = range.left; x < range.right; ++x) ++at(depth_, x, range.top).right_edge;
  for (unsigned y = range.top; y < range.bottom; ++y) {
    ++at(depth_, range.left, y).lower_edge;
    for (unsigned x = range.left; x < range.right; ++x) ++at(depth_, x, y).corner;
  }
}

bool ReachedCellCounts::start_steps() {
  if (!steps_.resize(std::size_t{1} << (2 * depth_))) return false;
  std::ranges::fill(steps_.span(), Counts{});
  has_steps_ = true;
  return true;
}

// The same counts as by `add_all_cells`, as differences: along the first row of edges, along the
// first column of edges, and along both for the corners. Numbers below zero wrap around.
void ReachedCellCounts::note_steps(const CellRange& range) {
  const auto step_at = [this](unsigned column, unsigned row) -> Counts& {
    return steps_[(std::size_t{row} << depth_) + column];
  };
  Counts& first = step_at(range.left, range.top);
  ++first.cell;
  ++first.right_edge;
  ++first.lower_edge;
  ++first.corner;
  Counts& right = step_at(range.right, range.top);
  --right.right_edge;
  --right.corner;
  Counts& below = step_at(range.left, range.bottom);
  --below.lower_edge;
  --below.corner;
  ++step_at(range.right, range.bottom).corner;
}

void ReachedCellCounts::add_steps() {
  const std::uint32_t side = 1u << depth_;
  for (std::uint32_t row = 0; row < side; ++row) {
    std::uint32_t right_edges = 0;
    std::uint32_t corners = 0;
    for (std::uint32_t column = 0; column < side; ++column) {
      Counts& step = steps_[(std::size_t{row} << depth_) + column];
      right_edges += step.right_edge;
      corners += step.corner;
      const Counts above = row == 0 ? Counts{} : steps_[(std::size_t{row - 1} << depth_) + column];
      step.lower_edge += above.lower_edge;
      step.corner = corners + above.corner;
      Counts& counts = at(depth_, column, row);
      counts.cell += step.cell;
      counts.right_edge += right_edges;
      counts.lower_edge += step.lower_edge;
      counts.corner += step.corner;
    }
  }
}

// From the finest level up: at each level, first the objects added at that level, then those that
// come from the level below.
void ReachedCellCounts::sum_up() {
  for (int depth = depth_; depth >= 0; --depth) {
    pass_on(depth);
    if (depth < depth_) add_quarters(depth);
  }
}

// An object that crosses an edge reaches the cell behind it; one that surrounds a corner reaches
// the cell across it and crosses both edges behind it. Cells are visited in descending order, so
// that the neighbours to the left and above still have the counts of objects that begin there.
void ReachedCellCounts::pass_on(int depth) {
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

void ReachedCellCounts::add_quarters(int depth) {
  const std::uint32_t side = 1u << depth;
  for (std::uint32_t row = 0; row < side; ++row) {
    for (std::uint32_t column = 0; column < side; ++column) {
      const Counts below = from_quarters(depth, column, row);
      Counts& here = at(depth, column, row);
      here.cell += below.cell;
      here.right_edge += below.right_edge;
      here.lower_edge += below.lower_edge;
      here.corner += below.corner;
    }
  }
}

// A cell's counts of the objects that belong to its quarters too: cells - edges + corners.
ReachedCellCounts::Counts ReachedCellCounts::from_quarters(int depth, std::uint32_t column,
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
