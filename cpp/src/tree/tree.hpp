// The tree: nodes, the rows they hold, and the cell key of each row. It knows no ids and no
// queries.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>

#include "base/buffer.hpp"
#include "geometry/placement.hpp"
#include "quadrille/status.hpp"
#include "tree/box_groups.hpp"
#include "tree/entry_pool.hpp"
#include "tree/node_pool.hpp"
#include "tree/start_table.hpp"

namespace quadrille {

class TreeBuilder;

/// Rows arranged in nodes by their keys.
///
/// Invariant: a node is split exactly when more than `capacity` objects belong to it and it is
/// above the depth limit. So the nodes, and which rows each holds, are a function of the keys and
/// the settings alone.
///
/// After a call that returns anything but kOk the nodes are inconsistent until TreeBuilder builds
/// them anew.
class Tree {
 public:
  explicit Tree(const Settings& settings);

  /// Sets the world and other settings. The nodes are out of date until they are built anew.
  void configure(const Settings& settings);

  const PlacementRule& rule() const { return rule_; }
  std::uint32_t capacity() const { return capacity_; }

  /// The key of each row. Code that changes a key must update the nodes (`insert`, `relocate`,
  /// `remove`) or build them anew.
  Buffer<CellRange>& keys() { return keys_; }
  const Buffer<CellRange>& keys() const { return keys_; }

  const Node& node(NodeIndex i) const { return nodes_[i]; }
  /// All indices of nodes are below this one.
  NodeIndex node_slots() const { return nodes_.size(); }
  std::span<const Row> rows(const Node& node) const { return entries_.rows(node.own); }

  /// Copies of the boxes of rows(node), in the same order, so that a read of the list goes through
  /// memory sequentially; nullptr when they are out of date. Building the nodes makes all of them.
  /// A change of a list, or of a box in it, puts those of this list out of date.
  const Box* box_copies(const Node& node) const {
    return node.copies_epoch == copies_epoch_ ? box_copies_.data() + node.own.first : nullptr;
  }

  /// The same, made anew where they are out of date; `boxes` are those of all rows. nullptr when
  /// there is no memory.
  const Box* updated_box_copies(const Node& node, std::span<const Box> boxes) {
    const Box* copies = box_copies(node);
    return copies != nullptr ? copies : copy_boxes(node, boxes);
  }

  /// Puts all copies out of date: to be called when many boxes change.
  void forget_box_copies();

  /// Of how many boxes at most one may have changed, so that writing each to its copies takes less
  /// time than copying all again.
  static constexpr std::size_t kSetShare = 64;

  /// Writes the box of a row that stays in its nodes to the copies there. Puts those of long lists
  /// out of date. Precondition: the row is in the nodes of keys()[row].
  void set_box(Row row, const Box& box);

  /// The bits of a key that any node looks at: keys that agree in these belong to the same nodes.
  std::uint64_t distinguishing_bits() const {
    return bits_above(rule_.grid().depth() - nodes_.deepest());
  }

  /// The table of nodes where walks may begin: only with placements where several nodes may hold an
  /// object; else nullptr.
  const StartTable* starts() const { return uses_starts_ ? &starts_ : nullptr; }

  /// A range, in cells of the table of starts. Precondition: there is one.
  CellRange in_cells_of_starts(const CellRange& range) const {
    return coarsened(range, rule_.grid().depth() - starts_.depth());
  }

  /// A node's own list. The node itself need not be read for it.
  struct List {
    const Node& node;
    std::span<const Row> rows;
    const Box* copies;  ///< of their boxes; nullptr when they are out of date
  };

  /// The bounds of groups of the copies in a list, see BoxGroups. Precondition: the copies are up
  /// to date, and the list is long.
  const Box* groups_of(const Node& node) const { return groups_.from(node.own.first); }

  /// The list of the leaf over a cell of the table of starts, as the last build made it; none when
  /// nodes or boxes have changed since. Precondition: there is a table.
  std::optional<List> list_at_start(std::size_t column, std::size_t row) const {
    if (!has_built_lists_) return std::nullopt;
    const StartTable::List& list = starts_.list_at(column, row);
    return List{nodes_[starts_.at(column, row)],
                entries_.rows({list.first, list.count, list.count}),
                box_copies_.data() + list.first};
  }

  /// The node of the table of starts over a range of cells, if that is one node; else the root.
  /// Nodes above it may hold rows.
  NodeIndex start_over(const CellRange& range) const {
    if (!uses_starts_) return NodePool::kRoot;
    const CellRange cells = in_cells_of_starts(range);
    return is_one_cell(cells) ? starts_.at(cells.left, cells.top) : NodePool::kRoot;
  }

  CellRange cells(const Node& node) const { return finest(node.cell, rule_.grid().depth()); }

  /// Of a walk over all nodes, `node` reports what begins at this corner or beyond: the low corner
  /// of its cell; no corner at all if nodes share no objects.
  Corner own_corner(const Node& node) const {
    return rule_.shares() ? rule_.grid().corner(cells(node)) : kLowestCorner;
  }

