// The points of all polygons of a world.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/buffer.hpp"
#include "narrow/placed_shape.hpp"

namespace quadrille {

/// Slots with the points of polygons. The slot of a polygon that was removed is used again.
class PolygonPool {
 public:
  /// Makes room for `count` more polygons; false when there is none, and then nothing changed.
  [[nodiscard]] bool reserve(std::size_t count);

  /// A slot for one more polygon, whose points are yet to be written. Precondition: `reserve` made
  /// room for it.
  std::uint32_t add() { return free_.pop(); }

  /// Needs no memory.
  void remove(std::uint32_t slot) { free_.push_unchecked(slot); }

  PolygonPoints& operator[](std::uint32_t slot) { return slots_[slot]; }
  const PolygonPoints& operator[](std::uint32_t slot) const { return slots_[slot]; }

  std::size_t bytes() const { return slots_.bytes() + free_.bytes(); }

 private:
  Buffer<PolygonPoints> slots_;
  Buffer<std::uint32_t> free_;  // has room for all slots
};

}  // namespace quadrille
