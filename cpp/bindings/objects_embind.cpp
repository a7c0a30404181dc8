// Methods that change objects or read them: one at a time, or all at once.
#include "js_boundary.hpp"

namespace quadrille::bindings {
namespace {

// The new object's id, or minus a status.
double insert(Quadtree& tree, float min_x, float min_y, float max_x, float max_y) {
  return id_or_code(tree.insert({min_x, min_y, max_x, max_y}));
}

double insert_with_filter(Quadtree& tree, float min_x, float min_y, float max_x, float max_y,
                          int category, int mask) {
  return id_or_code(tree.insert({min_x, min_y, max_x, max_y}, filter_of(category, mask)));
}

int update(Quadtree& tree, double id, float min_x, float min_y, float max_x, float max_y) {
  return code(tree.update(as_id(id), {min_x, min_y, max_x, max_y}));
}

int move(Quadtree& tree, double id, float x, float y) {
  return code(tree.move(as_id(id), x, y));
}

// A box: four floats.
int box(const Quadtree& tree, double id) {
  static Box found = {};
  const Result<Box> box = tree.box(as_id(id));
  found = box.value;
  return list(box.status, &found, 4);
}

int reserve(Quadtree& tree, std::uint32_t count) {
  return code(tree.reserve(count));
}

int remove(Quadtree& tree, double id) {
  return code(tree.remove(as_id(id)));
}

bool has(const Quadtree& tree, double id) {
  return tree.has(as_id(id));
}

// Room for boxes, to be filled before `set_all` or `insert_many` is called with the same count.
int stage_boxes(Quadtree& tree, std::uint32_t count) {
  return list(tree.stage(count));
}

int set_all(Quadtree& tree, std::uint32_t count) {
  return code(tree.set_all(tree.stage(count).value));
}

// Ids as doubles, in the output buffer.
int insert_many(Quadtree& tree, std::uint32_t count) {
  if (!output.reserve<double>(count)) return code(Status::kOutOfMemory);
  const Result<std::span<const Id>> added = tree.insert_many(tree.stage(count).value);
  const std::span<double> ids = output.values<double>(added.value.size());
  std::ranges::copy(added.value, ids.begin());
  return list(added.status, ids.data(), ids.size());
}

int sync(Quadtree& tree, int how) {
  return code(tree.sync(static_cast<Sync>(how)));
}

// The input buffer holds the positions, two floats each.
int move_many(Quadtree& tree, std::uint32_t count, int how) {
  return code(tree.move_many(input_of<Point>(count), static_cast<Sync>(how)));
}

// Four floats a row.
int boxes(Quadtree& tree) {
  const std::span<Box> boxes = tree.boxes();
  return list(Status::kOk, boxes.data(), boxes.size());
}

// The id of the object in a row, or minus a status.
double id_at(const Quadtree& tree, Row row) {
  return id_or_code(tree.id_at(row));
}

// One word a row. JavaScript computes ids from these, 2^24 * generation + row, without a call for
// each row: generations are the low 31 bits.
int generations(const Quadtree& tree) {
  static_assert(kRowBits == 24 && kGenerationBits == 31);
  const std::span<const std::uint32_t> words = tree.generations();
  return list(Status::kOk, words.data(), words.size());
}

int set_filter(Quadtree& tree, double id, int category, int mask) {
  return code(tree.set_filter(as_id(id), filter_of(category, mask)));
}

// One filter: two words.
int filter(const Quadtree& tree, double id) {
  static Filter filter = {};
  const Result<Filter> found = tree.filter(as_id(id));
  filter = found.value;
  return list(found.status, &filter, 1);
}

// Two words a row.
int filters(Quadtree& tree) {
  return list(tree.filters());
}

}  // namespace

void add_objects(QuadtreeClass& quadtree) {
  quadtree.function("insert(minX, minY, maxX, maxY)", &insert)
      .function("insertWithFilter(minX, minY, maxX, maxY, category, mask)", &insert_with_filter)
      .function("update(id, minX, minY, maxX, maxY)", &update)
      .function("move(id, x, y)", &move)
      .function("remove(id)", &remove)
      .function("has(id)", &has)
      .function("clear", &Quadtree::clear)
      .function("reserve(count)", &reserve)
      .function("stageBoxes(count)", &stage_boxes)
      .function("setAll(count)", &set_all)
      .function("insertMany(count)", &insert_many)
      .function("sync(how)", &sync)
      .function("moveMany(count, how)", &move_many)
      .function("errorIndex", &Quadtree::error_index)
      .function("box(id)", &box)
      .function("boxes", &boxes)
      .function("rows", &Quadtree::rows)
      .function("size", &Quadtree::size)
      .function("idAt(row)", &id_at)
      .function("generations", &generations)
      .function("setFilter(id, category, mask)", &set_filter)
      .function("filter(id)", &filter)
      .function("filters", &filters);
}

}  // namespace quadrille::bindings
