// Copies of the boxes of nodes that queries read often.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "query/four_boxes.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// Finds the objects of a node whose boxes touch a window.
///
/// A node lists rows; reading the box of each row is a random access. When a list is read for the
/// `kReadsBeforeCopy`th time while the tree stays the same, its boxes are copied: in Z-order, four
/// side by side, with one box around every sixteen. Later reads go through memory in order and test
/// four boxes at once. Lists that are read less often between changes never pay for a copy.
class BoxCache {
 public:
  /// To be called before each query: `version` is that of the tree, which has `rows` rows. Drops
  /// the copies of other versions. False when there is no memory.
  [[nodiscard]] bool prepare(std::uint64_t version, std::uint32_t rows);

  /// The objects in the node's own list whose boxes touch `window` and begin neither left of nor
  /// above `reference_corner`. Valid until the next call.
  std::span<const Row> rows_touching(const Tree& tree, std::span<const Box> boxes, const Node& node,
                                     const Box& window, const Corner& reference_corner);

  /// Calls `on_object(row, box)` for each object in the node's own list that touches `window`.
  template <typename OnObject>
  void for_each_touching(const Tree& tree, std::span<const Box> boxes, const Node& node,
                         const Box& window, OnObject&& on_object);

  /// Scratch memory for the rows of any one list; `rows_touching` overwrites it.
  std::span<Row> scratch() { return result_.span(); }

  std::size_t bytes() const {
    return result_.bytes() + lists_.bytes() + fours_.bytes() + z_order_.bytes();
  }

 private:
  // A copy needs a sort, which pays only for lists that are read often.
  static constexpr std::uint32_t kReadsBeforeCopy = 8;
  static constexpr std::uint32_t kFoursPerCover = 4;  // one test of four covers decides on 64 boxes

  // How often a node's list was read, and its copy if there is one. A copy is a part of `fours_`:
  // first the boxes around every sixteen, whose numbers are positions in `fours_`, then the boxes
  // themselves, with their rows.
  struct CachedList {
    std::uint32_t epoch;
    std::uint32_t reads;         // in this epoch
    std::uint32_t covers_begin;  // the end of these is fours_begin
    std::uint32_t fours_begin;
    std::uint32_t fours_end;  // 0 while there is no copy
  };

  const CachedList* find(const Tree& tree, std::span<const Box> boxes, const Node& node);
  bool add_lists(std::size_t count);
  bool copy(const Tree& tree, std::span<const Box> boxes, const Node& node, CachedList& list);
  bool sort_in_z_order(const Tree& tree, std::span<const Row> rows);
  template <typename OnFour>
  void for_each_four_touching(const CachedList& list, const Box& window, OnFour&& on_four) const;

  Buffer<Row> result_;
  Buffer<CachedList> lists_;  // by node
  Buffer<FourBoxes> fours_;
  Buffer<std::uint64_t>
      z_order_;  // high half: Morton code, low half: row; then scratch of the sort
  std::uint64_t version_ = ~std::uint64_t{0};
  std::uint32_t epoch_ = 0;  // lists of other epochs are out of date
};

// Calls `on_four(four, bits)` for each four below a cover that touches `window`; the bits are the
// boxes that touch it.
template <typename OnFour>
void BoxCache::for_each_four_touching(const CachedList& list, const Box& window,
                                      OnFour&& on_four) const {
  const FourBoxes* fours = fours_.data();
  for (std::uint32_t cover = list.covers_begin; cover < list.fours_begin; ++cover) {
    for (unsigned bits = touching(fours[cover], window); bits != 0; bits &= bits - 1) {
      const std::uint32_t first = fours[cover].number[std::countr_zero(bits)];
      const std::uint32_t end = std::min(first + kFoursPerCover, list.fours_end);
      for (std::uint32_t i = first; i < end; ++i) on_four(fours[i], touching(fours[i], window));
    }
  }
}

template <typename OnObject>
void BoxCache::for_each_touching(const Tree& tree, std::span<const Box> boxes, const Node& node,
                                 const Box& window, OnObject&& on_object) {
  if (node.own.count == 0) return;
  const CachedList* list = find(tree, boxes, node);
  if (list == nullptr) {
    for (const Row row : tree.rows(node)) {
      if (overlap<EdgeRule::kTouching>(boxes[row], window)) on_object(row, boxes[row]);
    }
    return;
  }
  for_each_four_touching(*list, window, [&](const FourBoxes& four, unsigned bits) {
    for (; bits != 0; bits &= bits - 1) {
      const auto lane = static_cast<std::size_t>(std::countr_zero(bits));
      on_object(four.number[lane], four.box(lane));
    }
  });
}

}  // namespace quadrille
