// World::set_base, save and load.
#include "world/world_save.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <new>
#include <optional>
#include <utility>

#include "store/snapshot_head.hpp"
#include "world/world_impl.hpp"
#include "world/world_snapshot.hpp"

namespace quadrille {
namespace {

constexpr SnapshotFormat kFormat = {.magic = 0x56415551, .version = 1};  // "QUAV"

using Change = Bodies::Change;

// Of the name of a body that is gone, and of a row whose tiles differ.
constexpr std::uint32_t kMore = 1u << 31;

// Behind the last row of a list.
constexpr std::uint32_t kEnd = 0xffffffff;

bool is_in_save(const Bodies& bodies, Row row) {
  return bodies.ids().is_live(row) && (!bodies.is_static(row) || bodies.has_changed(row));
}

bool has_changed_form(const Bodies& bodies, Row row) {
  return bodies.ids().is_live(row) && bodies.has_changed(row, Change::kForm);
}

void write_forms(const Bodies& bodies, ByteWriter& out) {
  for (Row row = 0; row < bodies.ids().rows(); ++row) {
    if (!has_changed_form(bodies, row)) continue;
    ByteWriter counter({});
    bodies.write_form(row, counter);
    out.put(row);
    out.put(static_cast<std::uint32_t>(counter.size() / 4));
    bodies.write_form(row, out);
  }
  out.put(kEnd);
}

template <typename Visit>
void visit_other_tiles(const Bodies& bodies, Row row, Visit&& visit) {
  const TileMap& map = bodies.tile_map(row);
  map.visit_changed([&](std::uint32_t tile) {
    const TileNumber number = map.number(tile);
    if (number != bodies.base().tile(row, map.count(), tile)) visit(tile, number);
  });
}

// Of a map that the base knows.
void write_tiles(const Bodies& bodies, Row row, ByteWriter& out) {
  std::uint32_t count = 0;
  visit_other_tiles(bodies, row, [&](std::uint32_t, TileNumber) { ++count; });
  out.put(count);
  visit_other_tiles(bodies, row, [&](std::uint32_t tile, TileNumber number) {
    out.put(tile);
    out.put(std::uint32_t{number});
  });
}

void write_states(const Bodies& bodies, ByteWriter& out) {
  for (Row row = 0; row < bodies.ids().rows(); ++row) {
    if (!is_in_save(bodies, row)) continue;
    const bool has_tiles =
        bodies.has_changed(row, Change::kTiles) && !bodies.has_changed(row, Change::kForm);
    out.put(row | (has_tiles ? kMore : 0u));
    bodies.write_state(row, out);
    if (has_tiles) write_tiles(bodies, row, out);
  }
  out.put(kEnd);
}

void put_name(const IdTable& ids, Id id, ByteWriter& out) {
  const bool is_gone = !ids.is_live(id);
  out.put(row_of(id) | (is_gone ? kMore : 0u));
  if (is_gone) out.put(static_cast<std::uint32_t>(generation_of(id)));
}

// 0, which no body has, where there is no such body.
Id take_name(const IdTable& ids, ByteReader& in) {
  const std::uint32_t word = in.take();
  const Row row = word & ~kMore;
  if (row >= kNoRow) return 0;
  if ((word & kMore) == 0) return ids.is_live(row) ? ids.id_at(row) : 0;
  const Id id = make_id(row, in.take());
  return ids.was_given_out(id) ? id : 0;
}

void put(std::span<const BodyPair> pairs, const IdTable& ids, ByteWriter& out) {
  out.put(static_cast<std::uint32_t>(pairs.size()));
  for (const auto& [a, b] : pairs) {
    put_name(ids, a, out);
    put_name(ids, b, out);
  }
}

Status read_pairs(ByteReader& in, const IdTable& ids, Buffer<BodyPair>& pairs) {
  constexpr std::size_t kLeastPair = 8;
  const std::size_t count = in.take();
  if (in.left() / kLeastPair < count) return Status::kDamagedSnapshot;
  pairs.clear();
  if (!pairs.reserve(count)) return Status::kOutOfMemory;
  BodyPair last = {0, 0};
  for (std::size_t i = 0; i < count; ++i) {
    const Id a = take_name(ids, in);
    const BodyPair pair = {a, take_name(ids, in)};
    const bool is_next = PairOrder()(last, pair);
    if (a == 0 || a >= pair.b || !is_next) return Status::kDamagedSnapshot;
    pairs.push_unchecked(pair);
    last = pair;
  }
  return Status::kOk;
}

void write_save(const WorldImpl& world, ByteWriter& out) {
  const IdTable& ids = world.bodies.ids();
  out.put(static_cast<std::uint32_t>(world.save_memory.base_hash));
  out.put(static_cast<std::uint32_t>(world.save_memory.base_hash >> 32));
  write_world_settings(world.settings, out);
  ids.write_since(world.bodies.base().ids(), out);
  world.bodies.write_kinds(out);
  write_forms(world.bodies, out);
  write_states(world.bodies, out);
  put(world.pairs.entered(), ids, out);
  put(world.pairs.stayed(), ids, out);
  put(world.pairs.exited(), ids, out);
  if (needs_contacts(world)) write_contacts(world, out);
  write_passing_lists(world, out);
}

// What a load does with a row.
enum Mark : unsigned char {
  kMade = 1,     // the save has its form, which the body that is there has not
  kSame = 2,     // the save has its form, which the body that is there has, too
  kOfBase = 4,   // gets its form from the base
  kGone = 8,     // the body that is there goes, or gets another form
  kIsRead = 16,  // its state was read
  kTurned = 32,  // became static, or is no longer so
};

// Reads what `write_save` wrote before the ids. kOtherBase or kDamagedSnapshot.
Status open_save(ByteReader& in, const WorldImpl& world, Settings& settings) {
  const std::uint64_t low = in.take();
  const std::uint64_t high = in.take();
  if (in.ran_out()) return Status::kDamagedSnapshot;
  if ((high << 32 | low) != world.save_memory.base_hash) return Status::kOtherBase;
  return read_world_settings(in, settings) ? Status::kOk : Status::kDamagedSnapshot;
}

// Reads what is behind that.
class Loader {
 public:
  // A new world takes what an old one cannot take without new memory: bodies of parts, and maps.
  Loader(WorldImpl& world, bool is_new)
      : world_(world), bodies_(world.bodies), memory_(world.save_memory), is_new_(is_new) {}

