// Joins of long lists: sorted along x, a box is tested only against those that begin before it
// ends.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "base/radix_sort.hpp"
#include "pairs/box_join.hpp"

namespace quadrille {

/// From this many boxes on, sorting a list costs less than testing all pairs.
inline constexpr std::size_t kSweepFrom = 96;

/// Sorts a list and joins it with itself; keeps its memory.
class SortAndSweep {
 public:
  /// Appends all pairs within a list whose reference point is not before `corner`. False when there
  /// is no memory to sort.
  template <typename Lanes = SimdLanes>
  [[nodiscard]] bool find(const BoxListView& list, const Corner& corner, PairBuffer& pairs) {
    if (!sort(list)) return false;
    for (std::size_t first = 0; first < sorted_.size() && pairs.is_open(); first += kLanes) {
      join_sorted<Lanes>({first, std::min(first + kLanes, sorted_.size())}, corner, pairs);
    }
    return true;
  }

  std::size_t bytes() const { return order_.bytes() + sorted_.bytes(); }

 private:
  bool sort(const BoxListView& list) {
    const std::size_t size = list.size;
    if (!order_.resize(2 * size) || !sorted_.resize(size)) return false;
    for (std::size_t i = 0; i < size; ++i) {
      order_[i] = sort_key(list.boxes[i].min_x, static_cast<std::uint32_t>(i));
    }
    sort_keys(order_.span().first(size), order_.span().last(size));
    for (std::size_t i = 0; i < size; ++i) {
      const auto from = static_cast<std::uint32_t>(order_[i]);
      sorted_.set(i, list.boxes[from], list.rows[from]);
    }
    return true;
  }

  // Joins up to kLanes boxes with each other, and with those behind them that begin before the last
  // of them ends.
  template <typename Lanes>
  void join_sorted(IndexRange range, const Corner& corner, PairBuffer& pairs) {
    const BoxListView block = sorted_.view(range);
    float max_x = block.boxes[0].max_x;
    for (std::size_t i = 1; i < block.size; ++i) max_x = std::max(max_x, block.boxes[i].max_x);
    std::size_t last = range.end;
    while (last < sorted_.size() && sorted_.boxes()[last].min_x < max_x) ++last;
    join<Lanes>(block, corner, pairs);
    join<Lanes>(block, sorted_.view({range.end, last}), corner, pairs);
  }

  Buffer<std::uint64_t> order_;  // sort keys of the boxes, and as much scratch
  BoxList sorted_;
};

}  // namespace quadrille
