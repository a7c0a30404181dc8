// Identifies one state of one tree.
#pragma once

#include <atomic>
#include <cstdint>

namespace quadrille {

/// A state of a tree. Two are equal only for the same state of the same tree; the default is equal
/// to none.
struct TreeVersion {
  std::uint64_t tree = 0;  ///< trees are numbered from 1
  std::uint64_t change = 0;

  friend bool operator==(const TreeVersion&, const TreeVersion&) = default;
};

/// A number for a tree, which no other tree of the program has.
inline std::uint64_t next_tree_number() {
  static std::atomic<std::uint64_t> last = 0;
  return ++last;
}

}  // namespace quadrille
