// Chains: segments from point to point, as the parts of one body.
#pragma once

#include <cstddef>
#include <span>

#include "quadrille/api.hpp"
#include "quadrille/body.hpp"
#include "quadrille/point.hpp"

namespace quadrille {

/// A chain of segments to be added.
struct NewChain {
  std::span<const Point> points;  ///< 2 to kMaxParts + 1, those of a loop 3 to kMaxParts; no two
                                  ///< neighbours at one place. Must stay valid during the call
  bool is_loop = false;           ///< a segment leads from the last point to the first one
  bool is_one_sided = false;      ///< each segment is solid from its left side alone, as one goes
                                  ///< from point to point: OneWay::kFront
  BodyOptions options = {};       ///< the chain moves unless `is_static` is set: as ground it is
};

}  // namespace quadrille
