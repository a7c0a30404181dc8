// Segments as rectangles along their lines, a pixel wider and longer than they are: the fragment shader covers a part of those at the edges.

uniform highp sampler2D segments;
uniform float half_width; // in device pixels

out vec2 place; // along the segment and across it, in device pixels from its middle
flat out float half_length;

void main() {
  vec4 ends = texelFetch(segments, texel(gl_VertexID / VERTICES), 0);
  vec2 from = ends.xy * scale + origin;
  vec2 to = ends.zw * scale + origin;
  half_length = length(to - from) / 2.0;
  vec2 along = half_length > 0.0 ? (to - from) / (2.0 * half_length) : vec2(1.0, 0.0);
  vec2 reach = vec2(half_length, half_width) + 1.0;
  place = corner_of(vec4(-reach, reach), gl_VertexID % VERTICES);
  vec2 middle = (from + to) / 2.0;
  gl_Position = to_clip(middle + place.x * along + place.y * vec2(-along.y, along.x), -0.75);
}
