// Where a walk over few cells begins: below the root, at several nodes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "geometry/cell_range.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// The nodes at which a walk over a range of finest cells begins, in Z-order: those of the table of
/// starts where the range is a few of its cells, else the root. So walks come to the same nodes
/// that hold rows, in the same order, with the table and without.
class StartList {
 public:
  // Where a range reaches more cells of the table, a walk from the root costs little more.
  static constexpr std::size_t kMostCells = 16;

  StartList(const Tree& tree, const CellRange& range);
  explicit StartList(NodeIndex node) : size_(1) { nodes_[0] = node; }

  std::span<const NodeIndex> nodes() const { return std::span(nodes_).first(size_); }

 private:
  void insert(NodeIndex node, std::uint32_t place);

  std::array<NodeIndex, kMostCells> nodes_;
  std::array<std::uint32_t, kMostCells> places_;  // in Z-order
  std::size_t size_ = 0;
};

inline StartList::StartList(const Tree& tree, const CellRange& range) {
  const StartTable* starts = tree.starts();
  if (starts == nullptr) {
    nodes_[size_++] = NodePool::kRoot;
    return;
  }
  const CellRange cells = tree.in_cells_of_starts(range);
  if (is_one_cell(cells)) {
    nodes_[size_++] = starts->at(cells.left, cells.top);
    return;
  }
  const std::size_t columns = cells.right - cells.left + std::size_t{1};
  const std::size_t rows = cells.bottom - cells.top + std::size_t{1};
  if (columns * rows > kMostCells) {
    nodes_[size_++] = NodePool::kRoot;
    return;
  }
  // A node's cell is a square of the table's cells: it is listed at the first of those in the
  // range.
  const NodeIndex* line = starts->from(cells);
  const std::size_t above = std::size_t{1} << starts->depth();
  for (std::size_t row = 0; row < rows; ++row, line += above) {
    for (std::size_t column = 0; column < columns; ++column) {
      const NodeIndex* node = line + column;
      if (column > 0 && node[0] == node[-1]) continue;
      if (row > 0 && node[0] == *(node - above)) continue;
      insert(*node, z_order(static_cast<std::uint16_t>(cells.left + column),
                            static_cast<std::uint16_t>(cells.top + row)));
    }
  }
}

inline void StartList::insert(NodeIndex node, std::uint32_t place) {
  std::size_t i = size_++;
  for (; i > 0 && places_[i - 1] > place; --i) {
    nodes_[i] = nodes_[i - 1];
    places_[i] = places_[i - 1];
  }
  nodes_[i] = node;
  places_[i] = place;
}

}  // namespace quadrille
