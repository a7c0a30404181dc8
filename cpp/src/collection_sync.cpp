// Taking over what the caller wrote: check everything, then change everything.
#include <algorithm>
#include <bit>
#include <utility>

#include "box_check.hpp"
#include "collection.hpp"
#include "world.hpp"

namespace quadrille {
namespace {

// Up to this share of rows that were written to, each is taken over by itself.
constexpr std::uint32_t kFewShare = 8;

// From this share of live objects in new cells on, building anew is cheaper than relocating them
// one by one.
constexpr std::uint32_t kRebuildShare = 16;

bool same_bits(const Box& a, const Box& b) {
  struct Halves {
    std::uint64_t low, high;
  };
  const auto x = std::bit_cast<Halves>(a);
  const auto y = std::bit_cast<Halves>(b);
  return ((x.low ^ y.low) | (x.high ^ y.high)) == 0;
}

}  // namespace

Status Collection::sync() {
  const Result<bool> few = find_changed();
  if (few.status != Status::kOk) return few.status;
  return few.value ? sync_changed() : sync_all();
}

// Lists the rows that were written to since the last sync, as long as they are few.
Result<bool> Collection::find_changed() {
  const std::size_t most = staged_.size() / kFewShare;
  changed_.clear();
  if (!changed_.reserve(most)) return {Status::kOutOfMemory, false};
  for (Row row = 0; row < staged_.size(); ++row) {
    if (same_bits(staged_[row], boxes_[row]) || !rows_.is_live(row)) continue;
    if (changed_.size() == most) return {Status::kOk, false};
    changed_.push_unchecked(row);
  }
  return {Status::kOk, true};
}

Status Collection::sync_changed() {
  const Settings before = settings_;
  Box reach = settings_.world;
  for (const Row row : changed_.span()) {
    const Status status = check_staged(row, reach);
    if (status != Status::kOk) return status;
  }
  if (changed_.empty()) return Status::kOk;
  Status status = make_ready();
  if (status == Status::kOk) status = grow_world(reach);
  if (status != Status::kOk) return status;
  for (const Row row : changed_.span()) {
    status = tree_.relocate(row, tree_.rule().key(staged_[row]));
    if (status != Status::kOk) return recover(status, before);
  }
  for (const Row row : changed_.span()) boxes_[row] = staged_[row];
  ++version_;
  return Status::kOk;
}

Status Collection::sync_all() {
  const Settings before = settings_;
  Box reach = settings_.world;
  Status status = are_surely_good() ? Status::kOk : check_all_staged(reach);
  if (status == Status::kOk) status = make_ready();
  if (status == Status::kOk && !keys_.resize(rows_.rows())) status = Status::kOutOfMemory;
  if (status == Status::kOk) status = grow_world(reach);
  if (status != Status::kOk) return status;
  status = place_staged();
  if (status != Status::kOk) return recover(status, before);
  std::copy_n(staged_.data(), staged_.size(), boxes_.data());
  ++version_;
  return Status::kOk;
}

// True when nothing can be wrong with any staged box, those of rows without an object included.
bool Collection::are_surely_good() const {
  bool are_good = settings_.outside == Outside::kKeep;
  for (const Box& box : staged_.span()) are_good &= is_valid_by<SimdLanes>(box);
  return are_good;
}

// The first live row whose box may not be taken over is the one that an error names.
Status Collection::check_all_staged(Box& reach) {
  for (Row row = 0; row < rows_.rows(); ++row) {
    if (!rows_.is_live(row)) continue;
    const Status status = check_staged(row, reach);
    if (status != Status::kOk) return status;
  }
  return Status::kOk;
}

Status Collection::check_staged(Row row, Box& reach) {
  const Status status = check(staged_[row]);
  if (status == Status::kOk) {
    reach = united(reach, staged_[row]);
  } else {
    error_row_ = row;
  }
  return status;
}

// Gives all rows their new keys (nobody reads those of rows without an object) and notes, as long
// as they are few, the objects whose nodes may tell: with the keys they had.
Status Collection::place_staged() {
  const PlacementRule rule = tree_.rule();
  const std::uint64_t telling_bits = tree_.telling_bits();
  const std::size_t most = staged_.size() / kRebuildShare;
  CellRange* keys = tree_.keys().data();
  changed_.clear();
  if (!changed_.reserve(most + 1)) return Status::kOutOfMemory;
  for (Row row = 0; row < staged_.size(); ++row) {
    const CellRange before = keys[row];
    keys[row] = rule.key(staged_[row]);
    if (agree(before, keys[row], telling_bits) || changed_.size() > most) continue;
    changed_.push_unchecked(row);
    keys_[row] = before;
  }
  return changed_.size() > most ? rebuild(staged_.span()) : relocate_changed();
}

// Objects that stay in their nodes have their new keys already: relocating others may split nodes.
Status Collection::relocate_changed() {
  tree_.forget_box_copies();
  for (const Row row : changed_.span()) std::swap(tree_.keys()[row], keys_[row]);
  for (const Row row : changed_.span()) {
    if (!rows_.is_live(row)) continue;
    const Status status = tree_.relocate(row, keys_[row]);
    if (status != Status::kOk) return status;
  }
  return Status::kOk;
}

}  // namespace quadrille
