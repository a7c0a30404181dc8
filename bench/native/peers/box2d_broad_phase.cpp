// Box2D's broad phase. It reports pairs of enlarged boxes of which one was enlarged anew; a set
// keeps them until the enlarged boxes are apart.
#include <box2d/b2_broad_phase.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "implementation.hpp"

namespace quadrille::bench {
namespace {

// Box2D counts in metres and enlarges boxes by a tenth of one. This many metres to a world unit
// measured as the fastest; as a power of two it rounds nothing.
constexpr float kMetres = 1.0F / 32;

b2AABB bounds_of(const Box& box) {
  return {{kMetres * box.min_x, kMetres * box.min_y}, {kMetres * box.max_x, kMetres * box.max_y}};
}

// A proxy's user data is its row.
void* data_of(Row row) {
  return std::bit_cast<void*>(std::uintptr_t{row});
}

std::uint64_t row_of(void* data) {
  return std::bit_cast<std::uintptr_t>(data);
}

class Box2dBroadPhase : public Implementation {
 public:
  explicit Box2dBroadPhase(const Scene& scene) : boxes_(scene.boxes), known_(scene.boxes) {
    for (Row row = 0; row < boxes_.size(); ++row)
      proxies_.push_back(broad_phase_.CreateProxy(bounds_of(boxes_[row]), data_of(row)));
  }

  std::span<Box> boxes() override { return boxes_; }

  std::span<const Pair> find() override {
    for (Row row = 0; row < boxes_.size(); ++row) {
      const Box& box = boxes_[row];
      Box& known = known_[row];
      if (box == known) continue;
      const b2Vec2 displacement(kMetres * (box.min_x - known.min_x),
                                kMetres * (box.min_y - known.min_y));
      broad_phase_.MoveProxy(proxies_[row], bounds_of(box), displacement);
      known = box;
    }
    broad_phase_.UpdatePairs(this);
    pairs_.clear();
    std::erase_if(kept_, [this](std::uint64_t key) {
      const Pair pair{static_cast<Row>(key >> 32), static_cast<Row>(key)};
      if (!overlap<EdgeRule::kStrict>(boxes_[pair.a], boxes_[pair.b]))
        return !broad_phase_.TestOverlap(proxies_[pair.a], proxies_[pair.b]);
      pairs_.push_back(pair);
      return false;
    });
    return pairs_;
  }

  // The broad phase calls this with the data of each pair that it reports.
  void AddPair(void* first, void* second) {
    const auto [a, b] = std::minmax({row_of(first), row_of(second)});
    kept_.insert(a << 32 | b);
  }

 private:
  std::vector<Box> boxes_;
  std::vector<Box> known_;  // where the broad phase was told last that they are
  b2BroadPhase broad_phase_;
  std::vector<int32> proxies_;
  std::unordered_set<std::uint64_t> kept_;  // the rows of a pair, the smaller one in the upper half
  std::vector<Pair> pairs_;
};

constexpr std::array<std::string_view, 1> kImplementationNames = {"box2d-broad-phase"};

}  // namespace

std::span<const std::string_view> implementation_names() {
  return kImplementationNames;
}

std::unique_ptr<Implementation> make_implementation(std::string_view, const Scene& scene) {
  return std::make_unique<Box2dBroadPhase>(scene);
}

}  // namespace quadrille::bench
