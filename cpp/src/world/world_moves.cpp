// Moves of bodies and shapes in a world: the mover says where to cast, casts say what is there.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

#include "base/wide.hpp"
#include "narrow/footing.hpp"
#include "narrow/push_out.hpp"
#include "narrow/rotation.hpp"
#include "quadrille/world_queries.hpp"
#include "query/region_query.hpp"
#include "world/mover.hpp"
#include "world/world_cast.hpp"
#include "world/world_impl.hpp"

namespace quadrille {

/// What moves: a body, or a shape alone.
struct WorldQueries::Move {
  Row body;                      ///< kNoRow for a shape
  const StandaloneShape* shape;  ///< if it is one
  Transform from;
  Vector motion;
  Box box;        ///< around it at the start, with a margin
  Filter filter;  ///< what can stop it
  bool has_own_filters;
  OneWayRule one_way;
  Support support;
};

namespace {

double width_of(const Box& box) {
  return wide(box.max_x) - wide(box.min_x);
}

double height_of(const Box& box) {
  return wide(box.max_y) - wide(box.min_y);
}

bool is_length(float value) {
  return is_finite(value) && value >= 0;
}

bool is_valid(const Support& support) {
  return support.body == kNoId || (is_valid(support.transform) && is_valid(support.point));
}

// What only floors give a meaning to is as it is without being given.
bool has_options_of_floors(const MoveOptions& options) {
  constexpr MoveOptions kNone = {};
  return options.up.x != kNone.up.x || options.up.y != kNone.up.y ||
         options.slope_limit != kNone.slope_limit || options.step_height != kNone.step_height ||
         options.snap_distance != kNone.snap_distance ||
         options.corner_correction != kNone.corner_correction;
}

bool is_valid(const MoveOptions& options) {
  const auto& [x, y] = options.up;
  if (options.mode == MoveMode::kTopDown && has_options_of_floors(options)) return false;
  return is_finite(x) && is_finite(y) && (x != 0 || y != 0) && options.slope_limit >= 0 &&
         options.slope_limit <= std::numbers::pi_v<float> / 2 && is_length(options.step_height) &&
         is_length(options.snap_distance) && is_length(options.corner_correction) &&
         options.max_slides >= 1 && options.max_slides <= kMaxSlides &&
         is_length(options.skin.value_or(0)) && is_length(options.max_push.value_or(0));
}

OneWayRule one_way_rule(const MoveOptions& options, bool body_drops_through) {
  if (options.drops_through.value_or(body_drops_through)) return OneWayRule::kPassed;
  return options.one_way ? OneWayRule::kSide : OneWayRule::kSolid;
}

// What a support has done since: the way of the point that is stood on.
Carriage carriage_of(const Support& support, Row row, const Transform& now) {
  const Transform& then = support.transform;
  const Vector arm =
      Vector{wide(support.point.x), wide(support.point.y)} - Vector{wide(then.x), wide(then.y)};
  const Vector way = Vector{wide(now.x), wide(now.y)} - Vector{wide(then.x), wide(then.y)};
  if (now.angle == then.angle && now.scale == then.scale) return {row, way, 0};
  const auto axis_of = [](const Transform& transform) -> Vector {
    const Rotation rotation = rotation_of(transform.angle);
    return {wide(rotation.cosine), wide(rotation.sine)};
  };
  const Vector turned_arm =
      (wide(now.scale) / wide(then.scale)) * turned(axis_of(now), turned_back(axis_of(then), arm));
  return {row, way + turned_arm - arm, wide(now.angle) - wide(then.angle)};
}

MoverSettings settings_of(const MoveOptions& options, const Box& box, const Transform& from,
                          const Vector& motion, const Settings& settings) {
  constexpr double kPartOfSize = 1.0 / 1000;
  constexpr double kRoundingOfCosine = 1e-6;
  const bool has_floors = options.mode == MoveMode::kGrounded;
  Vector up = {wide(options.up.x), wide(options.up.y)};
  if (!has_floors && dot(motion, motion) > 0) up = -motion;
  const double size = std::min(width_of(box), height_of(box));
  const double extent =
      std::max(std::max(wide(from.x) - wide(box.min_x), wide(box.max_x) - wide(from.x)),
               std::max(wide(from.y) - wide(box.min_y), wide(box.max_y) - wide(from.y)));
  const double skin = options.skin ? wide(*options.skin)
                                   : std::max(kPartOfSize * size, wide(settings.seam_tolerance));
  return {.has_floors = has_floors,
          .up = (1 / std::sqrt(dot(up, up))) * up,
          .least_floor = wide(rotation_of(options.slope_limit).cosine) - kRoundingOfCosine,
          .step_height = wide(options.step_height),
          .snap_distance = wide(options.snap_distance),
          .corner_correction = wide(options.corner_correction),
          .max_slides = options.max_slides,
          .skin = skin,
          .width = std::max(width_of(box), height_of(box)),
          .extent = std::max(extent, 0.0),
          .max_push = wide(options.max_push.value_or(static_cast<float>(size / 2))),
          .inherits_velocity = options.inherits_velocity};
}

}  // namespace

/// The solids around a body or a shape that moves.
class MovingSolids final : public Solids {
 public:
  MovingSolids(WorldQueries& queries, const WorldQueries::Move& move, const MoverSettings& settings)
      : queries_(queries),
        bodies_(queries.world_->bodies),
        move_(move),
        mover_(settings),
        floors_{.up = settings.up, .least_cosine = settings.least_floor} {}