  /// Reads ids, and finds the bodies to be made anew. Nothing has changed when it fails, and when
  /// only a new world can take them.
  Status prepare(ByteReader& in) {
    Status status = memory_.ids.read_since(bodies_.base().ids(), in);
    if (status != Status::kOk) return status;
    rows_ = std::max(bodies_.ids().rows(), memory_.ids.rows());
    const bool has_room = memory_.marks.resize(rows_) && memory_.concerned.reserve(rows_) &&
                          memory_.loaded.reserve(rows_);
    if (!has_room) return Status::kOutOfMemory;
    std::ranges::fill(memory_.marks.span(), Mark{});
    ByteReader kinds = in.take_part(4);
    forms_ = in;
    status = mark_forms(in);
    if (status == Status::kOk) status = mark_others();
    if (status != Status::kOk || needs_new_world_) return status;
    const bool had_memory = world_.moving.reserve(rows_) && world_.fixed.reserve(rows_) &&
                            world_.changes.reserve(rows_);
    return had_memory ? bodies_.begin_load(kinds, memory_.ids) : Status::kOutOfMemory;
  }
  bool needs_new_world() const { return needs_new_world_; }

  /// Reads the rest. kDamagedSnapshot or kOutOfMemory: another load must put all right then.
  Status finish(ByteReader& in) {
    take_gone_bodies();
    Status status = make_bodies();
    if (status == Status::kOk) status = read_states(in);
    if (status == Status::kOk) status = read_other_states();
    if (status == Status::kOk) {
      status = world_.pairs.read_lists(
          [&](Buffer<BodyPair>& list) { return read_pairs(in, bodies_.ids(), list); });
    }
    world_.contacts.clear();
    if (status == Status::kOk && needs_contacts(world_)) status = read_contacts(in, world_);
    if (status == Status::kOk) status = read_passing_lists(in, world_);
    if (status != Status::kOk) return status;
    if (in.ran_out() || in.left() != 0) return Status::kDamagedSnapshot;
    bodies_.end_load();
    list_loaded();
    world_.changes.add_all();
    world_.changes.add_all_statics();
    world_.one_way_places.forget();
    return status;
  }

