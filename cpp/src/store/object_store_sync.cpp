// How objects move: `update` moves one; `sync` takes over the staged boxes, and checks all of them
// before anything changes.
//
// Where few rows were written to, each is updated by itself. Otherwise one pass computes all keys;
// the nodes are then updated where few rows belong to other nodes, and built anew where many do.
#include <algorithm>
#include <bit>
#include <utility>

#include "geometry/box_math.hpp"
#include "store/object_store.hpp"

namespace quadrille {
namespace {

// Rows are updated one by one while at most one in kWrittenShare was written to.
constexpr std::uint32_t kWrittenShare = 8;

// Nodes are built anew when more than one row in kRebuildShare belongs to other nodes than before:
// relocating these one by one would cost more.
constexpr std::uint32_t kRebuildShare = 16;

// Compares bits, because a NaN that was staged must count as written.
bool same_bits(const Box& a, const Box& b) {
  struct Halves {
    std::uint64_t low, high;
  };
  const auto x = std::bit_cast<Halves>(a);
  const auto y = std::bit_cast<Halves>(b);
  return ((x.low ^ y.low) | (x.high ^ y.high)) == 0;
}

// Computes the keys of boxes, and remembers whether any box was invalid.
class Keyer {
 public:
  explicit Keyer(const PlacementRule& rule) : rule_(rule) {}

  CellRange key(const Box& box) {
    CellRange key;
    if (!rule_.find_key(box, key)) all_valid_ = false;
    return key;
  }

  bool all_valid() const { return all_valid_; }

 private:
  PlacementRule rule_;
  bool all_valid_ = true;
};

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
  changed_.clear();
  if (!changed_.reserve(most)) return {Status::kOutOfMemory, false};
  for (Row row = 0; row < staged_.size(); ++row) {
    if (same_bits(staged_[row], boxes_[row]) || !handles_.is_live(row)) continue;
    if (changed_.size() == most) return {Status::kOk, false};
    changed_.push_unchecked(row);
  }
  return {Status::kOk, true};
}

Status ObjectStore::sync_written_rows() {
  const Settings before = settings_;
  Box reach = settings_.world;
  for (const Row row : changed_.span()) {
    const Status status = check_staged(row, reach);
    if (status != Status::kOk) return status;
  }
  Status status = make_ready();
  if (changed_.empty()) return status;
  if (status == Status::kOk && !keys_.resize(staged_.size())) status = Status::kOutOfMemory;
  if (status == Status::kOk) status = grow_world(reach);
  if (status != Status::kOk) return status;
  for (const Row row : changed_.span()) keys_[row] = tree_.rule().key(staged_[row]);
  status = builder_.check_size(changed_.span(), keys_.data());
  for (std::size_t i = 0; i < changed_.size() && status == Status::kOk; ++i) {
    status = tree_.relocate(changed_[i], keys_[changed_[i]]);
  }
  if (status != Status::kOk) return recover(status, before);
  for (const Row row : changed_.span()) boxes_[row] = staged_[row];
  ++version_;
  return Status::kOk;
}

Status ObjectStore::sync_all(Sync how) {
  const Settings before = settings_;
  Box reach = settings_.world;
  // With Outside::kKeep a box can only be invalid, which shows when its key is computed.
  Status status = settings_.outside == Outside::kKeep ? Status::kOk : check_all_staged(reach);
  const bool had_memory =
      keys_.resize(staged_.size()) && changed_.reserve(staged_.size() / kRebuildShare + 1);
  if (status == Status::kOk && !had_memory) status = Status::kOutOfMemory;
  if (status == Status::kOk) status = make_ready();
  if (status == Status::kOk) status = grow_world(reach);
  if (status != Status::kOk) return status;

  const auto [all_valid, rebuilds] = rekey_staged(how);
  if (!all_valid) status = check_all_staged(reach);  // kOk when only rows without an object are not
  if (status != Status::kOk) {
    restore_keys();
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
  for (Row row = 0; row < handles_.rows(); ++row) {
    if (!handles_.is_live(row)) continue;
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

// Stores the keys of all staged boxes in the tree; keys of rows without an object are never read.
// Unless the nodes are to be built anew, lists in changed_ the rows whose new key may belong to
// other nodes, and keeps their old keys in keys_. Gives that up once these rows are too many.
ObjectStore::Rekeyed ObjectStore::rekey_staged(Sync how) {
  const std::uint64_t distinguishing_bits = tree_.distinguishing_bits();
  const std::span<const Box> boxes = staged_.span();
  const std::size_t most = boxes.size() / kRebuildShare;
  CellRange* keys = tree_.keys().data();
  Keyer keyer(tree_.rule());
  bool rebuilds = how == Sync::kRebuild;
  Row row = 0;
  changed_.clear();
  for (; row < boxes.size() && !rebuilds; ++row) {
    const CellRange before = keys[row];
    keys[row] = keyer.key(boxes[row]);
    if (agree(before, keys[row], distinguishing_bits)) continue;
    changed_.push_unchecked(row);
    keys_[row] = before;
    rebuilds = changed_.size() > most;
  }
  for (; row < boxes.size(); ++row) keys[row] = keyer.key(boxes[row]);
  return {keyer.all_valid(), rebuilds};
}

// Undoes rekey_staged. Boxes of rows without an object may hold anything.
void ObjectStore::restore_keys() {
  const PlacementRule rule = tree_.rule();
  for (Row row = 0; row < boxes_.size(); ++row) {
    if (handles_.is_live(row)) tree_.keys()[row] = rule.key(boxes_[row]);
  }
}

// Rows that stay in their nodes have their new keys from the start, because relocating another row
// may split or merge their nodes. Rows in changed_ get theirs when they are relocated.
Status ObjectStore::relocate_changed_rows() {
  const Status fits = builder_.check_size(changed_.span(), tree_.keys().data());
  if (fits != Status::kOk) return fits;
  tree_.forget_box_copies();
  for (const Row row : changed_.span()) std::swap(tree_.keys()[row], keys_[row]);
  for (const Row row : changed_.span()) {
    if (!handles_.is_live(row)) continue;
    const Status status = tree_.relocate(row, keys_[row]);
    if (status != Status::kOk) return status;
  }
  return Status::kOk;
}

}  // namespace quadrille
