// quadrille_world_bench: steps of a world under Google Benchmark, for work on the core. Scenes are
// like those of bench/bodies/scenes.mjs: circles and rotated boxes that all move, of which few
// move, and bullets against a static level. And changes of single tiles, of few and of many kinds.
#include <benchmark/benchmark.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "quadrille/quadrille.hpp"

namespace quadrille::bench {
namespace {

constexpr std::int64_t kSizes[] = {1'000, 10'000, 50'000};
constexpr int kRound = 64;  // frames after which every body is where it was

struct BodyKind {
  Shape shape;
  float speed;  // along each axis, in world units a frame; 0 for a static body
  Filter filter;
};

class Draw {
 public:
  explicit Draw(std::uint32_t seed) : engine_(seed) {}

  float between(float least, float most) {
    return least + (most - least) * static_cast<float>(engine_() >> 8) / 16777216.0f;
  }
  Shape circle() { return Shape::circle(between(0.5f, 10)).value; }
  Shape box(float least, float most) {
    return Shape::box(2 * between(least, most), 2 * between(least, most)).value;
  }
  Shape shape() { return between(0, 1) < 0.5f ? circle() : box(0.5f, 10); }

 private:
  std::mt19937 engine_;
};

constexpr Filter kBody = {.category = 1, .mask = 7};
constexpr Filter kBullet = {.category = 4, .mask = 3};

struct SceneKind {
  const char* name;
  float area;  // of the world, for each body
  BodyKind (*draw)(Draw& random);
};

constexpr SceneKind kScenes[] = {
    {"circles", 300, [](Draw& random) { return BodyKind{random.circle(), 2, kDefaultFilter}; }},
    {"boxes", 300, [](Draw& random) { return BodyKind{random.box(0.5f, 10), 2, kDefaultFilter}; }},
    {"moving", 300, [](Draw& random) { return BodyKind{random.shape(), 2, kDefaultFilter}; }},
    {"mostly-static", 300,
     [](Draw& random) {
       return BodyKind{random.shape(), random.between(0, 1) < 0.05f ? 2.0f : 0.0f, kDefaultFilter};
     }},
    {"bullets", 400,
     [](Draw& random) {
       return random.between(0, 1) < 0.2f ? BodyKind{random.box(4, 20), 0, kBody}
                                          : BodyKind{Shape::circle(2).value, 8, kBullet};
     }},
};

// Fails loudly: a benchmark of a world that is not as it should be means nothing.
template <typename T>
T require(const Result<T>& result) {
  if (!result.ok()) std::abort();
  return result.value;
}

class Game {
 public:
  Game(const SceneKind& kind, std::uint32_t count) : world_(make(kind, count)) {
    Draw random(count);
    const float side = std::sqrt(static_cast<float>(count) * kind.area);
    for (std::uint32_t i = 0; i < count; ++i) {
      const Transform start = {random.between(0, side), random.between(0, side),
                               random.between(0, 6.28f), 1};
      const BodyKind body = kind.draw(random);
      require(world_.insert(
          body.shape, {.transform = start, .is_static = body.speed == 0, .filter = body.filter}));
      velocities_.push_back({random.between(-body.speed, body.speed),
                             random.between(-body.speed, body.speed),
                             body.speed == 0 ? 0 : random.between(-0.05f, 0.05f)});
    }
  }

  void move() {
    const float direction = (frame_++ + kRound / 4) % kRound < kRound / 2 ? 1.0f : -1.0f;
    const std::span<Transform> transforms = world_.transforms();
    for (std::size_t i = 0; i < velocities_.size(); ++i) {
      transforms[i].x += direction * velocities_[i][0];
      transforms[i].y += direction * velocities_[i][1];
      transforms[i].angle += direction * velocities_[i][2];
    }
  }

  World& world() { return world_; }

 private:
  static World make(const SceneKind& kind, std::uint32_t count) {
    const float side = std::sqrt(static_cast<float>(count) * kind.area);
    Result<std::optional<World>> created = World::create({.world = {0, 0, side, side}});
    if (!created.ok()) std::abort();
    return *std::move(created.value);
  }

  World world_;
  std::vector<std::array<float, 3>> velocities_;
  int frame_ = 0;
};

void step(benchmark::State& state, const SceneKind& kind) {
  Game game(kind, static_cast<std::uint32_t>(state.range(0)));
  for ([[maybe_unused]] const auto iteration : state) {
    state.PauseTiming();
    game.move();
    state.ResumeTiming();
    if (game.world().step() != Status::kOk) std::abort();
  }
  const auto count = static_cast<double>(state.range(0));
  state.counters["candidates/body"] = static_cast<double>(game.world().stats().candidates) / count;
  state.counters["pairs/body"] = static_cast<double>(game.world().pairs().size()) / count;
}

// Tiles that change one by one, in a map with this number of kinds. The time does not grow with
// their number.
void set_tile(benchmark::State& state) {
  Result<std::optional<World>> created = World::create({.world = {0, 0, 100, 100}});
  if (!created.ok()) std::abort();
  World world = *std::move(created.value);
  const std::vector<TileKind> kinds(static_cast<std::size_t>(state.range(0)));
  const std::array<TileNumber, 2> tiles = {1, 2};
  const Result<Id> map =
      world.add_tiles({.columns = 2, .rows = 1, .size = 1, .tiles = tiles, .kinds = kinds});
  if (!map.ok()) std::abort();
  TileNumber number = 0;
  for ([[maybe_unused]] const auto iteration : state) {
    number = static_cast<TileNumber>((number + 1) % 3);
    if (world.set_tile(map.value, 0, 0, number) != Status::kOk) std::abort();
  }
}

}  // namespace
}  // namespace quadrille::bench

int main(int argc, char** argv) {
  using namespace quadrille::bench;
  for (const SceneKind& kind : kScenes) {
    auto* const registered = benchmark::RegisterBenchmark(kind.name, step, kind);
    registered->Unit(benchmark::kMicrosecond);
    for (const std::int64_t size : kSizes) registered->Arg(size);
  }
  for (const std::int64_t kinds : {20, 65536}) {
    benchmark::RegisterBenchmark("tiles: set_tile, of kinds", set_tile)->Arg(kinds);
  }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
