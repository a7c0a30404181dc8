// The one place that knows JavaScript: Quadtree as scalars and addresses of buffers.
//
// Calls take and give numbers only; arrays stay where they are and JavaScript looks at them through
// the module's memory. Whatever is wrong comes back as a status.
#include <emscripten/bind.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "quadrille/quadrille.hpp"

namespace {

using quadrille::Box;
using quadrille::EdgeRule;
using quadrille::Id;
using quadrille::Outside;
using quadrille::Placement;
using quadrille::Quadtree;
using quadrille::Result;
using quadrille::Row;
using quadrille::Status;

int as_number(Status status) {
  return static_cast<int>(status);
}

// A result that is not negative, or the status with its sign turned.
double value_or_status(Status status, double value) {
  return status == Status::kOk ? value : -static_cast<double>(as_number(status));
}

template <typename T>
std::uintptr_t address(const T* data) {
  return reinterpret_cast<std::uintptr_t>(data);
}

// Ids travel as doubles, which hold 53 bits exactly; anything else becomes an id nobody has.
Id as_id(double number) {
  constexpr double kLimit = 9007199254740992.0;  // 2^53
  return number >= 0 && number < kLimit ? static_cast<Id>(number) : 0;
}

quadrille::Settings as_settings(float min_x, float min_y, float max_x, float max_y,
                                std::uint32_t capacity, int max_depth, int placement,
                                float looseness, bool touching, int outside) {
  return {.world = {min_x, min_y, max_x, max_y},
          .capacity = capacity,
          .max_depth = max_depth,
          .placement = static_cast<Placement>(placement),
          .looseness = looseness,
          .edges = touching ? EdgeRule::kTouching : EdgeRule::kStrict,
          .outside = static_cast<Outside>(outside)};
}

class QuadtreeBinding {
 public:
  QuadtreeBinding(float min_x, float min_y, float max_x, float max_y, std::uint32_t capacity,
                  int max_depth, int placement, float looseness, bool touching, int outside)
      : QuadtreeBinding(
            Quadtree::create(as_settings(min_x, min_y, max_x, max_y, capacity, max_depth, placement,
                                         looseness, touching, outside))) {}

  // Whether the tree could be made; if not, nothing but this may be asked.
  int status() const { return as_number(status_); }

  // What the functions of questions.cpp take.
  std::uintptr_t pointer() const { return address(&*tree_); }

  double insert(float min_x, float min_y, float max_x, float max_y) {
    const Result<Id> added = tree_->insert({min_x, min_y, max_x, max_y});
    return value_or_status(added.status, static_cast<double>(added.value));
  }

  int update(double id, float min_x, float min_y, float max_x, float max_y) {
    return as_number(tree_->update(as_id(id), {min_x, min_y, max_x, max_y}));
  }

  int move(double id, float x, float y) { return as_number(tree_->move(as_id(id), x, y)); }
  int remove(double id) { return as_number(tree_->remove(as_id(id))); }
  bool has(double id) const { return tree_->has(as_id(id)); }
  void clear() { tree_->clear(); }

  int stage(std::uint32_t count) {
    const auto room = tree_->stage(count);
    staged_ = room.value;
    return as_number(room.status);
  }
  std::uintptr_t staging_pointer() const { return address(staged_.data()); }

  int set_all(std::uint32_t count) { return as_number(tree_->set_all(staged_.first(count))); }

  int insert_many(std::uint32_t count) {
    ids_.reset(new (std::nothrow) double[count]);
    if (ids_ == nullptr) return as_number(Status::kOutOfMemory);
    const auto added = tree_->insert_many(staged_.first(count));
    std::ranges::copy(added.value, ids_.get());
    return as_number(added.status);
  }
  std::uintptr_t ids_pointer() const { return address(ids_.get()); }

  int set_settings(float min_x, float min_y, float max_x, float max_y, std::uint32_t capacity,
                   int max_depth, int placement, float looseness, bool touching, int outside) {
    return as_number(tree_->set_settings(as_settings(
        min_x, min_y, max_x, max_y, capacity, max_depth, placement, looseness, touching, outside)));
  }

  int sync() { return as_number(tree_->sync()); }
  Row error_row() const { return tree_->error_row(); }

