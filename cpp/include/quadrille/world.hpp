// Bodies with shapes: which of them touch, where, and since when.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "quadrille/api.hpp"
#include "quadrille/body.hpp"
#include "quadrille/box.hpp"
#include "quadrille/chain.hpp"
#include "quadrille/contact.hpp"
#include "quadrille/filter.hpp"
#include "quadrille/id.hpp"
#include "quadrille/impact.hpp"
#include "quadrille/node_view.hpp"
#include "quadrille/owner.hpp"
#include "quadrille/query_context.hpp"
#include "quadrille/settings.hpp"
#include "quadrille/shape.hpp"
#include "quadrille/status.hpp"
#include "quadrille/tiles.hpp"
#include "quadrille/world_queries.hpp"

namespace quadrille {

/// Counts and sizes of a world.
struct WorldStats {
  std::uint32_t bodies;      ///< in the world
  std::uint32_t statics;     ///< of these, static ones
  std::uint64_t candidates;  ///< pairs of boxes that the last step tested by their shapes;
                             ///< not those of bodies that have not changed, where it kept them
  std::uint64_t bytes;       ///< memory that the world has allocated
};

/// A set of bodies that finds which of them touch each other, or a given shape. It moves nothing
/// by itself: the caller writes where bodies are, and `step` says what that leads to.
///
/// ```cpp
/// auto created = quadrille::World::create({.world = {0, 0, 800, 600}});
/// if (!created.ok()) return 1;
/// quadrille::World& world = *created.value;
///
/// const auto circle = quadrille::Shape::circle(8);
/// const auto box = quadrille::Shape::box(200, 20);
/// if (!circle.ok() || !box.ok()) return 1;
/// const auto ball = world.insert(circle.value, {.transform = {.x = 100, .y = 50}});
/// const auto floor = world.insert(box.value, {.transform = {.x = 100, .y = 70}, .is_static =
/// true}); if (!ball.ok() || !floor.ok()) return 1;
///
/// world.transforms()[quadrille::row_of(ball.value)].y += 4;  // moves a body in place
/// if (world.step() != quadrille::Status::kOk) return 1;
///
/// for (const auto& [a, b] : world.entered()) {
///   std::printf("rows %u and %u touch now\n", quadrille::row_of(a), quadrille::row_of(b));
/// }
/// for (const quadrille::Contact& contact : world.contacts()) {
///   std::printf("%g deep\n", contact.manifold.depth);
/// }
/// ```
///
/// **Bodies.** A body is a shape, a transform, an id and a row. The id stays valid until the body
/// is removed and is never given out again. The row is the body's index in `transforms()` and in
/// the caller's own arrays; it is reused after the body was removed. Lists of a step are ids,
/// because a body may be removed while the list is read; results of queries are rows. Calls on one
/// body take its id or its row. A row is checked only for being occupied; ids are the safe form.
///
/// **Parts.** A body may have up to kMaxParts shapes, each with an offset, and if need be a filter
/// of its own: `insert` takes a list of them, and they move as one. Two bodies are a pair as soon
/// as any two of their parts overlap whose filters admit each other; sensors count. So there is one
/// event for two bodies, however many of their parts come to touch. Contacts are per pair of parts.
/// Queries find a body by each part whose filter they admit. Groups are of bodies. A body of one
/// shape is one of a single part, number 0, without an offset.
///
/// **Tile maps** are static bodies whose parts are the tiles of a grid: part row * columns +
/// column. A tile has a number, which says what kind it is of: its shape, filter and tag. Tiles are
/// found by the arithmetic of their cells, whatever their number. A tile that is empty is no part.
/// A map stays static, and is neither turned nor scaled; `move`, `set_transform` and `place` move
/// it. `set_shape` and `set_parts` make it another body.
///
/// **Seams.** What slides over static bodies that adjoin touches the outline of them all: a side or
/// a corner that another one covers gives no normal. Exactly: a normal of the outline at a point is
/// normal to each static part that is at the point. Parts that are no farther apart than
/// `Settings::seam_tolerance` adjoin, and a step that is no higher is none. Where the shortest way
/// out of a part is covered, its contact is that with the least deep of its sides that are exposed
/// and that the moving part reaches out of, which it need not if its middle is in the part; where
/// there is none, it has no contact, though the two bodies are a pair: so has a tile with others
/// all around it. The depth leads out of the whole part; points are at exposed places, and named by
/// the corners of the part, as if it ended where another one covers it. Parts that would not stop
/// the moving one, such as sensors, cover nothing. Of the parts near one place, the 32 nearest
/// count. Contacts of two moving bodies, `impacts` and `separation` are of
/// each body by itself.
///
/// A cast meets the outline, too: it passes a part whose side or corner another one covers, by up
/// to the tolerance, if it gets no deeper into it on its way. Shapes that are no wider than a
/// circle of the tolerance, such as segments, meet each body by itself. A ray meets two parts that
/// adjoin where it would pass between them: the one beside which it comes later.
///
/// **One-way bodies** and tiles stop what comes from one side, such as platforms through which one
/// jumps. Another body has a contact with one if, where the last step left the two, or `insert` or
/// `place` have put them since, it was on that side: beyond the one-way body in that direction, or
/// apart from it with a direction between the two that a contact may have. As deep as it then was
/// in any body on that side, counts as apart, and so does what it had a contact with, so that a
/// body that rests stays at rest. A contact has the normal of a surface that is less than 60
/// degrees from the side's direction; at an end of such surfaces, it is no farther than 45 degrees
/// from it. Static ones that adjoin, by the tolerance of seams, are one: the one nearest to the
/// body decides for all, if the body was in it, and what it stops is stopped by all. Otherwise
/// there is no contact, though the two are a pair if they overlap. A body that `drops_through` has
/// none either, and none after that until it has come from that side again. Rays and casts meet a
/// one-way body where they enter it from that side; if they begin in it, deeper than rounding or
/// the tolerance of seams, they do not meet it. Bullets meet it from all sides. Of segments that
/// are solid from their front, as those of a chain of one side, the direction is that of the
/// segment's normal, all directions in front of it count, and each stops only what was there.
///
/// **Static bodies** are in a tree of their own, which no step rebuilds. Two static bodies are no
/// pair. `set_transform`, `move`, `set_shape` and `set_parts` move them. What is written to their
/// rows of `transforms()` counts for nothing, now or later; the next call that moves or reshapes a
/// static body, or sets it in motion, overwrites it with where the body is, which `options` tells
/// at any time.
///
/// **Bullets.** A step looks at bodies where they are then. One that has moved farther than the
/// other is thick may have passed through it unseen. A body that is a bullet is swept: from where
/// the last step left it, or `insert` or `place` have put it since, straight to where it is now.
/// What it meets on its way is a pair, and so in `entered()`, in the same way as what it overlaps
/// at the end; contacts are of the end alone. `impacts()` tells where they met. The others move
/// meanwhile on ways of the same kind, straight and evenly, and a bullet is swept by its relative
/// motion; static bodies stand where they are at the end of the step. A bullet that is in another
/// body at the start of its way meets it at fraction 0, unless the two were a pair already. At its
/// start it does not meet a body that was elsewhere when the last step ended, and has moved to
/// where the bullet was since; what was inserted or placed there, it meets. By the strict rule a
/// bullet passes what it only touches: a segment that flies exactly along the seam between two
/// boxes passes between them. The place of a bullet that turns may be off by up to 1/16 of its
/// reach, the distance of its farthest point from the body's origin; if it turns by more than 8
/// radians in one step, by up to 1/128 of that angle times the reach. A body that is no bullet has
/// the angle of its end for the whole way. A static body is not swept. Where a scale changes, the
/// new one counts for the whole way. `set_shape` and `set_parts` with a transform begin a way anew,
/// as `place` does; without one they keep it, as `set_part` does.
///
/// **A step.** The caller writes transforms, calls `step`, and reads: all pairs of bodies whose
/// shapes overlap, a contact for each pair of which neither is a sensor, and how the pairs differ
/// from those of the step before. A pair is two ids, so an event is about two bodies and nothing
/// else: whatever ends an overlap, be it a move, a removal, a new shape, filter or group, the pair
/// is in `exited` of the next step, once; and in `entered` of the next step if it begins again. All
/// lists are sorted by the lower id, then by the higher one, and do not depend on what calls led to
/// them. They stay as they are until the next step, whatever is called meanwhile: bodies may be
/// added, moved and removed in a loop over a list.
///
/// **Changes** by calls show in the next query, and in the lists at the next step. What is written
/// to `transforms()` for bodies that are not static shows after the next step.
///
/// **Coordinates, errors, lifetime, threads**: as for `Quadtree`. A call that fails leaves the
/// world as it was. After a step that failed, the lists are those of the step before.
class QUADRILLE_API World : public WorldQueries {
 public:
  // Creation. A world can be moved, not copied. A world that was moved from may only be destroyed
  // or assigned to.

