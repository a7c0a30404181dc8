#include "query/queries.hpp"

namespace quadrille {

Status Queries::prepare() {
  memory_->visits.expect_no_visitor();
  if (owned_ != nullptr) owned_->expect_no_visitor();
  if (!memory_->scratch.reserve(objects_.handles().rows())) return Status::kOutOfMemory;
  if (objects_.is_ready()) return Status::kOk;
  return owned_ == nullptr ? Status::kNotReady : owned_->make_ready();
}

QueryRun Queries::run(const Filter& filter) {
  if (trace_ != nullptr) trace_->restart();
  Tree* owned_tree = owned_ != nullptr ? &owned_->tree() : nullptr;
  return {{objects_.tree(), objects_.boxes(), owned_tree},
          objects_.settings().edges,
          QueryFilter(filters_, filter),
          memory_->scratch,
          trace_};
}

}  // namespace quadrille
