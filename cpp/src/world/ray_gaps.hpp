// Rays that pass between solids that adjoin.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "base/rounding.hpp"
#include "base/wide.hpp"
#include "geometry/vector.hpp"
#include "narrow/placed_shape.hpp"
#include "quadrille/query.hpp"
#include "quadrille/settings.hpp"
#include "world/bodies.hpp"

namespace quadrille {

/// Finds where a ray would pass between two solids, though they adjoin: along the seam of two
/// tiles, say, or through the joint of a chain. A ray has no width, so that it overlaps neither of
/// them, or one of them only after a while.
class RayGaps {
 public:
  /// Solids that are no farther apart than `seam_tolerance`, but for rounding, adjoin; below 0,
  /// none do. Rounding is that of the ray's start, and of places in the world as far as it leads.
  /// The bodies must outlive this.
  RayGaps(const Bodies& bodies, const Ray& ray, const Settings& settings);

  /// False when `add` never finds anything.
  bool are_sought() const { return length_ > 0 && tolerance_ >= 0; }

  /// How far from the ray solids matter.
  float reach() const { return are_sought() ? rounded(tolerance_) : 0; }

  /// Takes a part of a static body which is no sensor, and where the ray meets it, if it does: a
  /// hit along a side may be one in a gap. Calls `take(hit)` for each part that was taken before,
  /// if the ray passes between the two: with the hit of the one beside which the ray comes later;
  /// of both at once, of the lower id.
  template <typename Take>
  void add(Row row, std::uint32_t part, const ShapeRef& shape, const std::optional<Hit>& met,
           Take&& take) {
    const std::optional<PartBeside> added = beside(row, part, shape, met);
    if (!added) return;
    for (const PartBeside& other : std::span(parts_).first(std::min(count_, kMostParts))) {
      if (adjoin(other, *added)) take(hit_between(other, *added));
    }
    parts_[count_++ % kMostParts] = *added;
  }

 private:
  /// How many of the parts that were taken last are compared with the next one.
  static constexpr std::size_t kMostParts = 32;

  /// A part beside the ray, and where the ray would meet it if it were a little nearer.
  struct PartBeside {
    PlacedShape shape;
    bool is_left;
    Row row;
    std::uint32_t part;
    float fraction;
    float normal_x;
    float normal_y;
  };

  /// Which side of the ray a part is on, and how far from it.
  struct Aside {
    bool is_left;
    double distance;
  };

  /// Of length 1.
  Vector to_right() const { return (1 / length_) * Vector{-wide(ray_.dy), wide(ray_.dx)}; }
  std::optional<PartBeside> beside(Row row, std::uint32_t part, const ShapeRef& shape,
                                   const std::optional<Hit>& met) const;
  std::optional<Aside> aside(const ShapeRef& shape, const std::optional<Hit>& met) const;
  bool adjoin(const PartBeside& one, const PartBeside& other) const;
  Hit hit_between(const PartBeside& one, const PartBeside& other) const;

  std::array<PartBeside, kMostParts> parts_;
  const Bodies& bodies_;
  double length_;
  double rounding_;
  double tolerance_;
  std::size_t count_ = 0;  // of all that were taken: the last ones are kept
  Ray ray_;
};

}  // namespace quadrille
