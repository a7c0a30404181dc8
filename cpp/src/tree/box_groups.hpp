// Bounds of the boxes beside a long list, a few at a time.
#pragma once

#include <cstddef>
#include <span>

#include "base/buffer.hpp"
#include "geometry/box_math.hpp"
#include "quadrille/box.hpp"

namespace quadrille {

/// The bounds of each group of boxes in lists that are long: of those in a leaf at the greatest
/// depth, say, where bounds of a world do not fit what is in it. A query looks at the boxes of a
/// group only where it may find some there. Lists begin anywhere in one array; groups of
/// two lists share no place, since first / kSize + count / kSize is at most (first + count) /
/// kSize.
class BoxGroups {
 public:
  /// Boxes of a group. Those behind the last whole group of a list are in none.
  static constexpr std::size_t kSize = 16;

  static bool is_long(std::size_t count) { return count >= kLong; }

  /// Makes room for lists in an array of `entries`; false when there is no memory.
  [[nodiscard]] bool reserve(std::size_t entries) {
    const std::size_t groups = entries / kSize + 1;
    return bounds_.size() >= groups || bounds_.resize(groups);
  }

  /// Sets the bounds of the groups in a list that begins at `first`. Precondition: there is room.
  void set(std::size_t first, std::span<const Box> boxes) {
    Box* bounds = bounds_.data() + first / kSize;
    for (; boxes.size() >= kSize; boxes = boxes.subspan(kSize)) {
      Box all = boxes[0];
      for (const Box& box : boxes.first(kSize)) all = united(all, box);
      *bounds++ = all;
    }
  }

  /// The bounds of the first group in a list that begins at `first`, and behind it those of the
  /// others.
  const Box* from(std::size_t first) const { return bounds_.data() + first / kSize; }

  std::size_t bytes() const { return bounds_.bytes(); }

 private:
  static constexpr std::size_t kLong = 128;

  Buffer<Box> bounds_;
};

}  // namespace quadrille