 private:
  // Calls `visit(row, words)` for each form that the save has, until it returns something else than
  // kOk.
  template <typename Visit>
  static Status visit_forms(ByteReader& in, Visit&& visit) {
    Row next = 0;
    for (Row row = in.take(); row != kEnd; row = in.take()) {
      const ByteReader words = in.take_part(std::size_t{4} * in.take());
      if (in.ran_out() || row < next) return Status::kDamagedSnapshot;
      const Status status = visit(row, words);
      if (status != Status::kOk) return status;
      next = row + 1;
    }
    return Status::kOk;
  }

  // Marks bodies whose form the save has, and passes these over.
  Status mark_forms(ByteReader& in) {
    return visit_forms(in, [&](Row row, const ByteReader& words) {
      if (!memory_.ids.is_live(row)) return Status::kDamagedSnapshot;
      const bool stays = is_same_body(row) && !bodies_.has_changed(row, Change::kUnmade);
      bool has_form = false;
      if (stays && !compare_form(row, words, has_form)) return Status::kOutOfMemory;
      memory_.marks[row] = has_form ? kSame : kMade;
      if (!has_form && Bodies::has_parts(words)) note_parts();
      return Status::kOk;
    });
  }

  // True when the body in a row stays in the world.
  bool is_same_body(Row row) const {
    const IdTable& now = bodies_.ids();
    return now.is_live(row) && memory_.ids.is_live(row) && now.id_at(row) == memory_.ids.id_at(row);
  }

  // False when there is no memory.
  bool compare_form(Row row, const ByteReader& words, bool& is_equal) {
    const std::span<const std::byte> saved = words.rest();
    if (!memory_.form.resize(saved.size())) return false;
    ByteWriter out(memory_.form.span());
    bodies_.write_form(row, out);
    is_equal = out.size() == saved.size() && std::ranges::equal(memory_.form.span(), saved);
    return true;
  }

  // True for a static body that is in the world now and then, as it was at the base.
  bool is_as_at_base(Row row) const {
    return memory_.marks[row] == 0 && is_same_body(row) && !bodies_.has_changed(row) &&
           bodies_.is_static(row);
  }

  // Lists the rows with which there is something to do. Marks bodies that get their form from the
  // base, and those that go or get another form.
  Status mark_others() {
    const Bodies::Base& base = bodies_.base();
    memory_.concerned.clear();
    for (Row row = 0; row < rows_; ++row) {
      if (is_as_at_base(row)) continue;
      const bool was_live = bodies_.ids().is_live(row);
      const bool is_live = memory_.ids.is_live(row);
      unsigned char& mark = memory_.marks[row];
      if (was_live || is_live) memory_.concerned.push_unchecked(row);
      const bool has_form = is_same_body(row) && !bodies_.has_changed(row, Change::kForm);
      if (is_live && mark == 0 && !has_form) {
        const bool is_known =
            base.ids().is_live(row) && base.ids().id_at(row) == memory_.ids.id_at(row);
        if (!is_known) return Status::kDamagedSnapshot;
        mark = kOfBase;
        if (Bodies::has_parts(base.words(row))) note_parts();
      }
      if (!was_live || (is_live && (mark & (kMade | kOfBase)) == 0)) continue;
      mark |= kGone;
      if (bodies_.has_parts(row)) note_parts();
    }
    return Status::kOk;
  }

  // A body of parts, or a map, must come or go.
  void note_parts() { needs_new_world_ = !is_new_; }

