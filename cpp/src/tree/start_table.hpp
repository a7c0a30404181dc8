// Where walks over the nodes of a tree may begin, below the root.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "base/buffer.hpp"
#include "geometry/cell_range.hpp"
#include "tree/node_pool.hpp"

namespace quadrille {

/// By cell of one depth, row by row: the leaf over it, or a node that was that leaf once.
class StartTable {
 public:
  /// Of the cells.
  int depth() const { return depth_; }

  NodeIndex at(std::size_t column, std::size_t row) const {
    return nodes_[(row << depth_) + column];
  }

  /// From the entry of a cell on; the one of the cell below is 2^depth entries farther.
  const NodeIndex* from(const CellRange& cell) const {
    return nodes_.data() + (std::size_t{cell.top} << depth_) + cell.left;
  }

  /// Sets the depth; the entries may hold anything then. False when there is no memory.
  [[nodiscard]] bool restart(int depth) {
    depth_ = depth;
    return nodes_.resize(std::size_t{1} << (2 * depth));
  }

  /// Sets the entries below a cell that is no deeper than those of the table.
  void set(const Cell& cell, NodeIndex node) {
    const int shift = depth_ - cell.depth;
    NodeIndex* first = nodes_.data() + (std::size_t{cell.row} << shift << depth_) +
                       (std::size_t{cell.column} << shift);
    for (std::size_t row = 0; row < std::size_t{1} << shift; ++row) {
      std::fill_n(first + (row << depth_), std::size_t{1} << shift, node);
    }
  }

  std::size_t bytes() const { return nodes_.bytes(); }

 private:
  Buffer<NodeIndex> nodes_;
  int depth_ = 0;
};

}  // namespace quadrille
