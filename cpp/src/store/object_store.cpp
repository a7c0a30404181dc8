#include "store/object_store.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "base/bytes.hpp"
#include "geometry/box_math.hpp"

namespace quadrille {
namespace {

// Building all nodes anew costs a sixth of inserting one by one, for each object. Of a few objects,
// it costs more.
constexpr std::size_t kBuiltPerInserted = 5;
constexpr std::size_t kFewInserted = 64;

}  // namespace

ObjectStore::ObjectStore(const Settings& settings) : settings_(settings), tree_(settings) {}

Status ObjectStore::check(const Box& box) const {
  if (!is_valid_by<SimdLanes>(box)) return Status::kInvalidBox;
  const bool rejects = settings_.outside == Outside::kReject;
  return rejects && is_outside(settings_.world, box) ? Status::kOutside : Status::kOk;
}

Status ObjectStore::check_all(std::span<const Box> boxes) {
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const Status status = check(boxes[i]);
    if (status == Status::kOk) continue;
    set_error_index(i);
    return status;
  }
  return Status::kOk;
}

// Allocates for the boxes and keys of `rows` rows.
Status ObjectStore::reserve_rows(std::size_t rows) {
  const bool had_memory =
      boxes_.reserve(rows) && staged_.reserve(rows) && tree_.keys().reserve(rows);
  return had_memory ? Status::kOk : Status::kOutOfMemory;
}

Result<std::uint32_t> ObjectStore::reserve_more(std::uint32_t more) {
  expect_no_visitor();
  const Result<std::uint32_t> rows = ids_.reserve(more);
  return rows.ok() ? Result<std::uint32_t>{reserve_rows(rows.value), rows.value} : rows;
}

Status ObjectStore::reserve(std::uint32_t count) {
  return reserve_more(count > ids_.size() ? count - ids_.size() : 0).status;
}

// Cannot fail after reserve_rows.
void ObjectStore::resize_rows(std::size_t rows) {
  const bool had_memory = boxes_.resize(rows) && staged_.resize(rows) && tree_.keys().resize(rows);
  assert(had_memory);
  static_cast<void>(had_memory);
}

// Lists the live rows in live_. False when there is no memory. While no row is free the list is
// 0, 1, 2 and so on, so that it need not be made again.
bool ObjectStore::list_live_rows() {
  const bool every_row_is_live = ids_.size() == ids_.rows();
  if (every_row_is_live && live_is_every_row_ && live_.size() == ids_.size()) return true;
  if (!live_.resize(ids_.size())) return false;
  std::size_t count = 0;
  for (Row row = 0; row < ids_.rows(); ++row) {
    if (ids_.is_live(row)) live_[count++] = row;
  }
  live_is_every_row_ = every_row_is_live;
  return true;
}

// Builds the nodes anew from the tree's keys; `boxes` are those that the keys stand for.
Status ObjectStore::rebuild(std::span<const Box> boxes) {
  nodes_are_current_ = false;
  ++version_;
  if (!list_live_rows()) return Status::kOutOfMemory;
  const Status status = updater_.build(live_.span(), boxes);
  nodes_are_current_ = status == Status::kOk;
  return status;
}

// Boxes of rows without an object may hold anything.
void ObjectStore::recompute_keys() {
  for (Row row = 0; row < ids_.rows(); ++row) {
    if (ids_.is_live(row)) tree_.keys()[row] = tree_.rule().key(boxes_[row]);
  }
}

Status ObjectStore::recompute_keys_and_nodes() {
  tree_.configure(settings_);
  recompute_keys();
  return rebuild(boxes_.span());
}

// Undoes the rest of a change that failed, once rows and boxes are as before. Returns `failure`,
// also when there is no memory to rebuild the nodes: then `make_ready` tries again.
Status ObjectStore::recover(Status failure, const Settings& before) {
  settings_ = before;
  static_cast<void>(recompute_keys_and_nodes());
  return failure;
}

// With Outside::kGrow, makes the world contain `reach`.
Status ObjectStore::grow_world(const Box& reach) {
  if (settings_.outside != Outside::kGrow || contains(settings_.world, reach)) return Status::kOk;
  const Settings before = settings_;
  grow_to_hold(settings_.world, reach);
  const Status status = recompute_keys_and_nodes();
  return status == Status::kOk ? status : recover(status, before);
}