  bool cast(const Point& from, const Vector& way, Row left_out, CastHit& hit) override {
    const Settings& settings = queries_.world_->settings;
    const Transform at = placed_at(from);
    const auto [dx, dy] = Point{rounded(way.x), rounded(way.y)};
    const MovingBox box = {.box = box_at(from), .dx = dx, .dy = dy};
    const PlacedShape first = first_part(at);
    const Box around = box_around(box);
    const float reach = reach_of_cast(around, settings);
    if (!find_near(grown(around, wide(2 * reach)))) return false;
    WorldQueries::Cast cast = {
        .box = box,
        .around = around,
        .reach = reach,
        .edges = EdgeRule::kStrict,
        .shape = ShapeCast(moving_shape(0, first, at), dx, dy, EdgeRule::kStrict),
        .filter = move_.filter,
        .body = move_.body,
        .has_own_filters = move_.has_own_filters,
        .one_way = move_.one_way,
        .from = at,
        .least_depth = static_cast<float>(mover_.rounding_at(from)),
        .floors = mover_.has_floors ? &floors_ : nullptr,
        .left_out = left_out};
    if (contains(near_.window, around)) cast.near = &near_;
    if (is_compound()) cast.parts = bodies_.parts(move_.body).span();
    return queries_.find_first_hit(cast, move_.filter, hit);
  }

  CastHit cast_at_part(const Point& from, const Vector& way, const CastHit& part) override {
    const Transform at = placed_at(from);
    const std::uint32_t number = part.moving_part;
    const PlacedShape placed = is_compound() ? part_at(number, at) : first_part(at);
    const ShapeCast cast(moving_shape(number, placed, at), rounded(way.x), rounded(way.y),
                         EdgeRule::kStrict);
    const PlacedPart solid = bodies_.placed_part(part.row, part.part);
    const ShapeRef shape = bodies_.shapes().with_points(solid.shape);
    if (cast.overlaps_at(0, shape)) return kNoCastHit;
    CastHit hit = cast.first_hit(shape).value_or(kNoCastHit);
    if (hit.row == kNoRow) return hit;
    hit.row = part.row;
    hit.part = part.part;
    hit.moving_part = number;
    return hit;
  }

