// The objects: their boxes, and what each is by its marks (see marks.ts).

uniform highp sampler2D boxes;
uniform highp usampler2D marks;

const uint COLLIDES = 1u;
const uint CANDIDATE = 2u;
const uint TOUCHED = 4u;
const uint SECOND_KIND = 8u;
const uint STRADDLES = 16u;
const uint COPIED = 32u;
const uint FIXED = 64u;
const uint NEAR = 128u;

const int PLAIN_OBJECT = 0;
const int FIXED_OBJECT = 1;
const int SECOND_OBJECT = 2;
const int CANDIDATE_OBJECT = 3;
const int COLLIDING_OBJECT = 4;
const int HIT_OBJECT = 5;

int kind_of(uint mark) {
  if ((mark & TOUCHED) != 0u) return HIT_OBJECT;
  if ((mark & CANDIDATE) != 0u) return CANDIDATE_OBJECT;
  if ((mark & COLLIDES) != 0u) return COLLIDING_OBJECT;
  if ((mark & SECOND_KIND) != 0u) return SECOND_OBJECT;
  return (mark & FIXED) != 0u ? FIXED_OBJECT : PLAIN_OBJECT;
}

// How near it is drawn: hits stand above candidates, those above the rest. `layer` 0 is the nearest; within one, kinds do not hide their betters.
float depth_of(int kind, int layer) {
  return float(10 * layer - 2 * kind) / 32.0;
}
