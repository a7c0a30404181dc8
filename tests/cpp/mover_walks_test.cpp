// Long random walks through random levels: what must hold after every move.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "findings.hpp"
#include "made_shapes.hpp"
#include "mover_level.hpp"
#include "quadrille/quadrille.hpp"
#include "shape_code.hpp"
#include "shape_oracle.hpp"
#include "support.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

// Of every kind of convex shape, with its angle and the smaller side of its box.
struct Walker {
  MirroredShape shape;
  float angle;
  double size;
};

std::vector<Walker> walkers() {
  return {{MirroredShape(box(12, 20)), 0, 12},
          {MirroredShape(box(16, 16)), 0, 16},
          {MirroredShape(box(12, 14)), 0.3f, 14},
          {MirroredShape(circle(8)), 0, 16},
          {MirroredShape(circle(5)), 0.5f, 10},
          {MirroredShape(capsule(10, 6, true)), 0, 12},
          {MirroredShape(capsule(8, 4)), 0, 8},
          {polygon_and_mirror({{-6, 8}, {-7, -2}, {1, -9}, {7, -1}, {5, 8}}), 0, 14},
          {polygon_and_mirror({{0, 8}, {-8, -8}, {8, -8}}), 0, 16},
          {{segment(-5, 6, 4, -7), segment(5, 6, -4, -7)}, 0, 9}};
}

double length_of(double x, double y) {
  return std::hypot(x, y);
}

double distance_to_path(const Point& place, const std::vector<Point>& path) {
  double least = 1e9;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const Point& a = path[i];
    const Point& b = path[std::min(i + 1, path.size() - 1)];
    const double dx = double{b.x} - a.x;
    const double dy = double{b.y} - a.y;
    const double squared = dx * dx + dy * dy;
    double along = 0;
    if (squared > 0)
      along = ((double{place.x} - a.x) * dx + (double{place.y} - a.y) * dy) / squared;
    along = std::clamp(along, 0.0, 1.0);
    least = std::min(least, length_of(place.x - a.x - along * dx, place.y - a.y - along * dy));
  }
  return least;
}

struct WalkCounts {
  std::size_t moves = 0;
  std::size_t stuck = 0;
  std::size_t on_floor = 0;
  std::size_t carried = 0;
  std::size_t pushed = 0;
  std::size_t steps = 0;
  std::size_t snaps = 0;
  std::size_t prefixes = 0;
  std::size_t mirrors = 0;
  std::size_t corrected = 0;  // at corners
  std::size_t edges = 0;      // of mirrored moves that begin on an edge
};

class Walk {
 public:
  Walk(std::uint32_t seed, float corner_correction, Findings& findings, WalkCounts& counts)
      : seed_(seed),
        random_(seed),
        findings_(findings),
        counts_(counts),
        level_(draw_level(random_)),
        plain_(world_of(level_, false)),
        mirror_(world_of(level_, true)),
        walker_(walkers()[random_.below(static_cast<std::uint32_t>(walkers().size()))]) {
    options_.slope_limit = std::array{0.78539816f, 1.0471976f, 0.5f}[random_.below(3)];
    options_.step_height = std::array{0.0f, 8.0f, 4.0f}[random_.below(3)];
    options_.snap_distance = std::array{0.0f, 6.0f, 8.0f}[random_.below(3)];
    options_.one_way = !random_.one_in(4);
    options_.corner_correction = corner_correction;
    const Transform at = {.x = 16 * static_cast<float>(2 + random_.below(20)),
                          .y = 16 * static_cast<float>(2 + random_.below(8)),
                          .angle = walker_.angle};
    id_ = add(plain_.world, walker_.shape.shape, {.transform = at});
    mirror_id_ = add(mirror_.world, walker_.shape.mirror, {.transform = mirrored(at)});
    at_ = at;
  }

  void run(int frames) {
    for (frame_ = 0; frame_ < frames; ++frame_) {
      advance_platforms(level_);
      place_platforms(plain_, level_, false);
      place_platforms(mirror_, level_, true);
      choose_motion();
      advance();
    }
  }