  void take_gone_bodies() {
    for (const Row row : memory_.concerned.span()) {
      if ((memory_.marks[row] & kGone) == 0) continue;
      for (BodyTree* const tree : {&world_.moving, &world_.fixed}) {
        if (tree->has(row)) tree->remove(row);
      }
      bodies_.remove_shapes(row);
    }
  }

  Status make_bodies() {
    ByteReader forms = forms_;
    const Status status = visit_forms(forms, [&](Row row, ByteReader words) {
      if ((memory_.marks[row] & kMade) == 0) return Status::kOk;
      note_new(row);
      const Status read = bodies_.read_form(row, words);
      const bool is_whole = !words.ran_out() && words.left() == 0;
      return read == Status::kOk && !is_whole ? Status::kDamagedSnapshot : read;
    });
    if (status != Status::kOk) return status;
    for (const Row row : memory_.concerned.span()) {
      if ((memory_.marks[row] & kOfBase) == 0) continue;
      note_new(row);
      const Status read = bodies_.read_body_of_base(row);
      if (read != Status::kOk) return read;
      world_.tree_of(row).insert_or_move(row);
    }
    return Status::kOk;
  }

  // `memory_.ids` are those before the load, now and below.
  void note_new(Row row) {
    if (!memory_.ids.is_live(bodies_.ids().id_at(row))) bodies_.note_loaded(row);
  }

  Status read_states(ByteReader& in) {
    Row next = 0;
    for (std::uint32_t word = in.take(); word != kEnd; word = in.take()) {
      const bool has_tiles = (word & kMore) != 0;
      const Row row = word & ~kMore;
      if (in.ran_out() || row < next || !bodies_.ids().is_live(row)) {
        return Status::kDamagedSnapshot;
      }
      next = row + 1;
      unsigned char& mark = memory_.marks[row];
      const bool has_form = (mark & (kMade | kSame)) != 0;
      if (has_tiles && (has_form || !bodies_.is_tile_map(row))) return Status::kDamagedSnapshot;
      Status status = read_state(row, in, has_form ? Change::kForm : Change::kState);
      if (status == Status::kOk && has_tiles) status = bodies_.read_tiles_since(row, in);
      if (status != Status::kOk) return status;
      mark |= kIsRead;
    }
    return Status::kOk;
  }

  // Of a body that had its form before, or was given it.
  Status read_state(Row row, ByteReader& in, Change what) {
    const bool has_form_of_base = what != Change::kForm;
    if (has_form_of_base && bodies_.has_changed(row, Change::kTiles)) bodies_.reset_tiles(row);
    const Box before = bodies_.boxes()[row];
    const Status status = bodies_.read_state(row, in, what);
    if (status != Status::kOk) return status;
    BodyTree& tree = world_.tree_of(row);
    BodyTree& other = bodies_.is_static(row) ? world_.moving : world_.fixed;
    if (other.has(row)) {
      other.remove(row);
      memory_.marks[row] |= kTurned;
    }
    if (!tree.has(row) || bodies_.boxes()[row] != before) tree.insert_or_move(row);
    return status;
  }

  // Of bodies of which the save says nothing: they are as they were at the base.
  Status read_other_states() {
    for (const Row row : memory_.concerned.span()) {
      const unsigned char mark = memory_.marks[row];
      if (!bodies_.ids().is_live(row) || (mark & (kIsRead | kOfBase)) != 0) continue;
      if ((mark & (kMade | kSame)) != 0) return Status::kDamagedSnapshot;
      ByteReader words = bodies_.base().words(row);
      const Status status = read_state(row, words, Change::kNothing);
      if (status != Status::kOk) return status;
    }
    return Status::kOk;
  }

  // Of a new world, all rows.
  void list_loaded() {
    memory_.loaded.clear();
    if (is_new_) {
      for (Row row = 0; row < rows_; ++row) memory_.loaded.push_unchecked(row);
      return;
    }
    for (const Row row : memory_.concerned.span()) {
      const bool is_loaded = (memory_.marks[row] & (kMade | kOfBase | kGone | kTurned)) != 0;
      if (is_loaded) memory_.loaded.push_unchecked(row);
    }
  }

