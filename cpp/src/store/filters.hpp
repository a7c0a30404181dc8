// The filters of all objects, and what they admit.
#pragma once

#include <algorithm>
#include <span>

#include "base/buffer.hpp"
#include "quadrille/filter.hpp"
#include "quadrille/id.hpp"
#include "quadrille/pair.hpp"
#include "quadrille/status.hpp"
#include "store/id_table.hpp"

namespace quadrille {

/// Filters by row; takes no memory until the first one is set. Rows beyond the last one that was
/// set have the default filter.
class Filters {
 public:
  /// False when there is no memory; nothing has changed then.
  [[nodiscard]] bool set(Row row, Filter filter);

  /// Gives a row the default filter. To be called for each new object.
  void reset(Row row) {
    if (row < by_row_.size()) by_row_[row] = kDefaultFilter;
  }

  /// Gives all rows the default filter.
  void clear() { by_row_.clear(); }

  /// Where filters are used, allocates for those of `rows` rows; false when there is no memory.
  [[nodiscard]] bool reserve(std::uint32_t rows) { return are_unused() || by_row_.reserve(rows); }

  /// Allocates so that `set` cannot fail for rows below `rows`; false when there is no memory.
  [[nodiscard]] bool make_room(std::uint32_t rows) { return by_row_.reserve(rows); }

  /// Makes `all()` at least `rows` long; false when there is no memory.
  [[nodiscard]] bool cover(std::uint32_t rows);

  std::span<Filter> all() { return by_row_.span(); }
  const Filter& of(Row row) const { return row < by_row_.size() ? by_row_[row] : kDefaultFilter; }

  /// True while no filter was set: each object then has the default filter.
  bool are_unused() const { return by_row_.empty(); }

  std::size_t bytes() const { return by_row_.bytes(); }

  /// The filters of live rows as bytes, in the format of snapshot.hpp.
  void write(const IdTable& ids, ByteWriter& out) const;

  /// Reads into new filters: kOk, kDamagedSnapshot or kOutOfMemory.
  [[nodiscard]] Status read(const IdTable& ids, ByteReader& in);

 private:
  bool are_default(const IdTable& ids) const;

  Buffer<Filter> by_row_;
};

/// Ascending. Of a type of ours, so that a shared library does not export algorithms of standard
/// types.
struct RowOrder {
  bool operator()(Row a, Row b) const { return a < b; }
};

/// Which rows a query may find: those whose filters admit its own, except some.
class RowFilter {
 public:
  /// `except` is in ascending order, and must outlive this.
  RowFilter(const Filters& filters, const Filter& query, std::span<const Row> except)
      : filters_(filters.are_unused() ? nullptr : &filters),
        query_(query),
        except_(except),
        admits_default_(admit(kDefaultFilter, query)) {}

  /// True when a query may find every row.
  bool admits_all() const { return filters_ == nullptr && admits_default_ && except_.empty(); }

  bool admits(Row row) const {
    const bool admits = filters_ == nullptr ? admits_default_ : admit(filters_->of(row), query_);
    return admits && (except_.empty() || !std::ranges::binary_search(except_, row, RowOrder()));
  }

 private:
  const Filters* filters_;
  Filter query_;
  std::span<const Row> except_;
  bool admits_default_;
};

/// Writes those pairs to `kept` whose objects admit each other: `a` with its filter in `of_a`, `b`
/// with its filter in `of_b`. `kept` must have room for all pairs. Returns how many were written.
std::size_t keep_admitted(std::span<const Pair> pairs, const Filters& of_a, const Filters& of_b,
                          Pair* kept);

}  // namespace quadrille
