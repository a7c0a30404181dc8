// The bodies of a world by row: what they are and where they are.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "base/bytes.hpp"
#include "base/rounding.hpp"
#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "narrow/outline_contact.hpp"
#include "narrow/shape_cast.hpp"
#include "narrow/shape_store.hpp"
#include "quadrille/body.hpp"
#include "quadrille/box.hpp"
#include "quadrille/status.hpp"
#include "store/filters.hpp"
#include "store/id_table.hpp"
#include "world/compounds.hpp"
#include "world/id_order.hpp"
#include "world/tile_map.hpp"

namespace quadrille {

/// True when a body can be there: the transform is valid, and so is the box around the body.
bool is_placeable(const Shape& shape, const Transform& transform);

/// The shape placed there; nothing where it cannot be.
std::optional<StandaloneShape> placed_alone(const Shape& shape, const Transform& transform);

/// The parts of a body, for code that treats bodies of one shape as others; not those of a tile
/// map. Valid until a body is added or changes.
class BodyParts {
 public:
  /// A body of one shape.
  explicit BodyParts(const PlacedPart& only) : only_(only) {}

  /// A compound.
  explicit BodyParts(std::span<const PlacedPart> compound) : only_(), compound_(compound) {}

  std::span<const PlacedPart> span() const {
    return compound_.empty() ? std::span(&only_, 1) : compound_;
  }

 private:
  PlacedPart only_;
  std::span<const PlacedPart> compound_;
};

enum class BodyForm : unsigned char;  // see bodies_snapshot.hpp

/// A part of a body.
struct BodyPart {
  Row row;
  std::uint32_t number;
  const PlacedPart& placed;
};

/// Flat arrays by row. It knows no trees.
class Bodies {
 public:
  /// Makes room for `more` bodies besides those there are; the value is an upper bound of their
  /// rows. kTooManyObjects or kOutOfMemory.
  Result<std::uint32_t> reserve(std::uint32_t more);

  /// Adds a body. kInvalidPartCount, kInvalidTransform, kInvalidOrder, kTooManyObjects or
  /// kOutOfMemory; nothing has changed then.
  Result<Id> insert(const NewBody& body);

  /// Adds a tile map. kInvalidTileMap, kInvalidTileKind and kNoSuchTileKind, with an index;
  /// else as above.
  Result<Id> insert(const NewTiles& tiles, std::uint32_t& error_index);

  void remove(Row row);

  /// Which kinds of bodies there have been since the last `clear`.
  struct Kinds {
    bool have_bullets = false;
    bool have_one_ways = false;
  };
  const Kinds& kinds() const { return kinds_; }

  /// Takes back the last calls of `insert`, before which there were so many rows, of those kinds.
  void undo_inserts(std::span<const Id> ids, std::uint32_t rows, const Kinds& kinds);

  void clear();

  const IdTable& ids() const { return ids_; }

  /// The shapes of bodies that have one. Its `with_points` takes those of parts, too.
  const ShapeStore& shapes() const { return shapes_; }

  /// True for a body that was given a list of parts.
  bool is_compound(Row row) const { return shapes_.is_compound(row); }
  std::uint32_t compound_count() const { return compounds_.size(); }

  /// The most parts that a body has had, tile maps aside.
  std::uint32_t most_parts() const { return compounds_.most_parts(); }

  bool is_tile_map(Row row) const { return shapes_.is_tile_map(row); }
  std::uint32_t tile_map_count() const { return tile_maps_.size(); }

  /// Precondition: is_tile_map(row).
  const TileMap& tile_map(Row row) const { return tile_maps_[shapes_.slot(row)]; }

  /// Changes the number of a tile. Precondition: the row is a tile map that has the tile and the
  /// number.
  void set_tile(Row row, std::uint32_t tile, TileNumber number);

  /// True for a compound or a tile map.
  bool has_parts(Row row) const { return shapes_.has_parts(row); }
  bool either_has_parts(Row a, Row b) const { return has_parts(a) || has_parts(b); }
  bool have_parts() const { return compounds_.size() + tile_maps_.size() > 0; }

  /// The parts as placed. Precondition: the body is no tile map.
  BodyParts parts(Row row) const {
    return is_compound(row) ? BodyParts(compounds_.placed(shapes_.slot(row)))
                            : BodyParts(only_part(row));
  }

