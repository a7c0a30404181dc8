// The leaves' cells, the deeper the darker.

uniform highp sampler2D nodes;
uniform vec3 shade_colour;
uniform float shade_per_level;

flat out vec4 colour;

void main() {
  int position = gl_VertexID / VERTICES;
  vec4 cell = texelFetch(nodes, texel(2 * position), 0);
  vec4 node = texelFetch(nodes, texel(2 * position + 1), 0); // depth, count, total, first child
  vec4 rectangle = vec4(to_pixels(cell.xy), to_pixels(cell.zw));
  colour = vec4(shade_colour, shade_per_level * node.x);
  bool leaf = node.w == 0.0;
  gl_Position = leaf ? to_clip(corner_of(rectangle, gl_VertexID % VERTICES), 0.99) : NOWHERE;
}
