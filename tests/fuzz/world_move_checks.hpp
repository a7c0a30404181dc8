// Moves of shapes and of bodies in a World against what its doc comments say, and against each
// other.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "byte_source.hpp"
#include "moved.hpp"
#include "part_casts.hpp"
#include "query_filter_drawing.hpp"
#include "require.hpp"
#include "shape_oracle.hpp"
#include "world_history.hpp"

namespace quadrille::fuzz {

class WorldMoveChecks {
 public:
  WorldMoveChecks(ByteSource& source, WorldHistory& history)
      : source_(source), history_(history), world_(history.world()) {}

  void check_shape(const DrawnFilter& filter) {
    const testing::TieScene& scene = history_.scene();
    bool has_sliver = false;
    const Ray ray = draw_tie_ray(source_, scene);
    const ShapeKind kind = testing::kTieKinds[source_.below(5)];
    const Shape shape = draw_scene_shape(source_, scene.scale, kind, has_sliver);
    const float angle = testing::draw_tie_angle(source_, scene.scale.is_on_lattice);
    const CastPath path = {{ray.x, ray.y, angle, testing::draw_tie_size(source_)}, ray.dx, ray.dy};
    MoveOptions options = draw_options(filter);
    options.filter = filter.filter;
    print([&] {
      return "world.move_and_slide(" + code_of(shape) + ", {" + code_of(path.from) + ", " +
             code_of(path.dx) + ", " + code_of(path.dy) + "}, " + code_of(options) + ");";
    });
    const auto found = world_.move_and_slide(shape, path, options);
    if (is_refused(found.status, options, options.support)) return;
    const testing::Moved moved = testing::kept(found.value);
    const auto again = world_.move_and_slide(shape, path, options);
    require(again.ok() && testing::kept(again.value) == moved, "a move gives the same twice");
    const Move move = {.at = path.from,
                       .way = {path.dx, path.dy},
                       .parts = {{shape, path.from, filter.filter, false, OneWay::kNo, 0, 0}},
                       .except = filter.except,
                       .one_way_stops = !options.one_way && !options.drops_through.value_or(false),
                       .mode = options.mode};
    check(move, moved);
  }

  void check_body(const DrawnFilter& filter) {
    const testing::TieScene& scene = history_.scene();
    const Ray ray = draw_tie_ray(source_, scene);
    const std::uint32_t pick = source_.below(64);
    MoveOptions options = draw_options(filter);
    const bool has_filter = source_.one_in(2);
    if (has_filter) options.filter = filter.filter;
    if (history_.bodies().empty()) return;
    const ModelBody& body = history_.bodies()[pick % history_.bodies().size()];
    print([&] {
      return "world.move_and_slide(row " + std::to_string(row_of(body.id)) + ", " +
             code_of(ray.dx) + ", " + code_of(ray.dy) + ", " + code_of(options) + ");";
    });
    const auto found = world_.move_and_slide(body.id, ray.dx, ray.dy, options);
    if (body.is_tile_map()) {
      require(found.status == Status::kIsTileMap, "a tile map does not move and slide");
      return;
    }
    if (is_refused(found.status, options, options.support)) return;
    const testing::Moved moved = testing::kept(found.value);
    check_many(body.id, ray, options, moved);
    Move move = {.at = body.options.transform,
                 .way = {ray.dx, ray.dy},
                 .parts = body.placed(),
                 .except = filter.except,
                 .one_way_stops = !options.one_way &&
                                  !options.drops_through.value_or(body.options.drops_through),
                 .mode = options.mode};
    std::erase_if(move.parts, [](const PlacedPart& part) { return part.is_sensor; });
    if (has_filter) {
      for (PlacedPart& part : move.parts) part.filter = filter.filter;
    }
    for (const ModelBody& other : history_.bodies()) {
      const bool share_group = body.options.group != 0 && body.options.group == other.options.group;
      if (other.id == body.id || share_group) move.except.push_back(other.id);
    }
    check(move, moved);
  }

 private:
  struct Move {
    Transform at;
    Point way;
    std::vector<PlacedPart> parts;  ///< with the filters of what they may meet
    std::vector<Id> except;
    bool one_way_stops;  ///< from all sides
    MoveMode mode;
  };

  static constexpr MoveOptions kNoOptions = {};

