// Two objects whose boxes overlap.
#pragma once

#include "quadrille/id.hpp"

namespace quadrille {

/// Two rows whose boxes overlap, the smaller first.
struct Pair {
  Row a;
  Row b;

  friend bool operator==(const Pair&, const Pair&) = default;
};

}  // namespace quadrille
