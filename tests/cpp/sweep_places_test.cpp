// Where sweeps and ray casts end: a box that is put there does not overlap what it met, and a ray's
// point is on the side that it met. Coordinates are drawn so that ties are common and sums are
// rounded.
#include "geometry/box_math.hpp"
#include "geometry/swept_box.hpp"
#include "support.hpp"

namespace quadrille::testing {
namespace {

constexpr int kCases = 400'000;

enum class Numbers { kWhole, kTenths, kAnySize };
constexpr std::array kNumbers = {Numbers::kWhole, Numbers::kTenths, Numbers::kAnySize};
constexpr std::array kOrigins = {0.0f, 30'000.0f, -30'000.0f, 10'000'000.0f, -10'000'000.0f};

// 1e-7 to 3e4, all magnitudes alike.
float draw_magnitude(Random& random) {
  constexpr std::array kDecades = {1e-7f, 1e-6f, 1e-5f, 1e-4f, 1e-3f, 1e-2f,
                                   1e-1f, 1.0f,  1e1f,  1e2f,  1e3f,  3e3f};
  return kDecades[random.below(kDecades.size())] * (1 + 9 * random.unit());
}

float draw_number(Random& random, Numbers numbers) {
  const auto whole = static_cast<float>(random.below(65)) - 32;
  switch (numbers) {
    case Numbers::kWhole:
      return whole;
    case Numbers::kTenths:
      return whole * 0.1f;
    case Numbers::kAnySize:
      break;
  }
  return random.one_in(2) ? draw_magnitude(random) : -draw_magnitude(random);
}

// Half of the boxes are around zero.
Box draw_box(Random& random, Numbers numbers, const Point& size) {
  const float origin = random.one_in(2) ? 0 : kOrigins[random.below(kOrigins.size())];
  const float x = origin + draw_number(random, numbers);
  const float y = origin + draw_number(random, numbers);
  return from_corner(x, y, size.x, size.y);
}

struct Case {
  Box wall;
  MovingBox moving;
};

// A box that moves towards a corner of a wall, or past it: along an axis, diagonally or in any
// direction.
Case draw_case(Random& random) {
  const Numbers numbers = kNumbers[random.below(kNumbers.size())];
  const auto size = [&] { return std::fabs(draw_number(random, numbers)); };
  const Point first = {size(), size()};
  const Point second = random.one_in(2) ? first : Point{size(), size()};
  const Box wall = draw_box(random, numbers, first);
  Box box = draw_box(random, numbers, second);
  if (random.one_in(4)) box = moved_to(box, {box.min_x, wall.min_y});
  if (random.one_in(4)) box = moved_to(box, {wall.min_x, box.min_y});
  const Point aim = {random.one_in(2) ? wall.min_x : wall.max_x,
                     random.one_in(2) ? wall.min_y : wall.max_y};
  const auto reach = static_cast<float>(1 + random.below(3));
  Point step = {(aim.x - box.min_x) * reach, (aim.y - box.min_y) * reach};
  if (random.one_in(4)) step.x = 0;
  if (random.one_in(4)) step.y = 0;
  if (random.one_in(4)) step.x = std::copysign(step.y, step.x);
  return {wall, {box, step.x, step.y}};
}

// The distance to the next float, at the largest of some magnitudes.
float coarsest_step(std::initializer_list<float> numbers) {
  float largest = 0;
  for (const float number : numbers) largest = std::max(largest, std::fabs(number));
  return next_up(largest) - largest;
}

// True when a box whose min corner is a little farther on its way would overlap what it met.
bool is_near(float place, float min, float max, float step, float low, float high) {
  const float size = max - min;
  const float near = 2 * coarsest_step({place, min, max, low, high});
  return step > 0 ? place + near + size > low : place - near < high;
}

TEST(SweepPlaces, ABoxThatIsPutThereDoesNotOverlapWhatItMet) {
  Random random(21);
  std::size_t hits = 0, moved = 0, written = 0, far = 0;
  for (int i = 0; i < kCases; ++i) {
    const auto [wall, moving] = draw_case(random);
    const EdgeRule edges = random.one_in(2) ? EdgeRule::kTouching : EdgeRule::kStrict;
    const SweptBox swept(moving, edges);
    if (!swept.meets(wall)) continue;
    const Hit hit = swept.hit(wall);
    if (hit.normal_x == 0 && hit.normal_y == 0) continue;
    ++hits;
    const Box& box = moving.box;
    const Box there = moved_to(box, {hit.x, hit.y});
    EXPECT_EQ(there, from_corner(hit.x, hit.y, box.max_x - box.min_x, box.max_y - box.min_y));
    moved += overlap<EdgeRule::kStrict>(wall, there) ? 1 : 0;
    const Box summed = {hit.x, hit.y, static_cast<float>(hit.x + (double{box.max_x} - box.min_x)),
                        static_cast<float>(hit.y + (double{box.max_y} - box.min_y))};
    written += overlap<EdgeRule::kStrict>(wall, summed) ? 1 : 0;
    const bool is_beside =
        hit.normal_x != 0 ? is_near(hit.x, box.min_x, box.max_x, moving.dx, wall.min_x, wall.max_x)
                          : is_near(hit.y, box.min_y, box.max_y, moving.dy, wall.min_y, wall.max_y);
    far += is_beside ? 0 : 1;
  }
  EXPECT_GT(hits, kCases / 3u);
  EXPECT_EQ(moved, 0u) << "of " << hits << ": by move, or made anew from their size";
  EXPECT_EQ(written, 0u) << "of " << hits << ": with sums in 64 bits";
  EXPECT_EQ(far, 0u) << "of " << hits << ": farther away than rounding explains";
}

// Diagonally towards the corner of a wall at the origin, or in any direction.
TEST(SweepPlaces, TheEndOfARayIsOnTheSideThatItMet) {
  Random random(22);
  std::size_t hits = 0, apart = 0;
  for (int i = 0; i < kCases; ++i) {
    Case drawn = draw_case(random);
    if (random.one_in(2)) {
      const Numbers numbers = kNumbers[random.below(kNumbers.size())];
      const float away = std::fabs(draw_number(random, numbers));
      const float step = away * (1 + random.unit());
      const float side = random.one_in(2) ? 1.0f : -1.0f;
      drawn.wall = side > 0 ? Box{0, -1, 1, 0} : Box{0, 0, 1, 1};
      drawn.moving = {{-away, side * away, -away, side * away}, step, -side * step};
    }
    const auto& [wall, moving] = drawn;
    const Point from = {moving.box.min_x, moving.box.min_y};
    const MovingBox ray = {{from.x, from.y, from.x, from.y}, moving.dx, moving.dy};
    const SweptBox swept(ray, EdgeRule::kTouching);
    if (!swept.meets(wall)) continue;
    const Hit hit = swept.hit(wall);
    ++hits;
    const Box there = {hit.x, hit.y, hit.x, hit.y};
    apart += overlap<EdgeRule::kTouching>(wall, there) ? 0 : 1;
  }
  EXPECT_GT(hits, kCases / 3u);
  EXPECT_EQ(apart, 0u) << "of " << hits << ": the ray's point is not on the side that it met";
}

class SweepPlaces : public ::testing::TestWithParam<Placement> {};

INSTANTIATE_TEST_SUITE_P(All, SweepPlaces, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

// One by one and all in a batch: first hits, and all hits.
TEST_P(SweepPlaces, HoldForEveryFormOfTheQueryAndOfTheMove) {
  Random random(23);
  std::size_t hits = 0;
  for (int i = 0; i < 4'000; ++i) {
    const auto [wall, moving] = draw_case(random);
    const Box& box = moving.box;
    Quadtree tree = make_tree(settings_64(GetParam()));
    insert(tree, wall);
    const auto met = tree.sweep(moving);
    ASSERT_EQ(met.status, Status::kOk);
    if (!met.value || (met.value->normal_x == 0 && met.value->normal_y == 0)) continue;
    ++hits;
    const Hit hit = *met.value;
    const auto is_there = [&hit](const Hit& other) { return hit.x == other.x && hit.y == other.y; };
    EXPECT_TRUE(is_there(tree.sweep_all(moving).value[0]));
    EXPECT_TRUE(is_there(tree.sweep_many({&moving, 1}).value[0]));
    const Id mover = insert(tree, box);
    ASSERT_EQ(tree.move(mover, hit.x, hit.y), Status::kOk);
    EXPECT_TRUE(sorted_pairs(tree).empty());
    ASSERT_EQ(tree.update(mover, box), Status::kOk);
    const Point positions[] = {{wall.min_x, wall.min_y}, {hit.x, hit.y}};
    ASSERT_EQ(tree.move_many(positions), Status::kOk);
    EXPECT_FALSE(overlap<EdgeRule::kStrict>(wall, tree.boxes()[row_of(mover)]));
    if (HasFailure()) return;
  }
  EXPECT_GT(hits, 1'000u);
}

}  // namespace
}  // namespace quadrille::testing