  static std::string code_of(const MoveOptions& options) {
    const auto length = [](const std::optional<float>& value) {
      return value ? testing::code_of(*value) : std::string("{}");
    };
    const Support& support = options.support;
    const bool has_floors = options.mode == MoveMode::kGrounded;
    return std::string("{MoveMode::") + (has_floors ? "kGrounded" : "kTopDown") + ", {" +
           testing::code_of(options.up.x) + ", " + testing::code_of(options.up.y) + "}, " +
           testing::code_of(options.slope_limit) + ", " + testing::code_of(options.step_height) +
           ", " + testing::code_of(options.snap_distance) + ", " +
           testing::code_of(options.corner_correction) + ", " + std::to_string(options.max_slides) +
           ", " + length(options.skin) + ", " + length(options.max_push) + ", " +
           fuzz::code_of(options.one_way) + ", " +
           (options.drops_through ? fuzz::code_of(*options.drops_through) : std::string("{}")) +
           ", {" + std::to_string(support.body) + "u, " + std::to_string(support.part) + ", " +
           code_of(support.transform) + ", {" + code_of(support.point.x) + ", " +
           code_of(support.point.y) + "}}, " + fuzz::code_of(options.inherits_velocity) +
           ", {}, {}, " + fuzz::code_of(options.lists_sensors) + "}";
  }
  static std::string code_of(const Shape& shape) { return testing::code_of(shape); }
  static std::string code_of(const Transform& at) { return testing::code_of(at); }
  static std::string code_of(float value) { return testing::code_of(value); }

  /// Of the scale of the scene, seldom any.
  float draw_length() {
    if (source_.one_in(64)) return source_.any_float();
    return history_.scene().scale.unit * static_cast<float>(source_.below(17)) / 4;
  }

  MoveOptions draw_options(const DrawnFilter& filter) {
    MoveOptions options = {.except = filter.except};
    if (source_.one_in(2)) return options;
    constexpr std::array<Point, 5> kUps = {{{0, -1}, {1, 0}, {-3, 4}, {0, 1e-20f}, {0, 0}}};
    options.up = kUps[source_.below(source_.one_in(16) ? 5 : 4)];
    if (source_.one_in(3)) options.slope_limit = static_cast<float>(source_.below(7)) / 4;
    options.step_height = draw_length();
    options.snap_distance = draw_length();
    options.max_slides = source_.below(9);
    if (source_.one_in(4)) options.skin = draw_length();
    if (source_.one_in(2)) options.max_push = 4 * draw_length();
    options.one_way = !source_.one_in(3);
    if (source_.one_in(3)) options.drops_through = source_.one_in(2);
    options.inherits_velocity = source_.one_in(2);
    options.support = draw_support();
    if (source_.one_in(2)) options.corner_correction = draw_length();
    options.lists_sensors = source_.one_in(2);
    if (source_.one_in(4)) {
      options.mode = MoveMode::kTopDown;
      // Seldom with options that only floors give a meaning.
      if (!source_.one_in(8)) {
        options.up = kNoOptions.up;
        options.slope_limit = kNoOptions.slope_limit;
        options.step_height = kNoOptions.step_height;
        options.snap_distance = kNoOptions.snap_distance;
        options.corner_correction = kNoOptions.corner_correction;
      }
    }
    return options;
  }

  /// Of an earlier result, whose body may be gone; seldom one that is not valid.
  Support draw_support() {
    if (supports_.empty() || source_.one_in(3)) return {};
    Support support = supports_[source_.below(8) % supports_.size()];
    if (source_.one_in(32)) support.transform.scale = source_.any_float();
    if (source_.one_in(32)) support.point.x = source_.any_float();
    return support;
  }

  /// Options that are not valid, and nothing else.
  static bool is_refused(Status status, const MoveOptions& options, const Support& support) {
    const auto is_length = [](float value) { return std::isfinite(value) && value >= 0; };
    const bool is_valid_support =
        support.body == kNoId || (is_valid(support.transform) && is_valid(support.point));
    constexpr float kQuarterTurn = 1.5707964f;
    const bool knows_floors = options.up.x != kNoOptions.up.x || options.up.y != kNoOptions.up.y ||
                              options.slope_limit != kNoOptions.slope_limit ||
                              options.step_height != 0 || options.snap_distance != 0 ||
                              options.corner_correction != 0;
    const bool fits_mode = options.mode == MoveMode::kGrounded || !knows_floors;
    const bool are_valid = fits_mode && (options.up.x != 0 || options.up.y != 0) &&
                           options.slope_limit <= kQuarterTurn && is_length(options.step_height) &&
                           is_length(options.snap_distance) &&
                           is_length(options.corner_correction) && options.max_slides > 0 &&
                           is_length(options.skin.value_or(0)) &&
                           is_length(options.max_push.value_or(0)) && is_valid_support;
    require(status == (are_valid ? Status::kOk : Status::kInvalidMove),
            "a move refuses options that are not valid, and nothing else");
    return !are_valid;
  }

