// Moves in the frames of tests/scenes/level.json, as tests/scenes/README.md says.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>

#include "golden_frames.hpp"
#include "made_shapes.hpp"

namespace quadrille::testing {

/// Shapes that walk through a world, and moves of its drifting bodies.
class GoldenMoves {
 public:
  GoldenMoves(World& world, const nlohmann::json& scene)
      : world_(world),
        random_(scene.at("seed").get<std::uint32_t>() + 1),
        width_(scene.at("width")),
        height_(scene.at("height")) {
    for (Walker& walker : walkers_) begin(walker);
  }

  void run(const Drifters& drifters) {
    for (Walker& walker : walkers_) walk(walker);
    move_drifters(drifters);
  }

  std::string hash() const { return hash_.text(); }

  /// How many moves of the walkers ended in these ways.
  struct Counts {
    std::size_t on_floor = 0;
    std::size_t on_wall = 0;
    std::size_t on_ceiling = 0;
    std::size_t stepped = 0;
    std::size_t snapped = 0;
    std::size_t stuck = 0;
    std::size_t carried = 0;
    std::size_t pushed = 0;
  };
  const Counts& counts() const { return counts_; }

 private:
  struct Walker {
    Shape shape;
    Transform at = {};
    Point velocity = {0, 0};
    Support support = {};
  };

  void begin(Walker& walker) {
    walker.at = {.x = width_ * random_.unit()};
    walker.velocity = {8 * random_.unit() - 4, 0};
    walker.support = {};
  }

  void walk(Walker& walker) {
    const bool turns = random_.unit() < 0.015625f;
    const float speed = 8 * random_.unit() - 4;
    const bool jumps = random_.unit() < 0.0625f;
    auto& [x, y] = walker.velocity;
    if (turns) x = speed;
    y = jumps && walker.support.body != kNoId ? -5 : y + 0.25f;
    const MoveOptions options = {.slope_limit = 1,
                                 .step_height = 8,
                                 .snap_distance = 6,
                                 .max_push = 16.0f,
                                 .support = walker.support,
                                 .inherits_velocity = true};
    const auto moved = world_.move_and_slide(walker.shape, {walker.at, x, y}, options);
    EXPECT_EQ(moved.status, Status::kOk);
    const MoveResult& result = moved.value;
    add(result);
    count(result);
    walker.at.x = result.x;
    walker.at.y = result.y;
    y = result.velocity_y;
    walker.support = result.support;
    if (result.is_stuck || result.y > height_) begin(walker);
  }

  void move_drifters(const Drifters& drifters) {
    const double among = double{random_.unit()} * static_cast<double>(drifters.size());
    const float dx = 64 * random_.unit() - 32;
    const float dy = 64 * random_.unit() - 32;
    const MoveOptions options = {.step_height = 8, .max_push = 16.0f, .one_way = false};
    const auto moved =
        world_.move_and_slide(drifters.id(static_cast<std::size_t>(std::floor(among))), dx, dy);
    EXPECT_EQ(moved.status, Status::kOk);
    add(moved.value);
    std::array<BodyMotion, 4> motions;
    for (std::size_t i = 0; i < motions.size(); ++i) {
      motions[i] = {drifters.id(i), dx, dy + static_cast<float>(i)};
    }
    const auto many = world_.move_and_slide_many(motions, options);
    EXPECT_EQ(many.status, Status::kOk);
    for (const MoveResult& result : many.value) add(result);
  }

  void count(const MoveResult& result) {
    counts_.on_floor += result.is_on_floor;
    counts_.on_wall += result.is_on_wall;
    counts_.on_ceiling += result.is_on_ceiling;
    counts_.stepped += result.has_stepped;
    counts_.snapped += result.has_snapped;
    counts_.stuck += result.is_stuck;
    counts_.carried += result.carried_x != 0 || result.carried_y != 0;
    for (const MoveHit& hit : result.hits) counts_.pushed += hit.kind == MoveHitKind::kOverlap;
  }

  void add(const MoveResult& result) {
    for (const float number :
         {result.x, result.y, result.left_x, result.left_y, result.velocity_x, result.velocity_y,
          result.carried_x, result.carried_y, result.carried_angle, result.floor_normal_x,
          result.floor_normal_y}) {
      hash_.add(number);
    }
    std::uint32_t state = 0;
    for (const bool flag : {result.is_stuck, result.has_snapped, result.has_stepped,
                            result.is_on_ceiling, result.is_on_wall, result.is_on_floor}) {
      state = 2 * state + (flag ? 1 : 0);
    }
    hash_.add(state);
    if (result.is_on_floor) {
      const auto& [body, part, at, point, unused] = result.support;
      hash_.add(row_of(body));
      hash_.add(part);
      for (const float number : {at.x, at.y, at.angle, at.scale, point.x, point.y}) {
        hash_.add(number);
      }
    }
    for (const MoveHit& hit : result.hits) {
      hash_.add(row_of(hit.body));
      hash_.add(hit.part);
      hash_.add(hit.moving_part);
      hash_.add(static_cast<std::uint32_t>(hit.kind));
      for (const float number :
           {hit.x, hit.y, hit.point_x, hit.point_y, hit.normal_x, hit.normal_y, hit.depth}) {
        hash_.add(number);
      }
    }
  }

  World& world_;
  Random random_;
  float width_;
  float height_;
  std::array<Walker, 4> walkers_ = {
      {{box(12, 20)}, {circle(8)}, {capsule(10, 6, true)}, {segment(-5, 6, 4, -7)}}};
  Counts counts_;
  Hash32 hash_;
};

}  // namespace quadrille::testing
