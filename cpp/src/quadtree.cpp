// The public face: changes go to the collection, questions to the module that answers them.
#include "quadrille/quadtree.hpp"

#include <algorithm>
#include <new>
#include <utility>

#include "geometry/box_math.hpp"
#include "quadtree_impl.hpp"

namespace quadrille {

Result<std::optional<Quadtree>> Quadtree::create(const Settings& settings) {
  if (!is_valid(settings)) return {Status::kInvalidSettings, std::nullopt};
  std::unique_ptr<Impl> impl(new (std::nothrow) Impl(settings));
  const Status status = impl == nullptr ? Status::kOutOfMemory : impl->objects.make_ready();
  if (status != Status::kOk) return {status, std::nullopt};
  return {status, Quadtree(std::move(impl))};
}

Quadtree::Quadtree(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

Quadtree::~Quadtree() = default;
Quadtree::Quadtree(Quadtree&&) noexcept = default;
Quadtree& Quadtree::operator=(Quadtree&&) noexcept = default;

Result<Id> Quadtree::insert(const Box& box) {
  const Result<Id> added = impl_->objects.insert(box);
  if (added.status == Status::kOk) impl_->filters.reset(row_of(added.value));
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
  const float width = box.max_x - box.min_x;
  const float height = box.max_y - box.min_y;
  return impl_->objects.update(row_of(id), {x, y, x + width, y + height});
}

Status Quadtree::remove(Id id) {
  if (!has(id)) return Status::kStaleId;
  impl_->objects.remove(row_of(id));
  return Status::kOk;
}

bool Quadtree::has(Id id) const {
  return impl_->objects.rows().is_live(id);
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

Status Quadtree::set_settings(const Settings& settings) {
  return impl_->objects.set_settings(settings);
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
  return impl_->objects.rows().size();
}

std::uint32_t Quadtree::rows() const {
  return impl_->objects.rows().rows();
}

Result<Id> Quadtree::id_at(Row row) const {
  const HandleTable& rows = impl_->objects.rows();
  if (!rows.is_live(row)) return {Status::kStaleId, 0};
  return {Status::kOk, rows.id_at(row)};
}

Result<std::span<const Pair>> Quadtree::pairs() {
  Status status = impl_->objects.make_ready();
  const ObjectStore& objects = impl_->objects;
  if (status == Status::kOk && impl_->pairs_version != objects.version()) {
    status = impl_->pair_finder.find(objects.tree(), objects.boxes(), objects.settings().edges);
    impl_->pairs_version = status == Status::kOk ? objects.version() : Impl::kNever;
  }
  const std::span<const Pair> pairs = impl_->pair_finder.pairs();
  if (status != Status::kOk || impl_->filters.are_unused()) return {status, pairs};
  if (!impl_->admitted.reserve(pairs.size())) return {Status::kOutOfMemory, {}};
  return {status,
          {impl_->admitted.data(),
           keep_admitted(pairs, impl_->filters, impl_->filters, impl_->admitted.data())}};
}

Result<std::span<const Row>> Quadtree::outsiders() {
  const ObjectStore& objects = impl_->objects;
  impl_->found.clear();
  bool had_memory = true;
  for (Row row = 0; row < objects.rows().rows(); ++row) {
    if (!objects.rows().is_live(row)) continue;
    if (!is_outside(objects.settings().world, objects.boxes()[row])) continue;
    had_memory = impl_->found.push(row) && had_memory;
  }
  return {had_memory ? Status::kOk : Status::kOutOfMemory, impl_->found.span()};
}

const Settings& Quadtree::settings() const {
  return impl_->objects.settings();
}

}  // namespace quadrille
