#include "store/filters.hpp"

#include <algorithm>

#include "base/bytes.hpp"

namespace quadrille {

bool Filters::cover(std::uint32_t rows) {
  const std::size_t known = by_row_.size();
  if (rows <= known) return true;
  if (!by_row_.resize(rows)) return false;
  std::fill(by_row_.data() + known, by_row_.data() + rows, kDefaultFilter);
  return true;
}

bool Filters::set(Row row, Filter filter) {
  if (!cover(row + 1)) return false;
  by_row_[row] = filter;
  return true;
}

// Live rows only, so that the bytes do not depend on whether filters were set and reset.
bool Filters::are_default(const IdTable& ids) const {
  for (Row row = 0; row < by_row_.size(); ++row) {
    if (ids.is_live(row) && by_row_[row] != kDefaultFilter) return false;
  }
  return true;
}

void Filters::write(const IdTable& ids, ByteWriter& out) const {
  const bool writes_all = !are_default(ids);
  out.put(writes_all ? ids.size() : 0);
  for (Row row = 0; row < ids.rows() && writes_all; ++row) {
    if (!ids.is_live(row)) continue;
    out.put(of(row).category);
    out.put(of(row).mask);
  }
}

// Rows without an object keep the default filter, with which their next object starts.
Status Filters::read(const IdTable& ids, ByteReader& in) {
  if (in.left() < 4) return Status::kDamagedSnapshot;
  const std::uint32_t count = in.take();
  if (count == 0) return Status::kOk;
  if (count != ids.size() || in.left() < count * sizeof(Filter)) {
    return Status::kDamagedSnapshot;
  }
  if (!cover(ids.rows())) return Status::kOutOfMemory;
  for (Row row = 0; row < ids.rows(); ++row) {
    if (!ids.is_live(row)) continue;
    const std::uint32_t category = in.take();
    by_row_[row] = {.category = category, .mask = in.take()};
  }
  return Status::kOk;
}

// Without a branch, because which pairs are admitted is hard to predict.
std::size_t keep_admitted(std::span<const Pair> pairs, const Filters& of_a, const Filters& of_b,
                          Pair* kept) {
  std::size_t count = 0;
  for (const Pair& pair : pairs) {
    kept[count] = pair;
    count += admit(of_a.of(pair.a), of_b.of(pair.b)) ? 1u : 0u;
  }
  return count;
}

}  // namespace quadrille