// Gives an object a row, a box and a key. Precondition: `reserve_more` made room.
Id ObjectStore::add_row(const Box& box) {
  const std::uint32_t rows_before = ids_.rows();
  const Id id = ids_.add();
  const Row row = row_of(id);
  resize_rows(ids_.rows());
  // Retired rows that were skipped get a box and a key too, because passes over all rows read them.
  for (Row filled = std::min(row, rows_before); filled <= row; ++filled) {
    boxes_[filled] = staged_[filled] = box;
    tree_.keys()[filled] = tree_.rule().key(box);
  }
  return id;
}

Result<Id> ObjectStore::insert(Box box) {
  const Settings before = settings_;
  const std::uint32_t rows_before = ids_.rows();
  Status status = check(box);
  if (status == Status::kOk) status = make_ready();
  if (status == Status::kOk) status = reserve_more(1).status;
  if (status == Status::kOk) status = grow_world(box);
  if (status != Status::kOk) return {status, 0};
  const Id id = add_row(box);
  status = tree_.insert(row_of(id));
  ++version_;
  if (status == Status::kOk) return {status, id};
  ids_.undo_adds({&id, 1}, rows_before);
  resize_rows(rows_before);
  return {recover(status, before), 0};
}

// kTreeTooLarge where these boxes alone would make the tree too large, in a world that need not
// grow for them; else kOk or kOutOfMemory.
Status ObjectStore::check_size(std::span<const Box> boxes) {
  if (settings_.placement != Placement::kLeaf) return Status::kOk;
  if (!updater_.reserve(boxes.size(), boxes.size())) return Status::kOutOfMemory;
  Box reach = settings_.world;
  updater_.clear();
  for (Row i = 0; i < boxes.size(); ++i) {
    reach = united(reach, boxes[i]);
    updater_.add(i, tree_.rule().key(boxes[i]));
  }
  const bool grows = settings_.outside == Outside::kGrow && reach != settings_.world;
  return grows ? Status::kOk : updater_.check_size();
}

// Replaces a part of staged_ by a copy: while others are inserted, staged boxes move when rows are
// added, and change when their rows are given out again.
Status ObjectStore::copy_if_staged(std::span<const Box>& boxes) {
  if (!staged_.overlaps(boxes)) return Status::kOk;
  if (!incoming_.resize(boxes.size())) return Status::kOutOfMemory;
  std::ranges::copy(boxes, incoming_.data());
  boxes = incoming_.span();
  return Status::kOk;
}

// Inserts boxes that are valid, and lists their ids in new_ids_, which has room; those of what was
// inserted before a failure too.
Status ObjectStore::insert_each(std::span<const Box> boxes) {
  for (const Box& box : boxes) {
    const Result<Id> inserted = insert(box);
    if (!inserted.ok()) return inserted.status;
    new_ids_.push_unchecked(inserted.value);
  }
  return Status::kOk;
}

// The same. The world grows as for one after the other.
Status ObjectStore::insert_by_building(std::span<const Box> boxes) {
  const Status had_memory = reserve_more(static_cast<std::uint32_t>(boxes.size())).status;
  if (had_memory != Status::kOk) return had_memory;
  if (settings_.outside == Outside::kGrow) {
    for (const Box& box : boxes) grow_to_hold(settings_.world, box);
    tree_.configure(settings_);
    recompute_keys();
  }
  for (const Box& box : boxes) new_ids_.push_unchecked(add_row(box));
  return rebuild(boxes_.span());
}

Result<std::span<const Id>> ObjectStore::insert_many(std::span<const Box> boxes) {
  const Settings before = settings_;
  const std::uint32_t rows_before = ids_.rows();
  expect_no_visitor();
  set_error_index(kNoRow);
  if (boxes.size() > kMaxObjects) return {Status::kTooManyObjects, {}};
  new_ids_.clear();
  Status status = check_all(boxes);
  if (status == Status::kOk) status = copy_if_staged(boxes);
  if (status == Status::kOk) status = check_size(boxes);
  if (status == Status::kOk && !new_ids_.reserve(boxes.size())) status = Status::kOutOfMemory;
  const bool builds =
      boxes.size() > kFewInserted && ids_.size() <= kBuiltPerInserted * boxes.size();
  if (status == Status::kOk) status = builds ? insert_by_building(boxes) : insert_each(boxes);
  if (status == Status::kOk) return {status, new_ids_.span()};
  if (new_ids_.empty()) return {status, {}};
  ids_.undo_adds(new_ids_.span(), rows_before);
  resize_rows(rows_before);
  return {recover(status, before), {}};
}

// A removal may merge nodes, for which there may be no memory. It succeeds all the same: the nodes
// are then out of date until `make_ready`.
void ObjectStore::remove(Row row) {
  expect_no_visitor();
  ids_.remove(row);
  ++version_;
  nodes_are_current_ = nodes_are_current_ && tree_.remove(row) == Status::kOk;
}

