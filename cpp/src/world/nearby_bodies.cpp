#include "world/nearby_bodies.hpp"

#include <algorithm>
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

constexpr float kMost = std::numeric_limits<float>::max();

// How many times as far from the origin as the world distant bodies begin: not those that hang over
// its edge.
constexpr float kBeyond = 2;

// Finds the rows of a tree whose boxes touch a window.
void find_rows(BodyTree& tree, const Bodies& bodies, const Box& window, QueryScratch& queries,
               RowOutput& rows) {
  const Filters unused;
  const RowFilter all(unused, kDefaultFilter, {});
  const QueryRun run({tree.tree(), bodies.boxes(), &tree.tree()}, EdgeRule::kTouching, all, queries,
                     nullptr);
  find_overlapping(run, Region(window, EdgeRule::kTouching), rows);
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
      within_(std::min(largest_coordinate(settings.world), kMost / kBeyond) * kBeyond),
      // Twice as far as what a contact depends on may be from its solid.
      reach_(2 * reach_of_seams(wide(settings.seam_tolerance), rounding_of_places(within_))) {}

Status NearbyBodies::find_fixed(const Box& window) const {
  return collect_rows(scratch_.fixed,
                      [&](RowOutput& rows) { find_rows(fixed_, bodies_, window, queries_, rows); });
}

Status NearbyBodies::add_at(const Box& window, Changes& changes) const {
  const Status status = collect_rows(scratch_.moving, [&](RowOutput& rows) {
    find_rows(moving_, bodies_, window, queries_, rows);
  });
  if (status == Status::kOk) {
    for (const Row row : scratch_.moving.span()) changes.add(row);
  }
  return status;
}

bool NearbyBodies::meet_any(const Box& window) const {
  return finds_any([&](RowOutput& rows) { find_rows(moving_, bodies_, window, queries_, rows); });
}

Status NearbyBodies::add_around(const Box& place, Changes& changes) const {
  return visit_windows(place, [&](const Box& window) {
    return changes.are_many() ? Status::kOk : add_at(window, changes);
  });
}

Status NearbyBodies::add_distant(Changes& changes) const {
  if (settings_.seam_tolerance < 0) return Status::kOk;
  for (const Box& beyond :
       {Box{-kMost, -kMost, -within_, kMost}, Box{within_, -kMost, kMost, kMost},
        Box{-kMost, -kMost, kMost, -within_}, Box{-kMost, within_, kMost, kMost}}) {
    if (!overlap<EdgeRule::kTouching>(beyond, moving_.around())) continue;
    const Status status = add_at(beyond, changes);
    if (status != Status::kOk) return status;
  }
  return Status::kOk;
}

}  // namespace quadrille
