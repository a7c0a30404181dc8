// Filters as bytes and back, in words:
//
//     0       n: how many objects there are, or 0 when all have the default filter
//     1 ..    n times, by ascending row: category, mask
#include "base/bytes.hpp"
#include "store/filters.hpp"

namespace quadrille {

// Whether filters were ever used leaves no trace in the bytes.
bool Filters::are_default(const HandleTable& rows) const {
  for (Row row = 0; row < by_row_.size(); ++row) {
    if (rows.is_live(row) && by_row_[row] != kDefaultFilter) return false;
  }
  return true;
}

std::size_t Filters::written_size(const HandleTable& rows) const {
  return 4 + (are_default(rows) ? 0 : std::size_t{rows.size()} * sizeof(Filter));
}

void Filters::write(const HandleTable& rows, ByteWriter& out) const {
  const bool nothing_to_say = are_default(rows);
  out.put(nothing_to_say ? 0 : rows.size());
  for (Row row = 0; row < rows.rows() && !nothing_to_say; ++row) {
    if (!rows.is_live(row)) continue;
    out.put(of(row).category);
    out.put(of(row).mask);
  }
}

// A row without an object has the default filter, which its next one starts with.
Status Filters::read(const HandleTable& rows, ByteReader& in) {
  if (in.left() < 4) return Status::kDamagedSnapshot;
  const std::uint32_t count = in.take();
  if (count == 0) return Status::kOk;
  if (count != rows.size() || in.left() < count * sizeof(Filter)) return Status::kDamagedSnapshot;
  if (!cover(rows.rows())) return Status::kOutOfMemory;
  for (Row row = 0; row < rows.rows(); ++row) {
    if (!rows.is_live(row)) continue;
    const std::uint32_t category = in.take();
    by_row_[row] = {.category = category, .mask = in.take()};
  }
  return Status::kOk;
}

}  // namespace quadrille
