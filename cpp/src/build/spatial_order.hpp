// The order of rows in a long list.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "quadrille/box.hpp"
#include "quadrille/id.hpp"

namespace quadrille {

/// Sorts rows so that those with boxes near each other stand near each other: along a Z-curve
/// (Morton, A Computer Oriented Geodetic Data Base, 1966) through the middles of the boxes.
class SpatialOrder {
 public:
  /// Rows at one place keep their order. False when there is no memory, and then all do.
  [[nodiscard]] bool sort(std::span<Row> rows, std::span<const Box> boxes);

  std::size_t bytes() const { return keys_.bytes() + scratch_.bytes(); }

 private:
  Buffer<std::uint64_t> keys_;
  Buffer<std::uint64_t> scratch_;
};

}  // namespace quadrille
