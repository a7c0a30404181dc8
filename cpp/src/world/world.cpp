// Bodies, lists and inspection. Steps are in world_step.cpp, queries in world_queries.cpp.
#include "quadrille/world.hpp"

#include <algorithm>
#include <new>
#include <utility>

#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "narrow/collide.hpp"
#include "world/world_impl.hpp"

namespace quadrille {
namespace {

bool is_valid_for_world(const Settings& settings) {
  return is_valid(settings) && settings.outside == Outside::kKeep;
}

}  // namespace

Result<std::optional<World>> World::create(const Settings& settings) {
  if (!is_valid_for_world(settings)) return {Status::kInvalidSettings, std::nullopt};
  detail::Owner<WorldImpl> impl(new (std::nothrow) WorldImpl(settings));
  const Status status = impl.get() == nullptr ? Status::kOutOfMemory : impl->update_trees();
  if (status != Status::kOk) return {status, std::nullopt};
  return {status, World(std::move(impl))};
}

World::World(detail::Owner<WorldImpl> impl) : WorldQueries(impl.get()), impl_(std::move(impl)) {}
World::~World() = default;
World::World(World&&) noexcept = default;
World& World::operator=(World&&) noexcept = default;

Status WorldImpl::update_trees() {
  const Status status = moving.update_nodes(bodies.boxes());
  return status == Status::kOk ? fixed.update_nodes(bodies.boxes()) : status;
}

void WorldImpl::note_new_box(Row row, const Box& before) {
  tree_of(row).insert_or_move(row);
  if (bodies.is_static(row)) {
    changes.add_static(row);
    changes.add_place(before);
  }
  note_change(row);
}

// To be called where the pairs or contacts of a body may be others without its moving.
void WorldImpl::note_change(Row row) {
  one_way_places.note(row, bodies);
  if (bodies.is_static(row)) {
    changes.add_place(bodies.boxes()[row]);
  } else {
    changes.add(row);
  }
}

// Allocates for more bodies, whichever rows they get.
Status WorldImpl::reserve(std::uint32_t more) {
  const auto [status, rows] = bodies.reserve(more);
  if (status != Status::kOk) return status;
  const bool had_memory = moving.reserve(rows) && fixed.reserve(rows) && changes.reserve(rows);
  return had_memory ? Status::kOk : Status::kOutOfMemory;
}

// Bodies.

Result<Id> World::insert(const Shape& shape, const BodyOptions& options) {
  const Status status = impl_->reserve(1);
  if (status != Status::kOk) return {status, 0};
  return impl_->insert({shape, options});
}

Result<Id> World::insert(std::span<const Part> parts, const BodyOptions& options) {
  if (parts.empty()) return {Status::kInvalidPartCount, 0};
  const Status status = impl_->reserve(1);
  if (status != Status::kOk) return {status, 0};
  return impl_->insert({.shape = {}, .options = options, .parts = parts});
}

// Precondition: `reserve` made room for it.
Result<Id> WorldImpl::insert(const NewBody& body) {
  const Result<Id> made = bodies.insert(body);
  if (!made.ok()) return made;
  note_insert(row_of(made.value));
  return made;
}

void WorldImpl::note_insert(Row row) {
  note_new_box(row, bodies.boxes()[row]);
  bodies.set_inside(row, !is_outside(settings.world, bodies.boxes()[row]));
}

Result<std::span<const Id>> World::insert_many(std::span<const NewBody> bodies) {
  impl_->error_index = kNoRow;
  if (bodies.size() > kMaxObjects) return {Status::kTooManyObjects, {}};
  const auto count = static_cast<std::uint32_t>(bodies.size());
  const Status status = impl_->reserve(count);
  if (status != Status::kOk) return {status, {}};
  Buffer<Id>& inserted = impl_->inserted;
  if (!inserted.reserve(count)) return {Status::kOutOfMemory, {}};
  inserted.clear();
  const std::uint32_t rows_before = rows();
  const Bodies::Kinds kinds = impl_->bodies.kinds();
  for (std::uint32_t i = 0; i < count; ++i) {
    const Result<Id> made = impl_->insert(bodies[i]);
    if (!made.ok()) {
      const bool is_refused = made.status != Status::kOutOfMemory;
      if (is_refused) impl_->error_index = i;
      impl_->undo_inserts(rows_before, kinds);
      return {made.status, {}};
    }
    inserted.push_unchecked(made.value);
  }
  return {Status::kOk, inserted.span()};
}

void WorldImpl::undo_inserts(std::uint32_t rows, const Bodies::Kinds& kinds) {
  for (const Id id : inserted.span()) tree_of(row_of(id)).remove(row_of(id));
  bodies.undo_inserts(inserted.span(), rows, kinds);
  changes.add_all();
  changes.add_all_statics();
  one_way_places.forget();
}

Result<Id> World::add_tiles(const NewTiles& tiles) {
  impl_->error_index = kNoRow;
  const Status status = impl_->reserve(1);
  if (status != Status::kOk) return {status, 0};
  const Result<Id> made = impl_->bodies.insert(tiles, impl_->error_index);
  if (made.ok()) impl_->note_insert(row_of(made.value));
  return made;
}

Result<Id> World::add_chain(const NewChain& chain) {
  const auto& [points, is_loop, is_one_sided, options] = chain;
  impl_->error_index = kNoRow;
  const std::size_t least = is_loop ? 3 : 2;
  const std::size_t count = is_loop ? points.size() : points.size() - 1;
  if (points.size() < least || count > kMaxParts) return {Status::kInvalidPartCount, 0};
  Buffer<Part> parts;
  if (!parts.reserve(count)) return {Status::kOutOfMemory, 0};
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t next = i + 1 == points.size() ? 0 : i + 1;
    const auto segment = Shape::segment(points[i].x, points[i].y, points[next].x, points[next].y);
    if (!segment.ok()) {
      impl_->error_index = static_cast<std::uint32_t>(is_valid(points[i]) ? next : i);
      return {Status::kInvalidShape, 0};
    }
    parts.push_unchecked(
        {.shape = segment.value, .one_way = is_one_sided ? OneWay::kFront : OneWay::kNo});
  }
  return insert(parts.span(), options);
}

