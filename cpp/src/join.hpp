// Joins of lists of boxes: every pair that overlaps, once.
#pragma once

#include <bit>
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

/// Tests one member against others, kLanes at a time.
template <EdgeRule rule, typename Lanes>
class BoxTest {
 public:
  BoxTest(const Members& members, std::size_t member)
      : members_(members),
        min_x_(Lanes::splat(members.min_x()[member])),
        min_y_(Lanes::splat(members.min_y()[member])),
        max_x_(Lanes::splat(members.max_x()[member])),
        max_y_(Lanes::splat(members.max_y()[member])) {}

  /// Bit i is set when member `first + i` overlaps. Reads kLanes members.
  unsigned overlapping(std::size_t first) const {
    const auto in_x = Lanes::both(before(min_x_, Lanes::load(members_.max_x() + first)),
                                  before(Lanes::load(members_.min_x() + first), max_x_));
    const auto in_y = Lanes::both(before(min_y_, Lanes::load(members_.max_y() + first)),
                                  before(Lanes::load(members_.min_y() + first), max_y_));
    return Lanes::bits(Lanes::both(in_x, in_y));
  }

 private:
  static auto before(const typename Lanes::Floats& a, const typename Lanes::Floats& b) {
    if constexpr (rule == EdgeRule::kTouching) {
      return Lanes::less_equal(a, b);
    } else {
      return Lanes::less(a, b);
    }
  }

  const Members& members_;
  typename Lanes::Floats min_x_;
  typename Lanes::Floats min_y_;
  typename Lanes::Floats max_x_;
  typename Lanes::Floats max_y_;
};

/// Puts the hits among members `first` .. `first + kLanes - 1` into the sink. Two members that
/// share a bit were both there before this node and meet in an earlier one too: the pair is taken
/// there.
inline void take_hits(const Members& members, std::size_t member, std::size_t first, unsigned hits,
                      PairSink& sink) {
  for (; hits != 0; hits &= hits - 1) {
    const std::size_t other = first + static_cast<std::size_t>(std::countr_zero(hits));
    if ((members.bits(member) & members.bits(other)) == 0) {
      sink.add(members.row(member), members.row(other));
    }
  }
}

/// The lanes of a vector at `first` that lie before `end`, one bit each.
inline unsigned lanes_before(std::size_t end, std::size_t first) {
  return end - first < kLanes ? (1u << (end - first)) - 1 : (1u << kLanes) - 1;
}

/// Pairs of one member with a run.
template <EdgeRule rule, typename Lanes>
void join_one(const Members& members, std::size_t member, Run others, PairSink& sink) {
  if (!sink.make_room(others.size())) return;
  const BoxTest<rule, Lanes> test(members, member);
  for (std::size_t first = others.begin; first < others.end; first += kLanes) {
    const unsigned hits = test.overlapping(first) & lanes_before(others.end, first);
    take_hits(members, member, first, hits, sink);
  }
}

/// All pairs of a run with itself.
template <EdgeRule rule, typename Lanes = SimdLanes>
void join(const Members& members, Run run, PairSink& sink) {
  for (std::size_t i = run.begin; i + 1 < run.end; ++i) {
    join_one<rule, Lanes>(members, i, {i + 1, run.end}, sink);
  }
  if (run.size() > 1) sink.count_tests(run.size() * (run.size() - 1) / 2);
}

/// All pairs of a run with another.
template <EdgeRule rule, typename Lanes = SimdLanes>
void join(const Members& members, Run run, Run others, PairSink& sink) {
  if (others.size() == 0) return;
  for (std::size_t i = run.begin; i < run.end; ++i) {
    join_one<rule, Lanes>(members, i, others, sink);
  }
  sink.count_tests(run.size() * others.size());
}

}  // namespace quadrille