  bool find_way_out(const Point& from, double gap, double most, const Vector& up,
                    std::optional<Vector>& way) override {
    const Transform at = placed_at(from);
    WayOutScratch& scratch = queries_.memory()->way_out;
    scratch.blockers.clear();
    if (!add_push(at, gap, most)) return false;
    way = Vector{0, 0};
    // Few of the solids around decide where the way leads: the one that is most in the way is
    // added to them, until none is. A way that is the shortest of some and free of all others is
    // the shortest of all.
    while (way) {
      Blocker worst;
      if (!find_obstacle(at, *way, gap, scratch.blockers.empty(), worst)) return false;
      if (worst.difference.count() == 0) return true;
      if (!scratch.blockers.push(worst)) return false;
      if (!find_shortest_way_out(scratch, gap, most, up, way)) return false;
    }
    return true;
  }

  bool choose_ground(const Point& from, double reach, const Vector& motion, Row last_support,
                     CastHit& ground) override {
    const Vector down = -reach * mover_.up;
    const Point below = {rounded(wide(from.x) + down.x), rounded(wide(from.y) + down.y)};
    const Box window = united(box_at(from), box_at(below));
    Buffer<Footing>& footings = queries_.memory()->footings;
    footings.clear();
    std::span<const Row> rows = near_.rows;
    if (!contains(near_.window, window)) {
      Buffer<Row>& found = queries_.memory()->found;
      found.clear();
      if (!queries_.append_near(window, move_.filter, found)) return false;
      rows = found.span();
    }
    const Vector origin = {wide(from.x), wide(from.y)};
    const Vector across = {-mover_.up.y, mover_.up.x};
    const Extent extent = extent_at(from, across);
    bool had_memory = true;
    const auto add = [&](const CastHit& hit) {
      const PlacedPart solid = bodies_.placed_part(hit.row, hit.part);
      const Hull hull = hull_of(bodies_.shapes().with_points(solid.shape), origin);
      had_memory = had_memory && footings.push({.hit = hit,
                                                .body = id_of(hit.row),
                                                .extent = extent_of(hull, across).within(extent)});
    };
    add(ground);
    visit_solid_parts(rows, window, placed_at(from),
                      [&](const MovingPart& moving, const SolidPart& solid) {
                        const auto is_it = [&](const Footing& footing) {
                          return footing.hit.row == solid.row && footing.hit.part == solid.part;
                        };
                        if (std::ranges::any_of(footings.span(), is_it)) return;
                        CastHit hit = kNoCastHit;
                        hit.row = solid.row;
                        hit.part = solid.part;
                        hit.moving_part = moving.number;
                        hit = cast_at_part(from, down, hit);
                        if (hit.row == kNoRow || !is_floor(hit)) return;
                        add(hit);
                      });
    if (!had_memory) return false;
    if (footings.size() == 1) return true;
    const Stance stance = {.extent = extent,
                           .aside = dot(motion, across),
                           .last_support = last_support == kNoRow ? kNoId : id_of(last_support),
                           .rounding = mover_.rounding_at(from)};
    ground = choose_footing(footings.span(), stance).hit;
    return true;
  }

  double way_past(const Point& from, const CastHit& hit, const Vector& direction) const override {
    const Vector origin = {wide(from.x), wide(from.y)};
    const PlacedPart solid = bodies_.placed_part(hit.row, hit.part);
    const Hull hull = hull_of(bodies_.shapes().with_points(solid.shape), origin);
    double begin = 0;
    visit_moving_parts(placed_at(from), [&](const MovingPart& part, const Filter&) {
      if (part.number != hit.moving_part) return;
      begin = extent_of(part.hull, direction).from + dot(part.place - origin, direction);
    });
    return extent_of(hull, direction).to - begin;
  }

