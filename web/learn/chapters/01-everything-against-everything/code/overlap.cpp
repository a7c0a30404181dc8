#include <cstddef>
#include <cstdio>
#include <vector>

// #region
struct Box {
  float min_x, min_y, max_x, max_y;
};

bool overlap(const Box& a, const Box& b) {
  const bool in_x = a.min_x < b.max_x && b.min_x < a.max_x;
  const bool in_y = a.min_y < b.max_y && b.min_y < a.max_y;
  return in_x && in_y;
}

void print_overlaps(const std::vector<Box>& boxes) {
  for (std::size_t i = 0; i < boxes.size(); ++i)
    for (std::size_t j = i + 1; j < boxes.size(); ++j)
      if (overlap(boxes[i], boxes[j]))
        std::printf("%zu touches %zu\n", i, j);
}
// #endregion

int main() {
  print_overlaps(
      {{10, 10, 40, 40}, {90, 20, 110, 40}, {30, 30, 50, 50}});
}
