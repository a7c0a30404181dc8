#include <cstdio>
#include <quadrille/quadrille.hpp>

using namespace quadrille;

// #region
struct Rule {
  const char* name;
  Placement placement;
};
constexpr Rule kRules[] = {{"parent", Placement::kParent},
    {"leaf", Placement::kLeaf}, {"loose", Placement::kLoose},
    {"cover", Placement::kCover}};

int main() {
  for (const auto& [name, placement] : kRules) {
    auto created = Quadtree::create({.world = {0, 0, 800, 600},
        .capacity = 1,
        .max_depth = 4,
        .placement = placement});
    Quadtree& tree = *created.value;
    // One in the middle, one nearly everywhere
    const Id small = tree.insert({390, 290, 410, 310}).value;
    const Id large = tree.insert({110, 110, 670, 520}).value;
    std::printf(
        "%s %zu", name, tree.nodes_of(small).value.size());
    std::printf(" %zu\n", tree.nodes_of(large).value.size());
  }
}
// #endregion
