// Frames around hits, solid, and candidates, dotted: outside the box, so that even a dot is framed.

uniform float line; // in device pixels
uniform float smallest; // narrower boxes stay without, in device pixels
uniform vec3 outline_colour;

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
  dotted = kind == CANDIDATE_OBJECT ? 1 : 0;
  vec4 outer = inner + vec4(-line, -line, line, line);
  bool shown = kind >= CANDIDATE_OBJECT && outer.z - outer.x - line >= smallest;
  gl_Position = shown ? to_clip(corner_of(outer, gl_VertexID % VERTICES), depth_of(kind, 2)) : NOWHERE;
}
