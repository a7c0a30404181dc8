// Boost.Geometry's R-tree: packed anew every frame, which is the fastest where everything moves,
// and searched once for each box.
#include <array>
#include <boost/function_output_iterator.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "implementation.hpp"

namespace quadrille::bench {
namespace {

namespace index = boost::geometry::index;

using Point = boost::geometry::model::d2::point_xy<float>;
using Rectangle = boost::geometry::model::box<Point>;
using Entry = std::pair<Rectangle, Row>;
using Tree = index::rtree<Entry, index::linear<16>>;

class BoostRTree : public Implementation {
 public:
  explicit BoostRTree(const Scene& scene) : boxes_(scene.boxes), entries_(scene.boxes.size()) {}

  std::span<Box> boxes() override { return boxes_; }

  std::span<const Pair> find() override {
    for (Row row = 0; row < boxes_.size(); ++row) {
      const Box& box = boxes_[row];
      entries_[row] = {{Point(box.min_x, box.min_y), Point(box.max_x, box.max_y)}, row};
    }
    const Tree tree(entries_);
    pairs_.clear();
    for (const auto& [rectangle, row] : entries_) {
      const auto take = [this, a = row](const Entry& found) {
        const Row b = found.second;
        if (a < b && overlap<EdgeRule::kStrict>(boxes_[a], boxes_[b])) pairs_.push_back({a, b});
      };
      tree.query(index::intersects(rectangle), boost::make_function_output_iterator(take));
    }
    return pairs_;
  }

 private:
  std::vector<Box> boxes_;
  std::vector<Entry> entries_;
  std::vector<Pair> pairs_;
};

constexpr std::array<std::string_view, 1> kImplementationNames = {"boost-rtree"};

}  // namespace

std::span<const std::string_view> implementation_names() {
  return kImplementationNames;
}

std::unique_ptr<Implementation> make_implementation(std::string_view, const Scene& scene) {
  return std::make_unique<BoostRTree>(scene);
}

}  // namespace quadrille::bench
