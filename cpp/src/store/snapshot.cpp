#include "store/snapshot.hpp"

#include <algorithm>

namespace quadrille {
namespace {

constexpr std::uint32_t kMagic = 0x44415551;  // "QUAD"
constexpr std::uint32_t kVersion = 2;
constexpr std::uint32_t kFirstVersion = 1;  // has no filters
constexpr std::size_t kChecksumEnd = 16;    // in bytes
constexpr std::size_t kSettingsEnd = 56;    // in bytes

std::uint64_t checksum(ByteReader words) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  while (words.left() != 0) hash = (hash ^ words.take()) * 0x100000001b3u;
  return hash;
}

void write_settings(const Settings& settings, ByteWriter& out) {
  out.put(settings.world);
  out.put(settings.capacity);
  out.put(static_cast<std::uint32_t>(settings.max_depth));
  out.put(static_cast<std::uint32_t>(settings.placement));
  out.put(settings.looseness);
  out.put(static_cast<std::uint32_t>(settings.edges));
  out.put(static_cast<std::uint32_t>(settings.outside));
}

// Limits the word to 255 before it is converted to 8 bits, so that none wraps around to a valid
// value.
template <typename Enum>
Enum take_enum(ByteReader& in) {
  return static_cast<Enum>(std::min(in.take(), 255u));
}

bool take_flag(ByteReader& in, bool& flag) {
  const std::uint32_t word = in.take();
  flag = word == 1;
  return word <= 1;
}

bool read_settings(ByteReader& in, Settings& settings) {
  bool touching = false;
  settings.world = in.take_box();
  settings.capacity = in.take();
  settings.max_depth = static_cast<int>(in.take());
  settings.placement = take_enum<Placement>(in);
  settings.looseness = in.take_float();
  const bool has_edges = take_flag(in, touching);
  settings.edges = touching ? EdgeRule::kTouching : EdgeRule::kStrict;
  settings.outside = take_enum<Outside>(in);
  return has_edges && is_valid(settings);
}

}  // namespace

std::size_t snapshot_size(const ObjectStore& objects, const Filters& filters) {
  return kSettingsEnd + objects.written_size() + filters.written_size(objects.ids());
}

void write_snapshot(const ObjectStore& objects, const Filters& filters,
                    std::span<std::byte> bytes) {
  ByteWriter body(bytes.subspan(kChecksumEnd));
  write_settings(objects.settings(), body);
  objects.write(body);
  filters.write(objects.ids(), body);
  const std::uint64_t sum = checksum(ByteReader(bytes.subspan(kChecksumEnd)));
  ByteWriter head(bytes);
  head.put(kMagic);
  head.put(kVersion);
  head.put(static_cast<std::uint32_t>(sum));
  head.put(static_cast<std::uint32_t>(sum >> 32));
}

Status open_snapshot(ByteReader& reader, SnapshotHead& head) {
  if (reader.left() < 4 || reader.take() != kMagic) return Status::kNotASnapshot;
  if (reader.left() < 4) return Status::kDamagedSnapshot;
  const std::uint32_t version = reader.take();
  if (version > kVersion) return Status::kNewerSnapshot;
  const bool is_whole =
      version >= kFirstVersion && reader.left() >= kSettingsEnd - 8 && reader.left() % 4 == 0;
  if (!is_whole) return Status::kDamagedSnapshot;
  head.has_filters = version > kFirstVersion;
  const std::uint64_t low = reader.take();
  const std::uint64_t high = reader.take();
  const bool is_sound =
      (high << 32 | low) == checksum(reader) && read_settings(reader, head.settings);
  return is_sound ? Status::kOk : Status::kDamagedSnapshot;
}

Status read_snapshot(ByteReader& reader, const SnapshotHead& head, ObjectStore& objects,
                     Filters& filters) {
  Status status = objects.read(reader);
  if (status == Status::kOk && head.has_filters) status = filters.read(objects.ids(), reader);
  return status == Status::kOk && reader.left() != 0 ? Status::kDamagedSnapshot : status;
}

}  // namespace quadrille
