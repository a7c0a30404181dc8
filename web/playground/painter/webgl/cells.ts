/** The tree's lines, straight from the library's table of nodes. */
import { NODE_STRIDE } from 'quadrille';
import { isDashed } from '../line-style.ts';
import type { Picture } from '../picture.ts';
import { rgb } from './colour.ts';
import lineFragment from './lines.frag?raw';
import lineVertex from './lines.vert?raw';
import { Program, type Uniforms } from './program.ts';
import { floatTable, type Table } from './table.ts';

export class CellPass {
  readonly #lines: Program;
  readonly #tables: { readonly nodes: Table };

  constructor(gl: WebGL2RenderingContext) {
    this.#lines = new Program(gl, lineVertex, lineFragment);
    this.#tables = { nodes: floatTable(gl) };
  }

  drawLines({ nodes, palette }: Picture, pixels: Uniforms): void {
    this.#tables.nodes.fill(nodes);
    const style = { ...pixels, line_colour: rgb(palette.line), dashed: isDashed(palette, nodes) };
    const middleLines = (2 * nodes.length) / NODE_STRIDE;
    this.#lines.draw(middleLines, { ...style, frame: false }, this.#tables);
    this.#lines.draw(4, { ...style, frame: true }, this.#tables);
  }
}
