// Casts of shapes in a world: a tree finds the boxes that the shape's box meets, in the order in
// which it meets them, and the narrow phase decides about the shapes.
#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "base/sort.hpp"
#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "geometry/swept_box.hpp"
#include "narrow/shape_cast.hpp"
#include "quadrille/world_queries.hpp"
#include "query/ray_cast.hpp"
#include "world/cast_seams.hpp"
#include "world/result_order.hpp"
#include "world/world_cast.hpp"
#include "world/world_impl.hpp"

namespace quadrille {

namespace {

// How often a cast searches anew after it has passed a part. The next time it lists all hits.
constexpr std::size_t kMostSearches = 8;

bool is_path(float dx, float dy) {
  return is_finite(dx) && is_finite(dy);
}

MovingBox grown(const MovingBox& moving, float by) {
  return {grown(moving.box, wide(by)), moving.dx, moving.dy};
}

// In the order in which a cast meets them.
void sort_part_hits(std::span<CastHit> hits, const IdTable& ids) {
  const ResultOrder is_before = {ids};
  sort(hits, [&](const CastHit& a, const CastHit& b) {
    if (is_before(a, b) || is_before(b, a)) return is_before(a, b);
    return std::pair(a.moving_part, a.part) < std::pair(b.moving_part, b.part);
  });
}

// Calls visit(shape cast, filter, part) for each shape that moves.
template <typename Cast, typename Visit>
void visit_moving(const Bodies& bodies, const Cast& cast, Visit&& visit) {
  if (cast.parts.empty()) {
    visit(cast.shape, cast.filter, 0u);
    return;
  }
  const auto [moving, dx, dy] = cast.box;
  for (std::uint32_t i = 0; i < cast.parts.size(); ++i) {
    const PlacedPart& part = cast.parts[i];
    if (cast.is_of_move() && part.is_sensor) continue;
    PlacedShape placed = part.shape;
    if (cast.is_of_move() || cast.is_of_sensors) {
      placed = bodies.placed_at(cast.body, i, placed, cast.from);
    }
    const MovingShape shape = bodies.moving_part(cast.body, i, placed, cast.from);
    visit(ShapeCast(shape, dx, dy, cast.edges), cast.has_own_filters ? part.filter : cast.filter,
          i);
  }
}

// Calls visit(shape cast, shape, moving part, part) for each shape that moves and each part of a
// row that the two filters let it meet and whose box touches a window, until it returns false.
template <typename Cast, typename Visit>
void visit_part_pairs(const Bodies& bodies, const Cast& cast, Row row, const Box& window,
                      Visit&& visit) {
  bool wants_more = true;
  visit_moving(
      bodies, cast, [&](const ShapeCast& moving, const Filter& filter, std::uint32_t moving_part) {
        if (!wants_more) return;
        // The tree has compared the row with all filters of the cast's body at once.
        if (!bodies.has_parts(row) && !admit(filter, bodies.filters().of(row))) return;
        bodies.visit_parts(row, filter, window, [&](const ShapeRef& shape, std::uint32_t part) {
          return wants_more = visit(moving, shape, moving_part, part);
        });
      });
}

// Whether a shape that begins in a one-way part is in it by no more than rounding or the tolerance
// of seams, and moves deeper.
bool lies_on(const ShapeCast& moving, const CastHit& overlap, float seam_tolerance) {
  const double rounding = rounding_of_places(std::max(std::abs(overlap.x), std::abs(overlap.y)));
  const double most = wide(std::max(seam_tolerance, 0.0f)) + rounding;
  const Vector normal = {wide(overlap.normal_x), wide(overlap.normal_y)};
  return wide(overlap.depth) <= most && dot(normal, moving.way()) < 0;
}

}  // namespace

Result<std::optional<CastHit>> WorldQueries::cast(const Shape& shape, const CastPath& path,
                                                  const QueryFilter& filter) {
  const auto placed = placed_alone(shape, path.from);
  if (!placed) return {refuse(Status::kInvalidTransform), std::nullopt};
  if (!is_path(path.dx, path.dy)) return {refuse(Status::kInvalidShape), std::nullopt};
  return first_hit(cast_of(*placed, path, filter), filter);
}

Result<std::optional<CastHit>> WorldQueries::cast(Id body, float dx, float dy,
                                                  std::optional<Filter> filter,
                                                  std::span<const Id> except) {
  if (const Status refusal = cast_refusal(body, dx, dy); refusal != Status::kOk) {
    return {refusal, std::nullopt};
  }
  const Cast cast = cast_of(row_of(body), dx, dy, filter);
  return first_hit(cast, {cast.filter.category, cast.filter.mask, except});
}

Result<std::span<const CastHit>> WorldQueries::cast_all(const Shape& shape, const CastPath& path,
                                                        const QueryFilter& filter) {
  const auto placed = placed_alone(shape, path.from);
  if (!placed) return {refuse(Status::kInvalidTransform), {}};
  if (!is_path(path.dx, path.dy)) return {refuse(Status::kInvalidShape), {}};
  return all_hits(cast_of(*placed, path, filter), filter);
}

Result<std::span<const CastHit>> WorldQueries::cast_all(Id body, float dx, float dy,
                                                        std::optional<Filter> filter,
                                                        std::span<const Id> except) {
  if (const Status refusal = cast_refusal(body, dx, dy); refusal != Status::kOk) {
    return {refusal, {}};
  }
  const Cast cast = cast_of(row_of(body), dx, dy, filter);
  return all_hits(cast, {cast.filter.category, cast.filter.mask, except});
}

Result<std::span<const CastHit>> WorldQueries::cast_many(const Shape& shape,
                                                         std::span<const CastPath> paths,
                                                         const QueryFilter& filter) {
  if (paths.size() > kMaxResults) return {refuse(Status::kTooManyResults, kNoRow), {}};
  const Status status = prepare_each(paths.size(), filter);
  if (status != Status::kOk) return {status, {}};
  Buffer<CastHit>& hits = memory()->cast_hits;
  if (!hits.resize(paths.size())) return {Status::kOutOfMemory, {}};
  for (std::size_t i = 0; i < paths.size(); ++i) {
    const auto placed = placed_alone(shape, paths[i].from);
    if (!placed) return {refuse(Status::kInvalidTransform, i), {}};
    if (!is_path(paths[i].dx, paths[i].dy)) return {refuse(Status::kInvalidShape, i), {}};
    memory()->begin_query(i, filter.except);
    const Cast cast = cast_of(*placed, paths[i], filter);
    if (!find_first_hit(cast, filter, hits[i])) return {Status::kOutOfMemory, {}};
  }
  return {status, hits.span()};
}

// Sets `error_index`.
Status WorldQueries::cast_refusal(Id body, float dx, float dy) {
  if (!world_->bodies.ids().is_live(body)) return refuse(Status::kStaleId, kNoRow);
  if (world_->bodies.is_tile_map(row_of(body))) return refuse(Status::kIsTileMap, kNoRow);
  return is_path(dx, dy) ? Status::kOk : refuse(Status::kInvalidShape);
}

WorldQueries::Cast WorldQueries::cast_of(const StandaloneShape& placed, const CastPath& path,
                                         const QueryFilter& filter) const {
  const MovingBox box = {.box = placed.box(), .dx = path.dx, .dy = path.dy};
  return {.box = box,
          .around = box_around(box),
          .reach = reach_of_cast(box_around(box), world_->settings),
          .edges = world_->settings.edges,
          .shape = ShapeCast({.start = placed.ref()}, path.dx, path.dy, world_->settings.edges),
          .filter = {filter.category, filter.mask}};
}

// Without a filter, the body's own one, or those of its parts.
WorldQueries::Cast WorldQueries::cast_of(Row body, float dx, float dy,
                                         const std::optional<Filter>& filter) const {
  const Bodies& bodies = world_->bodies;
  std::span<const PlacedPart> parts;
  if (bodies.is_compound(body)) parts = bodies.parts(body).span();
  const MovingBox box = {.box = bodies.boxes()[body], .dx = dx, .dy = dy};
  return {.box = box,
          .around = box_around(box),
          .reach = reach_of_cast(box_around(box), world_->settings),
          .edges = world_->settings.edges,
          .shape = ShapeCast(bodies.moving_part(body, 0), dx, dy, world_->settings.edges),
          .filter = filter.value_or(bodies.filters().of(body)),
          .body = body,
          .has_own_filters = !filter.has_value(),
          .one_way = bodies.drops_through(body) ? OneWayRule::kPassed : OneWayRule::kSide,
          .parts = parts,
          .from = bodies.applied(body)};
}

bool WorldQueries::leaves_out(const Cast& cast, Row row) const {
  const Bodies& bodies = world_->bodies;
  if (row == cast.left_out || (cast.is_of_move() && bodies.is_sensor(row))) return true;
  return bodies.never_meets(cast.body, row);
}

// Whether a part is solid from one side alone.
bool WorldQueries::has_side(const Cast& cast, Row row, std::uint32_t part) const {
  return cast.one_way != OneWayRule::kSolid && world_->bodies.one_way(row, part) != OneWay::kNo;
}

// Whether a one-way part stops what meets it from outside with the normal of a hit.
bool WorldQueries::is_open(const Cast& cast, Row row, std::uint32_t part, const ShapeRef& solid,
                           const CastHit& hit) const {
  const Vector normal = {wide(hit.normal_x), wide(hit.normal_y)};
  const OpenSide side = world_->bodies.open_side(row, part);
  if (!side.has(normal)) return false;
  const Hull hull = hull_of(solid, {wide(solid.shape.x), wide(solid.shape.y)});
  return is_open_at(side, hull, normal, cast.floors);
}

// Whether parts that adjoin a one-way part may stop what meets it from outside with the normal of a
// hit, though it alone does not: the end of its open side may be a corner between that and theirs.
bool WorldQueries::may_adjoining_stop(Row row, std::uint32_t part, const CastHit& hit) const {
  constexpr double kLeastCosine = 1e-3;
  const Bodies& bodies = world_->bodies;
  if (world_->settings.seam_tolerance < 0 || !bodies.is_static(row)) return false;
  const Vector normal = {wide(hit.normal_x), wide(hit.normal_y)};
  return dot(normal, bodies.open_side(row, part).direction) > kLeastCosine;
}

// Whether a one-way part that overlaps a shape has moved into it since the last step, from the side
// from which it is solid.
bool WorldQueries::has_come_to(Row row, std::uint32_t part, const ShapeRef& solid,
                               const ShapeRef& shape) const {
  const Bodies& bodies = world_->bodies;
  if (!bodies.moved_since_step(row)) return false;
  const PlacedShape before = bodies.at_begin_of_way(row, part, solid.shape);
  return is_on_side(bodies.open_side_at_begin_of_way(row, part), {before, solid.polygon}, shape);
}

// Whether a cast passes a part whatever the two do.
bool WorldQueries::passes_always(const Cast& cast, Row row, std::uint32_t part) const {
  const Bodies& bodies = world_->bodies;
  const bool is_sensor = bodies.has_parts(row) && bodies.placed_part(row, part).is_sensor;
  return cast.is_of_sensors ? !is_sensor && !bodies.is_sensor(row) : cast.is_of_move() && is_sensor;
}

Result<std::optional<CastHit>> WorldQueries::first_hit(const Cast& cast,
                                                       const QueryFilter& filter) {
  const Status status = prepare(filter);
  if (status != Status::kOk) return {status, std::nullopt};
  CastHit first;
  if (!find_first_hit(cast, filter, first)) return {Status::kOutOfMemory, std::nullopt};
  return {status, first.row == kNoRow ? std::nullopt : std::optional(first)};
}

// Makes `part_hits` those of a cast of sensors, in the order in which it meets them. False when
// there is no memory.
bool WorldQueries::list_sensors(const Cast& cast) {
  const Bodies& bodies = world_->bodies;
  memory()->passed.clear();
  memory()->part_hits.clear();
  bool had_memory = true;
  visit_met(cast, {cast.filter.category, cast.filter.mask}, [&](Row row, float fraction) {
    if (!leaves_out(cast, row) && (bodies.is_sensor(row) || bodies.has_parts(row))) {
      had_memory = add_part_hits(cast, row, fraction);
    }
    return had_memory ? 1 : kEndOfCast;
  });
  sort_part_hits(memory()->part_hits.span(), bodies.ids());
  return had_memory;
}

// A hit without a row when the shape meets nothing. False when there is no memory.
bool WorldQueries::find_first_hit(const Cast& cast, const QueryFilter& filter, CastHit& first) {
  const auto find = [&](CastHit& hit) { return find_first_of_bodies(cast, filter, hit); };
  const auto list_hits = [&] {
    bool had_memory = true;
    visit_met(cast, filter, [&](Row row, float fraction) {
      if (!leaves_out(cast, row)) had_memory = had_memory && add_part_hits(cast, row, fraction);
      return had_memory ? 1 : kEndOfCast;
    });
    return had_memory;
  };
  if (!find_at_outline(cast, filter, true, find, list_hits, first)) return false;
  // A move ends farther from what it meets than rounding could matter.
  if (!cast.is_of_move()) end_at_free_place(cast, filter, memory()->found.span(), first);
  return true;
}

// Where the shape would meet a body if no other one but those that adjoin it were there. False when
// there is no memory.
bool WorldQueries::find_hit_of(const Cast& cast, const QueryFilter& filter, Row row, float fraction,
                               CastHit& hit) {
  const auto find = [&](CastHit& of_body) {
    of_body = hit_of(cast, row, fraction).value_or(kNoCastHit);
    return true;
  };
  const auto list_hits = [&] { return add_part_hits(cast, row, fraction); };
  return find_at_outline(cast, filter, false, find, list_hits, hit);
}

// The first hit but of parts that the cast passes. Makes `found` the bodies whose boxes it has met.
// False when there is no memory.
bool WorldQueries::find_first_of_bodies(const Cast& cast, const QueryFilter& filter,
                                        CastHit& first) {
  const ResultOrder is_before = {world_->bodies.ids()};
  Buffer<Row>& met = memory()->found;
  met.clear();
  first = kNoCastHit;
  bool had_memory = true;
  auto meet = [&](Row row, float fraction) {
    if (leaves_out(cast, row)) return first.fraction;
    had_memory = met.push(row);
    if (!had_memory) return kEndOfCast;
    CastHit earliest = kNoCastHit;
    earliest.row = row;
    earliest.fraction = fraction;
    if (fraction == 0) earliest.depth = kAnyDistance;
    if (first.row != kNoRow && !is_before(earliest, first)) return first.fraction;
    const std::optional<CastHit> hit = hit_of(cast, row, fraction);
    if (hit && (first.row == kNoRow || is_before(*hit, first))) first = *hit;
    return first.fraction;
  };
  visit_met(cast, filter, meet);
  return had_memory;
}

// Calls meet(row, fraction) for each body whose box the shape's box meets, until the fraction of
// the path that the last call has returned, as far as that is quickly known.
template <typename Meet>
void WorldQueries::visit_met(const Cast& cast, const QueryFilter& filter, Meet&& meet) {
  if (cast.near != nullptr) {
    const SweptBox swept(grown(cast.box, cast.reach), EdgeRule::kTouching);
    for (const Row row : cast.near->rows) {
      const Box& box = world_->bodies.boxes()[row];
      if (swept.meets(box)) meet(row, static_cast<float>(swept.fraction_at(box)));
    }
    return;
  }
  float limit = 1;
  auto visit = [&](Row row, float fraction) { return limit = meet(row, fraction); };
  const BoxCastVisitor visitor(visit);
  for (const BodyTree* tree : {&world_->moving, &world_->fixed}) {
    const float reach = tree == &world_->fixed ? cast.reach : 0;
    if (tree->size() > 0) cast_box(run(*tree, filter), grown(cast.box, reach), visitor);
    if (limit == kEndOfCast) return;
  }
}

// Finds the first hit again, by `find(hit)`, while it is one that static solids that adjoin cover,
// and then the shape passes the part. After a few searches, `list_hits()` makes `part_hits` those
// of all parts that are left, from which the others follow: there is no search for each part. A
// shape that begins inside of their outline, and meets nothing else there, has the hit as it is
// without them, and so has one that would get into a part that it passes. `knows_met` says that
// `find` makes `found` the bodies that were met. False when there is no memory.
template <typename Find, typename ListHits>
bool WorldQueries::find_at_outline(const Cast& cast, const QueryFilter& filter, bool knows_met,
                                   Find&& find, ListHits&& list_hits, CastHit& first) {
  Buffer<CastHit>& passed = memory()->passed;
  passed.clear();
  std::size_t next = 0;
  const auto find_next = [&] {
    if (passed.size() < kMostSearches) return find(first);
    Buffer<CastHit>& hits = memory()->part_hits;
    if (passed.size() == kMostSearches) {
      hits.clear();
      if (!list_hits()) return false;
      sort_part_hits(hits.span(), world_->bodies.ids());
    }
    first = next < hits.size() ? hits[next++] : kNoCastHit;
    return true;
  };
  CastHit inside = kNoCastHit;
  while (true) {
    if (!find_next()) return false;
    if (first.row == kNoRow) break;
    const CastHit alone = first;
    AtOutline at = meet_outline(cast, filter, knows_met && passed.size() < kMostSearches, first);
    if (at == AtOutline::kMeets && lies_along(cast, first)) at = AtOutline::kPasses;
    if (at == AtOutline::kMeets) break;
    if (at == AtOutline::kInside && inside.row == kNoRow) inside = alone;
    // It may get as deep into that part as it goes.
    if (at == AtOutline::kEnters) first.fraction = 1;
    if (!passed.push(first)) return false;
  }
  if (inside.row != kNoRow && !(first.depth > 0)) first = inside;
  for (const CastHit& hit : passed.span()) {
    if (hit.fraction < first.fraction && !stays_out(cast, hit, first.fraction)) first = hit;
  }
  return true;
}

// Whether a cast of a move begins in a part by rounding, and does not move deeper into it.
bool WorldQueries::lies_along(const Cast& cast, const CastHit& hit) const {
  if (!(hit.depth > 0) || !(hit.depth <= cast.least_depth)) return false;
  const Vector way = cast.shape.way();
  const double into = -dot({wide(hit.normal_x), wide(hit.normal_y)}, way);
  return into <= kMostShortOfTouch * std::sqrt(dot(way, way));
}

// Makes a hit one with the outline, by what is near. Where `knows_met`, `found` lists all bodies
// whose boxes the shape has met until then.
AtOutline WorldQueries::meet_outline(const Cast& cast, const QueryFilter& filter, bool knows_met,
                                     CastHit& hit) {
  const Bodies& bodies = world_->bodies;
  AtOutline at = AtOutline::kMeets;
  if (world_->settings.seam_tolerance < 0 || !bodies.is_static(hit.row)) return at;
  MetRows met = {.rows = {}, .around = kNoBox, .reach = wide(cast.reach)};
  if (cast.near != nullptr) {
    met.rows = cast.near->rows;
    met.around = cast.near->window;
  } else if (knows_met) {
    const double fraction = wide(hit.fraction);
    const Box there = SweptBox(cast.box, EdgeRule::kTouching).around({fraction, fraction});
    met.rows = memory()->found.span();
    met.around = quadrille::grown(there, wide(cast.reach));
  }
  const QueryRun statics = run(world_->fixed, filter);
  const CastSeams seams(bodies, world_->settings, statics, met);
  const PlacedPart met_part = bodies.placed_part(hit.row, hit.part);
  const ShapeRef solid = bodies.shapes().with_points(met_part.shape);
  const bool stops_alone =
      !has_side(cast, hit.row, hit.part) || is_open(cast, hit.row, hit.part, solid, hit);
  visit_moving(
      bodies, cast, [&](const ShapeCast& moving, const Filter& of_part, std::uint32_t moving_part) {
        if (moving_part != hit.moving_part) return;
        const CastShape shape = {moving, of_part, cast.body, cast.one_way};
        // A one-way part that has moved into a shape stops it with any normal.
        const bool is_moved_into =
            hit.depth > 0 && !lies_on(moving, hit, world_->settings.seam_tolerance);
        const bool is_stopped = stops_alone || is_moved_into || seams.goes_on_beside(shape, hit);
        at = is_stopped ? seams.meet(shape, hit) : AtOutline::kEnters;
      });
  return at;
}

// Whether the shape gets no deeper than the tolerance into a part that it passes, until a fraction.
bool WorldQueries::stays_out(const Cast& cast, const CastHit& passed, float end) const {
  bool is_out = true;
  visit_moving(world_->bodies, cast,
               [&](const ShapeCast& moving, const Filter&, std::uint32_t moving_part) {
                 if (moving_part != passed.moving_part) return;
                 const float tolerance = std::max(world_->settings.seam_tolerance, 0.0f);
                 is_out = quadrille::stays_out(world_->bodies, moving, passed, end, tolerance);
               });
  return is_out;
}

// Whether a part that moves passes one of another body.
bool WorldQueries::passes(std::uint32_t moving_part, Row row, std::uint32_t part) {
  return std::ranges::any_of(memory()->passed.span(), [&](const CastHit& hit) {
    return hit.row == row && hit.part == part && hit.moving_part == moving_part;
  });
}

// Where the shape meets a body whose box it meets at a fraction of the path.
std::optional<CastHit> WorldQueries::hit_of(const Cast& cast, Row row, float fraction) {
  FirstOfParts first;
  visit_hits(
      cast, row, fraction,
      [&](const std::optional<CastHit>& hit, std::uint32_t moving_part, std::uint32_t part) {
        first.add(hit, moving_part, part);
      },
      [&] { return first.fraction(); });
  std::optional<CastHit> hit = first.get();
  if (hit) hit->row = row;
  return hit;
}

// Adds the hits of all parts of such a body to `part_hits`. False when there is no memory.
bool WorldQueries::add_part_hits(const Cast& cast, Row row, float fraction) {
  bool had_memory = true;
  visit_hits(
      cast, row, fraction,
      [&](const std::optional<CastHit>& hit, std::uint32_t moving_part, std::uint32_t part) {
        if (!hit || !had_memory) return;
        CastHit of_part = *hit;
        of_part.row = row;
        of_part.moving_part = moving_part;
        of_part.part = part;
        had_memory = memory()->part_hits.push(of_part);
      },
      [] { return 1.0f; });
  return had_memory;
}

// Calls add(hit, moving part, part) for each part of such a body that the shape may meet, until the
// fraction of the path limit(), as far as that is quickly known.
template <typename Add, typename Limit>
void WorldQueries::visit_hits(const Cast& cast, Row row, float fraction, Add&& add, Limit&& limit) {
  const Bodies& bodies = world_->bodies;
  const auto meet = [&](const ShapeCast& moving, const ShapeRef& shape, std::uint32_t moving_part,
                        std::uint32_t part, bool is_at_start) {
    if (passes(moving_part, row, part) || passes_always(cast, row, part)) return;
    std::optional<CastHit> hit;
    const bool is_one_way = has_side(cast, row, part);
    if (is_one_way && cast.one_way == OneWayRule::kPassed) return;
    if (is_at_start) hit = moving.overlap_at_start(shape);
    if (hit && moving.only_grazes(shape, 0)) return;
    if (is_one_way && hit && !lies_on(moving, *hit, world_->settings.seam_tolerance)) {
      if (!cast.is_of_move() || !has_come_to(row, part, shape, moving.start())) return;
      add(hit, moving_part, part);
      return;
    }
    if (!hit) hit = moving.first_hit(shape, Grazed::kPassed);
    const bool goes_past = is_one_way && hit && !is_open(cast, row, part, shape, *hit);
    if (goes_past && !may_adjoining_stop(row, part, *hit)) return;
    add(hit, moving_part, part);
  };
  if (bodies.is_tile_map(row)) {
    const SweptBox path(cast.box, EdgeRule::kTouching);
    visit_moving(bodies, cast,
                 [&](const ShapeCast& moving, const Filter& filter, std::uint32_t moving_part) {
                   const auto meet_tile = [&](const PlacedPart& tile, std::uint32_t number) {
                     if (admit(filter, tile.filter)) {
                       meet(moving, bodies.shapes().with_points(tile.shape), moving_part, number,
                            overlap<EdgeRule::kTouching>(tile.box, cast.box.box));
                     }
                     return limit();
                   };
                   bodies.tile_map(row).visit_along(path, meet_tile);
                 });
  } else {
    visit_part_pairs(bodies, cast, row, cast.around,
                     [&](const ShapeCast& moving, const ShapeRef& shape, std::uint32_t moving_part,
                         std::uint32_t part) {
                       meet(moving, shape, moving_part, part, fraction == 0);
                       return true;
                     });
  }
}

// A place that is rounded to floats may be in another body: one that the shape touches at the same
// time, slides along, or just passes. Moves the hit, or the end of the path, back to where it is in
// none of those that it has met. Without a hit, writes the place at the end.
void WorldQueries::end_at_free_place(const Cast& cast, const QueryFilter& filter,
                                     std::span<const Row> met, CastHit& first) {
  const Bodies& bodies = world_->bodies;
  const SweptBox swept(cast.box, EdgeRule::kTouching);
  const IdTable& ids = bodies.ids();
  Row overlapping = kNoRow;
  const auto overlaps_any = [&](float fraction) {
    const Box box = swept.around({wide(fraction), wide(fraction)});
    Row lowest = kNoRow;
    for (const Row row : met) {
      if (overlap<EdgeRule::kTouching>(box, bodies.boxes()[row]) &&
          (lowest == kNoRow || ids.id_at(row) < ids.id_at(lowest)) &&
          overlaps_at(cast, fraction, row, box)) {
        lowest = row;
      }
    }
    if (lowest != kNoRow) overlapping = lowest;
    return lowest != kNoRow;
  };
  const ShapeCast& shape = cast.shape;
  const float end = first.fraction;
  const float free = shape.last_free_fraction(wide(end), overlaps_any);
  if (free == end && first.row != kNoRow) return;
  const bool is_hit_by_rounding = free != end && first.row == kNoRow;
  if (is_hit_by_rounding) {
    first = hit_by_rounding(cast, free, overlapping, swept.around({wide(free), wide(end)}));
  }
  const Point place = shape.place_at(free);
  first.fraction = free;
  first.x = place.x;
  first.y = place.y;
  // It stays a hit, with the normal of the outline.
  if (is_hit_by_rounding) meet_outline(cast, filter, false, first);
}

// `box` is that of the moving shape at the fraction.
bool WorldQueries::overlaps_at(const Cast& cast, float fraction, Row row, const Box& box) {
  bool overlap = false;
  visit_part_pairs(world_->bodies, cast, row, box,
                   [&](const ShapeCast& moving, const ShapeRef& shape, std::uint32_t moving_part,
                       std::uint32_t part) {
                     overlap = !has_side(cast, row, part) && !passes(moving_part, row, part) &&
                               moving.overlaps_at(fraction, shape) &&
                               !moving.only_grazes(shape, fraction);
                     return !overlap;
                   });
  return overlap;
}

// The hit of a body that only rounding makes the shape overlap, somewhat behind a fraction: by what
// is nearest there, of what touches the box of the shape on the rest of the path.
CastHit WorldQueries::hit_by_rounding(const Cast& cast, float fraction, Row row, const Box& box) {
  CastHit hit = kNoCastHit;
  float least = kAnyDistance;
  visit_part_pairs(world_->bodies, cast, row, box,
                   [&](const ShapeCast& moving, const ShapeRef& shape, std::uint32_t moving_part,
                       std::uint32_t part) {
                     if (has_side(cast, row, part)) return true;
                     const Separation apart = moving.separation_at(fraction, shape);
                     if (!(apart.distance < least) || passes(moving_part, row, part)) return true;
                     if (moving.only_grazes(shape, fraction)) return true;
                     least = apart.distance;
                     hit.row = row;
                     hit.point_x = apart.on_b.x;
                     hit.point_y = apart.on_b.y;
                     hit.normal_x = 0 - apart.normal_x;
                     hit.normal_y = 0 - apart.normal_y;
                     hit.part = part;
                     hit.moving_part = moving_part;
                     return true;
                   });
  return hit;
}

Result<std::span<const CastHit>> WorldQueries::all_hits(const Cast& cast,
                                                        const QueryFilter& filter) {
  const Status status = prepare(filter);
  if (status != Status::kOk) return {status, {}};
  Buffer<Hit>& box_hits = memory()->hits;
  box_hits.clear();
  for (const BodyTree* tree : {&world_->moving, &world_->fixed}) {
    if (!find_all_hits(run(*tree, filter), cast.box, box_hits)) {
      return {Status::kOutOfMemory, {}};
    }
  }
  Buffer<CastHit>& hits = memory()->cast_hits;
  hits.clear();
  for (const Hit& box_hit : box_hits.span()) {
    if (leaves_out(cast, box_hit.row)) continue;
    CastHit hit;
    if (!find_hit_of(cast, filter, box_hit.row, box_hit.fraction, hit)) {
      return {Status::kOutOfMemory, {}};
    }
    end_at_free_place(cast, filter, {&box_hit.row, 1}, hit);
    if (hit.row != kNoRow && !hits.push(hit)) return {Status::kOutOfMemory, {}};
  }
  sort_results(hits.span(), world_->bodies.ids());
  return {status, hits.span()};
}

}  // namespace quadrille
