// A cast in a world, as its calls prepare it.
#pragma once

#include <cmath>
#include <cstdint>
#include <span>

#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "geometry/swept_box.hpp"
#include "narrow/outline_contact.hpp"
#include "narrow/shape_cast.hpp"
#include "quadrille/settings.hpp"
#include "quadrille/world_queries.hpp"
#include "world/bodies.hpp"
#include "world/cast_seams.hpp"

namespace quadrille {

/// The bodies near several casts.
struct NearRows {
  std::span<const Row>
      rows;  ///< all that the casts may meet are among them whose boxes touch `window`
  Box window;
};

/// A shape on its way, or a body.
struct WorldQueries::Cast {
  MovingBox box;                 ///< around it, with a margin
  Box around;                    ///< around all of its way
  float reach;                   ///< how far from it static solids may cover what it meets
  EdgeRule edges;                ///< which overlaps count
  ShapeCast shape;               ///< what moves; of a body of several parts, the first one
  Filter filter;                 ///< what it may meet
  Row body = kNoRow;             ///< the body that moves, if it is one
  bool has_own_filters = false;  ///< each part of the body meets what its own filter admits
  OneWayRule one_way = OneWayRule::kSide;  ///< what one-way parts do
  std::span<const PlacedPart> parts = {};  ///< of a body of several parts: these, where it is now
  Transform from = {};                     ///< where the body begins
  /// A cast of a move meets solids alone, and none that it is in by no more than this, and does not
  /// move into; below 0 for other casts.
  float least_depth = -1;
  const FloorRule* floors = nullptr;  ///< of a move that knows floors
  Row left_out = kNoRow;              ///< a body that it does not meet
  const NearRows* near =
      nullptr;                 ///< if it is known, no tree is asked. It has the way in its window
  bool is_of_sensors = false;  ///< it meets sensors alone, with all parts of what moves

  bool is_of_move() const { return least_depth >= 0; }
};

/// Around all places of a box on its way.
inline Box box_around(const MovingBox& moving) {
  return SweptBox(moving, EdgeRule::kTouching).around({0, 1});
}

/// How far from its way static solids may cover what a shape meets.
inline float reach_of_cast(const Box& around, const Settings& settings) {
  if (settings.seam_tolerance < 0) return 0;
  const double rounding = rounding_of_places(largest_coordinate(around));
  return static_cast<float>(reach_of_seams(wide(settings.seam_tolerance), rounding));
}

}  // namespace quadrille
