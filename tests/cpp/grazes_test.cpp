// Casts, sweeps and moves along a side that only rounding puts in their way.
#include <cmath>
#include <vector>

#include "mover_scene.hpp"

namespace quadrille::testing {
namespace {

// A box that moves along the side of another one, in decimals: both have whole numbers of units.
struct Pass {
  Box fixed;  // by corners, as a tree has it
  Box moving;
  Point fixed_centre;  // by centres and sizes, as a world has it
  Point moving_centre;
  Point fixed_size;
  Point moving_size;
  float dx;
  float dy;
};

float decimal(double units, double unit) {
  return static_cast<float>(units * unit);
}

// By `deeper`, the moving box is put into the other one.
Pass draw_pass(Random& random, double unit, double deeper) {
  const auto cells = [&](std::uint32_t most) {
    return static_cast<double>(1 + random.below(most));
  };
  const double x = cells(60), y = cells(60);  // of the fixed box, in units
  const double width = cells(8), height = cells(8);
  const double own_width = cells(4), own_height = cells(4);
  const double gap = cells(4);
  const bool is_upright = random.one_in(2);
  const bool is_after = random.one_in(2);
  const bool goes_back = random.one_in(2);
  const double own_x = goes_back ? x + width + gap : x - own_width - gap;
  const double own_y = is_after ? y + height - deeper / unit : y - own_height + deeper / unit;
  constexpr double kLengths[] = {1, 1, 1e3, 1e6};
  const double way =
      (goes_back ? -1 : 1) * kLengths[random.below(4)] * (own_width + width + 2 * gap);
  // As a tree gets them: corner and size are decimals, the other corner is a rounded sum.
  const auto box_of = [unit](double left, double top, double across, double down) -> Box {
    const Point corner = {decimal(left, unit), decimal(top, unit)};
    return {corner.x, corner.y, corner.x + decimal(across, unit), corner.y + decimal(down, unit)};
  };
  const Box fixed = box_of(x, y, width, height);
  const Box moving = box_of(own_x, own_y, own_width, own_height);
  Pass pass = {fixed,
               moving,
               {decimal(x + width / 2, unit), decimal(y + height / 2, unit)},
               {decimal(own_x + own_width / 2, unit), decimal(own_y + own_height / 2, unit)},
               {decimal(width, unit), decimal(height, unit)},
               {decimal(own_width, unit), decimal(own_height, unit)},
               decimal(way, unit),
               0};
  if (!is_upright) return pass;
  const auto turn = [](Point& point) { std::swap(point.x, point.y); };
  for (Box* box : {&pass.fixed, &pass.moving}) {
    std::swap(box->min_x, box->min_y);
    std::swap(box->max_x, box->max_y);
  }
  for (Point* point :
       {&pass.fixed_centre, &pass.moving_centre, &pass.fixed_size, &pass.moving_size}) {
    turn(*point);
  }
  std::swap(pass.dx, pass.dy);
  return pass;
}

bool sweep_is_stopped(const Pass& pass) {
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  insert(tree, pass.fixed);
  const MovingBox moving = {pass.moving, pass.dx, pass.dy};
  const bool is_stopped = tree.sweep(moving).value.has_value();
  EXPECT_EQ(tree.sweep_all(moving).value.size(), is_stopped ? 1u : 0u);
  return is_stopped;
}

class PassInWorld {
 public:
  explicit PassInWorld(const Pass& pass) : pass_(pass), world_(open_world()) {
    add_solid(world_, box(pass.fixed_size.x, pass.fixed_size.y), pass.fixed_centre.x,
              pass.fixed_centre.y);
    body_ = add_at(world_, shape(), pass.moving_centre.x, pass.moving_centre.y);
  }

  bool cast_is_stopped() {
    const CastPath path = {
        {.x = pass_.moving_centre.x, .y = pass_.moving_centre.y}, pass_.dx, pass_.dy};
    const bool is_stopped = world_.cast(body_, pass_.dx, pass_.dy).value.has_value();
    EXPECT_EQ(world_.cast_all(body_, pass_.dx, pass_.dy).value.size(), is_stopped ? 1u : 0u);
    EXPECT_EQ(world_.cast(shape(), path, {.except = {&body_, 1}}).value.has_value(), is_stopped);
    return is_stopped;
  }

  // The same of a circle and of a square on its corner that reach as far to both sides of the way.
  bool others_are_stopped() {
    const float reach = (pass_.dx != 0 ? pass_.moving_size.y : pass_.moving_size.x) / 2;
    const CastPath path = {
        {.x = pass_.moving_centre.x, .y = pass_.moving_centre.y}, pass_.dx, pass_.dy};
    const bool is_stopped =
        world_.cast(circle(reach), path, {.except = {&body_, 1}}).value.has_value();
    const Shape diamond = polygon({{0, -reach}, {reach, 0}, {0, reach}, {-reach, 0}});
    EXPECT_EQ(world_.cast(diamond, path, {.except = {&body_, 1}}).value.has_value(), is_stopped);
    return is_stopped;
  }

  bool move_is_stopped() {
    const Moved moved =
        kept(world_.move_and_slide(body_, pass_.dx, pass_.dy, {.up = {0.6f, 0.8f}}));
    const float x = pass_.moving_centre.x + pass_.dx;
    const float y = pass_.moving_centre.y + pass_.dy;
    return std::abs(moved.x - x) + std::abs(moved.y - y) >
           1e-3f * (std::abs(pass_.dx) + std::abs(pass_.dy));
  }

 private:
  Shape shape() const { return box(pass_.moving_size.x, pass_.moving_size.y); }

