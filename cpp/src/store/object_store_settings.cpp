// Other settings for the objects that are there.
#include "geometry/box_math.hpp"
#include "store/object_store.hpp"

namespace quadrille {

Status ObjectStore::set_settings(Settings settings) {
  if (!is_valid(settings)) return Status::kInvalidSettings;
  const Status status = fit_world(settings);
  if (status != Status::kOk) return status;
  const Settings before = settings_;
  settings_ = settings;
  const Status placed = place_all();
  return placed == Status::kOk ? placed : recover(placed, before);
}

// What the outside policy of `settings` says about the objects: refuses, or makes the world larger.
Status ObjectStore::fit_world(Settings& settings) {
  Box reach = settings.world;
  for (Row row = 0; row < rows_.rows(); ++row) {
    if (!rows_.is_live(row)) continue;
    if (settings.outside == Outside::kReject && is_outside(settings.world, boxes_[row])) {
      error_index_ = row;
      return Status::kOutside;
    }
    reach = united(reach, boxes_[row]);
  }
  if (settings.outside == Outside::kGrow) grow_to_hold(settings.world, reach);
  return Status::kOk;
}

}  // namespace quadrille
