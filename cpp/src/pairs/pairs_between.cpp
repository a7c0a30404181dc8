#include "pairs/pairs_between.hpp"

#include "query/region_query.hpp"

namespace quadrille {

Status find_pairs_between(const QueryContext& first, const Party& a, const QueryContext& second,
                          const Party& b, Buffer<Row>& found, Buffer<Pair>& pairs) {
  const bool asks_second = a.rows.size() <= b.rows.size();
  const Party& few = asks_second ? a : b;
  const QueryContext& many = asks_second ? second : first;
  pairs.clear();
  for (Row row = 0; row < few.rows.rows(); ++row) {
    if (!few.rows.is_live(row)) continue;
    const Region region(few.boxes[row], first.edges());
    const Status status = collect_rows(found, [&](RowOutput& output) {
      find_overlapping(many, region, output);
      return Status::kOk;
    });
    if (status != Status::kOk) return status;
    if (pairs.size() + found.size() > kMaxPairs) return Status::kTooManyPairs;
    if (!pairs.reserve(pairs.size() + found.size())) return Status::kOutOfMemory;
    for (const Row other : found.span()) {
      const Pair pair = asks_second ? Pair{row, other} : Pair{other, row};
      if (admit(a.filters.of(pair.a), b.filters.of(pair.b))) pairs.push_unchecked(pair);
    }
  }
  return Status::kOk;
}

}  // namespace quadrille
