import { depthIn } from '../movers/overlaps.mjs';
import { fallAfter } from '../movers/players.mjs';

/**
 * What a driver makes of a hard spot, frame by frame. In each, solids move first. The character falls faster by gravity, as long as nothing
 * stops it.
 *
 * @param {import('./hard-spot.d.ts').HardSpot} spot
 * @param {import('./hard-spot.d.ts').Driver} driver
 * @returns {Promise<import('./hard-spot.d.ts').Frame[] | undefined>} nothing if the driver lacks what the spot needs
 */
export async function play(spot, driver) {
  if (spot.needs && !driver.has.includes(spot.needs)) return undefined;
  const stage = await driver.start(spot);
  const frames = [];
  let falling = 0;
  let y = spot.start.y;
  for (let frame = 0; frame < spot.frames; frame++) {
    const places = spot.placesIn?.(frame) ?? new Map();
    for (const [solid, place] of places) stage.moveSolid(solid, place);
    const motion = spot.motion(frame, falling, frames);
    const moved = stage.move(motion);
    falling = moved.onFloor ? 0 : fallAfter(motion.dy, moved.y - y);
    y = moved.y;
    frames.push({ ...moved, depth: depthOf(spot, places, moved) });
  }
  stage.dispose();
  return frames;
}

/** One-way solids stop nothing that is in them. */
function depthOf({ shape, solids }, places, { x, y }) {
  const placed = solids.map((solid, i) => ({ ...solid, ...places.get(i), radius: 0 }));
  return depthIn(
    placed.filter(({ oneWay }) => !oneWay),
    shape,
    x,
    y,
  );
}
