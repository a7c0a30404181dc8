// The same bits everywhere, of a level: the frames of tests/scenes/level.json, which has a tile
// map, chains, one-way bodies and static bodies that adjoin, have one hash for every compiler,
// processor and JavaScript engine.
#include <algorithm>
#include <array>
#include <optional>

#include "golden_frames.hpp"
#include "golden_moves.hpp"

namespace quadrille::testing {
namespace {

using Json = nlohmann::json;

// In the order of OneWay.
constexpr std::array kSides = {"", "up", "down", "left", "right"};

OneWay side_of(const Json& object) {
  const Json side = object.value("oneWay", Json(false));
  if (!side.is_string()) return OneWay::kNo;
  return static_cast<OneWay>(std::ranges::find(kSides, side.get<std::string>()) - kSides.begin());
}

std::vector<Point> points_of(const Json& numbers) {
  std::vector<Point> points;
  for (std::size_t i = 0; i < numbers.size(); i += 2)
    points.push_back({numbers[i], numbers[i + 1]});
  return points;
}

TileKind kind_of(const Json& given) {
  TileKind kind = {.is_sensor = given.value("sensor", false), .one_way = side_of(given)};
  const Json shape = given.value("shape", Json(1));
  if (shape.is_array()) {
    kind.polygon = Shape::polygon(points_of(shape)).value;
  } else {
    kind.shape = static_cast<TileShape>(shape.get<int>());
  }
  if (given.contains("mask")) kind.filter = Filter{given.at("category"), given.at("mask")};
  return kind;
}

// As tests/scenes/README.md says.
class LevelFrames {
 public:
  explicit LevelFrames(const Json& scene)
      : random_(scene.at("seed")),
        width_(scene.at("width")),
        height_(scene.at("height")),
        columns_(scene.at("tiles").at("columns")),
        rows_(scene.at("tiles").at("rows")),
        map_y_(scene.at("tiles").at("y")),
        world_(make_world({.world = {0, 0, width_, height_}})),
        drifters_(world_, random_, scene),
        moves_(world_, scene) {
    add_map(scene.at("tiles"));
    for (const Json& chain : scene.at("chains")) add_chain(chain);
    for (const Json& box : scene.at("boxes")) add_box(box);
    lift_ = add_box(scene.at("lift"));
    contacts_.resize(world_.rows());
    for (std::size_t i = 0; i < drifters_.size(); ++i) add_drifter(i);
  }

  void run(std::uint32_t frame) {
    drifters_.move();
    change(frame);
    EXPECT_EQ(world_.step(), Status::kOk);
    hash_.add(world_.pairs());
    add_lists(hash_, world_);
    for (const Contact& contact : world_.contacts()) {
      if (row_of(contact.a) < contacts_.size()) ++contacts_[row_of(contact.a)];
    }
    add_queries();
    moves_.run(drifters_);
  }

  std::string hash() const { return hash_.text(); }
  std::string query_hash() const { return query_hash_.text(); }
  const GoldenMoves& moves() const { return moves_; }
  /// By the rows of what does not drift.
  const std::vector<std::size_t>& contacts() const { return contacts_; }

 private:
  TileNumber draw_tile() {
    const std::uint32_t number = drifters_.whole(0, 3 * kind_count_ - 1);
    if (number < kind_count_) return static_cast<TileNumber>(number);
    return number < 2 * kind_count_ ? 1 : 0;
  }

  void add_map(const Json& tiles) {
    std::vector<TileKind> kinds;
    for (const Json& kind : tiles.at("kinds")) kinds.push_back(kind_of(kind));
    kind_count_ = static_cast<std::uint32_t>(kinds.size());
    std::vector<TileNumber> numbers(columns_ * rows_);
    for (TileNumber& number : numbers) number = draw_tile();
    const Result<Id> added = world_.add_tiles({.columns = columns_,
                                               .rows = rows_,
                                               .size = tiles.at("size"),
                                               .tiles = numbers,
                                               .kinds = kinds,
                                               .options = {.transform = {.y = map_y_}}});
    EXPECT_EQ(added.status, Status::kOk);
    map_ = added.value;
  }

  void add_chain(const Json& chain) {
    const std::vector<Point> points = points_of(chain.at("points"));
    const NewChain added = {.points = points,
                            .is_loop = chain.at("loop"),
                            .is_one_sided = chain.at("oneSided"),
                            .options = {.is_static = true}};
    EXPECT_EQ(world_.add_chain(added).status, Status::kOk);
  }

  Id add_box(const Json& box) {
    BodyOptions options = {.is_static = true, .one_way = side_of(box)};
    return add_at(world_, Shape::box(box.at("width"), box.at("height")).value, box.at("x"),
                  box.at("y"), options);
  }

