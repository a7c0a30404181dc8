#include "world/one_way_places.hpp"

#include <algorithm>

#include "world/boxes_around.hpp"

namespace quadrille {
namespace {

bool has_one_way_part(Row row, const Bodies& bodies) {
  bool has_any = false;
  bodies.visit_one_ways(row, [&](const Box&) {
    has_any = true;
    return false;
  });
  return has_any;
}

}  // namespace

bool OneWayPlaces::is_to_be_listed(Row row, const Bodies& bodies) const {
  if (!is_listed(row)) return has_one_way_part(row, bodies);
  return std::ranges::binary_search(moving_.span(), row) == bodies.is_static(row);
}

Status OneWayPlaces::update(const Bodies& bodies, const Changes& changes,
                            const NearbyBodies& nearby, std::size_t most_windows) {
  if (!are_known_) {
    are_windows_known_ = false;
    if (!list_rows(bodies)) return Status::kOutOfMemory;
    are_known_ = true;
  }
  are_windows_known_ = are_windows_known_ && !may_concern_windows(changes, nearby);
  if (are_windows_known_ || changes.are_many()) return Status::kOk;
  const Status status = list_windows(bodies, nearby, most_windows);
  are_windows_known_ = status == Status::kOk;
  return status;
}

bool OneWayPlaces::list_rows(const Bodies& bodies) {
  rows_.clear();
  moving_.clear();
  for (Row row = 0; row < bodies.ids().rows(); ++row) {
    if (!bodies.ids().is_live(row) || !has_one_way_part(row, bodies)) continue;
    if (!rows_.push(row) || (!bodies.is_static(row) && !moving_.push(row))) return false;
  }
  return true;
}

Status OneWayPlaces::list_windows(const Bodies& bodies, const NearbyBodies& nearby,
                                  std::size_t most) {
  BoxesAround windows(windows_, most);
  Status status = Status::kOk;
  for (const Row row : rows_.span()) {
    if (!bodies.is_static(row)) continue;
    bodies.visit_one_ways(row, [&](const Box& place) {
      status = nearby.visit_windows(place, [&](const Box& window) {
        return windows.add(window) ? Status::kOk : Status::kOutOfMemory;
      });
      return status == Status::kOk;
    });
    if (status != Status::kOk) break;
  }
  return status;
}

bool OneWayPlaces::may_concern_windows(const Changes& changes, const NearbyBodies& nearby) const {
  if (changes.are_many()) return true;
  return std::ranges::any_of(changes.places(), [&](const Box& place) {
    const Box around = nearby.around(place);
    return std::ranges::any_of(
        windows(), [&](const Box& window) { return overlap<EdgeRule::kTouching>(around, window); });
  });
}

}  // namespace quadrille
