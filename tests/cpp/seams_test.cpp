// Shapes that move over ground made of several static bodies: contacts have normals of the outline
// of the whole, none of a seam, and none is missing.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

#include "quadrille/quadrille.hpp"
#include "support.hpp"

namespace quadrille::testing {
namespace {

struct Place {
  double x;
  double y;
};

/// The outline of solid ground, from left to right: the ground is below it, or to the right of a
/// side that leads up.
class Outline {
 public:
  explicit Outline(std::vector<Place> given) {
    for (const Place& place : given) {
      while (points_.size() > 1 &&
             is_straight(points_[points_.size() - 2], points_.back(), place)) {
        points_.pop_back();
      }
      if (points_.empty() || points_.back().x != place.x || points_.back().y != place.y) {
        points_.push_back(place);
      }
    }
  }

  /// The angle between a direction and the nearest normal of the outline at a place, which need not
  /// be exactly on it; of one that is solid from both sides, of either side.
  double angle_to_normals(const Place& place, const Place& normal, bool is_two_sided) const {
    const double of_front = angle_to_normals_of_side(place, normal, 1);
    return is_two_sided ? std::min(of_front, angle_to_normals_of_side(place, normal, -1))
                        : of_front;
  }

  std::string text() const {
    std::string text;
    for (const auto& [x, y] : points_) text += std::to_string(x) + "," + std::to_string(y) + " ";
    return text;
  }

  std::vector<Point> points() const {
    std::vector<Point> points;
    for (const auto& [x, y] : points_) {
      points.push_back({static_cast<float>(x), static_cast<float>(y)});
    }
    return points;
  }

  double left() const { return points_.front().x; }
  double right() const { return points_.back().x; }

  /// The highest place of the ground between two coordinates.
  double top(double from, double to) const {
    double top = 1e9;
    for (std::size_t i = 0; i + 1 < points_.size(); ++i) {
      const Place& a = points_[i];
      const Place& b = points_[i + 1];
      if (b.x < from || a.x > to) continue;
      const auto at = [&](double x) {
        return a.x == b.x ? std::min(a.y, b.y) : a.y + (x - a.x) / (b.x - a.x) * (b.y - a.y);
      };
      top = std::min({top, at(std::clamp(from, a.x, b.x)), at(std::clamp(to, a.x, b.x))});
    }
    return top;
  }

 private:
  static constexpr double kNear = 0.02;

  static double cross(const Place& a, const Place& b) { return a.x * b.y - a.y * b.x; }
  static bool is_straight(const Place& a, const Place& b, const Place& c) {
    return cross({b.x - a.x, b.y - a.y}, {c.x - b.x, c.y - b.y}) == 0 &&
           (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) > 0;
  }
  static bool is_near(const Place& a, const Place& b) {
    return std::hypot(a.x - b.x, a.y - b.y) <= kNear;
  }
  static double angle(const Place& a, const Place& b) {
    return std::abs(std::atan2(cross(a, b), a.x * b.x + a.y * b.y));
  }
  static double distance(const Place& p, const Place& a, const Place& b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy);
    const double t = std::clamp(along, 0.0, 1.0);
    return std::hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
  }
  /// `side` is 1 for the front and -1 for the back.
  double angle_to_normals_of_side(const Place& place, const Place& direction, double side) const {
    const Place normal = {side * direction.x, side * direction.y};
    double least = std::numbers::pi;
    for (std::size_t i = 0; i + 1 < points_.size(); ++i) {
      if (distance(place, points_[i], points_[i + 1]) > kNear) continue;
      least = std::min(least, angle(normal, normal_of(i)));
      const bool ends_here = i + 2 < points_.size() && is_near(place, points_[i + 1]);
      if (!ends_here) continue;
      const Place before = normal_of(i);
      const Place after = normal_of(i + 1);
      // At a corner that points outwards, all directions between the normals of its sides.
      const bool points_outwards = side * cross(before, after) > 0;
      if (points_outwards && side * cross(before, normal) >= 0 &&
          side * cross(normal, after) >= 0) {
        return 0;
      }
    }
    return least;
  }
  Place normal_of(std::size_t i) const {
    const double dx = points_[i + 1].x - points_[i].x;
    const double dy = points_[i + 1].y - points_[i].y;
    const double length = std::hypot(dx, dy);
    return {dy / length, -dx / length};
  }

