// Taking over what the caller wrote: check everything, then change everything.
#include <algorithm>
#include <bit>
#include <utility>

#include "geometry/box_math.hpp"
#include "store/object_store.hpp"

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

// Gives boxes their keys and notes whether any of them is invalid.
class Keyer {
 public:
  explicit Keyer(const PlacementRule& rule) : rule_(rule) {}

  CellRange key(const Box& box) {
    CellRange key = {};
    all_are_valid_ &= rule_.find_key(box, key);
    return key;
  }

  bool all_are_valid() const { return all_are_valid_; }

 private:
  PlacementRule rule_;
  bool all_are_valid_ = true;
};

}  // namespace

Status ObjectStore::sync(Sync how) {
  if (how == Sync::kRebuild) return sync_all(how);
  const std::size_t most = how == Sync::kUpdate ? staged_.size() : staged_.size() / kFewShare;
  const Result<bool> few = find_changed(most);
  if (few.status != Status::kOk) return few.status;
  return few.value ? sync_changed() : sync_all(how);
}

// Lists the rows that were written to since the last sync, if they are `most` or fewer.
Result<bool> ObjectStore::find_changed(std::size_t most) {
  changed_.clear();
  if (!changed_.reserve(most)) return {Status::kOutOfMemory, false};
  for (Row row = 0; row < staged_.size(); ++row) {
    if (same_bits(staged_[row], boxes_[row]) || !rows_.is_live(row)) continue;
    if (changed_.size() == most) return {Status::kOk, false};
    changed_.push_unchecked(row);
  }
  return {Status::kOk, true};
}

Status ObjectStore::sync_changed() {
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

Status ObjectStore::sync_all(Sync how) {
  const Settings before = settings_;
  Box reach = settings_.world;
  // Where nothing but the boxes themselves can be wrong, they are checked as they are placed.
  Status status = settings_.outside == Outside::kKeep ? Status::kOk : check_all_staged(reach);
  if (status == Status::kOk) status = make_ready();
  if (status == Status::kOk) status = grow_world(reach);
  const bool had_memory =
      keys_.resize(staged_.size()) && changed_.reserve(staged_.size() / kRebuildShare + 1);
  if (status == Status::kOk && !had_memory) status = Status::kOutOfMemory;
  if (status != Status::kOk) return status;

  const auto [are_valid, rebuilds] = place_staged(how);
  if (!are_valid) status = check_all_staged(reach);
  if (status != Status::kOk) {
    place_back();
    return status;
  }
  status = rebuilds ? rebuild(staged_.span()) : relocate_changed();
  if (status != Status::kOk) return recover(status, before);
  std::copy_n(staged_.data(), staged_.size(), boxes_.data());
  ++version_;
  return Status::kOk;
}

// The first live row whose box may not be taken over is the one that an error names.
Status ObjectStore::check_all_staged(Box& reach) {
  for (Row row = 0; row < rows_.rows(); ++row) {
    if (!rows_.is_live(row)) continue;
    const Status status = check_staged(row, reach);
    if (status != Status::kOk) return status;
  }
  return Status::kOk;
}

Status ObjectStore::check_staged(Row row, Box& reach) {
  const Status status = check(staged_[row]);
  if (status == Status::kOk) {
    reach = united(reach, staged_[row]);
  } else {
    error_index_ = row;
  }
  return status;
}

// Gives all rows their new keys (nobody reads those of rows without an object). Unless told to
// rebuild it notes, as long as they are few, the objects whose nodes may tell: with the keys they
// had.
ObjectStore::Placed ObjectStore::place_staged(Sync how) {
  const std::uint64_t distinguishing_bits = tree_.distinguishing_bits();
  const std::size_t most = staged_.size() / kRebuildShare;
  CellRange* keys = tree_.keys().data();
  Keyer keyer(tree_.rule());
  bool rebuilds = how == Sync::kRebuild;
  Row row = 0;
  changed_.clear();
  for (; row < staged_.size() && !rebuilds; ++row) {
    const CellRange before = keys[row];
    keys[row] = keyer.key(staged_[row]);
    if (agree(before, keys[row], distinguishing_bits)) continue;
    changed_.push_unchecked(row);
    keys_[row] = before;
    rebuilds = changed_.size() > most;
  }
  for (; row < staged_.size(); ++row) keys[row] = keyer.key(staged_[row]);
  return {keyer.all_are_valid(), rebuilds};
}

// Gives all rows the keys that they had.
void ObjectStore::place_back() {
  const PlacementRule rule = tree_.rule();
  for (Row row = 0; row < boxes_.size(); ++row) tree_.keys()[row] = rule.key(boxes_[row]);
}

// Objects that stay in their nodes have their new keys already: relocating others may split nodes.
Status ObjectStore::relocate_changed() {
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
