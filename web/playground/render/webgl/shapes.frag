uniform float line; // in device pixels
uniform bool outlines;

flat in vec3 colour;
flat in vec4 form;
flat in vec2 centre;
flat in vec2 half_size;
out vec4 pixel;

const float CIRCLE = 0.0;
const float SENSOR_CIRCLE = 1.0;
const float BOX = 2.0;
const float TURN = 6.283185307179586;

// How far a place is outside the shape, in device pixels; below 0 inside.
float outside(vec2 place) {
  float radius = min(half_size.x, half_size.y);
  if (form.x == CIRCLE || form.x == SENSOR_CIRCLE) return length(place) - radius;
  float cosine = cos(form.y);
  float sine = sin(form.y);
  vec2 turned = vec2(cosine * place.x + sine * place.y, cosine * place.y - sine * place.x);
  if (form.x == BOX) {
    bool is_wall = form.z == 1.0;
    vec2 past = abs(turned) - (is_wall ? half_size : form.zw * radius);
    return max(past.x, past.y);
  }
  // A regular polygon: the place is turned to between the middle of a side and its ends.
  float part = TURN / form.x;
  float angle = mod(atan(turned.y, turned.x), part) - part / 2.0;
  return length(turned) * cos(angle) - radius * cos(part / 2.0);
}

// How far a place is outside the dashes around a sensor, in device pixels. The lengths are those of render/shapes/objects.ts.
float outside_dashes(vec2 place, float past) {
  float radius = min(half_size.x, half_size.y);
  float along = mod(mod(atan(place.y, place.x), TURN) * radius, 10.0 * ratio);
  return max(abs(past) - ratio, along - 6.0 * ratio);
}

void main() {
  vec2 place = vec2(gl_FragCoord.x, screen.y - gl_FragCoord.y) - centre;
  float past = outside(place);
  float away = outlines ? abs(past) - line / 2.0 : past;
  if (form.x == SENSOR_CIRCLE) away = outside_dashes(place, past);
  // An edge covers a part of its pixels.
  float covered = clamp(0.5 - away, 0.0, 1.0);
  if (covered == 0.0) discard;
  pixel = vec4(colour * covered, covered);
}