  /// A body of one shape as a part.
  PlacedPart only_part(Row row) const {
    return {.shape = shapes_.placed(row),
            .box = boxes_[row],
            .filter = filters_.of(row),
            .is_sensor = false,
            .one_way = OneWay::kNo};
  }

  /// A part as placed.
  PlacedPart placed_part(Row row, std::uint32_t part) const;

  /// Calls `visit(part, number)` for each part, as placed, whose box touches a window, by number,
  /// until it returns false; returns whether it never did.
  template <typename Visit>
  bool visit_placed(Row row, const Box& window, Visit&& visit) const {
    if (is_tile_map(row)) return tile_map(row).visit_in(window, visit);
    if (is_compound(row)) return compounds_.visit_in(shapes_.slot(row), window, visit);
    return !overlap<EdgeRule::kTouching>(boxes_[row], window) || visit(only_part(row), 0u);
  }

  /// Calls `visit(part, number)` for all parts, as placed, that are no farther from a box than
  /// `most`, and maybe for others and several times. It returns the distance of the nearest one so
  /// far: those that are farther may be left out from then on.
  template <typename Visit>
  void visit_around(Row row, const Box& box, double most, Visit&& visit) const {
    const Box& all = boxes_[row];
    const double beside =
        std::max({wide(all.min_x) - wide(box.max_x), wide(box.min_x) - wide(all.max_x),
                  wide(all.min_y) - wide(box.max_y), wide(box.min_y) - wide(all.max_y), 0.0});
    for (double reach = beside + reach_of_few_parts(row);; reach *= 2) {
      const Box window = {rounded_down(wide(box.min_x) - reach),
                          rounded_down(wide(box.min_y) - reach),
                          rounded_up(wide(box.max_x) + reach), rounded_up(wide(box.max_y) + reach)};
      visit_placed(row, window, [&](const PlacedPart& part, std::uint32_t number) {
        most = std::min(most, static_cast<double>(visit(part, number)));
        return true;
      });
      if (most <= reach || contains(window, all)) return;
    }
  }

  /// The parts as given. Of a tile map, those of its tiles that are not empty.
  std::uint32_t part_count(Row row) const;
  bool has_part(Row row, std::uint32_t index) const {
    return index < part_count(row) && !(is_tile_map(row) && tile_map(row).is_empty(index));
  }
  Part part(Row row, std::uint32_t index) const;

  /// A part as casts move it. Valid until a body is added or changes.
  MovingShape moving_part(Row row, std::uint32_t index) const;

  /// A part as casts move it from elsewhere: `placed` is the part there, with its body at `from`.
  MovingShape moving_part(Row row, std::uint32_t index, const PlacedShape& placed,
                          const Transform& from) const;

  /// A part, which is placed now, where a transform of its body would put it; of a tile map, one
  /// that neither turns nor scales. Precondition: is_valid(transform).
  PlacedShape placed_at(Row row, std::uint32_t part, const PlacedShape& placed,
                        const Transform& transform) const;

  /// Writes the parts where a transform would put them. Precondition: `parts` has room for them,
  /// and is_valid(transform).
  void place_parts(Row row, const Transform& transform, Buffer<PlacedPart>& parts) const;

  /// True for a circle: it is the same at every angle.
  bool is_round(Row row) const {
    return !has_parts(row) && shapes_.placed(row).kind() == ShapeKind::kCircle;
  }

  /// The box around a body, rounded outwards where that is needed, without a margin.
  Box exact_box(Row row) const;

  /// For a body that a query has found by its box and its filter: calls `visit(shape, part)` for
  /// the parts that the query's filter admits and whose boxes touch `window`, by number, until it
  /// returns false.
  template <typename Visit>
  void visit_parts(Row row, const Filter& query, const Box& window, Visit&& visit) const {
    if (!has_parts(row)) {
      visit(shapes_[row], 0u);
      return;
    }
    visit_placed(row, window, [&](const PlacedPart& part, std::uint32_t number) {
      return !admit(part.filter, query) || visit(shapes_.with_points(part.shape), number);
    });
  }

  /// True when the filter of some part admits another one.
  bool any_part_admits(Row row, const Filter& filter) const;

