uniform bool dashed;

flat in vec3 colour;
in float along;
out vec4 pixel;

void main() {
  if (dashed && mod(along, 10.0 * ratio) > 6.0 * ratio) discard;
  pixel = vec4(colour, 1.0);
}
