#include "geometry/swept_box.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/rounding.hpp"
#include "base/wide.hpp"

namespace quadrille {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

constexpr PathInterval kNothing = {kInfinity, -kInfinity};

// Rounding margins of fractions.
constexpr double kLonger = 1 + 1.0 / (1 << 20);
constexpr double kShorter = 1 - 1.0 / (1 << 20);

// The fraction at which a step from 0 enters [low, high], which it does not miss.
double entry(double step, double low, double high) {
  return step == 0 ? -kInfinity : (step > 0 ? low : high) / step;
}

// The size of a range as `moved_to` keeps it, rounded to 32 bits, or in 64 bits: the larger one.
double size_of(double min, double max) {
  const double size = max - min;
  return larger(size, wide(rounded(size)));
}

// The last float on the way to `side` from which a range of that size does not reach beyond it,
// exactly or with its end rounded; the lowest float when there is none.
float place_before(float side, double size) {
  const float place = rounded_down(wide(side) - size);
  // Where magnitudes differ so much that the difference was rounded, that may be one float too far.
  return rounded(wide(place) + size) > side ? rounded_down(wide(next_down(place))) : place;
}

// Where a range of that size is along the side that it meets, which is from `min` to `max`:
// rounding must not take it past the ends of that side.
float place_along(double place, double size, float min, float max) {
  return rounded(smaller(larger(place, wide(min) - size), wide(max)));
}

// The arguments stand in this order so that the result is 0 and never -0.
double fraction_of(double enter_x, double enter_y) {
  return std::min(std::max({0.0, enter_x, enter_y}), 1.0);
}

}  // namespace

SweptBox::SweptBox(const MovingBox& moving, EdgeRule edges)
    : x_(wide(moving.box.min_x)),
      y_(wide(moving.box.min_y)),
      max_x_(wide(moving.box.max_x)),
      max_y_(wide(moving.box.max_y)),
      dx_(wide(moving.dx)),
      dy_(wide(moving.dy)),
      width_(size_of(x_, max_x_)),
      height_(size_of(y_, max_y_)),
      per_dx_(1 / dx_),
      per_dy_(1 / dy_),
      edges_(edges),
      may_graze_(edges == EdgeRule::kStrict && (width_ > 0 || height_ > 0)) {}

// True when no line along an axis or along the path separates the path from the box.
bool SweptBox::touches(const Box& box, const Bounds& relative) const {
  const auto before = [this](double a, double b) {
    return edges_ == EdgeRule::kTouching ? a <= b : a < b;
  };
  const auto reaches = [&](double min, double max, double step, double low, double high) {
    return before(std::min(min, min + step), high) && before(low, std::max(max, max + step));
  };
  if (!reaches(x_, max_x_, dx_, wide(box.min_x), wide(box.max_x)) ||
      !reaches(y_, max_y_, dy_, wide(box.min_y), wide(box.max_y))) {
    return false;
  }
  if (dx_ == 0 && dy_ == 0) return true;
  // The corners of the grown box that are farthest to either side of the path's line.
  const auto side = [this](double x, double y) { return dx_ * y - dy_ * x; };
  const bool is_right = dx_ > 0;
  const bool is_down = dy_ > 0;
  const double least =
      side(is_down ? relative.max_x : relative.min_x, is_right ? relative.min_y : relative.max_y);
  const double most =
      side(is_down ? relative.min_x : relative.max_x, is_right ? relative.max_y : relative.min_y);
  return before(least, 0) && before(0, most);
}

// How exact places are: by the largest coordinate of the moving box at a fraction.
double SweptBox::rounding_at(double fraction) const {
  const double shift_x = fraction * dx_;
  const double shift_y = fraction * dy_;
  return rounding_of_places(
      rounded(larger(larger(std::abs(x_ + shift_x), std::abs(max_x_ + shift_x)),
                     larger(std::abs(y_ + shift_y), std::abs(max_y_ + shift_y)))));
}

