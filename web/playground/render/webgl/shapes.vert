// Objects as their shapes, or, as `outlines`, the outlines of hits: a square around each, of which the fragment shader leaves what
// lies in the shape or on its outline.

uniform highp sampler2D forms; // see forms.ts
uniform vec3 colours[6]; // by kind
uniform float smallest; // narrower ones have no outline, in device pixels
uniform vec3 outline_colour;
uniform bool outlines;

const float SENSOR_CIRCLE = 1.0;

flat out vec3 colour;
flat out vec4 form;
flat out vec2 centre;
flat out vec2 half_size;

void main() {
  ivec2 row = texel(gl_VertexID / VERTICES);
  vec4 box = texelFetch(boxes, row, 0);
  uint mark = texelFetch(marks, row, 0).r;
  int kind = kind_of(mark);
  form = texelFetch(forms, row, 0);
  centre = (box.xy + box.zw) / 2.0 * scale + origin;
  // The smallest object is a dot.
  half_size = max((box.zw - box.xy) / 2.0 * scale, 0.75);
  colour = outlines ? outline_colour : colours[kind];
  vec2 reach = half_size + 1.0 + ratio;
  bool shown = !outlines || (form.x != SENSOR_CIRCLE && kind >= COLLIDING_OBJECT && 2.0 * half_size.x >= smallest);
  vec2 place = corner_of(vec4(centre - reach, centre + reach), gl_VertexID % VERTICES);
  gl_Position = shown ? to_clip(place, depth_of(kind, outlines ? 2 : 3)) : NOWHERE;
}
