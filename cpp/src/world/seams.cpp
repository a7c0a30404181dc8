#include "world/seams.hpp"

#include <algorithm>
#include <cmath>
#include <span>

#include "base/rounding.hpp"
#include "narrow/collide_functions.hpp"
#include "query/region_query.hpp"

namespace quadrille {
namespace {

// Places are rounded to floats: what adjoins may be some steps apart.
double rounding_at(const Box& box) {
  constexpr double kFloatSteps = 4;
  const float farthest = std::max(std::max(std::abs(box.min_x), std::abs(box.max_x)),
                                  std::max(std::abs(box.min_y), std::abs(box.max_y)));
  return kFloatSteps * (double{next_up(farthest)} - farthest);
}

}  // namespace

bool Seams::correct(const BodyPart& a, const BodyPart& b, Manifold& manifold) {
  const bool solid_is_a = bodies_.is_static(a.row);
  const BodyPart& moving = solid_is_a ? b : a;
  const BodyPart& solid = solid_is_a ? a : b;
  const double tolerance = settings_.seam_tolerance;
  const double rounding = rounding_at(moving.placed.box);
  const Box window = OutlineContact::window(moving.placed.box, solid.placed.box, manifold.depth,
                                            tolerance + rounding);
  if (!collect_neighbors(moving, solid, window)) return true;
  const ShapeStore& shapes = bodies_.shapes();
  const OutlineContact contact(shapes.with_points(moving.placed.shape),
                               shapes.with_points(solid.placed.shape), tolerance, rounding);
  std::array<Hull, kMostNeighbors> hulls;
  for (std::size_t i = 0; i < count_; ++i) {
    hulls[i] = contact.neighbor(shapes.with_points(neighbors_[i]));
  }
  return contact.correct(std::span(hulls).first(count_), solid_is_a, settings_.edges, manifold);
}

// The static parts besides the solid that touch the window and stop the moving part. False when
// there are none.
bool Seams::collect_neighbors(const BodyPart& moving, const BodyPart& solid, const Box& window) {
  count_ = 0;
  const auto add_part_of = [&](Row row) {
    const bool is_own = row == solid.row;
    if (bodies_.is_sensor(row) || bodies_.share_group(row, moving.row)) return;
    bodies_.visit_placed(row, window, [&](const PlacedPart& part, std::uint32_t number) {
      const bool stops = !part.is_sensor && admit(part.filter, moving.placed.filter);
      if (stops && !(is_own && number == solid.number)) add_neighbor(part.shape);
      return true;
    });
  };
  auto visit = [&](Row row) { add_part_of(row); };
  detail::RowVisitor visitor(visit);
  const QueryRun run({fixed_.tree(), bodies_.boxes(), &fixed_.tree()}, EdgeRule::kTouching,
                     RowFilter(bodies_.filters(), moving.placed.filter, {}), scratch_, nullptr);
  find_overlapping(run, Region(window, EdgeRule::kTouching), visitor);
  return count_ > 0;
}

// Of more than there is room for, those that come first: in whichever order trees list them.
void Seams::add_neighbor(const PlacedShape& shape) {
  if (count_ < neighbors_.size()) {
    neighbors_[count_++] = shape;
    return;
  }
  const ShapeStore& shapes = bodies_.shapes();
  const auto precedes = [&](const PlacedShape& one, const PlacedShape& other) {
    return comes_first(shapes.with_points(one), shapes.with_points(other));
  };
  PlacedShape& last = *std::ranges::max_element(neighbors_, precedes);
  if (precedes(shape, last)) last = shape;
}

}  // namespace quadrille
