#include "store/snapshot.hpp"

#include "store/snapshot_head.hpp"

namespace quadrille {
namespace {

constexpr SnapshotFormat kFormat = {.magic = 0x44415551,  // "QUAD"
                                    .version = 2};        // 1 has no filters

ByteWriter write_body(const ObjectStore& objects, const Filters& filters,
                      std::span<std::byte> bytes) {
  ByteWriter body(bytes);
  write_settings(objects.settings(), body);
  objects.write(body);
  filters.write(objects.ids(), body);
  return body;
}

}  // namespace

std::size_t write_snapshot(const ObjectStore& objects, const Filters& filters,
                           std::span<std::byte> bytes) {
  const std::size_t size = kSnapshotHead + write_body(objects, filters, {}).size();
  if (bytes.size() < size) return size;
  const ByteWriter body = write_body(objects, filters, bytes.subspan(kSnapshotHead));
  write_head(kFormat, body.checksum(), bytes);
  return size;
}

std::uint64_t hash_of(const ObjectStore& objects, const Filters& filters) {
  return write_body(objects, filters, {}).checksum();
}

Status open_snapshot(ByteReader& reader, SnapshotHead& head) {
  std::uint32_t version = 0;
  const Status status = read_head(reader, kFormat, version);
  head.has_filters = version > 1;
  if (status != Status::kOk) return status;
  return read_settings(reader, head.settings) ? Status::kOk : Status::kDamagedSnapshot;
}

Status read_snapshot(ByteReader& reader, const SnapshotHead& head, ObjectStore& objects,
                     Filters& filters) {
  Status status = objects.read(reader);
  if (status == Status::kOk && head.has_filters) status = filters.read(objects.ids(), reader);
  return status == Status::kOk && reader.left() != 0 ? Status::kDamagedSnapshot : status;
}

}  // namespace quadrille
