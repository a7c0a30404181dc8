#include <cstddef>
#include <cstdio>
#include <optional>
#include <utility>
#include <vector>

struct Box {
  float min_x, min_y, max_x, max_y;
};

constexpr std::size_t kCapacity = 4;
constexpr int kMaxDepth = 5;

// 0: left of the line or above it, 1: right of it or below;
// no number for what lies across it
std::optional<int> side_of(float begin, float end, float line) {
  if (end < line) return 0;
  if (begin >= line) return 1;
  return std::nullopt;
}

// 0: top left, 1: top right, 2: bottom left, 3: bottom right;
// no number for a box that lies across a line
std::optional<std::size_t> quarter_of(
    const Box& box, const Box& node) {
  const float mid_x = (node.min_x + node.max_x) / 2;
  const float mid_y = (node.min_y + node.max_y) / 2;
  const auto column = side_of(box.min_x, box.max_x, mid_x);
  const auto row = side_of(box.min_y, box.max_y, mid_y);
  if (!column || !row) return std::nullopt;
  return static_cast<std::size_t>(*column + 2 * *row);
}

std::vector<Box> quarters_of(const Box& box) {
  const float mid_x = (box.min_x + box.max_x) / 2;
  const float mid_y = (box.min_y + box.max_y) / 2;
  return {{box.min_x, box.min_y, mid_x, mid_y},
      {mid_x, box.min_y, box.max_x, mid_y},
      {box.min_x, mid_y, mid_x, box.max_y},
      {mid_x, mid_y, box.max_x, box.max_y}};
}

// #region
struct Node {
  Box box;
  int depth = 0;
  std::vector<Box> objects = {};
  std::vector<Node> children = {};

  void insert(const Box& object) {
    const auto quarter = quarter_of(object, box);
    if (quarter && !children.empty())
      return children[*quarter].insert(object);
    objects.push_back(object);
    if (is_too_full()) split();
  }

  bool is_too_full() const {
    const bool is_above = objects.size() > kCapacity;
    return children.empty() && is_above && depth < kMaxDepth;
  }

  void split() {
    const auto moving = std::exchange(objects, {});
    for (const Box& quarter : quarters_of(box))
      children.push_back({quarter, depth + 1});
    for (const Box& object : moving) insert(object);
  }
};
// #endregion

std::size_t nodes_of(const Node& node) {
  std::size_t sum = 1;
  for (const Node& child : node.children)
    sum += nodes_of(child);
  return sum;
}

struct Corner {
  float x, y;
};

void report(const std::vector<Corner>& corners) {
  Node root = {{0, 0, 720, 720}};
  for (const auto& [x, y] : corners)
    root.insert({x, y, x + 20, y + 20});
  std::printf("objects: %zu, nodes: %zu\n", corners.size(),
      nodes_of(root));
}

int main() {
  const std::vector<Corner> four = {
      {100, 100}, {500, 100}, {100, 500}, {500, 500}};
  report(four);
  std::vector<Corner> five = four;
  five.push_back({200, 300});
  report(five);
  report(std::vector<Corner>(5, {100, 100}));
}
