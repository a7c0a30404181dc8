#include "query/queries.hpp"

namespace quadrille {

Status Queries::prepare() {
  memory_->visits.expect_no_visitor();
  if (owned_ != nullptr) owned_->expect_no_visitor();
  const std::uint32_t rows = objects_.handles().rows();
  if (!memory_->visited.reserve(rows)) return Status::kOutOfMemory;
  if (!objects_.is_ready()) {
    const Status status = owned_ == nullptr ? Status::kNotReady : owned_->make_ready();
    if (status != Status::kOk) return status;
  }
  const bool had_memory = memory_->box_cache.prepare(objects_.version(), rows);
  return had_memory ? Status::kOk : Status::kOutOfMemory;
}

QueryRun Queries::run(const Filter& filter) {
  if (trace_ != nullptr) trace_->restart();
  Tree* copies_boxes = owned_ != nullptr ? &owned_->tree() : nullptr;
  return {{objects_.tree(), objects_.boxes(), copies_boxes},
          objects_.settings().edges,
          QueryFilter(filters_, filter),
          memory_->box_cache,
          memory_->visited,
          trace_};
}

}  // namespace quadrille
