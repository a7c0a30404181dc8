// Frames around hits, solid, and candidates, dotted: outside the box, so that even a dot is framed.

uniform float line; // in device pixels
uniform float smallest; // narrower boxes stay without, in device pixels
uniform vec3 outline_colour;
uniform bool shapes; // hits have their own outlines, and boxes that overlap are dotted

flat out vec4 inner;
flat out vec3 colour;
flat out int dotted;

void main() {
  ivec2 row = texel(gl_VertexID / VERTICES);
  vec4 box = texelFetch(boxes, row, 0);
  uint mark = texelFetch(marks, row, 0).r;
  int kind = kind_of(mark);
  inner = vec4(to_pixels(box.xy), to_pixels(box.zw));
  colour = outline_colour;
  dotted = kind == CANDIDATE_OBJECT || shapes ? 1 : 0;
  vec4 outer = inner + vec4(-line, -line, line, line);
  bool wanted = shapes ? (mark & (NEAR | CANDIDATE)) != 0u : kind >= CANDIDATE_OBJECT;
  bool shown = wanted && outer.z - outer.x - line >= smallest;
  gl_Position = shown ? to_clip(corner_of(outer, gl_VertexID % VERTICES), depth_of(kind, 2)) : NOWHERE;
}
