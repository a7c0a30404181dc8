// Histories of a World: changes, bad input, steps and queries of scenes full of ties.
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "world_history.hpp"
#include "world_query_checks.hpp"
#include "world_step_checks.hpp"

using quadrille::Settings;
using quadrille::World;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace quadrille::fuzz;
  ByteSource source({data, size});
  const auto scale = quadrille::testing::draw_tie_scale(source);
  Settings settings = quadrille::testing::draw_world_settings(source, scale);
  // Gaps of ties are smaller, or make no difference.
  constexpr std::array kTolerances = {quadrille::kNoSeamRule, 0.0f, 1.0f / 512};
  settings.seam_tolerance = kTolerances[source.below(3)];
  if (settings.seam_tolerance > 0) settings.seam_tolerance *= scale.unit;
  if (source.one_in(64)) settings.outside = quadrille::Outside::kGrow;
  auto made = World::create(settings);
  require(made.ok() == (settings.outside == quadrille::Outside::kKeep),
          "create refuses what is not valid alone");
  if (!made.ok()) return 0;
  print([&] {
    return std::string(settings.edges == quadrille::EdgeRule::kStrict ? "strict" : "touching") +
           ", seam tolerance " + code_of(settings.seam_tolerance);
  });
  WorldHistory history(source, scale, std::move(*made.value));
  WorldQueryChecks checks(source, history);
  WorldStepChecks step_checks(history);
  while (!source.is_dry()) {
    for (int changes = 0; changes < 3; ++changes) {
      history.change();
      history.check();
      checks.check_query();
    }
    const bool has_stepped = history.step();
    history.check();
    if (has_stepped) step_checks.check();
  }
  return 0;
}
