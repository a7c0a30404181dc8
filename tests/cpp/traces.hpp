// Traces as comparable values, and the shape of a tree to compare them with.
#pragma once

#include <set>

#include "support.hpp"

namespace quadrille::testing {

using CellName = std::tuple<std::int32_t, std::int32_t, std::int32_t>;  // depth, column, row
using Events = std::vector<TraceEvent>;

inline CellName cell_of(const TraceEvent& event) {
  return {event.depth, event.column, event.row};
}

inline bool within(const CellName& inner, const CellName& outer) {
  const auto [depth, column, row] = inner;
  const auto [above, outer_column, outer_row] = outer;
  const std::int32_t shift = depth - above;
  return shift >= 0 && column >> shift == outer_column && row >> shift == outer_row;
}

inline Events events_of(const Result<std::span<const TraceEvent>>& trace) {
  EXPECT_EQ(trace.status, Status::kOk);
  return {trace.value.begin(), trace.value.end()};
}

// The nodes of a tree by cell: the rows each holds, and which nodes are split.
struct TreeShape {
  std::map<CellName, std::set<Row>> held;
  std::set<CellName> split;

  std::set<CellName> holders(Row row) const {
    std::set<CellName> cells;
    for (const auto& [cell, rows] : held) {
      if (rows.contains(row)) cells.insert(cell);
    }
    return cells;
  }
};

inline TreeShape shape_of(Quadtree& tree) {
  const auto nodes = tree.nodes().value;
  std::vector<CellName> names(nodes.size());  // the root's is all zeros
  TreeShape shape;
  for (std::uint32_t i = 0; i < nodes.size(); ++i) {
    const std::uint32_t first = nodes[i].first_child;
    const auto [depth, column, row] = names[i];
    for (std::int32_t quarter = 0; quarter < 4 && first != 0; ++quarter) {
      names[first + static_cast<std::uint32_t>(quarter)] = {depth + 1, column * 2 + (quarter & 1),
                                                            row * 2 + (quarter >> 1)};
    }
    if (first != 0) shape.split.insert(names[i]);
    const auto rows = tree.rows_in(i).value;
    shape.held[names[i]] = {rows.begin(), rows.end()};
  }
  return shape;
}

inline std::set<CellName> cells_with(const Events& events, TraceKind kind) {
  std::set<CellName> cells;
  for (const TraceEvent& event : events) {
    if (event.kind == kind) cells.insert(cell_of(event));
  }
  return cells;
}

inline std::vector<Row> objects_with(const Events& events, TraceKind kind) {
  std::vector<Row> rows;
  for (const TraceEvent& event : events) {
    if (event.kind == kind) rows.push_back(static_cast<Row>(event.object));
  }
  std::ranges::sort(rows);
  return rows;
}

// Every node is entered, or skipped, or below one that is skipped; every object in an entered node
// has an event there.
inline void expect_complete(const Events& events, const TreeShape& shape) {
  const std::set<CellName> entered = cells_with(events, TraceKind::kEnter);
  const std::set<CellName> skipped = cells_with(events, TraceKind::kSkip);
  std::set<std::pair<CellName, std::int32_t>> recorded;
  for (const TraceEvent& event : events) recorded.emplace(cell_of(event), event.object);
  for (const auto& held : shape.held) {
    const CellName& cell = held.first;
    const bool is_below =
        std::ranges::any_of(skipped, [&cell](const CellName& top) { return within(cell, top); });
    EXPECT_NE(entered.contains(cell), is_below);
    for (const Row row : held.second) {
      EXPECT_EQ(recorded.contains({cell, static_cast<std::int32_t>(row)}), entered.contains(cell));
    }
  }
}

}  // namespace quadrille::testing
