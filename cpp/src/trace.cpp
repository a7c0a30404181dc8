#include "trace.hpp"

#include <algorithm>
#include <utility>

namespace quadrille {

void Trace::add(TraceKind kind, const Cell& cell, std::int32_t object, std::uint32_t detail) {
  const TraceEvent event = {kind,     cell.depth, cell.column,
                            cell.row, object,     static_cast<std::int32_t>(detail)};
  if (!events_.push(event)) status_ = Status::kOutOfMemory;
}

void Trace::expect_rows(std::size_t rows) {
  if (!met_.resize(rows)) {
    met_.clear();
    status_ = Status::kOutOfMemory;
  }
  std::ranges::fill(met_.span(), false);
}

bool Trace::meet(Row row) {
  return row >= met_.size() || !std::exchange(met_[row], true);
}

}  // namespace quadrille
