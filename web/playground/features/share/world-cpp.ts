/** A frame with shapes as a program for the C++ library: the same bodies in a `World`, with the same contacts, and a loop that goes on. */

import { type BodySyntax, bodyCode } from './bodies.ts';
import { type SharedFrame, sourceText } from './shared-frame.ts';
import { treeOptionsInCpp } from './tree-options-in-cpp.ts';

const syntax: BodySyntax = {
  circle: (radius) => `Shape::circle(${radius}).value`,
  box: (width, height) => `Shape::box(${width}, ${height}).value`,
  named: (name, corners) => {
    const points = Array.from(
      { length: corners.length / 2 },
      (_, i) => `{${corners[2 * i]}, ${corners[2 * i + 1]}}`,
    );
    return `  const quadrille::Point ${name}_corners[] = {${points.join(', ')}};
  const Shape ${name} = Shape::polygon(${name}_corners).value;
`;
  },
  body: (shape, transform, { sensor, bullet }) => {
    const roles = `${sensor ? ', .is_sensor = true' : ''}${bullet ? ', .is_bullet = true' : ''}`;
    return `      {${shape}, {.transform = {${transform.join(', ')}}${roles}}},`;
  },
};

export function worldCppOf(shared: SharedFrame): string {
  const { frame, settings, world, source } = shared;
  const { polygons, bodies } = bodyCode(shared, syntax);
  const options = treeOptionsInCpp(settings).map((option) => `  settings.${option};`);
  return `// Frame ${frame.number} of ${sourceText(source)}
// find_package(quadrille), link quadrille::quadrille
#include <cstddef>
#include <cstdio>
#include <quadrille/quadrille.hpp>
#include <quadrille/world.hpp>
#include <span>

using quadrille::Shape;

struct Body {
  Shape shape;
  quadrille::BodyOptions options;  // the transform is x, y, angle, scale
};

int main() {
  quadrille::Settings settings;
  settings.world = {0, 0, ${world.width}, ${world.height}};
${options.join('\n')}
  auto made = quadrille::World::create(settings);
  if (made.status != quadrille::Status::kOk) return 1;
  quadrille::World& world = *made.value;

${polygons}  const Body bodies[] = {
${bodies}
  };
  for (const Body& body : bodies) {
    if (!world.insert(body.shape, body.options).ok()) return 1;
  }
  if (world.step() != quadrille::Status::kOk) return 1;

  std::size_t points = 0;
  for (const quadrille::Contact& contact : world.contacts()) points += contact.manifold.point_count;
  std::printf("%zu touching pairs, %zu points of contact\\n", world.pairs().size(), points);

  // Frames of a game: bodies move in place, then a step finds who touches whom.
  for (int frame = 0; frame < 3; ++frame) {
    const std::span<quadrille::Transform> transforms = world.transforms();
    for (std::size_t row = 0; row < transforms.size(); ++row) {
      transforms[row].x += row % 2 == 0 ? 1.0F : -1.0F;  // the motion of your game
    }
    if (world.step() != quadrille::Status::kOk) return 1;
    std::printf("%zu touching pairs\\n", world.pairs().size());
  }
}
`;
}
