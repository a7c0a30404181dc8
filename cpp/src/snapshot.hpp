// A tree as bytes. 32-bit words, little-endian:
//
//     0  "QUAD"             4 .. 7  world: min x, min y, max x, max y (floats)
//     1  version            8       capacity
//     2  checksum, low      9       max depth
//     3  checksum, high     10      placement
//                           11      looseness (float)
//                           12      edges
//                           13      outside
//                           14 ..   objects, as Collection writes them
//
// The checksum is FNV-1a, a word at a time, over everything behind it. Nodes are not stored: they
// follow from settings and boxes.
#pragma once

#include <cstddef>
#include <span>

#include "bytes.hpp"
#include "collection.hpp"

namespace quadrille {

/// How many bytes `write_snapshot` needs.
std::size_t snapshot_size(const Collection& objects);

/// Writes a snapshot to a span of just that size.
void write_snapshot(const Collection& objects, std::span<std::byte> bytes);

/// Checks all that stands before the objects, puts the settings into `settings` and leaves the
/// reader where the objects begin. kNotASnapshot, kNewerSnapshot or kDamagedSnapshot.
[[nodiscard]] Status open_snapshot(ByteReader& reader, Settings& settings);

}  // namespace quadrille
