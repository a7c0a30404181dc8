#include "world/bullets.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "base/sort.hpp"
#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "query/ray_cast.hpp"

namespace quadrille {
namespace {

bool is_swept(const Bodies& bodies, Row row) {
  return bodies.is_bullet(row) && !bodies.is_static(row);
}

BodyPair ordered(Id a, Id b) {
  return a < b ? BodyPair{a, b} : BodyPair{b, a};
}

// By bullet, then by fraction, then by the other body.
struct ImpactOrder {
  bool operator()(const Impact& a, const Impact& b) const {
    if (a.bullet != b.bullet) return a.bullet < b.bullet;
    return a.fraction != b.fraction ? a.fraction < b.fraction : a.other < b.other;
  }
};

Impact impact_of(const IdTable& ids, Row bullet, Row other, const CastHit& hit) {
  return {.bullet = ids.id_at(bullet),
          .other = ids.id_at(other),
          .fraction = hit.fraction,
          .x = hit.x,
          .y = hit.y,
          .point_x = hit.point_x,
          .point_y = hit.point_y,
          .normal_x = hit.normal_x,
          .normal_y = hit.normal_y,
          .part = hit.moving_part,
          .other_part = hit.part};
}

// The same impact, told of the other bullet. Zero has no sign.
Impact mirrored(const Impact& impact, const Motion& other) {
  const Transform place = other.at(wide(impact.fraction), 1);
  Impact mirror = impact;
  std::swap(mirror.bullet, mirror.other);
  std::swap(mirror.part, mirror.other_part);
  mirror.x = place.x;
  mirror.y = place.y;
  mirror.normal_x = 0 - impact.normal_x;
  mirror.normal_y = 0 - impact.normal_y;
  return mirror;
}

// A body that is no bullet has its new angle and scale all along.
Motion motion_of_other(const Bodies& bodies, Row row) {
  Motion motion = {row, bodies.wanted(row), bodies.wanted(row)};
  motion.from.x = bodies.way_from(row).x;
  motion.from.y = bodies.way_from(row).y;
  return motion;
}

// Keeps the bullets that may be a pair. The rows of pairs are indices of bullets; `row_of(i)` gives
// the row of one.
template <typename RowOf>
class CrossingFilter final : public PairFilter {
 public:
  CrossingFilter(const Bodies& bodies, const RowOf& row_of) : bodies_(bodies), row_of_(row_of) {}

  std::size_t keep(std::span<Pair> pairs) const override {
    std::size_t kept = 0;
    for (const Pair pair : pairs) {
      pairs[kept] = pair;
      kept += bodies_.may_touch(row_of_(pair.a), row_of_(pair.b)) ? 1u : 0u;
    }
    return kept;
  }

