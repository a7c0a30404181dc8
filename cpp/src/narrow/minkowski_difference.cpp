#include "narrow/minkowski_difference.hpp"

#include <cmath>

namespace quadrille {
namespace {

// The corners of a hull, without repeated ones, from the topmost on; of equally high ones, from the
// leftmost. Sides are then sorted by direction, clockwise from that of the x axis.
class Corners {
 public:
  // `sign` is -1 for the hull that is mirrored at the origin, else 1.
  Corners(const Hull& hull, double sign) {
    std::size_t top = 0;
    for (std::size_t i = 0; i < hull.count; ++i) {
      const Vector point = sign * hull.points[i];
      if (count_ > 0 && is_same(point, points_[count_ - 1])) continue;
      points_[count_] = point;
      if (is_higher(point, points_[top])) top = count_;
      ++count_;
    }
    if (count_ > 1 && is_same(points_[0], points_[count_ - 1])) --count_;
    at_ = top < count_ ? top : 0;
  }

  std::size_t side_count() const { return count_ == 1 ? 0 : count_; }
  const Vector& point() const { return points_[at_]; }
  Vector side() const { return points_[after()] - points_[at_]; }
  void advance() { at_ = after(); }

 private:
  static bool is_same(const Vector& a, const Vector& b) { return a.x == b.x && a.y == b.y; }
  static bool is_higher(const Vector& a, const Vector& b) {
    return a.y < b.y || (a.y == b.y && a.x < b.x);
  }
  std::size_t after() const { return at_ + 1 == count_ ? 0 : at_ + 1; }

  std::array<Vector, kMaxPolygonPoints> points_;
  std::size_t count_ = 0;
  std::size_t at_ = 0;
};

}  // namespace

// Merges the sides of both in the order of their directions. A corner that is where the one before
// is, but for rounding, is left out: the side between them has no direction.
MinkowskiDifference::MinkowskiDifference(const Hull& moving, const Hull& fixed)
    : radius_(moving.radius + fixed.radius) {
  Corners a(moving, -1);
  Corners b(fixed, 1);
  std::size_t left_of_a = a.side_count();
  std::size_t left_of_b = b.side_count();
  do {
    add(b.point() + a.point());
    double turn = 0;  // from a's side to b's, clockwise
    if (left_of_a > 0 && left_of_b > 0) turn = cross(a.side(), b.side());
    const bool takes_a = left_of_a > 0 && (left_of_b == 0 || turn >= 0);
    const bool takes_b = left_of_b > 0 && (left_of_a == 0 || turn <= 0);
    if (takes_a) {
      a.advance();
      --left_of_a;
    }
    if (takes_b) {
      b.advance();
      --left_of_b;
    }
  } while (left_of_a > 0 || left_of_b > 0);
}

void MinkowskiDifference::add(const Vector& corner) {
  constexpr double kRounding = 1e-15;
  const auto is_at = [&](const Vector& other) {
    const Vector offset = corner - other;
    return std::abs(offset.x) + std::abs(offset.y) <=
           kRounding * (std::abs(corner.x) + std::abs(corner.y));
  };
  if (count_ > 0 && (is_at(points_[count_ - 1]) || is_at(points_[0]))) return;
  points_[count_++] = corner;
}

std::size_t MinkowskiDifference::farthest_from(std::size_t i) const {
  std::size_t farthest = i;
  double most = 0;
  for (std::size_t j = 0; j < count_; ++j) {
    const Vector offset = points_[j] - points_[i];
    if (dot(offset, offset) <= most) continue;
    most = dot(offset, offset);
    farthest = j;
  }
  return farthest;
}

double MinkowskiDifference::doubled_area() const {
  double area = 0;
  for (std::size_t i = 2; i < count_; ++i) {
    area += cross(points_[i - 1] - points_[0], points_[i] - points_[0]);
  }
  return area;
}

}  // namespace quadrille
