#include "tree/start_list.hpp"

#include <algorithm>
#include <bit>

namespace quadrille {

StartList::StartList(const Tree& tree, const CellRange& range) {
  const StartTable* table = tree.starts();
  if (table == nullptr) {
    starts_[size_++] = {NodePool::kRoot, false};
    return;
  }
  const CellRange cells = tree.in_cells_of_starts(range);
  if (is_one_cell(cells)) {
    for (const NodeIndex holder : table->holders_over(cells.left, cells.top)) {
      starts_[size_++] = {holder, true};
    }
    starts_[size_++] = {table->at(cells.left, cells.top), false};
    return;
  }
  const std::size_t columns = cells.right - cells.left + std::size_t{1};
  const std::size_t rows = cells.bottom - cells.top + std::size_t{1};
  if (columns * rows > kMostCells) {
    starts_[size_++] = {NodePool::kRoot, false};
    return;
  }
  if (table->depths_of_holders() != 0) add_holders(*table, cells);
  // A node's cell is a square of the table's cells: it is listed at the first of those in the
  // range.
  const NodeIndex* line = table->from(cells);
  const std::size_t above = std::size_t{1} << table->depth();
  for (std::size_t row = 0; row < rows; ++row, line += above) {
    for (std::size_t column = 0; column < columns; ++column) {
      const NodeIndex* node = line + column;
      if (column > 0 && node[0] == node[-1]) continue;
      if (row > 0 && node[0] == *(node - above)) continue;
      insert({*node, false}, {static_cast<std::uint16_t>(cells.left + column),
                              static_cast<std::uint16_t>(cells.top + row),
                              static_cast<std::uint8_t>(table->depth())});
    }
  }
}

void StartList::add_holders(const StartTable& table, const CellRange& cells) {
  for (std::uint32_t left = table.depths_of_holders(); left != 0; left &= left - 1) {
    const int depth = std::countr_zero(left);
    const int up = table.depth() - depth;
    const CellRange higher = coarsened(cells, up);
    if (is_one_cell(higher)) {
      // Above all that is listed later.
      const NodeIndex holder = table.holder_at(depth, higher.left, higher.top);
      if (holder == StartTable::kNoHolder) continue;
      places_[size_] = 0;
      starts_[size_++] = {holder, true};
      continue;
    }
    for (std::uint16_t row = higher.top; row <= higher.bottom; ++row) {
      for (std::uint16_t column = higher.left; column <= higher.right; ++column) {
        const NodeIndex holder = table.holder_at(depth, column, row);
        if (holder == StartTable::kNoHolder) continue;
        insert({holder, true}, {std::max(cells.left, static_cast<std::uint16_t>(column << up)),
                                std::max(cells.top, static_cast<std::uint16_t>(row << up)),
                                static_cast<std::uint8_t>(depth)});
      }
    }
  }
}

// `first` is the first of the table's cells that the walk comes to in this node, with its depth.
void StartList::insert(const Start& start, const Cell& first) {
  const std::uint64_t place = std::uint64_t{z_order(first.column, first.row)} << 8 | first.depth;
  std::size_t i = size_++;
  for (; i > 0 && places_[i - 1] > place; --i) {
    starts_[i] = starts_[i - 1];
    places_[i] = places_[i - 1];
  }
  starts_[i] = start;
  places_[i] = place;
}

}  // namespace quadrille
