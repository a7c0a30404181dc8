// A World, what should be in it, and the changes that a fuzzer makes to both.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "byte_source.hpp"
#include "quadrille/quadrille.hpp"
#include "require.hpp"
#include "snapshot_bytes.hpp"
#include "tie_scene.hpp"
#include "world_model.hpp"

namespace quadrille::fuzz {

class WorldHistory {
 public:
  WorldHistory(ByteSource& source, const testing::TieScale& scale, World&& world)
      : source_(source), scene_{.scale = scale, .bodies = {}}, world_(std::move(world)) {}

  World& world() { return world_; }
  const std::vector<ModelBody>& bodies() const { return model_.bodies; }
  const std::vector<Id>& stale() const { return model_.stale; }
  const std::vector<BodyPair>& pairs_before() const { return model_.pairs_before; }
  const std::vector<Contact>& contacts_before() const { return model_.contacts_before; }

  /// The parts of bodies as the generators of ties want them.
  const testing::TieScene& scene() {
    scene_.bodies.clear();
    for (const ModelBody& body : model_.bodies) {
      for (const PlacedPart& part : body.placed()) scene_.bodies.push_back({part.shape, part.at});
    }
    return scene_;
  }

  /// One change by one call, which may be a bad one.
  void change() {
    switch (source_.below(25)) {
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
        return set_parts();
      case 12:
        return set_part();
      case 13:
        if (source_.one_in(8)) clear();
        return;
      case 14:
        return add_tiles();
      case 15:
      case 16:
        return set_tile();
      case 17:
        return add_chain();
      case 18:
        return read_back();
      case 19:
        return read_damaged();
      case 20:
        return set_base();
      case 21:
        return save();
      case 22:
        return load();
      case 23:
        return load_damaged();
      default:
        return write_transforms();
    }
  }

  /// False when the step has refused a transform.
  bool step() {
    const auto bad = std::ranges::find_if(model_.bodies, [](const ModelBody& body) {
      return !body.options.is_static && !is_placeable(body.parts, body.written);
    });
    model_.pairs_before = copied(world_.pairs());
    model_.contacts_before.assign(world_.contacts().begin(), world_.contacts().end());
    print([] { return std::string("world.step();"); });
    const Status status = world_.step();
    if (bad != model_.bodies.end()) {
      require(status == Status::kInvalidTransform, "a step refuses a transform that is not valid");
      require(std::ranges::any_of(model_.bodies,
                                  [this](const ModelBody& body) {
                                    return row_of(body.id) == world_.error_index() &&
                                           !body.options.is_static &&
                                           !is_placeable(body.parts, body.written);
                                  }),
              "error_index() is the row of a transform that is not valid");
      require(copied(world_.pairs()) == model_.pairs_before, "a step that fails leaves the lists");
      repair();
      return false;
    }
    require(status == Status::kOk, "a step succeeds");
    for (ModelBody& body : model_.bodies) {
      body.came_from = body.way_from;
      if (!body.options.is_static) body.options.transform = body.written;
      body.way_from = body.options.transform;
    }
    check_events();
    return true;
  }

  /// What holds after every call.
  void check() {
    require_none(world_.validate());
    require(world_.size() == model_.bodies.size(), "size() counts the bodies");
    for (const ModelBody& body : model_.bodies) {
      require(world_.has(body.id), "a live body's id is known");
      require(world_.options(body.id).value == body.options, "options() gives what was set");
      if (body.is_tile_map()) {
        check_tiles(body);
        continue;
      }
      require(world_.shape(body.id).value == body.parts[0].shape, "shape() gives the first shape");
      const auto count = static_cast<std::uint32_t>(body.parts.size());
      require(world_.part_count(body.id).value == count, "part_count() counts the parts");
      for (std::uint32_t i = 0; i < count; ++i) {
        require(world_.part(body.id, i).value == body.parts[i], "part() gives what was set");
      }
      require(world_.part(body.id, count).status == Status::kNoSuchPart, "there is no other part");
    }
    for (const Id id : model_.stale) require(!world_.has(id), "an id of a removed body is stale");
  }

