// A World, what should be in it, and the changes that a fuzzer makes to both.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "byte_source.hpp"
#include "quadrille/quadrille.hpp"
#include "require.hpp"
#include "shape_code.hpp"
#include "tie_scene.hpp"

namespace quadrille::fuzz {

using testing::code_of;

struct ModelBody {
  Id id;
  Shape shape;
  BodyOptions options;  ///< the transform is the one that queries see
  Transform written;    ///< what is in `transforms()`
};

class WorldHistory {
 public:
  WorldHistory(ByteSource& source, const testing::TieScale& scale, World&& world)
      : source_(source), scene_{.scale = scale, .bodies = {}}, world_(std::move(world)) {}

  World& world() { return world_; }
  const std::vector<ModelBody>& bodies() const { return bodies_; }

  /// The bodies as the generators of ties want them.
  const testing::TieScene& scene() {
    scene_.bodies.clear();
    for (const ModelBody& body : bodies_) {
      scene_.bodies.push_back({body.shape, body.options.transform});
    }
    return scene_;
  }

  /// One change by one call, which may be a bad one.
  void change() {
    switch (source_.below(13)) {
      case 0:
      case 1:
      case 2:
        return add();
      case 3:
        return insert_many();
      case 4:
        return remove();
      case 5:
        return set_transform();
      case 6:
        return move();
      case 7:
        return set_shape();
      case 8:
        return set_options();
      case 9:
        return use_stale_id();
      case 10:
        return make_any_shape();
      case 11:
        if (source_.one_in(8)) clear();
        return;
      default:
        return write_transforms();
    }
  }

  /// False when the step has refused a transform.
  bool step() {
    const auto bad = std::ranges::find_if(bodies_, [](const ModelBody& body) {
      return !body.options.is_static && !is_placeable(body.shape, body.written);
    });
    const std::vector<BodyPair> before = copied(world_.pairs());
    print([] { return std::string("world.step();"); });
    const Status status = world_.step();
    if (bad != bodies_.end()) {
      require(status == Status::kInvalidTransform, "a step refuses a transform that is not valid");
      require(std::ranges::any_of(bodies_,
                                  [this](const ModelBody& body) {
                                    return row_of(body.id) == world_.error_index() &&
                                           !is_placeable(body.shape, body.written);
                                  }),
              "error_index() is the row of a transform that is not valid");
      require(copied(world_.pairs()) == before, "a step that fails leaves the lists");
      repair();
      return false;
    }
    require(status == Status::kOk, "a step succeeds");
    for (ModelBody& body : bodies_) {
      if (!body.options.is_static) body.options.transform = body.written;
    }
    check_events(before);
    return true;
  }

  /// What holds after every call.
  void check() {
    require_none(world_.validate());
    require(world_.size() == bodies_.size(), "size() counts the bodies");
    for (const ModelBody& body : bodies_) {
      require(world_.has(body.id), "a live body's id is known");
      require(world_.shape(body.id).value == body.shape, "shape() gives the shape");
      require(world_.options(body.id).value == body.options, "options() gives what was set");
    }
    for (const Id id : stale_) require(!world_.has(id), "an id of a removed body is stale");
  }

 private:
  static bool is_placeable(const Shape& shape, const Transform& transform) {
    return is_valid(transform) && is_valid(box_around(shape, transform));
  }

  static std::vector<BodyPair> copied(std::span<const BodyPair> pairs) {
    return {pairs.begin(), pairs.end()};
  }

  ModelBody* draw_body() {
    const std::uint32_t pick = source_.below(64);
    return bodies_.empty() ? nullptr : &bodies_[pick % bodies_.size()];
  }

  static std::string name_of(const ModelBody& body) {
    return "row " + std::to_string(row_of(body.id));
  }

  /// Next to another body, or on a place where nothing can be.
  testing::TieBody draw_next() {
    testing::TieBody next = draw_next_body(source_, scene());
    if (source_.one_in(16)) spoil(next.transform);
    return next;
  }

  void spoil(Transform& transform) {
    constexpr std::array<std::uint32_t, 3> kBad = {0x7f800000, 0xff800000, 0x7fc00000};
    const float bad = std::bit_cast<float>(kBad[source_.below(3)]);
    switch (source_.below(4)) {
      case 0:
        transform.x = bad;
        break;
      case 1:
        transform.angle = bad;
        break;
      case 2:
        transform.scale = bad;
        break;
      default:
        transform.scale = -static_cast<float>(source_.below(2));
    }
  }

  BodyOptions draw_options(const Transform& transform) {
    BodyOptions options = {
        .transform = transform, .is_static = source_.one_in(3), .is_sensor = source_.one_in(5)};
    if (source_.one_in(4)) options.filter = {source_.below(8), source_.below(8)};
    if (source_.one_in(4)) options.group = static_cast<std::int32_t>(source_.below(3)) - 1;
    options.order = static_cast<float>(source_.below(4));
    return options;
  }

