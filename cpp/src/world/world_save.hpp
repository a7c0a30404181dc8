// What differs between a world and its base, as bytes: words of 32 bits, little-endian.
//
//     0 .. 3   as store/snapshot_head.hpp says; the kind is "QUAV", the version 1
//     4, 5     the hash of the base, low word first; 0 where there is none
//     6 ..     settings, max pairs and seam tolerance, as in world_snapshot.hpp
//
//              ids: rows ever given out, rows in use; how many rows differ from the base, and for
//              each of them the row and its state, as in store/snapshot.hpp; how many free rows are
//              those of the base, how many follow, and these
//
//     0        kinds of bodies, as in bodies_snapshot.hpp
//     1 ..     two lists of bodies, ascending by row, each with 2^32 - 1 behind it:
//              - those that are newer than the base, or differ from it in more than where they are,
//                their flags and tiles: the row; the number of words that follow; these, which are
//                those of a body without flags and transforms
//              - those that move, or are static and differ from the base: the row, plus 2^31 where
//                tiles differ; the first words of a body, until its transforms; and where tiles
//                differ, their number, and each one with its number
//
//              lists of the last step, each with its length first:
//              pairs that entered, stayed and exited: two names
//              contacts, where something is solid from one side: as in world_snapshot.hpp
//              impacts, and bodies that departed: as there
//
// The name of a body is its row; of one that is not there any more, that plus 2^31, and then its
// generation.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "base/bytes.hpp"
#include "quadrille/status.hpp"
#include "store/id_table.hpp"

namespace quadrille {

/// What a world keeps for saves: the hash of the base, and memory that loads use again.
struct SaveMemory {
  std::uint64_t base_hash = 0;
  Buffer<std::byte> before;  ///< the world before a load, to go back to when that fails
  Buffer<std::byte> form;    ///< of a body
  IdTable ids;
  Buffer<unsigned char> marks;  ///< by row
  Buffer<Row> concerned;        ///< with which a load has something to do
  Buffer<Row> loaded;           ///< see World::loaded_rows

  std::size_t bytes() const {
    return before.bytes() + form.bytes() + ids.bytes() + marks.bytes() + concerned.bytes() +
           loaded.bytes();
  }
};

}  // namespace quadrille
