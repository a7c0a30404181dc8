// A ball rolls down stairs: bodies with shapes, contacts that push apart, events, what has
// departed.
//
// Each frame has three steps: the game writes transforms, `step()` finds what touches, and the game
// decides what that means. Here a ball falls, is pushed out of what it meets, picks up a coin and
// leaves the world.
#include <array>
#include <iostream>

#include "require.hpp"

namespace {

using namespace quadrille;

constexpr int kFrames = 140;
constexpr float kGravity = 0.05f;  // world units a frame, for each frame

// Shapes are values; a shape that is not valid says why.
Shape require_shape(const Result<Shape, ShapeStatus>& shape) {
  if (shape.ok()) return shape.value;
  std::cerr << "quadrille: " << to_string(shape.status) << '\n';
  std::exit(EXIT_FAILURE);
}

// What a body is to the game: the caller's own number of a body.
enum Tag : std::uint32_t { kBall, kStair, kCoin };

struct Velocity {
  float x, y;
};

// Moves the ball out of what it overlaps, and takes away the part of its velocity that goes there.
// The normal of a contact points from a to b.
void push_out(World& world, const Contact& contact, Id ball, Velocity& velocity) {
  const float sign = contact.a == ball ? -1.0f : 1.0f;
  const float x = sign * contact.manifold.normal_x;
  const float y = sign * contact.manifold.normal_y;
  const Transform at = require(world.options(ball)).transform;
  require(world.move(ball, at.x + x * contact.manifold.depth, at.y + y * contact.manifold.depth));
  const float towards = velocity.x * x + velocity.y * y;
  if (towards < 0) velocity = {velocity.x - towards * x, velocity.y - towards * y};
}

std::uint32_t tag_of(World& world, Id id) {
  return require(world.options(id)).tag;
}

}  // namespace

int main() {
  World world = *require(World::create({.world = {0, 0, 100, 60}}));
  const Shape stair = require_shape(Shape::box(20, 4));
  for (int i = 0; i < 4; ++i) {
    const auto step = static_cast<float>(i);
    const Transform at = {.x = 10 + 20 * step, .y = 20 + 9 * step, .angle = 0.1f};
    require(world.insert(stair, {.transform = at, .is_static = true, .tag = kStair}));
  }
  // A sensor is in events, and in no contact: nothing is pushed out of a coin.
  const std::array<Point, 4> corners = {{{0, -2}, {2, 0}, {0, 2}, {-2, 0}}};
  const Id coin = require(world.insert(
      require_shape(Shape::polygon(corners)),
      {.transform = {.x = 50, .y = 32}, .is_static = true, .is_sensor = true, .tag = kCoin}));
  const Id ball = require(
      world.insert(require_shape(Shape::circle(2)), {.transform = {.x = 4, .y = 4}, .tag = kBall}));

  const auto hit = require(world.raycast({.x = 4, .y = 10, .dx = 0, .dy = 50}));
  if (hit) std::cout << "the ball is above row " << hit->row << '\n';

  Velocity velocity = {0.6f, 0};
  for (int frame = 1; frame <= kFrames && world.has(ball); ++frame) {
    velocity.y += kGravity;
    Transform& transform = world.transforms()[row_of(ball)];
    transform.x += velocity.x;
    transform.y += velocity.y;
    require(world.step());

    for (const Contact& contact : world.contacts()) push_out(world, contact, ball, velocity);
    for (const BodyPair& pair : world.entered()) {
      const Id other = pair.a == ball ? pair.b : pair.a;
      if (tag_of(world, other) == kStair) {
        std::cout << "frame " << frame << ": lands on row " << row_of(other) << '\n';
      } else if (other == coin) {
        std::cout << "frame " << frame << ": takes the coin\n";
        require(world.remove(coin));
      }
    }
    for (const Id id : world.departed()) {
      std::cout << "frame " << frame << ": has departed\n";
      require(world.remove(id));
    }
  }
  std::cout << world.size() << " bodies remain\n";
}

// Prints:
// the ball is above row 0
// frame 23: lands on row 0
// frame 43: lands on row 1
// frame 62: takes the coin
// frame 69: lands on row 2
// frame 92: lands on row 3
// frame 116: has departed
// 4 bodies remain
