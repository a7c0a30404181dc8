// The two middle lines of every node that has split, or, as `frame`, the four sides of the first node.

uniform highp sampler2D nodes;
uniform vec3 line_colour;
uniform vec3 ground_colour;
uniform float faintest;
uniform float fainter_per_level;
uniform float thinnest; // in CSS pixels
uniform float widest;
uniform float line_depth;
uniform bool frame;

flat out vec3 colour;
out float along; // in device pixels

// See line-style.ts.
float line_width(float depth) {
  return max(1.0, floor(max(thinnest, widest - depth * 0.25) * ratio + 0.5));
}

vec4 line_of(int which, vec4 rectangle, vec2 middle, float width) {
  float before = floor(width / 2.0);
  if (!frame) {
    vec2 near = middle - before;
    return which == 0 ? vec4(near.x, rectangle.y, near.x + width, rectangle.w)
                      : vec4(rectangle.x, near.y, rectangle.z, near.y + width);
  }
  if (which == 0) return vec4(rectangle.xyz, rectangle.y + width);
  if (which == 1) return vec4(rectangle.z - width, rectangle.yzw);
  if (which == 2) return vec4(rectangle.x, rectangle.w - width, rectangle.zw);
  return vec4(rectangle.xy, rectangle.x + width, rectangle.w);
}

void main() {
  int lines = frame ? 4 : 2;
  int position = gl_VertexID / (lines * VERTICES);
  vec4 cell = texelFetch(nodes, texel(2 * position), 0);
  vec4 node = texelFetch(nodes, texel(2 * position + 1), 0); // depth, count, total, first child
  vec4 rectangle = vec4(to_pixels(cell.xy), to_pixels(cell.zw));
  vec2 middle = to_pixels((cell.xy + cell.zw) / 2.0);
  int which = gl_VertexID / VERTICES % lines;
  vec4 line = line_of(which, rectangle, middle, line_width(node.x));
  vec2 place = corner_of(line, gl_VertexID % VERTICES);
  vec2 size = line.zw - line.xy;
  colour = mix(ground_colour, line_colour, max(faintest, 1.0 - node.x * fainter_per_level));
  along = size.x > size.y ? place.x - line.x : place.y - line.y;
  gl_Position = node.w > 0.0 ? to_clip(place, line_depth + node.x / 1024.0) : NOWHERE;
}
