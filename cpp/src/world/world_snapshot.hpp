// A world as bytes: words of 32 bits, little-endian.
//
//     0 .. 13  as store/snapshot_head.hpp says; the kind is "QUAW", the version 1
//     14       max pairs
//     15       seam tolerance (a float)
//
//              bodies, as bodies_snapshot.hpp says
//
//              then the lists of the last step, each with its length first:
//              pairs that entered, stayed and exited: two ids
//              contacts: the index of the pair, two parts, and the words of a Manifold
//              impacts: two ids, seven floats as in Impact, two parts
//              bodies that departed: an id
//
// An id is two words, the low one first. Trees are not written, because they follow from settings
// and boxes. What has changed since the last step is not written either: the first step after a
// snapshot was read finds all pairs anew.
//
// Behind it, JavaScript may write what its callbacks of events need and C++ does not have: 3 words
// for each of so many bodies, 4 words for each of so many pairs, these two numbers, a checksum of
// its own, and "QUAE". C++ passes it over.
#pragma once

#include <cstddef>
#include <span>

#include "base/bytes.hpp"
#include "quadrille/status.hpp"
#include "world/world_impl.hpp"

namespace quadrille {

/// The bytes without those that JavaScript has added.
std::span<const std::byte> without_events(std::span<const std::byte> bytes);

// What a world has besides bodies and pairs; saves have it, too.

void write_world_settings(const Settings& settings, ByteWriter& out);

/// False when they are not valid.
[[nodiscard]] bool read_world_settings(ByteReader& in, Settings& settings);

void write_contacts(const WorldImpl& world, ByteWriter& out);

/// Of the pairs that the world has. kDamagedSnapshot or kOutOfMemory.
[[nodiscard]] Status read_contacts(ByteReader& in, WorldImpl& world);

/// True where steps depend on the contacts of the step before.
bool needs_contacts(const WorldImpl& world);

/// Impacts, and bodies that departed.
void write_passing_lists(const WorldImpl& world, ByteWriter& out);

/// kDamagedSnapshot or kOutOfMemory.
[[nodiscard]] Status read_passing_lists(ByteReader& in, WorldImpl& world);

/// Writes all that the checksum covers.
void write_world(const WorldImpl& world, ByteWriter& out);

/// Checks and reads what comes before the bodies. kNotASnapshot, kNewerSnapshot or
/// kDamagedSnapshot.
[[nodiscard]] Status open_world(ByteReader& in, Settings& settings);

/// Reads the rest into a new world with these settings. kDamagedSnapshot, kTreeTooLarge or
/// kOutOfMemory; it must not be used then.
[[nodiscard]] Status read_world(ByteReader& in, WorldImpl& world);

}  // namespace quadrille
