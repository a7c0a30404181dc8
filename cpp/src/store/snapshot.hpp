// A tree as bytes: words of 32 bits, little-endian.
//
//     0        "QUAD"
//     1        version, 1 or 2
//     2, 3     checksum of everything behind it, low word first
//     4 .. 7   world: min x, min y, max x, max y (floats)
//     8        capacity
//     9        max depth
//     10       placement
//     11       looseness (float)
//     12       edges
//     13       outside
//
//     14       n, the number of rows ever given out
//     15       the number of rows in use, live or not
//     16       f, the number of these that are free
//              n words: generation * 2 + (1 if live)
//              f words: free rows, the next one to be given out last
//              4 words for each live row, ascending: its box
//
//              0, or the number of live rows when one has a filter other than the default;
//              then 2 words for each live row, ascending: category, mask (not in version 1)
//
// The checksum is FNV-1a, fed with a word at a time: it detects accidents, not attacks, and so
// every word is checked as well. Nodes are not written, because they follow from settings and
// boxes.
#pragma once

#include <cstddef>
#include <span>

#include "base/bytes.hpp"
#include "store/filters.hpp"
#include "store/object_store.hpp"

namespace quadrille {

/// Number of bytes that `write_snapshot` writes.
std::size_t snapshot_size(const ObjectStore& objects, const Filters& filters);

/// Writes a snapshot. Precondition: `bytes` is as long as `snapshot_size` says.
void write_snapshot(const ObjectStore& objects, const Filters& filters, std::span<std::byte> bytes);

/// What a snapshot holds before the objects.
struct SnapshotHead {
  Settings settings;
  bool has_filters;  ///< false in version 1
};

/// Checks and reads everything before the objects. kNotASnapshot, kNewerSnapshot or
/// kDamagedSnapshot.
[[nodiscard]] Status open_snapshot(ByteReader& reader, SnapshotHead& head);

/// Reads the rest into a new store with the settings of `head` and into new filters.
/// kDamagedSnapshot, kTreeTooLarge or kOutOfMemory; neither must be used then.
[[nodiscard]] Status read_snapshot(ByteReader& reader, const SnapshotHead& head,
                                   ObjectStore& objects, Filters& filters);

}  // namespace quadrille
