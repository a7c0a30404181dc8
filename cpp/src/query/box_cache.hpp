// How queries read the lists of nodes.
#pragma once

#include <bit>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "query/four_boxes.hpp"
#include "query/touch_test.hpp"
#include "tree/tree.hpp"
#include "tree/tree_version.hpp"

namespace quadrille {

/// A tree whose nodes list rows, and the boxes of these.
struct QueriedTree {
  const Tree& tree;
  std::span<const Box> boxes;    ///< by row
  Tree* copies_boxes = nullptr;  ///< the same tree, if boxes may be copied beside its lists

  /// The boxes of a node's own list, in its order; nullptr if they must be read by row.
  const Box* box_copies(const Node& node) const {
    return copies_boxes != nullptr ? copies_boxes->box_copies_for_query(node, boxes)
                                   : tree.box_copies(node);
  }
};

/// Finds the objects of a node whose boxes touch a window.
///
/// A node lists rows; the tree may have copies of their boxes beside them. When a long list is read
/// for the `kReadsBeforeSort`th time while the tree stays the same, its boxes are copied once more:
/// in Z-order, four side by side, with one box around every sixteen and one around every sixteen of
/// those, so that a small window looks at few of them. Results have the list's order however it is
/// read: no answer depends on what was asked before.
class BoxCache {
 public:
  /// To be called before each query: `version` is that of the tree, which has `rows` rows. Drops
  /// the copies of other versions. False when there is no memory.
  [[nodiscard]] bool prepare(TreeVersion version, std::uint32_t rows);

  /// The objects in the node's own list whose boxes pass a test, in the order of the list. Valid
  /// until the next call.
  std::span<const Row> rows_wanted(const QueriedTree& queried, const Node& node,
                                   const TouchTest& is_wanted);

  /// Calls `on_object(row, box)` for each object in the node's own list that touches a window, in
  /// any order.
  template <typename OnObject>
  void for_each_touching(const QueriedTree& queried, const Node& node, const TouchTest& touches,
                         OnObject&& on_object);

  /// Scratch memory for the rows of any one list; `rows_wanted` overwrites it.
  std::span<Row> scratch() { return result_.span(); }

  std::size_t bytes() const {
    return result_.bytes() + lists_.bytes() + fours_.bytes() + z_order_.bytes() +
           positions_.bytes() + is_chosen_.bytes() + below_.bytes();
  }

 private:
  // A sorted copy needs time and memory, which pay only for lists that are read often.
  static constexpr std::uint32_t kReadsBeforeSort = 8;
  // Of a shorter list, testing every box takes no longer than testing what is around them first.
  static constexpr std::uint32_t kLongList = 48;
  static constexpr std::uint32_t kFoursPerCover = 4;  // one test of four covers decides on 64 boxes

  // How often a node's list was read, and its sorted copy if there is one. A copy is a part of
  // `fours_`: boxes around every 256, then boxes around every sixteen, both with the place in
  // `fours_` of what they are around; then the boxes themselves in Z-order, with their positions in
  // the list.
  struct SortedList {
    std::uint32_t epoch = 0;
    std::uint32_t reads = 0;               // in this epoch
    std::uint32_t outer_covers_begin = 0;  // each part ends where the next one begins
    std::uint32_t covers_begin = 0;
    std::uint32_t fours_begin = 0;
    std::uint32_t fours_end = 0;  // 0 while there is no copy
  };

  const SortedList* find_sorted(const QueriedTree& queried, const Node& node,
                                const TouchTest& touches);
  bool add_lists(std::size_t count);
  bool copy(std::span<const Row> rows, std::span<const Box> boxes, SortedList& list);
  bool sort_in_z_order(std::span<const Row> rows, std::span<const Box> boxes);
  void put_covers(std::uint32_t begin, std::uint32_t end, std::uint32_t end_below);
  bool make_room_for_choice(std::size_t count);
  bool contains_most(const SortedList& list, const Box& window) const;
  std::span<const Row> rows_in_order(std::span<const Row> list, std::size_t chosen);
  template <typename OnFour>
  void for_each_four_touching(const SortedList& list, const Box& window, OnFour&& on_four);
  const std::uint32_t* below_covers(const SortedList& list, const Box& window);

  Buffer<Row> result_;
  Buffer<SortedList> lists_;  // by node
  Buffer<FourBoxes> fours_;
  // Of the long list that is copied. High half: Morton code, low half: position in the list; then
  // scratch of the sort.
  Buffer<std::uint64_t> z_order_;
  // Of the long list that is read: the positions of the objects that touch the window, and a bit
  // for each position, which is 0 between reads.
  Buffer<std::uint32_t> positions_;
  Buffer<std::uint64_t> is_chosen_;
  Buffer<std::uint32_t> below_;  // the fours below covers that touch the window
  TreeVersion version_ = {};     // no tree has it
  std::uint32_t epoch_ = 0;      // lists of other epochs are out of date
};

// Calls `on_four(four, bits)` for each four below covers that touch `window`. The bits are the
// boxes that touch it.
template <typename OnFour>
void BoxCache::for_each_four_touching(const SortedList& list, const Box& window, OnFour&& on_four) {
  const FourBoxes* fours = fours_.data();
  const std::uint32_t* end = below_covers(list, window);
  for (const std::uint32_t* i = below_.data(); i < end; ++i) {
    on_four(fours[*i], touching(fours[*i], window));
  }
}

template <typename OnObject>
void BoxCache::for_each_touching(const QueriedTree& queried, const Node& node,
                                 const TouchTest& touches, OnObject&& on_object) {
  const std::span<const Row> rows = queried.tree.rows(node);
  if (const SortedList* list = find_sorted(queried, node, touches)) {
    for_each_four_touching(*list, touches.window(), [&](const FourBoxes& four, unsigned bits) {
      for (; bits != 0; bits &= bits - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(bits));
        on_object(rows[four.number[lane]], four.box(lane));
      }
    });
  } else if (const Box* copies = queried.box_copies(node)) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (touches(copies[i])) on_object(rows[i], copies[i]);
    }
  } else {
    for (const Row row : rows) {
      if (touches(queried.boxes[row])) on_object(row, queried.boxes[row]);
    }
  }
}

}  // namespace quadrille
