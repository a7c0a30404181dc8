#include "narrow/polygon_pool.hpp"

#include "quadrille/limits.hpp"

namespace quadrille {

// A PlacedShape has kRowBits bits for a slot.
bool PolygonPool::reserve(std::size_t count) {
  if (count <= free_.size()) return true;
  const std::size_t before = slots_.size();
  const std::size_t wanted = before + (count - free_.size());
  if (wanted > std::size_t{1} << kRowBits) return false;
  if (!free_.reserve(wanted) || !slots_.resize(wanted)) return false;
  for (std::size_t slot = wanted; slot > before; --slot) {
    free_.push_unchecked(static_cast<std::uint32_t>(slot - 1));
  }
  return true;
}

}  // namespace quadrille
