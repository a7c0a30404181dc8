// The scenes of bench/scenes.mjs, bit for bit: the hashes in tests/scenes/bench.json hold for both.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "quadrille/quadrille.hpp"

namespace quadrille::bench {

/// In world units a frame.
struct Velocity {
  float x;
  float y;
};

/// A scene before its first frame: `velocities[i]` moves `boxes[i]` in a square world.
struct Scene {
  float side;
  std::vector<Box> boxes;
  std::vector<Velocity> velocities;

  Box world() const { return {0, 0, side, side}; }
};

/// All kinds, in the order of bench/scenes.mjs.
std::span<const std::string_view> scene_kinds();

/// The scene of a kind with `count` objects, the same every time. `kind` is one of scene_kinds(),
/// `count` at least 1.
Scene make_scene(std::string_view kind, std::uint32_t count);

}  // namespace quadrille::bench
