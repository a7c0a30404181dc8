// The same bits everywhere: the frames of tests/scenes/world.json have one hash for every compiler,
// processor and JavaScript engine.
#include "golden_frames.hpp"

namespace quadrille::testing {
namespace {

// As tests/scenes/README.md says.
class Frames {
 public:
  explicit Frames(const nlohmann::json& scene)
      : random_(scene.at("seed")),
        width_(scene.at("width")),
        height_(scene.at("height")),
        world_(make_world({.world = {0, 0, width_, height_}})),
        drifters_(world_, random_, scene) {
    for (std::size_t i = 0; i < drifters_.size(); ++i) drifters_.draw(i);
  }

  void run(int frame) {
    drifters_.move();
    drifters_.replace_one();
    EXPECT_EQ(world_.step(), Status::kOk);
    add_lists(hash_, world_);
    if (frame % 10 == 0) add_queries();
  }

  std::string hash() const { return hash_.text(); }

 private:
  void add_queries() {
    for (const Row row : world_.query({100, 100, 300, 250}).value) hash_.add(row);
    for (const Hit& hit : world_.raycast_all({0, 0, width_, height_}).value) {
      hash_.add(hit.fraction);
    }
    const CastPath across = {{0, height_, 1, 1}, width_, -height_};
    for (const CastHit& hit : world_.cast_all(Shape::box(20, 12).value, across).value) {
      add_hit(hash_, hit);
    }
  }

  Random random_;
  float width_;
  float height_;
  World world_;
  Drifters drifters_;
  Hash32 hash_;
};

TEST(WorldDeterminism, TenThousandFramesGiveTheSameBitsOnEveryPlatform) {
  const nlohmann::json scene = read_scene("world.json");
  Frames frames(scene);
  for (int frame = 0; frame < scene.at("frames"); ++frame) frames.run(frame);
  EXPECT_EQ(frames.hash(), scene.at("hash").get<std::string>());
}

}  // namespace
}  // namespace quadrille::testing