  void add_drifter(std::size_t i) {
    drifters_.draw(i);
    decorate(i);
  }

  /// Some drifters are solid from one side, or have a part that is.
  void decorate(std::size_t i) {
    const Id id = drifters_.id(i);
    if (i % 9 == 4) {
      const auto side = static_cast<OneWay>(drifters_.whole(1, 4));
      EXPECT_EQ(world_.set_one_way(id, side), Status::kOk);
    }
    if (i % 12 == 2) {
      Part part = world_.part(id, 1).value;
      part.one_way = OneWay::kFront;
      EXPECT_EQ(world_.set_part(id, 1, part), Status::kOk);
    }
  }

  void change(std::uint32_t frame) {
    decorate(drifters_.replace_one());
    for (int i = 0; i < 3; ++i) {
      const std::uint32_t column = drifters_.whole(0, columns_ - 1);
      const std::uint32_t row = drifters_.whole(0, rows_ - 1);
      EXPECT_EQ(world_.set_tile(map_, column, row, draw_tile()), Status::kOk);
    }
    const Id dropper = drifters_.id(drifters_.draw_index());
    EXPECT_EQ(world_.set_drops_through(dropper, random_.unit() < 0.5f), Status::kOk);
    const Transform lift = world_.options(lift_).value.transform;
    EXPECT_EQ(world_.move(lift_, lift.x, lift.y + (frame % 64 < 32 ? -1.0f : 1.0f)), Status::kOk);
    if (frame % 100 != 99) return;
    const float x = static_cast<float>(drifters_.whole(0, 16)) - 8;
    const float y = static_cast<float>(drifters_.whole(0, 16)) - 8;
    EXPECT_EQ(world_.move(map_, x, map_y_ + y), Status::kOk);
  }

  /// The only part of the hashes that queries but moves have.
  void add_queries() {
    const float x = width_ * random_.unit();
    const float y = height_ * random_.unit();
    const float dx = 256 * random_.unit() - 128;
    const float dy = 256 * random_.unit() - 128;
    for (const Row row : world_.query({200, 200, 400, 350}).value) query_hash_.add(row);
    for (const BodyNeighbor& near : world_.nearest({x, y}, 5).value) {
      query_hash_.add(near.row);
      query_hash_.add(near.distance);
      query_hash_.add(near.part);
    }
    for (const Hit& hit : world_.raycast_all({x, y, dx, dy}).value) {
      query_hash_.add(hit.row);
      for (const float number : {hit.fraction, hit.x, hit.y, hit.normal_x, hit.normal_y}) {
        query_hash_.add(number);
      }
      query_hash_.add(hit.part);
    }
    const Shape box = Shape::box(20, 12).value;
    for (const CastHit& hit : world_.cast_all(box, {{x, y, 1, 1}, dx, dy}).value) add_cast(hit);
    const Id caster = drifters_.id(drifters_.draw_index());
    const std::optional<CastHit> first = world_.cast(caster, dx, dy).value;
    if (first) add_cast(*first);
  }

  void add_cast(const CastHit& hit) {
    query_hash_.add(hit.row);
    add_hit(query_hash_, hit);
  }

  Random random_;
  float width_;
  float height_;
  std::uint32_t columns_;
  std::uint32_t rows_;
  float map_y_;
  World world_;
  Drifters drifters_;
  GoldenMoves moves_;
  std::uint32_t kind_count_ = 0;
  Id map_ = 0;
  Id lift_ = 0;
  std::vector<std::size_t> contacts_;
  Hash32 hash_;
  Hash32 query_hash_;
};

// Where other results are meant, the hashes that this test prints go into level.json.
TEST(LevelDeterminism, TenThousandFramesGiveTheSameBitsOnEveryPlatform) {
  const Json scene = read_scene("level.json");
  LevelFrames frames(scene);
  for (std::uint32_t frame = 0; frame < scene.at("frames"); ++frame) frames.run(frame);
  EXPECT_EQ(frames.hash(), scene.at("hash").get<std::string>());
  EXPECT_EQ(frames.query_hash(), scene.at("queryHash").get<std::string>());
  EXPECT_EQ(frames.moves().hash(), scene.at("moveHash").get<std::string>());
  const GoldenMoves::Counts& counts = frames.moves().counts();
  for (const std::size_t count :
       {counts.on_floor, counts.on_wall, counts.on_ceiling, counts.stepped, counts.snapped,
        counts.stuck, counts.carried, counts.pushed}) {
    EXPECT_GT(count, 10u);
  }
  for (std::size_t row = 0; row < frames.contacts().size(); ++row) {
    EXPECT_GT(frames.contacts()[row], 100u) << "row " << row;
  }
}

}  // namespace
}  // namespace quadrille::testing
