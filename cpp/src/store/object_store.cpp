#include "store/object_store.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "geometry/box_math.hpp"

namespace quadrille {

Status ObjectStore::check(const Box& box) const {
  if (!is_valid_by<SimdLanes>(box)) return Status::kInvalidBox;
  const bool reject = settings_.outside == Outside::kReject;
  return reject && is_outside(settings_.world, box) ? Status::kOutside : Status::kOk;
}

Status ObjectStore::check_all(std::span<const Box> boxes) {
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const Status status = check(boxes[i]);
    error_index_ = static_cast<Row>(i);
    if (status != Status::kOk) return status;
  }
  return Status::kOk;
}

// Makes room for boxes and keys of rows below `rows`.
Status ObjectStore::reserve_rows(std::size_t rows) {
  const bool had_memory =
      boxes_.reserve(rows) && staged_.reserve(rows) && tree_.keys().reserve(rows);
  return had_memory ? Status::kOk : Status::kOutOfMemory;
}

// Makes room for one more object, whichever row it gets.
Status ObjectStore::reserve_for_one_more() {
  const auto [status, rows] = rows_.reserve(1);
  return status == Status::kOk ? reserve_rows(rows) : status;
}

// Cannot fail after reserve_rows.
void ObjectStore::resize_rows(std::size_t rows) {
  const bool had_memory = boxes_.resize(rows) && staged_.resize(rows) && tree_.keys().resize(rows);
  assert(had_memory);
  static_cast<void>(had_memory);
}

// Rebuilds the nodes from keys and live rows; `boxes` are those of the keys.
Status ObjectStore::rebuild(std::span<const Box> boxes) {
  if (!list_live_rows()) return Status::kOutOfMemory;
  const Status status = builder_.build(live_.span(), boxes);
  nodes_are_current_ = status == Status::kOk;
  ++version_;
  return status;
}

// While no row is free the list is 0, 1, 2 and so on, whatever came and went.
bool ObjectStore::list_live_rows() {
  const bool all_are_live = rows_.size() == rows_.rows();
  if (all_are_live && lists_all_rows_ && live_.size() == rows_.size()) return true;
  if (!live_.resize(rows_.size())) return false;
  std::size_t count = 0;
  for (Row row = 0; row < rows_.rows(); ++row) {
    if (rows_.is_live(row)) live_[count++] = row;
  }
  lists_all_rows_ = all_are_live;
  return true;
}

// Keys of all live rows, and the nodes, anew from boxes and settings.
Status ObjectStore::place_all() {
  tree_.configure(settings_);
  for (Row row = 0; row < rows_.rows(); ++row) {
    if (rows_.is_live(row)) tree_.keys()[row] = tree_.rule().key(boxes_[row]);
  }
  return rebuild(boxes_.span());
}

// After a change that failed half-way, with rows and boxes as they were before: puts back what
// follows from them.
Status ObjectStore::recover(Status failure, const Settings& before) {
  settings_ = before;
  static_cast<void>(place_all());  // if even this fails, the next call tries again
  return failure;
}

// With Outside::kGrow, makes the world hold `reach`.
Status ObjectStore::grow_world(const Box& reach) {
  if (settings_.outside != Outside::kGrow || contains(settings_.world, reach)) return Status::kOk;
  const Settings before = settings_;
  grow_to_hold(settings_.world, reach);
  const Status status = place_all();
  return status == Status::kOk ? status : recover(status, before);
}

Result<Id> ObjectStore::insert(Box box) {
  const Settings before = settings_;
  const std::uint32_t rows_before = rows_.rows();
  Status status = check(box);
  if (status == Status::kOk) status = make_ready();
  if (status == Status::kOk) status = reserve_for_one_more();
  if (status == Status::kOk) status = grow_world(box);
  if (status != Status::kOk) return {status, 0};
  const Id id = rows_.add();
  const Row row = row_of(id);
  resize_rows(rows_.rows());
  // Retired rows that are skipped get values too: passes over all rows read them.
  for (Row r = std::min(row, rows_before); r <= row; ++r) {
    boxes_[r] = staged_[r] = box;
    tree_.keys()[r] = tree_.rule().key(box);
  }
  status = tree_.insert(row);
  ++version_;
  if (status == Status::kOk) return {status, id};
  rows_.undo_adds({&id, 1}, rows_before);
  resize_rows(rows_before);
  return {recover(status, before), 0};
}