 private:
  void check_tiles(const ModelBody& body) const {
    const ModelTiles& tiles = *body.tiles;
    const Id id = body.id;
    require(world_.shape(id).status == Status::kIsTileMap, "a tile map has no one shape");
    const TileMapForm form = world_.tile_map(id).value;
    require(form.columns == tiles.columns && form.rows == tiles.rows && form.size == tiles.size &&
                form.kinds == tiles.kind_count(),
            "tile_map() gives what was set");
    require(world_.part_count(id).value == tiles.numbers.size(), "part_count() counts the tiles");
    for (std::uint32_t tile = 0; tile < tiles.numbers.size(); ++tile) {
      const std::uint32_t column = tile % tiles.columns;
      require(world_.tile(id, column, tile / tiles.columns).value == tiles.numbers[tile],
              "tile() gives what was set");
      const TileKind kind = tiles.kind(tiles.numbers[tile]);
      const Result<Part> part = world_.part(id, tile);
      require(part.ok() != tiles.is_empty(tile), "an empty tile is no part, every other one is");
      require(!part.ok() ||
                  (part.value.filter == kind.filter && part.value.tag == kind.tag &&
                   part.value.is_sensor == kind.is_sensor && part.value.one_way == kind.one_way),
              "a tile as a part is what its kind says");
    }
    require(world_.part(id, form.columns * form.rows).status == Status::kNoSuchPart,
            "there is no other tile");
  }

  static bool is_placeable(const Shape& shape, const Transform& transform) {
    return is_valid(transform) && is_valid(box_around(shape, transform));
  }

  static bool is_placeable(const std::vector<Part>& parts, const Transform& transform) {
    return is_valid(transform) && std::ranges::all_of(parts, [&](const Part& part) {
             return is_valid(part.offset) &&
                    is_placeable(part.shape, transform_of(part, transform));
           });
  }

  /// A tile map is neither turned nor scaled.
  static bool is_placeable(const ModelBody& body, const Transform& transform) {
    if (!body.is_tile_map()) return is_placeable(body.parts, transform);
    return is_valid(transform) && transform.angle == 0 && transform.scale == 1;
  }

  /// Parts with an offset are where floats tell exactly if bodies turn by quarters or not at all.
  bool may_have_offsets(bool is_upright) const { return is_upright || scene_.scale.is_on_lattice; }

  static std::vector<BodyPair> copied(std::span<const BodyPair> pairs) {
    return {pairs.begin(), pairs.end()};
  }

