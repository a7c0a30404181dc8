// Bodies: what a `World` holds, and which of them touch.
#pragma once

#include <cstdint>

#include "quadrille/filter.hpp"
#include "quadrille/id.hpp"
#include "quadrille/shape.hpp"

namespace quadrille {

/// What a body is besides its shape.
struct BodyOptions {
  Transform transform = {};  ///< where it is
  bool is_static = false;    ///< moves by `World::set_transform` alone; two static bodies are no
                             ///< pair
  bool is_sensor = false;    ///< is in pairs and events, and in no contact
  Filter filter = kDefaultFilter;  ///< which others it can be in a pair with
  std::int32_t group = 0;          ///< bodies of one group are no pair; 0 is no group
  std::uint32_t tag = 0;           ///< the caller's own number
  float order = 0;  ///< its place in `World::visible`: lower ones come first; must be finite

  friend bool operator==(const BodyOptions&, const BodyOptions&) = default;
};

/// A body to be inserted.
struct NewBody {
  Shape shape;
  BodyOptions options = {};
};

/// Two bodies, a < b.
struct BodyPair {
  Id a;
  Id b;

  friend bool operator==(const BodyPair&, const BodyPair&) = default;
};
static_assert(sizeof(BodyPair) == 16, "a list of pairs is an array of two ids per pair");

}  // namespace quadrille
