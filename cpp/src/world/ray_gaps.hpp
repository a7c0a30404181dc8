// Rays that pass between solids that adjoin.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "geometry/vector.hpp"
#include "narrow/placed_shape.hpp"
#include "quadrille/query.hpp"
#include "world/bodies.hpp"

namespace quadrille {

/// Finds where a ray that meets none of two solids would pass between them, though they adjoin: along
/// the seam of two tiles, say, or through the joint of a chain. A ray has no width, so that it
/// overlaps neither of them.
class RayGaps {
 public:
  /// Solids that are no farther apart than `tolerance`, but for rounding, adjoin; below 0, none do.
  /// The bodies must outlive this.
  RayGaps(const Bodies& bodies, const Ray& ray, float tolerance);

  /// False when `add` never finds anything.
  bool are_sought() const { return length_ > 0 && tolerance_ >= 0; }

  /// How far from the ray solids matter.
  float reach() const { return are_sought() ? static_cast<float>(tolerance_) : 0; }

  /// Takes a part of a static body which is no sensor and which the ray does not meet. A hit for
  /// each one that was added before, if the ray passes between the two: the hit of the one beside
  /// which the ray comes later; of both at once, of the lower id. Valid until the next call.
  std::span<const Hit> add(Row row, std::uint32_t part, const ShapeRef& shape);

 private:
  /// How many of the parts that were added last are compared with the next one.
  static constexpr std::size_t kMostParts = 32;

  /// A part beside the ray.
  struct PartBeside {
    PlacedShape shape;
    bool is_left;
    Hit hit;  ///< of the part and the ray, if the ray were a little nearer to it
  };

  std::optional<PartBeside> beside(Row row, std::uint32_t part, const ShapeRef& shape) const;
  Hit between(const PartBeside& one, const PartBeside& other) const;

  const Bodies& bodies_;
  Ray ray_;
  double length_;
  double rounding_;
  double tolerance_;
  std::array<PartBeside, kMostParts> parts_;
  std::array<Hit, kMostParts> hits_;
  std::size_t count_ = 0;  // of all that were added: the last ones are kept
};

}  // namespace quadrille
