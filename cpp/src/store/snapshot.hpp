// A tree as bytes. 32-bit words, little-endian:
//
//     0  "QUAD"             4 .. 7  world: min x, min y, max x, max y (floats)
//     1  version            8       capacity
//     2  checksum, low      9       max depth
//     3  checksum, high     10      placement
//                           11      looseness (float)
//                           12      edges
//                           13      outside
//                           14 ..   objects, as ObjectStore writes them,
//                                   then filters, as Filters writes them (not in version 1)
//
// The checksum is FNV-1a, a word at a time, over everything behind it. Nodes are not stored: they
// follow from settings and boxes.
#pragma once

#include <cstddef>
#include <span>

#include "base/bytes.hpp"
#include "store/filters.hpp"
#include "store/object_store.hpp"

namespace quadrille {

/// How many bytes `write_snapshot` needs.
std::size_t snapshot_size(const ObjectStore& objects, const Filters& filters);

/// Writes a snapshot to a span of just that size.
void write_snapshot(const ObjectStore& objects, const Filters& filters, std::span<std::byte> bytes);

/// What stands before the objects.
struct SnapshotHead {
  Settings settings;
  bool has_filters;  ///< filters stand behind the objects
};

/// Checks all that stands before the objects and leaves the reader where these begin.
/// kNotASnapshot, kNewerSnapshot or kDamagedSnapshot.
[[nodiscard]] Status open_snapshot(ByteReader& reader, SnapshotHead& head);

/// Reads the rest, to its end, into a collection with the settings of `head` and into new filters;
/// kDamagedSnapshot, kTreeTooLarge or kOutOfMemory, and both are then of no use.
[[nodiscard]] Status read_snapshot(ByteReader& reader, const SnapshotHead& head,
                                   ObjectStore& objects, Filters& filters);

}  // namespace quadrille