  /// True when `is_met(shape)` holds for one of these parts.
  template <typename IsMet>
  bool any_part(Row row, const Filter& query, const Box& window, IsMet&& is_met) const {
    bool any = false;
    visit_parts(row, query, window, [&](const ShapeRef& shape, std::uint32_t) {
      any = is_met(shape);
      return !any;
    });
    return any;
  }

  /// By row: a box around each body, with a margin. Bodies that touch, and those that overlap by
  /// rounding, have boxes that overlap strictly.
  std::span<const Box> boxes() const { return boxes_.span(); }

  /// The transforms that the caller writes, until a step applies them.
  std::span<Transform> staged() { return staged_.span(); }

  /// Where a body is for pairs and queries.
  const Transform& applied(Row row) const { return applied_[row]; }

  /// Where the caller has put a body: a step applies what was written for one that moves. What was
  /// written for a static one counts for nothing.
  const Transform& wanted(Row row) const { return is_static(row) ? applied_[row] : staged_[row]; }

  /// True when a transform was written that no step has applied.
  bool is_moved(Row row) const { return !same_bits(staged_[row], applied_[row]); }

  /// Puts the shapes and the box of a row where its staged transform says; false when the transform
  /// or the box is invalid, and then nothing has changed.
  [[nodiscard]] bool place_staged(Row row) { return place(row, staged_[row]); }

  /// Undoes `place_staged`.
  void place_applied(Row row) { boxes_[row] = place_shapes(row, applied_[row]); }

  /// Ends `place_staged`: it can no longer be undone.
  void apply_staged(Row row) { applied_[row] = staged_[row]; }

  /// Places a row at once. False when the transform or the box is invalid, and then nothing has
  /// changed.
  [[nodiscard]] bool set_transform(Row row, const Transform& transform);

  /// kInvalidTransform or kOutOfMemory; nothing has changed then.
  [[nodiscard]] Status set_shape(Row row, const Shape& shape);
  [[nodiscard]] Status set_shape(Row row, const Shape& shape, const Transform& transform);

  /// kInvalidPartCount, kInvalidTransform or kOutOfMemory; nothing has changed then.
  [[nodiscard]] Status set_parts(Row row, std::span<const Part> parts);
  [[nodiscard]] Status set_parts(Row row, std::span<const Part> parts, const Transform& transform);

  /// kInvalidTransform or kOutOfMemory; nothing has changed then. Precondition: there is such a
  /// part.
  [[nodiscard]] Status set_part(Row row, std::uint32_t index, const Part& part);

  /// False when there is no memory, and then nothing has changed.
  [[nodiscard]] bool set_filter(Row row, const Filter& filter);
  void set_static(Row row, bool is_static) { set_flag(row, kStatic, is_static); }
  void set_bullet(Row row, bool is_bullet);
  void set_one_way(Row row, OneWay side);
  void set_drops_through(Row row, bool drops) { set_flag(row, kDropsThrough, drops); }

  /// The way of a body until the end of the next step begins where it is now.
  void begin_way(Row row) { way_from_[row] = applied_[row]; }
  void begin_ways() {
    ways_begin_at_step_ = true;
    std::ranges::copy(applied_.span(), way_from_.data());
  }

  /// The same where no other rows have moved since the last call.
  void begin_ways_of(std::span<const Row> rows) {
    if (!ways_begin_at_step_) return begin_ways();
    for (const Row row : rows) way_from_[row] = applied_[row];
  }

  /// Where the way of a body begins: the next step sweeps a bullet from there.
  const Transform& way_from(Row row) const { return way_from_[row]; }

  /// True when a body has moved since the last step. Not before the first step.
  bool moved_since_step(Row row) const {
    return ways_begin_at_step_ && !same_bits(way_from_[row], applied_[row]);
  }

  /// A part, which is placed now, where the way of its body begins.
  PlacedShape at_begin_of_way(Row row, std::uint32_t part, const PlacedShape& placed) const {
    return placed_at(row, part, placed, way_from_[row]);
  }

