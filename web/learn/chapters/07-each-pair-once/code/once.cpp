// Four leaves around a crossing, and two squares that are both
// kept in the two leaves on the right.
#include <algorithm>
#include <cstdio>

struct Box {
  float min_x, min_y, max_x, max_y;
};

struct Leaf {
  const char* name;
  Box cell;
};

// #region
/// Whether both squares begin together in this leaf.
bool reports(const Box& leaf, const Box& a, const Box& b) {
  const float x = std::max(a.min_x, b.min_x);
  const float y = std::max(a.min_y, b.min_y);
  const bool is_in_column = leaf.min_x <= x && x < leaf.max_x;
  const bool is_in_row = leaf.min_y <= y && y < leaf.max_y;
  return is_in_column && is_in_row;
}
// #endregion

int main() {
  const Box a = {300, 300, 400, 400};
  const Box b = {370, 330, 470, 430};
  const Leaf leaves[] = {
      {"upper left", {0, 0, 360, 360}},
      {"upper right", {360, 0, 720, 360}},
      {"lower left", {0, 360, 360, 720}},
      {"lower right", {360, 360, 720, 720}},
  };
  for (const Leaf& leaf : leaves) {
    std::printf("%s: %s\n", leaf.name,
        reports(leaf.cell, a, b) ? "reports" : "silent");
  }
}
