// Results of moves that can be kept and compared.
#pragma once

#include <vector>

#include "quadrille/move.hpp"

namespace quadrille::testing {

/// A result that keeps its hits.
struct Moved : MoveResult {
  std::vector<MoveHit> met;

  friend bool operator==(const Moved& one, const Moved& other) {
    return one.x == other.x && one.y == other.y && one.left_x == other.left_x &&
           one.left_y == other.left_y && one.velocity_x == other.velocity_x &&
           one.velocity_y == other.velocity_y && one.carried_x == other.carried_x &&
           one.carried_y == other.carried_y && one.carried_angle == other.carried_angle &&
           one.is_on_floor == other.is_on_floor && one.is_on_wall == other.is_on_wall &&
           one.is_on_ceiling == other.is_on_ceiling && one.has_stepped == other.has_stepped &&
           one.has_snapped == other.has_snapped && one.is_stuck == other.is_stuck &&
           one.floor_normal_x == other.floor_normal_x &&
           one.floor_normal_y == other.floor_normal_y && one.support == other.support &&
           one.met == other.met;
  }
};

inline Moved kept(const MoveResult& result) {
  Moved moved = {result, {result.hits.begin(), result.hits.end()}};
  moved.hits = {};
  return moved;
}

}  // namespace quadrille::testing
