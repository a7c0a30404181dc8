#include "world/nearby_bodies.hpp"

#include <limits>

#include "base/rounding.hpp"
#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "geometry/region.hpp"
#include "narrow/outline_contact.hpp"
#include "query/region_query.hpp"
#include "query/results.hpp"

namespace quadrille {
namespace {

// The rows of a tree whose boxes touch a window.
Status find_rows(BodyTree& tree, const Bodies& bodies, const Box& window, QueryScratch& queries,
                 Buffer<Row>& found) {
  const Filters unused;
  const RowFilter all(unused, kDefaultFilter, {});
  const QueryRun run({tree.tree(), bodies.boxes(), &tree.tree()}, EdgeRule::kTouching, all, queries,
                     nullptr);
  const Region region(window, EdgeRule::kTouching);
  return collect_rows(found, [&](RowOutput& rows) { find_overlapping(run, region, rows); });
}

}  // namespace

NearbyBodies::NearbyBodies(const Bodies& bodies, BodyTree& moving, BodyTree& fixed,
                           const Settings& settings, QueryScratch& queries, NearbyScratch& scratch)
    : bodies_(bodies),
      moving_(moving),
      fixed_(fixed),
      settings_(settings),
      queries_(queries),
      scratch_(scratch),
      reach_(reach_at(settings.world)) {}

// Twice as far as what a contact depends on may be from its solid.
double NearbyBodies::reach_at(const Box& box) const {
  const double rounding = rounding_of_places(largest_coordinate(box));
  return 2 * reach_of_seams(wide(settings_.seam_tolerance), rounding);
}

Status NearbyBodies::find_fixed(const Box& window) const {
  return find_rows(fixed_, bodies_, window, queries_, scratch_.fixed);
}

Status NearbyBodies::add_at(const Box& window, Changes& changes) const {
  const Status status = find_rows(moving_, bodies_, window, queries_, scratch_.moving);
  if (status == Status::kOk) {
    for (const Row row : scratch_.moving.span()) changes.add(row);
  }
  return status;
}

Status NearbyBodies::add_around(const Box& place, Changes& changes) const {
  return visit_windows(place, [&](const Box& window) {
    return changes.are_many() ? Status::kOk : add_at(window, changes);
  });
}

Status NearbyBodies::add_distant(Changes& changes) const {
  if (settings_.seam_tolerance < 0) return Status::kOk;
  constexpr float kMost = std::numeric_limits<float>::max();
  const float within = largest_coordinate(settings_.world);
  for (const Box& beyond :
       {Box{-kMost, -kMost, -within, kMost}, Box{within, -kMost, kMost, kMost},
        Box{-kMost, -kMost, kMost, -within}, Box{-kMost, within, kMost, kMost}}) {
    const Status status = add_at(beyond, changes);
    if (status != Status::kOk) return status;
  }
  return Status::kOk;
}

}  // namespace quadrille
