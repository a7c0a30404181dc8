// Whether boxes may be met by a part of a path: all four sides of a box at once, in 32 bits.
#pragma once

#include <cmath>
#include <limits>

#include "base/rounding.hpp"
#include "base/simd.hpp"
#include "base/wide.hpp"
#include "geometry/swept_box.hpp"
#include "quadrille/box.hpp"
#include "quadrille/query.hpp"

namespace quadrille {

/// Tests boxes by the slab method: where a moving box enters and leaves what is between the sides
/// of another one, along each axis. Every box that it meets on a part of its path passes; others
/// that pass are near the path. `SweptBox::meets` then decides.
template <typename Lanes>
class PathTest {
 public:
  /// `swept` must outlive the test.
  PathTest(const SweptBox& swept, const PathInterval& part)
      : PathTest(swept, Axis(swept.along_x({0, 0}), swept.per_dx(), swept.along_x({0, 1})),
                 Axis(swept.along_y({0, 0}), swept.per_dy(), swept.along_y({0, 1}))) {
    limit_to(part);
  }

  /// Sets the part of the path.
  void limit_to(const PathInterval& part) {
    part_ = part;
    from_ = Lanes::splat(static_cast<float>(part.enter - wide(kRounding)));
    to_ = Lanes::splat(static_cast<float>(part.leave + wide(kRounding)));
  }

  bool operator()(const Box& box) const {
    const auto sides =
        Lanes::multiply(Lanes::subtract(Lanes::load(&box.min_x), origins_), per_step_);
    const auto opposite = Lanes::swapped_halves(sides);
    // Of both axes, twice: the later entry must not come after the earlier exit.
    const auto enters = Lanes::larger_of(Lanes::smaller_of(sides, opposite), from_);
    const auto leaves = Lanes::add(Lanes::larger_of(sides, opposite), margin_);
    const auto crosswise = Lanes::upper_half_crossed(Lanes::smaller_of(leaves, to_));
    return Lanes::bits(Lanes::less_equal(enters, crosswise)) == kAllLanes;
  }

  /// A box that all boxes touch that pass.
  Box window() const { return swept_.around(part_); }

 private:
  // Fractions of the path. Those up to 1 are rounded by less than 2^-21.
  static constexpr float kRounding = 1.0f / (1 << 19);
  static constexpr float kBeyondThePath = 2;

  // Steps so small that floats cannot hold their inverses count as none: a box is then between the
  // sides of another one from the beginning to the end, if the path touches it along the axis.
  struct Axis {
    // The sides of the box at the start and on the whole path are floats, or round to these.
    Axis(const Interval& start, double per_step_exact, const Interval& path)
        : moves(std::abs(per_step_exact) <= wide(std::numeric_limits<float>::max())),
          min_origin(static_cast<float>(moves ? start.max : path.max)),
          max_origin(static_cast<float>(moves ? start.min : path.min)),
          per_step(moves ? static_cast<float>(per_step_exact) : std::numeric_limits<float>::max()),
          margin(moves ? kRounding : kBeyondThePath) {}

    bool moves;
    float min_origin;  // of the min side of a box
    float max_origin;
    float per_step;
    float margin;
  };

  PathTest(const SweptBox& swept, const Axis& x, const Axis& y)
      : swept_(swept),
        origins_(Lanes::make(x.min_origin, y.min_origin, x.max_origin, y.max_origin)),
        per_step_(Lanes::make(x.per_step, y.per_step, x.per_step, y.per_step)),
        margin_(Lanes::make(x.margin, y.margin, x.margin, y.margin)) {}

  const SweptBox& swept_;
  PathInterval part_;
  typename Lanes::Floats origins_;
  typename Lanes::Floats per_step_;
  typename Lanes::Floats margin_;
  typename Lanes::Floats from_;
  typename Lanes::Floats to_;
};

}  // namespace quadrille
