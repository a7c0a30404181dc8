// What a world knows of all tiles of a map together, while tiles change one by one.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

// A map of one row whose tiles have numbers by index, in a world with a body that overlaps all of
// it.
struct RowOfTiles {
  World world = make_world({.world = {-10, -10, 1000, 10}});
  Id map = 0;
  Id body = 0;

  RowOfTiles(const std::vector<TileNumber>& tiles, const std::vector<TileKind>& kinds,
             const Filter& filter, const Filter& of_body) {
    const auto columns = static_cast<std::uint32_t>(tiles.size());
    map = world
              .add_tiles({.columns = columns,
                          .rows = 1,
                          .size = 1,
                          .tiles = tiles,
                          .kinds = kinds,
                          .options = {.filter = filter}})
              .value;
    body =
        add(world, Shape::box(2 * static_cast<float>(columns) + 2, 1).value, {.filter = of_body});
  }

  bool are_pair() {
    EXPECT_EQ(world.step(), Status::kOk);
    return !world.pairs().empty();
  }
};

Filter draw_tile_filter(Random& random) {
  const auto bits = [&] { return 1u << (31 * random.below(2)) | 1u << random.below(4); };
  return {.category = bits(), .mask = bits()};
}

TEST(TileFilters, AreThoseOfTheTilesThatThereAre) {
  Random random(2701);
  int pairs = 0;
  for (int round = 0; round < 300; ++round) {
    std::vector<TileKind> kinds(2 + random.below(6));
    for (TileKind& kind : kinds) {
      if (random.one_in(4)) kind.shape = TileShape::kEmpty;
      if (!random.one_in(3)) kind.filter = draw_tile_filter(random);
    }
    const auto draw_number = [&] {
      return static_cast<TileNumber>(random.below(static_cast<std::uint32_t>(kinds.size())));
    };
    std::vector<TileNumber> tiles(1 + random.below(4));
    for (TileNumber& tile : tiles) tile = draw_number();
    Filter filter = draw_tile_filter(random);
    const Filter of_body = draw_tile_filter(random);
    RowOfTiles scene(tiles, kinds, filter, of_body);
    for (int change = 0; change < 12; ++change) {
      const std::uint32_t column = random.below(static_cast<std::uint32_t>(tiles.size()));
      tiles[column] = draw_number();
      ASSERT_EQ(scene.world.set_tile(scene.map, column, 0, tiles[column]), Status::kOk);
      if (random.one_in(4)) {
        filter = draw_tile_filter(random);
        ASSERT_EQ(scene.world.set_filter(scene.map, filter), Status::kOk);
      }
      const bool expected = std::ranges::any_of(tiles, [&](TileNumber tile) {
        const TileKind& kind = kinds[tile];
        return tile != 0 && kind.shape != TileShape::kEmpty &&
               admit(kind.filter.value_or(filter), of_body);
      });
      ASSERT_EQ(scene.are_pair(), expected) << "round " << round << ", change " << change;
      expect_sound(scene.world);
      pairs += expected ? 1 : 0;
    }
  }
  EXPECT_GT(pairs, 500);
  EXPECT_LT(pairs, 3'100);
}

}  // namespace
}  // namespace quadrille::testing
