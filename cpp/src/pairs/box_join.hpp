// Joins of lists of boxes: each pair that overlaps strictly, once. BoxList says how touching
// counts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "geometry/grid.hpp"
#include "pairs/box_list.hpp"
#include "pairs/pair_buffer.hpp"

namespace quadrille {

/// The lanes of a vector at index `first` that lie before `end`, one bit each.
inline unsigned lanes_before(std::size_t end, std::size_t first) {
  return end - first < kLanes ? (1u << (end - first)) - 1 : kAllLanes;
}

/// The lanes behind `lane`.
constexpr unsigned lanes_behind(std::size_t lane) {
  return kAllLanes << (lane + 1) & kAllLanes;
}

/// kLanes boxes of a list in registers, one vector per coordinate. The inner loop of a join tests
/// them against one other box after another. That loop is as long as the whole list, so its end is
/// predictable, which matters most where lists are short.
///
/// The reference point of a pair is the larger min_x and the larger min_y of its two boxes
/// (Dittrich and Seeger). Only the node whose cell owns that point reports the pair. In the list of
/// a node, it never lies behind the cell; it lies before the cell's corner when both boxes begin
/// left of it, or both above it.
///
/// `kHitsAreRare` adds a branch that skips the store when no lane overlaps. It pays only where it
/// is predictable.
template <typename Lanes, bool kHitsAreRare>
class BoxBlock {
 public:
  BoxBlock(const BoxListView& list, std::size_t first, const Corner& corner)
      : BoxBlock(columns(list, first), Lanes::load_ints(list.rows + first), corner) {}

  /// Writes the pairs of a box with those lanes that `valid` names to `end`, where there must be
  /// room for all lanes. Returns the new end.
  Pair* test(const Box& box, Row row, unsigned valid, Pair* end) const {
    const auto hits = overlaps(box);
    if (kHitsAreRare && (Lanes::bits(hits) & valid) == 0) return end;
    const unsigned chosen = Lanes::bits(Lanes::both(hits, has_reference_point(box))) & valid;
    return end + Lanes::store_ordered_pairs(end, row, rows_, chosen);
  }

 private:
  using Floats = typename Lanes::Floats;
  using Columns = typename Lanes::Columns;

  BoxBlock(const Columns& boxes, const typename Lanes::Ints& rows, const Corner& corner)
      : boxes_(boxes),
        rows_(rows),
        least_x_(least(boxes.first, corner.x)),
        least_y_(least(boxes.second, corner.y)) {}

  static Columns columns(const BoxListView& list, std::size_t first) {
    const Box* boxes = list.boxes + first;
    return Lanes::transposed(Lanes::load(&boxes[0].min_x), Lanes::load(&boxes[1].min_x),
                             Lanes::load(&boxes[2].min_x), Lanes::load(&boxes[3].min_x));
  }

  // The least min coordinate that another box needs for the reference point to be in the cell: that
  // of the corner, for lanes that begin before it.
  static Floats least(const Floats& mins, float corner) {
    constexpr float kAnywhere = -std::numeric_limits<float>::infinity();
    const Floats line = Lanes::splat(corner);
    return Lanes::chosen(Lanes::less(mins, line), line, Lanes::splat(kAnywhere));
  }

  typename Lanes::Mask overlaps(const Box& box) const {
    const auto& [min_x, min_y, max_x, max_y] = boxes_;
    const auto in_x = Lanes::both(Lanes::less(Lanes::splat(box.min_x), max_x),
                                  Lanes::less(min_x, Lanes::splat(box.max_x)));
    const auto in_y = Lanes::both(Lanes::less(Lanes::splat(box.min_y), max_y),
                                  Lanes::less(min_y, Lanes::splat(box.max_y)));
    return Lanes::both(in_x, in_y);
  }

  typename Lanes::Mask has_reference_point(const Box& box) const {
    return Lanes::both(Lanes::less_equal(least_x_, Lanes::splat(box.min_x)),
                       Lanes::less_equal(least_y_, Lanes::splat(box.min_y)));
  }

  Columns boxes_;  // min_x, min_y, max_x, max_y
  typename Lanes::Ints rows_;
  Floats least_x_;
  Floats least_y_;
};

template <typename Lanes, bool kHitsAreRare>
void join_with_itself(const BoxListView& list, const Corner& corner, PairBuffer& pairs) {
  const auto [boxes, rows, size] = list;
  for (std::size_t first = 0; first < size; first += kLanes) {
    if (!pairs.reserve(kLanes * (first + kLanes))) return;
    const BoxBlock<Lanes, kHitsAreRare> block(list, first, corner);
    const unsigned valid = lanes_before(size, first);
    Pair* end = pairs.end();
    for (std::size_t i = 0; i < first; ++i) end = block.test(boxes[i], rows[i], valid, end);
    for (std::size_t lane = 0; lane + 1 < kLanes; ++lane) {
      const std::size_t i = first + lane;
      end = block.test(boxes[i], rows[i], valid & lanes_behind(lane), end);
    }
    pairs.extend_to(end);
  }
}

template <typename Lanes, bool kHitsAreRare>
void join_with_other(const BoxListView& list, const BoxListView& other, const Corner& corner,
                     PairBuffer& pairs) {
  for (std::size_t first = 0; first < list.size; first += kLanes) {
    if (!pairs.reserve(kLanes * (other.size + 1))) return;
    const BoxBlock<Lanes, kHitsAreRare> block(list, first, corner);
    const unsigned valid = lanes_before(list.size, first);
    Pair* end = pairs.end();
    for (std::size_t i = 0; i < other.size; ++i) {
      end = block.test(other.boxes[i], other.rows[i], valid, end);
    }
    pairs.extend_to(end);
  }
}

/// Appends all pairs within a list whose reference point is not before `corner`.
template <typename Lanes = SimdLanes>
void join(const BoxListView& list, const Corner& corner, PairBuffer& pairs) {
  if (list.size < 2) return;
  if (pairs.hits_are_rare()) {
    join_with_itself<Lanes, true>(list, corner, pairs);
  } else {
    join_with_itself<Lanes, false>(list, corner, pairs);
  }
  pairs.count_tests(std::uint64_t{list.size} * (list.size - 1) / 2);
}

/// Appends all pairs between two lists whose reference point is not before `corner`. Fastest when
/// the first list is the longer one, since it fills the vectors.
template <typename Lanes = SimdLanes>
void join(const BoxListView& list, const BoxListView& other, const Corner& corner,
          PairBuffer& pairs) {
  if (list.size == 0 || other.size == 0) return;
  if (pairs.hits_are_rare()) {
    join_with_other<Lanes, true>(list, other, corner, pairs);
  } else {
    join_with_other<Lanes, false>(list, other, corner, pairs);
  }
  pairs.count_tests(std::uint64_t{list.size} * other.size);
}

/// The same, the longer list first.
inline void join_longer_first(const BoxListView& a, const BoxListView& b, const Corner& corner,
                              PairBuffer& pairs) {
  if (a.size >= b.size) {
    join(a, b, corner, pairs);
  } else {
    join(b, a, corner, pairs);
  }
}

}  // namespace quadrille
