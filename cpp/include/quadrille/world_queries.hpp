// The queries of a world: which bodies overlap a shape, meet a ray, are near to a point.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "quadrille/api.hpp"
#include "quadrille/body.hpp"
#include "quadrille/box.hpp"
#include "quadrille/cast.hpp"
#include "quadrille/filter.hpp"
#include "quadrille/id.hpp"
#include "quadrille/move.hpp"
#include "quadrille/query.hpp"
#include "quadrille/query_context.hpp"
#include "quadrille/query_shape.hpp"
#include "quadrille/shape.hpp"
#include "quadrille/status.hpp"

namespace quadrille {

struct WorldImpl;
struct QueryMemory;
class BodyTree;
class StandaloneShape;
class QueryRun;
template <typename T>
class Buffer;
class RayGaps;
class Region;
class MovingSolids;
struct ShapeRef;
enum class AtOutline : unsigned char;

/// The queries of a world. World has them, with memory of its own, and so has
/// `world.with(context)`, with the memory of a context.
class QUADRILLE_API WorldQueries {
 public:
  ~WorldQueries() = default;

  // Queries: which bodies overlap a shape. Results are rows, by id. Sensors and static bodies are
  // found like others; a filter leaves them out, and `QueryFilter::except` single bodies. A body of
  // several parts is found by each part that the filter admits.
  // kInvalidBox for boxes, kInvalidShape for others; kStaleId for `except`; kTreeTooLarge or
  // kOutOfMemory; with a context kNotReady in place of kTreeTooLarge. Cost: as that of `Quadtree`,
  // and a test of the shape of each body near it.

  /// The bodies that overlap a Box, a Point or a Circle. For a polygon, see `overlaps`.
  template <QueryShape Shape = Box>
    requires(detail::ShapeTypes<Box, Point, Circle>::contain<Shape>())
  Result<std::span<const Row>> query(const Shape& shape, const QueryFilter& filter = kEverything) {
    return overlapping(shape, filter);
  }

  /// True when `query` would find anything. Stops at the first body that it finds.
  template <QueryShape Shape = Box>
    requires(detail::ShapeTypes<Box, Point, Circle>::contain<Shape>())
  Result<bool> query_any(const Shape& shape, const QueryFilter& filter = kEverything) {
    return any_overlapping(shape, filter);
  }

  /// The bodies that overlap a shape, which is no body. kInvalidTransform.
  Result<std::span<const Row>> overlaps(const Shape& shape, const Transform& transform,
                                        const QueryFilter& filter = kEverything);

  /// The first body that a point meets as it moves along a ray: the smallest fraction, and among
  /// equal fractions the lowest id. No value when it meets none. A ray that starts in a body meets
  /// it at fraction 0 with normal (0, 0). Of several parts, `Hit::part` is the one that is met
  /// first, and among equal fractions the one with the lowest number.
  Result<std::optional<Hit>> raycast(const Ray& ray, const QueryFilter& filter = kEverything);

  /// All bodies that a ray meets, by fraction, then by id.
  Result<std::span<const Hit>> raycast_all(const Ray& ray, const QueryFilter& filter = kEverything);

  /// The first body that a shape meets as it moves along a path: the smallest fraction, and among
  /// equal fractions the lowest id, but of bodies that it overlaps at the start the deepest, each
  /// by itself. No value when it meets none. At the fraction of the hit, and at the end where there
  /// is none, the shape overlaps no body that the query may find, unless it does from the start:
  /// see CastHit. kInvalidTransform for the place, kInvalidShape for dx and dy; the end of the path
  /// may be beyond the range of float. Cost: as a ray cast, with a test of two shapes for each body
  /// whose box is met on the way.
  Result<std::optional<CastHit>> cast(const Shape& shape, const CastPath& path,
                                      const QueryFilter& filter = kEverything);