  /// An empty world; kInvalidSettings or kOutOfMemory, and then no value. The settings are those of
  /// its trees. `outside` must be Outside::kKeep: bodies beyond the world are kept, and
  /// `departed()` lists those that went there. `edges` decides whether shapes that only touch are a
  /// pair.
  static Result<std::optional<World>> create(const Settings& settings);

  ~World();
  World(World&&) noexcept;
  World& operator=(World&&) noexcept;

  // Bodies.

  /// Adds a body. kInvalidTransform, kInvalidOrder, kTooManyObjects or kOutOfMemory.
  Result<Id> insert(const Shape& shape, const BodyOptions& options = {});

  /// Adds a body of several parts, or of one that has an offset or a filter. kInvalidPartCount;
  /// kInvalidTransform, also for that of a part; else as above.
  Result<Id> insert(std::span<const Part> parts, const BodyOptions& options = {});

  /// Adds a tile map: see `World`, Tile maps. kInvalidTileMap; kInvalidTileKind, and then
  /// `error_index()` is the number of the kind; kNoSuchTileKind, and then it is the index of the
  /// tile; kInvalidTransform, also where the transform turns or scales; else as above. Cost: a copy
  /// of the numbers.
  Result<Id> add_tiles(const NewTiles& tiles);

  /// Adds a chain: a body whose part i is the segment from point i to the next one. Of a static
  /// chain, joints are no seams. kInvalidShape for points that are not finite or at the place of
  /// the one before, and then `error_index()` is the index of the point; else as for parts.
  Result<Id> add_chain(const NewChain& chain);

