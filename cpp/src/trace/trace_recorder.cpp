#include "trace/trace_recorder.hpp"

namespace quadrille {

void TraceRecorder::add(TraceKind kind, const Cell& cell, std::int32_t object,
                        std::uint32_t detail) {
  const TraceEvent event = {kind,     cell.depth, cell.column,
                            cell.row, object,     static_cast<std::int32_t>(detail)};
  if (!events_.push(event)) status_ = Status::kOutOfMemory;
}

}  // namespace quadrille
