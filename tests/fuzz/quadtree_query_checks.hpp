// Every query of a Quadtree against brute force.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "box_drawing.hpp"
#include "brute_force.hpp"
#include "brute_queries.hpp"
#include "byte_source.hpp"
#include "drawn_shapes.hpp"
#include "quadtree_history.hpp"
#include "query_filter_drawing.hpp"
#include "require.hpp"

namespace quadrille::fuzz {

/// Queries of one tree. On a lattice brute force is exact; elsewhere some of it is not, and then
/// only what must agree with itself is checked.
class QuadtreeQueryChecks {
 public:
  QuadtreeQueryChecks(ByteSource& source, TreeDrawing& drawing, QuadtreeHistory& history)
      : source_(source), drawing_(drawing), history_(history), tree_(history.tree()) {}

  void check_query() {
    const DrawnFilter filter = {drawing_.filter(), draw_except(source_, history_.objects())};
    switch (source_.below(9)) {
      case 0:
        return check_ray(drawing_.ray(), filter);
      case 1:
        return check_sweep(drawing_.moving(), filter);
      case 2:
        return check_nearest(drawing_.point(), filter);
      case 3:
        return check_pairs();
      case 4:
        return check_pairs_between();
      default:
        return check_a_shape(detail::QueryShapes(), filter);
    }
  }

 private:
  EdgeRule edges() const { return tree_.settings().edges; }

  template <typename IsHit>
  std::vector<Row> brute(const DrawnFilter& filter, IsHit&& is_hit) const {
    std::vector<Row> rows;
    for (const ModelObject& object : history_.objects()) {
      if (filter.finds(object.id, object.filter) && is_hit(object.box)) rows.push_back(object.row);
    }
    std::ranges::sort(rows);
    return rows;
  }

  static std::vector<Row> sorted(std::span<const Row> found) {
    std::vector<Row> rows(found.begin(), found.end());
    std::ranges::sort(rows);
    return rows;
  }

  /// A query with a shape of one of the types.
  template <QueryShape... Shapes>
  void check_a_shape(const detail::ShapeTypes<Shapes...>&, const DrawnFilter& filter) {
    const std::uint32_t type = source_.below(sizeof...(Shapes));
    const auto check = [&]<QueryShape Shape>(std::type_identity<Shape>) {
      check_shape(testing::DrawnShape<Shape>(drawing_).shape(), filter);
    };
    ((type == detail::QueryShapes::index<Shapes>() ? check(std::type_identity<Shapes>()) : void()),
     ...);
  }

  template <QueryShape Shape>
  void check_shape(const Shape& shape, const DrawnFilter& filter) {
    print([&] { return "query(" + code_of(shape) + ")"; });
    const auto found = tree_.query(shape, filter.query());
    require(found.ok() == is_valid(shape), "query refuses shapes that are not valid, and no other");
    if (!found.ok()) return;
    const std::vector<Row> rows = sorted(found.value);
    constexpr bool kIsBruteForceExact = std::same_as<Shape, Box> || std::same_as<Shape, Point>;
    if (kIsBruteForceExact || drawing_.is_on_lattice()) {
      const auto is_hit = [&](const Box& box) {
        return testing::brute_overlap(shape, box, edges());
      };
      require(rows == brute(filter, is_hit), "query finds what overlaps the shape");
    }
    require(sorted(tree_.with(context_).query(shape, filter.query()).value) == rows,
            "query finds the same with a context");
    require(tree_.query_any(shape, filter.query()).value == !rows.empty(),
            "query_any says the same");
    if constexpr (std::same_as<Shape, Box>) check_candidates(shape, rows, filter);
  }

  void check_candidates(const Box& box, const std::vector<Row>& hits, const DrawnFilter& filter) {
    const int steps = static_cast<int>(source_.below(8));
    const std::vector<Row> candidates = sorted(tree_.candidates(box, steps, filter.query()).value);
    require(std::ranges::includes(candidates, hits), "candidates hold every hit");
    require(std::ranges::adjacent_find(candidates) == candidates.end(), "a candidate comes once");
  }

  static std::vector<Row> rows_of(const std::vector<Hit>& hits) {
    std::vector<Row> rows;
    for (const Hit& hit : hits) rows.push_back(hit.row);
    std::ranges::sort(rows);
    return rows;
  }

  const Box& box_of(Row row) const {
    return std::ranges::find(history_.objects(), row, &ModelObject::row)->box;
  }

