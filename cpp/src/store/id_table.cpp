#include "store/id_table.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/bytes.hpp"

namespace quadrille {
namespace {

// Words before the states in a snapshot: rows ever given out, rows in use, free rows.
constexpr std::size_t kCounts = 3;

}  // namespace

std::size_t IdTable::first_stale(std::span<const Id> ids) const {
  const auto is_stale = [this](Id id) { return id != kNoId && !is_live(id); };
  return static_cast<std::size_t>(std::ranges::find_if(ids, is_stale) - ids.begin());
}

Result<std::uint32_t> IdTable::reserve(std::uint32_t count) {
  if (count > kMaxObjects) return {Status::kTooManyObjects, 0};
  const std::size_t reused = std::min<std::size_t>(count, free_.size());
  const std::size_t fresh = count - reused;
  std::size_t rows = rows_;
  for (std::size_t found = 0; found < fresh; ++rows) {
    if (rows >= kMaxObjects) return {Status::kTooManyObjects, 0};
    if (rows >= states_.size()) {
      rows += fresh - found;  // never given out before, so none of them is retired
      break;
    }
    found += is_retired(static_cast<Row>(rows)) ? 0u : 1u;
  }
  return {reserve_rows(rows), static_cast<std::uint32_t>(rows)};
}

Status IdTable::reserve_restart(std::uint32_t count) {
  const std::size_t known = std::min<std::size_t>(count, states_.size());
  for (std::size_t row = 0; row < known; ++row) {
    if (is_retired(static_cast<Row>(row))) return Status::kTooManyObjects;
  }
  return reserve_rows(count);
}

// The free list gets as much memory as there are rows, so that `remove` cannot fail.
Status IdTable::reserve_rows(std::size_t rows) {
  if (rows > kMaxObjects) return Status::kTooManyObjects;
  const std::size_t known = states_.size();
  if (!free_.reserve(rows) || (rows > known && !states_.resize(rows))) return Status::kOutOfMemory;
  for (std::size_t row = known; row < rows; ++row) states_[row] = 0;
  return Status::kOk;
}

Id IdTable::add() {
  Row row = 0;
  if (!free_.empty()) {
    row = free_.pop();
  } else {
    while (is_retired(rows_)) ++rows_;
    row = rows_++;
  }
  states_[row] = kLive | (generation(row) + 1);
  ++size_;
  return id_at(row);
}

void IdTable::remove(Row row) {
  states_[row] &= ~kLive;
  --size_;
  if (!is_retired(row)) free_.push_unchecked(row);
}

void IdTable::undo_adds(std::span<const Id> ids, std::uint32_t rows) {
  for (std::size_t i = ids.size(); i-- > 0;) {
    const Row row = row_of(ids[i]);
    states_[row] = generation(row) - 1;
    --size_;
    if (row < rows) free_.push_unchecked(row);  // it was popped from there
  }
  rows_ = rows;
}

void IdTable::clear() {
  for (Row row = 0; row < rows_; ++row) states_[row] &= ~kLive;
  free_.clear();
  rows_ = 0;
  size_ = 0;
}

// Without rows that were reserved and never given out: a call that failed leaves such rows.
std::size_t IdTable::rows_ever() const {
  std::size_t rows = states_.size();
  while (rows > rows_ && states_[rows - 1] == 0) --rows;
  return rows;
}

void IdTable::write(ByteWriter& out) const {
  const std::size_t rows = rows_ever();
  out.put(static_cast<std::uint32_t>(rows));
  out.put(rows_);
  out.put(static_cast<std::uint32_t>(free_.size()));
  for (const std::uint32_t state : states_.span().first(rows)) out.put(std::rotl(state, 1));
  for (const Row row : free_.span()) out.put(row);
}

// Compares the counts with the bytes that are left before it allocates for them: bytes that claim
// millions of rows must not take memory for these.
Status IdTable::read(ByteReader& in) {
  if (in.left() < 4 * kCounts) return Status::kDamagedSnapshot;
  const std::size_t known = in.take();
  const std::uint32_t rows = in.take();
  const std::size_t free_rows = in.take();
  const bool is_possible = known <= kMaxObjects && rows <= known && free_rows <= rows &&
                           in.left() >= 4 * (known + free_rows);
  if (!is_possible) return Status::kDamagedSnapshot;
  const Status status = reserve_rows(known);
  if (status != Status::kOk) return status;
  rows_ = rows;
  const bool is_sound = read_states(in) && read_free_rows(in, free_rows);
  return is_sound ? Status::kOk : Status::kDamagedSnapshot;
}

bool IdTable::read_states(ByteReader& in) {
  for (Row row = 0; row < states_.size(); ++row) {
    states_[row] = std::rotr(in.take(), 1);
    const bool live = (states_[row] & kLive) != 0;
    if (generation(row) > max_generation_) return false;
    if (live && (row >= rows_ || generation(row) == 0)) return false;
    size_ += live ? 1 : 0;
  }
  return true;
}

bool IdTable::read_free_rows(ByteReader& in, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) free_.push_unchecked(in.take());
  return are_free_rows_right();
}

