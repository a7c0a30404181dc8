// Checks a tree against the objects that it must hold.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "quadrille/limits.hpp"
#include "tree/traversal.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// Checks a tree. It must hold `size` rows of those of `boxes`: the live ones, of which
/// `is_live(row)` is true.
template <typename IsLive>
class TreeValidator {
 public:
  TreeValidator(const Tree& tree, std::span<const Box> boxes, std::uint32_t size, IsLive is_live)
      : tree_(tree), boxes_(boxes), size_(size), is_live_(is_live) {}

  /// The first broken invariant in words; nullptr when the tree holds exactly the live rows, each
  /// in the nodes that its box belongs to. Walks all nodes, and the tree once for each row: for
  /// tests.
  const char* run() {
    check_nodes();
    check_starts();
    check_built_lists();
    for (Row row = 0; row < boxes_.size() && broken_ == nullptr; ++row) {
      if (is_live_(row)) check_row(row);
    }
    require(live_ == size_, "the count of live rows is wrong");
    require(holds_ == belongs_,
            "a node does not hold exactly the rows that belong there, each once");
    require(totals_ == expected_totals_, "a node's total is wrong");
    return broken_;
  }

 private:
  void require(bool holds, const char* invariant) {
    if (!holds && broken_ == nullptr) broken_ = invariant;
  }

  void check_nodes() {
    NodeStack<NodeIndex> stack(NodePool::kRoot);
    while (!stack.empty()) {
      const NodeIndex index = stack.pop();
      check_node(index);
      const Node& node = tree_.node(index);
      if (node.is_leaf()) continue;
      for (NodeIndex quarter = 0; quarter < 4; ++quarter) {
        const Cell& child = tree_.node(node.children + quarter).cell;
        require(child.depth == node.cell.depth + 1, "a child is not one level below its parent");
        require(child.column == node.cell.column * 2 + static_cast<int>(quarter & 1) &&
                    child.row == node.cell.row * 2 + static_cast<int>(quarter >> 1),
                "a child is not its parent's quarter");
        stack.push(node.children + quarter);
      }
    }
  }

  void check_node(NodeIndex index) {
    const Node& node = tree_.node(index);
    const bool may_split = node.cell.depth < tree_.rule().grid().depth();
    const bool is_full = node.total > tree_.capacity();
    require(node.is_leaf() != (may_split && is_full),
            "a node is split when it must not be, or not");
    require(node.own.count <= node.own.capacity, "a list is longer than its room");
    require(!node.is_leaf() || node.own.count == node.total, "a leaf does not hold its total");
    for (const Row row : tree_.rows(node)) {
      require(row < boxes_.size() && is_live_(row), "a node holds a row that is not live");
      holds_ += token(index, row);
    }
    check_box_copies(node);
    totals_ += node.total;
  }

  void check_box_copies(const Node& node) {
    const Box* copies = tree_.box_copies(node);
    if (copies == nullptr) return;
    for (const Row row : tree_.rows(node)) {
      require(*copies++ == boxes_[row], "a copy of a box beside a list is out of date");
    }
    check_groups(node);
  }

  void check_groups(const Node& node) {
    const std::span<const Row> rows = tree_.rows(node);
    if (!BoxGroups::is_long(rows.size())) return;
    const Box* bounds = tree_.groups_of(node);
    const std::size_t in_groups = rows.size() - rows.size() % BoxGroups::kSize;
    for (std::size_t i = 0; i < in_groups; ++i) {
      require(contains(bounds[i / BoxGroups::kSize], boxes_[rows[i]]),
              "the bounds of a group of boxes do not contain one of them");
    }
  }

  // A walk from the root to any cell comes to the node where a walk may begin, and before it to
  // those nodes with rows that the table of starts names.
  void check_starts() {
    const std::uint32_t cells = 1u << tree_.rule().grid().depth();
    const std::uint32_t step = std::max(cells >> kCheckedDepth, 1u);
    for (std::uint32_t row = 0; row < cells; row += step) {
      for (std::uint32_t column = 0; column < cells; column += step) check_start(column, row);
    }
  }

