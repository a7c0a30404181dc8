// Sine and cosine, the same bits on every machine: those of C libraries differ.
#pragma once

namespace quadrille {

struct Rotation {
  float cosine;
  float sine;
};

/// Of any finite angle in radians. Both are the true value rounded to float; in one case of many
/// thousands they are the float next to that, when the true value lies almost midway.
Rotation rotation_of(float angle);

}  // namespace quadrille
