// Objects as bytes and back: the row table, then the boxes of live rows, ascending.
#include "base/bytes.hpp"
#include "geometry/box_math.hpp"
#include "store/object_store.hpp"

namespace quadrille {

std::size_t ObjectStore::written_size() const {
  return rows_.written_size() + std::size_t{rows_.size()} * sizeof(Box);
}

void ObjectStore::write(ByteWriter& out) const {
  rows_.write(out);
  for (Row row = 0; row < rows_.rows(); ++row) {
    if (rows_.is_live(row)) out.put(boxes_[row]);
  }
}

Status ObjectStore::read(ByteReader& in) {
  Status status = rows_.read(in);
  if (status != Status::kOk) return status;
  if (in.left() < std::size_t{rows_.size()} * sizeof(Box)) return Status::kDamagedSnapshot;
  status = reserve_rows(rows_.rows());
  if (status != Status::kOk) return status;
  resize_rows(rows_.rows());
  const bool must_be_whole = settings_.outside == Outside::kGrow;
  for (Row row = 0; row < rows_.rows(); ++row) {
    const Box box = rows_.is_live(row) ? in.take_box() : settings_.world;
    if (check(box) != Status::kOk) return Status::kDamagedSnapshot;
    if (must_be_whole && !contains(settings_.world, box)) return Status::kDamagedSnapshot;
    boxes_[row] = staged_[row] = box;
  }
  return place_all();
}

}  // namespace quadrille
