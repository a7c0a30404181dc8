// What an object's place in the tree adds to it: a cross where it straddles a line, a second frame where it has copies. Four
// lines for each object; a cross leaves two of them out.

uniform float line; // in device pixels
uniform vec3 marker_colour;

flat out vec4 colour;

vec4 line_of_cross(int which, vec2 low, vec2 high) {
  vec2 middle = low + floor((high - low - line) / 2.0);
  return which == 0 ? vec4(middle.x, low.y, middle.x + line, high.y)
                    : vec4(low.x, middle.y, high.x, middle.y + line);
}

vec4 line_of_frame(int which, vec2 low, vec2 high) {
  if (which == 0) return vec4(low, high.x, low.y + line);
  if (which == 1) return vec4(low.x, high.y - line, high);
  if (which == 2) return vec4(low, low.x + line, high.y);
  return vec4(high.x - line, low.y, high);
}

void main() {
  ivec2 row = texel(gl_VertexID / (4 * VERTICES));
  uint mark = texelFetch(marks, row, 0).r;
  vec4 box = texelFetch(boxes, row, 0);
  int which = gl_VertexID / VERTICES % 4;
  vec2 low = to_pixels(box.xy);
  vec2 high = to_pixels(box.zw);
  bool copied = (mark & COPIED) != 0u;
  vec2 inner_low = low + 2.0 * line;
  vec2 inner_high = high - 2.0 * line;
  bool shown = copied ? all(greaterThanEqual(inner_high - inner_low, vec2(2.0 * line)))
                      : (mark & STRADDLES) != 0u && which < 2;
  vec4 rectangle =
      copied ? line_of_frame(which, inner_low, inner_high) : line_of_cross(which, low, high);
  colour = vec4(marker_colour, 1.0);
  gl_Position =
      shown ? to_clip(corner_of(rectangle, gl_VertexID % VERTICES), depth_of(0, 0)) : NOWHERE;
}