  bool find_sensors(const Point& from, const Point& to,
                    std::span<const CastHit>& sensors) override {
    const Transform at = placed_at(from);
    const float dx = rounded(wide(to.x) - wide(from.x));
    const float dy = rounded(wide(to.y) - wide(from.y));
    const EdgeRule edges = queries_.world_->settings.edges;
    const MovingBox box = {.box = box_at(from), .dx = dx, .dy = dy};
    const PlacedShape first = first_part(at);
    WorldQueries::Cast cast = {.box = box,
                               .around = box_around(box),
                               .reach = 0,
                               .edges = edges,
                               .shape = ShapeCast(moving_shape(0, first, at), dx, dy, edges),
                               .filter = move_.filter,
                               .body = move_.body,
                               .has_own_filters = move_.has_own_filters,
                               .one_way = OneWayRule::kSolid,
                               .from = at,
                               .is_of_sensors = true};
    if (is_compound()) cast.parts = bodies_.parts(move_.body).span();
    if (!queries_.list_sensors(cast)) return false;
    Buffer<CastHit>& known = queries_.memory()->move_sensors;
    const std::size_t begin = known.size();
    for (const CastHit& hit : queries_.memory()->part_hits.span()) {
      const auto is_it = [&](const CastHit& other) {
        return other.row == hit.row && (other.part == hit.part || !bodies_.is_tile_map(hit.row));
      };
      if (!std::ranges::any_of(known.span(), is_it) && !known.push(hit)) return false;
    }
    sensors = known.span().subspan(begin);
    return true;
  }

  bool forget_sensors(const Point& at) override {
    queries_.memory()->move_sensors.clear();
    std::span<const CastHit> sensors;
    return find_sensors(at, at, sensors);
  }

  Id id_of(Row row) const override { return bodies_.ids().id_at(row); }
  Transform transform_of(Row row) const override { return bodies_.applied(row); }

 private:
  // Lists the bodies near a cast, and the next ones; not for a long way, along which a tree finds
  // them faster. False when there is no memory.
  bool find_near(const Box& around) {
    constexpr double kMostSizes = 8;
    const double size = std::max(width_of(move_.box), height_of(move_.box));
    if (contains(near_.window, around)) return true;
    if (std::max(width_of(around), height_of(around)) > kMostSizes * size) return true;
    near_.window = grown(around, size / 2);
    Buffer<Row>& found = queries_.memory()->near_rows;
    found.clear();
    const bool had_memory = queries_.append_near(near_.window, move_.filter, found);
    near_.rows = found.span();
    return had_memory;
  }

  bool is_compound() const { return move_.body != kNoRow && bodies_.is_compound(move_.body); }

  Transform placed_at(const Point& place) const {
    return {.x = place.x, .y = place.y, .angle = move_.from.angle, .scale = move_.from.scale};
  }

  // The box around what moves, with its margin, and with another one for rounding of the place.
  Box box_at(const Point& place) const {
    const double dx = wide(place.x) - wide(move_.from.x);
    const double dy = wide(place.y) - wide(move_.from.y);
    const double margin = mover_.rounding_at(place);
    const Box& box = move_.box;
    return {rounded(wide(box.min_x) + dx - margin), rounded(wide(box.min_y) + dy - margin),
            rounded(wide(box.max_x) + dx + margin), rounded(wide(box.max_y) + dy + margin)};
  }

  PlacedShape first_part(const Transform& at) const {
    if (is_compound()) return part_at(0, at);
    PlacedShape placed =
        move_.body != kNoRow ? bodies_.shapes()[move_.body].shape : move_.shape->ref().shape;
    placed.x = at.x;
    placed.y = at.y;
    return placed;
  }

  PlacedShape part_at(std::uint32_t part, const Transform& at) const {
    return bodies_.placed_at(move_.body, part, bodies_.placed_part(move_.body, part).shape, at);
  }

  MovingShape moving_shape(std::uint32_t part, const PlacedShape& placed,
                           const Transform& at) const {
    if (move_.body != kNoRow) return bodies_.moving_part(move_.body, part, placed, at);
    return {.start = {placed, move_.shape->ref().polygon}};
  }