Result<TileMapForm> World::tile_map(Id id) const {
  if (!has(id)) return {Status::kStaleId, {}};
  if (!impl_->bodies.is_tile_map(row_of(id))) return {Status::kNotATileMap, {}};
  const TileMap& map = impl_->bodies.tile_map(row_of(id));
  return {Status::kOk, {map.columns(), map.rows(), map.size(), map.kind_count()}};
}

Result<TileNumber> World::tile(Id id, std::uint32_t column, std::uint32_t row) const {
  const Status status = impl_->tile_refusal(id, column, row);
  if (status != Status::kOk) return {status, 0};
  const TileMap& map = impl_->bodies.tile_map(row_of(id));
  return {status, map.number(row * map.columns() + column)};
}

Result<TileKind> World::tile_kind(Id id, TileNumber number) const {
  if (!has(id)) return {Status::kStaleId, {}};
  if (!impl_->bodies.is_tile_map(row_of(id))) return {Status::kNotATileMap, {}};
  const TileMap& map = impl_->bodies.tile_map(row_of(id));
  if (number >= map.kind_count()) return {Status::kNoSuchTileKind, {}};
  return {Status::kOk, map.kind(number)};
}

Status World::set_tile(Id id, std::uint32_t column, std::uint32_t row, TileNumber number) {
  const Status status = impl_->tile_refusal(id, column, row);
  if (status != Status::kOk) return status;
  const TileMap& map = impl_->bodies.tile_map(row_of(id));
  if (number >= map.kind_count()) return Status::kNoSuchTileKind;
  impl_->bodies.set_tile(row_of(id), row * map.columns() + column, number);
  impl_->changes.add_place(map.cell(column, row));
  impl_->one_way_places.note(row_of(id), impl_->bodies);
  return Status::kOk;
}

Status WorldImpl::tile_refusal(Id id, std::uint32_t column, std::uint32_t row) const {
  if (!bodies.ids().is_live(id)) return Status::kStaleId;
  if (!bodies.is_tile_map(row_of(id))) return Status::kNotATileMap;
  const TileMap& map = bodies.tile_map(row_of(id));
  return column < map.columns() && row < map.rows() ? Status::kOk : Status::kNoSuchTile;
}

Status World::remove(Id id) {
  if (!has(id)) return Status::kStaleId;
  const Row row = row_of(id);
  impl_->note_change(row);
  impl_->one_way_places.note_removal(row);
  impl_->tree_of(row).remove(row);
  impl_->bodies.remove(row);
  return Status::kOk;
}

void World::clear() {
  impl_->bodies.clear();
  impl_->moving.clear();
  impl_->fixed.clear();
  impl_->changes.add_all();
  impl_->changes.add_all_statics();
  impl_->one_way_places.forget();
}

Status World::reserve(std::uint32_t count) {
  return impl_->reserve(count > size() ? count - size() : 0);
}

bool World::has(Id id) const {
  return impl_->bodies.ids().is_live(id);
}

std::uint32_t World::size() const {
  return impl_->bodies.ids().size();
}

