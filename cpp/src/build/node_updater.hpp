// Brings the nodes of a tree up to date when boxes have changed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "build/tree_builder.hpp"
#include "quadrille/box.hpp"
#include "quadrille/id.hpp"
#include "quadrille/status.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// Lists the rows that belong to other nodes than before, with their next keys. The caller then
/// moves these one by one (`apply`), or builds all nodes anew (`build`).
class NodeUpdater {
 public:
  explicit NodeUpdater(Tree& tree) : tree_(tree), builder_(tree) {}

  /// What `rekey` found.
  struct Rekeyed {
    bool all_valid;  ///< no box was invalid
    bool rebuilds;   ///< the nodes are to be built anew; the tree has all next keys
  };

  /// Makes room for a list of `changed` of the rows 0 .. rows - 1; false when there is no memory.
  [[nodiscard]] bool reserve(std::size_t rows, std::size_t changed) {
    return keys_.resize(rows) && changed_.reserve(changed);
  }

  /// The most of `rows` rows that are moved one by one, when they belong to other nodes than
  /// before: moving more would cost more than building all nodes anew.
  static constexpr std::size_t most_moved(std::size_t rows) { return rows / 16; }

  /// Computes the keys of some rows: of row_at(0) .. row_at(count - 1), those of which `is_placed`
  /// is true. (With views in place of functions, clang before 16 does not compile it.) Rows that
  /// stay in their nodes get theirs at once, because moving another row may split or merge these
  /// nodes; only a row of which `is_held` is true can stay, and `on_stay(row)` is called then. The
  /// others are listed, until they are more than `most`. Preconditions: there is room for `most` +
  /// 1 of them; copies of boxes in the tree are out of date, or `on_stay` brings them up to date.
  template <typename RowAt, typename IsPlaced, typename IsHeld, typename OnStay>
  Rekeyed rekey(std::size_t count, RowAt row_at, std::span<const Box> boxes, std::size_t most,
                bool rebuilds, IsPlaced is_placed, IsHeld is_held, OnStay on_stay);

  /// Empties the list.
  void clear() { changed_.clear(); }

  /// Lists a row. Precondition: there is room for it.
  void add(Row row, const CellRange& key) {
    changed_.push_unchecked(row);
    keys_[row] = key;
  }

  /// Takes the rows off the list of which `is_dropped` is true.
  template <typename IsDropped>
  void drop_if(IsDropped is_dropped) {
    const std::span<Row> rows = changed_.span();
    const auto end = std::remove_if(rows.begin(), rows.end(), is_dropped);
    changed_.truncate(static_cast<std::size_t>(end - rows.begin()));
  }

  /// As TreeBuilder::check_size, for the listed rows.
  [[nodiscard]] Status check_size() { return builder_.check_size(changed_.span(), keys_.data()); }

  /// Calls `move(row, key)` for each listed row; it moves the row to the nodes of its next key, and
  /// returns a status. Ends with the first one that is not kOk. kTreeTooLarge also where the rows
  /// are so large that moving need not begin.
  template <typename Move>
  [[nodiscard]] Status apply(Move&& move) {
    Status status = check_size();
    for (std::size_t i = 0; i < changed_.size() && status == Status::kOk; ++i) {
      status = move(changed_[i], keys_[changed_[i]]);
    }
    return status;
  }

  /// As TreeBuilder::build.
  [[nodiscard]] Status build(std::span<const Row> rows, std::span<const Box> boxes) {
    return builder_.build(rows, boxes);
  }

  std::size_t bytes() const { return builder_.bytes() + changed_.bytes() + keys_.bytes(); }

 private:
  Tree& tree_;
  TreeBuilder builder_;
  Buffer<Row> changed_;
  Buffer<CellRange> keys_;  // by row: the next keys of those in changed_
};

template <typename RowAt, typename IsPlaced, typename IsHeld, typename OnStay>
NodeUpdater::Rekeyed NodeUpdater::rekey(std::size_t count, RowAt row_at, std::span<const Box> boxes,
                                        std::size_t most, bool rebuilds, IsPlaced is_placed,
                                        IsHeld is_held, OnStay on_stay) {
  const std::uint64_t distinguishing_bits = tree_.distinguishing_bits();
  const PlacementRule rule = tree_.rule();
  CellRange* keys = tree_.keys().data();
  bool all_valid = true;
  const auto key_of = [&](Row row) {
    CellRange key;
    if (!rule.find_key(boxes[row], key)) all_valid = false;
    return key;
  };
  clear();
  std::size_t i = 0;
  for (; i < count && !rebuilds; ++i) {
    const Row row = row_at(i);
    if (!is_placed(row)) continue;
    const CellRange key = key_of(row);
    if (is_held(row) && agree(keys[row], key, distinguishing_bits)) {
      keys[row] = key;
      on_stay(row);
      continue;
    }
    add(row, key);
    rebuilds = changed_.size() > most;
  }
  if (rebuilds) {
    for (const Row listed : changed_.span()) keys[listed] = keys_[listed];
  }
  for (; i < count; ++i) {
    const Row row = row_at(i);
    if (is_placed(row)) keys[row] = key_of(row);
  }
  return {all_valid, rebuilds};
}

}  // namespace quadrille
