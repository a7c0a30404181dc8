#include <algorithm>
#include <array>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <utility>

#include "articles/article_implementations.hpp"
#include "implementation.hpp"

namespace quadrille::bench {
namespace {

// The depth at which there are as many finest cells as objects, and one level more.
int depth_for(std::size_t count) {
  const auto bits = static_cast<int>(std::bit_width(count - 1));
  return std::min(12, (bits + 1) / 2 + 1);
}

// A benchmark cannot go on after an error.
void require(Status status, const char* what) {
  if (status == Status::kOk) return;
  std::fprintf(stderr, "%s failed: status %d\n", what, static_cast<int>(status));
  std::exit(EXIT_FAILURE);
}

Quadtree make_tree(const Settings& settings) {
  Result<std::optional<Quadtree>> made = Quadtree::create(settings);
  require(made.status, "create");
  return std::move(*made.value);
}

class QuadtreeImplementation : public Implementation {
 public:
  QuadtreeImplementation(Placement placement, const Scene& scene)
      : tree_(make_tree({.world = scene.world(),
                         .max_depth = depth_for(scene.boxes.size()),
                         .placement = placement})) {
    require(tree_.set_all(scene.boxes), "set_all");
  }

  std::span<Box> boxes() override { return tree_.boxes(); }

  std::span<const Pair> find() override {
    require(tree_.sync(), "sync");
    const auto [status, pairs] = tree_.pairs();
    require(status, "pairs");
    return pairs;
  }

  std::uint64_t bytes() const override { return tree_.stats().bytes; }

 private:
  Quadtree tree_;
};

using Maker = std::unique_ptr<Implementation> (*)(const Scene&);

template <Placement placement>
std::unique_ptr<Implementation> make_quadtree(const Scene& scene) {
  return std::make_unique<QuadtreeImplementation>(placement, scene);
}

template <typename ArticleImplementation>
std::unique_ptr<Implementation> make_article(const Scene& scene) {
  return std::make_unique<ArticleImplementation>(scene, depth_for(scene.boxes.size()));
}

constexpr std::array<std::string_view, 6> kImplementationNames = {
    "cover", "parent", "leaf", "loose", "article-parent", "article-leaf"};
constexpr std::array<Maker, 6> kMakers = {
    make_quadtree<Placement::kCover>, make_quadtree<Placement::kParent>,
    make_quadtree<Placement::kLeaf>,  make_quadtree<Placement::kLoose>,
    make_article<ArticleParent>,      make_article<ArticleLeaf>};

}  // namespace

std::span<const std::string_view> implementation_names() {
  return kImplementationNames;
}

std::unique_ptr<Implementation> make_implementation(std::string_view name, const Scene& scene) {
  return kMakers[static_cast<std::size_t>(std::ranges::find(kImplementationNames, name) -
                                          kImplementationNames.begin())](scene);
}

}  // namespace quadrille::bench