std::uint32_t World::rows() const {
  return impl_->bodies.ids().rows();
}

Result<Id> World::id_at(Row row) const {
  const IdTable& ids = impl_->bodies.ids();
  if (!ids.is_live(row)) return {Status::kStaleId, 0};
  return {Status::kOk, ids.id_at(row)};
}

std::span<Transform> World::transforms() {
  return impl_->bodies.staged();
}

// Changes.

Status World::set_transform(Id id, const Transform& transform) {
  if (!has(id)) return Status::kStaleId;
  const Box before = impl_->bodies.boxes()[row_of(id)];
  if (!impl_->bodies.set_transform(row_of(id), transform)) return Status::kInvalidTransform;
  impl_->note_new_box(row_of(id), before);
  return Status::kOk;
}

Status World::place(Id id, const Transform& transform) {
  const Status status = set_transform(id, transform);
  if (status == Status::kOk) impl_->bodies.begin_way(row_of(id));
  return status;
}

Status World::move(Id id, float x, float y) {
  if (!has(id)) return Status::kStaleId;
  Transform transform = impl_->bodies.wanted(row_of(id));
  transform.x = x;
  transform.y = y;
  return set_transform(id, transform);
}

Status World::set_shape(Id id, const Shape& shape) {
  if (!has(id)) return Status::kStaleId;
  const Box before = impl_->bodies.boxes()[row_of(id)];
  const Status status = impl_->bodies.set_shape(row_of(id), shape);
  if (status == Status::kOk) impl_->note_new_box(row_of(id), before);
  return status;
}

Status World::set_shape(Id id, const Shape& shape, const Transform& transform) {
  if (!has(id)) return Status::kStaleId;
  const Box before = impl_->bodies.boxes()[row_of(id)];
  const Status status = impl_->bodies.set_shape(row_of(id), shape, transform);
  if (status != Status::kOk) return status;
  impl_->bodies.begin_way(row_of(id));
  impl_->note_new_box(row_of(id), before);
  return status;
}

Status World::set_parts(Id id, std::span<const Part> parts) {
  if (!has(id)) return Status::kStaleId;
  const Box before = impl_->bodies.boxes()[row_of(id)];
  const Status status = impl_->bodies.set_parts(row_of(id), parts);
  if (status == Status::kOk) impl_->note_new_box(row_of(id), before);
  return status;
}

Status World::set_parts(Id id, std::span<const Part> parts, const Transform& transform) {
  if (!has(id)) return Status::kStaleId;
  const Box before = impl_->bodies.boxes()[row_of(id)];
  const Status status = impl_->bodies.set_parts(row_of(id), parts, transform);
  if (status != Status::kOk) return status;
  impl_->bodies.begin_way(row_of(id));
  impl_->note_new_box(row_of(id), before);
  return status;
}

Status World::set_part(Id id, std::uint32_t index, const Part& part) {
  if (!has(id)) return Status::kStaleId;
  if (impl_->bodies.is_tile_map(row_of(id))) return Status::kIsTileMap;
  if (index >= impl_->bodies.part_count(row_of(id))) return Status::kNoSuchPart;
  const Box before = impl_->bodies.boxes()[row_of(id)];
  const Status status = impl_->bodies.set_part(row_of(id), index, part);
  if (status == Status::kOk) impl_->note_new_box(row_of(id), before);
  return status;
}

Status World::set_static(Id id, bool is_static) {
  if (!has(id)) return Status::kStaleId;
  const Row row = row_of(id);
  if (impl_->bodies.is_static(row) == is_static) return Status::kOk;
  if (impl_->bodies.is_tile_map(row)) return Status::kIsTileMap;
  if (!impl_->bodies.set_transform(row, impl_->bodies.wanted(row))) {
    return Status::kInvalidTransform;
  }
  impl_->tree_of(row).remove(row);
  impl_->bodies.set_static(row, is_static);
  impl_->changes.add_all();
  impl_->bodies.begin_way(row);
  impl_->note_new_box(row, impl_->bodies.boxes()[row]);
  return Status::kOk;
}

Status World::set_sensor(Id id, bool is_sensor) {
  if (!has(id)) return Status::kStaleId;
  impl_->bodies.set_sensor(row_of(id), is_sensor);
  impl_->note_change(row_of(id));
  return Status::kOk;
}

Status World::set_bullet(Id id, bool is_bullet) {
  if (!has(id)) return Status::kStaleId;
  impl_->note_change(row_of(id));
  impl_->bodies.set_bullet(row_of(id), is_bullet);
  return Status::kOk;
}

