// How objects move: `update` moves one; `sync` takes over the staged boxes, and checks all of them
// before anything changes.
//
// Where few rows were written to, each is updated by itself. Otherwise one pass computes all keys;
// the nodes are then updated where few rows belong to other nodes, and built anew where many do.
#include <algorithm>
#include <bit>

#include "geometry/box_math.hpp"
#include "store/object_store.hpp"

namespace quadrille {
namespace {

// Rows are updated one by one while at most one in kWrittenShare was written to.
constexpr std::uint32_t kWrittenShare = 8;

// Where more than one row in kCopiedShare was written to, putting all copies of boxes out of date
// costs less than finding the lists of those rows.
constexpr std::uint32_t kCopiedShare = 64;

// Compares bits, because a NaN that was staged must count as written.
bool same_bits(const Box& a, const Box& b) {
  struct Halves {
    std::uint64_t low, high;
  };
  const auto x = std::bit_cast<Halves>(a);
  const auto y = std::bit_cast<Halves>(b);
  return ((x.low ^ y.low) | (x.high ^ y.high)) == 0;
}

}  // namespace

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

Status ObjectStore::sync(Sync how) {
  expect_no_visitor();
  set_error_index(kNoRow);
  if (how == Sync::kRebuild) return sync_all(how);
  const std::size_t most = how == Sync::kUpdate ? staged_.size() : staged_.size() / kWrittenShare;
  const Result<bool> are_few = list_written_rows(most);
  if (are_few.status != Status::kOk) return are_few.status;
  return are_few.value ? sync_written_rows() : sync_all(how);
}

Status ObjectStore::move_many(std::span<const Point> positions, Sync how) {
  expect_no_visitor();
  set_error_index(kNoRow);
  if (!incoming_.resize(staged_.size())) return Status::kOutOfMemory;
  std::ranges::copy(staged_.span(), incoming_.data());
  const std::size_t rows = std::min(positions.size(), staged_.size());
  for (std::size_t row = 0; row < rows; ++row) {
    staged_[row] = moved_to(staged_[row], positions[row]);
  }
  const Status status = sync(how);
  if (status != Status::kOk) std::ranges::copy(incoming_.span(), staged_.data());
  return status;
}

// Lists the live rows that were written to since the last sync. False when they are more than
// `most`.
Result<bool> ObjectStore::list_written_rows(std::size_t most) {
  written_.clear();
  if (!written_.reserve(most)) return {Status::kOutOfMemory, false};
  for (Row row = 0; row < staged_.size(); ++row) {
    if (same_bits(staged_[row], boxes_[row]) || !ids_.is_live(row)) continue;
    if (written_.size() == most) return {Status::kOk, false};
    written_.push_unchecked(row);
  }
  return {Status::kOk, true};
}

Status ObjectStore::sync_written_rows() {
  const Settings before = settings_;
  Box reach = settings_.world;
  for (const Row row : written_.span()) {
    const Status status = check_staged(row, reach);
    if (status != Status::kOk) return status;
  }
  Status status = make_ready();
  if (written_.empty()) return status;
  const bool had_memory = updater_.reserve(staged_.size(), written_.size());
  if (status == Status::kOk && !had_memory) status = Status::kOutOfMemory;
  if (status == Status::kOk) status = grow_world(reach);
  if (status != Status::kOk) return status;
  if (written_.size() > staged_.size() / kCopiedShare) tree_.forget_box_copies();
  updater_.clear();
  for (const Row row : written_.span()) updater_.add(row, tree_.rule().key(staged_[row]));
  status = relocate_changed_rows();
  if (status != Status::kOk) return recover(status, before);
  for (const Row row : written_.span()) boxes_[row] = staged_[row];
  ++version_;
  return Status::kOk;
}

Status ObjectStore::sync_all(Sync how) {
  const Settings before = settings_;
  Box reach = settings_.world;
  // With Outside::kKeep a box can only be invalid, which shows when its key is computed.
  Status status = settings_.outside == Outside::kKeep ? Status::kOk : check_all_staged(reach);
  const std::size_t most = NodeUpdater::most_moved(staged_.size());
  const bool had_memory = updater_.reserve(staged_.size(), most + 1);
  if (status == Status::kOk && !had_memory) status = Status::kOutOfMemory;
  if (status == Status::kOk) status = make_ready();
  if (status == Status::kOk) status = grow_world(reach);
  if (status != Status::kOk) return status;

  // Keys of rows without an object are never read.
  const auto every = [](Row) { return true; };
  tree_.forget_box_copies();
  const auto [all_valid, rebuilds] = updater_.rekey(
      staged_.size(), [](std::size_t i) { return static_cast<Row>(i); }, staged_.span(), most,
      how == Sync::kRebuild, every, every, [](Row) {});
  if (!all_valid) status = check_all_staged(reach);  // kOk when only rows without an object are not
  if (status != Status::kOk) {
    recompute_keys();
    return status;
  }
  status = rebuilds ? rebuild(staged_.span()) : relocate_changed_rows();
  if (status != Status::kOk) return recover(status, before);
  std::copy_n(staged_.data(), staged_.size(), boxes_.data());
  ++version_;
  return Status::kOk;
}

// Stops at the first live row that is refused: `error_index` names it.
Status ObjectStore::check_all_staged(Box& reach) {
  for (Row row = 0; row < ids_.rows(); ++row) {
    if (!ids_.is_live(row)) continue;
    const Status status = check_staged(row, reach);
    if (status != Status::kOk) return status;
  }
  return Status::kOk;
}

// Checks a staged box and makes `reach` contain it.
Status ObjectStore::check_staged(Row row, Box& reach) {
  const Status status = check(staged_[row]);
  if (status == Status::kOk) {
    reach = united(reach, staged_[row]);
  } else {
    set_error_index(row);
  }
  return status;
}

// Rows without an object, which are in no node, may have changed too.
Status ObjectStore::relocate_changed_rows() {
  updater_.drop_if([this](Row row) { return !ids_.is_live(row); });
  return updater_.apply([this](Row row, const CellRange& key) { return tree_.relocate(row, key); });
}

}  // namespace quadrille
