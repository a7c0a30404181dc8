/** Segments over the objects, one call for the halo of all and one for their lines. */
import type { Picture } from '../picture.ts';
import { rgb } from './colour.ts';
import { Program, type Uniforms } from './program.ts';
import segmentFragment from './segments.frag?raw';
import segmentVertex from './segments.vert?raw';
import { floatTable, type Table } from './table.ts';

export class SegmentPass {
  readonly #program: Program;
  readonly #tables: { readonly segments: Table };

  constructor(gl: WebGL2RenderingContext) {
    this.#program = new Program(gl, segmentVertex, segmentFragment);
    this.#tables = { segments: floatTable(gl) };
  }

  draw({ segments, view }: Picture, pixels: Uniforms): void {
    for (const { ends, style } of segments) {
      const { colour, halo, width } = style;
      this.#tables.segments.fill(ends);
      for (const [paint, thick] of [
        [halo.colour, width + 2 * halo.width],
        [colour, width],
      ] as const) {
        const uniforms = { segment_colour: rgb(paint), half_width: (thick * view.ratio) / 2 };
        this.#program.draw(ends.length / 4, { ...pixels, ...uniforms }, this.#tables);
      }
    }
  }
}
