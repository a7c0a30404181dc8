// How deep a census counts.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "build/morton.hpp"

namespace quadrille {

/// No census counts cells that are deeper.
inline int counted_depth_limit(int grid_depth) {
  return std::min(grid_depth, kMortonDepthLimit);
}

/// Deep enough that cells would hold half a capacity, if objects were spread evenly: most leaves
/// are then at most a level off. What is crowded is parted further afterwards.
inline int counted_depth(std::size_t objects, std::uint32_t capacity, int grid_depth) {
  const int limit = counted_depth_limit(grid_depth);
  int depth = 0;
  while (depth < limit && (std::size_t{1} << (2 * depth)) * capacity < 2 * objects) ++depth;
  return depth;
}

}  // namespace quadrille