  WorldImpl& world_;
  Bodies& bodies_;
  SaveMemory& memory_;
  bool is_new_;
  bool needs_new_world_ = false;
  Row rows_ = 0;          // before the load, or after it
  ByteReader forms_{{}};  // and what follows
};

// Writes a world to the memory that loads keep. False when there is none.
bool keep_before(WorldImpl& world) {
  Buffer<std::byte>& before = world.save_memory.before;
  static_cast<void>(before.resize(before.capacity()));  // cannot fail: there is room
  for (;;) {
    ByteWriter out(before.span());
    write_save(world, out);
    if (out.size() <= before.size()) return before.resize(out.size());
    if (!before.resize(out.size())) return false;
  }
}

// Cannot fail: there was memory for all of it.
void go_back(WorldImpl& world) {
  ByteReader in(world.save_memory.before.span());
  Loader loader(world, false);
  Settings settings;
  const bool is_back = open_save(in, world, settings) == Status::kOk &&
                       loader.prepare(in) == Status::kOk && loader.finish(in) == Status::kOk;
  assert(is_back);
  static_cast<void>(is_back);
}

// Loads what is behind the settings. Nothing where only a new world can take it.
std::optional<Status> load_in_place(WorldImpl& world, ByteReader in) {
  if (!keep_before(world)) return Status::kOutOfMemory;
  Loader loader(world, false);
  Status status = loader.prepare(in);
  if (loader.needs_new_world()) return std::nullopt;
  if (status != Status::kOk) return status;
  status = loader.finish(in);
  if (status != Status::kOk) go_back(world);
  return status;
}

bool are_equal(const Settings& a, const Settings& b) {
  constexpr std::size_t kBytes = 48;
  std::array<std::array<std::byte, kBytes>, 2> bytes;
  ByteWriter first(bytes[0]);
  ByteWriter second(bytes[1]);
  write_world_settings(a, first);
  write_world_settings(b, second);
  assert(first.size() == kBytes);
  return bytes[0] == bytes[1];
}

}  // namespace

Status World::set_base() {
  if (!impl_->bodies.set_base()) return Status::kOutOfMemory;
  impl_->save_memory.base_hash = hash();
  return Status::kOk;
}

std::span<const Row> World::loaded_rows() const {
  return impl_->save_memory.loaded.span();
}

std::size_t World::save(std::span<std::byte> into) const {
  const bool has_room = into.size() > kSnapshotHead;
  ByteWriter body(has_room ? into.subspan(kSnapshotHead) : into.first(0));
  write_save(*impl_, body);
  const std::size_t size = kSnapshotHead + body.size();
  if (into.size() >= size) write_head(kFormat, body.checksum(), into);
  return size;
}

Status World::load(std::span<const std::byte> saved) {
  ByteReader in(without_events(saved));
  std::uint32_t version = 0;
  Settings settings;
  Status status = read_head(in, kFormat, version);
  if (status == Status::kOk) status = open_save(in, *impl_, settings);
  if (status != Status::kOk) return status;
  if (are_equal(settings, impl_->settings)) {
    const std::optional<Status> end = load_in_place(*impl_, in);
    if (end) return *end;
  }
  detail::Owner<WorldImpl> impl(new (std::nothrow) WorldImpl(settings));
  if (impl.get() == nullptr) return Status::kOutOfMemory;
  impl->save_memory.base_hash = impl_->save_memory.base_hash;
  impl->bodies.swap_base(impl_->bodies);
  Loader loader(*impl, true);
  Buffer<Row>& loaded = impl->save_memory.loaded;
  status = loaded.reserve(rows()) ? loader.prepare(in) : Status::kOutOfMemory;
  if (status == Status::kOk) status = loader.finish(in);
  if (status == Status::kOk) {
    for (auto row = static_cast<Row>(loaded.size()); row < rows(); ++row) {
      loaded.push_unchecked(row);
    }
    *this = World(std::move(impl));
  } else {
    impl->bodies.swap_base(impl_->bodies);
  }
  return status;
}

}  // namespace quadrille
