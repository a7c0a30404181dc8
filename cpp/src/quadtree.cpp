// Objects, settings, snapshots and inspection. Queries are in tree_queries.cpp, traces in
// quadtree_explain.cpp.
#include "quadrille/quadtree.hpp"

#include <algorithm>
#include <new>
#include <utility>

#include "geometry/box_math.hpp"
#include "quadtree_impl.hpp"
#include "query/node_list.hpp"
#include "store/snapshot.hpp"
#include "store/tree_validator.hpp"

namespace quadrille {

Result<std::optional<Quadtree>> Quadtree::create(const Settings& settings) {
  if (!is_valid(settings)) return {Status::kInvalidSettings, std::nullopt};
  detail::Owner<QuadtreeImpl> impl(new (std::nothrow) QuadtreeImpl(settings));
  const Status status = impl.get() == nullptr ? Status::kOutOfMemory : impl->objects.make_ready();
  if (status != Status::kOk) return {status, std::nullopt};
  return {status, Quadtree(std::move(impl))};
}

Quadtree::Quadtree(detail::Owner<QuadtreeImpl> impl)
    : TreeQueries(impl.get()), impl_(std::move(impl)) {}
Quadtree::~Quadtree() = default;
Quadtree::Quadtree(Quadtree&&) noexcept = default;
Quadtree& Quadtree::operator=(Quadtree&&) noexcept = default;

// Objects.

Result<Id> Quadtree::insert(const Box& box) {
  const Result<Id> added = impl_->objects.insert(box);
  if (added.status == Status::kOk) impl_->filters.reset(row_of(added.value));
  return added;
}

// Allocates for the filter first: setting it cannot fail then.
Result<Id> Quadtree::insert(const Box& box, const Filter& filter) {
  if (filter == kDefaultFilter) return insert(box);
  const Filter copy = filter;  // it may be a part of `filters()`, which moves
  const auto [status, rows] = impl_->objects.reserve_more(1);
  if (status != Status::kOk) return {status, 0};
  if (!impl_->filters.make_room(rows)) return {Status::kOutOfMemory, 0};
  const Result<Id> added = insert(box);
  if (added.ok()) static_cast<void>(impl_->filters.set(row_of(added.value), copy));
  return added;
}

Result<std::span<const Id>> Quadtree::insert_many(std::span<const Box> boxes) {
  const auto added = impl_->objects.insert_many(boxes);
  if (impl_->filters.are_unused() || added.status != Status::kOk) return added;
  for (const Id id : added.value) impl_->filters.reset(row_of(id));
  return added;
}

Status Quadtree::update(Id id, const Box& box) {
  return has(id) ? impl_->objects.update(row_of(id), box) : Status::kStaleId;
}

Status Quadtree::move(Id id, float x, float y) {
  if (!has(id)) return Status::kStaleId;
  const Box& box = impl_->objects.boxes()[row_of(id)];
  return impl_->objects.update(row_of(id), moved_to(box, {x, y}));
}

Status Quadtree::remove(Id id) {
  if (!has(id)) return Status::kStaleId;
  impl_->objects.remove(row_of(id));
  return Status::kOk;
}

bool Quadtree::has(Id id) const {
  return impl_->objects.ids().is_live(id);
}

Result<Box> Quadtree::box(Id id) const {
  if (!has(id)) return {Status::kStaleId, {}};
  return {Status::kOk, impl_->objects.boxes()[row_of(id)]};
}

Status Quadtree::reserve(std::uint32_t count) {
  const Status status = impl_->objects.reserve(count);
  if (status != Status::kOk) return status;
  return impl_->filters.reserve(count) ? Status::kOk : Status::kOutOfMemory;
}

void Quadtree::clear() {
  impl_->objects.clear();
  impl_->filters.clear();
}

Status Quadtree::set_all(std::span<const Box> boxes) {
  const Status status = impl_->objects.set_all(boxes);
  if (status == Status::kOk) impl_->filters.clear();
  return status;
}

std::span<Box> Quadtree::boxes() {
  return impl_->objects.staged();
}

Status Quadtree::sync(Sync how) {
  return impl_->objects.sync(how);
}

Status Quadtree::move_many(std::span<const Point> positions, Sync how) {
  return impl_->objects.move_many(positions, how);
}

Row Quadtree::error_index() const {
  return impl_->objects.error_index();
}

Result<std::span<Box>> Quadtree::stage(std::uint32_t count) {
  if (count > kMaxObjects) return {Status::kTooManyObjects, {}};
  if (!impl_->input.resize(count)) return {Status::kOutOfMemory, {}};
  return {Status::kOk, impl_->input.span()};
}

std::uint32_t Quadtree::size() const {
  return impl_->objects.ids().size();
}

std::uint32_t Quadtree::rows() const {
  return impl_->objects.ids().rows();
}

Result<Id> Quadtree::id_at(Row row) const {
  const IdTable& ids = impl_->objects.ids();
  if (!ids.is_live(row)) return {Status::kStaleId, 0};
  return {Status::kOk, ids.id_at(row)};
}

std::span<const std::uint32_t> Quadtree::generations() const {
  return impl_->objects.ids().states();
}

// Filters.

Status Quadtree::set_filter(Id id, const Filter& filter) {
  impl_->objects.expect_no_visitor();
  if (!has(id)) return Status::kStaleId;
  return impl_->filters.set(row_of(id), filter) ? Status::kOk : Status::kOutOfMemory;
}

Result<Filter> Quadtree::filter(Id id) const {
  if (!has(id)) return {Status::kStaleId, kDefaultFilter};
  return {Status::kOk, impl_->filters.of(row_of(id))};
}

Result<std::span<Filter>> Quadtree::filters() {
  impl_->objects.expect_no_visitor();
  // At least one, so that filters are in use from now on, and `reserve` allocates for them.
  if (!impl_->filters.cover(std::max(rows(), std::uint32_t{1}))) return {Status::kOutOfMemory, {}};
  return {Status::kOk, impl_->filters.all().first(rows())};
}

// Pairs.

Result<std::span<const Pair>> Quadtree::pairs() {
  ObjectStore& objects = impl_->objects;
  const Filters& filters = impl_->filters;
  const std::uint32_t max_pairs = settings().max_pairs;
  Status status = objects.make_ready();
  if (status == Status::kOk && impl_->pairs_version != objects.version()) {
    // Filters may change later, so that all pairs are kept: how many they leave is counted below.
    status = impl_->pair_finder.find(objects.tree(), objects.boxes(), settings().edges,
                                     filters.are_unused() ? max_pairs : kMaxPairs);
    impl_->pairs_version = status == Status::kOk ? objects.version() : 0;
  }
  if (status != Status::kOk) return {status, {}};
  std::span<const Pair> pairs = impl_->pair_finder.pairs();
  if (!filters.are_unused()) {
    if (!impl_->admitted.reserve(pairs.size())) return {Status::kOutOfMemory, {}};
    Pair* admitted = impl_->admitted.data();
    pairs = {admitted, keep_admitted(pairs, filters, filters, admitted)};
  }
  if (pairs.size() > max_pairs) return {Status::kTooManyPairs, {}};
  return {status, pairs};
}

Result<std::span<const Pair>> Quadtree::pairs_between(Quadtree& other) {
  Status status = make_ready();
  if (status == Status::kOk) status = other.make_ready();
  if (status != Status::kOk) return {status, {}};
  const TreeObjects ours = {impl_->objects.ids(), impl_->objects.boxes(), impl_->filters};
  const TreeObjects theirs = {other.impl_->objects.ids(), other.impl_->objects.boxes(),
                              other.impl_->filters};
  status = find_pairs_between(run(kEverything), ours, other.run(kEverything), theirs,
                              settings().max_pairs, impl_->query_memory.found, impl_->admitted);
  if (status != Status::kOk) return {status, {}};
  return {status, impl_->admitted.span()};
}

// Settings.

const Settings& Quadtree::settings() const {
  return impl_->objects.settings();
}

Status Quadtree::set_settings(const Settings& settings) {
  return impl_->objects.set_settings(settings);
}

// Snapshots.

std::size_t Quadtree::snapshot(std::span<std::byte> into) const {
  return write_snapshot(impl_->objects, impl_->filters, into);
}

std::uint64_t Quadtree::hash() const {
  return hash_of(impl_->objects, impl_->filters);
}

Result<std::optional<Quadtree>> Quadtree::from(std::span<const std::byte> snapshot) {
  return from(snapshot, kMaxPairs);
}

Result<std::optional<Quadtree>> Quadtree::from(std::span<const std::byte> snapshot,
                                               std::uint32_t max_pairs) {
  SnapshotHead head = {};
  ByteReader reader(snapshot);
  Status status = open_snapshot(reader, head);
  if (status != Status::kOk) return {status, std::nullopt};
  head.settings.max_pairs = max_pairs;
  detail::Owner<QuadtreeImpl> impl(new (std::nothrow) QuadtreeImpl(head.settings));
  status = impl.get() == nullptr ? Status::kOutOfMemory
                                 : read_snapshot(reader, head, impl->objects, impl->filters);
  if (status != Status::kOk) return {status, std::nullopt};
  return {status, Quadtree(std::move(impl))};
}

Status Quadtree::restore(std::span<const std::byte> snapshot) {
  auto [status, restored] = from(snapshot, settings().max_pairs);
  if (restored) *this = *std::move(restored);
  return status;
}

// Inspection.

Status QuadtreeImpl::list_nodes() {
  const Status status = objects.make_ready();
  if (status != Status::kOk || nodes_version == objects.version()) return status;
  const bool had_memory = node_list.fill(objects.tree());
  nodes_version = had_memory ? objects.version() : 0;
  return had_memory ? Status::kOk : Status::kOutOfMemory;
}

template <typename Find>
Result<std::span<const std::uint32_t>> QuadtreeImpl::look_up(Id id, Find find) {
  if (!objects.ids().is_live(id)) return {Status::kStaleId, {}};
  const Status status = list_nodes();
  if (status != Status::kOk) return {status, {}};
  const Tree& tree = objects.tree();
  Buffer<std::uint32_t>& found = query_memory.found;
  if (!find(tree, node_list, tree.keys()[row_of(id)], found)) return {Status::kOutOfMemory, {}};
  return {status, found.span()};
}

Result<std::span<const NodeView>> Quadtree::nodes() {
  return {impl_->list_nodes(), impl_->node_list.views()};
}

Result<std::span<const std::uint32_t>> Quadtree::path(Id id) {
  return impl_->look_up(id, find_path);
}

Result<std::span<const std::uint32_t>> Quadtree::nodes_of(Id id) {
  return impl_->look_up(id, find_holders);
}

Result<std::uint32_t> Quadtree::node_at(float x, float y) {
  if (!is_valid(Box{x, y, x, y})) return {Status::kInvalidBox, 0};
  const Status status = impl_->list_nodes();
  if (status != Status::kOk) return {status, 0};
  return {status, find_node_at(impl_->objects.tree(), impl_->node_list, x, y)};
}

Result<std::span<const Row>> Quadtree::rows_in(std::uint32_t node) {
  const auto [status, views] = nodes();
  if (status != Status::kOk) return {status, {}};
  if (node >= views.size()) return {Status::kNoSuchNode, {}};
  const Tree& tree = impl_->objects.tree();
  return {status, tree.rows(tree.node(impl_->node_list.node(node)))};
}

Result<std::span<const Row>> Quadtree::outsiders() {
  const ObjectStore& objects = impl_->objects;
  objects.expect_no_visitor();
  Buffer<Row>& found = impl_->query_memory.found;
  found.clear();
  for (Row row = 0; row < objects.ids().rows(); ++row) {
    if (!objects.ids().is_live(row)) continue;
    if (!is_outside(objects.settings().world, objects.boxes()[row])) continue;
    if (!found.push(row)) return {Status::kOutOfMemory, {}};
  }
  return {Status::kOk, found.span()};
}

Stats Quadtree::stats() const {
  Stats stats = {};
  count_nodes(impl_->objects.tree(), stats);
  stats.objects = size();
  stats.max_depth = static_cast<std::uint32_t>(impl_->objects.tree().rule().grid().depth());
  stats.pair_tests = impl_->pair_finder.tests();
  stats.bytes = impl_->bytes();
  return stats;
}

std::size_t QuadtreeImpl::bytes() const {
  return objects.bytes() + filters.bytes() + input.bytes() + query_memory.bytes() +
         pair_finder.bytes() + admitted.bytes() + held_pairs.bytes() + held_neighbors.bytes() +
         node_list.bytes() + trace.bytes();
}

const char* Quadtree::validate() const {
  const ObjectStore& objects = impl_->objects;
  if (!objects.is_ready()) return nullptr;
  const IdTable& ids = objects.ids();
  const auto is_live = [&](Row row) { return ids.is_live(row); };
  return TreeValidator(objects.tree(), objects.boxes(), ids.size(), is_live).run();
}

}  // namespace quadrille
