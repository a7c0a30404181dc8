#include <cstddef>
#include <iostream>
#include <vector>

struct Box {
  float x, y, width, height;
};

// #region
bool overlap(const Box& a, const Box& b) {
  return a.x < b.x + b.width && b.x < a.x + a.width &&
         a.y < b.y + b.height && b.y < a.y + a.height;
}

void print_overlaps(const std::vector<Box>& boxes) {
  for (std::size_t i = 0; i < boxes.size(); ++i)
    for (std::size_t j = i + 1; j < boxes.size(); ++j)
      if (overlap(boxes[i], boxes[j])) std::cout << i << ' ' << j << '\n';
}
// #endregion

int main() {
  print_overlaps({{10, 10, 20, 20}, {20, 20, 20, 20}, {90, 90, 20, 20}});
}
