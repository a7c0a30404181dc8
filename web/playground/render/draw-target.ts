/** Where a trace is drawn: a canvas or an SVG file. Paths are in SVG's syntax, in units of the target. */
export interface DrawTarget {
  fill(path: string, colour: string, opacity?: number): void;
  stroke(path: string, stroke: Stroke): void;
  /** Text centred at a point. */
  letter(text: string, x: number, y: number, size: number, colour: string): void;
}

export interface Stroke {
  readonly colour: string;
  readonly width: number;
  readonly dashes?: readonly number[];
  readonly opacity?: number;
}

/** A number of a path, to a hundredth. */
export function short(value: number): number {
  return Math.round(100 * value) / 100;
}
