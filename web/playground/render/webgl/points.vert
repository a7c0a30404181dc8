// Small objects as points: one vertex each instead of the six of two triangles. A point is a square that holds the box, and the fragment
// shader leaves what lies in it. Points whose middle is off the screen are not drawn, so it is moved to the edge:
// such a point is up to twice as large as its box.

uniform vec3 colours[6]; // by kind

flat out vec4 rectangle;
flat out vec4 colour;

void main() {
  ivec2 row = texel(gl_VertexID);
  vec4 box = texelFetch(boxes, row, 0);
  int kind = kind_of(texelFetch(marks, row, 0).r);
  vec2 low = to_pixels(box.xy);
  rectangle = vec4(low, low + max(to_pixels(box.zw) - low, 1.0));
  colour = vec4(colours[kind], 1.0);
  vec2 middle = clamp((rectangle.xy + rectangle.zw) / 2.0, vec2(0.0), screen);
  vec2 reach = max(middle - rectangle.xy, rectangle.zw - middle);
  gl_PointSize = 2.0 * max(reach.x, reach.y);
  bool seen = all(lessThan(rectangle.xy, screen)) && all(greaterThan(rectangle.zw, vec2(0.0)));
  gl_Position = seen ? to_clip(middle, depth_of(kind, 3)) : NOWHERE;
}
