// Objects and their tree: what every change goes through.
#pragma once

#include <cstdint>
#include <span>

#include "build/tree_builder.hpp"
#include "quadrille/settings.hpp"
#include "quadrille/sync.hpp"
#include "store/handle_table.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// Ids, boxes and tree, kept in step: a change that fails leaves all three as they were.
///
/// Should even putting things back fail for want of memory, boxes and ids are right and the nodes
/// are not; whatever next needs them rebuilds them first (`make_ready`).
class ObjectStore {
 public:
  explicit ObjectStore(const Settings& settings) : settings_(settings), tree_(settings) {}

  /// Makes the nodes fit for use. Fails only for want of memory.
  [[nodiscard]] Status make_ready() { return nodes_are_current_ ? Status::kOk : rebuild(boxes()); }

  /// Boxes are passed by value, and spans may be any part of `staged()`: rows move when they grow.
  Result<Id> insert(Box box);
  Result<std::span<const Id>> insert_many(std::span<const Box> boxes);
  [[nodiscard]] Status update(Row row, Box box);
  void remove(Row row);
  void clear();
  [[nodiscard]] Status set_all(std::span<const Box> boxes);

  /// Takes over `staged()`, see Quadtree::sync.
  [[nodiscard]] Status sync(Sync how);

  /// See Quadtree::set_settings.
  [[nodiscard]] Status set_settings(Settings settings);

  /// As bytes: how many, and the bytes themselves. What is staged and not taken over is left out.
  std::size_t written_size() const;
  void write(ByteWriter& out) const;

  /// Makes a new collection with the writer's settings the one that was written;
  /// kDamagedSnapshot, kTreeTooLarge or kOutOfMemory; the collection is then of no use.
  [[nodiscard]] Status read(ByteReader& in);

  /// The index at which the last failed bulk call stumbled.
  Row error_index() const { return error_index_; }
  void stumble_over(std::size_t index) { error_index_ = static_cast<Row>(index); }

  /// Counts changes: equal numbers, equal tree.
  std::uint64_t version() const { return version_; }

  const Settings& settings() const { return settings_; }
  const Tree& tree() const { return tree_; }
  const HandleTable& rows() const { return rows_; }
  std::span<const Box> boxes() const { return boxes_.span(); }
  std::span<Box> staged() { return staged_.span(); }
  std::size_t bytes() const;

 private:
  Status check(const Box& box) const;
  Status check_all(std::span<const Box> boxes);
  Status copy_if_staged(std::span<const Box>& boxes);
  Status reserve_rows(std::size_t rows);
  Status reserve_for_one_more();
  void resize_rows(std::size_t rows);
  Status rebuild(std::span<const Box> boxes);
  [[nodiscard]] bool list_live_rows();
  Status recover(Status failure, const Settings& before);
  Status grow_world(const Box& reach);
  Status fit_world(Settings& settings);
  Status place_all();
  Status build_for(const Settings& settings, std::span<const Box> boxes);

  struct Placed {
    bool are_valid;
    bool rebuilds;  // so much changes that the nodes are to be built anew
  };

  Result<bool> find_changed(std::size_t most);
  Status sync_changed();
  Status sync_all(Sync how);
  Status check_all_staged(Box& reach);
  Status check_staged(Row row, Box& reach);
  Placed place_staged(Sync how);
  void place_back();
  Status relocate_changed();

  Settings settings_;
  Tree tree_;
  TreeBuilder builder_{tree_};
  HandleTable rows_;
  Buffer<Box> boxes_;       // by row: what the tree stands for
  Buffer<Box> staged_;      // by row: what the caller writes, until sync
  Buffer<CellRange> keys_;  // by row: keys on their way in, or as they were before
  Buffer<Row> live_;        // rows with an object, as of the last rebuild
  Buffer<Row> changed_;     // scratch of sync: rows that were written to, or that change nodes
  Buffer<Box> incoming_;    // copies of staged boxes that insert_many is given
  Buffer<Id> new_ids_;      // result of insert_many
  Row error_index_ = 0;
  std::uint64_t version_ = 0;
  bool nodes_are_current_ = false;
  bool lists_all_rows_ = false;  // live_ is 0, 1, 2 and so on
};

}  // namespace quadrille
