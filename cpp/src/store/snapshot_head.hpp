// What snapshots of trees and of worlds begin with: words of 32 bits, little-endian.
//
//     0        which kind of snapshot
//     1        version
//     2, 3     checksum of everything behind it, low word first
//     4 .. 7   world: min x, min y, max x, max y (floats)
//     8        capacity
//     9        max depth
//     10       placement
//     11       looseness (float)
//     12       edges
//     13       outside
//
// The checksum is FNV-1a, fed with a word at a time: it detects accidents, not attacks, and so
// every word is checked as well.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/bytes.hpp"
#include "quadrille/settings.hpp"
#include "quadrille/status.hpp"

namespace quadrille {

/// Bytes before what the checksum covers.
inline constexpr std::size_t kSnapshotHead = 16;

/// What a snapshot is of, and the newest version of its format; the first one is 1.
struct SnapshotFormat {
  std::uint32_t magic;
  std::uint32_t version;
};

/// Writes what comes before the settings. Precondition: there is room for kSnapshotHead bytes.
void write_head(const SnapshotFormat& format, std::uint64_t checksum, std::span<std::byte> bytes);

/// Checks and reads what comes before the settings; `version` is that of the bytes.
/// kNotASnapshot, kNewerSnapshot or kDamagedSnapshot.
[[nodiscard]] Status read_head(ByteReader& in, const SnapshotFormat& format,
                               std::uint32_t& version);

void write_settings(const Settings& settings, ByteWriter& out);

/// Reads settings that are the default ones in all that is not written; false when they are not
/// valid.
[[nodiscard]] bool read_settings(ByteReader& in, Settings& settings);

/// Limits the word to 255 before it is converted to 8 bits, so that none wraps around to a valid
/// value.
template <typename Enum>
Enum take_enum(ByteReader& in) {
  return static_cast<Enum>(std::min(in.take(), 255u));
}

}  // namespace quadrille
