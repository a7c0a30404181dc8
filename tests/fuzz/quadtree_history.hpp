// A Quadtree, what should be in it, and the changes that a fuzzer makes to both.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "box_drawing.hpp"
#include "brute_force.hpp"
#include "byte_source.hpp"
#include "quadrille/quadrille.hpp"
#include "require.hpp"

namespace quadrille::fuzz {

/// "Circle" for a circle; nothing for a box, which a query takes without the name of its type.
template <QueryShape Shape>
std::string type_of(const Shape&) {
  if constexpr (std::same_as<Shape, Box>) return "";
  const std::string name = __PRETTY_FUNCTION__;  // ends with "[Shape = quadrille::Circle]"
  const std::size_t begin = name.rfind(':') + 1;
  return name.substr(begin, name.rfind(']') - begin);
}

/// A shape that is made of floats.
template <QueryShape Shape>
std::string code_of(const Shape& shape) {
  std::string list;
  for (const float number :
       std::bit_cast<std::array<float, sizeof(Shape) / sizeof(float)>>(shape)) {
    char text[32];
    std::snprintf(text, sizeof text, "%s%.9g", list.empty() ? "" : ", ", double{number});
    list += text;
  }
  return type_of(shape) + "{" + list + "}";
}

inline std::string code_of(const Polygon& polygon) {
  std::string list;
  for (const Point& corner : polygon.corners) {
    list += (list.empty() ? "" : ", ") + code_of(corner);
  }
  return "Polygon{{" + list + "}}";
}

inline std::string code_of(const Settings& settings) {
  char text[160];
  std::snprintf(text, sizeof text, ", %u, %d, Placement(%d), %g, EdgeRule(%d), Outside(%d)}",
                settings.capacity, settings.max_depth, static_cast<int>(settings.placement),
                double{settings.looseness}, static_cast<int>(settings.edges),
                static_cast<int>(settings.outside));
  return "{" + code_of(settings.world) + text;
}

struct ModelObject {
  Id id;
  Row row;
  Box box;
  Filter filter;
};

class QuadtreeHistory {
 public:
  QuadtreeHistory(ByteSource& source, TreeDrawing& drawing, Quadtree&& tree)
      : source_(source), drawing_(drawing), tree_(std::move(tree)) {}

  Quadtree& tree() { return tree_; }
  const std::vector<ModelObject>& objects() const { return objects_; }

  /// One change by one call, which may be a bad one.
  void change() {
    switch (source_.below(14)) {
      case 0:
      case 1:
      case 2:
      case 3:
        return insert();
      case 4:
        return remove();
      case 5:
        return update();
      case 6:
        return move();
      case 7:
        return insert_many();
      case 8:
        return write_boxes();
      case 9:
        return move_many();
      case 10:
        return set_filter();
      case 11:
        return set_settings();
      case 12:
        return restore();
      default:
        return source_.one_in(4) ? replace_all() : touch_memory();
    }
  }

  /// What holds after every call.
  void check() {
    require_none(tree_.validate());
    require(tree_.size() == objects_.size(), "size() counts the objects");
    for (const ModelObject& object : objects_) {
      require(tree_.has(object.id), "a live object's id is known");
      require(tree_.boxes()[object.row] == object.box, "boxes() holds what was set");
    }
    for (const Id id : stale_) require(!tree_.has(id), "an id of a removed object is stale");
  }

  /// The nodes are those of a tree that got the same boxes at once.
  void check_nodes() {
    const auto listed = tree_.nodes();
    require(listed.ok(), "nodes() has memory");
    const std::vector<NodeView> nodes(listed.value.begin(), listed.value.end());
    auto made = Quadtree::create(tree_.settings());
    require(made.ok(), "settings in force are valid");
    std::vector<Box> boxes;
    for (const ModelObject& object : objects_) boxes.push_back(object.box);
    require(made.value->set_all(boxes) == Status::kOk, "boxes in a tree are valid");
    const auto others = made.value->nodes();
    require(others.ok() && std::ranges::equal(nodes, others.value),
            "nodes are a function of boxes and settings");
  }

 private:
  /// A live object; nothing if there is none. The index is drawn in any case.
  ModelObject* draw_object() {
    const std::uint32_t pick = source_.below(64);
    return objects_.empty() ? nullptr : &objects_[pick % objects_.size()];
  }

  /// An id that must be refused: stale, or never given out.
  Id draw_bad_id() {
    if (stale_.empty() || source_.one_in(4)) return make_id(source_.below(64), 0x1000000);
    return stale_[source_.below(64) % stale_.size()];
  }

