// The public face, continued: what calls do in the tree.
#include "explain/explain.hpp"
#include "geometry/box_math.hpp"
#include "quadtree_impl.hpp"

namespace quadrille {

// When the world must grow, there is but one thing to tell.
Result<std::span<const TraceEvent>> Quadtree::Impl::explain_placing(std::int32_t object,
                                                                    const Box& box) {
  const Settings& settings = objects.settings();
  const Tree& tree = objects.tree();
  trace.restart();
  if (!is_valid(box)) return {Status::kInvalidBox, {}};
  const bool outside = is_outside(settings.world, box);
  if (outside && settings.outside == Outside::kReject) return {Status::kOutside, {}};
  const Status status = objects.make_ready();
  if (status != Status::kOk) return {status, {}};
  if (settings.outside == Outside::kGrow && !contains(settings.world, box)) {
    trace.add(TraceKind::kRebuild, tree.node(NodePool::kRoot).cell, object);
    return trace.events();
  }
  const CellRange to = tree.rule().key(box);
  const bool is_there = object != TraceRecorder::kNoObject;
  const CellRange* from = is_there ? &tree.keys()[static_cast<Row>(object)] : nullptr;
  explain_change(tree, {.object = object, .from = from, .to = &to}, trace);
  return trace.events();
}

Result<std::span<const TraceEvent>> Quadtree::explain_insert(const Box& box) {
  return impl_->explain_placing(TraceRecorder::kNoObject, box);
}

Result<std::span<const TraceEvent>> Quadtree::explain_update(Id id, const Box& box) {
  if (!has(id)) return {Status::kStaleId, {}};
  return impl_->explain_placing(static_cast<std::int32_t>(row_of(id)), box);
}

Result<std::span<const TraceEvent>> Quadtree::explain_remove(Id id) {
  if (!has(id)) return {Status::kStaleId, {}};
  const Status status = impl_->objects.make_ready();
  if (status != Status::kOk) return {status, {}};
  const Tree& tree = impl_->objects.tree();
  impl_->trace.restart();
  const auto object = static_cast<std::int32_t>(row_of(id));
  explain_change(tree, {.object = object, .from = &tree.keys()[row_of(id)], .to = nullptr},
                 impl_->trace);
  return impl_->trace.events();
}

Result<std::span<const TraceEvent>> Quadtree::explain_pair(Id a, Id b) {
  if (!has(a) || !has(b) || a == b) return {Status::kStaleId, {}};
  const ObjectStore& objects = impl_->objects;
  const Status status = impl_->objects.make_ready();
  if (status != Status::kOk) return {status, {}};
  impl_->trace.restart();
  const Filters& filters = impl_->filters;
  const PairToExplain pair = {.a = row_of(a),
                              .b = row_of(b),
                              .are_admitted = admit(filters.of(row_of(a)), filters.of(row_of(b)))};
  quadrille::explain_pair(objects.tree(), objects.boxes(), objects.settings().edges, pair,
                          impl_->trace);
  return impl_->trace.events();
}

}  // namespace quadrille