  void accept(Id id, const Shape& shape, const BodyOptions& options) {
    require(std::ranges::count(stale_, id) == 0, "no id is given out twice");
    bodies_.push_back({id, shape, options, options.transform});
  }

  void add() {
    if (bodies_.size() >= kMostBodies) return;
    const testing::TieBody next = draw_next();
    const Shape& shape = next.shape;
    const Transform& transform = next.transform;
    const BodyOptions options = draw_options(transform);
    print([&] {
      return std::string("world.insert(") + code_of(shape) + ", {" + code_of(transform) + ", " +
             (options.is_static ? "true" : "false") + ", " +
             (options.is_sensor ? "true" : "false") + ", {" +
             std::to_string(options.filter.category) + ", " + std::to_string(options.filter.mask) +
             "}, " + std::to_string(options.group) + "});";
    });
    const Result<Id> added = world_.insert(shape, options);
    const Status expected =
        is_placeable(shape, transform) ? Status::kOk : Status::kInvalidTransform;
    require(added.status == expected, "add refuses what is not valid, and nothing else");
    if (added.ok()) accept(added.value, shape, options);
  }

  void insert_many() {
    std::vector<NewBody> added;
    for (std::uint32_t i = source_.below(4); i > 0 && bodies_.size() + 4 < kMostBodies; --i) {
      const auto [shape, transform] = draw_next();
      added.push_back({shape, draw_options(transform)});
    }
    print([&] { return "world.insert_many of " + std::to_string(added.size()); });
    const auto bad = std::ranges::find_if(added, [](const NewBody& body) {
      return !is_placeable(body.shape, body.options.transform);
    });
    const auto ids = world_.insert_many(added);
    require(ids.ok() == (bad == added.end()),
            "insert_many refuses what is not valid, and nothing else");
    if (!ids.ok()) {
      require(world_.error_index() == static_cast<std::uint32_t>(bad - added.begin()),
              "error_index() is that of the first body that is refused");
      return;
    }
    for (std::size_t i = 0; i < added.size(); ++i) {
      accept(ids.value[i], added[i].shape, added[i].options);
    }
  }

  void remove() {
    ModelBody* body = draw_body();
    if (body == nullptr) return;
    print([&] { return "world.remove(" + name_of(*body) + ");"; });
    require(world_.remove(body->id) == Status::kOk, "remove succeeds");
    stale_.push_back(body->id);
    bodies_.erase(bodies_.begin() + (body - bodies_.data()));
  }

  void clear() {
    print([] { return std::string("world.clear();"); });
    for (const ModelBody& body : bodies_) stale_.push_back(body.id);
    bodies_.clear();
    world_.clear();
  }

  void set_transform() {
    const Transform transform = draw_next().transform;
    ModelBody* body = draw_body();
    if (body == nullptr) return;
    print(
        [&] { return "world.set_transform(" + name_of(*body) + ", " + code_of(transform) + ");"; });
    const Status status = world_.set_transform(body->id, transform);
    require((status == Status::kOk) == is_placeable(body->shape, transform),
            "set_transform refuses what is not valid alone");
    if (status == Status::kOk) body->options.transform = body->written = transform;
  }

  void move() {
    const Transform to = draw_next().transform;
    ModelBody* body = draw_body();
    if (body == nullptr) return;
    print([&] {
      return "world.move(" + name_of(*body) + ", " + code_of(to.x) + ", " + code_of(to.y) + ");";
    });
    // What is written to a static body's row counts for nothing.
    const Transform& from = body->options.is_static ? body->options.transform : body->written;
    const Transform moved = {to.x, to.y, from.angle, from.scale};
    const Status status = world_.move(body->id, to.x, to.y);
    require((status == Status::kOk) == is_placeable(body->shape, moved),
            "move refuses what is not valid alone");
    if (status == Status::kOk) body->options.transform = body->written = moved;
  }

  void set_shape() {
    const testing::TieBody next = draw_next();
    const Shape& shape = next.shape;
    ModelBody* body = draw_body();
    if (body == nullptr) return;
    const bool is_placed = source_.one_in(2);
    const Transform at = is_placed ? next.transform : body->options.transform;
    print([&] {
      return "world.set_shape(" + name_of(*body) + ", " + code_of(shape) +
             (is_placed ? ", " + code_of(at) : std::string()) + ");";
    });
    const Status status =
        is_placed ? world_.set_shape(body->id, shape, at) : world_.set_shape(body->id, shape);
    require((status == Status::kOk) == is_placeable(shape, at),
            "set_shape refuses what is not valid alone");
    if (status != Status::kOk) return;
    body->shape = shape;
    if (is_placed) body->options.transform = body->written = at;
  }

