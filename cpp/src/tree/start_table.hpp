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

  /// Where the list of the leaf over a cell is.
  struct List {
    std::uint32_t first;
    std::uint32_t count;
  };

  /// That of a leaf in the table, as the last build made it: so that it is found without a look at
  /// the node.
  const List& list_at(std::size_t column, std::size_t row) const {
    return lists_[(row << depth_) + column];
  }

  /// Sets the depth; the entries may hold anything then. False when there is no memory.
  [[nodiscard]] bool restart(int depth) {
    depth_ = depth;
    const std::size_t cells = std::size_t{1} << (2 * depth);
    return nodes_.resize(cells) && lists_.resize(cells);
  }

  /// Sets the nodes below a cell that is no deeper than those of the table.
  void set(const Cell& cell, NodeIndex node) { fill(nodes_, cell, node); }
  void set(const Cell& cell, const List& list) { fill(lists_, cell, list); }

  std::size_t bytes() const { return nodes_.bytes() + lists_.bytes(); }

 private:
  template <typename T>
  void fill(Buffer<T>& entries, const Cell& cell, const T& value) {
    const int shift = depth_ - cell.depth;
    T* first = entries.data() + (std::size_t{cell.row} << shift << depth_) +
               (std::size_t{cell.column} << shift);
    for (std::size_t row = 0; row < std::size_t{1} << shift; ++row) {
      std::fill_n(first + (row << depth_), std::size_t{1} << shift, value);
    }
  }

  Buffer<NodeIndex> nodes_;
  Buffer<List> lists_;
  int depth_ = 0;
};

}  // namespace quadrille
