// Joins of long lists: sorted along x, an object meets only those that begin before it ends.
#pragma once

#include <algorithm>

#include "base/radix_sort.hpp"
#include "pairs/box_join.hpp"

namespace quadrille {

/// From this many members on, sorting costs less than testing all pairs.
inline constexpr std::size_t kSweepFrom = 96;

/// Sorts and joins; keeps its memory.
class SortAndSweep {
 public:
  /// All pairs of a list with itself, but for those of cells before the one at `corner`; false when
  /// there was no memory to sort.
  template <typename Lanes = SimdLanes>
  [[nodiscard]] bool find(const BoxListView& members, const Corner& corner, PairBuffer& sink) {
    if (!sort(members)) return false;
    for (std::size_t first = 0; first < sorted_.size() && sink.is_open(); first += kLanes) {
      join_sorted<Lanes>({first, std::min(first + kLanes, sorted_.size())}, corner, sink);
    }
    return true;
  }

  std::size_t bytes() const { return order_.bytes() + sorted_.bytes(); }

 private:
  bool sort(const BoxListView& members) {
    const std::size_t size = members.size;
    if (!order_.resize(2 * size) || !sorted_.resize(size)) return false;
    for (std::size_t i = 0; i < size; ++i) {
      order_[i] = sort_key(members.boxes[i].min_x, static_cast<std::uint32_t>(i));
    }
    sort_keys(order_.span().first(size), order_.span().last(size));
    for (std::size_t i = 0; i < size; ++i) {
      const auto member = static_cast<std::uint32_t>(order_[i]);
      sorted_.set(i, members.boxes[member], members.rows[member]);
    }
    return true;
  }

  // Up to kLanes members with each other and with those behind that begin before the last of them
  // ends.
  template <typename Lanes>
  void join_sorted(Run run, const Corner& corner, PairBuffer& sink) {
    const BoxListView block = sorted_.list(run);
    float max_x = block.boxes[0].max_x;
    for (std::size_t i = 1; i < block.size; ++i) max_x = std::max(max_x, block.boxes[i].max_x);
    std::size_t last = run.end;
    while (last < sorted_.size() && sorted_.boxes()[last].min_x < max_x) ++last;
    join<Lanes>(block, corner, sink);
    join<Lanes>(block, sorted_.list({run.end, last}), corner, sink);
  }

  Buffer<std::uint64_t> order_;  // keys of members, and as much scratch
  BoxList sorted_;
};

/// All pairs of a list with itself, so too, by whichever way is cheaper.
inline void join_any(const BoxListView& members, const Corner& corner, SortAndSweep& sweep,
                     PairBuffer& sink) {
  if (members.size < kSweepFrom) {
    join(members, corner, sink);
  } else if (!sweep.find(members, corner, sink)) {
    sink.run_out_of_memory();
  }
}

}  // namespace quadrille
