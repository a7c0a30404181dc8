// Objects and their tree: every change goes through here.
#pragma once

#include <cstdint>
#include <span>

#include "base/visit_watch.hpp"
#include "build/node_updater.hpp"
#include "quadrille/point.hpp"
#include "quadrille/settings.hpp"
#include "quadrille/sync.hpp"
#include "store/id_table.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// Ids, boxes and tree, kept consistent: a change that fails leaves all three as they were.
///
/// Undoing a failed change rebuilds the nodes, for which there may be no memory either. Then ids
/// and boxes are right, the nodes are out of date, and the next call that needs nodes rebuilds them
/// first (`make_ready`).
class ObjectStore {
 public:
  explicit ObjectStore(const Settings& settings);

  /// False when the nodes are out of date.
  bool is_ready() const { return nodes_are_current_; }

  /// Rebuilds the nodes if they are out of date. kTreeTooLarge cannot occur: kOk or kOutOfMemory.
  [[nodiscard]] Status make_ready() {
    expect_no_visitor();
    return nodes_are_current_ ? Status::kOk : rebuild(boxes());
  }

  /// Queries whose visitors run note that here. Every change asserts that there are none.
  const VisitWatch& visits() const { return visits_; }
  void expect_no_visitor() const { visits_.expect_no_visitor(); }

  // Changes, see Quadtree. Boxes are passed by value and spans may be any part of `staged()`,
  // because `staged()` moves when rows are added.
  [[nodiscard]] Status reserve(std::uint32_t count);

  /// Allocates for more objects, whichever rows they get; the value is an upper bound of rows.
  Result<std::uint32_t> reserve_more(std::uint32_t more);

  Result<Id> insert(Box box);
  Result<std::span<const Id>> insert_many(std::span<const Box> boxes);
  [[nodiscard]] Status update(Row row, Box box);
  void remove(Row row);
  void clear();
  [[nodiscard]] Status set_all(std::span<const Box> boxes);
  [[nodiscard]] Status sync(Sync how);
  [[nodiscard]] Status move_many(std::span<const Point> positions, Sync how);
  [[nodiscard]] Status set_settings(Settings settings);

  /// As bytes, in the format of snapshot.hpp. Staged boxes that no `sync` has taken are left out.
  void write(ByteWriter& out) const;

  /// Reads into a new store that has the settings of the one that was written. kDamagedSnapshot,
  /// kTreeTooLarge or kOutOfMemory; the store must not be used then.
  [[nodiscard]] Status read(ByteReader& in);

  /// The index of the box, row or shape that the last bulk call has refused, or kNoRow.
  Row error_index() const { return error_index_; }
  void set_error_index(std::size_t index) { error_index_ = static_cast<Row>(index); }

  /// Counts the changes of the objects, the settings and the nodes; never 0 once `is_ready`.
  std::uint64_t version() const { return version_; }

  const Settings& settings() const { return settings_; }
  const Tree& tree() const { return tree_; }
  Tree& tree() { return tree_; }
  const IdTable& ids() const { return ids_; }
  std::span<const Box> boxes() const { return boxes_.span(); }
  std::span<Box> staged() { return staged_.span(); }
  std::size_t bytes() const;

 private:
  Status check(const Box& box) const;
  Status check_all(std::span<const Box> boxes);
  Status check_size(std::span<const Box> boxes);
  Id add_row(const Box& box);
  Status insert_each(std::span<const Box> boxes);
  Status insert_by_building(std::span<const Box> boxes);
  Status copy_if_staged(std::span<const Box>& boxes);
  Status reserve_rows(std::size_t rows);
  void resize_rows(std::size_t rows);
  bool list_live_rows();
  Status rebuild(std::span<const Box> boxes);
  void recompute_keys();
  Status recompute_keys_and_nodes();
  Status build_for(const Settings& settings, std::span<const Box> boxes);
  Status recover(Status failure, const Settings& before);
  Status grow_world(const Box& reach);
  Status fit_world(Settings& settings);

  // Of `update` and `sync`, in object_store_moves.cpp.
  Result<bool> list_written_rows(std::size_t most);
  Status sync_written_rows();
  Status sync_all(Sync how);
  Status check_all_staged(Box& reach);
  Status check_staged(Row row, Box& reach);
  Status relocate_changed_rows();

  Settings settings_;
  Tree tree_;
  NodeUpdater updater_{tree_};
  IdTable ids_;
  Buffer<Box> boxes_;     // by row: those that the tree holds
  Buffer<Box> staged_;    // by row: those that the caller writes, until `sync`
  Buffer<Row> live_;      // live rows, as of the last rebuild
  Buffer<Row> written_;   // rows that a sync found written to
  Buffer<Box> incoming_;  // copies of staged boxes: insert_many reads them, move_many restores them
  Buffer<Id> new_ids_;    // result of insert_many
  Row error_index_ = kNoRow;
  VisitWatch visits_;
  std::uint64_t version_ = 0;
  bool nodes_are_current_ = false;
  bool live_is_every_row_ = false;  // live_ is 0, 1, 2 and so on
};

}  // namespace quadrille
