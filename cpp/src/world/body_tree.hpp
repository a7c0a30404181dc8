// The tree of a world's moving bodies, or of its static ones.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "build/node_updater.hpp"
#include "geometry/box_math.hpp"
#include "quadrille/box.hpp"
#include "quadrille/settings.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// Some rows of a world in a tree. `insert_or_move` and `remove` only note what has changed;
/// `update_nodes` brings the nodes up to date, one row at a time or by building them anew. So a
/// change cannot fail, and a body that changes twice between two steps costs no more than one that
/// changes once.
class BodyTree {
 public:
  explicit BodyTree(const Settings& settings) : tree_(settings) {}

  /// Makes room for rows 0 .. rows - 1; false when there is no memory.
  [[nodiscard]] bool reserve(std::size_t rows);

  /// The tree is to hold a row, whose box is new. Precondition: `reserve` made room for it.
  void insert_or_move(Row row) {
    if (!has(row)) {
      ++size_;
      rows_are_current_ = false;
    }
    states_[row] |= kWanted;
    note(row);
  }

  /// The tree is no longer to hold a row, which it was to hold.
  void remove(Row row) {
    --size_;
    ++removals_;
    states_[row] &= static_cast<State>(~kWanted);
    rows_are_current_ = false;
    note(row);
  }

  std::uint32_t size() const { return size_; }
  bool has(Row row) const { return (states_[row] & kWanted) != 0; }

  /// Removes all rows.
  void clear();

  /// The rows that the tree is to hold, ascending.
  std::span<const Row> rows();

  /// False when `update_nodes` has something to do.
  bool is_ready() const { return nodes_are_current_ && pending_.empty(); }

  /// Brings the nodes up to date; `boxes` are those of the rows, all valid. kTreeTooLarge or
  /// kOutOfMemory: the nodes are then out of date until a later call succeeds.
  [[nodiscard]] Status update_nodes(std::span<const Box> boxes);

  /// Gives the tree other settings and builds its nodes anew. Returns as `update_nodes`.
  [[nodiscard]] Status configure(const Settings& settings, std::span<const Box> boxes);

  /// After `update_nodes`, until the next change.
  const Tree& tree() const { return tree_; }
  Tree& tree() { return tree_; }

  /// A box around those of all rows; it overlaps nothing while the tree is empty. It may be too
  /// large: it grows with each change, until the nodes are built anew. As long valid as `tree`.
  const Box& around() const { return around_; }

  std::size_t bytes() const;

 private:
  using State = unsigned char;
  static constexpr State kWanted = 1;   // the tree is to hold the row
  static constexpr State kHeld = 2;     // the nodes hold it, if they are current
  static constexpr State kPending = 4;  // it is in pending_

  void note(Row row) {
    if ((states_[row] & kPending) != 0) return;
    states_[row] |= kPending;
    pending_.push_unchecked(row);
  }

  Status apply_changes();
  Status build_nodes(std::span<const Box> boxes);
  void grow_around(std::span<const Row> rows, std::span<const Box> boxes);
  void finish_update();

  Tree tree_;
  NodeUpdater updater_{tree_};
  Buffer<State> states_;      // by row
  Buffer<Row> rows_;          // see rows()
  Buffer<Row> pending_;       // rows that were set or removed since the nodes were current
  std::size_t removals_ = 0;  // since then
  std::uint32_t size_ = 0;    // rows that the tree is to hold
  Box around_ = kEmptyBox;
  bool rows_are_current_ = true;
  bool nodes_are_current_ = false;
};

}  // namespace quadrille