  // Adds to the longest way out how far what the body is in has moved there since the last step,
  // and the gap that it then had. False when there is no memory.
  bool add_push(const Transform& at, double gap, double& most) {
    const Point place = {at.x, at.y};
    const Box window = box_at(place);
    Buffer<Row>& found = queries_.memory()->found;
    found.clear();
    if (!queries_.append_near(window, move_.filter, found)) return false;
    double longest = 0;
    visit_solid_parts(
        found.span(), window, at, [&](const MovingPart& moving, const SolidPart& solid) {
          if (!bodies_.moved_since_step(solid.row)) return;
          if (blocker_of(moving, solid).clearance({0, 0}) >= 0) return;
          const Support pusher = {.transform = bodies_.way_from(solid.row), .point = place};
          const Vector push = carriage_of(pusher, solid.row, bodies_.applied(solid.row)).way;
          longest = std::max(longest, length_of(push));
        });
    if (longest > 0) most += longest + gap;
    return true;
  }

  // Finds the solid that is most in the way, without corners if none is; before the first way,
  // that which is nearest or deepest. False when there is no memory.
  bool find_obstacle(const Transform& at, const Vector& way, double gap, bool is_first,
                     Blocker& worst) {
    const Point start = {at.x, at.y};
    const Point end = {rounded(wide(at.x) + way.x), rounded(wide(at.y) + way.y)};
    const Box window = grown(united(box_at(start), box_at(end)), gap);
    Buffer<Row>& found = queries_.memory()->found;
    found.clear();
    if (!queries_.append_near(window, move_.filter, found)) return false;
    // As deep as casts take for lying on a one-way part.
    const double most_lying =
        std::max(wide(queries_.world_->settings.seam_tolerance), 0.0) + mover_.rounding_at(start);
    double least = std::numeric_limits<double>::max();
    visit_blockers(found.span(), window, at, [&](const Blocker& blocker) {
      if (blocker.side && blocker.clearance({0, 0}) < -most_lying) return;
      const double clearance = blocker.clearance(way);
      if (clearance >= least) return;
      if (!is_first && !blocker.ends_too_near(way, gap) && !blocker.is_crossed(way)) return;
      worst = blocker;
      least = clearance;
    });
    return true;
  }

  // A part of what moves, at a place, and one of a body that can stop it.
  struct MovingPart {
    std::uint32_t number;
    MovingShape shape;
    Hull hull;  ///< around `place`
    Vector place;
  };
  struct SolidPart {
    Row row;
    std::uint32_t part;
    ShapeRef shape;
  };

  Blocker blocker_of(const MovingPart& moving, const SolidPart& solid) const {
    const auto& [row, part, shape] = solid;
    const Vector origin = {wide(shape.shape.x), wide(shape.shape.y)};
    Blocker blocker = {.difference = MinkowskiDifference(moving.hull, hull_of(shape, origin)),
                       .start = moving.place - origin};
    if (bodies_.one_way(row, part) != OneWay::kNo && move_.one_way == OneWayRule::kSide &&
        !queries_.has_come_to(row, part, shape, moving.shape.start)) {
      blocker.side = bodies_.open_side(row, part);
    }
    return blocker;
  }

  // Calls visit(blocker) for each part of the rows that can stop a part of what moves.
  template <typename Visit>
  void visit_blockers(std::span<const Row> rows, const Box& window, const Transform& at,
                      Visit&& visit) const {
    visit_solid_parts(rows, window, at, [&](const MovingPart& moving, const SolidPart& solid) {
      visit(blocker_of(moving, solid));
    });
  }

