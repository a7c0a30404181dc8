// Where the parts of a body are in the world.
#pragma once

#include <array>
#include <cstddef>

#include "contact_reference.hpp"
#include "quadrille/shape.hpp"

namespace quadrille::testing {

/// Where an offset is in the world, by numbers that need no more than one rounding: the body is
/// turned by quarters, and either not at all or the part too.
inline Transform transform_of_part(const Transform& body, const Transform& offset) {
  constexpr std::array<std::array<int, 2>, 4> kAxes = {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
  const int turns = whole_quarter_turns(body.angle).value();
  const auto [cosine, sine] = kAxes[static_cast<std::size_t>(turns + 4) % 4];
  const double x = cosine * double{offset.x} - sine * double{offset.y};
  const double y = sine * double{offset.x} + cosine * double{offset.y};
  Transform placed = offset;
  placed.x = static_cast<float>(body.x + body.scale * x);
  placed.y = static_cast<float>(body.y + body.scale * y);
  placed.scale = body.scale * offset.scale;
  if (turns != 0) {
    placed.angle = quarter_turns((turns + whole_quarter_turns(offset.angle).value()) % 4);
  }
  return placed;
}

}  // namespace quadrille::testing
