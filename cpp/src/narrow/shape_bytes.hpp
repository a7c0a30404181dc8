// A shape as bytes: words of 32 bits.
//
//     0        kind, plus 256 for an upright capsule; of a polygon, plus 256 times its corners
//     1 ..     floats: a radius; half the width and half the height of a box; half the length of a
//              capsule and its radius; x and y of each end of a segment and each corner of a
//              polygon
#pragma once

#include <optional>

#include "base/bytes.hpp"
#include "quadrille/shape.hpp"

namespace quadrille {

void write(const Shape& shape, ByteWriter& out);

/// The shape that was written, to the bit; nothing where the words are those of none.
std::optional<Shape> read_shape(ByteReader& in);

}  // namespace quadrille