  // Calls visit(moving, solid) for each part of what moves with each that can stop it and is in a
  // window.
  template <typename Visit>
  void visit_solid_parts(std::span<const Row> rows, const Box& window, const Transform& at,
                         Visit&& visit) const {
    visit_moving_parts(at, [&](const MovingPart& moving, const Filter& filter) {
      for (const Row row : rows) {
        if (bodies_.never_meets(move_.body, row) || bodies_.is_sensor(row)) continue;
        bodies_.visit_placed(row, window, [&](const PlacedPart& part, std::uint32_t number) {
          const bool is_passed =
              move_.one_way == OneWayRule::kPassed && bodies_.one_way(row, number) != OneWay::kNo;
          if (part.is_sensor || !admit(part.filter, filter) || is_passed) return true;
          visit(moving, SolidPart{row, number, bodies_.shapes().with_points(part.shape)});
          return true;
        });
      }
    });
  }

  // Calls visit(moving, filter) for each part of what moves that solids can stop.
  template <typename Visit>
  void visit_moving_parts(const Transform& at, Visit&& visit) const {
    const std::uint32_t parts = is_compound() ? bodies_.part_count(move_.body) : 1;
    for (std::uint32_t i = 0; i < parts; ++i) {
      Filter filter = move_.filter;
      if (is_compound()) {
        const PlacedPart part = bodies_.placed_part(move_.body, i);
        if (part.is_sensor) continue;
        if (move_.has_own_filters) filter = part.filter;
      }
      const PlacedShape moving = i == 0 ? first_part(at) : part_at(i, at);
      const MovingShape shape = moving_shape(i, moving, at);
      const Vector place = {wide(moving.x), wide(moving.y)};
      visit(MovingPart{i, shape, hull_of(shape.start, place), place}, filter);
    }
  }

  // Of what moves, along a direction, seen from its place.
  Extent extent_at(const Point& place, const Vector& direction) const {
    std::optional<Extent> all;
    const Vector origin = {wide(place.x), wide(place.y)};
    visit_moving_parts(placed_at(place), [&](const MovingPart& part, const Filter&) {
      const double offset = dot(part.place - origin, direction);
      Extent extent = extent_of(part.hull, direction);
      extent = {extent.from + offset, extent.to + offset};
      all = all ? all->united_with(extent) : extent;
    });
    return all.value_or(Extent{0, 0});
  }

  // Of a surface that the body does not go through.
  bool is_floor(const CastHit& hit) const {
    const Vector normal = {wide(hit.normal_x), wide(hit.normal_y)};
    if (dot(normal, mover_.up) < mover_.least_floor) return false;
    return move_.one_way != OneWayRule::kSide || !bodies_.lets_pass(hit.row, hit.part, normal);
  }

