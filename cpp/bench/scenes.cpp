#include "scenes.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

namespace quadrille::bench {
namespace {

// As JavaScript does, everything here computes in doubles and rounds once, to the floats of a box.

constexpr double kFastest = 2;  // world units a frame, along each axis
constexpr int kClusters = 20;
// Two boxes with sides of 1 to 20 overlap, on average, when their centres are nearer than 10.5
// along both axes: within a square of 21 by 21.
constexpr double kReach = 21 * 21;

/// Random numbers in [0, 1): the top 24 bits of a 32-bit Mersenne twister.
class Units {
 public:
  explicit Units(std::uint32_t seed) : twister_(seed) {}

  double operator()() { return static_cast<double>(twister_() >> 8) / 16777216.0; }

 private:
  std::mt19937 twister_;
};

struct Point {
  double x;
  double y;
};

double uniform_size(Units& unit, double) {
  return 1 + 19 * unit();
}

// Many small boxes, few large ones: a power law with exponent 1.5, up to an eighth of the world.
double power_law(Units& unit, double side) {
  return std::min(side / 8, 2 / std::pow(1 - unit(), 1 / 1.5));
}

// The sum of twelve uniform numbers is nearly Gaussian, and needs no library function whose last
// bits differ between machines.
double gaussian(Units& unit) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += unit();
  return sum;
}

/// Positions of boxes: anywhere, or nine of ten around one of the centres.
class Positions {
 public:
  Positions(Units& unit, double side, bool clustered) : side_(side) {
    if (!clustered) return;
    for (int i = 0; i < kClusters; ++i) centres_.push_back(anywhere(unit, 0, 0));
  }

  Point next(Units& unit, double width, double height) const {
    if (centres_.empty() || unit() >= 0.9) return anywhere(unit, width, height);
    const Point& centre = centres_[static_cast<std::size_t>(unit() * kClusters)];
    const double x = near(centre.x, unit, width);
    const double y = near(centre.y, unit, height);
    return {x, y};
  }

 private:
  Point anywhere(Units& unit, double width, double height) const {
    const double x = unit() * (side_ - width);
    const double y = unit() * (side_ - height);
    return {x, y};
  }

  double near(double centre, Units& unit, double size) const {
    const double spread = 0.03 * side_;
    return std::clamp(centre + spread * gaussian(unit), 0.0, side_ - size);
  }

  double side_;
  std::vector<Point> centres_;
};

/// How a kind differs from the uniform scene.
struct Kind {
  std::string_view name;
  double pairs_per_object = 0.75;
  double moving = 1;  // share of the objects that move
  double (*size)(Units&, double side) = uniform_size;
  bool clustered = false;
};

constexpr std::array<Kind, 6> kKinds = {{
    {.name = "uniform"},
    {.name = "sparse", .pairs_per_object = 0.025},
    {.name = "mixed", .size = power_law},
    {.name = "clustered", .clustered = true},
    {.name = "still", .moving = 0.05},
    {.name = "pile-up", .pairs_per_object = 15},
}};

constexpr auto kSceneNames = [] {
  std::array<std::string_view, kKinds.size()> names;
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = kKinds[i].name;
  return names;
}();

Velocity velocity(Units& unit) {
  const double x = kFastest * (2 * unit() - 1);
  const double y = kFastest * (2 * unit() - 1);
  return {static_cast<float>(x), static_cast<float>(y)};
}

Box box(const Point& corner, double width, double height) {
  return {static_cast<float>(corner.x), static_cast<float>(corner.y),
          static_cast<float>(corner.x + width), static_cast<float>(corner.y + height)};
}

}  // namespace

std::span<const std::string_view> scene_kinds() {
  return kSceneNames;
}

Scene make_scene(std::string_view name, std::uint32_t count) {
  const Kind& kind = *std::ranges::find(kKinds, name, &Kind::name);
  Units unit(count);
  const auto side = static_cast<float>(std::sqrt(count * kReach / (2 * kind.pairs_per_object)));
  const Positions positions(unit, side, kind.clustered);
  Scene scene{side, {}, {}};
  scene.boxes.reserve(count);
  scene.velocities.reserve(count);
  for (std::uint32_t i = 0; i < count; ++i) {
    const double width = kind.size(unit, side);
    const double height = kind.size(unit, side);
    scene.boxes.push_back(box(positions.next(unit, width, height), width, height));
    scene.velocities.push_back(unit() < kind.moving ? velocity(unit) : Velocity{0, 0});
  }
  return scene;
}

}  // namespace quadrille::bench
