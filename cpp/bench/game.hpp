// A scene in motion: what the two benchmark programs time.
#pragma once

#include <chrono>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "implementation.hpp"
#include "motion.hpp"

namespace quadrille::bench {

/// Alternates between moving all boxes and letting an implementation find all pairs.
class Game {
 public:
  using Milliseconds = std::chrono::duration<double, std::milli>;

  Game(std::string_view implementation, const Scene& scene);

  /// Moves all boxes, then finds all pairs. Returns the time of the second step alone: a game moves
  /// its objects whatever broad phase it has.
  Milliseconds frame();

  /// Of the last frame.
  std::span<const Pair> pairs() const { return pairs_; }
  std::uint64_t bytes() const { return implementation_->bytes(); }

 private:
  std::unique_ptr<Implementation> implementation_;
  Motion motion_;
  std::span<const Pair> pairs_;
};

/// Frames before the pairs are compared: enough for boxes to have moved to other cells.
inline constexpr int kCheckedFrames = 4;

/// Runs the checked frames and returns the checksum of the last one's pairs.
std::string checked_pairs(Game& game);

}  // namespace quadrille::bench
