// Joins of lists of boxes: every pair that overlaps strictly, once. See BoxList for the other rule.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "geometry/placement.hpp"
#include "pairs/box_list.hpp"
#include "pairs/pair_buffer.hpp"

namespace quadrille {

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
/// Two members that both begin left of a cell's corner, or both above it, were both there before
/// and meet in an earlier cell too: the pair is taken there.
///
/// The others change in the inner loop: it is as long as the list and its end easy to foresee,
/// which matters more than anything else where lists are short. If hits are rare, a branch on them
/// is foreseen and cheaper than to store nothing.
template <typename Lanes, bool kHitsAreRare>
class Block {
 public:
  Block(const BoxListView& members, std::size_t first, const Corner& corner)
      : Block(columns(members, first), Lanes::load_ints(members.rows + first), corner) {}

  /// Writes the pairs of a member with those lanes that `valid` names to `end`, where there must
  /// be room for all lanes; returns the new end.
  Pair* meet(const Box& box, Row row, unsigned valid, Pair* end) const {
    const auto hits = overlaps(box);
    if (kHitsAreRare && (Lanes::bits(hits) & valid) == 0) return end;
    const unsigned chosen = Lanes::bits(Lanes::both(hits, meets_here(box))) & valid;
    return end + Lanes::store_ordered_pairs(end, row, rows_, chosen);
  }

 private:
  using Floats = typename Lanes::Floats;
  using Columns = typename Lanes::Columns;

  Block(const Columns& boxes, const typename Lanes::Ints& rows, const Corner& corner)
      : boxes_(boxes),
        rows_(rows),
        least_x_(least(boxes.first, corner.x)),
        least_y_(least(boxes.second, corner.y)) {}

  static Columns columns(const BoxListView& members, std::size_t first) {
    const Box* boxes = members.boxes + first;
    return Lanes::transposed(Lanes::load(&boxes[0].min_x), Lanes::load(&boxes[1].min_x),
                             Lanes::load(&boxes[2].min_x), Lanes::load(&boxes[3].min_x));
  }

  // Where others must begin at the least: at the corner, for lanes that begin before it.
  static Floats least(const Floats& begins, float corner) {
    constexpr float kAnywhere = -std::numeric_limits<float>::infinity();
    const Floats line = Lanes::splat(corner);
    return Lanes::chosen(Lanes::less(begins, line), line, Lanes::splat(kAnywhere));
  }

  typename Lanes::Mask overlaps(const Box& box) const {
    const auto& [min_x, min_y, max_x, max_y] = boxes_;
    const auto in_x = Lanes::both(Lanes::less(Lanes::splat(box.min_x), max_x),
                                  Lanes::less(min_x, Lanes::splat(box.max_x)));
    const auto in_y = Lanes::both(Lanes::less(Lanes::splat(box.min_y), max_y),
                                  Lanes::less(min_y, Lanes::splat(box.max_y)));
    return Lanes::both(in_x, in_y);
  }

  typename Lanes::Mask meets_here(const Box& box) const {
    return Lanes::both(Lanes::less_equal(least_x_, Lanes::splat(box.min_x)),
                       Lanes::less_equal(least_y_, Lanes::splat(box.min_y)));
  }

  Columns boxes_;  // min_x, min_y, max_x, max_y
  typename Lanes::Ints rows_;
  Floats least_x_;
  Floats least_y_;
};

template <typename Lanes, bool kHitsAreRare>
void join_alone(const BoxListView& members, const Corner& corner, PairBuffer& sink) {
  const auto [boxes, rows, size] = members;
  for (std::size_t first = 0; first < size; first += kLanes) {
    if (!sink.make_room(kLanes * (first + kLanes))) return;
    const Block<Lanes, kHitsAreRare> block(members, first, corner);
    const unsigned valid = lanes_before(size, first);
    Pair* end = sink.end();
    for (std::size_t i = 0; i < first; ++i) end = block.meet(boxes[i], rows[i], valid, end);
    for (std::size_t lane = 0; lane + 1 < kLanes; ++lane) {
      const std::size_t i = first + lane;
      end = block.meet(boxes[i], rows[i], valid & lanes_behind(lane), end);
    }
    sink.extend_to(end);
  }
}

template <typename Lanes, bool kHitsAreRare>
void join_with(const BoxListView& members, const BoxListView& others, const Corner& corner,
               PairBuffer& sink) {
  for (std::size_t first = 0; first < members.size; first += kLanes) {
    if (!sink.make_room(kLanes * (others.size + 1))) return;
    const Block<Lanes, kHitsAreRare> block(members, first, corner);
    const unsigned valid = lanes_before(members.size, first);
    Pair* end = sink.end();
    for (std::size_t i = 0; i < others.size; ++i) {
      end = block.meet(others.boxes[i], others.rows[i], valid, end);
    }
    sink.extend_to(end);
  }
}

/// All pairs of a list with itself, but for those of earlier cells than the one at `corner`.
template <typename Lanes = SimdLanes>
void join(const BoxListView& members, const Corner& corner, PairBuffer& sink) {
  if (members.size < 2) return;
  if (sink.hits_are_rare()) {
    join_alone<Lanes, true>(members, corner, sink);
  } else {
    join_alone<Lanes, false>(members, corner, sink);
  }
  sink.count_tests(std::uint64_t{members.size} * (members.size - 1) / 2);
}

/// All pairs of a list with another, so too; fastest when `members` fills its vectors.
template <typename Lanes = SimdLanes>
void join(const BoxListView& members, const BoxListView& others, const Corner& corner,
          PairBuffer& sink) {
  if (members.size == 0 || others.size == 0) return;
  if (sink.hits_are_rare()) {
    join_with<Lanes, true>(members, others, corner, sink);
  } else {
    join_with<Lanes, false>(members, others, corner, sink);
  }
  sink.count_tests(std::uint64_t{members.size} * others.size);
}

// The loops that most of a frame goes through stand in join.cpp once, compiled for speed, whatever
// those that ask for them are compiled for.
extern template void join_alone<SimdLanes, false>(const BoxListView&, const Corner&, PairBuffer&);
extern template void join_alone<SimdLanes, true>(const BoxListView&, const Corner&, PairBuffer&);
extern template void join_with<SimdLanes, false>(const BoxListView&, const BoxListView&,
                                                 const Corner&, PairBuffer&);
extern template void join_with<SimdLanes, true>(const BoxListView&, const BoxListView&,
                                                const Corner&, PairBuffer&);

}  // namespace quadrille
