// Floats in 64 bits.
#pragma once

#include "base/float_rules.hpp"  // IWYU pragma: keep

namespace quadrille {

/// The same number in 64 bits. Written out, so that projects that have compilers warn of promotions
/// (-Wdouble-promotion) can compile the library.
constexpr double wide(float value) {
  return static_cast<double>(value);
}

}  // namespace quadrille
