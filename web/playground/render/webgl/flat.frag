flat in vec4 colour;
out vec4 pixel;

void main() {
  pixel = vec4(colour.rgb * colour.a, colour.a);
}
