// A scene in motion: what the two benchmark programs time.
#pragma once

#include <chrono>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "contender.hpp"
#include "motion.hpp"

namespace quadrille::bench {

/// Alternates between moving all boxes and letting a contender find all pairs.
class Game {
 public:
  using Milliseconds = std::chrono::duration<double, std::milli>;

  Game(std::string_view contender, const Scene& scene);

  /// Moves everything, then finds all pairs; the time of finding alone, because moving is what the
  /// game does, whichever broad phase it has.
  Milliseconds frame();

  /// Of the last frame.
  std::span<const Pair> pairs() const { return pairs_; }
  std::uint64_t bytes() const { return contender_->bytes(); }

 private:
  std::unique_ptr<Contender> contender_;
  Motion motion_;
  std::span<const Pair> pairs_;
};

/// Frames before the pairs are compared; enough for things to have moved.
inline constexpr int kCheckedFrames = 4;

/// Plays the checked frames and names the pairs of the last one.
std::string checked_pairs(Game& game);

}  // namespace quadrille::bench
