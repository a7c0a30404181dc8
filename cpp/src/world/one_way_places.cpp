#include "world/one_way_places.hpp"

namespace quadrille {

bool OneWayPlaces::update(const Bodies& bodies, std::size_t most) {
  if (are_known_) return true;
  rows_.clear();
  boxes_.clear();
  moving_.clear();
  are_many_ = false;
  bool had_memory = true;
  for (Row row = 0; row < bodies.ids().rows() && had_memory && !are_many_; ++row) {
    if (!bodies.ids().is_live(row)) continue;
    if (!bodies.is_static(row)) {
      if (bodies.has_one_way_part(row)) had_memory = moving_.push(row);
      continue;
    }
    const std::size_t before = boxes_.size();
    bodies.visit_one_ways(row, [&](const Box& box) {
      had_memory = boxes_.push(box);
      return had_memory && boxes_.size() <= most;
    });
    if (boxes_.size() > before) had_memory = had_memory && rows_.push(row);
    are_many_ = boxes_.size() > most;
  }
  are_known_ = had_memory;
  return had_memory;
}

}  // namespace quadrille
