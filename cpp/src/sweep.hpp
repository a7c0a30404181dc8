// Joins of long lists: sorted along x, an object meets only those that begin before it ends.
#pragma once

#include <algorithm>

#include "join.hpp"
#include "sort.hpp"

namespace quadrille {

/// From this many members on, sorting costs less than testing all pairs.
inline constexpr std::size_t kSweepFrom = 96;

/// Sorts and joins; keeps its memory.
class Sweep {
 public:
  /// All pairs of a run with itself; false when there was no memory to sort.
  template <typename Lanes = SimdLanes>
  [[nodiscard]] bool find(const Members& members, Run run, PairSink& sink) {
    if (!sort(members, run)) return false;
    for (std::size_t first = 0; first < sorted_.size() && sink.is_open(); first += kLanes) {
      join_sorted<Lanes>({first, std::min(first + kLanes, sorted_.size())}, sink);
    }
    return true;
  }

  std::size_t bytes() const { return order_.bytes() + sorted_.bytes(); }

 private:
  bool sort(const Members& members, Run run) {
    if (!order_.resize(run.size()) || !sorted_.resize(run.size())) return false;
    for (std::size_t i = 0; i < run.size(); ++i) {
      const std::size_t member = run.begin + i;
      order_[i] = key_of(members.min_x()[member], static_cast<std::uint32_t>(member));
    }
    sort_keys(order_.span());
    for (std::size_t i = 0; i < run.size(); ++i) {
      const auto member = static_cast<std::uint32_t>(order_[i]);
      sorted_.set(i, members.box(member), members.row(member), members.bits(member));
    }
    return true;
  }

  // Up to kLanes members with each other and with those behind that begin before the last of them
  // ends.
  template <typename Lanes>
  void join_sorted(Run run, PairSink& sink) {
    const Members::Columns columns = sorted_.columns();
    const float max_x = *std::max_element(columns.max_x + run.begin, columns.max_x + run.end);
    std::size_t last = run.end;
    while (last < sorted_.size() && columns.min_x[last] < max_x) ++last;
    join<Lanes>(sorted_, run, sink);
    join<Lanes>(sorted_, run, {run.end, last}, sink);
  }

  Buffer<std::uint64_t> order_;  // keys of members
  Members sorted_;
};

/// All pairs of a run with itself, by whichever way is cheaper.
inline void join_any(const Members& members, Run run, Sweep& sweep, PairSink& sink) {
  if (run.size() < kSweepFrom) {
    join(members, run, sink);
  } else if (!sweep.find(members, run, sink)) {
    sink.run_out_of_memory();
  }
}

}  // namespace quadrille