  /// The side from which a part is solid; kNo for one that is from all.
  OneWay one_way(Row row, std::uint32_t part) const {
    if (!kinds_.have_one_ways) return OneWay::kNo;
    if (is_tile_map(row)) return tile_map(row).one_way(part);
    const OneWay of_part =
        is_compound(row) ? compounds_.placed(shapes_.slot(row))[part].one_way : OneWay::kNo;
    return of_part != OneWay::kNo ? of_part : static_cast<OneWay>(flags_[row] / kOneWayUnit);
  }

  /// Calls `visit(box)` with the box of each part that is solid from one side, until it returns
  /// false.
  template <typename Visit>
  void visit_one_ways(Row row, Visit&& visit) const {
    if (is_tile_map(row)) return tile_map(row).visit_one_ways(visit);
    if (!is_compound(row)) {
      if (one_way(row, 0) != OneWay::kNo) static_cast<void>(visit(boxes_[row]));
      return;
    }
    const std::span<const PlacedPart> parts = compounds_.placed(shapes_.slot(row));
    for (std::uint32_t i = 0; i < parts.size(); ++i) {
      if (one_way(row, i) != OneWay::kNo && !visit(parts[i].box)) return;
    }
  }

  /// True when a part is solid from another side than the one where a ray or a shape enters it: the
  /// normal there leads out of the part, and is 0 where they begin in it.
  bool lets_pass(Row row, std::uint32_t part, const Vector& normal) const {
    return one_way(row, part) != OneWay::kNo && !open_side(row, part).has(normal);
  }

  /// That side in the world. Precondition: the part has one.
  OpenSide open_side(Row row, std::uint32_t part) const {
    return open_side_at(row, part, applied_[row]);
  }

  /// Whether that side is the front of a segment, as in a chain of one side.
  bool is_front_of_segment(Row row, std::uint32_t part) const;

  /// The same where the way of the body begins.
  OpenSide open_side_at_begin_of_way(Row row, std::uint32_t part) const {
    return open_side_at(row, part, way_from_[row]);
  }

  void set_sensor(Row row, bool is_sensor) {
    set_flag(row, kSensor, is_sensor);
    have_sensors_ = have_sensors_ || is_sensor;
  }
  void set_group(Row row, std::int32_t group);
  void set_tag(Row row, std::uint32_t tag) {
    tags_[row] = tag;
    note_change(row, Change::kForm);
  }
  /// False when the order is not finite, and then nothing has changed.
  [[nodiscard]] bool set_order(Row row, float order) {
    if (!is_finite(order)) return false;
    orders_[row] = order;
    note_change(row, Change::kForm);
    return true;
  }

  /// Notes that a body is inside the world; returns true when it was so before.
  bool set_inside(Row row, bool is_inside) {
    const bool was_inside = (flags_[row] & kInside) != 0;
    set_flag(row, kInside, is_inside);
    return was_inside;
  }

  bool is_static(Row row) const { return (flags_[row] & kStatic) != 0; }
  bool is_sensor(Row row) const { return (flags_[row] & kSensor) != 0; }
  bool is_bullet(Row row) const { return (flags_[row] & kBullet) != 0; }
  bool drops_through(Row row) const { return (flags_[row] & kDropsThrough) != 0; }
  bool either_is_sensor(Row a, Row b) const { return is_sensor(a) || is_sensor(b); }
  float order(Row row) const { return orders_[row]; }

  /// Which bodies may be in a pair, and which of them a query may find: of a compound, the
  /// categories and masks of all its parts.
  const Filters& filters() const { return filters_; }
  BodyOptions options(Row row) const;

  /// False while every two bodies may be a pair.
  bool have_rules() const { return !filters_.are_unused() || have_groups_; }

  /// False until some body is a bullet.
  bool have_bullets() const { return kinds_.have_bullets; }

  /// False until some body or tile is solid from one side alone.
  bool have_one_ways() const { return kinds_.have_one_ways; }

  /// False while no body is a sensor.
  bool have_sensors() const { return have_sensors_; }

  bool share_group(Row a, Row b) const {
    return have_groups_ && groups_[a] != 0 && groups_[a] == groups_[b];
  }

  /// True for rows that a body never meets: its own one, and those of its group. kNoRow meets all.
  bool never_meets(Row body, Row other) const {
    return body != kNoRow && (body == other || share_group(body, other));
  }