  /// What a box that is put into the tree leads to; kOk may still turn out to be a want of memory.
  Status verdict(const Box& box) const {
    if (!is_valid(box)) return Status::kInvalidBox;
    const bool is_outside =
        !testing::brute_overlap(box, tree_.settings().world, EdgeRule::kTouching);
    const bool rejects = tree_.settings().outside == Outside::kReject;
    return rejects && is_outside ? Status::kOutside : Status::kOk;
  }

  void expect_world_holds(const Box& box) {
    if (tree_.settings().outside != Outside::kGrow) return;
    require(contains(tree_.settings().world, box), "a world that grows holds every box");
  }

  void add(Id id, const Box& box) {
    const Row row = row_of(id);
    require(std::ranges::count(objects_, row, &ModelObject::row) == 0, "a row has one object");
    require(std::ranges::count(stale_, id) == 0, "no id is given out twice");
    objects_.push_back({id, row, box, kDefaultFilter});
    expect_world_holds(box);
  }

  void insert() {
    const Box box = drawing_.box();
    print([&] { return "insert(" + code_of(box) + ")"; });
    const Status expected = verdict(box);
    const Result<Id> added = tree_.insert(box);
    require(added.status == expected, "insert refuses what is not valid, and nothing else");
    if (added.ok()) add(added.value, box);
  }

  void insert_many() {
    const std::vector<Box> boxes = drawing_.boxes();
    print([&] { return "insert_many of " + std::to_string(boxes.size()); });
    const auto bad =
        std::ranges::find_if(boxes, [this](const Box& box) { return verdict(box) != Status::kOk; });
    const auto added = tree_.insert_many(boxes);
    if (bad != boxes.end()) {
      require(!added.ok(), "insert_many refuses a box that is not valid");
      require(tree_.error_index() == static_cast<Row>(bad - boxes.begin()),
              "error_index() is that of the first box that is refused");
      return;
    }
    require(added.ok() && added.value.size() == boxes.size(), "insert_many adds every box");
    const std::vector<Id> ids(added.value.begin(), added.value.end());
    for (std::size_t i = 0; i < ids.size(); ++i) add(ids[i], boxes[i]);
  }

  void remove() {
    if (source_.one_in(4)) {
      const Id id = draw_bad_id();
      require(tree_.remove(id) == Status::kStaleId, "remove refuses a stale id");
      return;
    }
    const ModelObject* object = draw_object();
    if (object == nullptr) return;
    print([&] { return "remove(row " + std::to_string(object->row) + ")"; });
    require(tree_.remove(object->id) == Status::kOk, "remove succeeds");
    stale_.push_back(object->id);
    objects_.erase(objects_.begin() + (object - objects_.data()));
  }

  void update() {
    const Box box = drawing_.box();
    ModelObject* object = draw_object();
    if (object == nullptr || source_.one_in(8)) {
      const Status status = tree_.update(draw_bad_id(), box);
      require(status == Status::kStaleId || status == Status::kInvalidBox,
              "update refuses a stale id");
      return;
    }
    print([&] { return "update(row " + std::to_string(object->row) + ", " + code_of(box) + ")"; });
    const Status expected = verdict(box);
    require(tree_.update(object->id, box) == expected, "update refuses what is not valid alone");
    if (expected != Status::kOk) return;
    object->box = box;
    expect_world_holds(box);
  }

  /// Width and height stay, except for rounding; so the model takes over what the tree says.
  void accept_moved(ModelObject& object, const Point& to) {
    const Box box = tree_.boxes()[object.row];
    require(box.min_x == to.x && box.min_y == to.y, "a moved box's min corner is where it is told");
    if (drawing_.is_on_lattice()) {
      require(box.max_x - box.min_x == object.box.max_x - object.box.min_x &&
                  box.max_y - box.min_y == object.box.max_y - object.box.min_y,
              "a moved box keeps its size");
    }
    require(is_valid(box), "a moved box is valid");
    object.box = box;
    expect_world_holds(box);
  }

  void move() {
    const Point to = drawing_.point();
    ModelObject* object = draw_object();
    if (object == nullptr) return;
    print([&] { return "move(row " + std::to_string(object->row) + ", " + code_of(to) + ")"; });
    const Status status = tree_.move(object->id, to.x, to.y);
    if (status == Status::kOk) {
      accept_moved(*object, to);
    } else {
      require(!drawing_.is_on_lattice() || tree_.settings().outside == Outside::kReject,
              "move succeeds");
    }
  }

  Sync draw_sync() { return static_cast<Sync>(source_.below(3)); }

  void move_many() {
    std::vector<Point> positions(source_.below(12));
    for (Point& position : positions) position = drawing_.point();
    print([&] { return "move_many of " + std::to_string(positions.size()); });
    if (tree_.move_many(positions, draw_sync()) != Status::kOk) {
      require(!drawing_.is_on_lattice() || tree_.settings().outside == Outside::kReject,
              "move_many succeeds");
      return;
    }
    for (ModelObject& object : objects_) {
      if (object.row < positions.size()) accept_moved(object, positions[object.row]);
    }
  }

