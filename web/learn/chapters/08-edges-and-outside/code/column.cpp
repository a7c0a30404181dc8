// A world 720 wide in eight columns of cells, 90 each.
#include <algorithm>
#include <cmath>
#include <cstdio>

// #region
/// The column that owns x. The outer ones have no end.
int column_of(double x) {
  return static_cast<int>(
      std::clamp(std::floor(x / 90), 0.0, 7.0));
}

/// Which columns a box reaches.
void print_columns(
    const char* what, double left, double right) {
  std::printf("%s: %d to %d\n", what, column_of(left),
      column_of(right));
}
// #endregion

int main() {
  print_columns("ends on the line", 60, 90);
  print_columns("begins on the line", 90, 120);
  print_columns("a point on the line", 90, 90);
  print_columns("outside the world", -80, -20);
}
