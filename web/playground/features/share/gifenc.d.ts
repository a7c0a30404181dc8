/** The part of gifenc that is used; the package has no types. */
declare module 'gifenc' {
  /** Red, green and blue, 0 to 255. */
  type Colour = readonly number[];

  interface Encoder {
    /** `delay` is in milliseconds; `repeat` 0 plays for ever. */
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        readonly palette: readonly Colour[];
        readonly delay: number;
        readonly repeat: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, maxColors: number): readonly Colour[];
  export function applyPalette(rgba: Uint8ClampedArray, palette: readonly Colour[]): Uint8Array;
}
