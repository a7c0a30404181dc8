/** The tree's lines and shades, straight from the library's table of nodes. */
import { NODE_STRIDE } from 'quadrille';
import { isDashed, lineStyle } from '../line-style.ts';
import type { Picture } from '../picture.ts';
import { shadePerLevel } from '../shade-style.ts';
import { rgb } from './colour.ts';
import shadeFragment from './flat.frag?raw';
import lineFragment from './lines.frag?raw';
import lineVertex from './lines.vert?raw';
import { Program, type Uniforms } from './program.ts';
import shadeVertex from './shades.vert?raw';
import { floatTable, type Table } from './table.ts';

export class CellPass {
  readonly #lines: Program;
  readonly #shades: Program;
  readonly #tables: { readonly nodes: Table };

  constructor(gl: WebGL2RenderingContext) {
    this.#lines = new Program(gl, lineVertex, lineFragment);
    this.#shades = new Program(gl, shadeVertex, shadeFragment);
    this.#tables = { nodes: floatTable(gl) };
  }

  /** Takes over the nodes of the frame. */
  fill({ nodes }: Picture): void {
    this.#tables.nodes.fill(nodes);
  }

  drawShades({ nodes, palette }: Picture, pixels: Uniforms): void {
    const style = { shade_colour: rgb(palette.line), shade_per_level: shadePerLevel(palette) };
    this.#shades.draw(nodes.length / NODE_STRIDE, { ...pixels, ...style }, this.#tables);
  }

  drawLines({ nodes, palette }: Picture, pixels: Uniforms): void {
    const { faintest, fainterPerLevel, thinnest, widest } = lineStyle(palette);
    const style = {
      ...pixels,
      line_colour: rgb(palette.line),
      ground_colour: rgb(palette.background),
      dashed: isDashed(palette, nodes),
      faintest,
      fainter_per_level: fainterPerLevel,
      thinnest,
      widest,
      // Behind the objects or before them; in front of the shades either way.
      line_depth: palette.quietCells ? 0.95 : -0.5,
    };
    const middleLines = (2 * nodes.length) / NODE_STRIDE;
    this.#lines.draw(middleLines, { ...style, frame: false }, this.#tables);
    this.#lines.draw(4, { ...style, frame: true }, this.#tables);
  }
}