  /// Adds all bodies or none; the ids are in the order of the bodies, and valid until the next
  /// call. kInvalidPartCount, kInvalidTransform or kInvalidOrder, and then `error_index()` is the
  /// index of the first body that is refused; kTooManyObjects or kOutOfMemory.
  Result<std::span<const Id>> insert_many(std::span<const NewBody> bodies);

  /// Removes a body; its id is stale from then on. kStaleId.
  Status remove(Id id);

  /// Removes all bodies; their ids are stale from then on. Keeps the memory.
  void clear();

  /// Allocates what is kept for each body, for `count` bodies in all. Until there are more,
  /// `transforms()` stays at its address. kTooManyObjects or kOutOfMemory.
  Status reserve(std::uint32_t count);

  /// True while the body is in the world; of a row, while any body is in it.
  bool has(Id id) const;

  /// Bodies in the world.
  std::uint32_t size() const;

  /// Rows in `transforms()`, with a body or without.
  std::uint32_t rows() const;

  /// The id of the body in a row. kStaleId when there is none.
  Result<Id> id_at(Row row) const;

  /// One transform per row, to be written in place; `step` then applies those of bodies that are
  /// not static. Rows without a body are ignored. Valid until the next insertion, `reserve` or
  /// `clear`.
  std::span<Transform> transforms();

  // Changes of a body: kStaleId when there is none.

  /// Puts a body elsewhere, at once, in `transforms()` too. kInvalidTransform.
  Status set_transform(Id id, const Transform& transform);

  /// The same, but there is no way that a step would sweep a bullet on, or that bullets would meet
  /// the body on: a teleport. kInvalidTransform.
  Status place(Id id, const Transform& transform);

