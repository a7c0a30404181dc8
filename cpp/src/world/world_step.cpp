// World::step: one pass over flat arrays after the other. Everything that may fail comes first; the
// lists of the step before change only after that.
#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>

#include "base/sort.hpp"
#include "geometry/box_math.hpp"
#include "narrow/collide.hpp"
#include "world/part_pairs.hpp"
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
      kept += bodies_.may_touch(pair.a, pair.b) ? 1u : 0u;
    }
    return kept;
  }

 private:
  const Bodies& bodies_;
};

// Counts the contacts of the parts of two bodies.
class ContactCounter {
 public:
  static bool may_have(const PartPair&) { return true; }
  Manifold& manifold() { return manifold_; }
  void take(const PartPair&) { ++count; }

  std::size_t count = 0;

 private:
  Manifold manifold_;
};

// The order of contacts.
bool is_before(const Contact& a, const Contact& b) {
  return PairOrder()({a.a, a.b}, {b.a, b.b});
}

}  // namespace

Status WorldImpl::step() {
  error_index = kNoRow;
  if (!place_staged_bodies()) {
    place_applied_bodies();
    return Status::kInvalidTransform;
  }
  Status status = update_trees();
  if (status == Status::kOk) status = find_changed();
  keeps_contacts = may_keep_contacts();
  if (status == Status::kOk) status = prepare_lists();
  if (status == Status::kTooManyPairs && keeps_contacts) {
    // Pairs that will not be kept were counted too.
    keeps_contacts = false;
    status = prepare_lists();
  }
  if (status != Status::kOk) {
    place_applied_bodies();
    return status;
  }
  candidates = sorter.size();
  const std::span<const Row> changed = changed_rows();
  for (const Row row : changed) {
    if (moving.has(row)) bodies.apply_staged(row);
  }
  bullets.publish();
  if (keeps_contacts && changed.empty()) {
    pairs.repeat();  // and contacts stay as they are
  } else {
    find_contacts();
    pairs.find_events();
  }
  const std::span<const Row> moved_statics =
      changes.are_statics_many() ? fixed.rows() : changes.statics();
  if (keeps_contacts) {
    bodies.begin_ways_of(changed);
    bodies.begin_ways_of(moved_statics);
  } else {
    bodies.begin_ways();
  }
  find_departed(changed, moved_statics);
  changes.clear();
  return Status::kOk;
}

// All that may fail but for the trees.
Status WorldImpl::prepare_lists() {
  Status status = find_candidates();
  if (status == Status::kOk) status = sweep_bullets();
  if (status == Status::kOk) status = sort_candidates();
  if (status == Status::kOk) status = reserve_lists();
  return status;
}

// Adds the bodies around what has changed among static ones, and around what is solid from one
// side: what that stops depends on the step before, also among bodies that have not changed.
Status WorldImpl::find_changed() {
  if (!query_memory.scratch.reserve(bodies.ids().rows())) return Status::kOutOfMemory;
  const NearbyBodies nearby(bodies, moving, fixed, settings, query_memory.scratch, nearby_scratch);
  const bool has_any = !changes.places().empty() || bodies.have_one_ways();
  Status status = bodies.have_one_ways() ? add_one_ways(nearby) : Status::kOk;
  for (const Box& place : changes.places()) {
    if (status != Status::kOk || changes.are_many()) return status;
    status = nearby.add_around(place, changes);
  }
  const bool may_be_distant = has_any && status == Status::kOk && !changes.are_many();
  return may_be_distant ? nearby.add_distant(changes) : status;
}

// Where there are more bodies of that kind that move, or more windows, than queries take less time
// for, all change or windows are larger.
Status WorldImpl::add_one_ways(const NearbyBodies& nearby) {
  constexpr std::size_t kBodiesPerWindow = 8;
  constexpr std::size_t kFew = 16;
  constexpr std::size_t kTogether = 32;  // those of a chain follow each other
  const std::size_t most = kFew + moving.size() / kBodiesPerWindow;
  Status status = one_way_places.update(bodies, changes, nearby, most);
  if (one_way_places.moving().size() > most) changes.add_all();
  const auto is_open = [&] { return status == Status::kOk && !changes.are_many(); };
  for (const Row row : one_way_places.moving()) {
    if (!is_open()) return status;
    changes.add(row);
    status = nearby.add_around(bodies.boxes()[row], changes);
  }
  const std::span<const Box> windows = one_way_places.windows();
  for (std::size_t first = 0; first < windows.size(); first += kTogether) {
    const auto group = windows.subspan(first, std::min(kTogether, windows.size() - first));
    const Box around = std::accumulate(group.begin(), group.end(), group[0], united);
    if (!nearby.meet_any(around)) continue;
    for (const Box& window : group) {
      if (!is_open()) return status;
      status = nearby.add_at(window, changes);
    }
  }
  return status;
}