 private:
  void choose_motion() {
    if (random_.one_in(20))
      run_ = std::array{0.0f, 2.0f, -2.0f, 3.7f, -1.3f, 8.0f}[random_.below(6)];
    if (is_on_floor_ && random_.one_in(15)) velocity_.y = -5;
    velocity_.x = run_;
    velocity_.y += 0.25f;
    if (random_.one_in(300)) velocity_ = {40 * random_.unit() - 20, 30 * random_.unit() - 20};
  }

  void advance() {
    options_.support = support_;
    const Result<MoveResult> found =
        plain_.world.move_and_slide(id_, velocity_.x, velocity_.y, options_);
    ASSERT_EQ(found.status, Status::kOk);
    const MoveResult moved = found.value;
    const std::vector<MoveHit> hits(moved.hits.begin(), moved.hits.end());
    ++counts_.moves;
    counts_.corrected += is_corrected(moved) ? 1 : 0;
    counts_.stuck += moved.is_stuck ? 1 : 0;
    counts_.on_floor += moved.is_on_floor ? 1 : 0;
    counts_.carried += moved.carried_x != 0 || moved.carried_y != 0 ? 1 : 0;
    counts_.steps += moved.has_stepped ? 1 : 0;
    counts_.snaps += moved.has_snapped ? 1 : 0;
    was_pushed_ = std::ranges::any_of(
        hits, [](const MoveHit& hit) { return hit.kind == MoveHitKind::kOverlap; });
    counts_.pushed += was_pushed_ ? 1 : 0;
    check_place(moved);
    check_length(moved);
    check_floor(moved, hits);
    if (frame_ % 4 == 0) check_prefix(moved, hits);
    if (frame_ % 4 == 2) check_mirror(moved);
    if (moved.is_stuck) {
      // Out of the way of what crushes it.
      at_.x = 16 * static_cast<float>(2 + random_.below(20));
      at_.y = 16 * static_cast<float>(2 + random_.below(8));
      support_ = {};
      velocity_ = {0, 0};
    } else {
      at_.x = moved.x;
      at_.y = moved.y;
      support_ = moved.support;
      velocity_ = {moved.velocity_x, moved.velocity_y};
    }
    is_on_floor_ = moved.is_on_floor;
    ASSERT_EQ(plain_.world.set_transform(id_, at_), Status::kOk);
    ASSERT_EQ(mirror_.world.set_transform(mirror_id_, mirrored(at_)), Status::kOk);
  }

  bool is_corrected(const MoveResult& moved) {
    if (!(options_.corner_correction > 0)) return false;
    MoveOptions options = options_;
    options.corner_correction = 0;
    const MoveResult other =
        plain_.world.move_and_slide(id_, velocity_.x, velocity_.y, options).value;
    return moved.x != other.x || moved.y != other.y;
  }

  void check_place(const MoveResult& moved) {
    if (moved.is_stuck) return;
    const Transform there = {.x = moved.x, .y = moved.y, .angle = at_.angle};
    const double clearance =
        oracle_clearance(level_, oracle_shape(walker_.shape.shape, there), moved.x, moved.y, 12);
    findings_.expect(clearance >= -1e-3 * walker_.size, "a body is in a solid after its move",
                     [&] { return text(moved) + " depth " + std::to_string(-clearance); });
  }

  // No floor is steeper than the limit, that of a step onto a corner neither.
  void check_floor(const MoveResult& moved, const std::vector<MoveHit>& hits) {
    const double least = std::cos(options_.slope_limit) - 2e-6;
    findings_.expect(!moved.is_on_floor || -moved.floor_normal_y >= least,
                     "a floor is steeper than the limit", [&] {
                       return text(moved) + " floor " + std::to_string(moved.floor_normal_x) +
                              ", " + std::to_string(moved.floor_normal_y);
                     });
    for (const MoveHit& hit : hits) {
      findings_.expect(hit.kind != MoveHitKind::kFloor || -hit.normal_y >= least,
                       "a hit of a floor is steeper than the limit", [&] { return text(moved); });
    }
  }

