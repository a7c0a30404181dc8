#include "narrow/footing.hpp"

#include <algorithm>
#include <limits>
#include <tuple>

namespace quadrille {
namespace {

// Those with the largest number, but for rounding: they come to the front.
template <typename Number>
std::span<Footing> with_most(std::span<Footing> footings, double rounding, Number&& number) {
  double most = std::numeric_limits<double>::lowest();
  for (const Footing& footing : footings) most = std::max(most, number(footing));
  const auto rest = std::ranges::partition(
      footings, [&](const Footing& footing) { return number(footing) >= most - rounding; });
  return footings.first(footings.size() - rest.size());
}

void set_shares_of_bodies(std::span<Footing> footings) {
  for (Footing& footing : footings) {
    footing.share_of_body = 0;
    for (const Footing& other : footings) {
      if (other.body == footing.body) footing.share_of_body += other.share();
    }
  }
}

}  // namespace

Extent extent_of(const Hull& hull, const Vector& direction) {
  Extent extent = {std::numeric_limits<double>::max(), std::numeric_limits<double>::lowest()};
  for (std::size_t i = 0; i < hull.count; ++i) {
    const double at = dot(hull.points[i], direction);
    extent = extent.united_with({at - hull.radius, at + hull.radius});
  }
  return extent;
}

const Footing& choose_footing(std::span<Footing> footings, const Stance& stance) {
  const double middle = stance.extent.middle();
  const double rounding = stance.rounding;
  set_shares_of_bodies(footings);
  footings = with_most(footings, 0, [&](const Footing& footing) {
    const Extent& extent = footing.extent;
    return extent.from <= middle + rounding && extent.to >= middle - rounding ? 1.0 : 0.0;
  });
  footings =
      with_most(footings, rounding, [](const Footing& footing) { return footing.share_of_body; });
  footings = with_most(footings, rounding, [](const Footing& footing) { return footing.share(); });
  footings = with_most(footings, 0, [&](const Footing& footing) {
    return footing.body == stance.last_support ? 1.0 : 0.0;
  });
  const double direction = stance.aside > 0 ? 1 : -1;
  if (stance.aside != 0) {
    footings = with_most(footings, rounding, [&](const Footing& footing) {
      return direction * footing.extent.middle();
    });
  }
  return *std::ranges::min_element(footings, {}, [](const Footing& footing) {
    return std::tuple(footing.body, footing.hit.part);
  });
}

}  // namespace quadrille
