#include "world/body_tree.hpp"

#include <algorithm>

namespace quadrille {
namespace {

// Nodes are built anew when more than one row in kRebuildShare belongs to other nodes than before:
// relocating these one by one would cost more.
constexpr std::size_t kRebuildShare = 16;

}  // namespace

bool BodyTree::reserve(std::size_t rows) {
  const std::size_t known = states_.size();
  if (rows <= known) return true;
  const bool had_memory = tree_.keys().resize(rows) && keys_.resize(rows) && rows_.reserve(rows) &&
                          pending_.reserve(rows) && changed_.reserve(rows) && states_.resize(rows);
  if (!had_memory) return false;
  std::fill(states_.data() + known, states_.data() + rows, State{0});
  return true;
}

void BodyTree::clear() {
  std::ranges::fill(states_.span(), State{0});
  rows_.clear();
  pending_.clear();
  size_ = 0;
  rows_are_current_ = true;
  nodes_are_current_ = false;
}

std::span<const Row> BodyTree::rows() {
  if (!rows_are_current_) {
    rows_.clear();
    for (Row row = 0; row < states_.size(); ++row) {
      if (has(row)) rows_.push_unchecked(row);
    }
    rows_are_current_ = true;
  }
  return rows_.span();
}

Status BodyTree::make_ready(std::span<const Box> boxes) {
  if (nodes_are_current_ && pending_.empty()) return Status::kOk;
  const bool relocates = nodes_are_current_ && find_changed_rows(boxes);
  const Status status = relocates ? apply_changed_rows() : build(boxes);
  nodes_are_current_ = status == Status::kOk;
  if (status == Status::kOk) settle();
  return status;
}

// Stores the keys of pending rows that stay in their nodes, and lists the others. Gives up and
// returns false once these are so many that the nodes are better built anew.
//
// Rows that stay have their new keys from the start, because relocating another row may split or
// merge their nodes.
bool BodyTree::find_changed_rows(std::span<const Box> boxes) {
  const std::uint64_t distinguishing_bits = tree_.distinguishing_bits();
  const std::size_t most = rows().size() / kRebuildShare;
  const PlacementRule rule = tree_.rule();
  CellRange* keys = tree_.keys().data();
  changed_.clear();
  for (const Row row : pending_.span()) {
    const State state = states_[row];
    CellRange key = {};
    if ((state & kWanted) != 0) {
      rule.find_key(boxes[row], key);
      const bool stays = (state & kHeld) != 0 && agree(keys[row], key, distinguishing_bits);
      if (stays) keys[row] = key;
      if (stays) continue;
    }
    if (changed_.size() == most) return false;
    keys_[row] = key;
    changed_.push_unchecked(row);
  }
  return true;
}

// Rows that leave come first, so that the size of what the others need can be checked.
Status BodyTree::apply_changed_rows() {
  const auto leaves = [this](Row row) { return !has(row); };
  const std::span<const Row> placed = std::ranges::partition(changed_.span(), leaves);
  const Status fits = builder_.check_size(placed, keys_.data());
  if (fits != Status::kOk) return fits;
  tree_.forget_box_copies();
  for (const Row row : changed_.span()) {
    const bool was_held = (states_[row] & kHeld) != 0;
    Status status = Status::kOk;
    if (!has(row)) {
      if (was_held) status = tree_.remove(row);
    } else if (was_held) {
      status = tree_.relocate(row, keys_[row]);
    } else {
      tree_.keys()[row] = keys_[row];
      status = tree_.insert(row);
    }
    if (status != Status::kOk) return status;
  }
  return Status::kOk;
}

Status BodyTree::build(std::span<const Box> boxes) {
  const PlacementRule rule = tree_.rule();
  CellRange* keys = tree_.keys().data();
  for (const Row row : rows()) rule.find_key(boxes[row], keys[row]);
  return builder_.build(rows(), boxes);
}

// What is pending is done. After a failure, rows that were not pending may have been half done, but
// their states are the same as before.
void BodyTree::settle() {
  for (const Row row : pending_.span()) {
    states_[row] = has(row) ? State{kWanted | kHeld} : State{0};
  }
  pending_.clear();
}

std::size_t BodyTree::bytes() const {
  return tree_.bytes() + builder_.bytes() + states_.bytes() + rows_.bytes() + pending_.bytes() +
         changed_.bytes() + keys_.bytes();
}

}  // namespace quadrille
