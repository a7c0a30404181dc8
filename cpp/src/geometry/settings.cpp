#include "quadrille/settings.hpp"

namespace quadrille {

bool is_valid(const Settings& settings) {
  const Box& world = settings.world;
  return is_valid(world) && world.min_x < world.max_x && world.min_y < world.max_y &&
         settings.capacity >= 1 && settings.capacity <= kMaxObjects && settings.max_depth >= 0 &&
         settings.max_depth <= kDepthLimit && settings.placement <= Placement::kCover &&
         settings.looseness >= kMinLooseness && settings.looseness <= kMaxLooseness &&
         settings.edges <= EdgeRule::kTouching && settings.outside <= Outside::kGrow;
}

}  // namespace quadrille
