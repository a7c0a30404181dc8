// The lists of a step, and queries of a world.
#include "world_js_boundary.hpp"

namespace quadrille::bindings {
namespace {

// Lists of a step as they are: two ids a pair, of two words each; a contact is words.

int pairs(const World& world) {
  return list(Status::kOk, world.pairs().data(), world.pairs().size());
}

int contacts(const World& world) {
  return list(Status::kOk, world.contacts().data(), world.contacts().size());
}

int entered(const World& world) {
  return list(Status::kOk, world.entered().data(), world.entered().size());
}

int stayed(const World& world) {
  return list(Status::kOk, world.stayed().data(), world.stayed().size());
}

int exited(const World& world) {
  return list(Status::kOk, world.exited().data(), world.exited().size());
}

int impacts(const World& world) {
  return list(Status::kOk, world.impacts().data(), world.impacts().size());
}

int departed(const World& world) {
  return list(Status::kOk, world.departed().data(), world.departed().size());
}

// The same in the output buffer, in the form of JavaScript's views.

using RowPair = std::array<Row, 2>;

RowPair rows_of(const BodyPair& pair) {
  return {row_of(pair.a), row_of(pair.b)};
}

std::array<double, 2> numbers_of(const BodyPair& pair) {
  return {static_cast<double>(pair.a), static_cast<double>(pair.b)};
}

ContactNumbers numbers_of_contact(const Contact& contact) {
  const Manifold& manifold = contact.manifold;
  const auto& [first, second] = manifold.points;
  return {row_as_float(row_of(contact.a)),
          row_as_float(row_of(contact.b)),
          manifold.normal_x,
          manifold.normal_y,
          manifold.depth,
          static_cast<float>(manifold.point_count),
          first.x,
          first.y,
          first.depth,
          static_cast<float>(first.feature),
          second.x,
          second.y,
          second.depth,
          static_cast<float>(second.feature),
          static_cast<float>(contact.part_a),
          static_cast<float>(contact.part_b)};
}

ImpactNumbers numbers_of_impact(const Impact& impact) {
  return {row_as_float(row_of(impact.bullet)),
          row_as_float(row_of(impact.other)),
          impact.fraction,
          impact.x,
          impact.y,
          impact.point_x,
          impact.point_y,
          impact.normal_x,
          impact.normal_y,
          static_cast<float>(impact.part),
          static_cast<float>(impact.other_part)};
}

BodyHitNumbers numbers_of_hit(const Hit& hit) {
  const auto& [row, fraction, x, y, normal_x, normal_y] = as_floats(hit);
  return {row, fraction, x, y, normal_x, normal_y, static_cast<float>(hit.part)};
}

template <typename Item, typename Convert>
int converted(std::span<const Item> items, Convert convert) {
  using Converted = decltype(convert(items[0]));
  if (!output.reserve<Converted>(items.size())) return code(Status::kOutOfMemory);
  const std::span<Converted> values = output.values<Converted>(items.size());
  std::ranges::transform(items, values.begin(), convert);
  return list(Status::kOk, values.data(), values.size());
}

int pair_rows(const World& world) {
  return converted(world.pairs(), rows_of);
}

int contact_rows(const World& world) {
  return converted(world.contacts(), numbers_of_contact);
}

int impact_rows(const World& world) {
  return converted(world.impacts(), numbers_of_impact);
}

int entered_rows(const World& world) {
  return converted(world.entered(), rows_of);
}

int stayed_rows(const World& world) {
  return converted(world.stayed(), rows_of);
}

int exited_ids(const World& world) {
  return converted(world.exited(), numbers_of);
}

int departed_rows(const World& world) {
  return converted(world.departed(), row_of);
}

// The floats are those of the shape, in its order.
template <QueryShape Shape, typename... Floats>
int query(World& world, Floats... floats, int category, int mask) {
  return list(world.query(Shape{floats...}, query_filter_of(category, mask)));
}

// 1 or 0, or minus a status.
int query_any(World& world, float min_x, float min_y, float max_x, float max_y, int category,
              int mask) {
  return bool_or_code(
      world.query_any(Box{min_x, min_y, max_x, max_y}, query_filter_of(category, mask)));
}

// The shape and the transform in `body`.
int overlaps(World& world, int category, int mask) {
  const auto shape = shape_of(body.base);
  const QueryFilter filter = query_filter_of(category, mask);
  if (!shape.ok()) return code(Status::kInvalidShape);
  return list(world.overlaps(shape.value, body.base.transform, filter));
}

// The shape in `body`; the input buffer holds the transforms, four floats each.
int overlaps_many(World& world, std::uint32_t count, int category, int mask) {
  const auto shape = shape_of(body.base);
  const QueryFilter filter = query_filter_of(category, mask);
  if (!shape.ok()) return code(Status::kInvalidShape);
  return list(world.overlaps_many(shape.value, input_of<Transform>(count), filter));
}

// Hits of rays, in the output buffer.
int hit_list(const Result<std::span<const Hit>>& found) {
  return found.ok() ? converted(found.value, numbers_of_hit) : code(found.status);
}

// JavaScript makes the id of the body of one hit from its row and this.
template <typename BodyHit>
void set_generation(const World& world, const Result<std::optional<BodyHit>>& found) {
  if (!found.value) return;
  const Id id = world.id_at(found.value->row).value;
  result.generation = static_cast<std::uint32_t>(generation_of(id));
}

// One hit or none.
int raycast(World& world, float x, float y, float dx, float dy, int category, int mask) {
  const Result<std::optional<Hit>> found =
      world.raycast({x, y, dx, dy}, query_filter_of(category, mask));
  set_generation(world, found);
  const Hit hit = found.value.value_or(kNoHit);
  return hit_list({found.status, {&hit, 1}});
}

int raycast_all(World& world, float x, float y, float dx, float dy, int category, int mask) {
  return hit_list(world.raycast_all({x, y, dx, dy}, query_filter_of(category, mask)));
}

// The input buffer holds the rays. One hit each; its row is -1 when nothing is met.
int raycast_many(World& world, std::uint32_t count, int category, int mask) {
  return hit_list(world.raycast_many(input_of<Ray>(count), query_filter_of(category, mask)));
}

// One hit, or none.
int one_cast_hit(const World& world, const Result<std::optional<CastHit>>& found) {
  static CastHit hit = kNoCastHit;
  set_generation(world, found);
  hit = found.value.value_or(kNoCastHit);
  return float_list(Result<std::span<const CastHit>>{found.status, {&hit, 1}});
}

// The shape and its place in `body`.
int cast(World& world, float dx, float dy, int category, int mask) {
  const auto shape = shape_of(body.base);
  const QueryFilter filter = query_filter_of(category, mask);
  if (!shape.ok()) return code(Status::kInvalidShape);
  return one_cast_hit(world, world.cast(shape.value, {body.base.transform, dx, dy}, filter));
}

int cast_all(World& world, float dx, float dy, int category, int mask) {
  const auto shape = shape_of(body.base);
  const QueryFilter filter = query_filter_of(category, mask);
  if (!shape.ok()) return code(Status::kInvalidShape);
  return float_list(world.cast_all(shape.value, {body.base.transform, dx, dy}, filter));
}

// The shape in `body`; the input buffer holds the paths, six floats each.
int cast_many(World& world, std::uint32_t count, int category, int mask) {
  const auto shape = shape_of(body.base);
  const QueryFilter filter = query_filter_of(category, mask);
  if (!shape.ok()) return code(Status::kInvalidShape);
  return float_list(world.cast_many(shape.value, input_of<CastPath>(count), filter));
}

// What a cast of a body is given: none for its own filters, of which its category or its mask
// stands for one that is not given.
std::optional<Filter> body_filter_of(const World& world, double id, bool has_category,
                                     bool has_mask, const QueryFilter& given) {
  if (!has_category && !has_mask) return std::nullopt;
  const Filter own = world.options(as_id(id)).value.filter;
  return Filter{has_category ? given.category : own.category, has_mask ? given.mask : own.mask};
}

int cast_body(World& world, double id, float dx, float dy, bool has_category, bool has_mask,
              int category, int mask) {
  const QueryFilter given = query_filter_of(category, mask);
  const auto filter = body_filter_of(world, id, has_category, has_mask, given);
  return one_cast_hit(world, world.cast(as_id(id), dx, dy, filter, given.except));
}

int cast_body_all(World& world, double id, float dx, float dy, bool has_category, bool has_mask,
                  int category, int mask) {
  const QueryFilter given = query_filter_of(category, mask);
  const auto filter = body_filter_of(world, id, has_category, has_mask, given);
  return float_list(world.cast_all(as_id(id), dx, dy, filter, given.except));
}

int nearest(World& world, float x, float y, std::uint32_t count, float max_distance, int category,
            int mask) {
  return float_list(world.nearest({x, y}, count, max_distance, query_filter_of(category, mask)));
}

// Nine floats: distance, normal, the nearest points, the parts.
int separation(const World& world, double a, double b) {
  static std::array<float, 9> values;
  const Result<Separation> found = world.separation(as_id(a), as_id(b));
  const Separation& apart = found.value;
  values = {apart.distance,
            apart.normal_x,
            apart.normal_y,
            apart.on_a.x,
            apart.on_a.y,
            apart.on_b.x,
            apart.on_b.y,
            static_cast<float>(apart.part_a),
            static_cast<float>(apart.part_b)};
  return list(found.status, values.data(), values.size());
}

// Two floats: a PairReason and the distance.
int explain_pair(const World& world, double a, double b) {
  static std::array<float, 2> values;
  const Result<PairExplanation> found = world.explain_pair(as_id(a), as_id(b));
  values = {static_cast<float>(found.value.reason), found.value.distance};
  return list(found.status, values.data(), values.size());
}

// Eight floats a node.
int nodes(World& world, bool statics) {
  return float_list(world.nodes(statics));
}

int visible(World& world, float min_x, float min_y, float max_x, float max_y, int category,
            int mask) {
  return list(world.visible({min_x, min_y, max_x, max_y}, query_filter_of(category, mask)));
}

int active(World& world, float min_x, float min_y, float max_x, float max_y, int category,
           int mask) {
  return list(world.active({min_x, min_y, max_x, max_y}, query_filter_of(category, mask)));
}

}  // namespace

void add_lists(WorldClass& world) {
  world.function("pairs", &pairs)
      .function("contacts", &contacts)
      .function("impacts", &impacts)
      .function("entered", &entered)
      .function("stayed", &stayed)
      .function("exited", &exited)
      .function("departed", &departed)
      .function("pairRows", &pair_rows)
      .function("contactRows", &contact_rows)
      .function("impactRows", &impact_rows)
      .function("enteredRows", &entered_rows)
      .function("stayedRows", &stayed_rows)
      .function("exitedIds", &exited_ids)
      .function("departedRows", &departed_rows);
}

void add_world_queries(WorldClass& world) {
  world.function("except(id)", &except<World>)
      .function("exceptMany(count)", &except_many<World>)
      .function("query(minX, minY, maxX, maxY, category, mask)",
                &query<Box, float, float, float, float>)
      .function("queryPoint(x, y, category, mask)", &query<Point, float, float>)
      .function("queryCircle(x, y, radius, category, mask)", &query<Circle, float, float, float>)
      .function("queryAny(minX, minY, maxX, maxY, category, mask)", &query_any)
      .function("overlaps(category, mask)", &overlaps)
      .function("overlapsMany(count, category, mask)", &overlaps_many)
      .function("raycast(x, y, dx, dy, category, mask)", &raycast)
      .function("raycastAll(x, y, dx, dy, category, mask)", &raycast_all)
      .function("raycastMany(count, category, mask)", &raycast_many)
      .function("cast(dx, dy, category, mask)", &cast)
      .function("castAll(dx, dy, category, mask)", &cast_all)
      .function("castMany(count, category, mask)", &cast_many)
      .function("castBody(id, dx, dy, hasCategory, hasMask, category, mask)", &cast_body)
      .function("castBodyAll(id, dx, dy, hasCategory, hasMask, category, mask)", &cast_body_all)
      .function("nearest(x, y, count, maxDistance, category, mask)", &nearest)
      .function("separation(a, b)", &separation)
      .function("explainPair(a, b)", &explain_pair)
      .function("nodes(statics)", &nodes)
      .function("visible(minX, minY, maxX, maxY, category, mask)", &visible)
      .function("active(minX, minY, maxX, maxY, category, mask)", &active);
}

}  // namespace quadrille::bindings