  /// True when filters and groups let two bodies be a pair; of compounds, when they may do so.
  bool may_touch(Row a, Row b) const {
    return !share_group(a, b) && admit(filters_.of(a), filters_.of(b));
  }

  /// The live ids, as of its last `update`.
  IdOrder& id_order() { return id_order_; }

  std::size_t bytes() const;

  /// As bytes, in the format of bodies_snapshot.hpp.
  void write(ByteWriter& out) const;

  /// Reads into new bodies. kDamagedSnapshot or kOutOfMemory; they must not be used then.
  [[nodiscard]] Status read(ByteReader& in);

  // Saves: what differs from a base, as world_save.cpp writes and reads it.

  /// What has changed of a body since the base.
  enum class Change : unsigned char {
    kNothing = 0,
    kState = 1,  ///< of a static body: where it is, or a flag
    kTiles = 2,  ///< numbers of tiles
    kForm = 4,   ///< anything else; or the body is newer than the base
    kUnmade = 8  ///< its shape was taken away, and it gets another one
  };

  /// The bodies as they were when `set_base` was called; none before that.
  class Base {
   public:
    const IdTable& ids() const { return ids_; }

    /// The words of a body, as `write_body` gave them. Precondition: ids().is_live(row).
    ByteReader words(Row row) const;

    /// The number that a tile had. Precondition: the row was a tile map that had it.
    TileNumber tile(Row row, std::uint32_t count, std::uint32_t tile) const;

    std::size_t bytes() const { return ids_.bytes() + words_.bytes() + ends_.bytes(); }
    void swap(Base& other) noexcept;

   private:
    friend class Bodies;
    std::size_t begin(Row row) const { return row == 0 ? 0 : ends_[row - 1]; }

    IdTable ids_;
    Buffer<std::byte> words_;
    Buffer<std::size_t> ends_;  // of the words of each row
  };

  const Base& base() const { return base_; }

  /// Makes the bodies as they are now the base. False when there is no memory, and then nothing has
  /// changed.
  [[nodiscard]] bool set_base();

  /// Takes the base of other bodies, and gives them its own.
  void swap_base(Bodies& other) noexcept { base_.swap(other.base_); }

  bool has_changed(Row row, Change what) const {
    return (changes_[row] & static_cast<unsigned char>(what)) != 0;
  }
  bool has_changed(Row row) const { return changes_[row] != 0; }

  /// Writes which kinds of bodies there have been, and whether there was a step.
  void write_kinds(ByteWriter& out) const;

  /// Reads what `write_kinds` wrote, and becomes bodies with these ids; `ids` takes those that
  /// there were. Rows stay as they are, until `end_load`. kDamagedSnapshot or kOutOfMemory; nothing
  /// has changed then.
  [[nodiscard]] Status begin_load(ByteReader& in, IdTable& ids);
  void end_load();

  /// The flags of a body, and where it is: the words with which those of a body begin.
  void write_state(Row row, ByteWriter& out) const { write_state(row, 0, out); }

  /// All the rest: its filter and numbers, and its shape.
  void write_form(Row row, ByteWriter& out) const;

  /// True for the words of a body that has parts, or that is a tile map.
  static bool has_parts(ByteReader words);

  /// Reads what `write_state` wrote to a row with a body, and notes what has changed since the
  /// base. kDamagedSnapshot or kOutOfMemory, as below; the row must be read again then.
  [[nodiscard]] Status read_state(Row row, ByteReader& in, Change what);

  /// Reads what `write_form` wrote to a row without a shape; `read_state` must follow.
  [[nodiscard]] Status read_form(Row row, ByteReader& in);

  /// Makes a body as it was at the base in a row without a shape.
  [[nodiscard]] Status read_body_of_base(Row row);

  /// Takes the shape from a row that gets another one, if it has one.
  void remove_shapes(Row row);

  // Of a tile map that the base knows.

  /// Gives all tiles the numbers that they had at the base.
  void reset_tiles(Row row);

  /// Reads tiles that differ from the base, where none does now. kDamagedSnapshot.
  [[nodiscard]] Status read_tiles_since(Row row, ByteReader& in);

  /// Notes a body that came with the ids of `begin_load`.
  void note_loaded(Row row) { id_order_.add(ids_.id_at(row), ids_); }

