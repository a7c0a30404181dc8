#include <cstdio>
#include <optional>

struct Box {
  float min_x, min_y, max_x, max_y;
};

// #region
// 0: left of the line or above it, 1: right of it or below;
// no number for what lies across it
std::optional<int> side_of(float begin, float end, float line) {
  if (end < line) return 0;
  if (begin >= line) return 1;
  return std::nullopt;
}

// 0: top left, 1: top right, 2: bottom left, 3: bottom right;
// no number for a box that lies across a line
std::optional<int> quarter_of(const Box& box, const Box& node) {
  const float mid_x = (node.min_x + node.max_x) / 2;
  const float mid_y = (node.min_y + node.max_y) / 2;
  const auto column = side_of(box.min_x, box.max_x, mid_x);
  const auto row = side_of(box.min_y, box.max_y, mid_y);
  if (!column || !row) return std::nullopt;
  return *column + 2 * *row;
}
// #endregion

int main() {
  constexpr Box kWorld = {0, 0, 720, 720};
  constexpr Box kBoxes[] = {{600, 100, 640, 140},
      {100, 500, 140, 540}, {340, 500, 380, 540}};
  for (const Box& box : kBoxes) {
    if (const auto quarter = quarter_of(box, kWorld)) {
      std::printf("%d\n", *quarter);
    } else {
      std::printf("across\n");
    }
  }
}
