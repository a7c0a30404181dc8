#include "game.hpp"

#include "checksum.hpp"

namespace quadrille::bench {

Game::Game(std::string_view implementation, const Scene& scene)
    : implementation_(make_implementation(implementation, scene)), motion_(scene) {}

Game::Milliseconds Game::frame() {
  using Clock = std::chrono::steady_clock;
  motion_.step(implementation_->boxes());
  const Clock::time_point started = Clock::now();
  pairs_ = implementation_->find();
  return Clock::now() - started;
}

std::string checked_pairs(Game& game) {
  for (int i = 0; i < kCheckedFrames; ++i) game.frame();
  return checksum(game.pairs());
}

}  // namespace quadrille::bench