  void check_start(std::uint32_t column, std::uint32_t row) {
    const auto x = static_cast<std::uint16_t>(column);
    const auto y = static_cast<std::uint16_t>(row);
    const CellRange cell = {x, y, x, y};
    const StartTable* starts = tree_.starts();
    if (starts == nullptr) return;
    const NodeIndex start = tree_.start_over(cell);
    std::array<NodeIndex, kDepthLimit> holders = {};
    std::size_t count = 0;
    NodeIndex index = NodePool::kRoot;
    while (index != start) {
      const Node& node = tree_.node(index);
      if (node.own.count > 0) holders[count++] = index;
      require(!node.is_leaf(), "a walk begins at a node that is not above the cell");
      if (node.is_leaf()) return;
      const int shift = tree_.rule().grid().depth() - node.cell.depth - 1;
      index = node.children + quarter_of(x >> shift, y >> shift);
    }
    const CellRange at = tree_.in_cells_of_starts(cell);
    const StartTable::Holders named = starts->holders_over(at.left, at.top);
    require(std::ranges::equal(named, std::span(holders).first(count)),
            "the table of starts does not name the nodes with rows above a start");
  }

  // Lists that are found by a cell, without a look at the node, are those of the nodes.
  void check_built_lists() {
    const StartTable* starts = tree_.starts();
    if (starts == nullptr) return;
    const std::size_t cells = std::size_t{1} << starts->depth();
    for (std::size_t row = 0; row < cells; ++row) {
      for (std::size_t column = 0; column < cells; ++column) {
        const auto list = tree_.list_at_start(column, row);
        if (!list) return;
        const std::span<const Row> rows = tree_.rows(list->node);
        require(list->rows.data() == rows.data() && list->rows.size() == rows.size(),
                "a leaf's list is not where the table of starts says");
        require(list->copies == tree_.box_copies(list->node),
                "the table of starts has a list whose copies of boxes are out of date");
      }
    }
  }

  // A hash of "this node holds this row" (the finalizer of SplitMix64). Lists are compared by the
  // sums of such hashes, and so without searching them: sums of different lists are equal with a
  // probability of one in 2^64.
  static std::uint64_t token(NodeIndex node, Row row) {
    std::uint64_t bits = std::uint64_t{node} << 32 | row;
    bits = (bits ^ bits >> 30) * 0xbf58476d1ce4e5b9u;
    bits = (bits ^ bits >> 27) * 0x94d049bb133111ebu;
    return bits ^ bits >> 31;
  }

  // Descends to all nodes that the row belongs to: each node passed must count it in its total, and
  // each node where the descent ends must hold it once.
  void check_row(Row row) {
    ++live_;
    require(is_valid(boxes_[row]), "a live row has an invalid box");
    const CellRange key = tree_.keys()[row];
    require(key == tree_.rule().key(boxes_[row]), "a key does not match its box");
    NodeStack<NodeIndex> stack(NodePool::kRoot);
    while (!stack.empty()) {
      const NodeIndex index = stack.pop();
      const Node& node = tree_.node(index);
      ++expected_totals_;
      const Quarters quarters = tree_.quarters_below(node, key);
      if (quarters == 0) belongs_ += token(index, row);
      for (NodeIndex quarter = 0; quarter < 4; ++quarter) {
        if (quarters >> quarter & 1) stack.push(node.children + quarter);
      }
    }
  }

  static constexpr int kCheckedDepth = 8;  // 256 columns and rows of cells at most

  const Tree& tree_;
  std::span<const Box> boxes_;
  std::uint32_t size_;
  IsLive is_live_;
  const char* broken_ = nullptr;
  std::uint64_t live_ = 0;
  std::uint64_t holds_ = 0;
  std::uint64_t belongs_ = 0;
  std::uint64_t totals_ = 0;
  std::uint64_t expected_totals_ = 0;
};

}  // namespace quadrille
