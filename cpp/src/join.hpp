// Joins of lists of boxes: every pair that overlaps strictly, once. See Members for the other rule.
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

/// The lanes behind `lane`.
constexpr unsigned lanes_behind(std::size_t lane) {
  return kAllLanes << (lane + 1) & kAllLanes;
}

/// kLanes members in registers, to be met by one other after the other.
///
/// The others change in the inner loop: it is as long as the list and its end easy to foresee,
/// which matters more than anything else where lists are short. If hits are rare, a branch on them
/// is foreseen and cheaper than to store nothing.
template <typename Lanes, bool kHitsAreRare>
class Block {
 public:
  Block(const Members::Columns& columns, std::size_t first)
      : columns_(columns),
        min_x_(Lanes::load(columns.min_x + first)),
        min_y_(Lanes::load(columns.min_y + first)),
        max_x_(Lanes::load(columns.max_x + first)),
        max_y_(Lanes::load(columns.max_y + first)),
        rows_(Lanes::load_ints(columns.row + first)),
        bits_(Lanes::load_ints(columns.bits + first)) {}

  /// Writes the pairs of member `i` with those lanes that `valid` names to `end`, where there must
  /// be room for all lanes; returns the new end. Two members that share a bit were both there
  /// before this node and meet in an earlier one too: the pair is taken there.
  Pair* meet(std::size_t i, unsigned valid, Pair* end) const {
    const auto in_x = Lanes::both(Lanes::less(Lanes::splat(columns_.min_x[i]), max_x_),
                                  Lanes::less(min_x_, Lanes::splat(columns_.max_x[i])));
    const auto in_y = Lanes::both(Lanes::less(Lanes::splat(columns_.min_y[i]), max_y_),
                                  Lanes::less(min_y_, Lanes::splat(columns_.max_y[i])));
    const auto hits =
        Lanes::both(Lanes::both(in_x, in_y),
                    Lanes::disjoint(bits_, static_cast<std::int32_t>(columns_.bits[i])));
    const unsigned chosen = Lanes::bits(hits) & valid;
    if (kHitsAreRare && chosen == 0) return end;
    return end + Lanes::store_ordered_pairs(end, columns_.row[i], rows_, chosen);
  }

 private:
  Members::Columns columns_;
  typename Lanes::Floats min_x_;
  typename Lanes::Floats min_y_;
  typename Lanes::Floats max_x_;
  typename Lanes::Floats max_y_;
  typename Lanes::Ints rows_;
  typename Lanes::Ints bits_;
};

template <typename Lanes, bool kHitsAreRare>
[[gnu::noinline]] void join_alone(const Members& members, Run run, PairSink& sink) {
  const Members::Columns columns = members.columns();
  for (std::size_t first = run.begin; first < run.end; first += kLanes) {
    if (!sink.make_room(kLanes * (first - run.begin + kLanes))) return;
    const Block<Lanes, kHitsAreRare> block(columns, first);
    const unsigned valid = lanes_before(run.end, first);
    Pair* end = sink.end();
    for (std::size_t i = run.begin; i < first; ++i) end = block.meet(i, valid, end);
    for (std::size_t lane = 0; lane + 1 < kLanes; ++lane) {
      end = block.meet(first + lane, valid & lanes_behind(lane), end);
    }
    sink.extend_to(end);
  }
}

template <typename Lanes, bool kHitsAreRare>
[[gnu::noinline]] void join_with(const Members& members, Run run, Run others, PairSink& sink) {
  const Members::Columns columns = members.columns();
  for (std::size_t first = run.begin; first < run.end; first += kLanes) {
    if (!sink.make_room(kLanes * (others.size() + 1))) return;
    const Block<Lanes, kHitsAreRare> block(columns, first);
    const unsigned valid = lanes_before(run.end, first);
    Pair* end = sink.end();
    for (std::size_t i = others.begin; i < others.end; ++i) end = block.meet(i, valid, end);
    sink.extend_to(end);
  }
}

/// All pairs of a run with itself.
template <typename Lanes = SimdLanes>
void join(const Members& members, Run run, PairSink& sink) {
  if (run.size() < 2) return;
  if (sink.hits_are_rare()) {
    join_alone<Lanes, true>(members, run, sink);
  } else {
    join_alone<Lanes, false>(members, run, sink);
  }
  sink.count_tests(run.size() * (run.size() - 1) / 2);
}

/// All pairs of a run with another; fastest when `run` fills its vectors.
template <typename Lanes = SimdLanes>
void join(const Members& members, Run run, Run others, PairSink& sink) {
  if (others.size() == 0) return;
  if (sink.hits_are_rare()) {
    join_with<Lanes, true>(members, run, others, sink);
  } else {
    join_with<Lanes, false>(members, run, others, sink);
  }
  sink.count_tests(run.size() * others.size());
}

}  // namespace quadrille
