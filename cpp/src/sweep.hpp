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
  template <EdgeRule rule, typename Lanes = SimdLanes>
  [[nodiscard]] bool join(const Members& members, Run run, PairSink& sink) {
    if (!sort(members, run)) return false;
    for (std::size_t i = 0; i + 1 < sorted_.size() && sink.is_open(); ++i) {
      join_sorted<rule, Lanes>(i, sink);
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

  template <EdgeRule rule, typename Lanes>
  void join_sorted(std::size_t member, PairSink& sink) {
    const OneAgainstMany<rule, Lanes> one(sorted_.columns(), member);
    const float max_x = sorted_.max_x()[member];
    std::size_t first = member + 1;
    while (first < sorted_.size() && !is_past<rule>(max_x, sorted_.min_x()[first])) {
      if (!sink.make_room(kLanes)) return;
      one.join(first, lanes_before(sorted_.size(), first), sink);
      first += kLanes;
    }
    sink.count_tests(std::min(first, sorted_.size()) - member - 1);
  }

  Buffer<Entry> order_;
  Members sorted_;
};

/// All pairs of a run with itself, by whichever way is cheaper.
template <EdgeRule rule>
void join_any(const Members& members, Run run, Sweep& sweep, PairSink& sink) {
  if (run.size() < kSweepFrom) {
    join<rule>(members, run, sink);
  } else if (!sweep.join<rule>(members, run, sink)) {
    sink.run_out_of_memory();
  }
}

}  // namespace quadrille
