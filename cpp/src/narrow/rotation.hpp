// Sine and cosine, the same bits on every machine: those of C libraries differ.
#pragma once

namespace quadrille {

struct Rotation {
  float cosine;
  float sine;
};

/// Of any finite angle in radians. Both are the true value rounded to float; in one case of many
/// thousands they are the float next to that, when the true value lies almost midway. The floats
/// nearest to -4 .. 4 quarter turns are exactly these: their sines and cosines are 0, 1 and -1.
Rotation rotation_of(float angle);

}  // namespace quadrille
