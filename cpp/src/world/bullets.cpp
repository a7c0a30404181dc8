#include "world/bullets.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "geometry/box_math.hpp"
#include "geometry/swept_box.hpp"
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
  const Transform place = other.at(impact.fraction, 1);
  Impact mirror = impact;
  std::swap(mirror.bullet, mirror.other);
  std::swap(mirror.part, mirror.other_part);
  mirror.x = place.x;
  mirror.y = place.y;
  mirror.normal_x = 0 - impact.normal_x;
  mirror.normal_y = 0 - impact.normal_y;
  return mirror;
}

// Keeps the bullets that may be a pair. Their rows are indices of motions.
class CrossingFilter final : public PairFilter {
 public:
  CrossingFilter(const Bodies& bodies, std::span<const Motion> motions)
      : bodies_(bodies), motions_(motions) {}

  std::size_t keep(std::span<Pair> pairs) const override {
    std::size_t kept = 0;
    for (const Pair pair : pairs) {
      pairs[kept] = pair;
      kept += bodies_.may_touch(motions_[pair.a].row, motions_[pair.b].row) ? 1 : 0;
    }
    return kept;
  }

 private:
  const Bodies& bodies_;
  std::span<const Motion> motions_;
};

}  // namespace

Status Bullets::find(const SweptWorld& world, QueryMemory& memory) {
  clear();
  if (!world.bodies.have_bullets()) return Status::kOk;
  if (!collect_motions(world)) return Status::kOutOfMemory;
  if (motions_.empty()) return Status::kOk;
  const std::size_t most_parts = world.bodies.compound_count() > 0 ? kMaxParts : 1;
  if (!scratch_.reserve(most_parts) || !memory.scratch.reserve(world.bodies.ids().rows())) {
    return Status::kOutOfMemory;
  }
  for (const Motion& bullet : motions_.span()) {
    if (!sweep(world, bullet, memory)) return Status::kOutOfMemory;
  }
  const Status status = sweep_bullets_against_each_other(world);
  if (status != Status::kOk) return status;
  std::ranges::sort(found_.span(), ImpactOrder());
  return list_pairs(world) ? Status::kOk : Status::kOutOfMemory;
}

void Bullets::clear() {
  motions_.clear();
  found_.clear();
  pairs_.clear();
  passed_.clear();
}

// False when there is no memory.
bool Bullets::collect_motions(const SweptWorld& world) {
  const Bodies& bodies = world.bodies;
  for (const Row row : world.moving.rows()) {
    if (!bodies.is_bullet(row)) continue;
    if (!motions_.push({row, bodies.way_from(row), bodies.wanted(row)})) return false;
  }
  return true;
}

// Against all bodies that are no bullets. False when there is no memory.
bool Bullets::sweep(const SweptWorld& world, const Motion& bullet, QueryMemory& memory) {
  return sweep(world, bullet, world.moving, memory) && sweep(world, bullet, world.fixed, memory);
}

bool Bullets::sweep(const SweptWorld& world, const Motion& bullet, BodyTree& tree,
                    QueryMemory& memory) {
  const Bodies& bodies = world.bodies;
  const MovingBox path = BodySweep(bodies, world.settings.edges, scratch_).path_of(bullet);
  const RowFilter filter(bodies.filters(), bodies.filters().of(bullet.row), {});
  const QueryRun run({tree.tree(), bodies.boxes(), &tree.tree()}, EdgeRule::kTouching, filter,
                     memory.scratch, nullptr);
  memory.hits.clear();
  if (!find_all_hits(run, path, memory.hits)) return false;
  for (const Hit& hit : memory.hits.span()) {
    const Row other = hit.row;
    if (is_swept(bodies, other) || !bodies.may_touch(bullet.row, other)) continue;
    // Others stand where they are at the end.
    const Motion standing = {other, bodies.wanted(other), bodies.wanted(other)};
    if (!meet(world, bullet, standing, bodies.applied(other))) return false;
  }
  return true;
}

Status Bullets::sweep_bullets_against_each_other(const SweptWorld& world) {
  const BodySweep sweep(world.bodies, world.settings.edges, scratch_);
  if (!paths_.resize(motions_.size())) return Status::kOutOfMemory;
  for (std::size_t i = 0; i < motions_.size(); ++i) {
    const Box around = SweptBox(sweep.path_of(motions_[i]), EdgeRule::kTouching).around({0, 1});
    paths_.set(i, around, static_cast<Row>(i));
  }
  const CrossingFilter filter(world.bodies, motions_.span());
  crossings_.restart(world.settings.max_pairs, &filter);
  constexpr float kFar = std::numeric_limits<float>::infinity();
  if (!sort_and_sweep_.find(paths_.view({0, motions_.size()}), {-kFar, -kFar}, crossings_)) {
    return Status::kOutOfMemory;
  }
  const Status status = crossings_.finish();
  if (status != Status::kOk) return status;
  for (const Pair& pair : crossings_.pairs()) {
    const Motion& other = motions_[pair.b];
    if (!meet(world, motions_[pair.a], other, other.from)) return Status::kOutOfMemory;
  }
  return Status::kOk;
}

// False when there is no memory.
bool Bullets::meet(const SweptWorld& world, const Motion& bullet, const Motion& other,
                   const Transform& other_before) {
  const IdTable& ids = world.bodies.ids();
  const BodyPair pair = ordered(ids.id_at(bullet.row), ids.id_at(other.row));
  const bool were_pair = std::ranges::binary_search(world.pairs_before, pair, is_before);
  const BodySweep sweep(world.bodies, world.settings.edges, scratch_);
  const std::optional<CastHit> hit = sweep.first_meeting(bullet, other, other_before, were_pair);
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
  std::ranges::sort(pairs_.span(), is_before);
  const auto repeated = std::ranges::unique(pairs_.span());
  static_cast<void>(pairs_.resize(pairs_.size() - repeated.size()));  // cannot fail: it shrinks
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
  return motions_.bytes() + found_.bytes() + impacts_.bytes() + pairs_.bytes() + passed_.bytes() +
         scratch_.bytes() + paths_.bytes() + crossings_.bytes() + sort_and_sweep_.bytes();
}

}  // namespace quadrille
