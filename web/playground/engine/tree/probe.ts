/** What the probe asks the tree, and where. Its place is its middle; of a way, where the way begins. */
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';

export interface BoxProbe {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface CircleProbe {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface RayProbe {
  readonly kind: 'ray';
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

export interface SweepProbe extends Omit<BoxProbe, 'kind'> {
  readonly kind: 'sweep';
  readonly dx: number;
  readonly dy: number;
}

export interface NearestProbe {
  readonly kind: 'nearest';
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

export type Probe = BoxProbe | CircleProbe | RayProbe | SweepProbe | NearestProbe;

type ProbeKind = Settings['probeKind'];

/** What a drag of the pointer draws for these: the way. */
export const goesSomewhere: ReadonlySet<ProbeKind> = new Set(['ray', 'sweep'] as const);

/** These ask about a box: what the articles' trees can be asked. */
export const asksOfBox: ReadonlySet<ProbeKind> = new Set(['box', 'rectangle'] as const);

type Maker = (settings: Settings) => Probe;

const square: Maker = (settings) => boxProbe(settings, settings.probeSize, settings.probeSize);

const makers: Readonly<Record<ProbeKind, Maker>> = {
  box: square,
  rectangle: (settings) => boxProbe(settings, settings.probeSize, settings.probeHeight),
  circle: ({ probeX: x, probeY: y, probeSize }) => ({
    kind: 'circle',
    x,
    y,
    radius: probeSize / 2,
  }),
  ray: ({ probeX: x, probeY: y, wayX: dx, wayY: dy }) => ({ kind: 'ray', x, y, dx, dy }),
  nearest: ({ probeX: x, probeY: y, nearest: count }) => ({ kind: 'nearest', x, y, count }),
  sweep: (settings) => ({
    ...boxProbe(settings, settings.probeSize, settings.probeSize),
    kind: 'sweep',
    dx: settings.wayX,
    dy: settings.wayY,
  }),
};

/** A box is asked about only while it overlaps the world (S4.12). */
export function probeOf(settings: Settings, world: World): Probe | undefined {
  if (!settings.probe) return undefined;
  const probe = makers[settings.probeKind](settings);
  return probe.kind !== 'box' || overlaps(probe, world) ? probe : undefined;
}

/** About its middle (S4.1). */
function boxProbe({ probeX, probeY }: Settings, width: number, height: number): BoxProbe {
  return { kind: 'box', x: probeX - width / 2, y: probeY - height / 2, width, height };
}

function overlaps({ x, y, width, height }: BoxProbe, world: World): boolean {
  return x < world.width && x + width > 0 && y < world.height && y + height > 0;
}
