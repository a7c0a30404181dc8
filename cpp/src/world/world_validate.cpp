// World::validate: every invariant of bodies, trees and lists.
#include <algorithm>

#include "geometry/box_math.hpp"
#include "store/tree_validator.hpp"
#include "world/world_impl.hpp"

namespace quadrille {
namespace {

const char* find_broken_tree(const BodyTree& tree, const Bodies& bodies) {
  const auto is_live = [&](Row row) { return tree.has(row); };
  return TreeValidator(tree.tree(), bodies.boxes(), tree.size(), is_live).run();
}

bool are_sorted(std::span<const BodyPair> pairs) {
  const auto is_misplaced = [](const BodyPair& a, const BodyPair& b) { return !PairOrder()(a, b); };
  return std::ranges::adjacent_find(pairs, is_misplaced) == pairs.end() &&
         std::ranges::all_of(pairs, [](const BodyPair& pair) { return pair.a < pair.b; });
}

}  // namespace

const char* WorldImpl::find_broken_body(Row row) const {
  if (!bodies.ids().is_live(row)) {
    return moving.has(row) || fixed.has(row) ? "a tree holds a removed body" : nullptr;
  }
  const bool is_static = bodies.is_static(row);
  if (fixed.has(row) != is_static || moving.has(row) == is_static) {
    return "a body is not in its tree";
  }
  if (!is_valid(bodies.applied(row))) return "a body has an invalid transform";
  if (bodies.is_compound(row)) return find_broken_compound(row);
  if (bodies.is_tile_map(row)) return find_broken_tile_map(row);
  const StandaloneShape placed(bodies.shapes().shape(row), bodies.applied(row));
  return placed.box() == bodies.boxes()[row] ? nullptr
                                             : "a box does not match its shape and transform";
}

std::uint32_t WorldImpl::count_bodies_with_parts() const {
  std::uint32_t count = 0;
  for (Row row = 0; row < bodies.ids().rows(); ++row) {
    count += bodies.ids().is_live(row) && bodies.has_parts(row) ? 1u : 0u;
  }
  return count;
}

const char* WorldImpl::find_broken_tile_map(Row row) const {
  if (!bodies.is_static(row)) return "a tile map is not static";
  const TileMap& map = bodies.tile_map(row);
  if (!map.has_right_counts()) return "the counts of a map's kinds are not those of its tiles";
  if (!contains(bodies.boxes()[row], map.exact_box())) return "a box is not that around a tile map";
  return map.united_filter() == bodies.filters().of(row) ? nullptr
                                                         : "a filter is not that of all tiles";
}

const char* WorldImpl::find_broken_compound(Row row) const {
  const BodyOptions options = bodies.options(row);
  const Pose body = pose_of(options.transform);
  const BodyParts parts = bodies.parts(row);
  if (parts.span().size() > kMaxParts) return "a body has too many parts";
  Box around = parts.span()[0].box;
  Filter filter = {.category = 0, .mask = 0};
  for (std::uint32_t i = 0; i < parts.span().size(); ++i) {
    const Part given = bodies.part(row, i);
    const PlacedPart& part = parts.span()[i];
    if (box_around(given, body) != part.box)
      return "the box of a part does not match its shape and place";
    if (part.filter != given.filter.value_or(options.filter) || part.is_sensor != given.is_sensor) {
      return "a part has not the filter or the flag that it was given";
    }
    around = united(around, part.box);
    filter.category |= part.filter.category;
    filter.mask |= part.filter.mask;
  }
  if (around != bodies.boxes()[row]) return "a box is not that around the body's parts";
  return filter == bodies.filters().of(row) ? nullptr : "a filter is not that of all parts";
}

const char* WorldImpl::find_broken_list() const {
  for (const auto& list : {pairs.entered(), pairs.stayed(), pairs.exited()}) {
    if (!are_sorted(list)) return "a list of events is not sorted";
  }
  if (!are_sorted(pairs.pairs())) return "the pairs are not sorted";
  const bool are_events = std::ranges::includes(pairs.pairs(), pairs.entered(), PairOrder()) &&
                          std::ranges::includes(pairs.pairs(), pairs.stayed(), PairOrder()) &&
                          pairs.pairs().size() == pairs.entered().size() + pairs.stayed().size();
  if (!are_events) return "the pairs are not those that entered or stayed";
  return find_broken_contact();
}

const char* WorldImpl::find_broken_contact() const {
  const BodyPair* pair = pairs.pairs().data();
  const BodyPair* const end = pair + pairs.pairs().size();
  const Contact* before = nullptr;
  for (const Contact& contact : contacts.span()) {
    const BodyPair bodies_in_contact = {contact.a, contact.b};
    while (pair != end && *pair != bodies_in_contact) ++pair;
    if (pair == end) return "a contact is of no pair, or out of order";
    const auto parts = [](const Contact& of) { return std::pair(of.part_a, of.part_b); };
    const bool is_next_part = before == nullptr || before->a != contact.a ||
                              before->b != contact.b || parts(*before) < parts(contact);
    if (!is_next_part) return "the contacts of a pair are not in the order of its parts";
    before = &contact;
  }
  return nullptr;
}

const char* World::validate() {
  WorldImpl& impl = *impl_;
  if (impl.update_trees() != Status::kOk) return nullptr;  // what is not built cannot be broken
  for (Row row = 0; row < rows(); ++row) {
    if (const char* broken = impl.find_broken_body(row)) return broken;
  }
  if (impl.moving.size() + impl.fixed.size() != size()) return "the trees do not hold all bodies";
  const std::uint32_t with_parts = impl.bodies.compound_count() + impl.bodies.tile_map_count();
  if (impl.count_bodies_with_parts() != with_parts) return "there are parts of no body";
  if (const char* broken = find_broken_tree(impl.moving, impl.bodies)) return broken;
  if (const char* broken = find_broken_tree(impl.fixed, impl.bodies)) return broken;
  return impl.find_broken_list();
}

}  // namespace quadrille
