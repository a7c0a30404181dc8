flat in vec4 inner;
flat in vec3 colour;
flat in int dotted;
out vec4 pixel;

// How far along the frame a pixel stands, clockwise from its first corner.
float along(vec2 place) {
  vec2 size = inner.zw - inner.xy;
  if (place.y < inner.y) return place.x - inner.x;
  if (place.x > inner.z) return size.x + place.y - inner.y;
  if (place.y > inner.w) return size.x + size.y + inner.z - place.x;
  return 2.0 * size.x + size.y + inner.w - place.y;
}

void main() {
  vec2 place = vec2(gl_FragCoord.x, screen.y - gl_FragCoord.y);
  if (all(greaterThan(place, inner.xy)) && all(lessThan(place, inner.zw))) discard;
  if (dotted == 1 && mod(along(place), 3.0 * ratio) > ratio) discard;
  pixel = vec4(colour, 1.0);
}