  ModelBody* draw_body() {
    const std::uint32_t pick = source_.below(64);
    return model_.bodies.empty() ? nullptr : &model_.bodies[pick % model_.bodies.size()];
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

  Transform draw_transform(const ModelBody& body) {
    if (body.is_tile_map()) return draw_corner();
    Transform transform = draw_next().transform;
    if (body.is_upright) transform.angle = 0;
    return transform;
  }

  /// Of a tile map: on the lattice, or where none can be.
  Transform draw_corner() {
    const auto place = [&](float offset) {
      return offset + scene_.scale.unit * (static_cast<float>(source_.below(33)) - 24);
    };
    Transform corner = {.x = place(scene_.scale.offset_x)};
    corner.y = place(scene_.scale.offset_y);
    if (source_.one_in(16)) spoil(corner);
    if (source_.one_in(32)) corner.scale = 2;
    return corner;
  }

  OneWay draw_side() { return static_cast<OneWay>(source_.below(6)); }

  Filter draw_filter() { return {source_.below(8), source_.below(8)}; }

  /// One part in place of a shape, or some, each next to an earlier one.
  std::vector<Part> draw_parts(bool is_upright) {
    testing::TieScene local = {.scale = scene_.scale, .bodies = {}};
    local.scale.offset_x = local.scale.offset_y = 0;
    std::vector<Part> parts(1 + source_.below(3));
    for (Part& part : parts) {
      local.bodies.push_back(draw_next_body(source_, local));
      part.shape = local.bodies.back().shape;
      if (may_have_offsets(is_upright) && !source_.one_in(4)) {
        part.offset = local.bodies.back().transform;
        if (source_.one_in(16)) spoil(part.offset);
      }
      if (source_.one_in(4)) part.filter = draw_filter();
      part.is_sensor = source_.one_in(6);
      part.tag = source_.below(4);
      if (source_.one_in(6)) part.one_way = draw_side();
    }
    return parts;
  }

  BodyOptions draw_options(const Transform& transform) {
    BodyOptions options = {.transform = transform,
                           .is_static = source_.one_in(3),
                           .is_sensor = source_.one_in(5),
                           .is_bullet = source_.one_in(3)};
    if (source_.one_in(4)) options.filter = draw_filter();
    if (source_.one_in(4)) options.group = static_cast<std::int32_t>(source_.below(3)) - 1;
    options.order = static_cast<float>(source_.below(4));
    if (source_.one_in(4)) options.one_way = draw_side();
    options.drops_through = source_.one_in(6);
    return options;
  }

  /// A body without parts has one shape.
  struct DrawnBody {
    bool is_upright;
    Shape shape;
    std::vector<Part> parts;
    BodyOptions options;

    std::vector<Part> all_parts() const {
      return parts.empty() ? std::vector<Part>{{.shape = shape}} : parts;
    }
    bool is_placeable() const { return WorldHistory::is_placeable(all_parts(), options.transform); }
  };

  DrawnBody draw_new_body() {
    const bool is_upright = !scene_.scale.is_on_lattice && source_.one_in(3);
    auto [shape, transform] = draw_next();
    if (is_upright) transform.angle = 0;
    DrawnBody drawn = {is_upright, shape, {}, draw_options(transform)};
    if (source_.one_in(2)) drawn.parts = draw_parts(is_upright);
    return drawn;
  }

  void accept(Id id, const DrawnBody& body) {
    require(std::ranges::count(model_.stale, id) == 0, "no id is given out twice");
    const Transform& at = body.options.transform;
    model_.bodies.push_back({id, body.is_upright, body.all_parts(), body.options, at, at});
    std::ranges::sort(model_.bodies, {}, &ModelBody::id);
  }

  void add() {
    if (model_.bodies.size() >= kMostBodies) return;
    const DrawnBody body = draw_new_body();
    print([&] {
      return "world.insert(" + (body.parts.empty() ? code_of(body.shape) : code_of(body.parts)) +
             ", " + code_of(body.options) + ");";
    });
    const Result<Id> added = body.parts.empty() ? world_.insert(body.shape, body.options)
                                                : world_.insert(body.parts, body.options);
    const Status expected = body.is_placeable() ? Status::kOk : Status::kInvalidTransform;
    require(added.status == expected, "insert refuses what is not valid, and nothing else");
    if (added.ok()) accept(added.value, body);
  }

  void insert_many() {
    std::vector<DrawnBody> drawn;
    for (std::uint32_t i = source_.below(4); i > 0 && model_.bodies.size() + 4 < kMostBodies; --i) {
      drawn.push_back(draw_new_body());
    }
    print([&] {
      std::string code = "world.insert_many({";
      for (const DrawnBody& body : drawn) {
        code += "{" + code_of(body.shape) + ", " + code_of(body.options) + ", " +
                code_of(body.parts) + "}, ";
      }
      return code + "});";
    });
    std::vector<NewBody> added;
    for (const DrawnBody& body : drawn) added.push_back({body.shape, body.options, body.parts});
    const auto bad = std::ranges::find_if_not(drawn, &DrawnBody::is_placeable);
    const auto ids = world_.insert_many(added);
    require(ids.ok() == (bad == drawn.end()),
            "insert_many refuses what is not valid, and nothing else");
    if (!ids.ok()) {
      require(world_.error_index() == static_cast<std::uint32_t>(bad - drawn.begin()),
              "error_index() is that of the first body that is refused");
      return;
    }
    for (std::size_t i = 0; i < drawn.size(); ++i) accept(ids.value[i], drawn[i]);
  }

  /// Goes on with a world that was read from a snapshot, and has no base.
  void read_back() {
    print([] { return std::string("world = World::from(snapshot of world);"); });
    const testing::Bytes bytes = testing::snapshot_of(world_);
    const std::uint64_t hash = world_.hash();
    auto made = World::from(bytes);
    require(made.ok(), "a snapshot is read");
    world_ = *std::move(made.value);
    require(world_.hash() == hash && testing::snapshot_of(world_) == bytes,
            "a world from a snapshot has the same snapshot and hash");
    if (!base_.empty()) saves_.clear();
    base_.clear();
  }

  /// Reads a snapshot whose words were altered, with the checksum that belongs to them.
  void read_damaged() {
    testing::Bytes bytes = testing::snapshot_of(world_);
    alter(bytes);
    auto made = World::from(bytes);
    if (!made.ok()) return;
    World& world = *made.value;
    require_none(world.validate());
    for (int step = 0; step < 2; ++step) {
      static_cast<void>(world.step());
      require_none(world.validate());
    }
    const testing::Bytes again = testing::snapshot_of(world);
    auto twin = World::from(again);
    require(twin.ok() && testing::snapshot_of(*twin.value) == again,
            "what is read can be read again");
  }

  void alter(testing::Bytes& bytes) {
    const auto words = static_cast<std::uint32_t>(bytes.size() / 4);
    for (std::uint32_t i = source_.below(3) + 1; i > 0; --i) {
      const std::uint32_t index = 4 + (source_.below(256) << 8 | source_.below(256)) % (words - 4);
      testing::set_word(bytes, index, draw_word(testing::word_at(bytes, index)));
    }
    if (source_.one_in(4)) bytes.resize(4 * (4 + source_.below(words - 4)));
    testing::seal(bytes);
  }

  /// The state from which saves differ: those of another base cannot be loaded any more.
  void set_base() {
    print([] { return std::string("world.set_base();"); });
    base_ = testing::snapshot_of(world_);
    require(world_.set_base() == Status::kOk, "a world becomes the base of its saves");
    saves_.clear();
  }

  void save() {
    if (saves_.size() == kMostSaves) saves_.erase(saves_.begin());
    print([&] { return "saves.push_back(save of world);"; });
    saves_.push_back({testing::save_of(world_), world_.hash(), model_});
  }

  /// Goes to an earlier state, at times in another world with the same base.
  void load() {
    if (saves_.empty()) return;
    const Save& save = saves_[source_.below(4) % saves_.size()];
    const bool is_elsewhere = source_.one_in(4);
    print([&] {
      return std::string(is_elsewhere ? "world = World::from(snapshot of base); world.set_base(); "
                                      : "") +
             "world.load(saves[" + std::to_string(&save - saves_.data()) + "]);";
    });
    if (is_elsewhere) make_anew();
    require(world_.load(save.bytes) == Status::kOk, "a save is loaded");
    require(world_.hash() == save.hash && testing::save_of(world_) == save.bytes,
            "a world that was loaded has the same save and hash");
    model_ = save.model;
  }

  void make_anew() {
    auto made = base_.empty() ? World::create(world_.settings()) : World::from(base_);
    require(made.ok() && (base_.empty() || made.value->set_base() == Status::kOk),
            "a base is read");
    world_ = *std::move(made.value);
  }

  /// Loads a save whose words were altered, with the checksum that belongs to them. Either nothing
  /// changes, or what is loaded is a world.
  void load_damaged() {
    const testing::Bytes before = testing::save_of(world_);
    const std::uint64_t hash = world_.hash();
    testing::Bytes bytes = before;
    alter(bytes);
    if (world_.load(bytes) != Status::kOk) {
      require(world_.hash() == hash && testing::save_of(world_) == before,
              "a save that is refused changes nothing");
      return;
    }
    require_none(world_.validate());
    const testing::Bytes again = testing::save_of(world_);
    static_cast<void>(world_.step());
    require_none(world_.validate());
    require(world_.load(again) == Status::kOk && testing::save_of(world_) == again,
            "what was loaded can be loaded again");
    require(world_.load(before) == Status::kOk && testing::save_of(world_) == before,
            "the state before is loaded");
  }

  /// One that a snapshot may have in place of another one.
  std::uint32_t draw_word(std::uint32_t word) {
    constexpr std::array<std::uint32_t, 8> kOdd = {0,          1,          0xffffffff, 0x7fc00000,
                                                   0x7f7fffff, 0x7f800000, 0x80000000, 0x00ffffff};
    switch (source_.below(4)) {
      case 0:
        return word ^ 1u << source_.below(32);
      case 1:
        return word + source_.below(5) - 2;
      case 2:
        return source_.below(64);
      default:
        return kOdd[source_.below(8)];
    }
  }

  /// Tiles are where floats tell exactly on a lattice alone.
  bool may_have_tiles() const {
    return scene_.scale.is_on_lattice && scene_.scale.offset_x < 1e5f * scene_.scale.unit;
  }

  std::vector<TileKind> draw_kinds() {
    std::vector<TileKind> kinds(source_.below(6));
    for (TileKind& kind : kinds) {
      kind.shape = static_cast<TileShape>(source_.below(kTileShapeCount));
      if (source_.one_in(8)) {
        const std::array<Point, 4> corners = {{{0, 0.25f}, {1, 0.5f}, {0.75f, 1}, {0, 1}}};
        kind.polygon = Shape::polygon(corners).value;
      }
      if (source_.one_in(4)) kind.filter = draw_filter();
      kind.is_sensor = source_.one_in(8);
      if (source_.one_in(3)) kind.one_way = static_cast<OneWay>(source_.below(5));
      kind.tag = source_.below(4);
    }
    return kinds;
  }

  /// Seldom one that there is not.
  TileNumber draw_tile(std::size_t kind_count) {
    if (source_.one_in(2)) return static_cast<TileNumber>(kind_count > 1 ? 1 : 0);
    const auto count = static_cast<std::uint32_t>(kind_count);
    return static_cast<TileNumber>(source_.below(count + (source_.one_in(32) ? 1 : 0)));
  }

  void add_tiles() {
    if (model_.bodies.size() >= kMostBodies || !may_have_tiles()) return;
    ModelTiles tiles = {.columns = 1 + source_.below(4),
                        .rows = 1 + source_.below(4),
                        .size = (source_.one_in(2) ? 8 : 4) * scene_.scale.unit,
                        .numbers = {},
                        .kinds = draw_kinds()};
    tiles.numbers.resize(tiles.columns * tiles.rows);
    for (TileNumber& number : tiles.numbers) number = draw_tile(tiles.kind_count());
    BodyOptions options = draw_options(draw_corner());
    print([&] {
      return "world.add_tiles({" + std::to_string(tiles.columns) + ", " +
             std::to_string(tiles.rows) + ", " + code_of(tiles.size) + ", " +
             code_of(tiles.numbers) + ", " + code_of(tiles.kinds) + ", " + code_of(options) + "});";
    });
    const Result<Id> added = world_.add_tiles({.columns = tiles.columns,
                                               .rows = tiles.rows,
                                               .size = tiles.size,
                                               .tiles = tiles.numbers,
                                               .kinds = tiles.kinds,
                                               .options = options});
    options.is_static = true;
    options.is_bullet = false;
    options.one_way = OneWay::kNo;
    ModelBody body = {added.value,       true, {},   options, options.transform,
                      options.transform, {},   tiles};
    const auto bad = std::ranges::find_if(
        tiles.numbers, [&](TileNumber number) { return number >= tiles.kind_count(); });
    if (bad != tiles.numbers.end()) {
      require(added.status == Status::kNoSuchTileKind &&
                  world_.error_index() == static_cast<std::uint32_t>(bad - tiles.numbers.begin()),
              "add_tiles refuses the first number without a kind");
      return;
    }
    require(added.status ==
                (is_placeable(body, options.transform) ? Status::kOk : Status::kInvalidTransform),
            "add_tiles refuses what is not valid, and nothing else");
    if (!added.ok()) return;
    require(std::ranges::count(model_.stale, body.id) == 0, "no id is given out twice");
    model_.bodies.push_back(body);
    note_tiles(model_.bodies.back());
    std::ranges::sort(model_.bodies, {}, &ModelBody::id);
  }

  /// The tiles of a map that are not empty become its parts; `check` compares them with the kinds.
  void note_tiles(ModelBody& body) {
    body.parts.clear();
    body.tile_numbers.clear();
    for (std::uint32_t tile = 0; tile < body.tiles->numbers.size(); ++tile) {
      if (body.tiles->is_empty(tile)) continue;
      const Result<Part> part = world_.part(body.id, tile);
      require(part.ok(), "a tile that is not empty is a part");
      body.parts.push_back(part.value);
      body.tile_numbers.push_back(tile);
    }
  }

  void set_tile() {
    ModelBody* body = draw_body();
    const std::uint32_t column = source_.below(5);
    const std::uint32_t row = source_.below(5);
    if (body == nullptr) return;
    const TileNumber number = draw_tile(body->is_tile_map() ? body->tiles->kind_count() : 3);
    print([&] {
      return "world.set_tile(" + name_of(*body) + ", " + std::to_string(column) + ", " +
             std::to_string(row) + ", " + std::to_string(number) + ");";
    });
    const Status status = world_.set_tile(body->id, column, row, number);
    if (!body->is_tile_map()) {
      require(status == Status::kNotATileMap, "set_tile refuses what is no tile map");
      return;
    }
    ModelTiles& tiles = *body->tiles;
    if (column >= tiles.columns || row >= tiles.rows) {
      require(status == Status::kNoSuchTile, "set_tile refuses a place outside of the map");
      return;
    }
    if (number >= tiles.kind_count()) {
      require(status == Status::kNoSuchTileKind, "set_tile refuses a number without a kind");
      return;
    }
    require(status == Status::kOk, "set_tile succeeds");
    tiles.numbers[row * tiles.columns + column] = number;
    note_tiles(*body);
  }

  /// A walk from point to point, at times back to where it began, or with two at one place.
  void add_chain() {
    if (model_.bodies.size() >= kMostBodies) return;
    const float unit = scene_.scale.unit;
    std::vector<Point> points(2 + source_.below(5));
    for (std::size_t i = 1; i < points.size(); ++i) {
      const auto step = [&] { return unit * (4 * static_cast<float>(source_.below(5)) - 8); };
      points[i].x = points[i - 1].x + (source_.one_in(2) ? 8 * unit : step());
      points[i].y = points[i - 1].y + step();
    }
    const bool is_loop = source_.one_in(3);
    const bool is_one_sided = source_.one_in(2);
    const testing::TieBody next = draw_next();
    BodyOptions options = draw_options(next.transform);
    if (!source_.one_in(4)) options.is_static = true;
    print([&] {
      return "world.add_chain({" + code_of(points) + ", " + code_of(is_loop) + ", " +
             code_of(is_one_sided) + ", " + code_of(options) + "});";
    });
    const Result<Id> added = world_.add_chain({points, is_loop, is_one_sided, options});
    if (is_loop && points.size() < 3) {
      require(added.status == Status::kInvalidPartCount, "a loop has three points");
      return;
    }
    DrawnBody body = {false, {}, {}, options};
    for (std::size_t i = 0; i < points.size() - (is_loop ? 0 : 1); ++i) {
      const Point& to = points[(i + 1) % points.size()];
      const auto segment = Shape::segment(points[i].x, points[i].y, to.x, to.y);
      if (!segment.ok()) {
        require(added.status == Status::kInvalidShape &&
                    world_.error_index() == (i + 1) % points.size(),
                "add_chain refuses a point at the place of the one before");
        return;
      }
      body.parts.push_back(
          {.shape = segment.value, .one_way = is_one_sided ? OneWay::kFront : OneWay::kNo});
    }
    require(added.status == (body.is_placeable() ? Status::kOk : Status::kInvalidTransform),
            "add_chain refuses what is not valid, and nothing else");
    if (added.ok()) accept(added.value, body);
  }

  void remove() {
    ModelBody* body = draw_body();
    if (body == nullptr) return;
    print([&] { return "world.remove(" + name_of(*body) + ");"; });
    require(world_.remove(body->id) == Status::kOk, "remove succeeds");
    model_.stale.push_back(body->id);
    model_.bodies.erase(model_.bodies.begin() + (body - model_.bodies.data()));
  }

  void clear() {
    print([] { return std::string("world.clear();"); });
    for (const ModelBody& body : model_.bodies) model_.stale.push_back(body.id);
    model_.bodies.clear();
    world_.clear();
  }

  /// A call that has put a body elsewhere. A bullet is swept there, unless its way begins there.
  static void put(ModelBody& body, const Transform& at, bool begins_way) {
    body.options.transform = body.written = at;
    if (begins_way) body.way_from = at;
  }

  void set_transform() {
    ModelBody* body = draw_body();
    if (body == nullptr) return;
    const Transform transform = draw_transform(*body);
    const bool is_teleport = source_.one_in(3);
    print([&] {
      return std::string(is_teleport ? "world.place(" : "world.set_transform(") + name_of(*body) +
             ", " + code_of(transform) + ");";
    });
    const Status status =
        is_teleport ? world_.place(body->id, transform) : world_.set_transform(body->id, transform);
    require((status == Status::kOk) == is_placeable(*body, transform),
            "set_transform and place refuse what is not valid alone");
    if (status == Status::kOk) put(*body, transform, is_teleport);
  }

  void move() {
    ModelBody* body = draw_body();
    if (body == nullptr) return;
    const Transform to = draw_transform(*body);
    print([&] {
      return "world.move(" + name_of(*body) + ", " + code_of(to.x) + ", " + code_of(to.y) + ");";
    });
    // What is written to a static body's row counts for nothing.
    const Transform& from = body->options.is_static ? body->options.transform : body->written;
    const Transform moved = {to.x, to.y, from.angle, from.scale};
    const Status status = world_.move(body->id, to.x, to.y);
    require((status == Status::kOk) == is_placeable(*body, moved),
            "move refuses what is not valid alone");
    if (status == Status::kOk) put(*body, moved, false);
  }

  void set_shape() {
    ModelBody* body = draw_body();
    if (body == nullptr) return;
    const Shape shape = draw_next().shape;
    const bool is_placed = source_.one_in(2);
    const Transform at = is_placed ? draw_transform(*body) : body->options.transform;
    print([&] {
      return "world.set_shape(" + name_of(*body) + ", " + code_of(shape) +
             (is_placed ? ", " + code_of(at) : std::string()) + ");";
    });
    const Status status =
        is_placed ? world_.set_shape(body->id, shape, at) : world_.set_shape(body->id, shape);
    require((status == Status::kOk) == is_placeable(shape, at),
            "set_shape refuses what is not valid alone");
    if (status != Status::kOk) return;
    body->parts = {{.shape = shape}};
    body->tiles.reset();
    if (is_placed) put(*body, at, true);
  }

  void set_parts() {
    ModelBody* body = draw_body();
    if (body == nullptr) return;
    const std::vector<Part> parts = draw_parts(body->is_upright);
    const bool is_placed = source_.one_in(2);
    const Transform at = is_placed ? draw_transform(*body) : body->options.transform;
    print([&] {
      return "world.set_parts(" + name_of(*body) + ", " + code_of(parts) +
             (is_placed ? ", " + code_of(at) : std::string()) + ");";
    });
    require(world_.set_parts(body->id, {}) == Status::kInvalidPartCount, "a body has parts");
    const Status status =
        is_placed ? world_.set_parts(body->id, parts, at) : world_.set_parts(body->id, parts);
    require(status == (is_placeable(parts, at) ? Status::kOk : Status::kInvalidTransform),
            "set_parts refuses what is not valid alone");
    if (status != Status::kOk) return;
    body->parts = parts;
    body->tiles.reset();
    if (is_placed) put(*body, at, true);
  }

  void set_part() {
    ModelBody* body = draw_body();
    if (body == nullptr) return;
    const std::uint32_t index = source_.below(4);
    std::vector<Part> parts = body->parts;
    const Part part = draw_parts(body->is_upright).back();
    print([&] {
      return "world.set_part(" + name_of(*body) + ", " + std::to_string(index) + ", " +
             code_of(std::vector<Part>{part}) + ");";
    });
    const Status status = world_.set_part(body->id, index, part);
    if (body->is_tile_map()) {
      require(status == Status::kIsTileMap, "set_part refuses a tile map");
      return;
    }
    if (index >= parts.size()) {
      require(status == Status::kNoSuchPart, "set_part refuses the number of no part");
      return;
    }
    parts[index] = part;
    require(status == (is_placeable(parts, body->options.transform) ? Status::kOk
                                                                    : Status::kInvalidTransform),
            "set_part refuses what is not valid alone");
    if (status != Status::kOk) return;
    body->parts = parts;
  }

  void set_options() {
    ModelBody* body = draw_body();
    if (body == nullptr) return;
    const BodyOptions drawn = draw_options({});
    BodyOptions& options = body->options;
    print([&] { return "world.set_...(" + name_of(*body) + ", one of " + code_of(drawn) + ");"; });
    Status status = Status::kOk;
    switch (source_.below(8)) {
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
      case 4:
        if (drawn.is_bullet && !options.is_bullet) body->way_from = options.transform;
        status = world_.set_bullet(body->id, options.is_bullet = drawn.is_bullet);
        break;
      case 5:
        status = world_.set_drops_through(body->id, options.drops_through = drawn.drops_through);
        break;
      case 6:
        return set_one_way(*body, drawn.one_way);
      default:
        return set_static(*body, drawn.is_static);
    }
    require(status == Status::kOk, "an option can be set");
  }

  void set_one_way(ModelBody& body, OneWay side) {
    const Status status = world_.set_one_way(body.id, side);
    require(status == (body.is_tile_map() ? Status::kIsTileMap : Status::kOk),
            "set_one_way refuses a tile map alone");
    if (status != Status::kOk) return;
    body.options.one_way = side;
  }

  /// A body that turns static does so where `transforms()` says; one that is static no more begins
  /// where it stood.
  void set_static(ModelBody& body, bool is_static) {
    const bool turns = is_static && !body.options.is_static;
    const bool is_fine = !turns || is_placeable(body.parts, body.written);
    print([&] {
      return "world.set_static(" + name_of(body) + ", " + (is_static ? "true" : "false") + ");";
    });
    const Status status = world_.set_static(body.id, is_static);
    if (body.is_tile_map() && !is_static) {
      require(status == Status::kIsTileMap, "a tile map stays static");
      return;
    }
    require((status == Status::kOk) == is_fine, "set_static refuses a bad transform alone");
    if (!is_fine) return;
    if (body.options.is_static == is_static) return;
    put(body, turns ? body.written : body.options.transform, true);
    body.options.is_static = is_static;
  }

  void use_stale_id() {
    if (model_.stale.empty()) return;
    const Id id = model_.stale[source_.below(64) % model_.stale.size()];
    require(
        world_.remove(id) == Status::kStaleId && world_.set_transform(id, {}) == Status::kStaleId &&
            world_.move(id, 0, 0) == Status::kStaleId && world_.place(id, {}) == Status::kStaleId &&
            world_.set_shape(id, Shape()) == Status::kStaleId &&
            world_.set_parts(id, {}) == Status::kStaleId &&
            world_.set_part(id, 0, {.shape = Shape()}) == Status::kStaleId &&
            world_.set_bullet(id, true) == Status::kStaleId &&
            world_.set_one_way(id, OneWay::kUp) == Status::kStaleId &&
            world_.set_drops_through(id, true) == Status::kStaleId &&
            world_.set_tile(id, 0, 0, 0) == Status::kStaleId &&
            world_.tile(id, 0, 0).status == Status::kStaleId &&
            world_.tile_map(id).status == Status::kStaleId &&
            world_.tile_kind(id, 0).status == Status::kStaleId &&
            world_.part_count(id).status == Status::kStaleId &&
            world_.part(id, 0).status == Status::kStaleId &&
            world_.cast(id, 0, 0).status == Status::kStaleId &&
            world_.cast_all(id, 0, 0).status == Status::kStaleId &&
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
    for (ModelBody& body : model_.bodies) {
      if (source_.one_in(2)) continue;
      Transform& written = world_.transforms()[row_of(body.id)];
      switch (source_.below(3)) {
        case 0:
          written.x += scene_.scale.unit * (static_cast<float>(source_.below(5)) - 2);
          written.y += scene_.scale.unit * (static_cast<float>(source_.below(5)) - 2);
          break;
        case 1: {
          const Ray ray = draw_tie_ray(source_, scene());
          const bool is_end = source_.one_in(2);
          written.x = is_end ? ray.x : written.x + ray.dx;
          written.y = is_end ? ray.y : written.y + ray.dy;
          break;
        }
        default:
          written = draw_transform(body);
      }
      body.written = written;
      print(
          [&] { return "world.transforms()[" + name_of(body) + "] = " + code_of(written) + ";"; });
    }
  }

  /// Writes valid transforms where a step has refused some.
  void repair() {
    for (ModelBody& body : model_.bodies) {
      if (is_placeable(body, body.written)) continue;
      body.written = body.options.transform;
      world_.transforms()[row_of(body.id)] = body.written;
    }
  }

  void check_events() {
    const auto less = [](const BodyPair& a, const BodyPair& b) {
      return std::pair(a.a, a.b) < std::pair(b.a, b.b);
    };
    const std::vector<BodyPair> now = copied(world_.pairs());
    require(std::ranges::is_sorted(now, less), "pairs are sorted by id");
    std::vector<BodyPair> entered;
    std::vector<BodyPair> stayed;
    std::vector<BodyPair> exited;
    std::ranges::set_difference(now, model_.pairs_before, std::back_inserter(entered), less);
    std::ranges::set_intersection(now, model_.pairs_before, std::back_inserter(stayed), less);
    std::ranges::set_difference(model_.pairs_before, now, std::back_inserter(exited), less);
    require(copied(world_.entered()) == entered, "entered() is what is new in pairs()");
    require(copied(world_.stayed()) == stayed, "stayed() is what is not new in pairs()");
    require(copied(world_.exited()) == exited, "exited() is what is no longer in pairs()");
  }

  static constexpr std::size_t kMostBodies = 12;
  static constexpr std::size_t kMostSaves = 3;

  /// What the world is expected to be.
  struct Model {
    std::vector<ModelBody> bodies;
    std::vector<Id> stale;
    std::vector<BodyPair> pairs_before;    // of the last step
    std::vector<Contact> contacts_before;  // likewise
  };
  struct Save {
    testing::Bytes bytes;
    std::uint64_t hash;
    Model model;
  };

  ByteSource& source_;
  testing::TieScene scene_;
  World world_;
  Model model_;
  testing::Bytes base_;  // a snapshot; none before the first call of `set_base`
  std::vector<Save> saves_;
};

}  // namespace quadrille::fuzz