  /// Moves the origin of a body to (x, y), at once; angle and scale are those in `transforms()`, of
  /// a static body those that it has. kInvalidTransform.
  Status move(Id id, float x, float y);

  /// Gives a body another shape, in place of all its parts. kInvalidTransform where it would reach
  /// beyond the range of float; kOutOfMemory.
  Status set_shape(Id id, const Shape& shape);

  /// Gives a body another shape and puts it elsewhere, at once: it has never been at one of the two
  /// places with the other shape. kInvalidTransform, kOutOfMemory.
  Status set_shape(Id id, const Shape& shape, const Transform& transform);

  /// Gives a body other parts. kInvalidPartCount; kInvalidTransform where one has an invalid offset
  /// or would reach beyond the range of float; kOutOfMemory. Cost: a few times that of placing the
  /// parts.
  Status set_parts(Id id, std::span<const Part> parts);

  /// Gives a body other parts and puts it elsewhere, at once. Errors as above.
  Status set_parts(Id id, std::span<const Part> parts, const Transform& transform);

  /// Changes one part, and keeps the others and their numbers. kNoSuchPart, kInvalidTransform,
  /// kOutOfMemory; kIsTileMap.
  Status set_part(Id id, std::uint32_t index, const Part& part);

  /// A body that turns static does so where `transforms()` says; one that is static no more begins
  /// where it stood. kInvalidTransform; kIsTileMap for one that is to turn not static.
  Status set_static(Id id, bool is_static);

  /// Makes a body a sensor, or no sensor any more. A sensor is in pairs and events, and in no
  /// contact.
  Status set_sensor(Id id, bool is_sensor);

  /// Makes a body a bullet, which each step sweeps, or no bullet any more.
  Status set_bullet(Id id, bool is_bullet);

  /// Sets the side from which a body is solid. Of a tile map, its kinds say it: kIsTileMap.
  Status set_one_way(Id id, OneWay side);

  /// Says whether one-way bodies and tiles let a body pass.
  Status set_drops_through(Id id, bool drops_through);

  /// Sets the filter of a body; of one of several parts, the filter of those that have none of
  /// their own. kOutOfMemory too.
  Status set_filter(Id id, const Filter& filter);

  /// Puts a body into a group: bodies of one group are no pair. 0 is no group.
  Status set_group(Id id, std::int32_t group);

  /// Sets the caller's own number of a body.
  Status set_tag(Id id, std::uint32_t tag);

  /// Sets the place of a body in `visible`: lower ones come first. kInvalidOrder too.
  Status set_order(Id id, float order);

  /// Changes a tile of a map. kNotATileMap, kNoSuchTile, kNoSuchTileKind. Cost: constant.
  Status set_tile(Id id, std::uint32_t column, std::uint32_t row, TileNumber number);

  // What a body is now. kStaleId.

  /// Of a body of several parts, the shape of the first one. kIsTileMap.
  Result<Shape> shape(Id id) const;

  /// How many parts it has; 1 for a body of one shape; of a tile map, how many tiles, with those
  /// that are empty.
  Result<std::uint32_t> part_count(Id id) const;

  /// Whether a body was made of parts: also of a single one, but not as a tile map.
  Result<bool> has_parts(Id id) const;

  /// A part as it was given; a tile as a part. kNoSuchPart too, also for an empty tile.
  Result<Part> part(Id id, std::uint32_t index) const;

  /// What a tile map is, besides its options. kNotATileMap.
  Result<TileMapForm> tile_map(Id id) const;

  /// The number of a tile. kNotATileMap, kNoSuchTile.
  Result<TileNumber> tile(Id id, std::uint32_t column, std::uint32_t row) const;

  /// What tiles of a number are, as it was given. kNotATileMap, kNoSuchTileKind.
  Result<TileKind> tile_kind(Id id, TileNumber number) const;

  /// The transform is the one that queries see: of the last step, or of a call since.
  Result<BodyOptions> options(Id id) const;

  /// A box around the body, with all its parts; at most larger by rounding.
  Result<Box> box(Id id) const;

  // Steps.

