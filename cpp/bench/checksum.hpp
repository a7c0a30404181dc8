// Short names for long results, so that programs in two languages can be compared.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "quadrille/quadrille.hpp"

namespace quadrille::bench {

/// Says which pairs there are, in whatever order, and how often each one: bench/checksum.mjs.
std::string checksum(std::span<const Pair> pairs);

/// FNV-1a over the bits of all coordinates: which boxes there are, to the last bit.
std::uint32_t hash_of(std::span<const Box> boxes);

}  // namespace quadrille::bench
