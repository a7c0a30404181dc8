#include "query/query_memory.hpp"

#include <algorithm>

#include "base/sort.hpp"

namespace quadrille {

Status QueryMemory::leave_out(std::span<const Id> objects, const IdTable& ids) {
  const Status status = leave_out_one_each(objects, objects.size(), ids);
  if (status != Status::kOk) return status;
  if (!scratch.except.resize(objects.size())) return Status::kOutOfMemory;
  for (std::size_t i = 0; i < objects.size(); ++i) scratch.except[i] = row_of(objects[i]);
  const std::span<Row> rows = scratch.except.span();
  if (!std::ranges::is_sorted(rows)) sort(rows);
  return Status::kOk;
}

Status QueryMemory::leave_out_one_each(std::span<const Id> objects, std::size_t queries,
                                       const IdTable& ids) {
  if (objects.empty()) return Status::kOk;
  const std::size_t most = std::min(objects.size(), queries);
  const std::size_t stale = ids.first_stale(objects.first(most));
  if (stale != objects.size() || stale != queries) {
    error_index = static_cast<std::uint32_t>(stale);
    return Status::kStaleId;
  }
  return scratch.except.resize(1) ? Status::kOk : Status::kOutOfMemory;
}

}  // namespace quadrille
