// The lists of nodes as questions read them: those asked for again and again, four boxes at a time.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "query/four_boxes.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// Reads the lists of a tree's nodes. A list that is read for the `kCachedFrom`th time while
/// nothing changes is copied: its boxes in Z-order, by fours, with a box around every sixteen. From
/// then on reading takes a fraction of it, in the order of memory; lists that are read once or
/// twice between changes never pay for that.
class BoxCache {
 public:
  /// To be called before a question about `rows` rows; false when there is no memory. Forgets the
  /// copies of another version.
  [[nodiscard]] bool follow(std::uint64_t version, std::uint32_t rows);

  /// The objects that a node itself holds, whose boxes touch `window` and do not begin before
  /// `first`. Valid until the next call.
  std::span<const Row> near(const Tree& tree, std::span<const Box> boxes, const Node& node,
                            const Box& window, const Corner& first);

  /// Calls `on_object(row, box)` for each object that touches `window`, wherever it begins.
  template <typename OnObject>
  void each_near(const Tree& tree, std::span<const Box> boxes, const Node& node, const Box& window,
                 OnObject&& on_object);

  /// Room for the rows of any one list.
  std::span<Row> room() { return near_.span(); }

  std::size_t bytes() const {
    return near_.bytes() + copies_.bytes() + fours_.bytes() + order_.bytes();
  }

 private:
  static constexpr std::uint32_t kCachedFrom = 8;
  static constexpr std::uint32_t kCovered = 4;  // fours below one place of a cover

  struct Copy {
    std::uint32_t epoch;
    std::uint32_t reads;   // in this epoch
    std::uint32_t covers;  // where the boxes around sixteen begin; behind them,
    std::uint32_t fours;   // the list
    std::uint32_t end;     // of the list; 0 while there is no copy
  };

  const Copy* find(const Tree& tree, std::span<const Box> boxes, const Node& node);
  template <typename OnFour>
  void each_touching(const Copy& copy, const Box& window, OnFour&& on_four) const;
  bool know(std::size_t index);
  bool make(const Tree& tree, std::span<const Box> boxes, const Node& node, Copy& copy);
  bool sort(const Tree& tree, std::span<const Row> rows);

  Buffer<Row> near_;     // result
  Buffer<Copy> copies_;  // by node
  Buffer<FourBoxes> fours_;
  Buffer<std::uint64_t> order_;  // place in Z-order, then row; behind them as much scratch
  std::uint64_t version_ = ~std::uint64_t{0};
  std::uint32_t epoch_ = 0;
};

// Calls `on_four(four, chosen)` for fours of a list, and which of them touch `window`.
template <typename OnFour>
void BoxCache::each_touching(const Copy& copy, const Box& window, OnFour&& on_four) const {
  const FourBoxes* fours = fours_.data();
  for (std::uint32_t cover = copy.covers; cover < copy.fours; ++cover) {
    for (unsigned chosen = touching(fours[cover], window); chosen != 0; chosen &= chosen - 1) {
      const std::uint32_t first = fours[cover].number[std::countr_zero(chosen)];
      const std::uint32_t last = std::min(first + kCovered, copy.end);
      for (std::uint32_t i = first; i < last; ++i) on_four(fours[i], touching(fours[i], window));
    }
  }
}

template <typename OnObject>
void BoxCache::each_near(const Tree& tree, std::span<const Box> boxes, const Node& node,
                         const Box& window, OnObject&& on_object) {
  if (node.own.count == 0) return;
  const Copy* copy = find(tree, boxes, node);
  if (copy == nullptr) {
    for (const Row row : tree.rows(node)) {
      if (overlap<EdgeRule::kTouching>(boxes[row], window)) on_object(row, boxes[row]);
    }
    return;
  }
  each_touching(*copy, window, [&](const FourBoxes& four, unsigned chosen) {
    for (; chosen != 0; chosen &= chosen - 1) {
      const auto place = static_cast<std::size_t>(std::countr_zero(chosen));
      on_object(four.number[place], four.box(place));
    }
  });
}

}  // namespace quadrille
