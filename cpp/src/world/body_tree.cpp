#include "world/body_tree.hpp"

#include <algorithm>

namespace quadrille {

bool BodyTree::reserve(std::size_t rows) {
  const std::size_t known = states_.size();
  if (rows <= known) return true;
  const bool had_memory = tree_.keys().resize(rows) && updater_.reserve(rows, rows) &&
                          rows_.reserve(rows) && pending_.reserve(rows) && states_.resize(rows);
  if (!had_memory) return false;
  std::fill(states_.data() + known, states_.data() + rows, State{0});
  return true;
}

void BodyTree::clear() {
  std::ranges::fill(states_.span(), State{0});
  rows_.clear();
  pending_.clear();
  removals_ = 0;
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

Status BodyTree::update_nodes(std::span<const Box> boxes) {
  if (is_ready()) return Status::kOk;
  const std::span<const Row> pending = pending_.span();
  const auto row_at = [pending](std::size_t i) { return pending[i]; };
  const auto is_placed = [this](Row row) { return has(row); };
  const auto is_held = [this](Row row) { return (states_[row] & kHeld) != 0; };
  const std::size_t most = NodeUpdater::most_moved(rows().size());
  const bool rebuilds = !nodes_are_current_ || removals_ > most;
  const std::size_t most_placed = rebuilds ? 0 : most - removals_;
  const bool are_few = pending.size() <= boxes.size() / Tree::kSetShare;
  if (!are_few) tree_.forget_box_copies();
  const auto set_box = [&](Row row) {
    if (are_few) tree_.set_box(row, boxes[row]);
  };
  const auto keys = updater_.rekey(pending.size(), row_at, boxes, most_placed, rebuilds, is_placed,
                                   is_held, set_box);
  if (!keys.rebuilds) grow_around(pending, boxes);
  const Status status = keys.rebuilds ? build_nodes(boxes) : apply_changes();
  nodes_are_current_ = status == Status::kOk;
  if (nodes_are_current_) finish_update();
  return status;
}

// Of rows that are pending, the nodes were built without their new boxes: all keys are computed.
Status BodyTree::configure(const Settings& settings, std::span<const Box> boxes) {
  tree_.configure(settings);
  for (const Row row : rows()) tree_.keys()[row] = tree_.rule().key(boxes[row]);
  const Status status = build_nodes(boxes);
  nodes_are_current_ = status == Status::kOk;
  if (nodes_are_current_) finish_update();
  return status;
}

Status BodyTree::build_nodes(std::span<const Box> boxes) {
  around_ = kEmptyBox;
  grow_around(rows(), boxes);
  return updater_.build(rows(), boxes);
}

void BodyTree::grow_around(std::span<const Row> rows, std::span<const Box> boxes) {
  for (const Row row : rows) {
    if (has(row)) around_ = united(around_, boxes[row]);
  }
}

Status BodyTree::apply_changes() {
  for (const Row row : pending_.span()) {
    if (states_[row] != (kHeld | kPending)) continue;
    const Status status = tree_.remove(row);
    if (status != Status::kOk) return status;
  }
  return updater_.apply([this](Row row, const CellRange& key) {
    if ((states_[row] & kHeld) != 0) return tree_.relocate(row, key);
    tree_.keys()[row] = key;
    return tree_.insert(row);
  });
}

// What is pending is done. After a failure, rows that were not pending may have been half done, but
// their states are the same as before.
void BodyTree::finish_update() {
  for (const Row row : pending_.span()) {
    states_[row] = has(row) ? State{kWanted | kHeld} : State{0};
  }
  pending_.clear();
  removals_ = 0;
}

std::size_t BodyTree::bytes() const {
  return tree_.bytes() + updater_.bytes() + states_.bytes() + rows_.bytes() + pending_.bytes();
}

}  // namespace quadrille
