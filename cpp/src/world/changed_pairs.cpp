#include "world/changed_pairs.hpp"

#include <algorithm>

#include "geometry/box_math.hpp"
#include "geometry/region.hpp"
#include "query/region_query.hpp"
#include "query/results.hpp"

namespace quadrille {
namespace {

// Appends the pairs of a row with those that a tree holds, but for those that `finds_too(other)`
// finds, and with itself.
template <typename FindsToo>
void find_pairs_of(Row row, const QueryRun& run, FindsToo&& finds_too, Buffer<Row>& found,
                   PairBuffer& pairs) {
  const Region region(run.box(row), EdgeRule::kStrict);
  const Status status =
      collect_rows(found, [&](RowOutput& rows) { find_overlapping(run, region, rows); });
  if (status != Status::kOk) return pairs.run_out_of_memory();
  if (!pairs.reserve(found.size())) return;
  Pair* end = pairs.end();
  for (const Row other : found.span()) {
    *end = {std::min(row, other), std::max(row, other)};
    end += finds_too(other) ? 0 : 1;
  }
  pairs.extend_to(end);
}

}  // namespace

Status ChangedPairs::find(const Changes& changes, const Bodies& bodies, BodyTree& moving,
                          BodyTree& fixed, std::uint32_t max_pairs, const PairFilter* filter,
                          QueryScratch& scratch) {
  among_moving_.restart(max_pairs, filter);
  with_fixed_.restart(max_pairs, filter);
  if (!scratch.reserve(bodies.ids().rows())) return Status::kOutOfMemory;
  const Filters unused;
  const RowFilter all(unused, kDefaultFilter, {});
  const auto run_of = [&](BodyTree& tree) {
    return QueryRun({tree.tree(), bodies.boxes(), &tree.tree()}, EdgeRule::kStrict, all, scratch,
                    nullptr);
  };
  const QueryRun of_moving = run_of(moving);
  const QueryRun of_fixed = run_of(fixed);
  for (const Row row : changes.rows()) {
    if (!moving.has(row)) continue;  // it was removed
    // Of two changed rows, the smaller one finds their pair.
    const auto finds_too = [&](Row other) { return other <= row && changes.has(other); };
    find_pairs_of(row, of_moving, finds_too, found_, among_moving_);
    const auto never = [](Row) { return false; };
    if (overlap<EdgeRule::kStrict>(bodies.boxes()[row], fixed.around())) {
      find_pairs_of(row, of_fixed, never, found_, with_fixed_);
    }
    if (!among_moving_.is_open() || !with_fixed_.is_open()) break;
  }
  const Status status = among_moving_.finish();
  return status == Status::kOk ? with_fixed_.finish() : status;
}

}  // namespace quadrille