  /// The same for a body, from where it is, as queries see it: it does not meet itself, nor bodies
  /// of its group. Without a filter, it meets what its own filter admits, or those of its parts,
  /// sensors and static bodies included. kStaleId, and then `error_index()` is kNoRow unless an id
  /// of `except` is stale; kIsTileMap; kInvalidShape.
  Result<std::optional<CastHit>> cast(Id body, float dx, float dy,
                                      std::optional<Filter> filter = std::nullopt,
                                      std::span<const Id> except = {});

  /// All bodies that a shape, or a body, meets, by fraction, of those that it overlaps at the start
  /// the deepest first, then by id: those that it would meet if the others were not there. At the
  /// fraction of a hit it does not overlap the body of that hit.
  Result<std::span<const CastHit>> cast_all(const Shape& shape, const CastPath& path,
                                            const QueryFilter& filter = kEverything);
  Result<std::span<const CastHit>> cast_all(Id body, float dx, float dy,
                                            std::optional<Filter> filter = std::nullopt,
                                            std::span<const Id> except = {});

  /// The `count` bodies nearest to a point and no farther than `max_distance` (world units, 0 or
  /// more), by distance, then by id. A point in a body has distance 0.
  Result<std::span<const BodyNeighbor>> nearest(const Point& point, std::uint32_t count,
                                                float max_distance = kAnyDistance,
                                                const QueryFilter& filter = kEverything);

  // The same queries many times in one call: list i, or hit i, belongs to transform i or to ray i.
  // When one of these is not valid, no query runs, and `error_index()` is its index.
  // kTooManyResults when there are more than kMaxResults of them, or results.

  /// The bodies that overlap a shape at each of the transforms. kInvalidTransform.
  Result<Lists<Row>> overlaps_many(const Shape& shape, std::span<const Transform> transforms,
                                   const QueryFilter& filter = kEverything);

  /// One hit for each ray; kNoHit for one that meets nothing.
  Result<std::span<const Hit>> raycast_many(std::span<const Ray> rays,
                                            const QueryFilter& filter = kEverything);

  /// One hit for each path of a shape; for one that meets nothing, one without a row, at the end.
  /// kInvalidTransform, kInvalidShape.
  Result<std::span<const CastHit>> cast_many(const Shape& shape, std::span<const CastPath> paths,
                                             const QueryFilter& filter = kEverything);

  // Moves: how far a body that walks can go, and along what stops it. A move is a query: it moves
  // nothing, and the caller puts the body where the result says.

