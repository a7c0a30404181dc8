// quadrille_bench: every scene, size and implementation under Google Benchmark, for work on the
// core:
// --benchmark_filter=uniform/parent/10000 and the other options of that library.
#include <benchmark/benchmark.h>

#include <string>

#include "game.hpp"

namespace quadrille::bench {
namespace {

constexpr std::int64_t kSizes[] = {1'000, 10'000, 100'000, 1'000'000};
// With more objects, a frame of the articles' trees takes seconds.
constexpr std::int64_t kMostForArticles = 100'000;

bool is_ours(std::string_view implementation) {
  return !implementation.starts_with("article");
}

void find_pairs(benchmark::State& state, std::string_view kind, std::string_view implementation) {
  const Scene scene = make_scene(kind, static_cast<std::uint32_t>(state.range(0)));
  Game game(implementation, scene);
  Game ours("parent", scene);
  if (checked_pairs(game) != checked_pairs(ours)) {
    state.SkipWithError("not the pairs that parent placement finds");
    return;
  }
  for ([[maybe_unused]] const auto iteration : state) {
    state.SetIterationTime(std::chrono::duration<double>(game.frame()).count());
  }
  const auto count = static_cast<double>(state.range(0));
  state.SetItemsProcessed(state.iterations() * state.range(0));
  state.counters["pairs/object"] = static_cast<double>(game.pairs().size()) / count;
  if (is_ours(implementation)) {
    state.counters["bytes/object"] = static_cast<double>(game.bytes()) / count;
  }
}

void register_all() {
  for (const std::string_view kind : scene_kinds()) {
    for (const std::string_view implementation : implementation_names()) {
      const std::string name = std::string(kind) + '/' + std::string(implementation);
      auto* const registered =
          benchmark::RegisterBenchmark(name.c_str(), find_pairs, kind, implementation);
      registered->UseManualTime()->Unit(benchmark::kMicrosecond);
      for (const std::int64_t size : kSizes) {
        if (is_ours(implementation) || size <= kMostForArticles) registered->Arg(size);
      }
    }
  }
}

}  // namespace
}  // namespace quadrille::bench

int main(int argc, char** argv) {
  quadrille::bench::register_all();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
