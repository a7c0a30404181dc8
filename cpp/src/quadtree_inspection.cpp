// The public face, continued: looking at the tree itself.
#include "quadtree_impl.hpp"
#include "query/node_lookup.hpp"
#include "store/validate.hpp"

namespace quadrille {

Result<std::span<const NodeView>> Quadtree::nodes() {
  return {impl_->list_nodes(), impl_->listing.views()};
}

Result<std::span<const std::uint32_t>> Quadtree::path(Id id) {
  return impl_->locate(id, find_path);
}

Result<std::span<const std::uint32_t>> Quadtree::nodes_of(Id id) {
  return impl_->locate(id, find_holders);
}

Result<std::uint32_t> Quadtree::node_at(float x, float y) {
  if (!is_valid(Box{x, y, x, y})) return {Status::kInvalidBox, 0};
  const Status status = impl_->list_nodes();
  if (status != Status::kOk) return {status, 0};
  return {status, find_node_at(impl_->objects.tree(), impl_->listing, x, y)};
}

Result<std::span<const Row>> Quadtree::rows_in(std::uint32_t node) {
  const auto [status, views] = nodes();
  if (status != Status::kOk) return {status, {}};
  if (node >= views.size()) return {Status::kNoSuchNode, {}};
  const Tree& tree = impl_->objects.tree();
  return {status, tree.rows(tree.node(impl_->listing.node(node)))};
}

Stats Quadtree::stats() const {
  Stats stats = {};
  count_nodes(impl_->objects.tree(), stats);
  stats.objects = size();
  stats.max_depth = static_cast<std::uint32_t>(impl_->objects.tree().rule().grid().depth());
  stats.pair_tests = impl_->pair_finder.tests();
  stats.bytes = impl_->bytes();
  return stats;
}

const char* Quadtree::validate() const {
  const ObjectStore& objects = impl_->objects;
  return find_broken_invariant(objects.tree(), objects.rows(), objects.boxes());
}

}  // namespace quadrille
