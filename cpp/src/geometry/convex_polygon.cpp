#include "geometry/convex_polygon.hpp"

namespace quadrille {
namespace {

// Whether side i leads right, or straight down.
bool leads_right(std::span<const Point> corners, std::size_t i) {
  const Vector side = side_at(corners, i);
  return side.x > 0 || (side.x == 0 && side.y > 0);
}

}  // namespace

double orientation_of(std::span<const Point> corners) {
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const double turn = turn_at(corners, i);
    if (turn != 0) return turn > 0 ? 1 : -1;
  }
  return 0;
}

// The sides of a star turn to one side too, but go around twice, and so change between leading
// right and left more than twice.
bool is_convex(std::span<const Point> corners) {
  const double orientation = orientation_of(corners);
  std::size_t reversals = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (turn_at(corners, i) * orientation < 0) return false;
    if (leads_right(corners, i) != leads_right(corners, i + 1)) ++reversals;
  }
  return orientation != 0 && reversals == 2;
}

bool is_valid(const Polygon& polygon) {
  const auto corners = polygon.corners;
  if (corners.size() < 3) return false;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (!is_valid(corners[i]) || corners[i] == corner_at(corners, i + 1)) return false;
  }
  return is_convex(corners);
}

}  // namespace quadrille
