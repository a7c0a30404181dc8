// What the scenes of tests/scenes whose frames have one hash everywhere share: the hash, what it is
// of, and bodies that drift.
#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

#include "world_scene.hpp"

namespace quadrille::testing {

class Hash32 {
 public:
  void add(std::uint32_t word) { value_ = (value_ ^ word) * 0x01000193u; }  // FNV-1a by words
  void add(float number) { add(std::bit_cast<std::uint32_t>(number)); }
  void add(std::span<const BodyPair> pairs) {
    for (const BodyPair& pair : pairs) {
      add(row_of(pair.a));
      add(row_of(pair.b));
    }
  }

  /// As scenes of tests/scenes write it.
  std::string text() const {
    constexpr char kDigits[] = "0123456789abcdef";
    std::string text;
    for (int shift = 28; shift >= 0; shift -= 4) text += kDigits[value_ >> shift & 15];
    return text;
  }

 private:
  std::uint32_t value_ = 0x811c9dc5u;
};

/// Contacts, impacts and events of the last step.
inline void add_lists(Hash32& hash, const World& world) {
  for (const Contact& contact : world.contacts()) {
    hash.add(row_of(contact.a));
    hash.add(row_of(contact.b));
    const Manifold& manifold = contact.manifold;
    hash.add(contact.part_a);
    hash.add(contact.part_b);
    hash.add(manifold.normal_x);
    hash.add(manifold.normal_y);
    for (std::uint32_t i = 0; i < manifold.point_count; ++i) {
      hash.add(manifold.points[i].x);
      hash.add(manifold.points[i].y);
      hash.add(manifold.points[i].depth);
      hash.add(manifold.points[i].feature);
    }
  }
  for (const Impact& impact : world.impacts()) {
    hash.add(row_of(impact.bullet));
    hash.add(row_of(impact.other));
    for (const float number : {impact.fraction, impact.x, impact.y, impact.point_x, impact.point_y,
                               impact.normal_x, impact.normal_y}) {
      hash.add(number);
    }
    hash.add(impact.part);
    hash.add(impact.other_part);
  }
  for (const auto& list : {world.entered(), world.stayed(), world.exited()}) hash.add(list);
  for (const Id id : world.departed()) hash.add(row_of(id));
}

/// All of a hit but its row.
inline void add_hit(Hash32& hash, const CastHit& hit) {
  for (const float number : {hit.fraction, hit.x, hit.y, hit.point_x, hit.point_y, hit.normal_x,
                             hit.normal_y, hit.depth}) {
    hash.add(number);
  }
  hash.add(hit.part);
  hash.add(hit.moving_part);
}

inline nlohmann::json read_scene(const std::string& name) {
  std::ifstream file(QUADRILLE_SCENES_DIR "/" + name);
  return nlohmann::json::parse(file);
}

/// Bodies of all kinds that drift and turn, as tests/scenes/README.md says.
class Drifters {
 public:
  Drifters(World& world, Random& random, const nlohmann::json& scene)
      : world_(world),
        random_(random),
        width_(scene.at("width")),
        height_(scene.at("height")),
        all_(scene.at("bodies").get<std::size_t>()) {}

  std::size_t size() const { return all_.size(); }
  Id id(std::size_t i) const { return all_[i].id; }

  std::uint32_t whole(std::uint32_t low, std::uint32_t high) {
    return low + static_cast<std::uint32_t>(std::floor(double{random_.unit()} * (high - low + 1)));
  }
  std::size_t draw_index() { return whole(0, static_cast<std::uint32_t>(all_.size()) - 1); }

  /// Adds body i, which is not there.
  void draw(std::size_t i) {
    const Shape shape = draw_shape();
    BodyOptions options = {
        .transform = {}, .is_static = i % 4 == 0, .is_sensor = i % 7 == 0, .is_bullet = i % 5 == 1};
    options.transform.x = width_ * random_.unit();
    options.transform.y = height_ * random_.unit();
    options.transform.angle = 6 * random_.unit();
    Drifter& drifter = all_[i];
    drifter.velocity_x = 4 * random_.unit() - 2;
    drifter.velocity_y = 4 * random_.unit() - 2;
    drifter.spin = random_.unit() / 4 - 0.125f;
    const Part second = {.shape = Shape::box(12, 4).value, .offset = {.x = 10, .y = 3, .angle = 1}};
    const std::array<Part, 2> parts = {{{.shape = shape}, second}};
    drifter.id = i % 6 == 2 ? add(world_, parts, options) : add(world_, shape, options);
  }

  void move() {
    for (std::size_t i = 0; i < all_.size(); ++i) {
      if (i % 4 == 0) continue;
      Transform& transform = world_.transforms()[row_of(all_[i].id)];
      const float speed = i % 5 == 1 ? 16 : 1;
      transform.x += speed * all_[i].velocity_x;
      transform.y += speed * all_[i].velocity_y;
      transform.angle += all_[i].spin;
    }
  }

  /// Removes a body, and adds another one in its place. Returns its number.
  std::size_t replace_one() {
    const std::size_t i = draw_index();
    EXPECT_EQ(world_.remove(all_[i].id), Status::kOk);
    draw(i);
    return i;
  }

 private:
  struct Drifter {
    Id id = 0;
    float velocity_x = 0;
    float velocity_y = 0;
    float spin = 0;
  };

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

  World& world_;
  Random& random_;
  float width_;
  float height_;
  std::vector<Drifter> all_;
};

}  // namespace quadrille::testing
