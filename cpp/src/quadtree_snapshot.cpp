// The public face, continued: the tree as bytes.
#include <new>

#include "quadtree_impl.hpp"
#include "store/snapshot.hpp"

namespace quadrille {

std::size_t Quadtree::snapshot(std::span<std::byte> into) const {
  const std::size_t size = snapshot_size(impl_->objects, impl_->filters);
  if (into.size() >= size) write_snapshot(impl_->objects, impl_->filters, into.first(size));
  return size;
}

Result<std::optional<Quadtree>> Quadtree::from(std::span<const std::byte> snapshot) {
  SnapshotHead head = {};
  ByteReader reader(snapshot);
  Status status = open_snapshot(reader, head);
  if (status != Status::kOk) return {status, std::nullopt};
  std::unique_ptr<Impl> impl(new (std::nothrow) Impl(head.settings));
  status = impl == nullptr ? Status::kOutOfMemory
                           : read_snapshot(reader, head, impl->objects, impl->filters);
  if (status != Status::kOk) return {status, std::nullopt};
  return {status, Quadtree(std::move(impl))};
}

Status Quadtree::restore(std::span<const std::byte> snapshot) {
  auto [status, restored] = from(snapshot);
  if (restored) *this = *std::move(restored);
  return status;
}

}  // namespace quadrille
