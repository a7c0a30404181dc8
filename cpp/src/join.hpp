// Joins of lists of boxes: every pair that overlaps, once.
#pragma once

#include <cstddef>

#include "members.hpp"
#include "pair_sink.hpp"

namespace quadrille {

/// A run of members, [begin, end).
struct Run {
  std::size_t begin;
  std::size_t end;

  std::size_t size() const { return end - begin; }
};

inline constexpr unsigned kAllLanes = (1u << kLanes) - 1;

/// The lanes of a vector at `first` that lie before `end`, one bit each.
inline unsigned lanes_before(std::size_t end, std::size_t first) {
  return end - first < kLanes ? (1u << (end - first)) - 1 : kAllLanes;
}

/// One member against others, kLanes at a time. Holds addresses by value: the compiler then keeps
/// them in registers, whatever is written in between.
template <EdgeRule rule, typename Lanes>
class OneAgainstMany {
 public:
  OneAgainstMany(const Members::Columns& columns, std::size_t member)
      : columns_(columns),
        min_x_(Lanes::splat(columns.min_x[member])),
        min_y_(Lanes::splat(columns.min_y[member])),
        max_x_(Lanes::splat(columns.max_x[member])),
        max_y_(Lanes::splat(columns.max_y[member])),
        row_(columns.row[member]),
        bits_(static_cast<std::int32_t>(columns.bits[member])) {}

  /// Puts the pairs with those of the members `first` .. `first + kLanes - 1` that `valid` names
  /// into the sink, which must have room for all. Two members that share a bit were both there
  /// before this node and meet in an earlier one too: the pair is taken there.
  void join(std::size_t first, unsigned valid, PairSink& sink) const {
    const auto in_x = Lanes::both(before(min_x_, Lanes::load(columns_.max_x + first)),
                                  before(Lanes::load(columns_.min_x + first), max_x_));
    const auto in_y = Lanes::both(before(min_y_, Lanes::load(columns_.max_y + first)),
                                  before(Lanes::load(columns_.min_y + first), max_y_));
    const auto is_first = Lanes::disjoint(Lanes::load_ints(columns_.bits + first), bits_);
    const unsigned hits = Lanes::bits(Lanes::both(Lanes::both(in_x, in_y), is_first)) & valid;
    sink.add<Lanes>(row_, Lanes::load_ints(columns_.row + first), hits);
  }

 private:
  static auto before(const typename Lanes::Floats& a, const typename Lanes::Floats& b) {
    if constexpr (rule == EdgeRule::kTouching) {
      return Lanes::less_equal(a, b);
    } else {
      return Lanes::less(a, b);
    }
  }

  Members::Columns columns_;
  typename Lanes::Floats min_x_;
  typename Lanes::Floats min_y_;
  typename Lanes::Floats max_x_;
  typename Lanes::Floats max_y_;
  Row row_;
  std::int32_t bits_;
};

/// Pairs of one member with a run. Precondition: the sink has room for kLanes more than that.
template <EdgeRule rule, typename Lanes>
inline void join_one(const Members::Columns& columns, std::size_t member, Run others,
                     PairSink& sink) {
  const OneAgainstMany<rule, Lanes> one(columns, member);
  std::size_t first = others.begin;
  for (; first + kLanes <= others.end; first += kLanes) one.join(first, kAllLanes, sink);
  if (first < others.end) one.join(first, lanes_before(others.end, first), sink);
}

/// All pairs of a run with itself.
template <EdgeRule rule, typename Lanes = SimdLanes>
void join(const Members& members, Run run, PairSink& sink) {
  const Members::Columns columns = members.columns();
  for (std::size_t i = run.begin; i + 1 < run.end; ++i) {
    if (!sink.make_room(run.size() + kLanes)) return;
    join_one<rule, Lanes>(columns, i, {i + 1, run.end}, sink);
  }
  if (run.size() > 1) sink.count_tests(run.size() * (run.size() - 1) / 2);
}

/// All pairs of a run with another.
template <EdgeRule rule, typename Lanes = SimdLanes>
void join(const Members& members, Run run, Run others, PairSink& sink) {
  if (others.size() == 0) return;
  const Members::Columns columns = members.columns();
  for (std::size_t i = run.begin; i < run.end; ++i) {
    if (!sink.make_room(others.size() + kLanes)) return;
    join_one<rule, Lanes>(columns, i, others, sink);
  }
  sink.count_tests(run.size() * others.size());
}

}  // namespace quadrille
