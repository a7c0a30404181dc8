// Normals of shapes whose cores are much smaller, or much nearer to each other, than the shapes are
// large: there the direction between the cores decides, and hardly the depth.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

#include "contact_reference.hpp"
#include "quadrille/quadrille.hpp"
#include "support.hpp"

namespace quadrille::testing {
namespace {

using CoreWay = OraclePoint<Real>;

Real norm_of(const CoreWay& vector) {
  return std::hypot(vector.x, vector.y);
}

// How far b's core is from that of a, by their Minkowski difference, and where to.
struct Way {
  Real distance;
  CoreWay normal;  // of length 1
};

// No value where the cores overlap, touch or have no direction.
std::optional<Way> way_between_cores(const PairReference& pair) {
  std::vector<CoreWay> points;
  for (const CoreWay& a : pair.a.points) {
    for (const CoreWay& b : pair.b.points) points.push_back({b.x - a.x, b.y - a.y});
  }
  std::ranges::sort(points, [](const CoreWay& one, const CoreWay& other) {
    return one.x != other.x ? one.x < other.x : one.y < other.y;
  });
  std::vector<CoreWay> hull;
  for (int half = 0; half < 2; ++half) {
    const std::size_t begin = hull.size();
    for (const CoreWay& point : points) {
      const auto turns_back = [&] {
        const CoreWay& last = hull.back();
        const CoreWay& before = hull[hull.size() - 2];
        return (last.x - before.x) * (point.y - before.y) -
                   (last.y - before.y) * (point.x - before.x) <=
               0;
      };
      while (hull.size() >= begin + 2 && turns_back()) hull.pop_back();
      hull.push_back(point);
    }
    hull.pop_back();
    std::ranges::reverse(points);
  }
  if (hull.empty()) hull.push_back(points[0]);
  bool is_inside = hull.size() > 2;
  Way nearest = {std::numeric_limits<Real>::infinity(), {0, 0}};
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const CoreWay& from = hull[i];
    const CoreWay& to = hull[(i + 1) % hull.size()];
    const CoreWay side = {to.x - from.x, to.y - from.y};
    is_inside = is_inside && side.x * from.y - side.y * from.x <= 0;
    const Real squared = side.x * side.x + side.y * side.y;
    const Real along =
        squared > 0 ? std::clamp<Real>(-(from.x * side.x + from.y * side.y) / squared, 0, 1) : 0;
    const CoreWay point = {from.x + along * side.x, from.y + along * side.y};
    const Real distance = norm_of(point);
    if (distance < nearest.distance) {
      nearest = {distance, {point.x / distance, point.y / distance}};
    }
  }
  if (is_inside || nearest.distance == 0) return std::nullopt;
  return nearest;
}

// 10^low .. 10^high.
double draw_magnitude(Random& random, double low, double high) {
  return std::pow(10.0, low + (high - low) * static_cast<double>(random.unit()));
}

Shape draw_tiny_polygon(Random& random, double size) {
  std::vector<Point> corners;
  const std::uint32_t count = 3 + random.below(6);
  const double turn = 6.28 * static_cast<double>(random.unit());
  for (std::uint32_t i = 0; i < count; ++i) {
    const double angle = turn + 6.283185307 * i / count;
    corners.push_back(
        {static_cast<float>(size * std::cos(angle)), static_cast<float>(size * std::sin(angle))});
  }
  return Shape::polygon(corners).value;
}

// A short and thick capsule, a long one, a circle, a box, a segment or a tiny polygon.
Shape draw_core(Random& random) {
  const auto radius = static_cast<float>(draw_magnitude(random, 1, 4));
  const auto size = [&] { return static_cast<float>(draw_magnitude(random, -3, 4)); };
  switch (random.below(6)) {
    case 0:
      return Shape::capsule(0.001f, radius, random.one_in(2)).value;
    case 1:
      return Shape::capsule(size(), radius, random.one_in(2)).value;
    case 2:
      return Shape::circle(radius).value;
    case 3:
      return Shape::box(size(), size()).value;
    case 4: {
      const float x = size();
      const float y = size();
      return Shape::segment(-x, -y, x, y).value;
    }
    default:
      return draw_tiny_polygon(random, draw_magnitude(random, -8, -5));
  }
}

// The corner of a core, where a transform puts it.
CoreWay draw_corner(Random& random, const Shape& shape, const Transform& at) {
  const auto placed = reference_shape(shape, at, {0, 0});
  return placed.points[random.below(static_cast<std::uint32_t>(placed.points.size()))];
}

// By quarter turns, nothing is rounded but sums of places. The nearest points are then as exact as
// 64 bits, relative to the sizes of both cores and the way between their places.
TEST(CoreNormals, AreThoseOfTheWayBetweenTheCores) {
  Random random(1907);
  int checked = 0;
  int of_tiny_ways = 0;
  for (int i = 0; i < drawn(400'000); ++i) {
    const Shape a = draw_core(random);
    const Shape b = draw_core(random);
    Transform at_a = {.angle = quarter_turns(static_cast<int>(random.below(4)))};
    Transform at_b = {.angle = quarter_turns(static_cast<int>(random.below(4)))};
    if (random.one_in(2)) at_a.x = static_cast<float>(draw_magnitude(random, -4, 4));
    const CoreWay of_a = draw_corner(random, a, at_a);
    const CoreWay of_b = draw_corner(random, b, at_b);
    const double way = draw_magnitude(random, -12, 3);
    const double angle = 6.2832 * static_cast<double>(random.unit());
    at_b.x = static_cast<float>(of_a.x - of_b.x + way * std::cos(angle));
    at_b.y = static_cast<float>(of_a.y - of_b.y + way * std::sin(angle));
    const Manifold found = collide(a, at_a, b, at_b);
    if (found.point_count == 0) continue;
    const PairReference pair = reference_of(a, at_a, b, at_b);
    const auto expected = way_between_cores(pair);
    if (!expected) continue;
    Real size = std::hypot(Real{at_b.x} - at_a.x, Real{at_b.y} - at_a.y);
    for (const Shape* shape : {&a, &b}) {
      for (const Point& point : shape->points()) {
        size = std::max(size, std::hypot(Real{point.x}, Real{point.y}));
      }
    }
    const Real noise = 1e-14L * size / expected->distance;
    if (noise > 1e-3L) continue;
    const CoreWay& normal = expected->normal;
    const Real off = std::abs(normal.x * found.normal_y - normal.y * found.normal_x);
    ASSERT_LT(off, 2e-6L + noise) << "case " << i << ", kinds " << static_cast<int>(a.kind())
                                  << " and " << static_cast<int>(b.kind()) << ", "
                                  << static_cast<double>(expected->distance) << " apart, size "
                                  << static_cast<double>(size);
    ASSERT_GT(normal.x * found.normal_x + normal.y * found.normal_y, 0);
    ++checked;
    of_tiny_ways += expected->distance < 1e-8L * size ? 1 : 0;
  }
  EXPECT_GT(checked, 150'000);
  EXPECT_GT(of_tiny_ways, 10'000);
}

}  // namespace
}  // namespace quadrille::testing
