// Queries and pairs. A filter crosses the boundary as category and mask. What a query leaves out is
// named by a call before it; every query takes that, also one that is refused.
#include "js_boundary.hpp"

namespace quadrille::bindings {
namespace {

int candidates(Quadtree& tree, float min_x, float min_y, float max_x, float max_y, int step,
               int category, int mask) {
  return list(tree.candidates({min_x, min_y, max_x, max_y}, step, query_filter_of(category, mask)));
}

// The floats are those of the shape, in its order.
template <QueryShape Shape, typename... Floats>
int query(Quadtree& tree, Floats... floats, int category, int mask) {
  return list(tree.query(Shape{floats...}, query_filter_of(category, mask)));
}

// The input buffer holds the corners.
int query_polygon(Quadtree& tree, std::uint32_t corners, int category, int mask) {
  return list(tree.query(Polygon{input_of<Point>(corners)}, query_filter_of(category, mask)));
}

// 1 or 0, or minus a status.
int query_any(Quadtree& tree, float min_x, float min_y, float max_x, float max_y, int category,
              int mask) {
  return bool_or_code(
      tree.query_any({min_x, min_y, max_x, max_y}, query_filter_of(category, mask)));
}

// Batches: the input buffer holds the shapes.

int candidates_many(Quadtree& tree, std::uint32_t count, int step, int category, int mask) {
  return list(tree.candidates_many(input_of<Box>(count), step, query_filter_of(category, mask)));
}

template <QueryShape Shape>
int query_many(Quadtree& tree, std::uint32_t count, int category, int mask) {
  return list(tree.query_many(input_of<Shape>(count), query_filter_of(category, mask)));
}

int query_any_many(Quadtree& tree, std::uint32_t count, int category, int mask) {
  return list(tree.query_any_many(input_of<Box>(count), query_filter_of(category, mask)));
}

// The input buffer holds the corners of all polygons, then `polygons + 1` offsets.
int query_polygon_many(Quadtree& tree, std::uint32_t corners, std::uint32_t polygons, int category,
                       int mask) {
  const std::span<const Point> points = input_of<Point>(corners);
  const auto* offsets = reinterpret_cast<const std::uint32_t*>(points.data() + corners);
  const QueryFilter filter = query_filter_of(category, mask);
  if (!output.reserve<Polygon>(polygons)) return code(Status::kOutOfMemory);
  const std::span<Polygon> shapes = output.values<Polygon>(polygons);
  for (std::uint32_t i = 0; i < polygons; ++i) {
    shapes[i] = {points.subspan(offsets[i], offsets[i + 1] - offsets[i])};
  }
  return list(tree.query_many(shapes, filter));
}

// One hit, and the generation of its object; its row is -1 when nothing is met.
int first_hit(const Quadtree& tree, const Result<std::optional<Hit>>& found) {
  if (found.value) {
    constexpr std::uint32_t kGeneration = (1u << kGenerationBits) - 1;
    result.generation = tree.generations()[found.value->row] & kGeneration;
  }
  return float_list(found);
}

int raycast(Quadtree& tree, float x, float y, float dx, float dy, int category, int mask) {
  return first_hit(tree, tree.raycast({x, y, dx, dy}, query_filter_of(category, mask)));
}

int raycast_all(Quadtree& tree, float x, float y, float dx, float dy, int category, int mask) {
  return float_list(tree.raycast_all({x, y, dx, dy}, query_filter_of(category, mask)));
}

int sweep(Quadtree& tree, float min_x, float min_y, float max_x, float max_y, float dx, float dy,
          int category, int mask) {
  const MovingBox moving = {.box = {min_x, min_y, max_x, max_y}, .dx = dx, .dy = dy};
  return first_hit(tree, tree.sweep(moving, query_filter_of(category, mask)));
}

int sweep_all(Quadtree& tree, float min_x, float min_y, float max_x, float max_y, float dx,
              float dy, int category, int mask) {
  const MovingBox moving = {.box = {min_x, min_y, max_x, max_y}, .dx = dx, .dy = dy};
  return float_list(tree.sweep_all(moving, query_filter_of(category, mask)));
}

int raycast_many(Quadtree& tree, std::uint32_t count, int category, int mask) {
  return float_list(tree.raycast_many(input_of<Ray>(count), query_filter_of(category, mask)));
}

int raycast_all_many(Quadtree& tree, std::uint32_t count, int category, int mask) {
  return float_list(tree.raycast_all_many(input_of<Ray>(count), query_filter_of(category, mask)));
}

int sweep_many(Quadtree& tree, std::uint32_t count, int category, int mask) {
  return float_list(tree.sweep_many(input_of<MovingBox>(count), query_filter_of(category, mask)));
}

int nearest(Quadtree& tree, float x, float y, std::uint32_t count, float max_distance, int category,
            int mask) {
  return float_list(tree.nearest({x, y}, count, max_distance, query_filter_of(category, mask)));
}

int nearest_many(Quadtree& tree, std::uint32_t points, std::uint32_t count, float max_distance,
                 int category, int mask) {
  return float_list(tree.nearest_many(input_of<Point>(points), count, max_distance,
                                      query_filter_of(category, mask)));
}

// Two rows a pair.
int pairs(Quadtree& tree) {
  return list(tree.pairs());
}

int pairs_between(Quadtree& tree, Quadtree& other) {
  return list(tree.pairs_between(other));
}

}  // namespace

void add_queries(QuadtreeClass& quadtree) {
  quadtree.function("except(id)", &except<Quadtree>)
      .function("exceptMany(count)", &except_many<Quadtree>)
      .function("candidates(minX, minY, maxX, maxY, step, category, mask)", &candidates)
      .function("query(minX, minY, maxX, maxY, category, mask)",
                &query<Box, float, float, float, float>)
      .function("queryAny(minX, minY, maxX, maxY, category, mask)", &query_any)
      .function("queryPoint(x, y, category, mask)", &query<Point, float, float>)
      .function("queryCircle(x, y, radius, category, mask)", &query<Circle, float, float, float>)
      .function("queryPolygon(corners, category, mask)", &query_polygon)
      .function("candidatesMany(count, step, category, mask)", &candidates_many)
      .function("queryMany(count, category, mask)", &query_many<Box>)
      .function("queryAnyMany(count, category, mask)", &query_any_many)
      .function("queryPointMany(count, category, mask)", &query_many<Point>)
      .function("queryCircleMany(count, category, mask)", &query_many<Circle>)
      .function("queryPolygonMany(corners, polygons, category, mask)", &query_polygon_many)
      .function("raycast(x, y, dx, dy, category, mask)", &raycast)
      .function("raycastAll(x, y, dx, dy, category, mask)", &raycast_all)
      .function("sweep(minX, minY, maxX, maxY, dx, dy, category, mask)", &sweep)
      .function("sweepAll(minX, minY, maxX, maxY, dx, dy, category, mask)", &sweep_all)
      .function("raycastMany(count, category, mask)", &raycast_many)
      .function("raycastAllMany(count, category, mask)", &raycast_all_many)
      .function("sweepMany(count, category, mask)", &sweep_many)
      .function("nearest(x, y, count, maxDistance, category, mask)", &nearest)
      .function("nearestMany(points, count, maxDistance, category, mask)", &nearest_many)
      .function("pairs", &pairs)
      .function("pairsBetween(other)", &pairs_between);
}

}  // namespace quadrille::bindings
