#include "build/spatial_order.hpp"

#include "base/radix_sort.hpp"
#include "base/wide.hpp"
#include "geometry/box_math.hpp"

namespace quadrille {
namespace {

// Where a value is between two others, from 0 to 2^8 - 1.
class Scale {
 public:
  Scale(double least, double most)
      : least_(least), per_unit_(most > least ? kMost / (most - least) : 0) {}

  std::uint32_t operator()(double value) const {
    return static_cast<std::uint32_t>((value - least_) * per_unit_);
  }

 private:
  static constexpr double kMost = 0xff;

  double least_;
  double per_unit_;
};

// The bits of a number below 2^8, each with a 0 above it.
std::uint32_t spread(std::uint32_t bits) {
  bits = (bits | bits << 4) & 0x0f0f;
  bits = (bits | bits << 2) & 0x3333;
  return (bits | bits << 1) & 0x5555;
}

}  // namespace

bool SpatialOrder::sort(std::span<Row> rows, std::span<const Box> boxes) {
  constexpr unsigned kCurve = 48;  // the lowest of the key's bits that the place on the curve takes
  if (!keys_.resize(rows.size()) || !scratch_.resize(rows.size())) return false;
  if (rows.empty()) return true;
  Box all = boxes[rows[0]];
  for (const Row row : rows) all = united(all, boxes[row]);
  const Scale in_x(wide(all.min_x), wide(all.max_x));
  const Scale in_y(wide(all.min_y), wide(all.max_y));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Box& box = boxes[rows[i]];
    const std::uint32_t x = in_x(0.5 * (wide(box.min_x) + wide(box.max_x)));
    const std::uint32_t y = in_y(0.5 * (wide(box.min_y) + wide(box.max_y)));
    keys_[i] = std::uint64_t{spread(x) | spread(y) << 1} << kCurve | rows[i];
  }
  sort_keys(keys_.span(), scratch_.span(), kCurve);
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = static_cast<Row>(keys_[i]);
  return true;
}

}  // namespace quadrille