Status World::set_one_way(Id id, OneWay side) {
  if (!has(id)) return Status::kStaleId;
  if (impl_->bodies.is_tile_map(row_of(id))) return Status::kIsTileMap;
  impl_->note_change(row_of(id));
  impl_->bodies.set_one_way(row_of(id), side);
  impl_->one_way_places.note(row_of(id), impl_->bodies);
  return Status::kOk;
}

Status World::set_drops_through(Id id, bool drops_through) {
  if (!has(id)) return Status::kStaleId;
  impl_->bodies.set_drops_through(row_of(id), drops_through);
  return Status::kOk;
}

Status World::set_filter(Id id, const Filter& filter) {
  if (!has(id)) return Status::kStaleId;
  impl_->note_change(row_of(id));
  return impl_->bodies.set_filter(row_of(id), filter) ? Status::kOk : Status::kOutOfMemory;
}

Status World::set_group(Id id, std::int32_t group) {
  if (!has(id)) return Status::kStaleId;
  impl_->bodies.set_group(row_of(id), group);
  impl_->note_change(row_of(id));
  return Status::kOk;
}

Status World::set_tag(Id id, std::uint32_t tag) {
  if (!has(id)) return Status::kStaleId;
  impl_->bodies.set_tag(row_of(id), tag);
  return Status::kOk;
}

Status World::set_order(Id id, float order) {
  if (!has(id)) return Status::kStaleId;
  return impl_->bodies.set_order(row_of(id), order) ? Status::kOk : Status::kInvalidOrder;
}

// What a body is.

Result<Shape> World::shape(Id id) const {
  if (!has(id)) return {Status::kStaleId, {}};
  if (impl_->bodies.is_tile_map(row_of(id))) return {Status::kIsTileMap, {}};
  return {Status::kOk, impl_->bodies.part(row_of(id), 0).shape};
}

Result<std::uint32_t> World::part_count(Id id) const {
  if (!has(id)) return {Status::kStaleId, 0};
  return {Status::kOk, impl_->bodies.part_count(row_of(id))};
}

Result<bool> World::has_parts(Id id) const {
  if (!has(id)) return {Status::kStaleId, false};
  return {Status::kOk, impl_->bodies.is_compound(row_of(id))};
}

Result<Part> World::part(Id id, std::uint32_t index) const {
  if (!has(id)) return {Status::kStaleId, {}};
  if (!impl_->bodies.has_part(row_of(id), index)) return {Status::kNoSuchPart, {}};
  return {Status::kOk, impl_->bodies.part(row_of(id), index)};
}

Result<BodyOptions> World::options(Id id) const {
  if (!has(id)) return {Status::kStaleId, {}};
  return {Status::kOk, impl_->bodies.options(row_of(id))};
}

Result<Box> World::box(Id id) const {
  if (!has(id)) return {Status::kStaleId, {}};
  return {Status::kOk, impl_->bodies.exact_box(row_of(id))};
}

Result<Separation> World::separation(Id a, Id b) const {
  if (!has(a) || !has(b)) return {Status::kStaleId, {}};
  return {Status::kOk, impl_->separation_of(row_of(a), row_of(b))};
}

Result<PairExplanation> World::explain_pair(Id a, Id b) const {
  const auto [status, separation] = this->separation(a, b);
  if (status != Status::kOk) return {status, {}};
  return {status, {impl_->reason_of(row_of(a), row_of(b)), separation.distance}};
}

// As a step decides: the body with the lower id is the first one of a contact.
PairReason WorldImpl::reason_of(Row a, Row b) const {
  if (a == b) return PairReason::kSame;
  if (bodies.is_static(a) && bodies.is_static(b)) return PairReason::kStatic;
  if (bodies.share_group(a, b)) return PairReason::kGroup;
  if (!bodies.may_touch(a, b)) return PairReason::kFilter;
  if (bodies.ids().id_at(b) < bodies.ids().id_at(a)) std::swap(a, b);
  if (count_touching(a, b).pairs > 0) return PairReason::kTouching;
  return may_parts_touch(a, b) ? PairReason::kApart : PairReason::kFilter;
}

// True when some part of one admits some part of the other.
bool WorldImpl::may_parts_touch(Row a, Row b) const {
  if (bodies.is_tile_map(a)) std::swap(a, b);
  if (bodies.is_tile_map(a)) return false;  // two tile maps are static
  const auto admits_any = [&](const PlacedPart& part) {
    return bodies.any_part_admits(b, part.filter);
  };
  return std::ranges::any_of(bodies.parts(a).span(), admits_any);
}