  std::uintptr_t boxes_pointer() { return address(tree_->boxes().data()); }
  std::uint32_t rows() const { return tree_->rows(); }
  std::uint32_t size() const { return tree_->size(); }
  double id_at(Row row) const {
    const Result<Id> id = tree_->id_at(row);
    return id.status == Status::kOk ? static_cast<double>(id.value) : -1;
  }

  double outsiders() { return found(tree_->outsiders()); }
  std::uintptr_t results_pointer() const { return address(found_.data()); }

  double pairs() {
    const auto pairs = tree_->pairs();
    pairs_pointer_ = address(pairs.value.data());
    return value_or_status(pairs.status, static_cast<double>(pairs.value.size()));
  }
  std::uintptr_t pairs_pointer() const { return pairs_pointer_; }

  double nodes() {
    const auto nodes = tree_->nodes();
    nodes_pointer_ = address(nodes.value.data());
    return value_or_status(nodes.status, static_cast<double>(nodes.value.size()));
  }
  std::uintptr_t nodes_pointer() const { return nodes_pointer_; }

  double path(double id) { return found(tree_->path(as_id(id))); }
  double nodes_of(double id) { return found(tree_->nodes_of(as_id(id))); }
  double rows_in(std::uint32_t node) { return found(tree_->rows_in(node)); }
  double node_at(float x, float y) {
    const auto node = tree_->node_at(x, y);
    return value_or_status(node.status, node.value);
  }

  double explain_insert(float min_x, float min_y, float max_x, float max_y) {
    return explained(tree_->explain_insert({min_x, min_y, max_x, max_y}));
  }
  double explain_update(double id, float min_x, float min_y, float max_x, float max_y) {
    return explained(tree_->explain_update(as_id(id), {min_x, min_y, max_x, max_y}));
  }
  double explain_remove(double id) { return explained(tree_->explain_remove(as_id(id))); }
  double explain_pair(double a, double b) {
    return explained(tree_->explain_pair(as_id(a), as_id(b)));
  }
  std::uintptr_t events_pointer() const { return address(events_.data()); }

  std::uint32_t depths() {
    const quadrille::Stats stats = tree_->stats();
    depths_ = stats.by_depth;
    return stats.depth + 1;
  }
  std::uintptr_t depths_pointer() const { return address(depths_.data()); }

  // Snapshots pass through a block of bytes, which lives until the next of these calls.
  std::uintptr_t allocate_bytes(std::size_t count) {
    bytes_.reset(count == 0 ? nullptr : new (std::nothrow) std::byte[count]);
    return address(bytes_.get());
  }
  double snapshot() {
    const std::size_t size = tree_->snapshot({});
    if (allocate_bytes(size) == 0) return value_or_status(Status::kOutOfMemory, 0);
    return static_cast<double>(tree_->snapshot({bytes_.get(), size}));
  }
  std::uintptr_t bytes_pointer() const { return address(bytes_.get()); }
  int restore(std::size_t count) {
    const Status status = tree_->restore({bytes_.get(), count});
    bytes_.reset();
    return as_number(status);
  }

  std::uintptr_t settings_pointer() {
    const quadrille::Settings& settings = tree_->settings();
    settings_ = {static_cast<double>(settings.capacity),  static_cast<double>(settings.max_depth),
                 static_cast<double>(settings.placement), settings.looseness,
                 static_cast<double>(settings.edges),     static_cast<double>(settings.outside)};
    return address(settings_.data());
  }

  std::uintptr_t stats_pointer() {
    const quadrille::Stats stats = tree_->stats();
    stats_ = {static_cast<double>(stats.objects),    static_cast<double>(stats.nodes),
              static_cast<double>(stats.leaves),     static_cast<double>(stats.references),
              static_cast<double>(stats.depth),      static_cast<double>(stats.max_depth),
              static_cast<double>(stats.pair_tests), static_cast<double>(stats.bytes)};
    return address(stats_.data());
  }

  std::uintptr_t bounds_pointer() const { return address(&tree_->settings().world); }

  std::string validate() const {
    const char* broken = tree_->validate();
    return broken == nullptr ? std::string() : std::string(broken);
  }

 private:
  explicit QuadtreeBinding(Result<std::optional<Quadtree>> made)
      : status_(made.status), tree_(std::move(made.value)) {}

  double found(const Result<std::span<const Row>>& rows) {
    found_ = rows.value;
    return value_or_status(rows.status, static_cast<double>(rows.value.size()));
  }