  /// A moving box meets a box where its min corner's path meets that box, enlarged by its size.
  static Box enlarged(const Box& box, const Box& by) {
    return {box.min_x - (by.max_x - by.min_x), box.min_y - (by.max_y - by.min_y), box.max_x,
            box.max_y};
  }

  /// The fraction at which a path enters a box; on a lattice.
  static double entry(const Ray& path, const Box& box) {
    double first = 0;
    const auto enter = [&first](double from, double way, double low, double high) {
      if (way != 0) first = std::max(first, ((way > 0 ? low : high) - from) / way);
    };
    enter(double{path.x}, double{path.dx}, double{box.min_x}, double{box.max_x});
    enter(double{path.y}, double{path.dy}, double{box.min_y}, double{box.max_y});
    return first;
  }

  /// `moving` is the box at the path's start; for a ray, without size.
  void check_hits(const Ray& path, const Box& moving, const Result<std::span<const Hit>>& found,
                  const DrawnFilter& filter) {
    const std::vector<Hit> hits(found.value.begin(), found.value.end());
    // Of fractions that are equal as floats only, the ones in 64 bits decide; a lattice has none.
    const auto order = [this](const Hit& hit) {
      return std::pair(hit.fraction, drawing_.is_on_lattice() ? hit.row : 0);
    };
    require(std::ranges::is_sorted(hits, {}, order), "hits are sorted by fraction, then by row");
    const std::vector<Row> rows = rows_of(hits);
    require(std::ranges::adjacent_find(rows) == rows.end(), "a hit comes once");
    for (const Hit& hit : hits) {
      require(hit.fraction >= 0 && hit.fraction <= 1, "a fraction is within the path");
      const bool is_inside = testing::brute_overlap(box_of(hit.row), moving, edges());
      const bool has_normal = std::abs(hit.normal_x) + std::abs(hit.normal_y) == 1;
      require(is_inside ? !has_normal || is_near_side(box_of(hit.row), moving) : has_normal,
              "a hit has a normal unless the two overlap from the start by more than rounding");
      require(has_normal || hit.fraction == 0, "a hit without a normal is at the start");
    }
    if (!drawing_.is_on_lattice()) return;
    const std::array<Point, 2> ends = {{{path.x, path.y}, {path.x + path.dx, path.y + path.dy}}};
    const auto is_hit = [&](const Box& other) {
      return testing::brute_overlap(Polygon{ends}, enlarged(other, moving), edges());
    };
    require(rows == brute(filter, is_hit), "the path's hits are the boxes that it meets");
    for (const Hit& hit : hits) {
      const double fraction = entry(path, enlarged(box_of(hit.row), moving));
      require(std::abs(double{hit.fraction} - fraction) < 1e-6, "a hit is where the path enters");
      require(std::abs(double{hit.x} - (double{path.x} + fraction * double{path.dx})) < 1e-4 &&
                  std::abs(double{hit.y} - (double{path.y} + fraction * double{path.dy})) < 1e-4,
              "a hit's point is on the path");
    }
  }

  /// Whether two boxes overlap by no more than places are rounded.
  static bool is_near_side(const Box& box, const Box& moving) {
    const float depth = std::min({moving.max_x - box.min_x, box.max_x - moving.min_x,
                                  moving.max_y - box.min_y, box.max_y - moving.min_y});
    const float far = std::max({std::abs(moving.min_x), std::abs(moving.min_y),
                                std::abs(moving.max_x), std::abs(moving.max_y)});
    return depth <= 5 * (std::nextafter(far, std::numeric_limits<float>::infinity()) - far);
  }

  static bool is_first(const std::optional<Hit>& first, const std::vector<Hit>& all) {
    if (all.empty()) return !first.has_value();
    return first && first->row == all[0].row && first->fraction == all[0].fraction;
  }

  void check_ray(const Ray& ray, const DrawnFilter& filter) {
    print([&] { return "raycast(" + code_of(Box{ray.x, ray.y, ray.dx, ray.dy}) + ")"; });
    const auto found = tree_.raycast_all(ray, filter.query());
    require(found.ok() == is_valid(ray), "raycast_all refuses what is no ray alone");
    if (!found.ok()) return;
    check_hits(ray, {ray.x, ray.y, ray.x, ray.y}, found, filter);
    const std::vector<Hit> all(found.value.begin(), found.value.end());
    require(is_first(tree_.raycast(ray, filter.query()).value, all), "raycast gives the first hit");
  }