// False where more than one moving body in five has changed: finding all pairs anew takes less time
// then.
bool WorldImpl::may_keep_contacts() const {
  constexpr std::size_t kUnchangedPerChange = 4;
  return !changes.are_many() && (1 + kUnchangedPerChange) * changes.rows().size() <= moving.size();
}

// Those that the step finds the pairs of: all others are where they were.
std::span<const Row> WorldImpl::changed_rows() {
  return keeps_contacts ? changes.rows() : moving.rows();
}

// Puts bodies where their written transforms say. False when one is invalid. What a bullet has met
// on its way is no pair of the next step, even if it stays.
bool WorldImpl::place_staged_bodies() {
  for (const Row row : moving.rows()) {
    if (!bodies.is_moved(row)) {
      if (bodies.have_bullets() && bodies.is_bullet(row)) changes.add(row);
      continue;
    }
    if (!bodies.place_staged(row)) {
      error_index = row;
      return false;
    }
    moving.insert_or_move(row);
    changes.add(row);
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
  if (keeps_contacts) {
    const Status status = changed_pairs.find(changes, bodies, moving, fixed, settings.max_pairs,
                                             filter, query_memory.scratch);
    moving_candidates = changed_pairs.among_moving();
    static_candidates = changed_pairs.with_fixed();
    return status;
  }
  Status status = pair_finder.find(moving.tree(), bodies.boxes(), EdgeRule::kStrict,
                                   settings.max_pairs, filter);
  if (status == Status::kOk) {
    status =
        tree_join.find({moving.tree(), bodies.boxes()},
                       {fixed.tree(), bodies.boxes(), &fixed.tree()}, settings.max_pairs, filter);
  }
  moving_candidates = pair_finder.pairs();
  static_candidates = tree_join.pairs();
  return status;
}

Status WorldImpl::sweep_bullets() {
  return bullets.find({bodies, moving, fixed, settings, changed_rows(), pairs.pairs()},
                      query_memory);
}

std::array<std::span<const Pair>, 3> WorldImpl::candidate_lists() const {
  return {moving_candidates, static_candidates, bullets.passed()};
}

// Every candidate may be a pair: there must not be more of them than a step may report.
Status WorldImpl::sort_candidates() {
  bodies.id_order().update(bodies.ids());
  std::size_t count = 0;
  for (const std::span<const Pair>& list : candidate_lists()) count += list.size();
  const std::size_t most_kept = keeps_contacts ? pairs.pairs().size() : 0;
  if (count + most_kept > settings.max_pairs) return Status::kTooManyPairs;
  if (!sorter.reserve(count, bodies.ids().size())) return Status::kOutOfMemory;
  sorter.sort(candidate_lists(), bodies.id_order().ranks());
  return Status::kOk;
}

// Makes room for all that the step will find. The lists are those of the step before until then,
// so that pairs cannot be counted by writing them. Counting tests the shapes of all candidates, and
// those of the pairs are tested again after it. So they are counted only where room for all
// candidates would take much more than the pairs of such a step. Likewise tiles are counted only
// where room for all cells would.
Status WorldImpl::reserve_lists() {
  const std::size_t most_pairs = std::max(kFewCandidates, kMostPerPair * pairs.pairs().size());
  const std::size_t most_contacts = std::max(most_pairs, kMostPerPair * contacts.size());
  PairCounts most = count_candidates(TileCount::kCells);
  if (bodies.tile_map_count() > 0 &&
      most.contacts > std::min<std::size_t>(most_contacts, settings.max_pairs)) {
    most = count_candidates(TileCount::kTiles);
  }
  if (most.contacts > settings.max_pairs) return Status::kTooManyPairs;
  if (most.pairs > most_pairs || most.contacts > most_contacts) most = keep_touching();
  if (keeps_contacts) {
    if (!contacts_before.reserve(most.contacts + 1)) return Status::kOutOfMemory;
    most.pairs += pairs.pairs().size();
    most.contacts += contacts.size();
    if (most.contacts > settings.max_pairs) return Status::kTooManyPairs;
  }
  const bool had_memory =
      pairs.reserve(most.pairs) && contacts.reserve(most.contacts + 1) &&
      departed.reserve(bodies.ids().size()) && list_static_partners() &&
      (!bodies.have_one_ways() ||
       one_ways.prepare(contacts.size(), candidate_lists(), one_way_places.moving()));
  return had_memory ? Status::kOk : Status::kOutOfMemory;
}

// False when there is no memory.
bool WorldImpl::list_static_partners() {
  if (settings.seam_tolerance < 0) return true;
  return query_memory.scratch.reserve(bodies.ids().rows()) &&
         static_partners.fill(static_candidates, bodies.ids().rows(),
                              [&](Row row) { return bodies.is_static(row); });
}

// Sensors have no contacts, for which no memory is to be taken. Ends when there are more contacts
// than a step may report.
PairCounts WorldImpl::count_candidates(TileCount tiles) {
  PairCounts counts = {.pairs = sorter.size(), .contacts = sorter.size()};
  if (!bodies.have_sensors() && !bodies.have_parts()) return counts;
  counts.contacts = 0;
  const std::span<const Id> ids = bodies.id_order().ids();
  for (const PairSorter::Group& group : sorter.groups()) {
    for (const std::uint32_t partner : sorter.partners(group)) {
      counts.contacts +=
          count_contact_candidates(row_of(ids[group.low]), row_of(ids[partner]), tiles);
      if (counts.contacts > settings.max_pairs) return counts;
    }
  }
  return counts;
}

std::size_t WorldImpl::count_contact_candidates(Row a, Row b, TileCount tiles) const {
  if (bodies.either_is_sensor(a, b)) return 0;
  if (!bodies.either_has_parts(a, b)) return 1;
  const Row map = bodies.is_tile_map(a) ? a : b;
  const Row other = map == a ? b : a;
  if (tiles == TileCount::kCells && bodies.is_tile_map(map) && !bodies.has_parts(other)) {
    return cell_count(bodies.tile_map(map).cells_in(bodies.boxes()[other]));
  }
  std::size_t count = 0;
  visit_near_parts(bodies, a, b, [&](const PartPair& parts) {
    count += parts.has_sensor() ? 0u : 1u;
    return count <= settings.max_pairs;
  });
  return count;
}

// No pair or one, and its contacts.
PairCounts WorldImpl::count_touching(Row a, Row b) const {
  PairCounts counts;
  if (bodies.either_has_parts(a, b)) {
    ContactCounter counter;
    counts.pairs = visit_contacts(bodies, a, b, settings.edges, counter) ? 1 : 0;
    counts.contacts = counter.count;
    return counts;
  }
  Manifold manifold;
  const ShapeStore& shapes = bodies.shapes();
  counts.pairs = collide(shapes[a], shapes[b], settings.edges, manifold) ? 1 : 0;
  counts.contacts = bodies.either_is_sensor(a, b) ? 0 : counts.pairs;
  return counts;
}

// Drops the candidates whose shapes are apart and that no bullet has met, and counts the others.
// Their shapes are tested once more when their contacts are written.
PairCounts WorldImpl::keep_touching() {
  PairCounts counts;
  PairCursor met(bullets.pairs());
  const std::span<const Id> ids = bodies.id_order().ids();
  sorter.keep_some([&](const PairSorter::Group& group, std::span<std::uint32_t> partners) {
    return keep_touching(ids[group.low], partners, met, counts);
  });
  return counts;
}

std::uint32_t WorldImpl::keep_touching(Id low, std::span<std::uint32_t> partners, PairCursor& met,
                                       PairCounts& counts) {
  const std::span<const Id> ids = bodies.id_order().ids();
  std::uint32_t kept = 0;
  for (const std::uint32_t partner : partners) {
    const PairCounts touching = count_touching(row_of(low), row_of(ids[partner]));
    if (touching.pairs == 0 && !met.has({low, ids[partner]})) continue;
    partners[kept++] = partner;
    counts.contacts += touching.contacts;
  }
  counts.pairs += kept;
  return kept;
}

// The body with the lower id is the first one of a contact, so that its bits do not depend on the
// order in which trees list bodies.
void WorldImpl::find_contacts() {
  pairs.restart();
  if (bodies.have_one_ways()) {
    if (keeps_contacts) {
      one_ways.take_contacts(contacts.span(), changes);
    } else {
      one_ways.take_contacts(contacts.span());
    }
  }
  // The memory of those stays where it is, and as it is.
  if (keeps_contacts) contacts.swap(contacts_before);
  contacts.clear();
  const std::span<const Id> ids = bodies.id_order().ids();
  PairCursor met(bullets.pairs());
  Seams seams(bodies, static_partners, one_ways, fixed, settings, query_memory.scratch);
  std::array<BodyPair, kCandidateBlock> block;
  std::size_t count = 0;
  for (const PairSorter::Group& group : sorter.groups()) {
    for (const std::uint32_t partner : sorter.partners(group)) {
      block[count++] = {ids[group.low], ids[partner]};
      if (count < block.size()) continue;
      collide_all(block, met, seams);
      count = 0;
    }
  }
  collide_all(std::span(block).first(count), met, seams);
  if (keeps_contacts) merge_kept_contacts();
}

// Drops the contacts of changed bodies among the first ones, and tells how many are left. They stay
// where they are, or move together.
std::size_t WorldImpl::keep_contacts(std::size_t count) {
  Contact* const all = contacts.data();
  const auto is_kept = [&](const Contact& contact) {
    return changes.concern_neither(contact.a, contact.b);
  };
  Contact* const end = all + count;
  Contact* kept = all;
  for (Contact* from = all; from != end;) {
    Contact* const first = std::find_if(from, end, is_kept);
    from = std::find_if_not(first, end, is_kept);
    kept = kept == first ? from : std::copy(first, from, kept);
  }
  return static_cast<std::size_t>(kept - all);
}

// Merges the contacts of changed bodies, which the step has found, with those of the step before
// about two others.
void WorldImpl::merge_kept_contacts() {
  pairs.keep_rest(changes);
  contacts.swap(contacts_before);
  const std::span<const Contact> found = contacts_before.span();
  const std::size_t end = end_of_changed_contacts(found);
  const std::size_t kept = keep_contacts(end);
  const std::size_t count = contacts.size();
  const std::size_t merged = kept + found.size();
  const std::size_t all = count - end + merged;
  static_cast<void>(contacts.resize(std::max(count, all)));  // cannot fail: room was reserved
  Contact* const rest = contacts.data() + end;
  std::memmove(contacts.data() + merged, rest, (count - end) * sizeof(Contact));
  static_cast<void>(contacts.resize(all));
  merge_contacts(found, kept);
}

// Contacts from there on are kept, and come after all that were found: they move once, if at all.
std::size_t WorldImpl::end_of_changed_contacts(std::span<const Contact> found) const {
  const std::span<const Contact> all = contacts.span();
  std::size_t end = all.size();
  while (end > 0 && changes.concern_neither(all[end - 1].a, all[end - 1].b)) --end;
  if (found.empty()) return end;
  const auto after = std::upper_bound(all.begin(), all.end(), found.back(), is_before);
  return std::max(end, static_cast<std::size_t>(after - all.begin()));
}

// Merges contacts with the first ones, behind which there is room: from the end, so that none is
// overwritten before it has moved.
void WorldImpl::merge_contacts(std::span<const Contact> found, std::size_t kept) {
  Contact* const all = contacts.data();
  for (std::size_t left = found.size(); left-- > 0;) {
    const Contact& last = found[left];
    // Few are after it, or very many are: those of a pile that rests.
    std::size_t step = 1;
    std::size_t after = kept;
    while (after >= step && is_before(last, all[after - step])) {
      after -= step;
      step *= 2;
    }
    Contact* const low = all + (after >= step ? after - step : 0);
    const auto first =
        static_cast<std::size_t>(std::upper_bound(low, all + after, last, is_before) - all);
    std::copy_backward(all + first, all + kept, all + kept + left + 1);
    all[first + left] = last;
    kept = first;
  }
}

// Copies the second shapes first: they are all over the memory, and reads that no branch of
// `collide` separates do not wait for each other. What a bullet has met is a pair without touching
// at the end.
void WorldImpl::collide_all(std::span<const BodyPair> block, PairCursor& met, Seams& seams) {
  const ShapeStore& shapes = bodies.shapes();
  const bool have_parts = bodies.have_parts();
  std::array<PlacedShape, kCandidateBlock> second;
  for (std::size_t i = 0; i < block.size(); ++i) second[i] = shapes.placed(row_of(block[i].b));
  for (std::size_t i = 0; i < block.size(); ++i) {
    const BodyPair& pair = block[i];
    if (keeps_contacts) pairs.keep_before(pair, changes);
    const bool are_parts = have_parts && bodies.either_has_parts(row_of(pair.a), row_of(pair.b));
    const bool touch =
        are_parts ? collide_parts(pair, seams) : collide_shapes(pair, second[i], seams);
    if (touch || met.has(pair)) pairs.push(pair);
  }
}

// Whether a part is solid from one side.
bool WorldImpl::has_side(const BodyPart& part) const {
  return bodies.one_way(part.row, part.number) != OneWay::kNo;
}

// False where two parts that overlap have no contact. May change it.
bool WorldImpl::keep_contact(const BodyPart& a, const BodyPart& b, Seams& seams,
                             Manifold& manifold) const {
  const bool a_is_one_way = has_side(a);
  const bool b_is_one_way = has_side(b);
  if (a_is_one_way && !one_ways.stops(a, b)) return false;
  if (b_is_one_way && !one_ways.stops(b, a)) return false;
  const bool may_change = a_is_one_way || b_is_one_way || seams.concern(a.row, b.row);
  return !may_change || seams.correct(a, b, manifold);
}

// Both bodies have one shape. Adds their contact, for which there is room. True when they overlap.
bool WorldImpl::collide_shapes(const BodyPair& pair, const PlacedShape& second, Seams& seams) {
  const Row a = row_of(pair.a);
  const Row b = row_of(pair.b);
  const ShapeStore& shapes = bodies.shapes();
  Contact& contact = contacts.data()[contacts.size()];  // there is room for one more
  if (!collide(shapes[a], shapes.with_points(second), settings.edges, contact.manifold)) {
    return false;
  }
  if (bodies.either_is_sensor(a, b)) return true;
  const bool has_side = bodies.one_way(a, 0) != OneWay::kNo || bodies.one_way(b, 0) != OneWay::kNo;
  const bool may_change =
      has_side || (seams.concern(a, b) && !seams.is_alone(a, b, contact.manifold));
  if (may_change) {
    const PlacedPart part_a = bodies.only_part(a);
    const PlacedPart part_b = bodies.only_part(b);
    if (!keep_contact({a, 0, part_a}, {b, 0, part_b}, seams, contact.manifold)) return true;
  }
  contact.a = pair.a;
  contact.b = pair.b;
  contact.part_a = contact.part_b = 0;
  contacts.extend(1);
  return true;
}

// Adds the contacts of the parts of two bodies, for which there is room.
class WorldImpl::PartContacts {
 public:
  PartContacts(WorldImpl& world, const BodyPair& pair, Seams& seams)
      : world_(world),
        pair_(pair),
        seams_(seams),
        have_seams_(seams.concern(row_of(pair.a), row_of(pair.b))),
        map_seams_(have_seams_ ? seams.map_seams(row_of(pair.a), row_of(pair.b)) : MapSeams()) {}

  bool may_have(const PartPair& parts) const {
    return !map_seams_.is_buried(part_a(parts), part_b(parts));
  }

  Manifold& manifold() { return next().manifold; }

  void take(const PartPair& parts) {
    Contact& contact = next();
    const BodyPart a = part_a(parts);
    const BodyPart b = part_b(parts);
    const bool has_side = world_.has_side(a) || world_.has_side(b);
    const bool may_change =
        has_side || (have_seams_ && !map_seams_.is_alone(a, b, contact.manifold));
    if (may_change && !world_.keep_contact(a, b, seams_, contact.manifold)) return;
    contact.a = pair_.a;
    contact.b = pair_.b;
    contact.part_a = parts.part_a;
    contact.part_b = parts.part_b;
    world_.contacts.extend(1);
  }

 private:
  BodyPart part_a(const PartPair& parts) const { return {row_of(pair_.a), parts.part_a, parts.a}; }
  BodyPart part_b(const PartPair& parts) const { return {row_of(pair_.b), parts.part_b, parts.b}; }
  Contact& next() { return world_.contacts.data()[world_.contacts.size()]; }

  WorldImpl& world_;
  const BodyPair& pair_;
  Seams& seams_;
  bool have_seams_;
  MapSeams map_seams_;
};

// One of the bodies has parts, or both do. There is room for one contact more than they have. True
// when they overlap.
bool WorldImpl::collide_parts(const BodyPair& pair, Seams& seams) {
  PartContacts sink(*this, pair, seams);
  return visit_contacts(bodies, row_of(pair.a), row_of(pair.b), settings.edges, sink);
}

// Those that may have moved, and maybe some that were removed.
void WorldImpl::find_departed(std::span<const Row> moving_rows, std::span<const Row> static_rows) {
  departed.clear();
  find_departed_of(moving_rows);
  find_departed_of(static_rows);
  sort(departed.span());
}

void WorldImpl::find_departed_of(std::span<const Row> rows) {
  for (const Row row : rows) {
    if (!bodies.ids().is_live(row)) continue;
    const bool is_inside = !is_outside(settings.world, bodies.boxes()[row]);
    const bool was_inside = bodies.set_inside(row, is_inside);
    if (was_inside && !is_inside) departed.push_unchecked(bodies.ids().id_at(row));
  }
}

}  // namespace quadrille
