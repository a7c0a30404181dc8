#include "motion.hpp"

namespace quadrille::bench {
namespace {

// Frames between two reversals of all velocities.
constexpr int kPeriod = 32;

// Moves one axis of a box. JavaScript compares the sums before they are rounded to float.
void step_axis(float& min, float& max, float& velocity, float direction, double side) {
  const float move = direction * velocity;
  const bool turns = static_cast<double>(min) + move < 0 || static_cast<double>(max) + move > side;
  if (turns) velocity = -velocity;
  min += turns ? -move : move;
  max += turns ? -move : move;
}

}  // namespace

void Motion::step(std::span<Box> boxes) {
  const float direction = (frame_++ + kPeriod / 2) % (2 * kPeriod) < kPeriod ? 1.0f : -1.0f;
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    Velocity& velocity = velocities_[i];
    if (velocity.x == 0 && velocity.y == 0) continue;
    step_axis(boxes[i].min_x, boxes[i].max_x, velocity.x, direction, side_);
    step_axis(boxes[i].min_y, boxes[i].max_y, velocity.y, direction, side_);
  }
}

}  // namespace quadrille::bench
