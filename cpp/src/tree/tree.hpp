// Nodes, entries and keys: the tree itself, without ids, views or questions.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "build/contained_cell_counts.hpp"
#include "build/reached_cell_counts.hpp"
#include "geometry/placement.hpp"
#include "quadrille/status.hpp"
#include "tree/entry_pool.hpp"
#include "tree/node_pool.hpp"

namespace quadrille {

struct Placer;

/// Rows arranged in nodes by their keys.
///
/// Invariant: a node is split exactly when more than `capacity` objects belong to it and it is
/// above the depth limit. So nodes and what they hold depend on keys and settings alone.
///
/// After a call that returns anything but kOk the nodes are in disorder until the next `build`.
class Tree {
 public:
  explicit Tree(const Settings& settings);

  /// Another world or other settings; the nodes are out of date until the next `build`.
  void configure(const Settings& settings);

  const PlacementRule& rule() const { return rule_; }
  std::uint32_t capacity() const { return capacity_; }

  /// The key of each row. Whoever changes one must keep the nodes in step (`insert`, `relocate`,
  /// `remove`), or `build` anew.
  Buffer<CellRange>& keys() { return keys_; }
  const Buffer<CellRange>& keys() const { return keys_; }

  const Node& node(NodeIndex i) const { return nodes_[i]; }
  std::span<const Row> rows(const Node& node) const { return entries_.rows(node.own); }

  /// Copies of the boxes of rows(node), in the same order, so that a walk over nodes reads memory
  /// forwards; nullptr when anything has changed since the last `build`.
  const Box* box_copies(const Node& node) const {
    return copies_.empty() ? nullptr : copies_.data() + node.own.first;
  }

  /// Boxes have changed.
  void forget_box_copies() { copies_.clear(); }

  /// The bits of a key that any node looks at: keys that agree in these belong to the same nodes.
  std::uint64_t distinguishing_bits() const {
    return bits_above(rule_.grid().depth() - nodes_.deepest());
  }

  CellRange cells(const Node& node) const { return finest(node.cell, rule_.grid().depth()); }

  /// Where objects below a split node can meet anything, see PlacementRule.
  PlacementRule::HalfBounds bounds_of_halves(const Node& node) const {
    return rule_.bounds_of_halves(cells(node), node.cell.depth);
  }

  /// The quarters of a node into which an object with this key descends; none where it stays.
  Quarters quarters_below(const Node& node, const CellRange& key) const {
    return node.is_leaf() ? 0 : rule_.quarters(key, cells(node));
  }

  /// True when this entry is the one that stands for `key` among the leaves below the cell that
  /// `within` is part of: the leaf holds the corner where both ranges begin. An object in several
  /// leaves is thus met once, without a set (Dittrich and Seeger's reference point).
  bool is_reference_leaf(const CellRange& key, const CellRange& within,
                         const CellRange& leaf) const {
    return !rule_.shares() || (std::max(key.left, within.left) >= leaf.left &&
                               std::max(key.top, within.top) >= leaf.top);
  }

  /// The same for a visit of `range`: the corner that an object in several of the nodes that are
  /// visited must not begin before where it counts. Its box then need not be looked up.
  Corner reference_corner(const CellRange& range, const Node& node) const {
    const CellRange cell = cells(node);
    const Corner corner = rule_.grid().corner(cell);
    return {rule_.shares() && range.left < cell.left ? corner.x : kLowestCorner.x,
            rule_.shares() && range.top < cell.top ? corner.y : kLowestCorner.y};
  }

  /// Adds a row by keys()[row].
  [[nodiscard]] Status insert(Row row) { return insert(row, NodePool::kRoot); }

  /// Takes out a row by keys()[row].
  [[nodiscard]] Status remove(Row row) { return remove(row, keys_[row], NodePool::kRoot); }

  /// Moves a row from where keys()[row] has it to where `key` belongs, and stores `key`. A mere
  /// store when these are alike.
  [[nodiscard]] Status relocate(Row row, const CellRange& key);

  /// Rebuilds all nodes from keys(). The order of `rows` decides that of entries. `boxes` are
  /// those of the keys, by row.
  [[nodiscard]] Status build(std::span<const Row> rows, std::span<const Box> boxes);

  std::size_t bytes() const {
    return keys_.bytes() + nodes_.bytes() + entries_.bytes() + copies_.bytes() +
           contained_counts_.bytes() + reached_counts_.bytes() + homes_.bytes() + node_at_.bytes() +
           cursors_.bytes() + crowded_.bytes() + scratch_.bytes();
  }

 private:
  bool should_split(const Node& node) const {
    return node.total > capacity_ && node.cell.depth < rule_.grid().depth();
  }

  Status insert(Row row, NodeIndex start);
  Status remove(Row row, const CellRange& key, NodeIndex start);
  Status split(NodeIndex start);
  Status push_down(NodeIndex index);
  Status collapse(NodeIndex index, Row except);
  Status take_over(NodeIndex target, NodeIndex source, Row except);
  template <typename Census, typename OnNode>
  Status make_nodes(const Census& census, OnNode&& on_node);
  bool make_room_for_copies();
  Status place_cursors();
  Status build_homes(std::span<const Row> rows, std::span<const Box> boxes);
  Status build_shared(std::span<const Row> rows, std::span<const Box> boxes);
  bool count_reached_cells(std::span<const Row> rows);
  void place_shared(std::span<const Row> rows, std::span<const Box> boxes);
  std::size_t place_where_they_begin(std::span<const Row> rows, std::span<const Box> boxes,
                                     const Placer& placer, Row* going_on) const;
  void place_further(std::span<const Row> rows, std::span<const Box> boxes,
                     const Placer& placer) const;
  template <typename OnLeaf>
  void each_leaf(const CellRange& range, OnLeaf&& on_leaf) const;
  std::array<NodeIndex, 4> nodes_over(const Reach& reach) const;
  NodeIndex node_over(int depth, std::uint32_t column, std::uint32_t row) const;
  Status part_crowd(NodeIndex start);
  Status fill_leaf(NodeIndex index, std::span<const Row> rows);
  struct Part {  // rows at [begin, end) of the scratch
    std::size_t begin;
    std::size_t end;
  };
  Status part(NodeIndex index, std::size_t begin, std::size_t end, std::array<Part, 4>& parts);
  Status copy_boxes_of_crowds(std::span<const Box> boxes);
  Status failure() const;

  PlacementRule rule_;
  std::uint32_t capacity_ = 1;
  Buffer<CellRange> keys_;
  NodePool nodes_;
  EntryPool entries_;
  Buffer<Box> copies_;                    // by entry: boxes as of the last `build`, or empty
  ContainedCellCounts contained_counts_;  // the rest is scratch of `build`
  ReachedCellCounts reached_counts_;
  Buffer<std::uint32_t> homes_;    // of each row: its smallest cell in the census
  Buffer<NodeIndex> node_at_;      // by cell of the census: the node there
  Buffer<std::uint32_t> cursors_;  // by node: where its next row goes
  Buffer<NodeIndex> crowded_;      // nodes at the census's depth that split further
  Buffer<Row> scratch_;            // their rows on their way down
};

}  // namespace quadrille
