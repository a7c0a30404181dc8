/** Where a value stands on its slider: evenly spaced, or at round stops that grow as powers. */

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly logarithmic: boolean;
}

export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  position(value: number): number;
  value(position: number): number;
}

/** Round numbers of one decade: steps of 10 % to 20 %. */
const DECADE = [10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90];

export function scaleOf({ min, max, step, logarithmic }: NumberRange): Scale {
  if (!logarithmic)
    return { min, max, step, position: (value) => value, value: (position) => position };
  const stops = stopsBetween(min, max);
  return {
    min: 0,
    max: stops.length - 1,
    step: 1,
    position: (value) => stops.filter((stop) => stop <= value).length - 1,
    value: (position) => stops[position] ?? max,
  };
}

/** Every whole number below ten, then round ones. Each is a stop of its own, so that one key press always moves on. */
function stopsBetween(min: number, max: number): readonly number[] {
  const stops: number[] = [];
  for (let stop = min; stop < Math.min(10, max); stop++) stops.push(stop);
  for (let power = 1; 10 * power < max; power *= 10) {
    for (const round of DECADE) if (round * power < max) stops.push(round * power);
  }
  return [...stops, max];
}