  /// The same body twice, the second time without an exception and without a support.
  void check_many(Id id, const Ray& ray, const MoveOptions& given, const testing::Moved& moved) {
    MoveOptions options = given;
    options.except = {};
    options.support = {};
    const auto without = world_.move_and_slide(id, ray.dx, ray.dy, options);
    require(without.ok(), "a move without a support succeeds");
    const testing::Moved second = testing::kept(without.value);
    const Id left_out = given.except.empty() ? kNoId : given.except.front();
    const bool has_one = given.except.size() <= 1;
    const std::array<Id, 2> except = {left_out, kNoId};
    options.except = except;
    const std::array<BodyMotion, 2> motions = {
        {{id, ray.dx, ray.dy, given.support}, {id, ray.dx, ray.dy}}};
    const auto many = world_.move_and_slide_many(motions, options);
    require(many.ok() && many.value.size() == 2, "move_and_slide_many gives each move");
    require(!has_one || testing::kept(many.value[0]) == moved,
            "move_and_slide_many gives the moves of move_and_slide");
    require(testing::kept(many.value[1]) == second, "each move is taken alone");
  }

  void check(const Move& move, const testing::Moved& moved) {
    for (const float number : {moved.x, moved.y, moved.left_x, moved.left_y, moved.velocity_x,
                               moved.velocity_y, moved.carried_x, moved.carried_y,
                               moved.carried_angle, moved.floor_normal_x, moved.floor_normal_y}) {
      require(std::isfinite(number), "the result of a move is finite");
    }
    if (moved.is_stuck) {
      require(moved.x == move.at.x && moved.y == move.at.y, "what is stuck stays where it is");
      require(!moved.met.empty() && moved.met.back().kind == MoveHitKind::kOverlap,
              "what is stuck is in something");
    }
    require(moved.is_on_floor == (moved.support.body != kNoId), "a support is a floor");
    if (move.mode == MoveMode::kTopDown) {
      require(
          !moved.is_on_floor && !moved.is_on_ceiling && !moved.has_stepped && !moved.has_snapped,
          "a move that is seen from above knows no floors");
    }
    for (const MoveHit& hit : moved.met) {
      require(world_.has(hit.body) && testing::is_unit(hit.normal_x, hit.normal_y),
              "a hit is of a body that is there, and has a normal");
    }
    const double asked = std::hypot(move.way.x, move.way.y);
    const double far =
        std::max({std::abs(move.at.x), std::abs(move.at.y), std::abs(moved.x), std::abs(moved.y)}) +
        asked;
    const double step = static_cast<double>(testing::float_step(far));
    const double travelled =
        std::hypot(double{move.way.x} - moved.left_x, double{move.way.y} - moved.left_y);
    require(travelled <= asked * (1 + 1e-5) + 16 * step, "a move is no longer than asked");
    if (!moved.is_stuck) check_place(move, moved, step);
    if (!moved.is_on_floor) return;
    supports_.push_back(moved.support);
    if (supports_.size() > 8) supports_.erase(supports_.begin());
  }

  /// Where it ends, it is in no solid by more than rounding and the tolerance of seams.
  void check_place(const Move& move, const testing::Moved& moved, double step) {
    const double tolerance = 1.1 * std::max(world_.settings().seam_tolerance, 0.0f) + 32 * step;
    for (const ModelBody& body : history_.bodies()) {
      if (!DrawnFilter{kEverything, move.except}.finds(body.id, kDefaultFilter)) continue;
      visit_part_pairs(
          move.parts, body.placed(),
          [&](const testing::ShapePair& pair, const PlacedPart&, const PlacedPart& solid) {
            if (solid.is_sensor) return;
            if (solid.one_way != OneWay::kNo && !move.one_way_stops) return;
            Transform there = pair.at_a;
            there.x += moved.x - move.at.x;
            there.y += moved.y - move.at.y;
            const auto distance = testing::oracle_distance(
                testing::oracle_shape(pair.a, there), testing::oracle_shape(pair.b, pair.at_b));
            if (distance < -tolerance) {
              print([&] {
                return "  ends " + std::to_string(static_cast<double>(-distance)) + " deep at " +
                       code_of(moved.x) + ", " + code_of(moved.y) + " in " + code_of(pair.b) +
                       ", " + code_of(pair.at_b);
              });
            }
            require(distance >= -tolerance, "a move ends in no solid");
          });
    }
  }

  ByteSource& source_;
  WorldHistory& history_;
  World& world_;
  std::vector<Support> supports_;  // of the last moves
};

}  // namespace quadrille::fuzz
