// A world whose static bodies are by themselves for a while, as the reference knows them.
#pragma once

#include "quadrille/settings.hpp"
#include "quadrille/world.hpp"
#include "require.hpp"

namespace quadrille::fuzz {

class WithoutSeamRule {
 public:
  explicit WithoutSeamRule(World& world)
      : world_(world), tolerance_(world.settings().seam_tolerance) {
    set(kNoSeamRule);
  }
  ~WithoutSeamRule() { set(tolerance_); }
  WithoutSeamRule(const WithoutSeamRule&) = delete;
  WithoutSeamRule& operator=(const WithoutSeamRule&) = delete;

 private:
  void set(float tolerance) {
    Settings settings = world_.settings();
    settings.seam_tolerance = tolerance;
    require(world_.set_settings(settings) == Status::kOk, "the seam rule can be switched");
  }

  World& world_;
  float tolerance_;
};

}  // namespace quadrille::fuzz
