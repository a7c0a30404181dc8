// Bodies: what a `World` holds, and which of them touch.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "quadrille/filter.hpp"
#include "quadrille/id.hpp"
#include "quadrille/shape.hpp"

namespace quadrille {

/// From which side a body is solid: what comes from there is stopped, all else passes. See `World`,
/// One-way bodies.
enum class OneWay : unsigned char {
  kNo,  ///< from all sides
  kUp,
  kDown,
  kLeft,
  kRight,
  kFront,  ///< of a segment: the side that is on the left as one goes from its first end to its
           ///< second; of other shapes, as kUp
};

/// A shape of a body that has several: a convex piece of a concave outline, or a region of its own,
/// such as a character's feet.
///
/// ```cpp
/// const std::array<quadrille::Part, 2> hammer = {{
///     {.shape = handle, .tag = kHandle},
///     {.shape = head, .offset = {.x = 12}, .filter = kWeapon, .tag = kHead},
/// }};
/// const auto added = world.insert(hammer, {.transform = {.x = 100, .y = 50}});
/// ```
struct Part {
  Shape shape;
  Transform offset = {};  ///< where it is in the frame of the body, whose transform then scales,
                          ///< turns and moves it. Quarter turns stay exact
  std::optional<Filter> filter = {};  ///< which parts of others it can overlap; without one, that
                                      ///< of the body
  bool is_sensor = false;             ///< is in no contact; so are all parts of a body that is one
  std::uint32_t tag = 0;              ///< the caller's own number
  OneWay one_way = OneWay::kNo;       ///< a side in the frame of the part, which turns with it; kNo
                                      ///< for that of the body

  friend bool operator==(const Part&, const Part&) = default;
};

/// What a body is besides its shape.
struct BodyOptions {
  Transform transform = {};  ///< where it is
  bool is_static = false;    ///< moves by `World::set_transform` alone; two static bodies are no
                             ///< pair
  bool is_sensor = false;    ///< is in pairs and events, and in no contact
  bool is_bullet = false;    ///< each step sweeps it from where it was: see `World`, Bullets
  OneWay one_way = OneWay::kNo;    ///< a side in the frame of the body, which turns with it
  bool drops_through = false;      ///< one-way bodies and tiles do not stop it
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
  std::span<const Part> parts = {};  ///< if there are any, the body has these in place of `shape`;
                                     ///< must stay valid during the call
};

/// Two bodies, a < b.
struct BodyPair {
  Id a;
  Id b;

  friend bool operator==(const BodyPair&, const BodyPair&) = default;
};
static_assert(sizeof(BodyPair) == 16, "a list of pairs is an array of two ids per pair");

}  // namespace quadrille