  void check_sweep(const MovingBox& moving, const DrawnFilter& filter) {
    print([&] {
      return "sweep(" + code_of(moving.box) + " by " + code_of(Box{moving.dx, moving.dy, 0, 0}) +
             ")";
    });
    const auto found = tree_.sweep_all(moving, filter.query());
    require(found.ok() == is_valid(moving), "sweep_all refuses what is no moving box alone");
    if (!found.ok()) return;
    const Ray path = {moving.box.min_x, moving.box.min_y, moving.dx, moving.dy};
    check_hits(path, moving.box, found, filter);
    const std::vector<Hit> all(found.value.begin(), found.value.end());
    require(is_first(tree_.sweep(moving, filter.query()).value, all), "sweep gives the first hit");
  }

  static double distance(const Point& point, const Box& box) {
    const double dx =
        double{point.x} - std::clamp(double{point.x}, double{box.min_x}, double{box.max_x});
    const double dy =
        double{point.y} - std::clamp(double{point.y}, double{box.min_y}, double{box.max_y});
    return std::sqrt(dx * dx + dy * dy);
  }

  void check_nearest(const Point& point, const DrawnFilter& filter) {
    const std::uint32_t count = source_.below(6);
    const float limit = source_.one_in(2) ? kAnyDistance : drawing_.size() * 2;
    print([&] { return "nearest(" + code_of(point) + ")"; });
    const auto found = tree_.nearest(point, count, limit, filter.query());
    require(found.ok() == (is_valid(point) && limit >= 0),
            "nearest refuses what is no point alone");
    if (!found.ok()) return;
    std::vector<std::pair<float, Row>> expected;
    for (const ModelObject& object : history_.objects()) {
      const auto far = static_cast<float>(distance(point, object.box));
      if (filter.finds(object.id, object.filter) && far <= limit)
        expected.emplace_back(far, object.row);
    }
    std::ranges::sort(expected);
    expected.resize(std::min<std::size_t>(count, expected.size()));
    std::vector<std::pair<float, Row>> neighbors;
    for (const Neighbor& neighbor : found.value) {
      neighbors.emplace_back(neighbor.distance, neighbor.row);
    }
    require(neighbors == expected, "nearest gives the nearest, by distance, then by row");
  }

  void check_pairs() {
    print([] { return std::string("pairs()"); });
    const auto found = tree_.pairs();
    require(found.ok(), "pairs() succeeds");
    std::vector<std::pair<Row, Row>> pairs;
    for (const Pair& pair : found.value) {
      require(pair.a < pair.b, "a pair's first row is the lower one");
      pairs.emplace_back(pair.a, pair.b);
    }
    std::ranges::sort(pairs);
    std::vector<std::pair<Row, Row>> expected;
    const auto& objects = history_.objects();
    for (std::size_t i = 0; i < objects.size(); ++i) {
      for (std::size_t j = i + 1; j < objects.size(); ++j) {
        if (!admit(objects[i].filter, objects[j].filter)) continue;
        if (!testing::brute_overlap(objects[i].box, objects[j].box, edges())) continue;
        expected.push_back(std::minmax(objects[i].row, objects[j].row));
      }
    }
    std::ranges::sort(expected);
    require(pairs == expected, "pairs are those of boxes that overlap, each once");
  }

  void check_pairs_between() {
    const Settings settings = drawing_.settings();
    auto made = Quadtree::create(settings);
    require(made.ok() == is_valid(settings), "create refuses what is not valid alone");
    if (!made.ok()) return;
    Quadtree& other = *made.value;
    std::vector<std::pair<Row, Row>> expected;
    for (const Box& box : drawing_.boxes()) {
      const Result<Id> added = other.insert(box);
      if (!added.ok()) continue;
      for (const ModelObject& object : history_.objects()) {
        if (!admit(object.filter, kDefaultFilter)) continue;
        if (!testing::brute_overlap(object.box, box, edges())) continue;
        expected.emplace_back(object.row, row_of(added.value));
      }
    }
    print([] { return std::string("pairs_between(other)"); });
    const auto found = tree_.pairs_between(other);
    require(found.ok(), "pairs_between succeeds");
    std::vector<std::pair<Row, Row>> pairs;
    for (const Pair& pair : found.value) pairs.emplace_back(pair.a, pair.b);
    std::ranges::sort(pairs);
    std::ranges::sort(expected);
    require(pairs == expected, "pairs_between gives those of boxes that overlap, each once");
  }

  ByteSource& source_;
  TreeDrawing& drawing_;
  QuadtreeHistory& history_;
  Quadtree& tree_;
  QueryContext context_;
};

}  // namespace quadrille::fuzz
