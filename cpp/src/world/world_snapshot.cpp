// World::snapshot, from, restore and hash.
#include "world/world_snapshot.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <new>
#include <utility>

#include "store/snapshot_head.hpp"

namespace quadrille {
namespace {

constexpr SnapshotFormat kFormat = {.magic = 0x57415551, .version = 1};  // "QUAW"

constexpr std::uint32_t kEventsMark = 0x45415551;  // "QUAE"

constexpr std::size_t kIdBytes = 8;
constexpr std::size_t kContactBytes = 12 + sizeof(Manifold);
constexpr std::size_t kImpactBytes = 2 * kIdBytes + 36;

using ManifoldWords = std::array<std::uint32_t, sizeof(Manifold) / 4>;

void put(Id id, ByteWriter& out) {
  out.put(static_cast<std::uint32_t>(id));
  out.put(static_cast<std::uint32_t>(id >> 32));
}

Id take_id(ByteReader& in) {
  const Id low = in.take();
  return low | Id{in.take()} << 32;
}

void put(std::span<const BodyPair> pairs, ByteWriter& out) {
  out.put(static_cast<std::uint32_t>(pairs.size()));
  for (const auto& [a, b] : pairs) {
    put(a, out);
    put(b, out);
  }
}

void put_impacts(std::span<const Impact> impacts, ByteWriter& out) {
  out.put(static_cast<std::uint32_t>(impacts.size()));
  for (const Impact& impact : impacts) {
    put(impact.bullet, out);
    put(impact.other, out);
    for (const float number : {impact.fraction, impact.x, impact.y, impact.point_x, impact.point_y,
                               impact.normal_x, impact.normal_y}) {
      out.put(number);
    }
    out.put(impact.part);
    out.put(impact.other_part);
  }
}

bool is_possible(const Manifold& manifold) {
  const auto is_finite_point = [](const ContactPoint& point) {
    return is_finite(point.x) && is_finite(point.y) && is_finite(point.depth);
  };
  return manifold.point_count >= 1 && manifold.point_count <= 2 && is_finite(manifold.normal_x) &&
         is_finite(manifold.normal_y) && is_finite(manifold.depth) &&
         std::ranges::all_of(manifold.points, is_finite_point);
}

// Reads the lists of the last step. Each compares its length with the bytes that are left before
// it allocates.
class ListReader {
 public:
  ListReader(ByteReader& in, const WorldImpl& world) : in_(in), ids_(world.bodies.ids()) {}

  Status read_pairs(Buffer<BodyPair>& pairs) {
    return read(pairs, 2 * kIdBytes, [&](BodyPair& pair) {
      pair.a = take_id(in_);
      pair.b = take_id(in_);
      const bool is_next = pairs.empty() || PairOrder()(pairs[pairs.size() - 1], pair);
      return is_next && pair.a < pair.b && ids_.was_given_out(pair.a) && ids_.was_given_out(pair.b);
    });
  }

  Status read_contacts(std::span<const BodyPair> pairs, Buffer<Contact>& contacts) {
    std::array<std::uint32_t, 3> before = {};
    return read(contacts, kContactBytes, [&](Contact& contact) {
      std::array<std::uint32_t, 3> place = {};  // of a pair, and two parts
      for (std::uint32_t& word : place) word = in_.take();
      if (place[0] >= pairs.size() || (!contacts.empty() && place <= before)) return false;
      before = place;
      contact.a = pairs[place[0]].a;
      contact.b = pairs[place[0]].b;
      contact.part_a = place[1];
      contact.part_b = place[2];
      ManifoldWords words;
      for (std::uint32_t& word : words) word = in_.take();
      contact.manifold = std::bit_cast<Manifold>(words);
      return is_possible(contact.manifold);
    });
  }

  Status read_impacts(Buffer<Impact>& impacts) {
    return read(impacts, kImpactBytes, [&](Impact& impact) {
      impact = {};
      impact.bullet = take_id(in_);
      impact.other = take_id(in_);
      for (float* const number : {&impact.fraction, &impact.x, &impact.y, &impact.point_x,
                                  &impact.point_y, &impact.normal_x, &impact.normal_y}) {
        *number = in_.take_float();
        if (!is_finite(*number)) return false;
      }
      impact.part = in_.take();
      impact.other_part = in_.take();
      return ids_.was_given_out(impact.bullet) && ids_.was_given_out(impact.other);
    });
  }

  Status read_ids(Buffer<Id>& ids) {
    return read(ids, kIdBytes, [&](Id& id) {
      id = take_id(in_);
      return ids_.was_given_out(id) && (ids.empty() || ids[ids.size() - 1] < id);
    });
  }

 private:
  // `take(item)` reads one, and returns false when it cannot be.
  template <typename T, typename Take>
  Status read(Buffer<T>& list, std::size_t bytes, Take&& take) {
    const std::uint32_t count = in_.take();
    if (in_.left() < std::uint64_t{bytes} * count) return Status::kDamagedSnapshot;
    list.clear();
    if (!list.reserve(count)) return Status::kOutOfMemory;
    for (std::uint32_t i = 0; i < count; ++i) {
      T item;
      if (!take(item)) return Status::kDamagedSnapshot;
      list.push_unchecked(item);
    }
    return Status::kOk;
  }

