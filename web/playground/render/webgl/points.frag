flat in vec4 rectangle;
flat in vec4 colour;
out vec4 pixel;

void main() {
  vec2 place = vec2(gl_FragCoord.x, screen.y - gl_FragCoord.y);
  if (any(lessThan(place, rectangle.xy)) || any(greaterThan(place, rectangle.zw))) discard;
  pixel = colour;
}
