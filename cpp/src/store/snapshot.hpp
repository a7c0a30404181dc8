// A tree as bytes: words of 32 bits, little-endian.
//
//     0 .. 13  as snapshot_head.hpp says; the kind is "QUAD", the version 1 or 2
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
// Nodes are not written, because they follow from settings and boxes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/bytes.hpp"
#include "store/filters.hpp"
#include "store/object_store.hpp"

namespace quadrille {

/// Writes a snapshot. Returns how many bytes it has; writes nothing when there are fewer.
std::size_t write_snapshot(const ObjectStore& objects, const Filters& filters,
                           std::span<std::byte> bytes);

/// The checksum of a snapshot.
std::uint64_t hash_of(const ObjectStore& objects, const Filters& filters);

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
