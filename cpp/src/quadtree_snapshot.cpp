// The public face, continued: the tree as bytes.
#include <new>

#include "quadtree_impl.hpp"
#include "snapshot.hpp"

namespace quadrille {

std::size_t Quadtree::snapshot(std::span<std::byte> into) const {
  const std::size_t size = snapshot_size(impl_->objects);
  if (into.size() >= size) write_snapshot(impl_->objects, into.first(size));
  return size;
}

Result<std::optional<Quadtree>> Quadtree::from(std::span<const std::byte> snapshot) {
  Settings settings = {};
  ByteReader reader(snapshot);
  Status status = open_snapshot(reader, settings);
  if (status != Status::kOk) return {status, std::nullopt};
  std::unique_ptr<Impl> impl(new (std::nothrow) Impl(settings));
  status = impl == nullptr ? Status::kOutOfMemory : impl->objects.read(reader);
  if (status != Status::kOk) return {status, std::nullopt};
  return {status, Quadtree(std::move(impl))};
}

Status Quadtree::restore(std::span<const std::byte> snapshot) {
  auto [status, restored] = from(snapshot);
  if (restored) *this = *std::move(restored);
  return status;
}

}  // namespace quadrille
