// World::validate: every invariant of bodies, trees and lists.
#include <algorithm>

#include "store/tree_validator.hpp"
#include "world/world_impl.hpp"

namespace quadrille {
namespace {

const char* find_broken_tree(const BodyTree& tree, const Bodies& bodies) {
  const auto is_live = [&](Row row) { return tree.has(row); };
  return TreeValidator(tree.tree(), bodies.boxes(), tree.size(), is_live).run();
}

bool are_sorted(std::span<const BodyPair> pairs) {
  const auto is_misplaced = [](const BodyPair& a, const BodyPair& b) { return !is_before(a, b); };
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
  const StandaloneShape placed(bodies.shapes().shape(row), bodies.applied(row));
  return placed.box() == bodies.boxes()[row] ? nullptr
                                             : "a box does not match its shape and transform";
}

const char* WorldImpl::find_broken_list() const {
  for (const auto& list : {pairs.entered(), pairs.stayed(), pairs.exited()}) {
    if (!are_sorted(list)) return "a list of events is not sorted";
  }
  if (!are_sorted(pairs.pairs())) return "the pairs are not sorted";
  const bool are_events = std::ranges::includes(pairs.pairs(), pairs.entered(), is_before) &&
                          std::ranges::includes(pairs.pairs(), pairs.stayed(), is_before) &&
                          pairs.pairs().size() == pairs.entered().size() + pairs.stayed().size();
  if (!are_events) return "the pairs are not those that entered or stayed";
  const auto pair_of = [](const Contact& contact) { return BodyPair{contact.a, contact.b}; };
  if (!std::ranges::includes(pairs.pairs(), contacts.span(), is_before, {}, pair_of)) {
    return "a contact is of no pair, or out of order";
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
  if (const char* broken = find_broken_tree(impl.moving, impl.bodies)) return broken;
  if (const char* broken = find_broken_tree(impl.fixed, impl.bodies)) return broken;
  return impl.find_broken_list();
}

}  // namespace quadrille
