/** Where objects of a picture can be tapped: with room around small ones, up to the middle between neighbours. */
import type { Box } from '../engine/scene.ts';

/** Of a world that is 600 units wide, 44 pixels on the narrowest phone. */
const LEAST = 112;

export function targetsOf(bodies: readonly Box[]): readonly Box[] {
  const wide = bodies.map(grown);
  return bodies.map((body, row) => {
    let target = wide[row]!;
    for (const [other, neighbour] of bodies.entries())
      if (other !== row && overlap(wide[row]!, wide[other]!)) target = cut(target, body, neighbour);
    return target;
  });
}

function grown({ minX, minY, maxX, maxY }: Box): Box {
  const [across, down] = [LEAST - (maxX - minX), LEAST - (maxY - minY)].map(
    (lacking) => Math.max(0, lacking) / 2,
  );
  return { minX: minX - across!, minY: minY - down!, maxX: maxX + across!, maxY: maxY + down! };
}

/** What of a target is on its body's side of the line between two bodies, across the larger gap. Bodies that overlap share their target. */
function cut(target: Box, body: Box, neighbour: Box): Box {
  const right = neighbour.minX - body.maxX;
  const left = body.minX - neighbour.maxX;
  const below = neighbour.minY - body.maxY;
  const above = body.minY - neighbour.maxY;
  const widest = Math.max(right, left, below, above);
  if (widest < 0) return target;
  if (widest === right) return { ...target, maxX: Math.min(target.maxX, body.maxX + right / 2) };
  if (widest === left) return { ...target, minX: Math.max(target.minX, body.minX - left / 2) };
  if (widest === below) return { ...target, maxY: Math.min(target.maxY, body.maxY + below / 2) };
  return { ...target, minY: Math.max(target.minY, body.minY - above / 2) };
}

function overlap(one: Box, other: Box): boolean {
  const isBeside = one.maxX <= other.minX || other.maxX <= one.minX;
  return !isBeside && one.maxY > other.minY && other.maxY > one.minY;
}
