// Joins of long lists: sorted along x, an object meets only those that begin before it ends.
#pragma once

#include <algorithm>

#include "join.hpp"

namespace quadrille {

/// From this many members on, sorting costs less than testing all pairs.
inline constexpr std::size_t kSweepFrom = 96;

/// Sorts and joins; keeps its memory.
class Sweep {
 public:
  /// All pairs of a run with itself; false when there was no memory to sort.
  template <EdgeRule rule, Sharing sharing, typename Lanes = SimdLanes>
  [[nodiscard]] bool find(const Members& members, Run run, PairSink& sink) {
    if (!sort(members, run)) return false;
    for (std::size_t first = 0; first < sorted_.size() && sink.is_open(); first += kLanes) {
      join_sorted<rule, sharing, Lanes>({first, std::min(first + kLanes, sorted_.size())}, sink);
    }
    return true;
  }

  std::size_t bytes() const { return order_.bytes() + sorted_.bytes(); }

 private:
  struct Entry {
    float min_x;
    std::uint32_t member;
  };

  bool sort(const Members& members, Run run) {
    if (!order_.resize(run.size()) || !sorted_.resize(run.size())) return false;
    for (std::size_t i = 0; i < run.size(); ++i) {
      const std::size_t member = run.begin + i;
      order_[i] = {members.min_x()[member], static_cast<std::uint32_t>(member)};
    }
    std::ranges::sort(order_.span(), [](const Entry& a, const Entry& b) {
      return a.min_x != b.min_x ? a.min_x < b.min_x : a.member < b.member;
    });
    for (std::size_t i = 0; i < run.size(); ++i) {
      const std::size_t member = order_[i].member;
      sorted_.set(i, members.box(member), members.row(member), members.bits(member));
    }
    return true;
  }

  /// True when nothing that begins at `min_x` or later overlaps a member that ends at `max_x`.
  template <EdgeRule rule>
  static bool is_past(float max_x, float min_x) {
    return rule == EdgeRule::kTouching ? max_x < min_x : max_x <= min_x;
  }

  // Up to kLanes members with each other and with those behind that begin before the last of them
  // ends.
  template <EdgeRule rule, Sharing sharing, typename Lanes>
  void join_sorted(Run run, PairSink& sink) {
    const Members::Columns columns = sorted_.columns();
    const float max_x = *std::max_element(columns.max_x + run.begin, columns.max_x + run.end);
    std::size_t last = run.end;
    while (last < sorted_.size() && !is_past<rule>(max_x, columns.min_x[last])) ++last;
    join<rule, sharing, Lanes>(sorted_, run, sink);
    join<rule, sharing, Lanes>(sorted_, run, {run.end, last}, sink);
  }

  Buffer<Entry> order_;
  Members sorted_;
};

/// All pairs of a run with itself, by whichever way is cheaper.
template <EdgeRule rule, Sharing sharing>
void join_any(const Members& members, Run run, Sweep& sweep, PairSink& sink) {
  if (run.size() < kSweepFrom) {
    join<rule, sharing>(members, run, sink);
  } else if (!sweep.find<rule, sharing>(members, run, sink)) {
    sink.run_out_of_memory();
  }
}

}  // namespace quadrille