  void check_length(const MoveResult& moved) {
    const double asked = length_of(velocity_.x, velocity_.y);
    const double travelled = length_of(velocity_.x - moved.left_x, velocity_.y - moved.left_y);
    findings_.expect(travelled <= asked * (1 + 1e-5) + 1e-4, "a body travelled farther than asked",
                     [&] { return text(moved); });
    const double speed = length_of(moved.velocity_x, moved.velocity_y);
    findings_.expect(speed <= asked * (1 + 1e-5) + 1e-5, "a body gained speed by sliding",
                     [&] { return text(moved); });
    if (was_pushed_ || moved.is_stuck || moved.has_stepped || moved.has_snapped) return;
    const double went =
        length_of(moved.x - at_.x - moved.carried_x, moved.y - at_.y - moved.carried_y);
    const double least_skin = options_.corner_correction > 0 ? 1e-3 * walker_.size : 0;
    const double aside = options_.corner_correction + least_skin;
    findings_.expect(went <= asked + aside + 0.02 + 1e-3 * walker_.size,
                     "a body went farther than asked",
                     [&] { return text(moved) + " went " + std::to_string(went); });
  }

  void check_prefix(const MoveResult& moved, const std::vector<MoveHit>& hits) {
    if (options_.step_height > 0 || options_.snap_distance > 0 || was_pushed_) return;
    if (options_.corner_correction > 0) return;
    if (moved.carried_x != 0 || moved.carried_y != 0) return;
    std::vector<Point> path = {{at_.x, at_.y}};
    for (const MoveHit& hit : hits) path.push_back({hit.x, hit.y});
    path.push_back({moved.x, moved.y});
    const float part = std::array{0.5f, 0.25f, 0.9f}[random_.below(3)];
    const Result<MoveResult> shorter =
        plain_.world.move_and_slide(id_, part * velocity_.x, part * velocity_.y, options_);
    ASSERT_EQ(shorter.status, Status::kOk);
    ++counts_.prefixes;
    const double skin = std::max(0.01, 1e-3 * walker_.size);
    const double off = distance_to_path({shorter.value.x, shorter.value.y}, path);
    findings_.expect(
        off <= 2 * skin + 1e-3, "a shorter motion leaves the path of a longer one", [&] {
          return text(moved) + " part " + std::to_string(part) + " off " + std::to_string(off);
        });
  }

  void check_mirror(const MoveResult& moved) {
    if (was_pushed_) return;
    MoveOptions options = options_;
    options.support.body = kNoId;
    const Result<MoveResult> plain =
        plain_.world.move_and_slide(id_, velocity_.x, velocity_.y, options);
    const Result<MoveResult> mirror =
        mirror_.world.move_and_slide(mirror_id_, -velocity_.x, velocity_.y, options);
    ASSERT_EQ(mirror.status, Status::kOk);
    if (plain.value.is_stuck || mirror.value.is_stuck) return;
    ++counts_.mirrors;
    const double off = length_of(plain.value.x + mirror.value.x, plain.value.y - mirror.value.y);
    if (off > 1e-4 && (is_on_edge() || is_as_high_as_a_step())) {
      ++counts_.edges;
      return;
    }
    findings_.expect(off <= 1e-4, "a mirrored move is no mirror image", [&] {
      return text(moved) + " off " + std::to_string(off) + " mirror at " +
             std::to_string(mirror.value.x) + ", " + std::to_string(mirror.value.y) +
             text_of_hits(mirror.value);
    });
  }

  // Whether a place a little beside leads elsewhere: a corner is on a corner, and rounding decides
  // on which of two sides the body goes on.
  bool is_on_edge() {
    constexpr float kBeside = 2e-3f;
    MoveOptions options = options_;
    options.support.body = kNoId;
    options.except = {&id_, 1};
    std::vector<Point> normals;
    for (const float by : {-kBeside, kBeside}) {
      Transform beside = at_;
      beside.x += by;
      const Result<MoveResult> other = plain_.world.move_and_slide(
          walker_.shape.shape, {beside, velocity_.x, velocity_.y}, options);
      EXPECT_EQ(other.status, Status::kOk);
      for (const MoveHit& hit : other.value.hits) {
        normals.push_back({hit.normal_x, hit.normal_y});
        break;
      }
    }
    return normals.size() < 2 ||
           length_of(normals[0].x - normals[1].x, normals[0].y - normals[1].y) > 1e-3;
  }

