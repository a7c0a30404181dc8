// Rows, and ids with generations: which rows hold a live object, and how often each was given out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "quadrille/id.hpp"
#include "quadrille/status.hpp"

namespace quadrille {

class ByteReader;
class ByteWriter;

/// Gives out rows and ids. The row of a removed object is given out again with its generation
/// raised, so that the old id stays stale. A row whose generations are used up is retired: it is
/// never given out again.
class IdTable {
 public:
  explicit IdTable(std::uint32_t max_generation = kMaxGeneration)
      : max_generation_(max_generation) {}

  /// Number of rows in use, live or not; the next fresh row is this one or a later one.
  std::uint32_t rows() const { return rows_; }

  /// Number of live objects.
  std::uint32_t size() const { return size_; }

  bool is_live(Row row) const { return row < rows_ && (states_[row] & kLive) != 0; }

  /// Also of an id whose generation is 0, which is a row: true when an object is in that row now.
  bool is_live(Id id) const {
    const Row row = row_of(id);
    const std::uint64_t generation = generation_of(id);
    return is_live(row) && (generation == 0 || this->generation(row) == generation);
  }

  /// True for an id of an object that is in its row or has been there.
  bool was_given_out(Id id) const {
    const Row row = row_of(id);
    const std::uint64_t generation = generation_of(id);
    return row < states_.size() && generation > 0 && generation <= this->generation(row);
  }

  /// The index of the first of some ids or rows that is neither live nor kNoId; their number when
  /// there is none.
  std::size_t first_stale(std::span<const Id> ids) const;

  /// The id of the object in a live row.
  Id id_at(Row row) const { return make_id(row, generation(row)); }

  /// One word per row in use: the low bits are the generation of its last object, the highest is
  /// set while that is in the row.
  std::span<const std::uint32_t> states() const { return states_.span().first(rows_); }

  /// Allocates for `count` more objects, so that as many calls of `add` cannot fail. The value is
  /// an upper bound of rows() after these calls: fresh rows that are retired are skipped.
  Result<std::uint32_t> reserve(std::uint32_t count);

  /// Gives out an id. Precondition: `reserve` allocated for it.
  Id add();

  void remove(Row row);

  /// Undoes the latest calls of `add`, which returned `ids`: no caller has seen these, so they are
  /// given out again. `rows` is what rows() was before.
  void undo_adds(std::span<const Id> ids, std::uint32_t rows);

  /// Removes all objects; the next row is 0 again.
  void clear();

  /// Allocates so that `clear` and then `count` calls of `add` give out the rows 0 .. count - 1.
  /// kTooManyObjects also when one of these rows is retired.
  [[nodiscard]] Status reserve_restart(std::uint32_t count);

  /// As bytes, in the format of snapshot.hpp.
  void write(ByteWriter& out) const;

  /// Reads into a new table. kDamagedSnapshot, also for bytes that describe a table that cannot
  /// exist, or kOutOfMemory; the table must not be used then.
  [[nodiscard]] Status read(ByteReader& in);

  /// Becomes a copy of another table. False when there is no memory, and then nothing has changed.
  [[nodiscard]] bool assign(const IdTable& other);

  /// What differs from another table, as bytes, in the format of world_save.hpp.
  void write_since(const IdTable& base, ByteWriter& out) const;

  /// Becomes the table that differs so from `base`. Returns as `read`.
  [[nodiscard]] Status read_since(const IdTable& base, ByteReader& in);

  void swap(IdTable& other) noexcept;

  std::size_t bytes() const { return states_.bytes() + free_.bytes(); }

 private:
  static constexpr std::uint32_t kLive = 1u << kGenerationBits;
  static_assert(kMaxGeneration < kLive);

  std::uint32_t generation(Row row) const { return states_[row] & ~kLive; }
  bool is_retired(Row row) const { return generation(row) >= max_generation_; }
  [[nodiscard]] Status reserve_rows(std::size_t rows);
  std::size_t rows_ever() const;
  bool read_states(ByteReader& in);
  bool read_free_rows(ByteReader& in, std::size_t count);
  bool read_changed_states(ByteReader& in, std::size_t count);
  bool are_free_rows_right();

  std::uint32_t max_generation_;
  Buffer<std::uint32_t>
      states_;        // see states(); never shrinks, because ids must stay stale after `clear`
  Buffer<Row> free_;  // rows below rows_ to give out again, last in first out
  std::uint32_t rows_ = 0;
  std::uint32_t size_ = 0;
};

}  // namespace quadrille
