// The limits of the library: each with its unit, its reason, and what breaks if it changes.
#pragma once

#include <cstdint>

namespace quadrille {

/// Bits of an id that hold the row; the generation has the rest. More row bits would leave fewer
/// generations in the 53 bits that a double, and so a JavaScript number, holds exactly. Ids,
/// snapshots and the npm package depend on it.
inline constexpr int kRowBits = 24;

/// Objects in a tree at once. One below 2^kRowBits, because one row number means "none" (kNoRow).
/// Rows stay exact as 32-bit floats, which is how hits and neighbours reach JavaScript.
inline constexpr std::uint32_t kMaxObjects = (1u << kRowBits) - 1;

/// Objects that one row can hold, one after the other; after that, the row is retired. 24 + 29 = 53
/// bits, see kRowBits. A row that gets a new object 60 times a second lasts 103 days.
inline constexpr std::uint32_t kMaxGeneration = (1u << 29) - 1;

/// Parts of a body. One of so many takes 16 MB; its box, like all of them, is made anew whenever it
/// moves.
inline constexpr std::uint32_t kMaxParts = 65535;

/// The deepest level that a tree may have; the root has 0. At depth 16, columns and rows of cells
/// fill 16 bits each: keys of objects have 16-bit fields, and Morton codes 32 bits.
inline constexpr int kDepthLimit = 16;

/// Nodes in a tree, 28 bytes each: 117 MB. Only a deep tree with Placement::kLeaf and huge objects
/// gets there; the call is refused before it fills the memory. Must stay below 2^24, because
/// positions of nodes reach JavaScript as 32-bit floats.
inline constexpr std::uint32_t kMaxNodes = 1u << 22;

/// Words in the pool of entries, the lists of all nodes: 4 bytes each, and 16 for the copy of a box
/// that may go with one. Same reason as kMaxNodes. Positions in the pool are 32-bit numbers.
inline constexpr std::uint32_t kMaxEntryWords = 1u << 27;

/// The most that `Settings::max_pairs` may be, 8 bytes each: 268 MB. A million boxes on one spot
/// have 5e11 pairs; the call is refused before it fills the memory.
inline constexpr std::uint32_t kMaxPairs = 1u << 25;

/// Results that one batch of queries reports, and queries in a batch: rows are 4 bytes each, and so
/// 1 GB. Positions in the results are 32-bit numbers.
inline constexpr std::uint32_t kMaxResults = 1u << 28;

/// Range of `Settings::looseness`. Below 1, a loose cell would not cover its own cell, and objects
/// would be missed; above 8, a query visits so many cells that the tree no longer helps.
inline constexpr float kMinLooseness = 1.0f;

/// The largest looseness, see kMinLooseness.
inline constexpr float kMaxLooseness = 8.0f;

}  // namespace quadrille