void ObjectStore::clear() {
  expect_no_visitor();
  ids_.clear();
  resize_rows(0);
  static_cast<void>(rebuild({}));  // cannot fail: an empty root needs no more memory than any tree
}

// Builds the nodes for boxes that replace all others. Precondition: `reserve_rows` made room.
Status ObjectStore::build_for(const Settings& settings, std::span<const Box> boxes) {
  if (!live_.resize(boxes.size())) return Status::kOutOfMemory;
  std::iota(live_.data(), live_.data() + live_.size(), Row{0});
  live_is_every_row_ = true;
  tree_.configure(settings);
  if (boxes.size() > tree_.keys().size()) resize_rows(boxes.size());
  for (std::size_t i = 0; i < boxes.size(); ++i) tree_.keys()[i] = tree_.rule().key(boxes[i]);
  return updater_.build(live_.span(), boxes);
}

Status ObjectStore::set_all(std::span<const Box> boxes) {
  expect_no_visitor();
  set_error_index(kNoRow);
  if (boxes.size() > kMaxObjects) return Status::kTooManyObjects;
  const auto count = static_cast<std::uint32_t>(boxes.size());
  Status status = check_all(boxes);
  if (status == Status::kOk) status = ids_.reserve_restart(count);
  if (status == Status::kOk) status = reserve_rows(count);
  if (status != Status::kOk) return status;

  Settings grown = settings_;
  Box reach = settings_.world;
  for (const Box& box : boxes) reach = united(reach, box);
  if (grown.outside == Outside::kGrow) grow_to_hold(grown.world, reach);

  const std::uint32_t rows_before = ids_.rows();
  status = build_for(grown, boxes);
  if (status != Status::kOk) {
    resize_rows(rows_before);
    return recover(status, settings_);
  }
  settings_ = grown;
  ids_.clear();
  for (Row row = 0; row < count; ++row) ids_.add();
  resize_rows(count);
  std::ranges::copy(boxes, boxes_.data());
  std::ranges::copy(boxes_.span(), staged_.data());  // `boxes` may be a part of staged_
  nodes_are_current_ = true;
  ++version_;
  return Status::kOk;
}

Status ObjectStore::set_settings(Settings settings) {
  expect_no_visitor();
  set_error_index(kNoRow);
  if (!is_valid(settings)) return Status::kInvalidSettings;
  const Status fits = fit_world(settings);
  if (fits != Status::kOk) return fits;
  const Settings before = settings_;
  settings_ = settings;
  const Status status = recompute_keys_and_nodes();
  return status == Status::kOk ? status : recover(status, before);
}

// Applies the outside policy of new settings to the objects: refuses one that is outside, or grows
// the world of these settings.
Status ObjectStore::fit_world(Settings& settings) {
  Box reach = settings.world;
  for (Row row = 0; row < ids_.rows(); ++row) {
    if (!ids_.is_live(row)) continue;
    if (settings.outside == Outside::kReject && is_outside(settings.world, boxes_[row])) {
      set_error_index(row);
      return Status::kOutside;
    }
    reach = united(reach, boxes_[row]);
  }
  if (settings.outside == Outside::kGrow) grow_to_hold(settings.world, reach);
  return Status::kOk;
}

void ObjectStore::write(ByteWriter& out) const {
  ids_.write(out);
  for (Row row = 0; row < ids_.rows(); ++row) {
    if (ids_.is_live(row)) out.put(boxes_[row]);
  }
}

Status ObjectStore::read(ByteReader& in) {
  Status status = ids_.read(in);
  if (status != Status::kOk) return status;
  if (in.left() < std::size_t{ids_.size()} * sizeof(Box)) return Status::kDamagedSnapshot;
  status = reserve_rows(ids_.rows());
  if (status != Status::kOk) return status;
  resize_rows(ids_.rows());
  const bool world_contains_all = settings_.outside == Outside::kGrow;
  for (Row row = 0; row < ids_.rows(); ++row) {
    const Box box = ids_.is_live(row) ? in.take_box() : settings_.world;
    if (check(box) != Status::kOk) return Status::kDamagedSnapshot;
    if (world_contains_all && !contains(settings_.world, box)) return Status::kDamagedSnapshot;
    boxes_[row] = staged_[row] = box;
  }
  return recompute_keys_and_nodes();
}

std::size_t ObjectStore::bytes() const {
  return tree_.bytes() + updater_.bytes() + ids_.bytes() + boxes_.bytes() + staged_.bytes() +
         live_.bytes() + written_.bytes() + incoming_.bytes() + new_ids_.bytes();
}

}  // namespace quadrille
