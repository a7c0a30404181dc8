// Checksums of pairs and boxes, the same in C++ and in JavaScript.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "quadrille/quadrille.hpp"

namespace quadrille::bench {

/// A checksum of the set of pairs: their order does not matter, how often each occurs does. The
/// same as that of bench/checksum.mjs.
std::string checksum(std::span<const Pair> pairs);

/// FNV-1a over the bits of all coordinates.
std::uint32_t hash_of(std::span<const Box> boxes);

}  // namespace quadrille::bench
