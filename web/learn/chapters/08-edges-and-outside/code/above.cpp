// A box that hangs over the line: from 50 down to 70, while the
// line is at 64.
#include <cstdio>

struct Box {
  double y, height;
};

// #region
/// As printed: the centre decides.
bool is_above_printed(const Box& box, double line) {
  return box.y + box.height / 2 < line;  // faulty
}

/// As it was meant: all of the box is above the line.
bool is_above(const Box& box, double line) {
  return box.y + box.height < line;  // fixed
}
// #endregion

int main() {
  const Box box = {50, 20};
  std::printf("as printed: %s\n",
      is_above_printed(box, 64) ? "above" : "not above");
  std::printf("as it was meant: %s\n",
      is_above(box, 64) ? "above" : "not above");
}