// Staged boxes move when rows are added, and change when their rows are given out again: such boxes
// are inserted from a copy.
Status ObjectStore::copy_if_staged(std::span<const Box>& boxes) {
  if (!staged_.overlaps(boxes)) return Status::kOk;
  if (!incoming_.resize(boxes.size())) return Status::kOutOfMemory;
  std::ranges::copy(boxes, incoming_.data());
  boxes = incoming_.span();
  return Status::kOk;
}

Result<std::span<const Id>> ObjectStore::insert_many(std::span<const Box> boxes) {
  const Settings before = settings_;
  const std::uint32_t rows_before = rows_.rows();
  if (boxes.size() > kMaxObjects) return {Status::kTooManyObjects, {}};
  new_ids_.clear();
  Status status = check_all(boxes);
  if (status == Status::kOk) status = copy_if_staged(boxes);
  if (status == Status::kOk && !new_ids_.reserve(boxes.size())) status = Status::kOutOfMemory;
  for (std::size_t i = 0; i < boxes.size() && status == Status::kOk; ++i) {
    error_index_ = static_cast<Row>(i);
    const Result<Id> inserted = insert(boxes[i]);
    status = inserted.status;
    if (status == Status::kOk) new_ids_.push_unchecked(inserted.value);
  }
  if (status == Status::kOk) return {status, new_ids_.span()};
  if (new_ids_.empty()) return {status, {}};
  rows_.undo_adds(new_ids_.span(), rows_before);
  resize_rows(rows_before);
  return {recover(status, before), {}};
}

Status ObjectStore::update(Row row, Box box) {
  const Settings before = settings_;
  Status status = check(box);
  if (status == Status::kOk) status = make_ready();
  if (status == Status::kOk) status = grow_world(box);
  if (status != Status::kOk) return status;
  status = tree_.relocate(row, tree_.rule().key(box));
  if (status != Status::kOk) return recover(status, before);
  boxes_[row] = staged_[row] = box;
  ++version_;
  return Status::kOk;
}

// Merging may ask for memory; if there is none, the nodes wait for the next call.
void ObjectStore::remove(Row row) {
  rows_.remove(row);
  ++version_;
  nodes_are_current_ = nodes_are_current_ && tree_.remove(row) == Status::kOk;
}

void ObjectStore::clear() {
  rows_.clear();
  resize_rows(0);
  static_cast<void>(rebuild({}));  // an empty root fits wherever a tree did
}

// Builds the nodes for a whole new set of boxes.
Status ObjectStore::build_for(const Settings& settings, std::span<const Box> boxes) {
  if (!live_.resize(boxes.size())) return Status::kOutOfMemory;
  std::iota(live_.data(), live_.data() + live_.size(), Row{0});
  lists_all_rows_ = true;
  tree_.configure(settings);
  for (std::size_t i = 0; i < boxes.size(); ++i) keys_[i] = tree_.rule().key(boxes[i]);
  keys_.swap(tree_.keys());
  return builder_.build(live_.span(), boxes);
}

Status ObjectStore::set_all(std::span<const Box> boxes) {
  if (boxes.size() > kMaxObjects) return Status::kTooManyObjects;
  const auto count = static_cast<std::uint32_t>(boxes.size());
  Status status = check_all(boxes);
  if (status == Status::kOk) status = rows_.reserve_restart(count);
  if (status == Status::kOk) status = reserve_rows(count);
  // These keys become the tree's: they must have room for the rows that are there, to go back.
  const bool had_memory = keys_.reserve(std::max(rows_.rows(), count)) && keys_.resize(count);
  if (status == Status::kOk && !had_memory) status = Status::kOutOfMemory;
  if (status != Status::kOk) return status;

  Settings grown = settings_;
  Box reach = settings_.world;
  for (const Box& box : boxes) reach = united(reach, box);
  if (grown.outside == Outside::kGrow) grow_to_hold(grown.world, reach);

  const std::uint32_t rows_before = rows_.rows();
  status = build_for(grown, boxes);
  if (status != Status::kOk) {
    resize_rows(rows_before);
    return recover(status, settings_);
  }
  settings_ = grown;
  rows_.clear();
  for (Row row = 0; row < count; ++row) rows_.add();
  resize_rows(count);
  std::ranges::copy(boxes, boxes_.data());
  std::ranges::copy(boxes_.span(), staged_.data());  // `boxes` may be a part of staged_
  nodes_are_current_ = true;
  ++version_;
  return Status::kOk;
}

std::size_t ObjectStore::bytes() const {
  return tree_.bytes() + builder_.bytes() + rows_.bytes() + boxes_.bytes() + staged_.bytes() +
         keys_.bytes() + live_.bytes() + changed_.bytes() + incoming_.bytes() + new_ids_.bytes();
}

}  // namespace quadrille
