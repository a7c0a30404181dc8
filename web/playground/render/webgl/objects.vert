// Objects as filled boxes, or, as `cores`, the middle third of those that touch the probe.

uniform vec3 colours[6]; // by kind
uniform vec3 core_colour;
uniform bool cores;

flat out vec4 colour;

void main() {
  ivec2 row = texel(gl_VertexID / VERTICES);
  vec4 box = texelFetch(boxes, row, 0);
  uint mark = texelFetch(marks, row, 0).r;
  vec2 low = to_pixels(box.xy);
  vec2 size = max(to_pixels(box.zw) - low, 0.0);
  int kind = kind_of(mark);
  if (cores) {
    vec2 inset = floor(size / 3.0);
    low += inset;
    size -= 2.0 * inset;
  }
  vec4 rectangle = vec4(low, low + max(size, 1.0));
  colour = vec4(cores ? core_colour : colours[kind], 1.0);
  bool shown = !cores || (mark & TOUCHED) != 0u;
  gl_Position =
      shown ? to_clip(corner_of(rectangle, gl_VertexID % VERTICES), depth_of(kind, cores ? 0 : 3)) : NOWHERE;
}