  /// Where a body ends that is to move by (dx, dy), without turning. Where a solid stops it, it
  /// keeps the distance `MoveOptions::skin`, or less at a flat angle, and the rest of the motion
  /// goes on along the surface:
  ///
  /// - On a floor, what leads down is lost, and what leads sideways follows the floor with its
  ///   length. So a body neither slides down a floor, nor climbs it slower.
  /// - A wall and a ceiling take what leads into them. A slope steeper than the limit is a wall:
  /// the
  ///   body slides down, and what leads sideways into it is lost, so that it is not climbed.
  /// - Where two surfaces meet, the body stops.
  ///
  /// With `MoveMode::kTopDown`, all surfaces are walls that take what leads into them, and nothing
  /// else: what is left of the motion is its projection onto them, in all directions alike. Of two
  /// walls at one place it is the same which one is met first; the body goes on along one of them,
  /// or stops if the motion leads into both.
  ///
  /// A motion with a part along `MoveOptions::up` leaves the floor: it neither snaps nor climbs
  /// steps. What stops the body are solids: bodies that `cast` meets, but for sensors; moving
  /// bodies are taken where they are. Surfaces are those of the outline of static bodies that
  /// adjoin.
  ///
  /// With `MoveOptions::corner_correction`, a body that rises and meets a ceiling whose end is near
  /// is moved aside, past the end, and goes on with its velocity, as if the ceiling were not there:
  /// not to a side from which its motion leads away, and not from the middle of a ceiling both of
  /// whose ends are as near; once in a call. One in the air that does not rise, and moves sideways
  /// into a wall whose top is a floor, no higher above its foot than that, climbs it like a step.
  ///
  /// A body that overlaps solids at the start, after it was carried, is first put out of them by
  /// the shortest straight way that crosses no other solid and ends apart from all; of equally
  /// short ways by that which leads up farthest; with `MoveMode::kTopDown`, back against the
  /// motion.
  ///
  /// The ends of one-way parts stop no body with a normal that is steeper than the slope limit, or
  /// than 45 degrees: they are no walls.
  ///
  /// A one-way part that overlaps the body at the start lets it pass, unless it has moved there
  /// since the last step, at the end of which the body was on its side: it then pushes the body.
  ///
  /// The body ends in no solid, but for rounding, unless it is stuck: what it only grazes does not
  /// stop it, see CastHit, with either rule for edges. The way for (dx, dy) is no longer than that.
  /// A step, a snap, a push, a correction and what carries the body come in addition. The hits of
  /// the result are valid until the next query.
  ///
  /// With `MoveOptions::lists_sensors` the hits have, at their places among the others, the sensors
  /// that casts of the body along its way meet: also while it is carried, put out of an overlap, on
  /// a step or put down. The sensor parts of the body meet them, too. A body is listed once, by the
  /// part that is met first; of a tile map, each tile once. What the body is in at the start is not
  /// listed, nor anything for a body that is stuck. One-way sensors are met from all sides.
  ///
  /// kStaleId, and then `error_index()` is kNoRow unless an id of `except` is stale; kIsTileMap;
  /// kInvalidShape for dx and dy; kInvalidMove for the options. Cost: one to four casts, and more
  /// where it climbs a step or overlaps something; for sensors one more, and one for each straight
  /// part of the way.
  Result<MoveResult> move_and_slide(Id body, float dx, float dy, const MoveOptions& options = {});

  /// The same for a shape that is no body. kInvalidTransform for the place.
  Result<MoveResult> move_and_slide(const Shape& shape, const CastPath& path,
                                    const MoveOptions& options = {});

  /// The same for many bodies: result i is that of motion i. Each is taken alone, with the others
  /// where they are. `MoveOptions::except` has none, or one id for each body. When a body or a
  /// motion is refused, `error_index()` is its index, and there is no result. kTooManyResults too.
  Result<std::span<const MoveResult>> move_and_slide_many(std::span<const BodyMotion> motions,
                                                          const MoveOptions& options = {});

  // Culling: the bodies whose boxes overlap a part of the world. The boxes are those of
  // `World::box`: exact for shapes at coordinates that floats hold, else larger by rounding; that
  // of a body of several parts is around all of them. `Settings::edges` decides about shared edges.
  // As in every query, bodies of which no part accepts anything (a mask of 0) are not found.
  // kInvalidBox, and errors as above.

  /// The bodies to draw, by `BodyOptions::order`, then by id.
  Result<std::span<const Row>> visible(const Box& box, const QueryFilter& filter = kEverything);

  /// The bodies to update: those that are not static, by id.
  Result<std::span<const Row>> active(const Box& box, const QueryFilter& filter = kEverything);

 protected:
  /// Queries of the world's owner: they bring the trees up to date and copy boxes beside the lists.
  explicit WorldQueries(WorldImpl* owned) : world_(owned), owned_(owned) {}

  WorldQueries(WorldQueries&&) = default;
  WorldQueries& operator=(WorldQueries&&) = default;

 private:
  friend class World;
  friend class MovingSolids;
  struct QUADRILLE_HIDDEN Cast;
  struct QUADRILLE_HIDDEN Move;

  /// Queries that change nothing but the context.
  WorldQueries(const WorldImpl* world, QueryContext& context) : world_(world), context_(&context) {}

  Result<std::span<const Row>> overlapping(const Box& box, const QueryFilter& filter);
  Result<std::span<const Row>> overlapping(const Point& point, const QueryFilter& filter);
  Result<std::span<const Row>> overlapping(const Circle& circle, const QueryFilter& filter);
  Result<bool> any_overlapping(const Box& box, const QueryFilter& filter);
  Result<bool> any_overlapping(const Point& point, const QueryFilter& filter);
  Result<bool> any_overlapping(const Circle& circle, const QueryFilter& filter);