// The free rows must be exactly the rows in use that are neither live nor retired, each once. They
// are marked as live while they are looked at: so a row that is listed twice is found, and so is
// one that is missing.
bool IdTable::are_free_rows_right() {
  for (const Row row : free_.span()) {
    if (row >= rows_ || is_live(row) || is_retired(row)) return false;
    states_[row] |= kLive;
  }
  for (Row row = 0; row < rows_; ++row) {
    if (!is_live(row) && !is_retired(row)) return false;
  }
  for (const Row row : free_.span()) states_[row] &= ~kLive;
  return true;
}

bool IdTable::assign(const IdTable& other) {
  const std::size_t rows = other.states_.size();
  if (!states_.reserve(rows) || !free_.reserve(std::max(rows, states_.size()))) return false;
  static_cast<void>(states_.resize(rows));  // cannot fail: there is room, here and below
  static_cast<void>(free_.resize(other.free_.size()));
  std::ranges::copy(other.states_.span(), states_.data());
  std::ranges::copy(other.free_.span(), free_.data());
  max_generation_ = other.max_generation_;
  rows_ = other.rows_;
  size_ = other.size_;
  return true;
}

void IdTable::swap(IdTable& other) noexcept {
  states_.swap(other.states_);
  free_.swap(other.free_);
  std::swap(max_generation_, other.max_generation_);
  std::swap(rows_, other.rows_);
  std::swap(size_, other.size_);
}

void IdTable::write_since(const IdTable& base, ByteWriter& out) const {
  const std::size_t rows = std::max(rows_ever(), base.rows_ever());
  const auto state_in = [](const IdTable& table, std::size_t row) {
    return row < table.states_.size() ? table.states_[row] : 0;
  };
  const auto is_changed = [&](std::size_t row) {
    return state_in(*this, row) != state_in(base, row);
  };
  std::uint32_t changed = 0;
  const bool is_equal = std::ranges::equal(states(), base.states());
  for (std::size_t row = is_equal ? rows_ : 0; row < rows; ++row) {
    changed += is_changed(row) ? 1u : 0u;
  }
  out.put(static_cast<std::uint32_t>(rows));
  out.put(rows_);
  out.put(changed);
  for (std::size_t row = 0; changed > 0 && row < rows; ++row) {
    if (!is_changed(row)) continue;
    out.put(static_cast<std::uint32_t>(row));
    out.put(std::rotl(state_in(*this, row), 1));
  }
  std::size_t same = 0;
  const std::size_t most = std::min(free_.size(), base.free_.size());
  while (same < most && free_[same] == base.free_[same]) ++same;
  out.put(static_cast<std::uint32_t>(same));
  out.put(static_cast<std::uint32_t>(free_.size() - same));
  for (const Row row : free_.span().subspan(same)) out.put(row);
}

Status IdTable::read_since(const IdTable& base, ByteReader& in) {
  const std::size_t known = in.take();
  const std::uint32_t rows = in.take();
  const std::size_t changed = in.take();
  const bool is_possible = known <= kMaxObjects && rows <= known && in.left() >= 8 * changed + 8 &&
                           known <= base.states_.size() + changed;
  if (!is_possible) return Status::kDamagedSnapshot;
  if (!assign(base)) return Status::kOutOfMemory;
  const Status status = reserve_rows(known);
  if (status != Status::kOk) return status;
  rows_ = rows;
  if (!read_changed_states(in, changed)) return Status::kDamagedSnapshot;
  const std::size_t same = in.take();
  const std::size_t others = in.take();
  if (same > free_.size() || others > rows || in.left() < 4 * others || same + others > rows) {
    return Status::kDamagedSnapshot;
  }
  free_.truncate(same);
  for (std::size_t i = 0; i < others; ++i) free_.push_unchecked(in.take());
  const bool is_base = changed + others == 0 && rows == base.rows_ && same == base.free_.size();
  return is_base || are_free_rows_right() ? Status::kOk : Status::kDamagedSnapshot;
}

bool IdTable::read_changed_states(ByteReader& in, std::size_t count) {
  Row next = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const Row row = in.take();
    const std::uint32_t state = std::rotr(in.take(), 1);
    if (row < next || row >= states_.size() || state == states_[row]) return false;
    next = row + 1;
    size_ -= (states_[row] & kLive) != 0 ? 1u : 0u;
    size_ += (state & kLive) != 0 ? 1u : 0u;
    states_[row] = state;
    const bool is_live = (state & kLive) != 0;
    if (generation(row) > max_generation_ || (is_live && generation(row) == 0)) return false;
  }
  const auto is_live = [](std::uint32_t state) { return (state & kLive) != 0; };
  return std::ranges::none_of(states_.span().subspan(rows_), is_live);
}

}  // namespace quadrille
