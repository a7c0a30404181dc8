#include "world/mover.hpp"

#include <algorithm>
#include <limits>

#include "base/rounding.hpp"
#include "base/wide.hpp"
#include "narrow/shape_cast.hpp"

namespace quadrille {
namespace {

// How many skins before a touch a body stops at most, and so how much farther than its way it is
// cast. From surfaces that it comes nearer to at a flat angle, it keeps less than the skin.
constexpr double kSkinsAhead = 4;

// How many skins below a body a floor is at most that it stands on: it keeps one.
constexpr double kSkinsBelow = 2;

// How far from the corner of a step a body first looks for the tread, as a part of its width.
constexpr double kLeastLook = 1.0 / 8;

// Of a direction of length 1: what is less is rounding of normals to floats.
constexpr double kRoundingOfNormals = 1e-6;

// How many skins long a cast is whose hit is exact enough: it may be short of the touch by a
// quarter of a skin.
constexpr double kMostSkins = 1 / (4 * kMostShortOfTouch);

// How often a cast is made again at most.
constexpr int kMostCasts = 32;

// A place after a way, as floats can hold it.
Point moved(const Point& place, const Vector& way) {
  return {rounded(wide(place.x) + way.x), rounded(wide(place.y) + way.y)};
}

// Without its part that leads against a direction.
Vector without_part_into(const Vector& way, const Vector& normal) {
  return way - std::min(dot(way, normal), 0.0) * normal;
}

CastHit with_normal_of(CastHit hit, const CastHit& other) {
  hit.normal_x = other.normal_x;
  hit.normal_y = other.normal_y;
  return hit;
}

}  // namespace

bool Mover::move(const Point& from, const Vector& motion, const Carriage& carriage,
                 MoveResult& result) {
  result_ = &result;
  result = {};
  place_ = from;
  last_support_ = carriage.row;
  motion_ = motion;
  velocity_ = motion;
  rises_ = !set_.has_floors || dot(motion, set_.up) > kRoundingOfNormals * length_of(motion);
  if (!begin_way()) return false;
  if (carriage.row != kNoRow) {
    if (!carry(carriage.way, carriage.row)) return false;
    result.carried_x = rounded(wide(place_.x) - wide(from.x));
    result.carried_y = rounded(wide(place_.y) - wide(from.y));
    result.carried_angle = rounded(carriage.angle);
  }
  start_ = place_;
  if (!slide()) return false;
  if (result.is_stuck) {
    remove_sensors();
    result = {.x = from.x, .y = from.y, .is_stuck = true};
    result.left_x = rounded(motion.x);
    result.left_y = rounded(motion.y);
    return true;
  }
  if (!rises_ && !stand()) return false;
  if (!add_sensors()) return false;
  const bool has_left = carriage.row != kNoRow && !result.is_on_floor;
  if (has_left && set_.inherits_velocity) velocity_ = velocity_ + carriage.way;
  result.x = place_.x;
  result.y = place_.y;
  result.left_x = rounded(motion.x - travelled_.x);
  result.left_y = rounded(motion.y - travelled_.y);
  result.velocity_x = rounded(velocity_.x);
  result.velocity_y = rounded(velocity_.y);
  return true;
}

// Moves the body as its support has moved, as far as it can go.
bool Mover::carry(const Vector& way, Row support) {
  Vector rest = way;
  for (std::uint32_t i = 0; i < set_.max_slides && moves(rest); ++i) {
    std::optional<Stop> stop;
    if (!find_stop(rest, support, stop)) return false;
    if (!stop) {
      advance(rest);
      return true;
    }
    if (stop->distance < -rounding()) return true;
    const Vector done = (stop->travel / length_of(rest)) * rest;
    put_at(stop->place);
    if (!add_hit(*stop, kind_of(stop->normal))) return false;
    rest = without_part_into(rest - done, stop->normal);
  }
  return true;
}

// Moves the body by its motion, along what stops it.
bool Mover::slide() {
  Vector rest = motion_;
  // What walks follows its floor from the start, also down a slope.
  if (set_.snap_distance > 0 && !rises_) {
    if (!find_start_ground()) return false;
    if (start_ground_ && is_floor(*start_ground_)) {
      if (dot(rest, start_ground_->normal) < 0 && !add_hit(*start_ground_, MoveHitKind::kFloor)) {
        return false;
      }
      if (!keep_off(*start_ground_)) return false;
      rest = after(rest, *start_ground_, MoveHitKind::kFloor);
      velocity_ = sideways(velocity_);
      floor_ = start_ground_;
      is_at_floor_ = true;
    }
  }
  std::optional<Stop> last;  // where the body is
  Vector rest_here = rest;   // when it came there
  Vector velocity_here = velocity_;
  bool is_start = true;
  for (std::uint32_t stops = 0; stops < set_.max_slides;) {
    const bool is_end = !moves(rest);
    if (is_end && (!is_start || is_at_floor_)) return true;
    is_start = false;
    std::optional<Stop> stop;
    if (!find_stop(is_end ? Vector{0, 0} : rest, kNoRow, stop)) return false;
    if (!stop) {
      if (is_end) return true;
      advance(rest);
      travelled_ = travelled_ + rest;
      return true;
    }
    if (stop->distance < -rounding() && !has_left_overlap_) {
      if (!leave_overlap(*stop)) return false;
      if (result_->is_stuck) return true;
      continue;  // the way out is no stop
    }
    if (is_end) return true;
    ++stops;
    if (stop->travel > 0) {
      const Vector done = (stop->travel / length_of(rest)) * rest;
      put_at(stop->place);
      travelled_ = travelled_ + done;
      rest = rest - done;
      last.reset();
    }
    if (!keep_off(*stop)) return false;
    const MoveHitKind kind = kind_of(stop->normal);
    if (kind == MoveHitKind::kCeiling && set_.corner_correction > 0 && rises_ && !has_slipped_) {
      if (!slip(*stop)) return false;
      if (has_slipped_) {
        last.reset();
        continue;
      }
    }
    const bool climbs = set_.step_height > 0 || set_.corner_correction > 0;
    if (kind == MoveHitKind::kWall && climbs && !rises_) {
      std::optional<Stop> tread;
      double length = 0;
      const Vector aside = sideways(rest);
      const bool leads_into = dot(aside, stop->normal) < 0 && walks_into(stop->normal);
      if (leads_into && !climb(aside, *stop, tread, length)) return false;
      if (tread) {
        rest = aside - (length / length_of(aside)) * aside;
        walks_ = false;
        last.reset();
        continue;
      }
    }
    if (!add_hit(*stop, kind)) return false;
    if (kind == MoveHitKind::kFloor) {
      floor_ = *stop;
      is_at_floor_ = true;
    }
    if (!last) {
      rest_here = rest;
      velocity_here = velocity_;
    } else if (!set_.has_floors) {
      // Of two walls at one place, it is the same which one is met first.
      rest = rest_here;
      velocity_ = velocity_here;
    }
    rest = after(rest, *stop, kind);
    velocity_ = along(velocity_, stop->normal, kind);
    const bool is_corner =
        last && (dot(rest, last->normal) < -kRoundingOfNormals * length_of(rest));
    if (is_corner) {
      rest = {0, 0};
      velocity_ = along(velocity_, last->normal, kind_of(last->normal));
      if (!set_.has_floors || dot(velocity_, stop->normal) < 0) velocity_ = {0, 0};
    }
    last = *stop;
  }
  return true;
}

// What goes on of the rest of the motion at a surface. On a floor, a walk keeps its length.
Vector Mover::after(const Vector& rest, const Stop& stop, MoveHitKind kind) {
  const bool has_walked = walks_;
  walks_ = kind == MoveHitKind::kFloor && !rises_;
  if (!walks_) return along(rest, stop.normal, kind);
  const Vector aside = sideways(rest);
  const Vector tangent = {-stop.normal.y, stop.normal.x};
  const double length = length_of(has_walked ? rest : aside);
  const double direction = dot(tangent, aside);
  if (direction == 0) return {0, 0};
  return (direction > 0 ? length : -length) * tangent;
}

// A way at a surface, without what leads into it. A floor takes what leads down; a slope that is
// too steep takes what leads sideways into it, so that nothing climbs it.
Vector Mover::along(const Vector& way, const Vector& normal, MoveHitKind kind) const {
  if (dot(way, normal) >= 0) return way;
  const Vector aside = sideways(way);
  if (kind == MoveHitKind::kFloor && !rises_) return aside;
  const bool is_slope =
      set_.has_floors && kind == MoveHitKind::kWall && dot(normal, set_.up) > kRoundingOfNormals;
  if (is_slope && dot(aside, normal) < 0) return without_part_into(way - aside, normal);
  return without_part_into(way, normal);
}

// Whether the motion of the call leads sideways into a surface: what only slides does not.
bool Mover::walks_into(const Vector& normal) const {
  return dot(sideways(motion_), normal) < -kRoundingOfNormals * length_of(motion_);
}

// Climbs a step whose `riser` is in front of the body, if it finds a tread. In the air, what its
// foot is below by no more than the correction of corners is a step. `length` is how far it goes
// sideways.
bool Mover::climb(const Vector& aside, const Stop& riser, std::optional<Stop>& tread,
                  double& length) {
  if (!floor_ && !find_start_ground()) return false;
  std::optional<Stop> ground = floor_ ? floor_ : start_ground_;
  const bool is_in_air = !ground || (set_.step_height == 0 && !is_floor(*ground));
  const double limit = is_in_air ? set_.corner_correction : set_.step_height;
  if (!(limit > 0)) return true;
  // What stands on a corner in front of it stands on a step that it has begun to climb; from one
  // behind it, it slides down.
  const bool is_on_corner = !is_in_air && !is_floor(*ground);
  if (is_on_corner) {
    const bool is_at_riser = travelled_.x == 0 && travelled_.y == 0;
    if (is_at_riser && dot(riser.normal, set_.up) > 0) ground = riser;
    if (dot(aside, ground->normal) >= 0) return true;
  }
  const Mark foot = mark();
  std::optional<Stop> ceiling;
  const double most_raise = is_in_air ? limit + skin() : limit;
  if (!find_stop(most_raise * set_.up, kNoRow, ceiling)) return false;
  const double raise = ceiling ? ceiling->travel : most_raise;
  advance(raise * set_.up);
  std::optional<Stop> wall;
  if (!find_stop(aside, kNoRow, wall)) return false;
  const double all = length_of(aside);
  length = wall ? wall->travel : all;
  advance((length / all) * aside);
  const Mark above = mark();
  std::optional<Stop> landing;
  if (length > rounding() && !find_ground(place_, raise, landing)) return false;
  const double most = is_on_corner ? skin() : limit;
  // In the air, no more than that was raised.
  const auto is_tread = [&](const Stop& found) {
    return is_floor(found) && (is_in_air || height_of(found) - height_of(*ground) <= most);
  };
  if (!landing || landing->travel >= raise - rounding()) {
    go_back(foot);
    return true;
  }
  bool has_tread = is_tread(*landing);
  // What is round meets the corner of a step before it is over the tread.
  for (double part = kLeastLook; !has_tread && part <= 1; part *= 2) {
    const double look = part * set_.width;
    go_back(above);
    if (!find_stop((look / all) * aside, kNoRow, wall)) return false;
    advance(((wall ? wall->travel : look) / all) * aside);
    std::optional<Stop> beyond;
    if (!find_ground(place_, raise, beyond)) return false;
    has_tread = beyond && is_tread(*beyond) && height_of(*beyond) - height_of(*landing) <= skin();
    // The corner has the normal of that floor: its own one is steeper than the limit.
    if (has_tread) landing->hit = with_normal_of(landing->hit, beyond->hit);
  }
  if (!has_tread) {
    go_back(foot);
    return true;
  }
  tread = landing;
  go_back(above);
  advance(-landing->travel * set_.up);
  travelled_ = travelled_ + (length / all) * aside;
  velocity_ = sideways(velocity_);
  result_->has_stepped = true;
  if (!add_hit(*tread, MoveHitKind::kFloor)) return false;
  floor_ = tread;
  is_at_floor_ = true;
  return true;
}

// Moves a body that meets a ceiling aside, past the nearer of its ends from which the motion does
// not lead away. Of two that are as near it takes none: a mirrored body would take the other one.
bool Mover::slip(const Stop& ceiling) {
  const Vector across = {-set_.up.y, set_.up.x};
  const double aside = dot(motion_, across);
  const double least_aside = kRoundingOfNormals * length_of(motion_);
  double one = 0;
  double other = 0;
  if (aside >= -least_aside && !find_way_past(ceiling, across, one)) return false;
  if (aside <= least_aside && !find_way_past(ceiling, -across, other)) return false;
  if (one > 0 && other > 0) {
    if (std::abs(one - other) <= 4 * rounding()) return true;
    (one < other ? other : one) = 0;
  }
  has_slipped_ = one > 0 || other > 0;
  if (has_slipped_) advance((one - other) * across);
  return true;
}

// Finds how far in a direction a body below a ceiling must move to rise past it, and past those
// that are then above; 0 if that is farther than the correction of corners, or if it cannot.
bool Mover::find_way_past(const Stop& ceiling, const Vector& direction, double& length) {
  const Mark below = mark();
  const double most = set_.corner_correction + skin() + 4 * rounding();
  std::optional<Stop> stop = ceiling;
  double way = 0;
  for (std::uint32_t i = 0; stop && i < set_.max_slides; ++i) {
    const double further = solids_.way_past(place_, stop->hit, direction) + skin();
    way += further;
    if (!(further > rounding()) || way > most) break;
    if (!find_stop(further * direction, kNoRow, stop)) return false;
    if (stop) break;
    advance(further * direction);
    if (!find_stop((set_.corner_correction + skin()) * set_.up, kNoRow, stop)) return false;
    if (stop && kind_of(stop->normal) != MoveHitKind::kCeiling) stop.reset();
  }
  if (!stop) length = way;
  go_back(below);
  return true;
}

// Finds what the body stands on at the end, and puts it down there.
bool Mover::stand() {
  if (floor_ && (is_at_floor_ || stands_on_last_floor(*floor_))) {
    return stand_on(*floor_);
  }
  bool snaps = false;
  if (set_.snap_distance > 0) {
    if (!floor_ && !find_start_ground()) return false;
    snaps = floor_ || (start_ground_ && is_floor(*start_ground_));
  }
  std::optional<Stop> ground;
  if (snaps) return snap();
  if (!find_ground(place_, 0, ground)) return false;
  return !ground || !is_floor(*ground) || stand_on(*ground);
}

// Puts the body down on a floor that is no farther below it than it snaps, past corners of steps
// that are steeper than the limit for what is round.
bool Mover::snap() {
  const Mark above = mark();
  Vector direction = -set_.up;
  double height = set_.snap_distance + skin();
  for (std::uint32_t i = 0; i < set_.max_slides; ++i) {
    const double descent = -dot(direction, set_.up);
    if (descent < kRoundingOfNormals || height < rounding()) break;
    std::optional<Stop> stop;
    if (!find_stop((height / descent) * direction, kNoRow, stop)) return false;
    if (!stop || stop->distance < -rounding()) break;
    advance(stop->travel * direction);
    height -= stop->travel * descent;
    if (is_floor(*stop)) {
      result_->has_snapped = place_.x != above.place.x || place_.y != above.place.y;
      if (result_->has_snapped) velocity_ = sideways(velocity_);
      return stand_on(*stop);
    }
    direction = without_part_into(-set_.up, stop->normal);
    const double length = length_of(direction);
    if (length < kRoundingOfNormals) break;
    direction = (1 / length) * direction;
  }
  go_back(above);
  return true;
}

// Whether the body has walked along a side of the floor and not left it: most do, and there is no
// need to look for another floor.
bool Mover::stands_on_last_floor(Stop& floor) const {
  const double reach = kSkinsBelow * skin();
  const CastHit hit = solids_.cast_at_part(place_, -reach * set_.up, floor.hit);
  const bool is_same =
      hit.row != kNoRow && hit.normal_x == floor.hit.normal_x && hit.normal_y == floor.hit.normal_y;
  if (!is_same || wide(hit.fraction) * reach > skin() + rounding()) return false;
  floor.hit = hit;
  return true;
}

bool Mover::find_start_ground() {
  if (knows_start_ground_) return true;
  knows_start_ground_ = true;
  if (!find_ground(start_, 0, start_ground_)) return false;
  if (start_ground_ && !(dot(start_ground_->normal, set_.up) > 0)) start_ground_.reset();
  return true;
}

// What is below a place by no more than this, besides the skin.
bool Mover::find_ground(const Point& from, double reach, std::optional<Stop>& ground) {
  const Point place = place_;
  place_ = from;
  const bool had_memory = find_stop(-(reach + skin()) * set_.up, kNoRow, ground);
  place_ = place;
  return had_memory;
}

// Finds where the body has to stop on its way.
bool Mover::find_stop(const Vector& way, Row left_out, std::optional<Stop>& stop) {
  stop.reset();
  const double length = length_of(way);
  const Vector direction = length > 0 ? (1 / length) * way : Vector{0, 0};
  const double ahead = kSkinsAhead * set_.skin_at(moved(place_, way));
  Touch touch;
  if (!find_touch(way, direction, length > 0 ? ahead : 0, left_out, touch)) return false;
  const CastHit& hit = touch.hit;
  if (hit.row == kNoRow) return true;
  Stop found = {.hit = hit,
                .normal = {wide(hit.normal_x), wide(hit.normal_y)},
                .place = place_,
                .travel = 0,
                .distance = 0};
  if (hit.depth > 0) {
    found.distance = wide(-hit.depth);
    stop = found;
    return true;
  }
  const double into = -dot(found.normal, direction);
  const double least_into = std::max(into, 1 / kSkinsAhead);
  const double before = touch.from_there - set_.skin_at({hit.x, hit.y}) / least_into;
  const double travel = touch.until_from + before;
  double left = touch.until_from + touch.from_there;
  if (travel * least_into > set_.rounding_at({hit.x, hit.y})) {
    found.travel = travel;
    found.place = moved(touch.from, before * direction);
    left = touch.from_there - before;
  }
  found.distance = left * std::max(into, 0.0);
  if (length == 0 || found.travel < length) stop = found;
  return true;
}

// Finds what the body meets on a way from its place, and so much ahead of it. A way that is longer
// than floats can hold is one of several casts. Where a long one ends, whether it hits or not, it
// is made again from near there.
bool Mover::find_touch(const Vector& way, const Vector& direction, double ahead, Row left_out,
                       Touch& touch) {
  const Vector end = Vector{wide(place_.x), wide(place_.y)} + way;
  const double steepest = std::max(std::abs(direction.x), std::abs(direction.y));
  const double longest = steepest > 0 ? wide(std::numeric_limits<float>::max()) / steepest : 0;
  Point from = place_;
  double until_from = 0;
  double rest = length_of(way) + ahead;
  double length = std::min(rest, longest);
  for (int i = 0; i < kMostCasts; ++i) {
    CastHit hit;
    if (!solids_.cast(from, length * direction, left_out, hit)) return false;
    double until_end = length;
    Point there = moved(from, length * direction);
    const bool is_hit = hit.row != kNoRow;
    if (is_hit) {
      // Where it begins again, only rounding puts the body into something.
      if (i > 0 && hit.depth > 0) {
        if (touch.hit.row != kNoRow) return true;
        hit.depth = 0;
      }
      until_end = wide(hit.fraction) * length;
      there = {hit.x, hit.y};
      touch = {.hit = hit, .from = from, .until_from = until_from, .from_there = until_end};
    }
    const double skin = set_.skin_at(there);
    const bool is_exact = length <= kMostSkins * skin || hit.depth > 0;
    if (is_exact && (is_hit || length >= rest)) return true;
    const double around = is_exact ? 0 : 2 * kMostShortOfTouch * length + kSkinsAhead * skin;
    const double step = std::max(until_end - around, 0.0);
    from = moved(from, step * direction);
    until_from += step;
    rest = dot(end - Vector{wide(from.x), wide(from.y)}, direction) + ahead;
    length = std::min({is_hit ? until_end - step + around : longest, rest, longest});
    if (!(length > 0)) return true;
  }
  return true;
}

// Puts the body out of what it overlaps, or finds that it is stuck.
bool Mover::leave_overlap(const Stop& stop) {
  if (!add_hit(stop, MoveHitKind::kOverlap)) return false;
  has_left_overlap_ = true;
  std::optional<Vector> way;
  if (!solids_.find_way_out(place_, skin(), set_.max_push, set_.up, way)) return false;
  result_->is_stuck = !way;
  if (way) advance(*way);
  start_ = place_;
  return true;
}

// Moves the body off a surface that it nearly touches, where there is room: numbers that tell how
// it lies to the surface would be nothing but rounding.
bool Mover::keep_off(const Stop& stop) {
  if (stop.distance >= skin() / 4) return true;
  const double way = skin() - std::max(stop.distance, 0.0);
  CastHit hit;
  if (!solids_.cast(place_, (way + skin() / 2) * stop.normal, kNoRow, hit)) return false;
  if (hit.row == kNoRow) advance(way * stop.normal);
  return true;
}

bool Mover::add_hit(const Stop& stop, MoveHitKind kind) {
  if (!add_sensors()) return false;
  if (kind == MoveHitKind::kWall) result_->is_on_wall = true;
  if (kind == MoveHitKind::kCeiling) result_->is_on_ceiling = true;
  return hits_.push(move_hit(stop.hit, kind, place_));
}

MoveHit Mover::move_hit(const CastHit& hit, MoveHitKind kind, const Point& place) const {
  return {.body = solids_.id_of(hit.row),
          .part = hit.part,
          .moving_part = hit.moving_part,
          .kind = kind,
          .x = place.x,
          .y = place.y,
          .point_x = hit.point_x,
          .point_y = hit.point_y,
          .normal_x = hit.normal_x,
          .normal_y = hit.normal_y,
          .depth = hit.depth};
}

bool Mover::begin_way() {
  if (way_ == nullptr) return true;
  way_->clear();
  return way_->push(place_) && solids_.forget_sensors(place_);
}

// Adds the sensors on the way since the last hit.
bool Mover::add_sensors() {
  if (way_ == nullptr) return true;
  if (!has_way_) return false;
  const std::span<const Point> way = way_->span();
  for (std::size_t i = 1; i < way.size(); ++i) {
    std::span<const CastHit> sensors;
    if (!solids_.find_sensors(way[i - 1], way[i], sensors)) return false;
    for (CastHit sensor : sensors) {
      sensor.depth = 0;
      if (!hits_.push(move_hit(sensor, MoveHitKind::kSensor, {sensor.x, sensor.y}))) return false;
    }
  }
  way_->clear();
  return way_->push(place_);
}

void Mover::remove_sensors() {
  const auto is_sensor = [](const MoveHit& hit) { return hit.kind == MoveHitKind::kSensor; };
  const auto removed = std::ranges::remove_if(hits_.span().subspan(first_hit_), is_sensor);
  hits_.truncate(hits_.size() - removed.size());
}

MoveHitKind Mover::kind_of(const Vector& normal) const {
  if (!set_.has_floors) return MoveHitKind::kWall;
  const double cosine = dot(normal, set_.up);
  if (cosine >= set_.least_floor) return MoveHitKind::kFloor;
  return cosine <= -set_.least_floor ? MoveHitKind::kCeiling : MoveHitKind::kWall;
}

bool Mover::is_floor(const Stop& stop) const {
  return stop.distance >= -rounding() && kind_of(stop.normal) == MoveHitKind::kFloor;
}

double Mover::height_of(const Stop& stop) const {
  return dot({wide(stop.hit.point_x), wide(stop.hit.point_y)}, set_.up);
}

Vector Mover::sideways(const Vector& way) const {
  return way - dot(way, set_.up) * set_.up;
}

// False for a way that is lost in the rounding of the place.
bool Mover::moves(const Vector& way) const {
  return rounded(wide(place_.x) + way.x) != place_.x || rounded(wide(place_.y) + way.y) != place_.y;
}

void Mover::advance(const Vector& way) {
  put_at(moved(place_, way));
}

void Mover::put_at(const Point& place) {
  const bool has_moved = place.x != place_.x || place.y != place_.y;
  place_ = place;
  if (!has_moved) return;
  is_at_floor_ = false;
  if (way_ != nullptr) has_way_ = way_->push(place) && has_way_;
}

// Back from where it has only looked.
void Mover::go_back(const Mark& to) {
  place_ = to.place;
  if (way_ != nullptr) way_->truncate(to.way_size);
}

// What it has met first may be one of several floors.
bool Mover::stand_on(const Stop& ground) {
  CastHit hit = ground.hit;
  if (!solids_.choose_ground(place_, kSkinsBelow * skin(), motion_, last_support_, hit)) {
    return false;
  }
  result_->is_on_floor = true;
  result_->floor_normal_x = hit.normal_x;
  result_->floor_normal_y = hit.normal_y;
  result_->support = {.body = solids_.id_of(hit.row),
                      .part = hit.part,
                      .transform = solids_.transform_of(hit.row),
                      .point = {hit.point_x, hit.point_y}};
  return true;
}

}  // namespace quadrille