  /// Writes into boxes() and calls sync; boxes that are refused are put back.
  void write_boxes() {
    std::vector<Box> written;
    for (ModelObject& object : objects_) {
      written.push_back(source_.one_in(2) ? drawing_.box() : object.box);
      tree_.boxes()[object.row] = written.back();
    }
    print([&] {
      std::string line = "sync after";
      for (const Box& box : written) line += " " + code_of(box);
      return line;
    });
    Row refused = kNoRow;
    for (std::size_t i = 0; i < written.size(); ++i) {
      if (verdict(written[i]) != Status::kOk) refused = std::min(refused, objects_[i].row);
    }
    const Status status = tree_.sync(draw_sync());
    require((status == Status::kOk) == (refused == kNoRow), "sync refuses what is not valid alone");
    if (status == Status::kOk) {
      for (std::size_t i = 0; i < written.size(); ++i) {
        objects_[i].box = written[i];
        expect_world_holds(written[i]);
      }
      return;
    }
    require(std::ranges::count(objects_, tree_.error_index(), &ModelObject::row) == 1,
            "error_index() is a row after a sync that failed");
    for (const ModelObject& object : objects_) tree_.boxes()[object.row] = object.box;
    require(tree_.sync() == Status::kOk, "sync succeeds once boxes are as they were");
  }

  void set_filter() {
    const Filter filter = {source_.below(8), source_.below(8)};
    ModelObject* object = draw_object();
    if (object == nullptr) return;
    print([&] { return "set_filter(row " + std::to_string(object->row) + ")"; });
    require(tree_.set_filter(object->id, filter) == Status::kOk, "set_filter succeeds");
    object->filter = filter;
  }

  void set_settings() {
    const Settings settings = drawing_.settings();
    print([&] { return "set_settings(" + code_of(settings) + ")"; });
    const Status status = tree_.set_settings(settings);
    const bool loses =
        settings.outside == Outside::kReject &&
        std::ranges::any_of(objects_, [&](const ModelObject& object) {
          return !testing::brute_overlap(object.box, settings.world, EdgeRule::kTouching);
        });
    const Status expected = !is_valid(settings) ? Status::kInvalidSettings
                            : loses             ? Status::kOutside
                                                : Status::kOk;
    require(status == expected, "set_settings refuses what is not valid alone");
    if (!is_valid(settings) || loses) return;
    for (const ModelObject& object : objects_) expect_world_holds(object.box);
  }

  /// A snapshot and back: the tree must be the same. At times with a byte changed: it must be
  /// refused.
  void restore() {
    print([] { return std::string("snapshot and restore"); });
    std::vector<std::byte> bytes(tree_.snapshot({}));
    require(tree_.snapshot(bytes) == bytes.size(), "a snapshot is as long as it says");
    if (source_.one_in(3)) {
      const std::uint32_t place = source_.below(0x10000) % static_cast<std::uint32_t>(bytes.size());
      bytes[place] ^= static_cast<std::byte>(1 + source_.below(255));
      require(tree_.restore(bytes) != Status::kOk, "a damaged snapshot is refused");
      bytes.resize(place);
      require(tree_.restore(bytes) != Status::kOk, "a snapshot that is cut short is refused");
      return;
    }
    if (source_.one_in(2)) {
      require(tree_.restore(bytes) == Status::kOk, "a snapshot restores its tree");
      return;
    }
    auto copy = Quadtree::from(bytes);
    require(copy.ok(), "a snapshot makes a tree");
    tree_ = std::move(*copy.value);
  }

  void replace_all() {
    const std::vector<Box> boxes = drawing_.boxes();
    print([&] { return "set_all of " + std::to_string(boxes.size()); });
    const bool is_valid_list =
        std::ranges::all_of(boxes, [this](const Box& box) { return verdict(box) == Status::kOk; });
    const Status status = tree_.set_all(boxes);
    require((status == Status::kOk) == is_valid_list, "set_all refuses what is not valid alone");
    if (status != Status::kOk) return;
    for (const ModelObject& object : objects_) stale_.push_back(object.id);
    objects_.clear();
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      add(tree_.id_at(static_cast<Row>(i)).value, boxes[i]);
    }
  }

  void touch_memory() {
    if (source_.one_in(4)) {
      for (const ModelObject& object : objects_) stale_.push_back(object.id);
      objects_.clear();
      tree_.clear();
    }
    require(tree_.reserve(source_.below(64)) == Status::kOk, "reserve succeeds");
  }

  ByteSource& source_;
  TreeDrawing& drawing_;
  Quadtree tree_;
  std::vector<ModelObject> objects_;
  std::vector<Id> stale_;
};

}  // namespace quadrille::fuzz
