// How benchmark scenes move: as in bench/motion.mjs, bit for bit.
#pragma once

#include <span>
#include <vector>

#include "scenes.hpp"

namespace quadrille::bench {

/// Moves every box by its velocity, bouncing at the world's edge. Every 32 frames all
/// velocities are reversed, so that a scene keeps its character (clusters stay clusters) however
/// long it runs.
class Motion {
 public:
  explicit Motion(const Scene& scene) : side_(scene.side), velocities_(scene.velocities) {}

  /// One frame; `boxes` are the scene's, changed in place.
  void step(std::span<Box> boxes);

 private:
  float side_;
  std::vector<Velocity> velocities_;
  int frame_ = 0;
};

}  // namespace quadrille::bench
