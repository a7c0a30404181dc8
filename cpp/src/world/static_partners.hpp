// The static bodies near each moving one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "quadrille/id.hpp"
#include "quadrille/pair.hpp"

namespace quadrille {

/// Lists the static bodies of a step's candidates by moving body.
class StaticPartners {
 public:
  /// Takes pairs of a moving and a static body, of which `is_static(row)` tells which is which,
  /// among `rows` rows. False when there is no memory.
  template <typename IsStatic>
  [[nodiscard]] bool fill(std::span<const Pair> pairs, std::size_t rows, IsStatic&& is_static) {
    if (!rows_.resize(pairs.size())) return false;
    if (pairs.empty()) return true;
    if (!begins_.resize(rows + 1)) return false;
    std::ranges::fill(begins_.span(), 0u);
    for (const Pair& pair : pairs) ++begins_[is_static(pair.a) ? pair.b : pair.a];
    std::uint32_t end = 0;
    for (std::uint32_t& begin : begins_.span()) begin = end += begin;
    for (const Pair& pair : pairs) {
      const bool is_first = is_static(pair.a);
      rows_[--begins_[is_first ? pair.b : pair.a]] = is_first ? pair.a : pair.b;
    }
    return true;
  }

  /// Those of a moving body, in any order.
  std::span<const Row> of(Row moving) const {
    if (rows_.empty()) return {};
    return rows_.span().subspan(begins_[moving], begins_[moving + 1] - begins_[moving]);
  }

  std::size_t bytes() const { return begins_.bytes() + rows_.bytes(); }

 private:
  Buffer<std::uint32_t> begins_;  // of each moving row's list; then the end of the last one
  Buffer<Row> rows_;
};

}  // namespace quadrille