bool SweptBox::only_grazes(const Box& box) const {
  constexpr double kLeastThickness = 16;
  constexpr double kFlat = 1e-5;
  constexpr double kRounding = 0x1p-48;
  const double depth = rounding_at(fraction_at(box));
  const double thickness = smaller(max_x_ - x_ + (wide(box.max_x) - wide(box.min_x)),
                                   max_y_ - y_ + (wide(box.max_y) - wide(box.min_y)));
  if (thickness <= kLeastThickness * depth) return false;
  // So long a slanted path passes a side by a distance that is lost in rounding.
  const bool is_slanted = dx_ != 0 && dy_ != 0;
  if (is_slanted && kRounding * larger(std::abs(dx_), std::abs(dy_)) > depth) return false;
  // The part of the path on which it is deeper: between the later entry and the earlier exit.
  const Bounds all = relative_bounds(box);
  const Bounds deep = {all.min_x + depth, all.min_y + depth, all.max_x - depth, all.max_y - depth};
  const auto range = [](double step, double low, double high) -> PathInterval {
    if (step != 0) return {(step > 0 ? low : high) / step, (step > 0 ? high : low) / step};
    return low < 0 && 0 < high ? PathInterval{-kInfinity, kInfinity} : kNothing;
  };
  const PathInterval x = range(dx_, deep.min_x, deep.max_x);
  const PathInterval y = range(dy_, deep.min_y, deep.max_y);
  const PathInterval both = intersection(x, y);
  if (!(both.enter <= both.leave && both.leave > 0)) return true;
  if (both.enter < 1) return false;
  // Along a side, but for the rounding of a direction.
  const double into = x.enter > y.enter ? dx_ : dy_;
  const double along = x.enter > y.enter ? dy_ : dx_;
  return std::abs(into) <= kFlat * std::abs(along);
}

Hit SweptBox::hit(const Box& box) const {
  const Bounds relative = relative_bounds(box);
  const bool starts_within =
      edges_ == EdgeRule::kTouching
          ? relative.min_x <= 0 && 0 <= relative.max_x && relative.min_y <= 0 && 0 <= relative.max_y
          : relative.min_x < 0 && 0 < relative.max_x && relative.min_y < 0 && 0 < relative.max_y;
  Hit hit = {.row = 0,
             .fraction = 0,
             .x = static_cast<float>(x_),
             .y = static_cast<float>(y_),
             .normal_x = 0,
             .normal_y = 0};
  if (starts_within) {
    // No deeper than by rounding, it touches a side.
    const double depth =
        smaller(smaller(-relative.min_x, relative.max_x), smaller(-relative.min_y, relative.max_y));
    if (!may_graze_ || depth > rounding_at(0)) return hit;
  }
  const double enter_x = entry(dx_, relative.min_x, relative.max_x);
  const double enter_y = entry(dy_, relative.min_y, relative.max_y);
  const double fraction = fraction_of(enter_x, enter_y);
  hit.fraction = static_cast<float>(fraction);
  // At a corner, the vertical side counts as met. The coordinate across the side that is met
  // follows from that side: rounding must not push the moving box into what it met.
  if (enter_x >= enter_y) {
    hit.x = dx_ > 0 ? place_before(box.min_x, width_) : box.max_x;
    hit.y = place_along(y_ + dy_ * fraction, height_, box.min_y, box.max_y);
    hit.normal_x = dx_ > 0 ? -1.0f : 1.0f;
  } else {
    hit.x = place_along(x_ + dx_ * fraction, width_, box.min_x, box.max_x);
    hit.y = dy_ > 0 ? place_before(box.min_y, height_) : box.max_y;
    hit.normal_y = dy_ > 0 ? -1.0f : 1.0f;
  }
  return hit;
}

double SweptBox::fraction_at(const Box& box) const {
  const Bounds relative = relative_bounds(box);
  return fraction_of(entry(dx_, relative.min_x, relative.max_x),
                     entry(dy_, relative.min_y, relative.max_y));
}

// The part in which a step from 0 is at or below `relative`.
PathInterval SweptBox::below(double relative, double step, double per_step,
                             const PathInterval& part) {
  const double fraction = relative * per_step;
  if (step > 0) return {part.enter, smaller(part.leave, fraction * kLonger)};
  if (step < 0) return {larger(part.enter, fraction * kShorter), part.leave};
  return relative < 0 ? kNothing : part;
}

// The part in which it is at or above.
PathInterval SweptBox::above(double relative, double step, double per_step,
                             const PathInterval& part) {
  const double fraction = relative * per_step;
  if (step > 0) return {larger(part.enter, fraction * kShorter), part.leave};
  if (step < 0) return {part.enter, smaller(part.leave, fraction * kLonger)};
  return relative > 0 ? kNothing : part;
}

Box SweptBox::around(const PathInterval& part) const {
  const Interval x = {smaller(dx_ * part.enter, dx_ * part.leave),
                      larger(dx_ * part.enter, dx_ * part.leave)};
  const Interval y = {smaller(dy_ * part.enter, dy_ * part.leave),
                      larger(dy_ * part.enter, dy_ * part.leave)};
  return make_box(rounded(x_ + x.min), rounded(y_ + y.min), rounded(max_x_ + x.max),
                  rounded(max_y_ + y.max));
}

}  // namespace quadrille
