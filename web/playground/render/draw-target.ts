/** What a tale is drawn on: a sheet of the picture, or a file of shapes. Paths are as SVG writes them, in units of the paper. */
export interface Paper {
  fill(path: string, colour: string, opacity?: number): void;
  stroke(path: string, ink: Ink): void;
  /** A letter about its middle. */
  letter(text: string, x: number, y: number, size: number, colour: string): void;
}

export interface Ink {
  readonly colour: string;
  readonly width: number;
  readonly dashes?: readonly number[];
  readonly opacity?: number;
}

/** A number of a path, to a hundredth. */
export function short(value: number): number {
  return Math.round(100 * value) / 100;
}
