// Traces: what queries do, and what changes and pair tests would do.
#include "explain/explain.hpp"
#include "geometry/box_math.hpp"
#include "quadtree_impl.hpp"

namespace quadrille {
namespace {

using Events = Result<std::span<const TraceEvent>>;

}  // namespace

void Quadtree::start_trace() {
  impl_->trace.restart();
  impl_->is_tracing = true;
}

Events Quadtree::finish_trace() {
  if (!impl_->is_tracing) impl_->trace.restart();  // nothing was traced
  impl_->is_tracing = false;
  return impl_->trace.events();
}

Events QuadtreeImpl::explain_placing(std::int32_t object, const Box& box) {
  const Settings& settings = objects.settings();
  const Tree& tree = objects.tree();
  trace.restart();
  if (!is_valid(box)) return {Status::kInvalidBox, {}};
  const bool outside = is_outside(settings.world, box);
  if (outside && settings.outside == Outside::kReject) return {Status::kOutside, {}};
  const Status status = objects.make_ready();
  if (status != Status::kOk) return {status, {}};
  if (settings.outside == Outside::kGrow && !contains(settings.world, box)) {
    // The world grows and all nodes are built anew: there is no walk to explain.
    trace.add(TraceKind::kRebuild, tree.node(NodePool::kRoot).cell, object);
    return trace.events();
  }
  const CellRange to = tree.rule().key(box);
  const bool is_update = object != TraceRecorder::kNoObject;
  const CellRange* from = is_update ? &tree.keys()[static_cast<Row>(object)] : nullptr;
  explain_change(tree, {.object = object, .from = from, .to = &to}, trace);
  return trace.events();
}

Events Quadtree::explain_insert(const Box& box) {
  return impl_->explain_placing(TraceRecorder::kNoObject, box);
}

Events Quadtree::explain_update(Id id, const Box& box) {
  if (!has(id)) return {Status::kStaleId, {}};
  return impl_->explain_placing(static_cast<std::int32_t>(row_of(id)), box);
}

Events Quadtree::explain_remove(Id id) {
  if (!has(id)) return {Status::kStaleId, {}};
  const Status status = impl_->objects.make_ready();
  if (status != Status::kOk) return {status, {}};
  const Tree& tree = impl_->objects.tree();
  const Row row = row_of(id);
  impl_->trace.restart();
  explain_change(
      tree, {.object = static_cast<std::int32_t>(row), .from = &tree.keys()[row], .to = nullptr},
      impl_->trace);
  return impl_->trace.events();
}

Events Quadtree::explain_pair(Id a, Id b) {
  if (!has(a) || !has(b) || row_of(a) == row_of(b)) return {Status::kStaleId, {}};
  const ObjectStore& objects = impl_->objects;
  const Status status = impl_->objects.make_ready();
  if (status != Status::kOk) return {status, {}};
  const Filters& filters = impl_->filters;
  const PairToExplain pair = {.a = row_of(a),
                              .b = row_of(b),
                              .are_admitted = admit(filters.of(row_of(a)), filters.of(row_of(b)))};
  impl_->trace.restart();
  quadrille::explain_pair(objects.tree(), objects.boxes(), objects.settings().edges, pair,
                          impl_->trace);
  return impl_->trace.events();
}

}  // namespace quadrille