 private:
  const Bodies& bodies_;
  const RowOf& row_of_;
};

}  // namespace

double OtherWays::length_of(const Bodies& bodies, Row row) {
  const Transform& from = bodies.way_from(row);
  const Transform& to = bodies.wanted(row);
  return std::max(std::abs(wide(to.x) - wide(from.x)), std::abs(wide(to.y) - wide(from.y)));
}

// Those have gone far whose ways are much longer than the mean: fewer than a quarter of all.
bool OtherWays::collect(const Bodies& bodies, std::span<const Row> changed,
                        const BodySweep& sweep) {
  constexpr double kFarPerMean = 4;
  constexpr double kLongest = 0x1p100;  // no margin leads out of the range of floats
  const auto is_other = [&](Row row) { return !bodies.is_static(row) && !bodies.is_bullet(row); };
  double sum = 0;
  double count = 0;
  for (const Row row : changed) {
    const double length = is_other(row) ? length_of(bodies, row) : 0;
    sum += length;
    count += length > 0 ? 1 : 0;
  }
  const double longest_near = count > 0 ? std::min(kFarPerMean * sum / count, kLongest) : 0;
  margin_ = 0;
  far_.clear();
  for (const Row row : changed) {
    const double length = is_other(row) ? length_of(bodies, row) : 0;
    if (length <= longest_near) {
      margin_ = std::max(margin_, length);
      continue;
    }
    const Motion motion = motion_of_other(bodies, row);
    if (!far_.push({motion, sweep.path_of(motion).around})) return false;
  }
  return true;
}

Status Bullets::find(const SweptWorld& world, QueryMemory& memory) {
  clear();
  if (!world.bodies.have_bullets()) return Status::kOk;
  if (!collect(world) || !collect_pairs_before(world)) return Status::kOutOfMemory;
  if (bullets_.empty()) return Status::kOk;
  const std::size_t most_parts = world.bodies.most_parts();
  if (!scratch_.reserve(most_parts) || !memory.scratch.reserve(world.bodies.ids().rows())) {
    return Status::kOutOfMemory;
  }
  const BodySweep ways(world.bodies, world.settings.edges, scratch_);
  if (!others_.collect(world.bodies, world.changed, ways)) return Status::kOutOfMemory;
  for (const Motion& bullet : bullets_.span()) {
    if (!sweep(world, bullet, memory)) return Status::kOutOfMemory;
  }
  const Status status = sweep_bullets_against_each_other(world);
  if (status != Status::kOk) return status;
  sort(found_.span(), ImpactOrder());
  return list_pairs(world) ? Status::kOk : Status::kOutOfMemory;
}

void Bullets::clear() {
  bullets_.clear();
  before_.clear();
  scratch_.moving_row = kNoRow;
  found_.clear();
  pairs_.clear();
  passed_.clear();
}

// False when there is no memory.
bool Bullets::collect(const SweptWorld& world) {
  const Bodies& bodies = world.bodies;
  for (const Row row : world.moving.rows()) {
    if (!bodies.is_bullet(row)) continue;
    Motion motion = {row, bodies.way_from(row), bodies.wanted(row)};
    motion.from.scale = motion.to.scale;
    if (!bullets_.push(motion)) return false;
  }
  return true;
}

// Those with a bullet: so few that looking one up does not wait for memory. False when there is no
// memory.
bool Bullets::collect_pairs_before(const SweptWorld& world) {
  const Bodies& bodies = world.bodies;
  const std::uint32_t rows = bodies.ids().rows();  // fewer than then, if `clear` was called
  const auto is_bullet = [&](Id id) { return row_of(id) < rows && bodies.is_bullet(row_of(id)); };
  for (const BodyPair& pair : world.pairs_before) {
    if (!is_bullet(pair.a) && !is_bullet(pair.b)) continue;
    if (!before_.push(pair)) return false;
  }
  return true;
}

// Against all bodies that are no bullets. False when there is no memory.
bool Bullets::sweep(const SweptWorld& world, const Motion& bullet, QueryMemory& memory) {
  const Path path = BodySweep(world.bodies, world.settings.edges, scratch_).path_of(bullet);
  if (!sweep_in_trees(world, bullet, path, memory)) return false;
  for (const auto& [other, around] : others_.far()) {
    if (!overlap<EdgeRule::kTouching>(around, path.around)) continue;
    if (!world.bodies.may_touch(bullet.row, other.row)) continue;
    if (!meet(world, bullet, other, other.from)) return false;
  }
  return true;
}

// Against static bodies on its path, and moving ones that are on it or have been. False when there
// is no memory.
bool Bullets::sweep_in_trees(const SweptWorld& world, const Motion& bullet, const Path& path,
                             QueryMemory& memory) {
  const Bodies& bodies = world.bodies;
  const RowFilter filter(bodies.filters(), bodies.filters().of(bullet.row), {});
  bool had_memory = true;
  auto meet_row = [&](Row row, float) {
    had_memory = meet_near(world, bullet, path, row);
    return had_memory ? 1 : kEndOfCast;
  };
  const BoxCastVisitor visitor(meet_row);
  for (BodyTree* tree : {&world.moving, &world.fixed}) {
    if (tree->size() == 0) continue;
    const QueryRun run({tree->tree(), bodies.boxes(), &tree->tree()}, EdgeRule::kTouching, filter,
                       memory.scratch, nullptr);
    MovingBox swept = path.moving;
    if (tree == &world.moving) swept.box = grown(swept.box, others_.margin());
    cast_box(run, swept, visitor);
    if (!had_memory) return false;
  }
  return true;
}

// A static body stands where it is at the end. False when there is no memory.
bool Bullets::meet_near(const SweptWorld& world, const Motion& bullet, const Path& path,
                        Row other) {
  const Bodies& bodies = world.bodies;
  if (is_swept(bodies, other) || !bodies.may_touch(bullet.row, other)) return true;
  if (bodies.is_static(other)) {
    const Motion standing = {other, bodies.wanted(other), bodies.wanted(other)};
    return meet(world, bullet, standing, bodies.way_from(other));
  }
  if (others_.is_far(bodies, other)) return true;
  const Motion motion = motion_of_other(bodies, other);
  const BodySweep sweep(bodies, world.settings.edges, scratch_);
  if (!overlap<EdgeRule::kTouching>(sweep.path_of(motion).around, path.around)) return true;
  return meet(world, bullet, motion, motion.from);
}

// False where no bullet accepts the category of any: in most games, bullets do not meet each other.
bool Bullets::may_any_meet(const Bodies& bodies) const {
  Filter all = {.category = 0, .mask = 0};
  for (const Motion& bullet : bullets_.span()) {
    const Filter& filter = bodies.filters().of(bullet.row);
    all.category |= filter.category;
    all.mask |= filter.mask;
  }
  return (all.category & all.mask) != 0;
}

Status Bullets::sweep_bullets_against_each_other(const SweptWorld& world) {
  if (!may_any_meet(world.bodies)) return Status::kOk;
  if (!paths_.resize(bullets_.size())) return Status::kOutOfMemory;
  const BodySweep sweep(world.bodies, world.settings.edges, scratch_);
  for (std::size_t i = 0; i < bullets_.size(); ++i) {
    paths_.set(i, sweep.path_of(bullets_[i]).around, static_cast<Row>(i));
  }
  const auto row_of_bullet = [this](Row i) { return bullets_[i].row; };
  const CrossingFilter filter(world.bodies, row_of_bullet);
  crossings_.restart(world.settings.max_pairs, &filter);
  constexpr float kFar = std::numeric_limits<float>::infinity();
  if (!sort_and_sweep_.find(paths_.view({0, bullets_.size()}), {-kFar, -kFar}, crossings_)) {
    return Status::kOutOfMemory;
  }
  const Status status = crossings_.finish();
  if (status != Status::kOk) return status;
  for (const Pair& pair : crossings_.pairs()) {
    const Motion& other = bullets_[pair.b];
    if (!meet(world, bullets_[pair.a], other, other.from)) return Status::kOutOfMemory;
  }
  return Status::kOk;
}

// False when there is no memory.
bool Bullets::meet(const SweptWorld& world, const Motion& bullet, const Motion& other,
                   const Transform& other_before) {
  const IdTable& ids = world.bodies.ids();
  const BodySweep sweep(world.bodies, world.settings.edges, scratch_);
  const std::optional<CastHit> hit =
      sweep.first_meeting(bullet, other, other_before, {ids, before_.span()});
  if (!hit) return true;
  const Impact impact = impact_of(ids, bullet.row, other.row, *hit);
  if (!found_.push(impact)) return false;
  return !is_swept(world.bodies, other.row) || found_.push(mirrored(impact, other));
}

// False when there is no memory.
bool Bullets::list_pairs(const SweptWorld& world) {
  if (!pairs_.reserve(found_.size()) || !passed_.reserve(found_.size())) return false;
  for (const Impact& impact : found_.span()) {
    pairs_.push_unchecked(ordered(impact.bullet, impact.other));
  }
  sort(pairs_.span(), PairOrder());
  const std::span<BodyPair> pairs = pairs_.span();
  const auto end = std::unique(pairs.begin(), pairs.end());
  pairs_.truncate(static_cast<std::size_t>(end - pairs.begin()));
  const std::span<const Box> boxes = world.bodies.boxes();
  for (const BodyPair& pair : pairs_.span()) {
    const Row a = row_of(pair.a);
    const Row b = row_of(pair.b);
    if (overlap<EdgeRule::kStrict>(boxes[a], boxes[b])) continue;
    passed_.push_unchecked({std::min(a, b), std::max(a, b)});
  }
  return true;
}

std::size_t Bullets::bytes() const {
  return bullets_.bytes() + before_.bytes() + found_.bytes() + impacts_.bytes() + pairs_.bytes() +
         passed_.bytes() + others_.bytes() + scratch_.bytes() + paths_.bytes() +
         crossings_.bytes() + sort_and_sweep_.bytes();
}

}  // namespace quadrille
