/** The objects, all in one call: what a mark means is decided on the graphics card, hits in front of candidates. */
import { smallestOutlined } from '../object-style.ts';
import type { Picture } from '../picture.ts';
import { hairline } from '../viewport.ts';
import { rgb } from './colour.ts';
import fillFragment from './flat.frag?raw';
import markerVertex from './markers.vert?raw';
import marks from './marks.glsl?raw';
import fillVertex from './objects.vert?raw';
import outlineFragment from './outlines.frag?raw';
import outlineVertex from './outlines.vert?raw';
import pointFragment from './points.frag?raw';
import pointVertex from './points.vert?raw';
import { Program, type Uniforms } from './program.ts';
import shapeFragment from './shapes.frag?raw';
import shapeVertex from './shapes.vert?raw';
import { byteTable, floatTable, type Table } from './table.ts';

const LINES_OF_MARKER = 4;
/** In device pixels. Of larger points, more than their boxes would be shaded. */
const LARGEST_POINT = 32;

export class ObjectPass {
  readonly #fill: Program;
  readonly #points: Program;
  readonly #outline: Program;
  readonly #marker: Program;
  readonly #shape: Program;
  readonly #tables: { readonly boxes: Table; readonly marks: Table };
  readonly #forms: Table;
  readonly #largestPoint: number;

  constructor(gl: WebGL2RenderingContext) {
    this.#fill = new Program(gl, marks + fillVertex, fillFragment);
    this.#points = new Program(gl, marks + pointVertex, pointFragment);
    this.#outline = new Program(gl, marks + outlineVertex, outlineFragment);
    this.#marker = new Program(gl, marks + markerVertex, fillFragment);
    this.#shape = new Program(gl, marks + shapeVertex, shapeFragment);
    this.#tables = { boxes: floatTable(gl), marks: byteTable(gl) };
    this.#forms = floatTable(gl);
    const [, largest = 1] = gl.getParameter(gl.ALIASED_POINT_SIZE_RANGE) ?? [];
    this.#largestPoint = Math.min(LARGEST_POINT, largest);
  }

  draw(picture: Picture, pixels: Uniforms): void {
    const { palette, probed, settings, shapes, view } = picture;
    const objects = picture.marks.length;
    this.#tables.boxes.fill(picture.boxes);
    this.#tables.marks.fill(picture.marks);
    const { object, line, second, candidate, pair, hit, core } = palette;
    const fill = {
      ...pixels,
      colours: [object, line, second, candidate, pair, hit].flatMap(rgb),
    };
    const smallest = smallestOutlined(objects);
    const outline = {
      ...pixels,
      line: hairline(view),
      smallest: smallest * view.ratio,
      outline_colour: rgb(palette.outline),
    };
    const largest = largestSide(picture.boxes) * view.scale + 1;
    if (shapes) {
      this.#forms.fill(shapes.forms);
      const tables = { ...this.#tables, forms: this.#forms };
      const style = { ...fill, ...outline };
      this.#shape.draw(objects, { ...style, outlines: false }, tables);
      this.#shape.draw(objects, { ...style, outlines: true }, tables);
    } else if (2 * largest <= this.#largestPoint)
      this.#points.drawPoints(objects, fill, this.#tables);
    else this.#fill.draw(objects, { ...fill, cores: false }, this.#tables);
    // An outline is measured with its line.
    if (largest + outline.line >= outline.smallest) {
      this.#outline.draw(objects, { ...outline, shapes: Boolean(shapes) }, this.#tables);
    }
    if (settings.straddlers) {
      const marker = { ...pixels, line: outline.line, marker_colour: rgb(palette.marker) };
      this.#marker.draw(LINES_OF_MARKER * objects, marker, this.#tables);
    }
    if (probed && core)
      this.#fill.draw(objects, { ...fill, cores: true, core_colour: rgb(core) }, this.#tables);
  }
}

function largestSide(boxes: Float32Array): number {
  let largest = 0;
  for (let at = 0; at < boxes.length; at += 4) {
    const side = Math.max(boxes[at + 2]! - boxes[at]!, boxes[at + 3]! - boxes[at + 1]!);
    if (side > largest) largest = side;
  }
  return largest;
}