  /// Applies what was written to `transforms()`, and finds pairs, contacts and events.
  /// kInvalidTransform, and then `error_index()` is the row; kTooManyPairs when more boxes
  /// of bodies that admit each other overlap than `Settings::max_pairs`, or more boxes of their
  /// parts, sensors aside; kTreeTooLarge or kOutOfMemory. After warm-up it allocates nothing. Cost:
  /// a few passes over the bodies that are not static, and a test of the shapes of each pair of
  /// boxes that overlap. While at most one moving body in five has changed, no static one, and
  /// nothing is solid from one side: one pass over the bodies, and two queries and the tests for
  /// each that has changed. Of a body of several parts, each is placed; of two bodies, the boxes of
  /// the parts of one that reach the other are compared with those of all parts of the other.
  Status step();

  /// Of the last `step`, `insert_many` or query without a context: the row of the transform that
  /// the step has refused, the index of the body that `insert_many` has refused, the index of the
  /// shape that the query has refused, 0 for one shape, or the index of the body in
  /// `QueryFilter::except` that it has refused; kNoRow when the call succeeded, failed for another
  /// reason, or none was made.
  std::uint32_t error_index() const;

  /// The pairs of bodies whose shapes overlap, as of the last step. A pair may hold a body that was
  /// removed since.
  std::span<const BodyPair> pairs() const;

  /// Where bodies touch, in the order of `pairs()`: one contact for each two parts that overlap,
  /// admit each other and are no sensors, by `Contact::part_a`, then by `part_b`. So a pair of
  /// bodies of one shape has one, or none if either is a sensor.
  std::span<const Contact> contacts() const;

  /// The pairs of the last step that were not in the step before.
  std::span<const BodyPair> entered() const;

  /// The pairs of the last step that were in the step before, too.
  std::span<const BodyPair> stayed() const;

  /// The pairs of the step before that are not in the last one.
  std::span<const BodyPair> exited() const;

  /// Where bullets have met others on their way to the last step: by bullet, then by fraction, then
  /// by the other body. There is one for each pair of `entered()` with a bullet, and one for a pair
  /// that stayed and whose bullet has met the other body once more. Two bullets have one each.
  std::span<const Impact> impacts() const;

  /// The bodies that were inside the world, wholly or in part, and that the last step found wholly
  /// outside, by the boxes around them; sorted by id. A body was inside if the step before found it
  /// there, or `insert` put it there since; where it is between two steps does not count. Each is
  /// listed once for each time that it departs. A body that has never been inside is still on its
  /// way in: it is not listed. The caller decides whether to remove it, or to put it elsewhere.
  std::span<const Id> departed() const;

  // Queries: see WorldQueries. They keep scratch memory and results in the world, and bring
  // its trees up to date first.

  /// The same queries with a context, which holds scratch memory and results: `world.with(context)`
  /// is const, so that several threads may query one world at once, each with a context of its own.
  /// A query gives the same results with a context and without. Besides its errors it may return
  /// kNotReady: bodies were added, removed or changed by calls, and neither `update_trees`, nor
  /// `step`, nor a query without a context has brought the trees up to date since. Where a shape
  /// was refused, `context.error_index()` is 0. Cost: as for `Quadtree::with`.
  WorldQueries with(QueryContext& context) const;

  /// Brings the trees up to date, for queries with a context. What was written to `transforms()`
  /// waits for the next step all the same. kTreeTooLarge or kOutOfMemory.
  Status update_trees();

  /// How far two bodies are apart: of all their parts, the two with the least distance, whatever
  /// their filters. kStaleId. Cost: a test of each two parts.
  Result<Separation> separation(Id a, Id b) const;

  // Settings.

  /// The settings in force.
  const Settings& settings() const;

  /// Changes the settings and keeps the bodies; all or nothing. The lists of the last step stay as
  /// they are. The next step decides by the new bounds which bodies are inside. kInvalidSettings as
  /// `create`; kTreeTooLarge or kOutOfMemory. Cost: a rebuild of both trees.
  Status set_settings(const Settings& settings);

  // Snapshots: a world as bytes, the same on every machine.

