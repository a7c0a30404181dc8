#include "census.hpp"

#include <algorithm>

namespace quadrille {
namespace {

// Half a capacity a cell, if they were spread evenly: leaves are then at most a level off.
int depth_for(std::size_t objects, std::uint32_t capacity, int limit) {
  int depth = 0;
  while (depth < limit && (std::size_t{1} << (2 * depth)) * capacity < 2 * objects) ++depth;
  return depth;
}

}  // namespace

bool Census::restart(const PlacementRule& rule, std::uint32_t capacity, std::size_t objects) {
  grid_depth_ = rule.grid().depth();
  depth_ = depth_for(objects, capacity, std::min(grid_depth_, kMortonDepthLimit));
  shares_ = rule.shares();
  const std::size_t cells = morton_offset(depth_ + 1);
  if (!inside_.resize(cells) || !passing_.resize(cells)) return false;
  std::ranges::fill(inside_.span(), 0u);
  std::ranges::fill(passing_.span(), 0u);
  return true;
}

// Counts an object in each cell it reaches, from below its smallest cell down.
void Census::count_small(const Footprint& footprint) {
  for (int level = 0; level < footprint.levels(); ++level) {
    std::uint32_t* cells = passing_.data() + morton_offset(depth_ - level);
    const int shift = 2 * level;
    const bool x_parts = level < footprint.x_levels;
    const bool y_parts = level < footprint.y_levels;
    ++cells[(footprint.left | footprint.top) >> shift];
    if (x_parts) ++cells[(footprint.right | footprint.top) >> shift];
    if (y_parts) ++cells[(footprint.left | footprint.bottom) >> shift];
    if (x_parts && y_parts) ++cells[(footprint.right | footprint.bottom) >> shift];
  }
}

void Census::count_large(const Footprint& footprint) {
  const CellRange& range = footprint.range;
  for (int level = 0; level < footprint.levels(); ++level) {
    std::uint32_t* cells = passing_.data() + morton_offset(depth_ - level);
    for (unsigned row = range.top >> level; row <= unsigned{range.bottom} >> level; ++row) {
      for (unsigned column = range.left >> level; column <= unsigned{range.right} >> level;
           ++column) {
        ++cells[column_bits(column) | row_bits(row)];
      }
    }
  }
}

void Census::sum_up() {
  for (int depth = depth_; depth-- > 0;) {
    const std::uint32_t first = morton_offset(depth);
    const std::uint32_t first_child = morton_offset(depth + 1);
    for (std::uint32_t number = 0; number < 1u << (2 * depth); ++number) {
      const std::uint32_t* children = &inside_[first_child + 4 * number];
      inside_[first + number] += children[0] + children[1] + children[2] + children[3];
    }
  }
}

std::uint32_t Census::own(int depth, std::uint32_t number) const {
  const std::uint32_t all = inside_[morton_offset(depth) + number];
  if (depth == depth_) return all;
  const std::uint32_t* children = &inside_[morton_offset(depth + 1) + 4 * number];
  return all - children[0] - children[1] - children[2] - children[3];
}

}  // namespace quadrille