  /// The sides of a node's cell; on the world's border they are infinite.
  Bounds sides(const Node& node) const { return rule_.grid().sides(cells(node)); }

  /// Where the quarters of a split node must be searched, see PlacementRule.
  PlacementRule::HalfBounds bounds_of_halves(const Node& node) const {
    return rule_.bounds_of_halves(cells(node), node.cell.depth);
  }
  PlacementRule::InnerBounds inner_bounds(const Node& node) const {
    return rule_.inner_bounds(cells(node), node.cell.depth);
  }

  /// The quarters of a node into which an object with this key descends; 0 where it stays.
  Quarters quarters_below(const Node& node, const CellRange& key) const {
    return node.is_leaf() ? 0 : rule_.quarters(key, cells(node));
  }

  /// True when, of the leaves that hold an object with `key` within the cells `within`, `leaf` is
  /// the one that reports it: the leaf that contains the reference point, which is the low corner
  /// of the intersection of both ranges. So an object in several leaves is reported once, and no
  /// set of reported objects is needed (Dittrich and Seeger, Data Redundancy and Duplicate
  /// Detection in Spatial Join Processing, 2000).
  bool is_reference_leaf(const CellRange& key, const CellRange& within,
                         const CellRange& leaf) const {
    return !rule_.shares() || (std::max(key.left, within.left) >= leaf.left &&
                               std::max(key.top, within.top) >= leaf.top);
  }

  /// The same for a visit of the cells `range`, in coordinates: of the nodes visited, `node`
  /// reports the objects whose min corner is not below this corner. So their keys need not be read.
  Corner reference_corner(const CellRange& range, const Node& node) const {
    Corner corner = kLowestCorner;
    if (!rule_.shares()) return corner;
    const CellRange cell = cells(node);
    if (range.left < cell.left) corner.x = rule_.grid().x().line(cell.left);
    if (range.top < cell.top) corner.y = rule_.grid().y().line(cell.top);
    return corner;
  }

  /// True when the nodes below one to which `rows` belong are too many, or their lists too long,
  /// for those objects alone that cover the node's cell. To be called before nodes next to it are
  /// split, so that a walk over them ends before it has made many.
  bool is_too_large_below(const Node& node, std::span<const Row> rows) const;

  /// Inserts a row into the nodes that keys()[row] belongs to.
  [[nodiscard]] Status insert(Row row) {
    has_built_lists_ = false;
    return insert(row, NodePool::kRoot);
  }

  /// Removes a row from the nodes that keys()[row] belongs to.
  [[nodiscard]] Status remove(Row row) {
    has_built_lists_ = false;
    return remove(row, keys_[row], NodePool::kRoot);
  }

  /// Moves a row from the nodes of keys()[row] to those of `key`, and stores `key`. Only stores it
  /// where these are the same nodes.
  [[nodiscard]] Status relocate(Row row, const CellRange& key);

  std::size_t bytes() const {
    return keys_.bytes() + nodes_.bytes() + entries_.bytes() + box_copies_.bytes() +
           groups_.bytes() + starts_.bytes();
  }

 private:
  friend class TreeBuilder;  // makes all nodes, entries and box copies from the keys

  bool should_split(const Node& node) const {
    return node.total > capacity_ && node.cell.depth < rule_.grid().depth();
  }

  Status insert(Row row, NodeIndex start);
  Status remove(Row row, const CellRange& key, NodeIndex start);
  Status split(NodeIndex start);
  Status push_down(NodeIndex index);
  Status collapse(NodeIndex index, Row except);
  Status pull_up(NodeIndex target, NodeIndex source, Row except);
  Status failure() const;

  [[nodiscard]] bool append(Node& node, Row row);
  void remove_from(Node& node, Row row);
  const Box* copy_boxes(const Node& node, std::span<const Box> boxes);
  void set_box_in(Node& node, Row row, const Box& box);
  void forget_box_copies(const CellRange& key);
  template <typename OnNode>
  void visit_holders(const CellRange& key, OnNode&& on_node);

  bool has_starts_below(const Node& node) const;
  void note_holder(const Node& node);

  static constexpr std::uint16_t kNoEpoch = 0;  // of nodes whose boxes are not copied

  PlacementRule rule_;
  std::uint32_t capacity_ = 1;
  Buffer<CellRange> keys_;
  NodePool nodes_;
  EntryPool entries_;
  Buffer<Box> box_copies_;  // by entry, and kLanes - 1 more; of some nodes out of date
  BoxGroups groups_;        // of these, in long lists
  std::uint16_t copies_epoch_ = kNoEpoch + 1;
  bool has_box_copies_ = false;  // some may be of this epoch

  // The leaves that the last build made, or the nodes into which these were merged since.
  StartTable starts_;
  bool uses_starts_ = false;
  bool has_built_lists_ = false;  // the lists in starts_ are those of the nodes, with all copies
};

}  // namespace quadrille
