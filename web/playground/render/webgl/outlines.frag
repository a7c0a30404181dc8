uniform float line; // in device pixels

flat in vec4 inner;
flat in vec3 colour;
flat in int dotted;
out vec4 pixel;

// How far along the frame a pixel stands, clockwise from the outer edge of its first corner.
float along(vec2 place) {
  vec2 size = inner.zw - inner.xy + line;
  vec2 past = place - (inner.xy - line);
  if (place.y < inner.y) return past.x;
  if (place.x > inner.z) return size.x + past.y;
  if (place.y > inner.w) return 2.0 * size.x + size.y - past.x + line;
  return 2.0 * (size.x + size.y) - past.y + line;
}

void main() {
  vec2 place = vec2(gl_FragCoord.x, screen.y - gl_FragCoord.y);
  if (all(greaterThan(place, inner.xy)) && all(lessThan(place, inner.zw))) discard;
  if (dotted == 1 && mod(along(place), 3.0 * ratio) > ratio) discard;
  pixel = vec4(colour, 1.0);
}
