// Taking over what the caller wrote: check everything, then change everything.
#include <algorithm>

#include "box_check.hpp"
#include "collection.hpp"
#include "world.hpp"

namespace quadrille {
namespace {

// From this share of live objects in new cells on, building anew is cheaper than relocating them
// one by one.
constexpr std::uint32_t kRebuildShare = 8;

}  // namespace

Status Collection::sync() {
  const Settings before = settings_;
  Box reach = settings_.world;
  Status status = check_staged(reach);
  if (status == Status::kOk) status = make_ready();
  if (status == Status::kOk && !keys_.resize(rows_.rows())) status = Status::kOutOfMemory;
  if (status == Status::kOk) status = grow_world(reach);
  if (status != Status::kOk) return status;
  const bool few = stage_keys() < rows_.size() / kRebuildShare;
  status = few ? relocate_moved() : rebuild_with_staged_keys();
  if (status != Status::kOk) return recover(status, before);
  take_over_staged();
  return Status::kOk;
}

// First pass: nothing is touched before every box is known to be good. Only boxes that may be bad
// are looked at closely; rows without an object are among them.
Status Collection::check_staged(Box& reach) {
  const bool bounded = settings_.outside != Outside::kKeep;
  for (Row row = 0; row < rows_.rows(); ++row) {
    if (!bounded && is_valid_by<SimdLanes>(staged_[row])) continue;
    if (!rows_.is_live(row)) continue;
    const Status status = check(staged_[row]);
    if (status != Status::kOk) {
      error_row_ = row;
      return status;
    }
    reach = united(reach, staged_[row]);
  }
  return Status::kOk;
}

// Second pass: keys of the staged boxes; returns how many objects change cells. Rows without an
// object have keys that nobody reads.
std::uint32_t Collection::stage_keys() {
  const PlacementRule rule = tree_.rule();
  const CellRange* before = tree_.keys().data();
  std::uint32_t moved = 0;
  for (std::size_t row = 0; row < keys_.size(); ++row) {
    const CellRange key = rule.key(staged_[row]);
    keys_[row] = key;
    moved += static_cast<std::uint32_t>(!(key == before[row]));
  }
  return moved;
}

Status Collection::rebuild_with_staged_keys() {
  keys_.swap(tree_.keys());
  return rebuild();
}

Status Collection::relocate_moved() {
  for (Row row = 0; row < rows_.rows(); ++row) {
    if (keys_[row] == tree_.keys()[row] || !rows_.is_live(row)) continue;
    const Status status = tree_.relocate(row, keys_[row]);
    if (status != Status::kOk) return status;
  }
  return Status::kOk;
}

void Collection::take_over_staged() {
  std::copy_n(staged_.data(), staged_.size(), boxes_.data());
  ++version_;
}

}  // namespace quadrille
