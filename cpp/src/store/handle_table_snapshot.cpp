// The row table as bytes and back, in words:
//
//     0       n, how many rows there have ever been
//     1       rows in use, live or not
//     2       f, how many of these are free
//     3 ..    n times: generation * 2 + (1 if live)
//     3 + n   f times: a free row, the next to be given out last
#include "base/bytes.hpp"
#include "store/handle_table.hpp"

namespace quadrille {
namespace {

constexpr std::size_t kCounts = 3;

}  // namespace

// Rows that were reserved and never given out leave no trace in the bytes.
std::size_t HandleTable::rows_ever() const {
  std::size_t rows = states_.size();
  while (rows > rows_ && states_[rows - 1].generation == 0) --rows;
  return rows;
}

std::size_t HandleTable::written_size() const {
  return 4 * (kCounts + rows_ever() + free_.size());
}

void HandleTable::write(ByteWriter& out) const {
  const std::size_t rows = rows_ever();
  out.put(static_cast<std::uint32_t>(rows));
  out.put(rows_);
  out.put(static_cast<std::uint32_t>(free_.size()));
  for (const State& state : states_.span().first(rows))
    out.put(std::uint32_t{state.generation} << 1 | std::uint32_t{state.live});
  for (const Row row : free_.span()) out.put(row);
}

// Memory is asked for only when the bytes are known to be there.
Status HandleTable::read(ByteReader& in) {
  if (in.left() < 4 * kCounts) return Status::kDamagedSnapshot;
  const std::size_t known = in.take();
  const std::uint32_t rows = in.take();
  const std::size_t free_rows = in.take();
  const bool adds_up = known <= kMaxObjects && rows <= known && free_rows <= rows &&
                       in.left() >= 4 * (known + free_rows);
  if (!adds_up) return Status::kDamagedSnapshot;
  const Status status = reserve_rows(known);
  if (status != Status::kOk) return status;
  rows_ = rows;
  const bool is_sound = read_states(in) && read_free_rows(in, free_rows);
  return is_sound ? Status::kOk : Status::kDamagedSnapshot;
}

bool HandleTable::read_states(ByteReader& in) {
  for (Row row = 0; row < states_.size(); ++row) {
    const std::uint32_t word = in.take();
    const std::uint32_t generation = word >> 1;
    const bool live = (word & 1) != 0;
    if (generation > max_generation_) return false;
    if (live && (row >= rows_ || generation == 0)) return false;
    states_[row] = {generation & kMaxGeneration, live};
    size_ += live ? 1 : 0;
  }
  return true;
}

// Of the rows in use, each that is neither live nor worn out must be free once. Rows count as live
// while they are read, so that a repeat shows, and so that what is left out does.
bool HandleTable::read_free_rows(ByteReader& in, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    const Row row = in.take();
    if (row >= rows_ || is_live(row) || is_worn_out(row)) return false;
    states_[row].live = 1;
    free_.push_unchecked(row);
  }
  for (Row row = 0; row < rows_; ++row) {
    if (!is_live(row) && !is_worn_out(row)) return false;
  }
  for (const Row row : free_.span()) states_[row].live = 0;
  return true;
}

}  // namespace quadrille