  QUADRILLE_HIDDEN QueryMemory* memory();
  QUADRILLE_HIDDEN void set_error_index(std::size_t index);
  QUADRILLE_HIDDEN Status refuse(Status status, std::size_t error_index = 0);
  QUADRILLE_HIDDEN Status make_ready();
  QUADRILLE_HIDDEN Status prepare(const QueryFilter& filter);
  QUADRILLE_HIDDEN Status prepare_each(std::size_t queries, const QueryFilter& filter);
  QUADRILLE_HIDDEN Status refuse_stale(Status status);
  QUADRILLE_HIDDEN QueryRun run(const BodyTree& tree, const QueryFilter& filter);
  template <typename Take>
  QUADRILLE_HIDDEN void visit_rows(bool with_statics, const Region& region,
                                   const QueryFilter& filter, Take&& take);
  template <typename Accepts>
  QUADRILLE_HIDDEN [[nodiscard]] bool append_rows(bool with_statics, const Region& region,
                                                  const QueryFilter& filter, Accepts&& accepts);
  QUADRILLE_HIDDEN [[nodiscard]] bool append_near(const Box& box, const QueryFilter& filter,
                                                  Buffer<Row>& rows);
  template <typename Accepts>
  QUADRILLE_HIDDEN Result<std::span<const Row>> list_rows(bool with_statics, const Region& region,
                                                          const QueryFilter& filter,
                                                          Accepts&& accepts);
  template <typename Shape>
  QUADRILLE_HIDDEN Result<std::span<const Row>> list_overlapping(const Shape& shape,
                                                                 const QueryFilter& filter);
  template <typename Shape>
  QUADRILLE_HIDDEN Result<bool> find_any(const Shape& shape, const QueryFilter& filter);
  QUADRILLE_HIDDEN [[nodiscard]] bool append_overlapping(const StandaloneShape& placed,
                                                         const QueryFilter& filter);
  QUADRILLE_HIDDEN Result<std::span<const Row>> list_in(bool with_statics, const Box& box,
                                                        const QueryFilter& filter);
  QUADRILLE_HIDDEN void sort_by_id(std::span<Row> rows);
  QUADRILLE_HIDDEN Hit find_first_hit(const Ray& ray, const QueryFilter& filter);
  template <typename Shape>
  QUADRILLE_HIDDEN bool surrounds(const Shape& window, Row row) const;
  template <typename Shape>
  QUADRILLE_HIDDEN bool overlaps_part(Row row, const Shape& shape, const Box& around,
                                      const QueryFilter& filter) const;
  template <typename TakeSeamHit>
  QUADRILLE_HIDDEN std::optional<Hit> hit_of(Row row, const Ray& ray, const QueryFilter& filter,
                                             RayGaps& gaps, TakeSeamHit&& take_seam_hit) const;
  QUADRILLE_HIDDEN Status cast_refusal(Id body, float dx, float dy);
  QUADRILLE_HIDDEN Cast cast_of(const StandaloneShape& placed, const CastPath& path,
                                const QueryFilter& filter) const;
  QUADRILLE_HIDDEN Cast cast_of(Row body, float dx, float dy,
                                const std::optional<Filter>& filter) const;
  QUADRILLE_HIDDEN bool leaves_out(const Cast& cast, Row row) const;
  QUADRILLE_HIDDEN bool has_side(const Cast& cast, Row row, std::uint32_t part) const;
  QUADRILLE_HIDDEN bool may_adjoining_stop(Row row, std::uint32_t part, const CastHit& hit) const;
  QUADRILLE_HIDDEN bool is_open(const Cast& cast, Row row, std::uint32_t part,
                                const ShapeRef& solid, const CastHit& hit) const;
  QUADRILLE_HIDDEN bool passes_always(const Cast& cast, Row row, std::uint32_t part) const;
  QUADRILLE_HIDDEN bool has_come_to(Row row, std::uint32_t part, const ShapeRef& solid,
                                    const ShapeRef& shape) const;
  QUADRILLE_HIDDEN bool lies_along(const Cast& cast, const CastHit& hit) const;
  QUADRILLE_HIDDEN Result<std::optional<CastHit>> first_hit(const Cast& cast,
                                                            const QueryFilter& filter);
  QUADRILLE_HIDDEN Result<std::span<const CastHit>> all_hits(const Cast& cast,
                                                             const QueryFilter& filter);
  QUADRILLE_HIDDEN [[nodiscard]] bool find_first_hit(const Cast& cast, const QueryFilter& filter,
                                                     CastHit& first);
  QUADRILLE_HIDDEN [[nodiscard]] bool list_sensors(const Cast& cast);
  QUADRILLE_HIDDEN [[nodiscard]] bool find_hit_of(const Cast& cast, const QueryFilter& filter,
                                                  Row row, float fraction, CastHit& hit);
  QUADRILLE_HIDDEN [[nodiscard]] bool find_first_of_bodies(const Cast& cast,
                                                           const QueryFilter& filter,
                                                           CastHit& first);
  template <typename Meet>
  QUADRILLE_HIDDEN void visit_met(const Cast& cast, const QueryFilter& filter, Meet&& meet);
  template <typename Find, typename ListHits>
  QUADRILLE_HIDDEN [[nodiscard]] bool find_at_outline(const Cast& cast, const QueryFilter& filter,
                                                      bool knows_met, Find&& find,
                                                      ListHits&& list_hits, CastHit& first);
  QUADRILLE_HIDDEN [[nodiscard]] bool add_part_hits(const Cast& cast, Row row, float fraction);
  template <typename Add, typename Limit>
  QUADRILLE_HIDDEN void visit_hits(const Cast& cast, Row row, float fraction, Add&& add,
                                   Limit&& limit);
  QUADRILLE_HIDDEN AtOutline meet_outline(const Cast& cast, const QueryFilter& filter,
                                          bool knows_met, CastHit& hit);
  QUADRILLE_HIDDEN bool stays_out(const Cast& cast, const CastHit& passed, float end) const;
  QUADRILLE_HIDDEN bool passes(std::uint32_t moving_part, Row row, std::uint32_t part);
  QUADRILLE_HIDDEN std::optional<CastHit> hit_of(const Cast& cast, Row row, float fraction);
  QUADRILLE_HIDDEN bool overlaps_at(const Cast& cast, float fraction, Row row, const Box& box);
  QUADRILLE_HIDDEN CastHit hit_by_rounding(const Cast& cast, float fraction, Row row,
                                           const Box& box);
  QUADRILLE_HIDDEN void end_at_free_place(const Cast& cast, const QueryFilter& filter,
                                          std::span<const Row> met, CastHit& first);
  QUADRILLE_HIDDEN Status move_refusal(Id body, float dx, float dy, const MoveOptions& options,
                                       const Support& support);
  QUADRILLE_HIDDEN Move move_of_body(const BodyMotion& motion, const MoveOptions& options) const;
  QUADRILLE_HIDDEN [[nodiscard]] bool run_move(const Move& move, const MoveOptions& options,
                                               MoveResult& result);
  QUADRILLE_HIDDEN Result<MoveResult> one_move(const Move& move, const MoveOptions& options);
  QUADRILLE_HIDDEN [[nodiscard]] bool add_nearest(const QueryRun& tree, const Point& point,
                                                  std::uint32_t count, float max_distance,
                                                  const QueryFilter& filter);
  QUADRILLE_HIDDEN std::optional<BodyNeighbor> neighbor_in(Row row, const Point& point,
                                                           float max_distance,
                                                           const QueryFilter& filter) const;

  const WorldImpl* world_;
  WorldImpl* owned_ = nullptr;       // the same world, if a query may change its trees
  QueryContext* context_ = nullptr;  // the memory to use, if not that of the world
};

}  // namespace quadrille
