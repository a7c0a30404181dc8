// Where a walk over few cells begins: below the root, at several nodes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "geometry/cell_range.hpp"
#include "quadrille/limits.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// A node of a walk over few cells.
struct Start {
  NodeIndex node;
  bool is_alone;  ///< nothing below it belongs to this start: the node is above other starts
};

/// The nodes at which a walk over a range of finest cells begins, parents before children, in
/// Z-order: those of the table of starts, and those above that hold rows, where the range is a few
/// of the table's cells; else the root. So walks come to the same nodes that hold rows, in the same
/// order, with the table and without.
class StartList {
 public:
  // Where a range reaches more cells of the table, a walk from the root costs little more.
  static constexpr std::size_t kMostCells = 16;
  // As the cells of a higher depth are fewer, and at least two beside each other are one there.
  static constexpr std::size_t kMostStarts = 2 * kMostCells + std::size_t{4} * kDepthLimit;

  StartList(const Tree& tree, const CellRange& range);
  explicit StartList(NodeIndex node) : size_(1) { starts_[0] = {node, false}; }

  std::span<const Start> starts() const { return std::span(starts_).first(size_); }

 private:
  void add_holders(const StartTable& table, const CellRange& cells);
  void insert(const Start& start, const Cell& first);

  std::array<Start, kMostStarts> starts_;
  std::array<std::uint64_t, kMostStarts> places_;  // in the order of a walk from the root
  std::size_t size_ = 0;
};

}  // namespace quadrille