  Pass pass_;
  World world_;
  Id body_;
};

constexpr double kUnits[] = {0.1, 0.3, 0.6, 1.1, 16.1, 1, 16, 0.5, 1.0 / 3, 1e-3, 12.7};

void expect_passes(int passes) {
  Random random(1);
  for (int i = 0; i < drawn(passes) && !::testing::Test::HasFailure(); ++i) {
    const double unit = kUnits[random.below(11)];
    SCOPED_TRACE(std::to_string(i) + ", unit " + std::to_string(unit));
    const Pass aligned = draw_pass(random, unit, 0);
    EXPECT_FALSE(sweep_is_stopped(aligned));
    PassInWorld world(aligned);
    EXPECT_FALSE(world.cast_is_stopped());
    EXPECT_FALSE(world.others_are_stopped());
    EXPECT_FALSE(world.move_is_stopped());
    // Somewhat more than rounding stops all three.
    const Pass deeper = draw_pass(random, unit, unit / 100);
    EXPECT_TRUE(sweep_is_stopped(deeper));
    PassInWorld deeper_world(deeper);
    EXPECT_TRUE(deeper_world.cast_is_stopped());
    EXPECT_TRUE(deeper_world.others_are_stopped());
    EXPECT_TRUE(deeper_world.move_is_stopped());
  }
}

TEST(Grazes, AlongSidesThatAreOneInDecimalsStopNothing) {
  expect_passes(3000);
}

TEST(Grazes, ThoroughAlongSidesThatAreOneInDecimalsStopNothing) {
  expect_passes(300000);
}

TEST(Grazes, OfABoxOfTenthsBesideAnotherHoldNoMove) {
  World world = open_world();
  add_solid(world, box(0.4f, 0.4f), 2.8f, 0.3f);
  const Moved moved =
      kept(world.move_and_slide(box(0.1f, 0.1f), {{.x = 2.4f, .y = 0.55f}, 0.8f, 0}));
  EXPECT_EQ(moved.x, 2.4f + 0.8f);
  EXPECT_EQ(moved.y, 0.55f);
  EXPECT_FALSE(moved.is_on_wall);
}

TEST(Grazes, OfFourFloatStepsStopNothingAndOfMoreDo) {
  const float step = 0x1p-23f;  // of coordinates from 1 to 2
  for (const int steps : {1, 2, 4, 5, 8, 100}) {
    const float edge = 1.5f + static_cast<float>(steps) * step;
    Quadtree tree = make_tree(settings_64(Placement::kCover));
    insert(tree, {1.5f, 1.5f, 1.75f, 1.75f});
    const bool is_stopped = steps > 4;
    EXPECT_EQ(tree.sweep({{1.1f, 1.25f, 1.2f, edge}, 0.7f, 0}).value.has_value(), is_stopped)
        << steps;
    World world = open_world();
    add_solid(world, box(0.25f, 0.25f), 1.625f, 1.625f);
    const float y = 1.375f + static_cast<float>(steps) * step;
    EXPECT_EQ(world.cast(box(0.25f, 0.25f), {{.x = 1.2f, .y = y}, 0.7f, 0}).value.has_value(),
              is_stopped)
        << steps;
  }
}

TEST(Grazes, AtTheStartStopOnlyWhatMovesDeeper) {
  World world = open_world();
  add_solid(world, box(20, 20), 100, 100);
  const float edge = 90.00001f;  // somewhat in it
  const CastPath into = {{.x = edge - 5, .y = 100}, 3, 0};
  const CastPath along = {{.x = edge - 5, .y = 100}, 0, 30};
  const CastPath away = {{.x = edge - 5, .y = 100}, -3, 0};
  ASSERT_FALSE(world.overlaps(box(10, 10), into.from).value.empty());
  EXPECT_TRUE(world.cast(box(10, 10), into).value.has_value());
  EXPECT_FALSE(world.cast(box(10, 10), along).value.has_value());
  EXPECT_FALSE(world.cast(box(10, 10), away).value.has_value());
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  insert(tree, {90, 90, 110, 110});
  const Box box = {edge - 10, 95, edge, 105};
  const std::optional<Hit> hit = tree.sweep({box, 3, 2}).value;
  ASSERT_TRUE(hit.has_value());
  EXPECT_EQ(hit->fraction, 0);
  EXPECT_EQ(hit->normal_x, -1);
  EXPECT_EQ(hit->normal_y, 0);
  EXPECT_EQ(tree.sweep_all({box, 3, 2}).value[0].normal_x, -1);
  EXPECT_FALSE(tree.sweep({box, 0, 30}).value.has_value());
  EXPECT_FALSE(tree.sweep({box, -3, 0}).value.has_value());
}

TEST(Grazes, AreMetWhereTouchesCount) {
  World world = open_world(EdgeRule::kTouching);
  add_solid(world, box(20, 20), 100, 100);
  EXPECT_TRUE(world.cast(box(10, 10), {{.x = 70, .y = 85}, 60, 0}).value.has_value());
}

TEST(Grazes, OfWhatHasNoSizeAreMet) {
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  insert(tree, {90, 90, 110, 110});
  const float inside = std::nextafter(90.0f, 100.0f);
  EXPECT_TRUE(tree.raycast({70, inside, 60, 0}).value.has_value());
  EXPECT_TRUE(tree.sweep({{70, inside, 70, inside}, 60, 0}).value.has_value());
}

TEST(Grazes, OfThinShapesAreMet) {
  World world = open_world();
  add_solid(world, segment(0, -10, 0, 10), 100, 100);
  EXPECT_TRUE(world.cast(segment(-1, 0, 1, 0), {{.x = 70, .y = 100}, 60, 0}).value.has_value());
  EXPECT_TRUE(world.cast(circle(1e-5f), {{.x = 70, .y = 100}, 60, 0}).value.has_value());
}

}  // namespace
}  // namespace quadrille::testing
