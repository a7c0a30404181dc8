#include "world/one_way_places.hpp"

#include <algorithm>

namespace quadrille {
namespace {

// The parts of bodies that are solid from one side, until there are more than `most`.
struct OneWayParts {
  std::size_t most;
  Buffer<Box>* boxes = nullptr;  // takes their boxes
  std::size_t count = 0;
  bool had_memory = true;

  void add(Row row, const Bodies& bodies) {
    bodies.visit_one_ways(row, [this](const Box& box) {
      ++count;
      if (boxes != nullptr) had_memory = boxes->push(box);
      return had_memory && count <= most;
    });
  }
};

bool has_one_way_part(Row row, const Bodies& bodies) {
  OneWayParts parts = {.most = 0};
  parts.add(row, bodies);
  return parts.count > 0;
}

}  // namespace

bool OneWayPlaces::may_concern(Row row, const Bodies& bodies) const {
  const auto holds = [&](const Buffer<Row>& rows) {
    return std::ranges::find(rows.span(), row) != rows.span().end();
  };
  return are_many_ || holds(rows_) || holds(moving_) || has_one_way_part(row, bodies);
}

bool OneWayPlaces::update(const Bodies& bodies, std::size_t most) {
  if (are_known_) return true;
  rows_.clear();
  boxes_.clear();
  moving_.clear();
  OneWayParts parts = {.most = most, .boxes = &boxes_};
  bool had_memory = true;
  for (Row row = 0; row < bodies.ids().rows() && had_memory && parts.count <= most; ++row) {
    if (!bodies.ids().is_live(row)) continue;
    if (!bodies.is_static(row)) {
      had_memory = !has_one_way_part(row, bodies) || moving_.push(row);
      continue;
    }
    const std::size_t before = parts.count;
    parts.add(row, bodies);
    had_memory = parts.had_memory && (parts.count == before || rows_.push(row));
  }
  are_many_ = parts.count > most;
  are_known_ = had_memory;
  return had_memory;
}

}  // namespace quadrille
