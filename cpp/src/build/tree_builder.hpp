// Building all nodes of a tree at once, by counting first.
//
// 1. Count how many objects belong to each cell of the levels down to one at which cells are about
//    as full as leaves (contained_cell_counts.hpp, reached_cell_counts.hpp).
// 2. Make the nodes, from the root down. The counts decide which nodes split, and how many rows
//    each will hold; each gets a list of exactly that capacity.
// 3. Write each row once into each list that holds it, and its box beside it. No list ever grows,
//    and no row is moved.
// 4. Where objects cluster, nodes of the finest counted level are still too full. They are split
//    further: their rows are partitioned into quarters, and these again.
//
// The nodes, and the rows that each holds, are the same as when all rows are inserted one by one.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "build/contained_cell_counts.hpp"
#include "build/reached_cell_counts.hpp"
#include "build/spatial_order.hpp"
#include "quadrille/box.hpp"
#include "quadrille/status.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// Builds the nodes of one tree, and keeps the memory that this takes for the next time.
class TreeBuilder {
 public:
  explicit TreeBuilder(Tree& tree) : tree_(tree) {}

  /// Builds all nodes anew from the tree's keys: kTreeTooLarge, kOutOfMemory or kOk. The order of
  /// `rows` decides the order within lists, but for long ones, which follow a curve. `boxes` are
  /// those that the keys stand for, by row; the tree copies them.
  [[nodiscard]] Status build(std::span<const Row> rows, std::span<const Box> boxes);

  /// kTreeTooLarge when a tree of these rows alone would be too large, as far as counts show that:
  /// so that a call that adds or moves objects one by one fails before it has begun. Else kOk or
  /// kOutOfMemory. `keys` are those that the rows will have. Cost: a sum over the rows, and where
  /// they reach millions of cells, counts of them.
  [[nodiscard]] Status check_size(std::span<const Row> rows, const CellRange* keys);

  std::size_t bytes() const {
    return contained_counts_.bytes() + reached_counts_.bytes() + node_at_.bytes() +
           cursors_.bytes() + overfull_.bytes() + row_stack_.bytes() + order_.bytes();
  }

 private:
  struct EntryWriter;
  struct Part {  // rows at [begin, end) of row_stack_
    std::size_t begin;
    std::size_t end;
  };

  Status build_contained(std::span<const Row> rows, std::span<const Box> boxes);
  Status build_reached(std::span<const Row> rows, std::span<const Box> boxes);

  template <typename Counts, typename OnNode>
  Status make_nodes(const Counts& counts, OnNode&& on_node);
  Status prepare_lists();
  bool resize_box_copies();
  EntryWriter entry_writer();

  bool count_reached_cells(std::span<const Row> rows, const CellRange* keys);
  bool is_surely_too_large() const;
  Status make_nodes_of_reached_cells();
  void write_reached(std::span<const Row> rows, std::span<const Box> boxes);
  std::size_t write_to_first_leaves(std::span<const Row> rows, std::span<const Box> boxes,
                                    const EntryWriter& writer, Row* spanning) const;
  void write_to_other_leaves(std::span<const Row> rows, std::span<const Box> boxes,
                             const EntryWriter& writer) const;
  template <typename OnLeaf>
  void for_each_leaf(const CellRange& range, OnLeaf&& on_leaf) const;
  std::array<NodeIndex, 4> nodes_over(const CellBlock& block) const;
  NodeIndex node_over(int depth, std::uint32_t column, std::uint32_t row) const;

  Status split_overfull(NodeIndex start);
  Status partition(NodeIndex index, const Part& part, std::array<Part, 4>& quarters);
  Status fill_leaf(NodeIndex index, std::span<const Row> rows);
  Status copy_boxes_of_overfull(std::span<const Box> boxes);
  Status order_long_lists(std::span<const Box> boxes);

  Tree& tree_;
  ContainedCellCounts contained_counts_;
  ReachedCellCounts reached_counts_;
  Buffer<NodeIndex> node_at_;      // by cell counted: the node that holds what belongs there
  Buffer<std::uint32_t> cursors_;  // by node: where its next row is written
  Buffer<NodeIndex> overfull_;     // nodes at the finest counted level that must split further
  Buffer<Row> row_stack_;          // rows of such a node and of its descendants, see split_overfull
  SpatialOrder order_;
};

}  // namespace quadrille