  /// Writes all on which later answers depend: settings, ids and those given out later, bodies with
  /// what was written to `transforms()` for them, and the lists of the last step. Returns how many
  /// bytes that takes; when `into` is shorter, what it has then is no snapshot. Cost: a pass over
  /// the bodies and the lists.
  std::size_t snapshot(std::span<std::byte> into) const;

  /// A world from a snapshot. It goes on as the one that was written: steps, their lists and the
  /// order in these, queries, casts, moves and new ids are the same, to the bit. Its first step
  /// finds all pairs anew, so that `stats().candidates` may be others. Bytes of any origin are safe
  /// to read: a checksum is verified, and every value is checked. kNotASnapshot, kNewerSnapshot,
  /// kDamagedSnapshot, kTreeTooLarge or kOutOfMemory. Cost: that of inserting the bodies.
  static Result<std::optional<World>> from(std::span<const std::byte> snapshot);

  /// Replaces this world by the one of the snapshot, as `from` does. Ids that were given out after
  /// the snapshot was written are not valid any more and may be given out again; all spans and
  /// contexts are invalid. A snapshot that is refused changes nothing.
  Status restore(std::span<const std::byte> snapshot);

  /// A number of all that decides about later steps: equal for equal snapshots on every machine,
  /// and most likely another one where they differ. Contacts, which follow from it, count only
  /// where something is solid from one side. Cost: a pass over the bodies and the lists.
  std::uint64_t hash() const;

  // Saves: what differs from a base that two worlds, or two times of one, have in common. For
  // rollback, where a world is saved every frame: what stands still costs nothing.

  /// Makes the world as it is now the base of `save` and `load`. Until the first call that is a
  /// world without bodies. A world that was restored has no base. Takes about the memory of a
  /// snapshot. kOutOfMemory: the base stays as it was.
  Status set_base();

  /// Writes what differs from the base: bodies that move, and static ones and tiles that have
  /// changed. Returns how many bytes there are; writes them only if they fit. Contacts are in it
  /// only where something is solid from one side: there, steps depend on them. A body of the base
  /// that moves takes 24 bytes, 16 more where a transform waits for a step and 16 more where it has
  /// moved since the last step; a pair 8. Cost: a pass over rows and pairs; allocates nothing.
  std::size_t save(std::span<std::byte> into) const;

  /// Makes the world as it was when `save` wrote the bytes, here or in another world with the same
  /// base: the same calls then have the same results, to the bit. Contacts that were not saved are
  /// there again after the next step. Ids given out since may be given out again.
  ///
  /// kOtherBase, kNotASnapshot, kNewerSnapshot, kDamagedSnapshot or kOutOfMemory; nothing has
  /// changed then. Cost: that of a save, and of placing what has moved; the next step finds all
  /// pairs anew. Allocates nothing once warm, unless bodies of parts or tile maps come or go.
  Status load(std::span<const std::byte> saved);

  /// The rows in which the last `load` may have changed more than where a body is and which tiles
  /// it has: bodies that came, went, got another form, or became static or not. For what keeps
  /// something for each body. Valid until the next call of `load`.
  std::span<const Row> loaded_rows() const;

  // Inspection.

  /// Whether two bodies are a pair as they are now, and if not, why; and how far they are apart.
  /// Pairs that only the sweep of a bullet finds are apart here. What was written to `transforms()`
  /// counts after the next step. kStaleId.
  Result<PairExplanation> explain_pair(Id a, Id b) const;

  /// All nodes of the tree of static bodies, or of the tree of the others, as `Quadtree::nodes`
  /// lists them: for drawing. kTreeTooLarge or kOutOfMemory. Cost: one walk over the tree.
  Result<std::span<const NodeView>> nodes(bool statics);

  /// Counts and sizes.
  WorldStats stats() const;

  /// Checks every invariant and names the first broken one; nullptr when all hold. For tests and
  /// debugging. Cost: a walk over all nodes and bodies.
  const char* validate();

 private:
  QUADRILLE_HIDDEN explicit World(detail::Owner<WorldImpl> impl);

  detail::Owner<WorldImpl> impl_;
};

}  // namespace quadrille