// Of equal distances, the first by the parts of the body with the lower id decides, so that the
// result for the bodies in the other order is the mirrored one.
Separation WorldImpl::separation_of(Row a, Row b) const {
  const ShapeStore& shapes = bodies.shapes();
  if (!bodies.either_has_parts(a, b)) return separation(shapes[a], shapes[b]);
  const bool is_swapped = bodies.ids().id_at(b) < bodies.ids().id_at(a);
  const Row first = is_swapped ? b : a;
  const Row second = is_swapped ? a : b;
  Separation least = {};
  least.distance = kAnyDistance;
  const auto measure = [&](const PlacedPart& part, std::uint32_t number, const PlacedPart& other,
                           std::uint32_t other_number) {
    const ShapeRef shape = shapes.with_points(part.shape);
    const ShapeRef other_shape = shapes.with_points(other.shape);
    Separation found = is_swapped ? separation(other_shape, shape) : separation(shape, other_shape);
    found.part_a = is_swapped ? other_number : number;
    found.part_b = is_swapped ? number : other_number;
    const auto numbers = [&](const Separation& of) {
      return is_swapped ? std::pair(of.part_b, of.part_a) : std::pair(of.part_a, of.part_b);
    };
    const bool is_least = found.distance != least.distance ? found.distance < least.distance
                                                           : numbers(found) < numbers(least);
    if (is_least) least = found;
    return least.distance;
  };
  bodies.visit_around(first, bodies.boxes()[second], wide(least.distance),
                      [&](const PlacedPart& part, std::uint32_t number) {
                        bodies.visit_around(
                            second, part.box, wide(least.distance),
                            [&](const PlacedPart& other, std::uint32_t other_number) {
                              return measure(part, number, other, other_number);
                            });
                        return least.distance;
                      });
  return least;
}

Status World::update_trees() {
  return impl_->update_trees();
}

// Steps.

Status World::step() {
  return impl_->step();
}

std::uint32_t World::error_index() const {
  return impl_->error_index;
}

std::span<const BodyPair> World::pairs() const {
  return impl_->pairs.pairs();
}

std::span<const Contact> World::contacts() const {
  return impl_->contacts.span();
}

std::span<const BodyPair> World::entered() const {
  return impl_->pairs.entered();
}

std::span<const BodyPair> World::stayed() const {
  return impl_->pairs.stayed();
}

std::span<const BodyPair> World::exited() const {
  return impl_->pairs.exited();
}

std::span<const Impact> World::impacts() const {
  return impl_->bullets.impacts();
}

std::span<const Id> World::departed() const {
  return impl_->departed.span();
}

// Settings.

const Settings& World::settings() const {
  return impl_->settings;
}

Status World::set_settings(const Settings& settings) {
  return impl_->set_settings(settings);
}

Status WorldImpl::set_settings(const Settings& wanted) {
  if (!is_valid_for_world(wanted)) return Status::kInvalidSettings;
  const Settings given = wanted;  // it may be `settings`
  Status status = moving.configure(given, bodies.boxes());
  if (status == Status::kOk) status = fixed.configure(given, bodies.boxes());
  if (status != Status::kOk) {
    // Where there is no memory for the nodes either, `update_trees` tries again.
    static_cast<void>(moving.configure(settings, bodies.boxes()));
    static_cast<void>(fixed.configure(settings, bodies.boxes()));
    return status;
  }
  if (given.world != settings.world) changes.add_all_statics();
  settings = given;
  changes.add_all();
  return status;
}

// Inspection.

Result<std::span<const NodeView>> World::nodes(bool statics) {
  const Status status = impl_->update_trees();
  if (status != Status::kOk) return {status, {}};
  const BodyTree& tree = statics ? impl_->fixed : impl_->moving;
  if (!impl_->node_list.fill(tree.tree())) return {Status::kOutOfMemory, {}};
  return {status, impl_->node_list.views()};
}

WorldStats World::stats() const {
  return {.bodies = size(),
          .statics = impl_->fixed.size(),
          .candidates = impl_->candidates,
          .bytes = impl_->bytes()};
}

std::size_t WorldImpl::bytes() const {
  return bodies.bytes() + moving.bytes() + fixed.bytes() + changes.bytes() + pair_finder.bytes() +
         tree_join.bytes() + changed_pairs.bytes() + nearby_scratch.bytes() +
         one_way_places.bytes() + contacts_before.bytes() + inserted.bytes() +
         static_partners.bytes() + one_ways.bytes() + sorter.bytes() + pairs.bytes() +
         contacts.bytes() + departed.bytes() + node_list.bytes() + query_memory.bytes() +
         bullets.bytes() + save_memory.bytes();
}

}  // namespace quadrille
