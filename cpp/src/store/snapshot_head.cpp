#include "store/snapshot_head.hpp"

namespace quadrille {
namespace {

bool take_flag(ByteReader& in, bool& flag) {
  const std::uint32_t word = in.take();
  flag = word == 1;
  return word <= 1;
}

}  // namespace

void write_head(const SnapshotFormat& format, std::uint64_t checksum, std::span<std::byte> bytes) {
  ByteWriter head(bytes.first(kSnapshotHead));
  head.put(format.magic);
  head.put(format.version);
  head.put(static_cast<std::uint32_t>(checksum));
  head.put(static_cast<std::uint32_t>(checksum >> 32));
}

Status read_head(ByteReader& in, const SnapshotFormat& format, std::uint32_t& version) {
  if (in.take() != format.magic) return Status::kNotASnapshot;
  version = in.take();
  if (version > format.version) return Status::kNewerSnapshot;
  const std::uint64_t low = in.take();
  const std::uint64_t high = in.take();
  const bool is_sound =
      version > 0 && !in.ran_out() && in.left() % 4 == 0 && (high << 32 | low) == checksum_of(in);
  return is_sound ? Status::kOk : Status::kDamagedSnapshot;
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
  return has_edges && !in.ran_out() && is_valid(settings);
}

}  // namespace quadrille
