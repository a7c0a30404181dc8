// The limits of the library: each with its unit, its reason, and what breaks if it moves.
#pragma once

#include <cstdint>

namespace quadrille {

/// Bits of an id that name the row; the rest is the generation. More rows would leave fewer
/// generations in the 53 bits that a JavaScript number holds exactly.
inline constexpr int kRowBits = 24;

/// Objects alive at once. One row is kept free so that no row number means "none".
inline constexpr std::uint32_t kMaxObjects = (1u << kRowBits) - 1;

/// How often a row can be given out again before it is retired: 24 + 29 bits = 53, the integers
/// that a double holds exactly. Clearing 60 times a second wears a row out in 103 days.
inline constexpr std::uint32_t kMaxGeneration = (1u << 29) - 1;

/// Deepest level a tree may have (root = 0): columns and rows of the finest cells fit 16 bits.
inline constexpr int kDepthLimit = 16;

/// Nodes in one tree, 28 bytes each. Reached only when huge objects meet a deep `leaf` tree.
inline constexpr std::uint32_t kMaxNodes = 1u << 22;

/// Words in the pool that holds all nodes' entries: 4 bytes each, and 16 for the copy of a box that
/// goes with it. Same reason as kMaxNodes.
inline constexpr std::uint32_t kMaxEntryWords = 1u << 27;

/// Pairs one call may report, 8 bytes each. A million boxes on one spot have 5e11 pairs; the call
/// is refused instead of filling the memory.
inline constexpr std::uint32_t kMaxPairs = 1u << 25;

/// Range of `looseness`. Below 1 a loose cell would not cover its own cell; above 8 a query
/// visits so many cells that the tree no longer helps.
inline constexpr float kMinLooseness = 1.0f;
inline constexpr float kMaxLooseness = 8.0f;

}  // namespace quadrille
