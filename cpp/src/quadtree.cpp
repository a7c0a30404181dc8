// The public face: ids, views, bulk input, and the promise that a failed call changes nothing.
#include "quadrille/quadtree.hpp"

#include <algorithm>
#include <cassert>
#include <new>
#include <utility>

#include "listing.hpp"
#include "pairs.hpp"
#include "query.hpp"
#include "row_table.hpp"
#include "tree.hpp"
#include "validate.hpp"
#include "world.hpp"

namespace quadrille {
namespace {

// From this share of live objects in new cells on, building anew is cheaper than relocating them
// one by one.
constexpr std::uint32_t kRebuildShare = 4;

}  // namespace

struct Quadtree::Impl {
  explicit Impl(const Settings& initial) : settings(initial), tree(initial) {}

  Status check(const Box& box) const;
  Status check_all(std::span<const Box> input);
  Status grow_world(const Box& reach);
  Status rebuild();
  Status recover(Status failure);
  void changed();

  Status reserve_rows(std::size_t rows);
  Result<Id> insert(const Box& box);
  void undo_insertions(std::span<const Id> added);
  Status update(Row row, const Box& box);
  Status set_all(std::span<const Box> input);

  Status check_staged(Box& reach);
  std::uint32_t stage_keys();
  Status relocate_moved();
  Status rebuild_with_staged_keys();
  void take_over_staged();
  Status sync();

