// The rows that a query has visited.
#pragma once

#include <algorithm>
#include <cstdint>

#include "base/buffer.hpp"
#include "quadrille/id.hpp"

namespace quadrille {

/// A set of rows that is cleared in constant time: each row carries the number of the last round in
/// which it was inserted, and `clear` starts the next round.
class VisitedSet {
 public:
  /// Makes room for the rows below `rows`; false when there is no memory.
  [[nodiscard]] bool reserve(std::uint32_t rows) {
    const std::size_t before = rounds_.size();
    if (rows <= before) return true;
    if (!rounds_.resize(rows)) return false;
    std::fill(rounds_.data() + before, rounds_.data() + rows, kNever);
    return true;
  }

  /// To be called before the first `insert` of each query.
  void clear() {
    if (++round_ != kNever) return;
    // After 2^32 rounds the numbers start again: rows of old rounds must not look visited.
    std::ranges::fill(rounds_.span(), kNever);
    ++round_;
  }

  /// True if the row was not in the set. Precondition: room was reserved for it.
  bool insert(Row row) {
    const bool is_new = rounds_[row] != round_;
    rounds_[row] = round_;
    return is_new;
  }

  std::size_t bytes() const { return rounds_.bytes(); }

 private:
  static constexpr std::uint32_t kNever = 0;

  Buffer<std::uint32_t> rounds_;  // by row
  std::uint32_t round_ = kNever;
};

}  // namespace quadrille
