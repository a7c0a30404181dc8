/** The objects of a frame as bodies of `World`, in code: each shape that is many corners long stands once, under a name. */
import { shortest } from '../../engine/float-text.ts';
import type { Body } from '../../engine/shapes/frame-shapes.ts';
import type { SharedFrame } from './shared-frame.ts';

/** How a language says it; numbers are texts that parse to the same 32 bits. */
export interface BodySyntax {
  readonly circle: (radius: string) => string;
  readonly box: (width: string, height: string) => string;
  /** Statements that give a polygon a name. */
  readonly named: (name: string, corners: readonly string[]) => string;
  readonly body: (
    shape: string,
    transform: readonly string[],
    roles: Pick<Body, 'sensor' | 'bullet'>,
  ) => string;
}

export interface BodyCode {
  /** Statements before the list. */
  readonly polygons: string;
  /** One line for each body. */
  readonly bodies: string;
}

export function bodyCode({ frame }: SharedFrame, syntax: BodySyntax): BodyCode {
  const polygons = new Map<string, string>();
  const lines = (frame.shapes?.bodies ?? []).map(({ shape, x, y, angle, scale, ...roles }) =>
    syntax.body(shapeIn(shape, syntax, polygons), [x, y, angle, scale].map(shortest), roles),
  );
  return { polygons: [...polygons.values()].join(''), bodies: lines.join('\n') };
}

function shapeIn(
  shape: Body['shape'],
  { box, circle, named }: BodySyntax,
  polygons: Map<string, string>,
): string {
  if (shape.kind === 'circle') return circle(shortest(shape.radius));
  if (shape.kind === 'box') {
    return box(numberOf(shape.width), numberOf(shape.height));
  }
  if (shape.kind !== 'polygon') throw new Error(`the page has no ${shape.kind}`);
  const corners = Array.from<number, string>(shape.corners, numberOf);
  const name = `polygon${corners.length / 2}`;
  polygons.set(name, named(name, corners));
  return name;
}

function numberOf(value: number): string {
  return shortest(Math.fround(value));
}
