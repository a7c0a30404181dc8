// Tables, and the way from world units to whole device pixels and on to the clip space of WebGL.

uniform float scale;
uniform vec2 origin; // the world's corner, in device pixels
uniform vec2 screen; // in device pixels
uniform float ratio; // device pixels of a CSS pixel

const int TABLE_WIDTH = 1024;

ivec2 texel(int position) {
  return ivec2(position % TABLE_WIDTH, position / TABLE_WIDTH);
}

// As edgeOf of viewport.ts.
vec2 to_pixels(vec2 place) {
  return floor(place * scale + (0.5 + 1.0 / 1024.0)) + origin;
}

// A rectangle takes six vertices, two triangles: the place of one of them.
const int VERTICES = 6;
vec2 corner_of(vec4 rectangle, int vertex) {
  const int corners[VERTICES] = int[](0, 1, 2, 2, 1, 3);
  int corner = corners[vertex];
  return vec2((corner & 1) == 0 ? rectangle.x : rectangle.z, corner < 2 ? rectangle.y : rectangle.w);
}

vec4 to_clip(vec2 pixels, float depth) {
  vec2 place = pixels / screen * 2.0 - 1.0;
  return vec4(place.x, -place.y, depth, 1.0);
}

// For what has nothing to show.
const vec4 NOWHERE = vec4(2.0, 2.0, 2.0, 1.0);
