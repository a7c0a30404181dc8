// Moves of bodies that walk: as far as they can go, and along what stops them.
#pragma once

#include <cstdint>
#include <numbers>
#include <optional>
#include <span>

#include "quadrille/filter.hpp"
#include "quadrille/id.hpp"
#include "quadrille/point.hpp"
#include "quadrille/shape.hpp"

namespace quadrille {

/// What a body stands on, and where that is. The next move of the body takes it, and then carries
/// the body along: by what the support has done since.
///
/// Of several floors of one height, but for the skin, it is the one below the middle of the body.
/// Where two are, or none is, it is the body whose parts are under the largest share of the width
/// together, and of its parts the one with the largest. Of equal shares: that of the last support,
/// then the one where the motion leads, then that of the lower id, then the lower part. So a
/// mirrored level has the mirrored support, but where ids decide. Seen across `up`; a part is below
/// the body from its leftmost to its rightmost point.
struct Support {
  Id body = kNoId;           ///< what is stood on; kNoId for nothing
  std::uint32_t part = 0;    ///< of a body of several parts: which one
  Transform transform;       ///< of that body
  Point point = {};          ///< where it is stood on, in the world
  std::uint32_t unused = 0;  ///< 0: equal supports have equal bytes

  friend bool operator==(const Support&, const Support&) = default;
};

/// The most that `MoveOptions::max_slides` may be.
inline constexpr std::uint32_t kMaxSlides = 64;

/// Whether a game has gravity.
enum class MoveMode : unsigned char {
  kGrounded,  ///< seen from the side: a body stands on floors, whose normals lead along `up`
  kTopDown    ///< seen from above, or without gravity: all surfaces are walls, in all directions
              ///< alike. At each, the body loses what leads into it, and nothing else
};

/// How a body moves. Lengths are in world units, 0 or more.
struct MoveOptions {
  MoveMode mode = MoveMode::kGrounded;  ///< with kTopDown there is no floor: `up`, `slope_limit`,
                                        ///< `step_height`, `snap_distance` and
                                        ///< `corner_correction` must be left as they are here
  Point up = {.x = 0, .y = -1};         ///< the direction against gravity, of any length above 0
  float slope_limit =
      std::numbers::pi_v<float> / 4;  ///< between `up` and the normal of the steepest floor, in
                                      ///< radians, 0 .. pi / 2; steeper slopes are walls
  float step_height = 0;  ///< what is no higher than this, and has a floor on top, is climbed by a
                          ///< body that is on a floor; 0 for none
  float snap_distance = 0;  ///< a body that is on a floor at the start, and moves not upward, is
                            ///< put down on a floor that is no farther below it at the end
  float corner_correction = 0;   ///< a body that rises is moved aside by at most this, past the end
                                 ///< of a ceiling, and one in the air that moves sideways is lifted
                                 ///< by at most this onto the edge of a floor: see `move_and_slide`
  std::uint32_t max_slides = 6;  ///< how often it can be stopped, 1 .. kMaxSlides; a push
                                 ///< out of an overlap is no stop
  std::optional<float> skin = {};      ///< the distance that it keeps from solids. Without a value,
                                       ///< a thousandth of the smaller side of its box, or the
                                       ///< tolerance of seams if that is more. Never less than
                                       ///< 16 float steps of the coordinates where it is
  std::optional<float> max_push = {};  ///< how far it is put out of what it overlaps at the start.
                                       ///< Without a value, half of the smaller side of its box.
                                       ///< It is put farther by as much as what it overlaps has
                                       ///< moved at its place since the last step, if there was one
  bool one_way = true;                 ///< false: one-way parts are solid from all sides
  std::optional<bool> drops_through = {};  ///< true: one-way parts do not stop it. Without a value,
                                           ///< as the body does; false for a shape
  Support support = {};                    ///< of the result of its last move: see Support. With
                                           ///< kTopDown no result has one, and one that is given
                                           ///< carries the body all the same
  bool inherits_velocity = false;  ///< when it leaves the support, the way that it was carried is
                                   ///< added to the velocity of the result
  std::optional<Filter> filter = {};  ///< what can stop it. Without one, as in a cast of the body
  std::span<const Id> except = {};    ///< what does not: see QueryFilter
  bool lists_sensors = false;         ///< the hits of the result also have the sensors that the
                                      ///< body has passed: MoveHitKind::kSensor
};

/// The way of a body in a call that moves many.
struct BodyMotion {
  Id body;
  float dx;
  float dy;
  Support support = {};  ///< in place of `MoveOptions::support`
};

/// What a body has met on its way. Four bytes, so that a MoveHit has no padding.
// NOLINTNEXTLINE(performance-enum-size)
enum class MoveHitKind : std::uint32_t {
  kFloor,    ///< between its normal and `up` is no more than the slope limit
  kWall,     ///< neither of the others; of MoveMode::kTopDown, all that is met
  kCeiling,  ///< between its normal and `-up` is no more than the slope limit
  kOverlap,  ///< the body was in it at the start
  kSensor    ///< it stops nothing. Only with `MoveOptions::lists_sensors`
};

/// What a move has met on its way.
struct MoveHit {
  Id body;                        ///< what was met
  std::uint32_t part = 0;         ///< of a body of several parts: which one is met; else 0
  std::uint32_t moving_part = 0;  ///< of the body that moves
  MoveHitKind kind = MoveHitKind::kFloor;
  float x;  ///< where the origin of the body that moves was then
  float y;
  float point_x;  ///< where the surface was met; the middle, where sides meet
  float point_y;
  float normal_x;  ///< of the surface, against the body, of length 1
  float normal_y;
  float depth;  ///< of an overlap

  friend bool operator==(const MoveHit&, const MoveHit&) = default;
};

/// Where a move ends.
struct MoveResult {
  float x = 0;  ///< where to put the origin
  float y = 0;
  float left_x = 0;  ///< (dx, dy) without what of it was moved
  float left_y = 0;
  float velocity_x = 0;  ///< (dx, dy) without what led into floors, walls and ceilings: what the
                         ///< body goes on with. Divide by the time of the move
  float velocity_y = 0;
  float carried_x = 0;  ///< how far the support has carried it
  float carried_y = 0;
  float carried_angle = 0;  ///< how far the support has turned, in radians
  bool is_on_floor = false;
  bool is_on_wall = false;     ///< it has met one
  bool is_on_ceiling = false;  ///< it has met one
  bool has_stepped = false;    ///< it has climbed a step, or was lifted onto an edge
  bool has_snapped = false;    ///< it was put down on a floor
  bool is_stuck = false;     ///< it is in something that no push within `max_push`, and the way of
                             ///< what pushes, ends: it is crushed, say. Its place is where it began
  float floor_normal_x = 0;  ///< 0 without a floor
  float floor_normal_y = 0;
  Support support = {};                ///< what it stands on at the end
  std::span<const MoveHit> hits = {};  ///< in order
};

}  // namespace quadrille