  std::vector<Place> points_;
};

constexpr float kTileSize = 16;
constexpr std::uint32_t kGroundColumns = 12;
constexpr std::uint32_t kGroundRows = 6;

/// How ground is put together.
enum class Build : std::uint8_t {
  kTileMap,
  kSingleTiles,
  kColumns,
  kParts,
  kChain,
  kOneSidedChain
};
constexpr std::array kBuilds = {Build::kTileMap, Build::kSingleTiles, Build::kColumns,
                                Build::kParts,   Build::kChain,       Build::kOneSidedChain};

enum class Form : std::uint8_t { kFlat, kSteps };

/// Columns of tiles, some with a slope on top.
struct Ground {
  std::array<std::uint32_t, kGroundColumns> height;  ///< whole tiles
  std::array<TileShape, kGroundColumns> top;         ///< what stands on them; empty for nothing
};

Ground draw_ground(Random& random, Form form) {
  Ground ground;
  std::uint32_t height = 3;
  for (std::uint32_t i = 0; i < kGroundColumns; ++i) {
    ground.top[i] = TileShape::kEmpty;
    ground.height[i] = height;
    if (form == Form::kFlat) continue;
    switch (random.below(6)) {
      case 0:  // a slope up
        if (height < kGroundRows - 1) ground.top[i] = TileShape::kSlopeRight, ++height;
        break;
      case 1:  // a slope down
        if (height > 1) ground.top[i] = TileShape::kSlopeLeft, ground.height[i] = --height;
        break;
      case 2:  // a step
        height = 1 + random.below(kGroundRows - 2);
        ground.height[i] = height;
        break;
      case 3:
        ground.top[i] = random.one_in(2) ? TileShape::kHalfBottom : TileShape::kEmpty;
        break;
      default:
        break;
    }
  }
  return ground;
}

Outline outline_of(const Ground& ground) {
  std::vector<Place> places = {{0, 0}};
  for (std::uint32_t i = 0; i < kGroundColumns; ++i) {
    const double x = double{kTileSize} * i;
    const double y = -kTileSize * static_cast<double>(ground.height[i]);
    double left = y;
    double right = y;
    if (ground.top[i] == TileShape::kSlopeRight) right -= kTileSize;
    if (ground.top[i] == TileShape::kSlopeLeft) left -= kTileSize;
    if (ground.top[i] == TileShape::kHalfBottom) left = right = y - kTileSize / 2;
    places.push_back({x, left});
    places.push_back({x + kTileSize, right});
  }
  places.push_back({double{kTileSize} * kGroundColumns, 0});
  return Outline(places);
}

Shape shape_of(TileShape tile) {
  const float half = kTileSize / 2;
  const std::array<Point, 3> right = {{{-half, half}, {half, -half}, {half, half}}};
  const std::array<Point, 3> left = {{{-half, -half}, {half, half}, {-half, half}}};
  const std::array<Point, 4> bottom = {{{-half, 0}, {half, 0}, {half, half}, {-half, half}}};
  if (tile == TileShape::kSlopeRight) return Shape::polygon(right).value;
  if (tile == TileShape::kSlopeLeft) return Shape::polygon(left).value;
  if (tile == TileShape::kHalfBottom) return Shape::polygon(bottom).value;
  return Shape::box(kTileSize, kTileSize).value;
}

/// The bottom left corner of the ground is at (0, 0), before the offset.
void add_ground(World& world, const Ground& ground, const Outline& outline, Build build,
                const Point& offset) {
  if (build == Build::kChain || build == Build::kOneSidedChain) {
    const std::vector<Point> points = outline.points();
    const Transform at = {.x = offset.x, .y = offset.y};
    const auto added = world.add_chain({.points = points,
                                        .is_one_sided = build == Build::kOneSidedChain,
                                        .options = {.transform = at, .is_static = true}});
    ASSERT_EQ(added.status, Status::kOk);
    return;
  }
  if (build == Build::kTileMap) {
    std::vector<TileNumber> numbers(kGroundColumns * kGroundRows);
    for (std::uint32_t i = 0; i < kGroundColumns; ++i) {
      for (std::uint32_t row = 0; row < ground.height[i]; ++row) {
        numbers[(kGroundRows - 1 - row) * kGroundColumns + i] = 1;
      }
      numbers[(kGroundRows - 1 - ground.height[i]) * kGroundColumns + i] =
          static_cast<TileNumber>(ground.top[i]);
    }
    const Transform corner = {.x = offset.x, .y = offset.y - kTileSize * kGroundRows};
    const auto added = world.add_tiles({.columns = kGroundColumns,
                                        .rows = kGroundRows,
                                        .size = kTileSize,
                                        .tiles = numbers,
                                        .options = {.transform = corner}});
    ASSERT_EQ(added.status, Status::kOk);
    return;
  }
  std::vector<Part> parts;
  for (std::uint32_t i = 0; i < kGroundColumns; ++i) {
    const float x = kTileSize * (static_cast<float>(i) + 0.5f);
    const auto height = static_cast<float>(ground.height[i]);
    if (build == Build::kColumns) {
      parts.push_back({.shape = Shape::box(kTileSize, kTileSize * height).value,
                       .offset = {.x = x, .y = -kTileSize * height / 2}});
    } else {
      for (std::uint32_t row = 0; row < ground.height[i]; ++row) {
        parts.push_back({.shape = Shape::box(kTileSize, kTileSize).value,
                         .offset = {.x = x, .y = -kTileSize * (static_cast<float>(row) + 0.5f)}});
      }
    }
    if (ground.top[i] != TileShape::kEmpty) {
      parts.push_back({.shape = shape_of(ground.top[i]),
                       .offset = {.x = x, .y = -kTileSize * (height + 0.5f)}});
    }
  }
  const Transform corner = {.x = offset.x, .y = offset.y};
  if (build == Build::kParts) {
    const auto added = world.insert(parts, {.transform = corner, .is_static = true});
    ASSERT_EQ(added.status, Status::kOk);
    return;
  }
  for (const Part& part : parts) {
    Transform at = part.offset;
    at.x += offset.x;
    at.y += offset.y;
    const auto added = world.insert(part.shape, {.transform = at, .is_static = true});
    ASSERT_EQ(added.status, Status::kOk);
  }
}

constexpr std::size_t kThinMovers = 3;  // they come last

std::vector<Shape> movers() {
  const std::array<Point, 6> hexagon = {{{-4, -8}, {4, -8}, {8, 0}, {4, 8}, {-4, 8}, {-8, 0}}};
  const std::array<Point, 3> triangle = {{{-6, -6}, {6, -6}, {0, 8}}};
  return {Shape::circle(6).value,
          Shape::box(12, 20).value,
          Shape::capsule(10, 5, true).value,
          Shape::capsule(14, 4).value,
          Shape::polygon(hexagon).value,
          Shape::polygon(triangle).value,
          Shape::box(2, 8).value,
          Shape::segment(-8, 0, 8, 0).value,
          Shape::segment(0, -8, 0, 8).value};
}

struct Crossings {
  std::size_t contacts = 0;
  std::size_t steps = 0;
  double worst = 0;
};

/// Moves each shape along the ground, in it by up to a part of its size.
void cross_ground(Random& random, Form form, Build build, Crossings& crossings) {
  const Ground ground = draw_ground(random, form);
  const Outline outline = outline_of(ground);
  constexpr std::array<Point, 4> kOffsets = {
      {{0, 0}, {1024, -512}, {-8000, 4096}, {100.5f, 7.25f}}};
  const Point offset = kOffsets[random.below(4)];
  auto made = World::create({.world = {-10000, -10000, 10000, 10000}});
  ASSERT_EQ(made.status, Status::kOk);
  World& world = *made.value;
  add_ground(world, ground, outline, build, offset);
  if (::testing::Test::HasFatalFailure()) return;
  const std::vector<Shape> shapes = movers();
  // What is thinner than it sinks may be beneath a thin floor.
  const bool is_one_sided = build == Build::kOneSidedChain;
  const std::size_t count = is_one_sided ? shapes.size() - kThinMovers : shapes.size();
  const Shape& shape = shapes[random.below(static_cast<std::uint32_t>(count))];
  const bool is_on_lattice = random.one_in(2);
  constexpr std::array<float, 5> kAngles = {0, 1.57079637f, 0.3f, 0.001f, -1.1f};
  const float angle = is_on_lattice ? kAngles[random.below(2)] : kAngles[random.below(5)];
  const Box around = box_around(shape, {.angle = angle});
  constexpr std::array<float, 5> kSpeeds = {0.5f, 1, 2, 3, 0.37f};
  const float speed = is_on_lattice ? kSpeeds[random.below(4)] : kSpeeds[random.below(5)];
  const bool goes_left = random.one_in(2);
  // What begins at an end of a thin floor may come from its side.
  const float inset = is_one_sided ? 4 : 0;
  const float low = static_cast<float>(outline.left()) - around.min_x + inset;
  const float high = static_cast<float>(outline.right()) - around.max_x - inset;
  const Transform start = {
      .x = offset.x + (goes_left ? high : low), .y = offset.y - 200, .angle = angle};
  const Id mover = world.insert(shape, {.transform = start}).value;
  for (float way = 0; way < high - low; way += speed) {
    const float x = goes_left ? high - way : low + way;
    const double top = outline.top(x + around.min_x + 0.25, x + around.max_x - 0.25);
    const float depth =
        is_on_lattice ? 0.25f * static_cast<float>(1 + random.below(12)) : 3 * random.unit();
    const Transform at = {.x = offset.x + x,
                          .y = offset.y + static_cast<float>(top) - around.max_y + depth,
                          .angle = angle};
    ASSERT_EQ(world.set_transform(mover, at), Status::kOk);
    ASSERT_EQ(world.step(), Status::kOk);
    ++crossings.steps;
    if (world.pairs().empty()) continue;
    EXPECT_FALSE(world.contacts().empty())
        << "no contact at " << x << " (left " << goes_left << ", speed " << speed << ")" << ", "
        << at.y - offset.y << ", build " << static_cast<int>(build) << ", angle " << angle
        << ", kind " << static_cast<int>(shape.kind()) << ", depth " << depth << "\n"
        << outline.text();
    for (const Contact& contact : world.contacts()) {
      const bool mover_is_a = contact.a == mover;
      const Manifold& manifold = contact.manifold;
      const double sign = mover_is_a ? -1 : 1;
      const Place normal = {sign * manifold.normal_x, sign * manifold.normal_y};
      const ContactPoint& deepest =
          manifold.point_count == 2 && manifold.points[1].depth > manifold.points[0].depth
              ? manifold.points[1]
              : manifold.points[0];
      const Place on_ground = {deepest.x - double{offset.x} + normal.x * deepest.depth / 2,
                               deepest.y - double{offset.y} + normal.y * deepest.depth / 2};
      const double angle_off = outline.angle_to_normals(on_ground, normal, build == Build::kChain);
      crossings.worst = std::max(crossings.worst, angle_off);
      ++crossings.contacts;
      EXPECT_LE(angle_off, 1e-4) << "normal " << normal.x << ", " << normal.y << " at "
                                 << on_ground.x << ", " << on_ground.y << ", depth "
                                 << deepest.depth << ", mover at " << x << ", " << at.y - offset.y
                                 << ", angle " << angle << ", kind "
                                 << static_cast<int>(shape.kind()) << ", build "
                                 << static_cast<int>(build) << ", part "
                                 << contact.part_a + contact.part_b << "\n"
                                 << outline.text();
    }
    if (::testing::Test::HasFailure()) return;
  }
}

/// One of the builds. A chain of one side has flat ground: what this test puts deep through the
/// ridge of a thin floor comes from behind there.
void cross_some_ground(Random& random, Form form, Crossings& crossings) {
  const Build build = kBuilds[random.below(kBuilds.size())];
  cross_ground(random, build == Build::kOneSidedChain ? Form::kFlat : form, build, crossings);
}

TEST(Seams, GiveNoNormalsOnFlatGround) {
  Random random(91);
  Crossings crossings;
  for (int i = 0; i < 300 && !HasFailure(); ++i) cross_some_ground(random, Form::kFlat, crossings);
  EXPECT_GT(crossings.contacts, 50'000u);
}

TEST(Seams, GiveNoNormalsOnSlopesAndSteps) {
  Random random(92);
  Crossings crossings;
  for (int i = 0; i < 600 && !HasFailure(); ++i) cross_some_ground(random, Form::kSteps, crossings);
  EXPECT_GT(crossings.contacts, 50'000u);
}

TEST(Seams, ThoroughGiveNoNormalsInAMillionCrossings) {
  Random random(93);
  Crossings crossings;
  while (crossings.steps < 1'000'000 && !HasFailure()) {
    cross_some_ground(random, random.one_in(3) ? Form::kFlat : Form::kSteps, crossings);
  }
  EXPECT_GT(crossings.contacts, 1'000'000u);
}

/// Two boxes side by side with a small gap between them at x = 0, whose tops are at y = 0.
void add_floor_with_gap(World& world, float gap) {
  for (const float side : {-1.f, 1.f}) {
    const Transform at = {.x = side * (10 + gap / 2), .y = 10};
    const Shape box = Shape::box(20, 20).value;
    ASSERT_EQ(world.insert(box, {.transform = at, .is_static = true}).status, Status::kOk);
  }
}

void expect_upward_contacts(const Shape& shape, const Transform& at, float gap) {
  auto made = World::create({.world = {-100, -100, 100, 100}});
  ASSERT_EQ(made.status, Status::kOk);
  World& world = *made.value;
  add_floor_with_gap(world, gap);
  const Id mover = world.insert(shape, {.transform = at}).value;
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_FALSE(world.contacts().empty());
  for (const Contact& contact : world.contacts()) {
    EXPECT_EQ(contact.manifold.normal_x, 0);
    EXPECT_EQ(contact.manifold.normal_y, contact.a == mover ? 1.f : -1.f);
  }
}

TEST(Seams, GiveNoNormalOfASideWhoseNeighborIsJustBesideTheMovingShape) {
  for (const float gap : {0.f, 0.002f, 0.008f}) {
    expect_upward_contacts(Shape::box(2, 8).value, {.x = -1, .y = -1}, gap);
  }
}

TEST(Seams, GiveNoNormalOfACornerBesideAGapThatIsNone) {
  for (const float gap : {0.f, 0.002f, 0.008f}) {
    for (const float x : {0.f, 0.0005f, -0.003f}) {
      expect_upward_contacts(Shape::circle(4).value, {.x = x, .y = -1}, gap);
      expect_upward_contacts(Shape::capsule(10, 4, true).value, {.x = x, .y = -6}, gap);
    }
  }
}

TEST(Seams, MissNoFloorAtAStepThatIsNone) {
  // A slope up to x = 0, and flat ground that begins a little before and a little lower.
  const std::array<Point, 3> slope = {{{-8, 12}, {0, 0}, {0, 40}}};
  const std::array<Point, 3> flat = {{{0, 0}, {8, 0}, {0, 40}}};
  for (const float lower : {0.f, 0.001f, 0.004f}) {
    auto made = World::create({.world = {-100, -100, 100, 100}});
    ASSERT_EQ(made.status, Status::kOk);
    World& world = *made.value;
    const Transform at = {.x = -0.002f, .y = lower};
    ASSERT_EQ(world.insert(Shape::polygon(slope).value, {.is_static = true}).status, Status::kOk);
    ASSERT_EQ(world.insert(Shape::polygon(flat).value, {.transform = at, .is_static = true}).status,
              Status::kOk);
    const Transform above = {.x = -0.0006f, .y = -2.5f};
    ASSERT_EQ(world.insert(Shape::circle(4).value, {.transform = above}).status, Status::kOk);
    ASSERT_EQ(world.step(), Status::kOk);
    EXPECT_FALSE(world.contacts().empty()) << lower;
  }
}

}  // namespace
}  // namespace quadrille::testing
