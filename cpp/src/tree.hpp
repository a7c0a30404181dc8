// Nodes, entries and keys: the tree itself, without ids, views or questions.
#pragma once

#include <cstdint>
#include <span>

#include "buffer.hpp"
#include "census.hpp"
#include "entries.hpp"
#include "nodes.hpp"
#include "placement.hpp"
#include "quadrille/status.hpp"

namespace quadrille {

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

  /// The key of each row. Whoever changes one must keep the nodes in step (`enter`, `relocate`,
  /// `leave`), or `build` anew.
  Buffer<CellRange>& keys() { return keys_; }
  const Buffer<CellRange>& keys() const { return keys_; }

  const Node& node(NodeIndex i) const { return nodes_[i]; }
  std::span<const Row> rows(const Node& node) const { return entries_.rows(node.own); }
  CellRange cells(const Node& node) const { return finest(node.cell, rule_.grid().depth()); }

  /// The quarters of a node into which an object with this key descends; none where it stays.
  Quarters quarters_below(const Node& node, const CellRange& key) const {
    return node.is_leaf() ? 0 : rule_.quarters(key, cells(node));
  }

  /// True when this entry is the one that stands for `key` among the leaves below the cell that
  /// `within` is part of: the leaf holds the corner where both ranges begin. An object in several
  /// leaves is thus met once, without a set (Dittrich and Seeger's reference point).
  bool is_first_leaf(const CellRange& key, const CellRange& within, const CellRange& leaf) const {
    return !rule_.shares() || (std::max(key.left, within.left) >= leaf.left &&
                               std::max(key.top, within.top) >= leaf.top);
  }

  /// Adds a row by keys()[row].
  [[nodiscard]] Status enter(Row row) { return enter(row, NodePool::kRoot); }

  /// Takes out a row by keys()[row].
  [[nodiscard]] Status leave(Row row) { return leave(row, keys_[row], NodePool::kRoot); }

  /// Moves a row from where keys()[row] has it to where `key` belongs, and stores `key`.
  [[nodiscard]] Status relocate(Row row, const CellRange& key);

  /// Rebuilds all nodes from keys(). Each node's entries are in the order of `rows`.
  [[nodiscard]] Status build(std::span<const Row> rows);

  std::size_t bytes() const {
    return keys_.bytes() + nodes_.bytes() + entries_.bytes() + census_.bytes() + homes_.bytes() +
           node_at_.bytes() + crowded_.bytes() + scratch_.bytes();
  }

 private:
  bool should_split(const Node& node) const {
    return node.total > capacity_ && node.cell.depth < rule_.grid().depth();
  }

  Status enter(Row row, NodeIndex start);
  Status leave(Row row, const CellRange& key, NodeIndex start);
  Status split(NodeIndex start);
  Status push_down(NodeIndex index);
  Status collapse(NodeIndex index, Row except);
  Status take_over(NodeIndex target, NodeIndex source, Row except);
  Status make_nodes();
  std::uint32_t own_of_split(int depth, std::uint32_t number) const;
  void cover(NodeIndex index, int depth, std::uint32_t number);
  void fill_nodes(std::span<const Row> rows);
  void share_out(Row row, const Footprint& footprint);
  void share_out_large(Row row, const CellRange& range);
  Status part_crowd(NodeIndex start);
  Status fill_leaf(NodeIndex index, std::span<const Row> rows);
  Status part(NodeIndex index, std::size_t begin, std::size_t end,
              std::array<std::size_t, 5>& ends);
  Status failure() const;

  PlacementRule rule_;
  std::uint32_t capacity_ = 1;
  Buffer<CellRange> keys_;
  NodePool nodes_;
  EntryPool entries_;
  Census census_;                // the rest is scratch of `build`
  Buffer<std::uint32_t> homes_;  // of each row: its smallest cell in the census
  Buffer<NodeIndex> node_at_;    // by cell of the census: the node that covers it
  Buffer<NodeIndex> crowded_;    // nodes at the census's depth that split further
  Buffer<Row> scratch_;          // their rows on their way down
};

}  // namespace quadrille