  ByteReader& in_;
  const IdTable& ids_;
};

Status read_lists(ByteReader& in, WorldImpl& world) {
  ListReader lists(in, world);
  Status status =
      world.pairs.read_lists([&](Buffer<BodyPair>& list) { return lists.read_pairs(list); });
  if (status == Status::kOk) status = read_contacts(in, world);
  return status == Status::kOk ? read_passing_lists(in, world) : status;
}

}  // namespace

std::span<const std::byte> without_events(std::span<const std::byte> bytes) {
  constexpr std::size_t kEnd = 16;
  if (bytes.size() < kEnd) return bytes;
  ByteReader end(bytes.last(kEnd));
  const std::uint64_t categories = end.take();
  const std::uint64_t pairs = end.take();
  static_cast<void>(end.take());
  const std::uint64_t size = kEnd + 12 * categories + 16 * pairs;
  if (end.take() != kEventsMark || size > bytes.size()) return bytes;
  return bytes.first(bytes.size() - static_cast<std::size_t>(size));
}

void write_world_settings(const Settings& settings, ByteWriter& out) {
  write_settings(settings, out);
  out.put(settings.max_pairs);
  out.put(settings.seam_tolerance);
}

bool read_world_settings(ByteReader& in, Settings& settings) {
  if (!read_settings(in, settings)) return false;
  settings.max_pairs = in.take();
  settings.seam_tolerance = in.take_float();
  return is_valid(settings) && settings.outside == Outside::kKeep;
}

void write_contacts(const WorldImpl& world, ByteWriter& out) {
  out.put(static_cast<std::uint32_t>(world.contacts.size()));
  const std::span<const BodyPair> pairs = world.pairs.pairs();
  std::uint32_t pair = 0;
  for (const Contact& contact : world.contacts.span()) {
    while (pairs[pair] != BodyPair{contact.a, contact.b}) ++pair;
    out.put(pair);
    out.put(contact.part_a);
    out.put(contact.part_b);
    for (const std::uint32_t word : std::bit_cast<ManifoldWords>(contact.manifold)) out.put(word);
  }
}

Status read_contacts(ByteReader& in, WorldImpl& world) {
  return ListReader(in, world).read_contacts(world.pairs.pairs(), world.contacts);
}

bool needs_contacts(const WorldImpl& world) {
  return world.bodies.have_one_ways();
}

void write_passing_lists(const WorldImpl& world, ByteWriter& out) {
  put_impacts(world.bullets.impacts(), out);
  out.put(static_cast<std::uint32_t>(world.departed.size()));
  for (const Id id : world.departed.span()) put(id, out);
}

Status read_passing_lists(ByteReader& in, WorldImpl& world) {
  ListReader lists(in, world);
  const Status status = lists.read_impacts(world.bullets.impact_list());
  return status == Status::kOk ? lists.read_ids(world.departed) : status;
}

void write_world(const WorldImpl& world, ByteWriter& out) {
  write_world_settings(world.settings, out);
  world.bodies.write(out);
  put(world.pairs.entered(), out);
  put(world.pairs.stayed(), out);
  put(world.pairs.exited(), out);
  write_contacts(world, out);
  write_passing_lists(world, out);
}

Status open_world(ByteReader& in, Settings& settings) {
  std::uint32_t version = 0;
  const Status status = read_head(in, kFormat, version);
  if (status != Status::kOk) return status;
  return read_world_settings(in, settings) ? Status::kOk : Status::kDamagedSnapshot;
}

Status read_world(ByteReader& in, WorldImpl& world) {
  Status status = world.bodies.read(in);
  if (status == Status::kOk) status = read_lists(in, world);
  if (status == Status::kOk && (in.ran_out() || in.left() != 0)) status = Status::kDamagedSnapshot;
  if (status != Status::kOk) return status;
  const std::uint32_t rows = world.bodies.ids().rows();
  if (world.reserve(0) != Status::kOk) return Status::kOutOfMemory;
  for (Row row = 0; row < rows; ++row) {
    if (world.bodies.ids().is_live(row)) world.tree_of(row).insert_or_move(row);
  }
  world.changes.add_all();
  world.changes.add_all_statics();
  return world.update_trees();
}

std::size_t World::snapshot(std::span<std::byte> into) const {
  const bool has_room = into.size() > kSnapshotHead;
  ByteWriter body(has_room ? into.subspan(kSnapshotHead) : into.first(0));
  write_world(*impl_, body);
  const std::size_t size = kSnapshotHead + body.size();
  if (into.size() >= size) write_head(kFormat, body.checksum(), into);
  return size;
}

std::uint64_t World::hash() const {
  ByteWriter counter({});
  write_world_settings(impl_->settings, counter);
  impl_->bodies.write(counter);
  for (const auto& list : {pairs(), entered(), exited()}) put(list, counter);
  if (needs_contacts(*impl_)) write_contacts(*impl_, counter);
  write_passing_lists(*impl_, counter);
  return counter.checksum();
}

Result<std::optional<World>> World::from(std::span<const std::byte> snapshot) {
  ByteReader in(without_events(snapshot));
  Settings settings;
  Status status = open_world(in, settings);
  if (status != Status::kOk) return {status, std::nullopt};
  detail::Owner<WorldImpl> impl(new (std::nothrow) WorldImpl(settings));
  status = impl.get() == nullptr ? Status::kOutOfMemory : read_world(in, *impl);
  if (status != Status::kOk) return {status, std::nullopt};
  return {status, World(std::move(impl))};
}

Status World::restore(std::span<const std::byte> snapshot) {
  auto [status, restored] = from(snapshot);
  if (restored) *this = *std::move(restored);
  return status;
}

}  // namespace quadrille