  WorldQueries& queries_;
  const Bodies& bodies_;
  const WorldQueries::Move& move_;
  const MoverSettings& mover_;
  const FloorRule floors_;
  NearRows near_ = {.rows = {}, .window = kNoBox};
};

Result<MoveResult> WorldQueries::move_and_slide(Id body, float dx, float dy,
                                                const MoveOptions& options) {
  const Status refusal = move_refusal(body, dx, dy, options, options.support);
  if (refusal != Status::kOk) return {refusal, {}};
  return one_move(move_of_body({body, dx, dy, options.support}, options), options);
}

Result<MoveResult> WorldQueries::move_and_slide(const Shape& shape, const CastPath& path,
                                                const MoveOptions& options) {
  const auto placed = placed_alone(shape, path.from);
  if (!placed) return {refuse(Status::kInvalidTransform), {}};
  if (!is_finite(path.dx) || !is_finite(path.dy)) return {refuse(Status::kInvalidShape), {}};
  if (!is_valid(options) || !is_valid(options.support)) return {refuse(Status::kInvalidMove), {}};
  return one_move({.body = kNoRow,
                   .shape = &*placed,
                   .from = path.from,
                   .motion = {wide(path.dx), wide(path.dy)},
                   .box = placed->box(),
                   .filter = options.filter.value_or(Filter(kEverything)),
                   .has_own_filters = false,
                   .one_way = one_way_rule(options, false),
                   .support = options.support},
                  options);
}

Result<std::span<const MoveResult>> WorldQueries::move_and_slide_many(
    std::span<const BodyMotion> motions, const MoveOptions& options) {
  if (motions.size() > kMaxResults) return {refuse(Status::kTooManyResults, kNoRow), {}};
  for (std::size_t i = 0; i < motions.size(); ++i) {
    const auto& [body, dx, dy, support] = motions[i];
    const Status refusal = move_refusal(body, dx, dy, options, support);
    if (refusal != Status::kOk) return {refuse(refusal, i), {}};
  }
  const QueryFilter except = {.except = options.except};
  const Status status = prepare_each(motions.size(), except);
  if (status != Status::kOk) return {status, {}};
  Buffer<MoveResult>& moves = memory()->moves;
  Buffer<MoveHit>& hits = memory()->move_hits;
  hits.clear();
  if (!moves.resize(motions.size())) return {Status::kOutOfMemory, {}};
  for (std::size_t i = 0; i < motions.size(); ++i) {
    memory()->begin_query(i, options.except);
    if (!run_move(move_of_body(motions[i], options), options, moves[i])) {
      return {Status::kOutOfMemory, {}};
    }
  }
  // The list of hits is where it stays.
  std::size_t begin = 0;
  for (MoveResult& move : moves.span()) {
    move.hits = hits.span().subspan(begin, move.hits.size());
    begin += move.hits.size();
  }
  return {status, moves.span()};
}

// Sets `error_index`.
Status WorldQueries::move_refusal(Id body, float dx, float dy, const MoveOptions& options,
                                  const Support& support) {
  const Status refusal = cast_refusal(body, dx, dy);
  if (refusal != Status::kOk) return refusal;
  return is_valid(options) && is_valid(support) ? Status::kOk : refuse(Status::kInvalidMove);
}

WorldQueries::Move WorldQueries::move_of_body(const BodyMotion& motion,
                                              const MoveOptions& options) const {
  const Bodies& bodies = world_->bodies;
  const Row row = row_of(motion.body);
  return {.body = row,
          .shape = nullptr,
          .from = bodies.applied(row),
          .motion = {wide(motion.dx), wide(motion.dy)},
          .box = bodies.boxes()[row],
          .filter = options.filter.value_or(bodies.filters().of(row)),
          .has_own_filters = !options.filter.has_value(),
          .one_way = one_way_rule(options, bodies.drops_through(row)),
          .support = motion.support};
}

Result<MoveResult> WorldQueries::one_move(const Move& move, const MoveOptions& options) {
  const QueryFilter except = {.except = options.except};
  const Status status = prepare(except);
  if (status != Status::kOk) return {status, {}};
  MoveResult result;
  memory()->move_hits.clear();
  if (!run_move(move, options, result)) return {Status::kOutOfMemory, {}};
  return {status, result};
}

// False when there is no memory.
bool WorldQueries::run_move(const Move& move, const MoveOptions& options, MoveResult& result) {
  const Bodies& bodies = world_->bodies;
  Carriage carriage;
  if (move.support.body != kNoId && bodies.ids().is_live(move.support.body)) {
    const Row row = row_of(move.support.body);
    carriage = carriage_of(move.support, row, bodies.applied(row));
  }
  const MoverSettings settings =
      settings_of(options, move.box, move.from, move.motion + carriage.way, world_->settings);
  Buffer<MoveHit>& hits = memory()->move_hits;
  const std::size_t begin = hits.size();
  MovingSolids solids(*this, move, settings);
  Mover mover(solids, settings, hits, options.lists_sensors ? &memory()->move_way : nullptr);
  if (!mover.move({move.from.x, move.from.y}, move.motion, carriage, result)) return false;
  result.hits = hits.span().subspan(begin);
  return true;
}

}  // namespace quadrille
