// The same bits everywhere: the frames of tests/scenes/world.json have one hash for every compiler,
// processor and JavaScript engine.
#include <bit>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

class Hash32 {
 public:
  void add(std::uint32_t word) { value_ = (value_ ^ word) * 0x01000193u; }  // FNV-1a by words
  void add(float number) { add(std::bit_cast<std::uint32_t>(number)); }
  std::uint32_t value() const { return value_; }

 private:
  std::uint32_t value_ = 0x811c9dc5u;
};

struct Mover {
  Id id = 0;
  float velocity_x = 0;
  float velocity_y = 0;
  float spin = 0;
};

// As tests/scenes/README.md says.
class Frames {
 public:
  explicit Frames(const nlohmann::json& scene)
      : random_(scene.at("seed")),
        width_(scene.at("width")),
        height_(scene.at("height")),
        movers_(scene.at("bodies").get<std::size_t>()),
        world_(make_world({.world = {0, 0, width_, height_}})) {
    for (std::size_t i = 0; i < movers_.size(); ++i) movers_[i] = draw(i);
  }

  void run(int frame) {
    for (std::size_t i = 0; i < movers_.size(); ++i) {
      if (i % 4 == 0) continue;
      Transform& transform = world_.transforms()[row_of(movers_[i].id)];
      const float speed = i % 5 == 1 ? 16 : 1;
      transform.x += speed * movers_[i].velocity_x;
      transform.y += speed * movers_[i].velocity_y;
      transform.angle += movers_[i].spin;
    }
    const std::uint32_t replaced = whole(0, static_cast<std::uint32_t>(movers_.size()) - 1);
    EXPECT_EQ(world_.remove(movers_[replaced].id), Status::kOk);
    movers_[replaced] = draw(replaced);
    EXPECT_EQ(world_.step(), Status::kOk);
    add_lists();
    if (frame % 10 == 0) add_queries();
  }

  std::uint32_t hash() const { return hash_.value(); }

 private:
  std::uint32_t whole(std::uint32_t low, std::uint32_t high) {
    return low + static_cast<std::uint32_t>(std::floor(double{random_.unit()} * (high - low + 1)));
  }

  Shape draw_shape() {
    const std::uint32_t kind = whole(0, 4);
    const auto size = static_cast<float>(whole(4, 16));
    const float half = size / 2;
    switch (kind) {
      case 0:
        return circle(half);
      case 1:
        return Shape::box(size, half).value;
      case 2:
        return Shape::capsule(size, size / 4).value;
      case 3:
        return Shape::segment(-size, 0, size, half).value;
      default: {
        const std::array<Point, 5> corners = {
            {{-size, 0}, {0, -size}, {size, 0}, {half, size}, {-half, size}}};
        return Shape::polygon(corners).value;
      }
    }
  }

  Mover draw(std::size_t i) {
    const Shape shape = draw_shape();
    BodyOptions options = {
        .transform = {}, .is_static = i % 4 == 0, .is_sensor = i % 7 == 0, .is_bullet = i % 5 == 1};
    options.transform.x = width_ * random_.unit();
    options.transform.y = height_ * random_.unit();
    options.transform.angle = 6 * random_.unit();
    Mover mover;
    mover.velocity_x = 4 * random_.unit() - 2;
    mover.velocity_y = 4 * random_.unit() - 2;
    mover.spin = random_.unit() / 4 - 0.125f;
    const Part second = {.shape = Shape::box(12, 4).value, .offset = {.x = 10, .y = 3, .angle = 1}};
    const std::array<Part, 2> parts = {{{.shape = shape}, second}};
    mover.id = i % 6 == 2 ? add(world_, parts, options) : add(world_, shape, options);
    return mover;
  }

  void add_lists() {
    for (const Contact& contact : world_.contacts()) {
      hash_.add(row_of(contact.a));
      hash_.add(row_of(contact.b));
      const Manifold& manifold = contact.manifold;
      hash_.add(contact.part_a);
      hash_.add(contact.part_b);
      hash_.add(manifold.normal_x);
      hash_.add(manifold.normal_y);
      for (std::uint32_t i = 0; i < manifold.point_count; ++i) {
        hash_.add(manifold.points[i].x);
        hash_.add(manifold.points[i].y);
        hash_.add(manifold.points[i].depth);
        hash_.add(manifold.points[i].feature);
      }
    }
    for (const Impact& impact : world_.impacts()) {
      hash_.add(row_of(impact.bullet));
      hash_.add(row_of(impact.other));
      for (const float number : {impact.fraction, impact.x, impact.y, impact.point_x,
                                 impact.point_y, impact.normal_x, impact.normal_y}) {
        hash_.add(number);
      }
      hash_.add(impact.part);
      hash_.add(impact.other_part);
    }
    for (const auto& list : {world_.entered(), world_.stayed(), world_.exited()}) {
      for (const BodyPair& pair : list) {
        hash_.add(row_of(pair.a));
        hash_.add(row_of(pair.b));
      }
    }
    for (const Id id : world_.departed()) hash_.add(row_of(id));
  }

  void add_queries() {
    for (const Row row : world_.query({100, 100, 300, 250}).value) hash_.add(row);
    for (const Hit& hit : world_.raycast_all({0, 0, width_, height_}).value) {
      hash_.add(hit.fraction);
    }
    const CastPath across = {{0, height_, 1, 1}, width_, -height_};
    for (const CastHit& hit : world_.cast_all(Shape::box(20, 12).value, across).value) {
      for (const float number : {hit.fraction, hit.x, hit.y, hit.point_x, hit.point_y, hit.normal_x,
                                 hit.normal_y, hit.depth}) {
        hash_.add(number);
      }
      hash_.add(hit.part);
      hash_.add(hit.moving_part);
    }
  }

  Random random_;
  float width_;
  float height_;
  std::vector<Mover> movers_;
  World world_;
  Hash32 hash_;
};

TEST(WorldDeterminism, TenThousandFramesGiveTheSameBitsOnEveryPlatform) {
  std::ifstream file(QUADRILLE_SCENES_DIR "/world.json");
  const nlohmann::json scene = nlohmann::json::parse(file);
  Frames frames(scene);
  for (int frame = 0; frame < scene.at("frames"); ++frame) frames.run(frame);
  const std::string golden = scene.at("hash");
  EXPECT_EQ(frames.hash(), std::stoul(golden, nullptr, 16)) << std::hex << frames.hash();
}

}  // namespace
}  // namespace quadrille::testing
