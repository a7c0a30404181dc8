uniform vec3 segment_colour;
uniform float half_width; // in device pixels

in vec2 place;
flat in float half_length;
out vec4 pixel;

void main() {
  // An edge covers a part of its pixels.
  vec2 inside = clamp(vec2(half_length, half_width) - abs(place) + 0.5, 0.0, 1.0);
  float covered = inside.x * inside.y;
  if (covered == 0.0) discard;
  pixel = vec4(segment_colour * covered, covered);
}
