// World::step: one pass over flat arrays after the other. Everything that may fail comes first; the
// lists of the step before change only after that.
#include <algorithm>
#include <array>

#include "geometry/box_math.hpp"
#include "narrow/collide.hpp"
#include "world/world_impl.hpp"

namespace quadrille {
namespace {

constexpr std::size_t kCandidateBlock = 32;  // a kilobyte of shapes

// Pairs and contacts for which lists have room from the start: half a megabyte.
constexpr std::size_t kFewCandidates = 4096;

// Candidates for each pair of the step before, for which lists have room without counting.
constexpr std::size_t kMostPerPair = 4;

// Candidates that filters or groups rule out are dropped while the search goes on.
class CandidateFilter final : public PairFilter {
 public:
  explicit CandidateFilter(const Bodies& bodies) : bodies_(bodies) {}

  std::size_t keep(std::span<Pair> pairs) const override {
    std::size_t kept = 0;
    for (const Pair pair : pairs) {
      pairs[kept] = pair;
      kept += bodies_.may_touch(pair.a, pair.b) ? 1 : 0;
    }
    return kept;
  }

 private:
  const Bodies& bodies_;
};

}  // namespace

Status WorldImpl::step() {
  error_index = kNoRow;
  if (!place_staged_bodies()) {
    place_applied_bodies();
    return Status::kInvalidTransform;
  }
  Status status = update_trees();
  if (status == Status::kOk) status = find_candidates();
  if (status == Status::kOk) status = sort_candidates();
  if (status == Status::kOk) status = reserve_lists();
  if (status != Status::kOk) {
    place_applied_bodies();
    return status;
  }
  candidates = sorter.size();
  for (const Row row : moving.rows()) bodies.apply_staged(row);
  find_contacts();
  pairs.find_events();
  find_departed();
  return Status::kOk;
}

// Puts bodies where their written transforms say. False when one is invalid.
bool WorldImpl::place_staged_bodies() {
  for (const Row row : moving.rows()) {
    if (!bodies.is_moved(row)) continue;
    if (!bodies.place_staged(row)) {
      error_index = row;
      return false;
    }
    moving.insert_or_move(row);
  }
  return true;
}

// Undoes place_staged_bodies. The nodes are updated when they are next needed.
void WorldImpl::place_applied_bodies() {
  for (const Row row : moving.rows()) {
    if (!bodies.is_moved(row)) continue;
    bodies.place_applied(row);
    moving.insert_or_move(row);
  }
}

// Boxes contain shapes with a margin for rounding: what overlaps, by either rule, has boxes that
// overlap strictly.
Status WorldImpl::find_candidates() {
  const CandidateFilter rules(bodies);
  const PairFilter* filter = bodies.have_rules() ? &rules : nullptr;
  const Status status = pair_finder.find(moving.tree(), bodies.boxes(), EdgeRule::kStrict,
                                         settings.max_pairs, filter);
  if (status != Status::kOk) return status;
  return tree_join.find({moving.tree(), bodies.boxes()},
                        {fixed.tree(), bodies.boxes(), &fixed.tree()}, settings.max_pairs, filter);
}

std::array<std::span<const Pair>, 2> WorldImpl::candidate_lists() const {
  return {pair_finder.pairs(), tree_join.pairs()};
}

// Every candidate may be a pair: there must not be more of them than a step may report.
Status WorldImpl::sort_candidates() {
  bodies.id_order().update(bodies.ids());
  std::size_t count = 0;
  for (const std::span<const Pair>& list : candidate_lists()) count += list.size();
  if (count > settings.max_pairs) return Status::kTooManyPairs;
  if (!sorter.reserve(count, bodies.ids().size())) return Status::kOutOfMemory;
  sorter.sort(candidate_lists(), bodies.id_order().ranks());
  return Status::kOk;
}

// Makes room for all that the step will find. The lists are those of the step before until then,
// so that pairs cannot be counted by writing them. Counting tests the shapes of all candidates, and
// those of the pairs are tested again after it. So they are counted only where room for all
// candidates would take much more than the pairs of such a step.
Status WorldImpl::reserve_lists() {
  const std::size_t known = std::max(kFewCandidates, kMostPerPair * pairs.pairs().size());
  const PairCounts most = sorter.size() <= known ? count_candidates() : keep_touching();
  const bool had_memory = pairs.reserve(most.pairs) && contacts.reserve(most.contacts + 1) &&
                          departed.reserve(bodies.ids().size());
  return had_memory ? Status::kOk : Status::kOutOfMemory;
}

// Sensors have no contacts, for which no memory is to be taken.
PairCounts WorldImpl::count_candidates() const {
  PairCounts counts = {.pairs = sorter.size(), .contacts = sorter.size()};
  if (!bodies.have_sensors()) return counts;
  for (const std::span<const Pair>& list : candidate_lists()) {
    for (const Pair& pair : list) {
      counts.contacts -= bodies.is_sensor(pair.a) || bodies.is_sensor(pair.b) ? 1 : 0;
    }
  }
  return counts;
}

// Drops the candidates whose shapes are apart, and counts the others. Their shapes are tested once
// more when their contacts are written.
PairCounts WorldImpl::keep_touching() {
  PairCounts counts;
  const std::span<const Id> ids = bodies.id_order().ids();
  sorter.keep_some([&](const PairSorter::Group& group, std::span<std::uint32_t> partners) {
    return keep_touching(ids[group.low], partners, counts);
  });
  return counts;
}

std::uint32_t WorldImpl::keep_touching(Id low, std::span<std::uint32_t> partners,
                                       PairCounts& counts) {
  const std::span<const Id> ids = bodies.id_order().ids();
  const Row a = row_of(low);
  Manifold manifold;
  std::uint32_t kept = 0;
  for (const std::uint32_t partner : partners) {
    const Row b = row_of(ids[partner]);
    if (!collide(bodies.shapes()[a], bodies.shapes()[b], settings.edges, manifold)) continue;
    partners[kept++] = partner;
    counts.contacts += bodies.is_sensor(a) || bodies.is_sensor(b) ? 0 : 1;
  }
  counts.pairs += kept;
  return kept;
}

// The body with the lower id is the first one of a contact, so that its bits do not depend on the
// order in which trees list bodies.
void WorldImpl::find_contacts() {
  pairs.restart();
  contacts.clear();
  const std::span<const Id> ids = bodies.id_order().ids();
  std::array<BodyPair, kCandidateBlock> block;
  std::size_t count = 0;
  for (const PairSorter::Group& group : sorter.groups()) {
    for (const std::uint32_t partner : sorter.partners(group)) {
      block[count++] = {ids[group.low], ids[partner]};
      if (count < block.size()) continue;
      collide_all(block);
      count = 0;
    }
  }
  collide_all(std::span(block).first(count));
}

// Copies the second shapes first: they are all over the memory, and reads that no branch of
// `collide` separates do not wait for each other.
void WorldImpl::collide_all(std::span<const BodyPair> block) {
  const ShapeStore& shapes = bodies.shapes();
  std::array<PlacedShape, kCandidateBlock> second;
  for (std::size_t i = 0; i < block.size(); ++i) second[i] = shapes.placed(row_of(block[i].b));
  for (std::size_t i = 0; i < block.size(); ++i) {
    const Row a = row_of(block[i].a);
    const Row b = row_of(block[i].b);
    Contact& contact = contacts.data()[contacts.size()];  // there is room for one more
    if (!collide(shapes[a], shapes.with_points(second[i]), settings.edges, contact.manifold)) {
      continue;
    }
    pairs.push(block[i]);
    if (bodies.is_sensor(a) || bodies.is_sensor(b)) continue;
    contact.a = block[i].a;
    contact.b = block[i].b;
    contacts.extend(1);
  }
}

void WorldImpl::find_departed() {
  departed.clear();
  find_departed_of(moving.rows());
  if (statics_moved) find_departed_of(fixed.rows());
  statics_moved = false;
  std::ranges::sort(departed.span(), [](Id a, Id b) { return a < b; });
}

void WorldImpl::find_departed_of(std::span<const Row> rows) {
  for (const Row row : rows) {
    const bool is_inside = !is_outside(settings.world, bodies.boxes()[row]);
    const bool was_inside = bodies.set_inside(row, is_inside);
    if (was_inside && !is_inside) departed.push_unchecked(bodies.ids().id_at(row));
  }
}

}  // namespace quadrille
