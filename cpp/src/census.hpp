// How many objects belong to each cell, down to a depth where cells are about as full as leaves.
//
// Counting first is what makes building fast: all nodes are known before any row is put anywhere,
// and each row is then written once, to its final place.
#pragma once

#include <bit>
#include <cstdint>
#include <span>

#include "buffer.hpp"
#include "morton.hpp"
#include "placement.hpp"

namespace quadrille {

/// Counts over cells of depth 0 .. depth().
class Census {
 public:
  /// Starts over for about `objects` objects; false when there is no memory for the counts.
  [[nodiscard]] bool restart(const PlacementRule& rule, std::uint32_t capacity,
                             std::size_t objects);

  /// Depth of the finest cells counted.
  int depth() const { return depth_; }

  /// A key in cells of depth(), and the smallest cell around it.
  struct Place {
    CellRange range;
    int home_depth;      ///< of the smallest cell that holds the range whole
    std::uint32_t home;  ///< that cell's index
    bool is_single() const { return range.left == range.right && range.top == range.bottom; }
  };
  Place place(const CellRange& key) const {
    const int shift = grid_depth_ - depth_;
    const CellRange range = {static_cast<std::uint16_t>(key.left >> shift),
                             static_cast<std::uint16_t>(key.top >> shift),
                             static_cast<std::uint16_t>(key.right >> shift),
                             static_cast<std::uint16_t>(key.bottom >> shift)};
    const unsigned differing =
        static_cast<unsigned>((range.left ^ range.right) | (range.top ^ range.bottom));
    const int levels = static_cast<int>(std::bit_width(differing));
    return {range, depth_ - levels,
            index(depth_ - levels, range.left >> levels, range.top >> levels)};
  }

  void count(const CellRange& key);

  /// Call once after all are counted.
  void sum_up();

  /// Objects that belong to a cell, each once.
  std::uint32_t total(std::uint32_t cell) const { return inside_[cell] + passing_[cell]; }

  /// Objects of which this is the smallest cell (for the deepest: that lie in it).
  std::uint32_t own(int depth, std::uint32_t number) const;

  /// Where a cell stands among those of all depths.
  static std::uint32_t index(int depth, unsigned column, unsigned row) {
    return morton_offset(depth) + morton(column, row);
  }

  std::size_t bytes() const { return inside_.bytes() + passing_.bytes(); }

 private:
  void count_passing(const Place& place);

  Buffer<std::uint32_t> inside_;   // objects that lie in the cell; before sum_up, with it as home
  Buffer<std::uint32_t> passing_;  // kLeaf: objects that reach into the cell and out of it
  int depth_ = 0;
  int grid_depth_ = 0;
  bool shares_ = false;
};

}  // namespace quadrille
