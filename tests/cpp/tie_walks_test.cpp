// Shapes that walk over rows of tiles, one unit a step: every place where a game's characters meet
// the ends of tiles.
#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "contact_reference.hpp"
#include "findings.hpp"
#include "quadrille/quadrille.hpp"
#include "shape_code.hpp"
#include "support.hpp"
#include "tie_shapes.hpp"

namespace quadrille::testing {
namespace {

constexpr float kTile = 32;
constexpr int kTileCount = 3;

/// A shape whose top is a tile's: 32 wide, at y = 0 when its origin is there.
struct Tile {
  Shape shape;
  float origin_y;
};

std::vector<Tile> tiles() {
  const std::array<Point, 5> house = {{{-16, 0}, {16, 0}, {16, 20}, {0, 32}, {-16, 20}}};
  return {{Shape::box(kTile, kTile).value, kTile / 2},
          {Shape::polygon(house).value, 0},
          {Shape::segment(-16, 0, 16, 0).value, 0},
          {Shape::capsule(kTile, 4).value, 4},
          {Shape::circle(kTile / 2).value, kTile / 2}};
}

std::vector<Shape> walkers() {
  const std::array<Point, 6> hexagon = {{{-4, -8}, {4, -8}, {8, 0}, {4, 8}, {-4, 8}, {-8, 0}}};
  return {Shape::capsule(16, 8).value, Shape::box(16, 16).value, Shape::circle(8).value,
          Shape::polygon(hexagon).value, Shape::segment(-8, 0, 8, 0).value};
}

/// How far a shape reaches from its origin along y once it is turned.
float reach_down(const Shape& shape, float angle) {
  const OracleShape<Real> placed = reference_shape(shape, {.angle = angle}, {0, 0});
  Real reach = 0;
  for (const auto& point : placed.points) reach = std::max(reach, point.y);
  return static_cast<float>(reach + placed.radius);
}

/// The floor as it is, or turned by a quarter to be a wall on the right.
Transform turned(const Transform& transform, bool is_wall) {
  if (!is_wall) return transform;
  const int quarters = *whole_quarter_turns(transform.angle);
  return {-transform.y, transform.x, quarter_turns(quarters + 1), transform.scale};
}

struct PlacedTile {
  Id id;
  Transform transform;
};

struct Walk {
  Tile tile;
  Shape walker;
  int quarters;
  float depth;
  bool is_wall;
};

/// Walks along the middle tile and a half on either side; counts contacts.
int walk(const Walk& drawn, Findings& findings) {
  auto made = World::create({.world = {-256, -256, 256, 256},
                             .edges = EdgeRule::kTouching,
                             .seam_tolerance = kNoSeamRule});
  EXPECT_EQ(made.status, Status::kOk);
  World& world = *made.value;
  std::vector<PlacedTile> row;
  for (int i = 0; i < kTileCount; ++i) {
    const Transform at =
        turned({kTile * static_cast<float>(i - 1), drawn.tile.origin_y, 0, 1}, drawn.is_wall);
    row.push_back({world.insert(drawn.tile.shape, {.transform = at, .is_static = true}).value, at});
  }
  const float angle = quarter_turns(drawn.quarters);
  const float y = drawn.depth - reach_down(drawn.walker, angle);
  const Id walker = world.insert(drawn.walker).value;
  int contacts = 0;
  for (int x = -32; x <= 32; ++x) {
    const Transform at = turned({static_cast<float>(x), y, angle, 1}, drawn.is_wall);
    world.transforms()[row_of(walker)] = at;
    EXPECT_EQ(world.step(), Status::kOk);
    std::size_t next = 0;
    for (const PlacedTile& placed : row) {
      const Transform& at_tile = placed.transform;
      const auto code = [&] { return code_of({drawn.tile.shape, at_tile, drawn.walker, at}); };
      const bool is_pair = next < world.pairs().size() && world.pairs()[next].a == placed.id;
      const auto exact = exact_relation_on(1, drawn.tile.shape, at_tile, drawn.walker, at);
      findings.expect(exact.has_value(), "everything is on the lattice", code);
      findings.expect(is_pair == (exact.value_or(1) <= 0), "pairs are exact", code);
      if (!is_pair) continue;
      const PairReference reference = reference_of(drawn.tile.shape, at_tile, drawn.walker, at);
      findings.expect_none(wrong_in_contact(reference, {at_tile.x, at_tile.y},
                                            world.contacts()[next].manifold, true),
                           code);
      ++next;
    }
    contacts += static_cast<int>(next);
  }
  return contacts;
}

class TieWalks : public ::testing::TestWithParam<std::size_t> {};

TEST_P(TieWalks, OverTilesHaveTheContactsOfTheReference) {
  Findings findings;
  for (const Tile& tile : tiles()) {
    int contacts = 0;
    for (const int quarters : {0, 1, 2, -1}) {
      for (const float depth : {0.0f, 2.0f}) {
        for (const bool is_wall : {false, true}) {
          contacts += walk({tile, walkers()[GetParam()], quarters, depth, is_wall}, findings);
        }
      }
    }
    EXPECT_GT(contacts, 300);
  }
}

INSTANTIATE_TEST_SUITE_P(Walkers, TieWalks, ::testing::Range(std::size_t{0}, std::size_t{5}));

}  // namespace
}  // namespace quadrille::testing
