// quadrille_frame_times SCENE COUNT IMPLEMENTATION MS: times one case for MS milliseconds and
// prints one line of JSON. It is built natively and as WebAssembly, so that the same program
// measures both; bench/native/main.mjs runs them in turns and checks the pairs.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <string>
#include <vector>

#include "game.hpp"

namespace quadrille::bench {
namespace {

// Enough for V8 to replace the code of its baseline compiler by that of its optimising one.
constexpr double kWarmUpMs = 150;
constexpr int kLeastFrames = 5;  // enough for a median, where one frame takes longer than MS

std::vector<double> frame_times(Game& game, double ms) {
  std::vector<double> times;
  double spent = 0;
  while (spent < ms || times.size() < kLeastFrames) {
    times.push_back(game.frame().count());
    spent += times.back();
  }
  return times;
}

void print(const Game& game, std::vector<double> times, const std::string& pairs) {
  std::ranges::sort(times);
  const double sum = std::accumulate(times.begin(), times.end(), 0.0);
  const auto count = static_cast<double>(times.size());
  std::printf(
      R"({"compiler": "%s", "frames": %zu, "ms": {"median": %.6g, "mean": %.6g, "min": %.6g, )"
      R"("max": %.6g}, "bytes": %.0f, "checked": {"frame": %d, "pairs": "%s"}})"
      "\n",
      __VERSION__, times.size(), times[times.size() / 2], sum / count, times.front(), times.back(),
      static_cast<double>(game.bytes()), kCheckedFrames, pairs.c_str());
}

bool is_one_of(std::span<const std::string_view> names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

int run(std::string_view scene, const char* count, std::string_view implementation,
        const char* ms) {
  const auto objects = static_cast<std::uint32_t>(std::strtoul(count, nullptr, 10));
  if (!is_one_of(scene_kinds(), scene) || !is_one_of(implementation_names(), implementation) ||
      objects == 0) {
    std::fputs("unknown scene, count or implementation\n", stderr);
    return EXIT_FAILURE;
  }
  Game game(implementation, make_scene(scene, objects));
  const std::string pairs = checked_pairs(game);
  frame_times(game, kWarmUpMs);
  print(game, frame_times(game, std::strtod(ms, nullptr)), pairs);
  return EXIT_SUCCESS;
}

}  // namespace
}  // namespace quadrille::bench

int main(int argc, char** argv) {
  if (argc != 5) {
    std::fprintf(stderr, "usage: %s SCENE COUNT IMPLEMENTATION MS\n", argv[0]);
    return EXIT_FAILURE;
  }
  return quadrille::bench::run(argv[1], argv[2], argv[3], argv[4]);
}