 private:
  struct ReadLists;
  using Flags = unsigned char;
  static constexpr Flags kStatic = 1;
  static constexpr Flags kSensor = 2;
  static constexpr Flags kInside = 4;  // the last step, or the call that added it, found it so
  static constexpr Flags kBullet = 8;
  static constexpr Flags kDropsThrough = 16;
  static constexpr Flags kOneWayUnit = 32;  // times a OneWay

  static bool same_bits(const Transform& a, const Transform& b);

  void set_flags(Row row, Flags flags) {
    if (flags_[row] == flags) return;
    flags_[row] = flags;
    note_change(row, Change::kState);
  }
  void set_flag(Row row, Flags flag, bool value) {
    set_flags(row, static_cast<Flags>(value ? flags_[row] | flag : flags_[row] & ~flag));
  }
  void note_change(Row row, Change what) { changes_[row] |= static_cast<unsigned char>(what); }
  double reach_of_few_parts(Row row) const;
  OpenSide open_side_at(Row row, std::uint32_t part, const Transform& at) const;
  const PlacedShape& shape_of_part(Row row, std::uint32_t part) const;
  OpenSide front_at(Row row, std::uint32_t part, const Transform& at) const;
  [[nodiscard]] bool resize(std::size_t rows);
  [[nodiscard]] bool place(Row row, const Transform& transform);
  Box place_shapes(Row row, const Transform& transform) {
    if (is_compound(row)) return compounds_.place(shapes_.slot(row), transform);
    if (is_tile_map(row)) return tile_maps_[shapes_.slot(row)].place(transform);
    return shapes_.place(row, transform);
  }
  [[nodiscard]] bool set_shapes(Row row, const NewBody& body);
  template <typename SetShapes>
  Result<Id> add(const BodyOptions& options, bool has_filter, bool has_one_way,
                 SetShapes&& set_shapes);
  void empty_rows(Row from);
  void write_state(Row row, std::uint32_t more, ByteWriter& out) const;
  bool has_way(Row row) const { return !same_bits(way_from_[row], applied_[row]); }
  void set_kinds(std::uint32_t word);
  [[nodiscard]] bool note_tile_changes(Row row);
  void write_body(Row row, ByteWriter& out) const;
  std::uint32_t form_word(Row row) const;
  void write_rest(Row row, std::uint32_t word, ByteWriter& out) const;
  [[nodiscard]] Status read_rest(Row row, std::uint32_t word, ByteReader& in, ReadLists& lists);
  [[nodiscard]] bool reserve_rows(std::size_t rows);
  [[nodiscard]] bool read_flags(Row row, std::uint32_t word);
  [[nodiscard]] bool read_place(Row row, std::uint32_t word, ByteReader& in, Transform& applied);
  [[nodiscard]] Status read_body(Row row, ByteReader& in, ReadLists& lists);
  [[nodiscard]] Status read_shapes(Row row, BodyForm form, const Filter& filter, ByteReader& in,
                                   ReadLists& lists);
  [[nodiscard]] Status read_parts(Row row, const Filter& filter, ByteReader& in,
                                  Buffer<Part>& parts);
  [[nodiscard]] Status read_tiles(Row row, const Filter& filter, ByteReader& in, ReadLists& lists);
  const Filter& own_filter(Row row) const;
  void set_united_filter(Row row, const Filter& filter);

  IdTable ids_;
  IdOrder id_order_;
  ShapeStore shapes_;
  Compounds compounds_{shapes_.polygons()};
  TileMaps tile_maps_{shapes_.polygons()};
  Filters filters_;
  Buffer<Transform> staged_;
  Buffer<Transform> applied_;  // those of the boxes and of the placed shapes
  Buffer<Box> boxes_;
  Buffer<Flags> flags_;
  Buffer<std::int32_t> groups_;
  Buffer<std::uint32_t> tags_;
  Buffer<float> orders_;
  Buffer<Transform> way_from_;
  Buffer<unsigned char> changes_;  // since the base: see Change
  Base base_;
  Kinds kinds_;
  bool have_groups_ = false;         // some body was given one since the last `clear`
  bool have_sensors_ = false;        // some body was one since the last `clear`
  bool ways_begin_at_step_ = false;  // there has been a step
};

}  // namespace quadrille
