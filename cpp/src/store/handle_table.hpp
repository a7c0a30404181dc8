// Which rows hold a live object, and how often each was given out.
#pragma once

#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "quadrille/id.hpp"
#include "quadrille/status.hpp"

namespace quadrille {

class ByteReader;
class ByteWriter;

/// Gives out rows and ids. A removed object's row goes to the next newcomer with its generation
/// raised; a row whose generations are used up is never given out again.
class HandleTable {
 public:
  explicit HandleTable(std::uint32_t max_generation = kMaxGeneration)
      : max_generation_(max_generation) {}

  /// Rows in use so far, live or not.
  std::uint32_t rows() const { return rows_; }

  /// Live objects.
  std::uint32_t size() const { return size_; }

  bool is_live(Row row) const { return row < rows_ && states_[row].live != 0; }
  bool is_live(Id id) const {
    const Row row = row_of(id);
    return is_live(row) && states_[row].generation == generation_of(id);
  }

  /// The id of the object in a live row.
  Id id_at(Row row) const { return make_id(row, states_[row].generation); }

  /// Makes room for `count` more objects, so that as many calls of `add` cannot fail. The value is
  /// what rows() is at most after these calls: retired rows are skipped.
  Result<std::uint32_t> reserve(std::uint32_t count);

  /// A new object. Precondition: `reserve` made room for it.
  Id add();

  void remove(Row row);

  /// Undoes the latest calls of `add`, which returned `ids`: no caller has seen these, so they are
  /// given out again. `rows` is what rows() was before.
  void undo_adds(std::span<const Id> ids, std::uint32_t rows);

  /// Takes out all objects; numbering starts again at row 0.
  void clear();

  /// Makes room so that `clear` and then `count` calls of `add` yield rows 0 .. count - 1.
  /// kTooManyObjects also when one of these rows is retired.
  [[nodiscard]] Status reserve_restart(std::uint32_t count);

  /// As bytes: how many, and the bytes themselves.
  std::size_t written_size() const;
  void write(ByteWriter& out) const;

  /// Makes a new table the one that was written. kDamagedSnapshot, also when the bytes are those of
  /// no table there can be, or kOutOfMemory; the table is then of no use.
  [[nodiscard]] Status read(ByteReader& in);

  std::size_t bytes() const { return states_.bytes() + free_.bytes(); }

 private:
  struct State {
    std::uint32_t generation : 31;
    std::uint32_t live : 1;
  };
  static_assert(sizeof(State) == 4);

  std::size_t rows_ever() const;
  [[nodiscard]] Status reserve_rows(std::size_t rows);
  bool read_states(ByteReader& in);
  bool read_free_rows(ByteReader& in, std::size_t count);

  bool is_worn_out(Row row) const { return states_[row].generation >= max_generation_; }

  std::uint32_t max_generation_;
  Buffer<State> states_;  // grows only: generations outlive `clear`
  Buffer<Row> free_;      // rows below rows_ to give out again, last in first out
  std::uint32_t rows_ = 0;
  std::uint32_t size_ = 0;
};

}  // namespace quadrille
