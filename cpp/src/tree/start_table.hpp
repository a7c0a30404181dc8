// Where walks over the nodes of a tree may begin, below the root.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "geometry/cell_range.hpp"
#include "quadrille/limits.hpp"
#include "tree/node_pool.hpp"

namespace quadrille {

/// By cell of one depth, row by row: the leaf over it, or a node that was that leaf once. Of the
/// nodes above these, those that hold rows, by the cells of their own depths: a walk that begins at
/// a node of the table has to look at them, too.
class StartTable {
 public:
  static constexpr NodeIndex kNoHolder = ~NodeIndex{0};

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

  /// The depths at which nodes above those of the table hold rows, as bits.
  std::uint32_t depths_of_holders() const { return depths_of_holders_; }

  /// The node with rows over a cell of a depth above the table's; kNoHolder where it has none.
  NodeIndex holder_at(int depth, std::size_t column, std::size_t row) const {
    return holders_[first_holder(depth) + (row << depth) + column];
  }

  /// A few nodes with rows, one of a depth at most.
  class Holders {
   public:
    void add(NodeIndex holder) { nodes_[size_++] = holder; }
    const NodeIndex* begin() const { return nodes_.data(); }
    const NodeIndex* end() const { return nodes_.data() + size_; }

   private:
    std::array<NodeIndex, kDepthLimit> nodes_;
    std::size_t size_ = 0;
  };

  /// The nodes with rows above the one at a cell of the table, from the root down.
  Holders holders_over(std::size_t column, std::size_t row) const;

  /// Sets the depth; the entries may hold anything then, and no node above holds rows. False when
  /// there is no memory.
  [[nodiscard]] bool restart(int depth);

  /// Sets the nodes below a cell that is no deeper than those of the table.
  void set(const Cell& cell, NodeIndex node) { fill(nodes_, cell, node); }
  void set(const Cell& cell, const List& list) { fill(lists_, cell, list); }

  /// A node above those of the table holds rows, or with kNoHolder, does no more.
  void set_holder(const Cell& cell, NodeIndex node);

  /// Neither the node of a cell nor any below it is above a node of the table.
  void remove_holders_from(const Cell& cell);

  std::size_t bytes() const { return nodes_.bytes() + lists_.bytes() + holders_.bytes(); }

 private:
  // Of the holders of a depth, after those of all lower depths.
  static constexpr std::size_t first_holder(int depth) {
    return ((std::size_t{1} << (2 * depth)) - 1) / 3;
  }

  void count_holder(int depth, std::int32_t more);

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

  Buffer<NodeIndex> holders_;  // by depth, from the root's on; then row by row
  std::array<std::uint32_t, kDepthLimit> holder_counts_ = {};  // by depth
  std::uint32_t depths_of_holders_ = 0;
};

}  // namespace quadrille
