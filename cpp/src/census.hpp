// How many objects belong to each cell, down to a depth where cells are about as full as leaves.
//
// Counting first is what makes building fast: all nodes are known before any row is put anywhere,
// and each row is then written once, to its final place.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>

#include "buffer.hpp"
#include "morton.hpp"
#include "placement.hpp"

namespace quadrille {

/// The cells of the census that a key reaches.
///
/// Corners are kept as the bits that they put into a cell's number in Z-order, for the columns of
/// the left and the right end and the rows of the top and the bottom end. Shifted by two a level,
/// they name the cells around.
struct Footprint {
  CellRange range;  ///< in columns and rows of the census's depth
  std::uint32_t left;
  std::uint32_t right;
  std::uint32_t top;
  std::uint32_t bottom;
  int x_levels;  ///< how many levels up both ends lie in one column
  int y_levels;  ///< and in one row

  /// Levels from the finest cells up to the smallest cell around all.
  int levels() const { return std::max(x_levels, y_levels); }

  /// At most two columns and two rows wide, as most are: then the ends name all there is.
  bool is_small() const { return range.right - range.left <= 1 && range.bottom - range.top <= 1; }
};

/// Counts over cells of depth 0 .. depth().
class Census {
 public:
  /// Starts over for about `objects` objects; false when there is no memory for the counts.
  [[nodiscard]] bool restart(const PlacementRule& rule, std::uint32_t capacity,
                             std::size_t objects);

  /// Depth of the finest cells counted.
  int depth() const { return depth_; }

  Footprint footprint(const CellRange& key) const {
    const int shift = grid_depth_ - depth_;
    const CellRange range = {static_cast<std::uint16_t>(key.left >> shift),
                             static_cast<std::uint16_t>(key.top >> shift),
                             static_cast<std::uint16_t>(key.right >> shift),
                             static_cast<std::uint16_t>(key.bottom >> shift)};
    return {.range = range,
            .left = column_bits(range.left),
            .right = column_bits(range.right),
            .top = row_bits(range.top),
            .bottom = row_bits(range.bottom),
            .x_levels = levels_apart(range.left, range.right),
            .y_levels = levels_apart(range.top, range.bottom)};
  }

  /// The smallest cell around a footprint.
  std::uint32_t home(const Footprint& footprint) const {
    const int levels = footprint.levels();
    return morton_offset(depth_ - levels) + ((footprint.left | footprint.top) >> (2 * levels));
  }

  /// Adds an object. Its smallest cell is where it is at `home`.
  void count(const Footprint& footprint, std::uint32_t home) {
    ++inside_[home];
    if (!shares_ || footprint.levels() == 0) return;
    if (footprint.is_small()) {
      count_small(footprint);
    } else {
      count_large(footprint);
    }
  }

  /// Call once after all are counted.
  void sum_up();

  /// Objects that belong to a cell, each once.
  std::uint32_t total(std::uint32_t cell) const { return inside_[cell] + passing_[cell]; }

  /// Objects of which this is the smallest cell (for the deepest: that lie in it).
  std::uint32_t own(int depth, std::uint32_t number) const;

  std::size_t bytes() const { return inside_.bytes() + passing_.bytes(); }

 private:
  static int levels_apart(unsigned a, unsigned b) {
    return static_cast<int>(std::bit_width(a ^ b));
  }

  void count_small(const Footprint& footprint);
  void count_large(const Footprint& footprint);

  Buffer<std::uint32_t> inside_;   // objects that lie in the cell; before sum_up, with it as home
  Buffer<std::uint32_t> passing_;  // kLeaf: objects that reach into the cell and out of it
  int depth_ = 0;
  int grid_depth_ = 0;
  bool shares_ = false;
};

}  // namespace quadrille