  // Whether a step is as high as the body climbs, but for rounding.
  bool is_as_high_as_a_step() {
    constexpr float kMore = 1e-3f;
    MoveOptions options = options_;
    options.support.body = kNoId;
    std::array<bool, 2> steps = {};
    for (std::size_t i = 0; i < 2; ++i) {
      options.step_height = std::max(options_.step_height + (i == 0 ? -kMore : kMore), 0.0f);
      steps[i] =
          plain_.world.move_and_slide(id_, velocity_.x, velocity_.y, options).value.has_stepped;
    }
    return steps[0] != steps[1];
  }

  std::string text(const MoveResult& moved) const {
    std::string text = "seed " + std::to_string(seed_) + " frame " + std::to_string(frame_) + ": " +
                       code_of(walker_.shape.shape) + " from " + std::to_string(at_.x) + ", " +
                       std::to_string(at_.y) + " by " + std::to_string(velocity_.x) + ", " +
                       std::to_string(velocity_.y) + " to " + std::to_string(moved.x) + ", " +
                       std::to_string(moved.y) + " carried " + std::to_string(moved.carried_x) +
                       ", " + std::to_string(moved.carried_y) + ";";
    return text + text_of_hits(moved);
  }

  static std::string text_of_hits(const MoveResult& moved) {
    std::string text;
    for (const MoveHit& hit : moved.hits) {
      text += " " + std::to_string(static_cast<int>(hit.kind)) + " of row " +
              std::to_string(row_of(hit.body)) + "." + std::to_string(hit.part) + " normal " +
              std::to_string(hit.normal_x) + ", " + std::to_string(hit.normal_y) + ";";
    }
    return text;
  }

  std::uint32_t seed_;
  Random random_;
  Findings& findings_;
  WalkCounts& counts_;
  Level level_;
  LevelWorld plain_;
  LevelWorld mirror_;
  Walker walker_;
  MoveOptions options_;
  Id id_ = kNoId;
  Id mirror_id_ = kNoId;
  Transform at_;
  Point velocity_ = {0, 0};
  Support support_;
  float run_ = 0;
  bool is_on_floor_ = false;
  bool was_pushed_ = false;
  int frame_ = 0;
};

WalkCounts walk(std::uint32_t first_seed, std::uint32_t walks, int frames,
                float corner_correction = 0) {
  Findings findings;
  WalkCounts counts;
  for (std::uint32_t i = 0; i < walks; ++i) {
    Walk(first_seed + i, corner_correction, findings, counts).run(frames);
  }
  return counts;
}

void expect_sound_walks(std::uint32_t first_seed, std::uint32_t walks) {
  constexpr int kFrames = 500;
  const WalkCounts counts = walk(first_seed, walks, kFrames);
  EXPECT_EQ(counts.moves, std::size_t{kFrames} * walks);
  // Each kind of move is met often enough.
  EXPECT_GT(counts.on_floor, counts.moves / 4);
  EXPECT_GT(counts.carried, counts.moves / 100);
  EXPECT_GT(counts.pushed, counts.moves / 200);
  EXPECT_GT(counts.steps, counts.moves / 2000);
  EXPECT_GT(counts.snaps, counts.moves / 200);
  EXPECT_GT(counts.prefixes, counts.moves / 100);
  EXPECT_GT(counts.mirrors, counts.moves / 10);
  EXPECT_LT(counts.edges, counts.mirrors / 1000);
  EXPECT_LT(counts.stuck, counts.moves / 100);
}

TEST(MoverWalks, KeepOutOfSolidsAndGoNoFartherThanAsked) {
  expect_sound_walks(1, drawn(100u));
}

TEST(MoverWalks, KeepOutOfSolidsWhereCornersAreCorrected) {
  constexpr int kFrames = 500;
  const std::uint32_t walks = drawn(100u);
  const WalkCounts counts = walk(2000001, walks, kFrames, 5);
  EXPECT_EQ(counts.moves, std::size_t{kFrames} * walks);
  EXPECT_GT(counts.mirrors, counts.moves / 10);
  EXPECT_GT(counts.corrected, counts.moves / 500);
  EXPECT_LT(counts.edges, counts.mirrors / 200);
  EXPECT_LT(counts.stuck, counts.moves / 100);
}

TEST(MoverWalks, ThoroughKeepOutOfSolidsInAMillionMoves) {
  expect_sound_walks(1000001, 2000);
}

}  // namespace
}  // namespace quadrille::testing
