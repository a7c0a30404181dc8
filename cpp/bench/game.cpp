#include "game.hpp"

#include "checksum.hpp"

namespace quadrille::bench {

Game::Game(std::string_view contender, const Scene& scene)
    : contender_(make_contender(contender, scene)), motion_(scene) {}

Game::Milliseconds Game::frame() {
  using Clock = std::chrono::steady_clock;
  motion_.step(contender_->boxes());
  const Clock::time_point started = Clock::now();
  pairs_ = contender_->find();
  return Clock::now() - started;
}

std::string checked_pairs(Game& game) {
  for (int i = 0; i < kCheckedFrames; ++i) game.frame();
  return checksum(game.pairs());
}

}  // namespace quadrille::bench