  double explained(const Result<std::span<const quadrille::TraceEvent>>& events) {
    events_ = events.value;
    return value_or_status(events.status, static_cast<double>(events.value.size()));
  }

  Status status_;
  std::optional<Quadtree> tree_;
  std::span<const quadrille::TraceEvent> events_;
  std::span<Box> staged_;
  std::span<const Row> found_;
  std::uintptr_t pairs_pointer_ = 0;
  std::uintptr_t nodes_pointer_ = 0;
  std::array<double, 8> stats_ = {};
  std::array<double, 6> settings_ = {};
  std::array<quadrille::DepthCount, quadrille::kDepthLimit + 1> depths_ = {};
  std::unique_ptr<std::byte[]> bytes_;
  std::unique_ptr<double[]> ids_;
};

std::uint32_t node_stride() {
  return sizeof(quadrille::NodeView) / sizeof(float);
}
std::uint32_t max_objects() {
  return quadrille::kMaxObjects;
}
int row_bits() {
  return quadrille::kRowBits;
}
int depth_limit() {
  return quadrille::kDepthLimit;
}

}  // namespace

EMSCRIPTEN_BINDINGS(quadrille) {
  using emscripten::class_;
  using emscripten::function;

  function("nodeStride", &node_stride);
  function("maxObjects", &max_objects);
  function("rowBits", &row_bits);
  function("depthLimit", &depth_limit);

  class_<QuadtreeBinding>("QuadtreeBinding")
      .constructor<float, float, float, float, std::uint32_t, int, int, float, bool, int>()
      .function("status", &QuadtreeBinding::status)
      .function("pointer", &QuadtreeBinding::pointer)
      .function("insert", &QuadtreeBinding::insert)
      .function("update", &QuadtreeBinding::update)
      .function("move", &QuadtreeBinding::move)
      .function("remove", &QuadtreeBinding::remove)
      .function("has", &QuadtreeBinding::has)
      .function("clear", &QuadtreeBinding::clear)
      .function("stage", &QuadtreeBinding::stage)
      .function("stagingPointer", &QuadtreeBinding::staging_pointer)
      .function("setAll", &QuadtreeBinding::set_all)
      .function("insertMany", &QuadtreeBinding::insert_many)
      .function("idsPointer", &QuadtreeBinding::ids_pointer)
      .function("setSettings", &QuadtreeBinding::set_settings)
      .function("sync", &QuadtreeBinding::sync)
      .function("errorRow", &QuadtreeBinding::error_row)
      .function("boxesPointer", &QuadtreeBinding::boxes_pointer)
      .function("rows", &QuadtreeBinding::rows)
      .function("size", &QuadtreeBinding::size)
      .function("idAt", &QuadtreeBinding::id_at)
      .function("outsiders", &QuadtreeBinding::outsiders)
      .function("resultsPointer", &QuadtreeBinding::results_pointer)
      .function("pairs", &QuadtreeBinding::pairs)
      .function("pairsPointer", &QuadtreeBinding::pairs_pointer)
      .function("nodes", &QuadtreeBinding::nodes)
      .function("nodesPointer", &QuadtreeBinding::nodes_pointer)
      .function("path", &QuadtreeBinding::path)
      .function("nodesOf", &QuadtreeBinding::nodes_of)
      .function("nodeAt", &QuadtreeBinding::node_at)
      .function("rowsIn", &QuadtreeBinding::rows_in)
      .function("explainInsert", &QuadtreeBinding::explain_insert)
      .function("explainUpdate", &QuadtreeBinding::explain_update)
      .function("explainRemove", &QuadtreeBinding::explain_remove)
      .function("explainPair", &QuadtreeBinding::explain_pair)
      .function("eventsPointer", &QuadtreeBinding::events_pointer)
      .function("depths", &QuadtreeBinding::depths)
      .function("depthsPointer", &QuadtreeBinding::depths_pointer)
      .function("allocateBytes", &QuadtreeBinding::allocate_bytes)
      .function("snapshot", &QuadtreeBinding::snapshot)
      .function("bytesPointer", &QuadtreeBinding::bytes_pointer)
      .function("restore", &QuadtreeBinding::restore)
      .function("settingsPointer", &QuadtreeBinding::settings_pointer)
      .function("statsPointer", &QuadtreeBinding::stats_pointer)
      .function("boundsPointer", &QuadtreeBinding::bounds_pointer)
      .function("validate", &QuadtreeBinding::validate);
}
