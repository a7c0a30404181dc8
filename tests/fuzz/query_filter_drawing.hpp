// Filters of queries that leave out some objects, by their ids or their rows.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "byte_source.hpp"
#include "quadrille/quadrille.hpp"

namespace quadrille::fuzz {

struct DrawnFilter {
  Filter filter;
  std::vector<Id> except;

  QueryFilter query() const { return {filter.category, filter.mask, except}; }

  bool finds(Id id, const Filter& of_object) const {
    const bool is_left_out = std::ranges::any_of(
        except, [id](Id listed) { return listed == id || listed == row_of(id); });
    return admit(filter, of_object) && !is_left_out;
  }
};

/// `objects` is a list of what has an id; some of them may be left out twice.
template <typename Objects>
std::vector<Id> draw_except(ByteSource& source, const Objects& objects) {
  std::vector<Id> except;
  if (objects.empty() || source.one_in(2)) return except;
  for (std::uint32_t i = source.below(4); i > 0; --i) {
    const Id id = objects[source.below(64) % objects.size()].id;
    except.push_back(source.one_in(2) ? row_of(id) : id);
  }
  return except;
}

}  // namespace quadrille::fuzz