  Settings settings;
  Tree tree;
  RowTable row_table;
  Buffer<Box> boxes;       // by row: what the tree stands for
  Buffer<Box> staged;      // by row: what the caller writes, until sync
  Buffer<CellRange> keys;  // by row: scratch of sync
  Buffer<Row> live;        // scratch of rebuild
  Buffer<Box> input;       // see stage
  Buffer<Id> new_ids;      // result of insert_many
  Buffer<Row> found;       // result of queries
  Marks marks;
  PairFinder pair_finder;
  NodeListing listing;
  Row error_row = 0;
  bool pairs_are_current = false;
  bool nodes_are_current = false;
  bool in_disorder = false;  // the nodes could not be rebuilt after a failure
};

void Quadtree::Impl::changed() {
  pairs_are_current = false;
  nodes_are_current = false;
}

Status Quadtree::Impl::check(const Box& box) const {
  if (!is_valid(box)) return Status::kInvalidBox;
  const bool reject = settings.outside == Outside::kReject;
  return reject && is_outside(settings.world, box) ? Status::kOutside : Status::kOk;
}

Status Quadtree::Impl::check_all(std::span<const Box> input_boxes) {
  for (std::size_t i = 0; i < input_boxes.size(); ++i) {
    const Status status = check(input_boxes[i]);
    error_row = static_cast<Row>(i);
    if (status != Status::kOk) return status;
  }
  return Status::kOk;
}

// Rebuilds the nodes from keys and live rows.
Status Quadtree::Impl::rebuild() {
  if (!live.resize(row_table.size())) return Status::kOutOfMemory;
  std::size_t count = 0;
  for (Row row = 0; row < row_table.rows(); ++row) {
    if (row_table.is_live(row)) live[count++] = row;
  }
  const Status status = tree.build(live.span());
  in_disorder = status != Status::kOk;
  changed();
  return status;
}

// After a change that failed half-way and was taken back in rows, boxes and keys.
Status Quadtree::Impl::recover(Status failure) {
  static_cast<void>(rebuild());  // if even this fails, the next call tries again
  return failure;
}

// With Outside::kGrow, makes the world hold `reach`, and everything in it keep its place.
Status Quadtree::Impl::grow_world(const Box& reach) {
  if (settings.outside != Outside::kGrow || contains(settings.world, reach)) return Status::kOk;
  const Settings before = settings;
  if (!grow_to_hold(settings.world, reach)) return Status::kWorldTooLarge;
  const auto place_all = [this] {
    tree.configure(settings);
    for (Row row = 0; row < row_table.rows(); ++row) {
      if (row_table.is_live(row)) tree.keys()[row] = tree.rule().key(boxes[row]);
    }
    return rebuild();
  };
  const Status status = place_all();
  if (status == Status::kOk) return status;
  settings = before;
  static_cast<void>(place_all());
  return status;
}

// Makes room for boxes and keys of rows below `rows`.
Status Quadtree::Impl::reserve_rows(std::size_t rows) {
  const bool had_memory = boxes.reserve(rows) && staged.reserve(rows) && tree.keys().reserve(rows);
  return had_memory ? Status::kOk : Status::kOutOfMemory;
}

Result<Id> Quadtree::Impl::insert(const Box& box) {
  Status status = check(box);
  if (status == Status::kOk && in_disorder) status = rebuild();
  if (status == Status::kOk) status = row_table.reserve(1);
  if (status == Status::kOk) status = reserve_rows(std::size_t{row_table.rows()} + 1);
  if (status == Status::kOk) status = grow_world(box);
  if (status != Status::kOk) return {status, 0};
  const Id id = row_table.add();
  const Row row = row_of(id);
  const std::size_t rows = row_table.rows();
  const bool had_memory = boxes.resize(rows) && staged.resize(rows) && tree.keys().resize(rows);
  assert(had_memory);
  static_cast<void>(had_memory);
  boxes[row] = staged[row] = box;
  tree.keys()[row] = tree.rule().key(box);
  status = tree.enter(row);
  changed();
  if (status == Status::kOk) return {status, id};
  row_table.remove(row);
  return {recover(status), 0};
}

void Quadtree::Impl::undo_insertions(std::span<const Id> added) {
  for (const Id id : added) row_table.remove(row_of(id));
  static_cast<void>(rebuild());
}

Status Quadtree::Impl::update(Row row, const Box& box) {
  Status status = check(box);
  if (status == Status::kOk && in_disorder) status = rebuild();
  if (status == Status::kOk) status = grow_world(box);
  if (status != Status::kOk) return status;
  const CellRange before = tree.keys()[row];
  status = tree.relocate(row, tree.rule().key(box));
  if (status != Status::kOk) {
    tree.keys()[row] = before;
    return recover(status);
  }
  boxes[row] = staged[row] = box;
  changed();
  return Status::kOk;
}

Result<std::optional<Quadtree>> Quadtree::create(const Settings& settings) {
  if (!is_valid(settings)) return {Status::kInvalidSettings, std::nullopt};
  std::unique_ptr<Impl> impl(new (std::nothrow) Impl(settings));
  const Status status = impl == nullptr ? Status::kOutOfMemory : impl->rebuild();
  if (status != Status::kOk) return {status, std::nullopt};
  return {status, Quadtree(std::move(impl))};
}

Quadtree::Quadtree(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

Quadtree::Quadtree(const Settings& settings) {
  Result<std::optional<Quadtree>> made = create(settings);
  assert(made.status == Status::kOk);
  *this = *std::move(made.value);
}

Quadtree::~Quadtree() = default;
Quadtree::Quadtree(Quadtree&&) noexcept = default;
Quadtree& Quadtree::operator=(Quadtree&&) noexcept = default;

Result<Id> Quadtree::insert(const Box& box) {
  return impl_->insert(box);
}

Result<std::span<const Id>> Quadtree::insert_many(std::span<const Box> boxes) {
  Impl& self = *impl_;
  self.new_ids.clear();
  Status status = self.check_all(boxes);
  if (status == Status::kOk && !self.new_ids.reserve(boxes.size())) status = Status::kOutOfMemory;
  for (std::size_t i = 0; i < boxes.size() && status == Status::kOk; ++i) {
    const Result<Id> added = self.insert(boxes[i]);
    status = added.status;
    self.error_row = static_cast<Row>(i);
    if (status == Status::kOk)
      status = self.new_ids.push(added.value) ? status : Status::kOutOfMemory;
  }
  if (status != Status::kOk) {
    if (!self.new_ids.empty()) self.undo_insertions(self.new_ids.span());
    return {status, {}};
  }
  return {status, self.new_ids.span()};
}

Status Quadtree::update(Id id, const Box& box) {
  return has(id) ? impl_->update(row_of(id), box) : Status::kStaleId;
}

Status Quadtree::move(Id id, float x, float y) {
  if (!has(id)) return Status::kStaleId;
  const Box& box = impl_->boxes[row_of(id)];
  return impl_->update(row_of(id),
                       {x, y, x + (box.max_x - box.min_x), y + (box.max_y - box.min_y)});
}

Status Quadtree::remove(Id id) {
  if (!has(id)) return Status::kStaleId;
  const Row row = row_of(id);
  impl_->changed();
  impl_->row_table.remove(row);
  // Merging may ask for memory; if there is none, a rebuild needs less than was there before.
  if (impl_->in_disorder || impl_->tree.leave(row) != Status::kOk) {
    static_cast<void>(impl_->rebuild());
  }
  return Status::kOk;
}

bool Quadtree::has(Id id) const {
  return impl_->row_table.is_live(id);
}

void Quadtree::clear() {
  impl_->row_table.clear();
  impl_->boxes.clear();
  impl_->staged.clear();
  impl_->tree.keys().clear();
  static_cast<void>(impl_->rebuild());  // an empty root fits wherever a tree did
}

Status Quadtree::set_all(std::span<const Box> boxes) {
  return impl_->set_all(boxes);
}

Status Quadtree::Impl::set_all(std::span<const Box> all) {
  Status status = check_all(all);
  if (status != Status::kOk) return status;
  const auto count = static_cast<std::uint32_t>(all.size());
  if (all.size() > kMaxObjects) return Status::kTooManyObjects;
  status = row_table.reserve_restart(count);
  if (status == Status::kOk) status = reserve_rows(count);
  if (status == Status::kOk && !keys.resize(count)) status = Status::kOutOfMemory;
  if (status != Status::kOk) return status;

  Settings grown = settings;
  Box reach = settings.world;
  for (const Box& box : all) reach = united(reach, box);
  if (settings.outside == Outside::kGrow && !grow_to_hold(grown.world, reach)) {
    return Status::kWorldTooLarge;
  }
  tree.configure(grown);
  for (Row row = 0; row < count; ++row) keys[row] = tree.rule().key(all[row]);
  keys.swap(tree.keys());
  if (!live.resize(count)) status = Status::kOutOfMemory;
  for (Row row = 0; row < count && status == Status::kOk; ++row) live[row] = row;
  if (status == Status::kOk) status = tree.build(live.span());
  if (status != Status::kOk) {
    keys.swap(tree.keys());
    tree.configure(settings);
    return recover(status);
  }
  settings = grown;
  row_table.clear();
  for (Row row = 0; row < count; ++row) row_table.add();
  const bool had_memory = boxes.resize(count) && staged.resize(count);
  assert(had_memory);
  static_cast<void>(had_memory);
  std::ranges::copy(all, boxes.data());
  std::ranges::copy(all, staged.data());
  in_disorder = false;
  changed();
  return Status::kOk;
}

std::span<Box> Quadtree::boxes() {
  return impl_->staged.span();
}

Status Quadtree::sync() {
  return impl_->sync();
}

// First pass: nothing is touched before every box is known to be good.
Status Quadtree::Impl::check_staged(Box& reach) {
  for (Row row = 0; row < row_table.rows(); ++row) {
    if (!row_table.is_live(row)) continue;
    const Status status = check(staged[row]);
    if (status != Status::kOk) {
      error_row = row;
      return status;
    }
    reach = united(reach, staged[row]);
  }
  return Status::kOk;
}

// Second pass: keys of the staged boxes; returns how many objects change cells.
std::uint32_t Quadtree::Impl::stage_keys() {
  std::uint32_t moved = 0;
  for (Row row = 0; row < row_table.rows(); ++row) {
    if (!row_table.is_live(row)) continue;
    keys[row] = tree.rule().key(staged[row]);
    moved += keys[row] == tree.keys()[row] ? 0 : 1;
  }
  return moved;
}

Status Quadtree::Impl::rebuild_with_staged_keys() {
  keys.swap(tree.keys());
  const Status status = rebuild();
  if (status == Status::kOk) return status;
  keys.swap(tree.keys());
  return recover(status);
}

// Swaps keys one by one, so that the old ones can be put back.
Status Quadtree::Impl::relocate_moved() {
  for (Row row = 0; row < row_table.rows(); ++row) {
    if (!row_table.is_live(row) || keys[row] == tree.keys()[row]) continue;
    const CellRange before = tree.keys()[row];
    const Status status = tree.relocate(row, keys[row]);
    keys[row] = before;
    if (status == Status::kOk) continue;
    for (Row done = 0; done <= row; ++done) {
      if (row_table.is_live(done)) tree.keys()[done] = keys[done];
    }
    return recover(status);
  }
  return Status::kOk;
}

void Quadtree::Impl::take_over_staged() {
  for (Row row = 0; row < row_table.rows(); ++row) {
    if (row_table.is_live(row)) boxes[row] = staged[row];
  }
  changed();
}

Status Quadtree::Impl::sync() {
  Box reach = settings.world;
  Status status = check_staged(reach);
  if (status == Status::kOk && in_disorder) status = rebuild();
  if (status == Status::kOk && !keys.resize(row_table.rows())) status = Status::kOutOfMemory;
  if (status == Status::kOk) status = grow_world(reach);
  if (status != Status::kOk) return status;
  const std::uint32_t moved = stage_keys();
  const bool few = moved < row_table.size() / kRebuildShare;
  status = few ? relocate_moved() : rebuild_with_staged_keys();
  if (status == Status::kOk) take_over_staged();
  return status;
}

Row Quadtree::error_row() const {
  return impl_->error_row;
}

Result<std::span<Box>> Quadtree::stage(std::uint32_t count) {
  if (count > kMaxObjects) return {Status::kTooManyObjects, {}};
  if (!impl_->input.resize(count)) return {Status::kOutOfMemory, {}};
  return {Status::kOk, impl_->input.span()};
}

std::uint32_t Quadtree::size() const {
  return impl_->row_table.size();
}

std::uint32_t Quadtree::rows() const {
  return impl_->row_table.rows();
}

Result<Id> Quadtree::id_at(Row row) const {
  if (!impl_->row_table.is_live(row)) return {Status::kStaleId, 0};
  return {Status::kOk, impl_->row_table.id_at(row)};
}

Result<std::span<const Row>> Quadtree::candidates(const Box& box, int step) {
  Impl& self = *impl_;
  Status status = is_valid(box) ? Status::kOk : Status::kInvalidBox;
  if (status == Status::kOk && self.in_disorder) status = self.rebuild();
  if (status == Status::kOk) {
    status = find_candidates(self.tree, box, std::max(step, 0), self.marks, self.found);
  }
  return {status, self.found.span()};
}

Result<std::span<const Row>> Quadtree::query(const Box& box) {
  Impl& self = *impl_;
  Status status = is_valid(box) ? Status::kOk : Status::kInvalidBox;
  if (status == Status::kOk && self.in_disorder) status = self.rebuild();
  if (status == Status::kOk) {
    status = find_overlapping(self.tree, self.boxes.span(), self.settings.edges, box, self.found);
  }
  return {status, self.found.span()};
}

Result<std::span<const Pair>> Quadtree::pairs() {
  Impl& self = *impl_;
  Status status = self.in_disorder ? self.rebuild() : Status::kOk;
  if (status == Status::kOk && !self.pairs_are_current) {
    status = self.pair_finder.find(self.tree, self.boxes.span(), self.settings.edges);
    self.pairs_are_current = status == Status::kOk;
  }
  return {status, self.pair_finder.pairs()};
}

Result<std::span<const Row>> Quadtree::outsiders() {
  Impl& self = *impl_;
  self.found.clear();
  bool had_memory = true;
  for (Row row = 0; row < self.row_table.rows(); ++row) {
    if (!self.row_table.is_live(row) || !is_outside(self.settings.world, self.boxes[row])) continue;
    had_memory = self.found.push(row) && had_memory;
  }
  return {had_memory ? Status::kOk : Status::kOutOfMemory, self.found.span()};
}

Result<std::span<const NodeView>> Quadtree::nodes() {
  Impl& self = *impl_;
  Status status = self.in_disorder ? self.rebuild() : Status::kOk;
  if (status == Status::kOk && !self.nodes_are_current) {
    status = self.listing.list(self.tree) ? Status::kOk : Status::kOutOfMemory;
    self.nodes_are_current = status == Status::kOk;
  }
  return {status, self.listing.views()};
}

Stats Quadtree::stats() const {
  const Impl& self = *impl_;
  Stats stats = {};
  count_nodes(self.tree, stats);
  stats.objects = self.row_table.size();
  stats.max_depth = static_cast<std::uint32_t>(self.tree.rule().grid().depth());
  stats.pair_tests = self.pair_finder.tests();
  stats.bytes = self.tree.bytes() + self.row_table.bytes() + self.boxes.bytes() +
                self.staged.bytes() + self.keys.bytes() + self.live.bytes() + self.input.bytes() +
                self.new_ids.bytes() + self.found.bytes() + self.marks.bytes() +
                self.pair_finder.bytes() + self.listing.bytes();
  return stats;
}

const Settings& Quadtree::settings() const {
  return impl_->settings;
}

const char* Quadtree::validate() const {
  return find_broken_invariant(impl_->tree, impl_->row_table, impl_->boxes.span());
}

}  // namespace quadrille
