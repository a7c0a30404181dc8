#include "world/one_way_places.hpp"

#include <algorithm>

#include "geometry/box_math.hpp"

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

// Lists boxes, of more than `most` such around several that follow each other.
class BoxesAround {
 public:
  BoxesAround(Buffer<Box>& boxes, std::size_t most) : boxes_(boxes), most_(most) {}

  /// False when there is no memory.
  [[nodiscard]] bool add(const Box& box) {
    if (in_last_ < each_ && !boxes_.empty()) {
      Box& last = boxes_[boxes_.size() - 1];
      last = united(last, box);
      ++in_last_;
      return true;
    }
    in_last_ = 1;
    if (!boxes_.push(box)) return false;
    if (boxes_.size() > most_) halve();
    return true;
  }

 private:
  void halve() {
    const std::size_t pairs = boxes_.size() / 2;
    for (std::size_t i = 0; i < pairs; ++i) boxes_[i] = united(boxes_[2 * i], boxes_[2 * i + 1]);
    const bool is_one_left = boxes_.size() % 2 != 0;
    if (is_one_left) boxes_[pairs] = boxes_[2 * pairs];
    static_cast<void>(boxes_.resize(pairs + (is_one_left ? 1 : 0)));  // cannot fail: it shrinks
    in_last_ += is_one_left ? 0 : each_;
    each_ *= 2;
  }

  Buffer<Box>& boxes_;
  std::size_t most_;
  std::size_t each_ = 1;  // in each but the last
  std::size_t in_last_ = 0;
};

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
  are_many_ = most == 0;
  BoxesAround around(boxes_, most);
  bool had_memory = true;
  for (Row row = 0; row < bodies.ids().rows() && had_memory && !are_many_; ++row) {
    if (!bodies.ids().is_live(row) || !has_one_way_part(row, bodies)) continue;
    if (!bodies.is_static(row)) {
      had_memory = moving_.push(row);
      are_many_ = moving_.size() > most;
      continue;
    }
    had_memory = rows_.push(row);
    bodies.visit_one_ways(row, [&](const Box& box) {
      had_memory = had_memory && around.add(box);
      return had_memory;
    });
  }
  are_known_ = had_memory;
  return had_memory;
}

}  // namespace quadrille
