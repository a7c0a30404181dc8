// The filters of all objects; takes no memory before the first one is set.
#pragma once

#include <span>

#include "base/buffer.hpp"
#include "quadrille/filter.hpp"
#include "quadrille/id.hpp"
#include "quadrille/pair.hpp"
#include "store/handle_table.hpp"

namespace quadrille {

/// Filters by row. Rows at the end that were never set have the default filter.
class Filters {
 public:
  /// False when there is no memory; nothing has then changed.
  [[nodiscard]] bool set(Row row, Filter filter);

  /// A row's next object starts with the default filter.
  void reset(Row row) {
    if (row < by_row_.size()) by_row_[row] = kDefaultFilter;
  }

  /// The same for all rows.
  void clear() { by_row_.clear(); }

  /// Makes the filters of the first `rows` rows one span, `all()`; false when there is no memory.
  [[nodiscard]] bool cover(std::uint32_t rows);

  std::span<Filter> all() { return by_row_.span(); }
  const Filter& of(Row row) const { return row < by_row_.size() ? by_row_[row] : kDefaultFilter; }

  /// True while every object has the default filter for all anybody knows.
  bool are_unused() const { return by_row_.empty(); }

  std::size_t bytes() const { return by_row_.bytes(); }

  /// As bytes and back; see filters_snapshot.cpp. `read` makes new filters those that were written;
  /// kDamagedSnapshot or kOutOfMemory.
  std::size_t written_size(const HandleTable& rows) const;
  void write(const HandleTable& rows, ByteWriter& out) const;
  [[nodiscard]] Status read(const HandleTable& rows, ByteReader& in);

 private:
  bool are_default(const HandleTable& rows) const;

  Buffer<Filter> by_row_;
};

/// Which rows a question with a filter may find.
class Admission {
 public:
  Admission(const Filters& filters, const Filter& asked)
      : filters_(filters.are_unused() ? nullptr : &filters),
        asked_(asked),
        admits_default_(admit(kDefaultFilter, asked)) {}

  bool admits(Row row) const {
    return filters_ == nullptr ? admits_default_ : admit(filters_->of(row), asked_);
  }

 private:
  const Filters* filters_;
  Filter asked_;
  bool admits_default_;
};

/// Keeps those pairs whose objects admit each other: `a` filtered by the one, `b` by the other.
/// `kept` must have room for all; returns how many it got.
std::size_t keep_admitted(std::span<const Pair> pairs, const Filters& of_a, const Filters& of_b,
                          Pair* kept);

}  // namespace quadrille