  void set_options() {
    const BodyOptions drawn = draw_options({});
    ModelBody* body = draw_body();
    if (body == nullptr) return;
    BodyOptions& options = body->options;
    print([&] { return "world.set_...(" + name_of(*body) + ");"; });
    Status status = Status::kOk;
    switch (source_.below(5)) {
      case 0:
        status = world_.set_filter(body->id, options.filter = drawn.filter);
        break;
      case 1:
        status = world_.set_group(body->id, options.group = drawn.group);
        break;
      case 2:
        status = world_.set_sensor(body->id, options.is_sensor = drawn.is_sensor);
        break;
      case 3:
        status = world_.set_order(body->id, options.order = drawn.order);
        break;
      default:
        return set_static(*body, drawn.is_static);
    }
    require(status == Status::kOk, "an option can be set");
  }

  /// A body that turns static does so where `transforms()` says; one that is static no more begins
  /// where it stood.
  void set_static(ModelBody& body, bool is_static) {
    const bool turns = is_static && !body.options.is_static;
    const bool is_fine = !turns || is_placeable(body.shape, body.written);
    print([&] {
      return "world.set_static(" + name_of(body) + ", " + (is_static ? "true" : "false") + ");";
    });
    const Status status = world_.set_static(body.id, is_static);
    require((status == Status::kOk) == is_fine, "set_static refuses a bad transform alone");
    if (!is_fine) return;
    if (body.options.is_static && !is_static) body.written = body.options.transform;
    body.options.is_static = is_static;
    if (turns) body.options.transform = body.written;
  }

  void use_stale_id() {
    if (stale_.empty()) return;
    const Id id = stale_[source_.below(64) % stale_.size()];
    require(world_.remove(id) == Status::kStaleId &&
                world_.set_transform(id, {}) == Status::kStaleId &&
                world_.move(id, 0, 0) == Status::kStaleId &&
                world_.set_shape(id, Shape()) == Status::kStaleId &&
                world_.set_static(id, true) == Status::kStaleId &&
                world_.options(id).status == Status::kStaleId &&
                world_.separation(id, id).status == Status::kStaleId,
            "a stale id is refused by every call");
  }

  /// Any numbers: a shape is refused, or its points and its radius are finite.
  void make_any_shape() {
    std::vector<Point> corners(source_.below(10));
    for (Point& corner : corners) {
      corner.x = source_.one_in(2) ? source_.any_float() : static_cast<float>(source_.below(9));
      corner.y = source_.one_in(2) ? source_.any_float() : static_cast<float>(source_.below(9));
    }
    const float x = source_.any_float();
    const float y = source_.any_float();
    const std::array made = {Shape::circle(x), Shape::box(x, y), Shape::capsule(x, y),
                             Shape::segment(0, 0, x, y), Shape::polygon(corners)};
    for (const auto& shape : made) {
      if (!shape.ok()) continue;
      require(is_finite(shape.value.radius()), "a shape's radius is finite");
      for (const Point& point : shape.value.points()) {
        require(is_valid(point), "a shape's points are finite");
      }
    }
  }

  /// Writes into transforms(), at times what the next step refuses.
  void write_transforms() {
    for (ModelBody& body : bodies_) {
      if (source_.one_in(2)) continue;
      Transform& written = world_.transforms()[row_of(body.id)];
      if (source_.one_in(2)) {
        written.x += scene_.scale.unit * (static_cast<float>(source_.below(5)) - 2);
        written.y += scene_.scale.unit * (static_cast<float>(source_.below(5)) - 2);
      } else {
        written = draw_next().transform;
      }
      body.written = written;
      print(
          [&] { return "world.transforms()[" + name_of(body) + "] = " + code_of(written) + ";"; });
    }
  }

  /// Writes valid transforms where a step has refused some.
  void repair() {
    for (ModelBody& body : bodies_) {
      if (is_placeable(body.shape, body.written)) continue;
      body.written = body.options.transform;
      world_.transforms()[row_of(body.id)] = body.written;
    }
  }

  void check_events(const std::vector<BodyPair>& before) {
    const auto less = [](const BodyPair& a, const BodyPair& b) {
      return std::pair(a.a, a.b) < std::pair(b.a, b.b);
    };
    const std::vector<BodyPair> now = copied(world_.pairs());
    require(std::ranges::is_sorted(now, less), "pairs are sorted by id");
    std::vector<BodyPair> entered;
    std::vector<BodyPair> stayed;
    std::vector<BodyPair> exited;
    std::ranges::set_difference(now, before, std::back_inserter(entered), less);
    std::ranges::set_intersection(now, before, std::back_inserter(stayed), less);
    std::ranges::set_difference(before, now, std::back_inserter(exited), less);
    require(copied(world_.entered()) == entered, "entered() is what is new in pairs()");
    require(copied(world_.stayed()) == stayed, "stayed() is what is not new in pairs()");
    require(copied(world_.exited()) == exited, "exited() is what is no longer in pairs()");
  }

  static constexpr std::size_t kMostBodies = 12;

  ByteSource& source_;
  testing::TieScene scene_;
  World world_;
  std::vector<ModelBody> bodies_;
  std::vector<Id> stale_;
};

}  // namespace quadrille::fuzz
