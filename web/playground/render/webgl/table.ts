/**
 * A list as a texture, filled anew every frame straight from the array given, from which shaders read by position. Each thing
 * listed is drawn as a fixed number of vertices of one call: graphics cards, and software that replaces them, do this much
 * faster than a hundred thousand instances of four vertices.
 */
import type { View } from 'quadrille';

/** Texels a row of the texture; shaders know it as TABLE_WIDTH. */
const WIDTH = 1_024;

export interface Format {
  /** Numbers a texel. */
  readonly numbers: number;
  readonly internal: number;
  readonly format: number;
  readonly type: number;
}

export class Table {
  readonly #gl: WebGL2RenderingContext;
  readonly #format: Format;
  readonly #texture: WebGLTexture;
  #rows = 0;

  constructor(gl: WebGL2RenderingContext, format: Format) {
    this.#gl = gl;
    this.#format = format;
    this.#texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, this.#texture);
    // Anything but nearest would make the texture incomplete: these numbers cannot be blended.
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  }

  fill(values: View<Float32Array> | Uint8Array): void {
    const texels = values.length / this.#format.numbers;
    const full = Math.floor(texels / WIDTH);
    this.#gl.bindTexture(this.#gl.TEXTURE_2D, this.#texture);
    this.#grow(full + 1);
    this.#write(0, WIDTH, full, values, 0);
    this.#write(full, texels - full * WIDTH, 1, values, full * WIDTH * this.#format.numbers);
  }

  /** Lets shaders read it from texture unit `unit`. */
  bind(unit: number): void {
    this.#gl.activeTexture(this.#gl.TEXTURE0 + unit);
    this.#gl.bindTexture(this.#gl.TEXTURE_2D, this.#texture);
  }

  #grow(rows: number): void {
    if (rows <= this.#rows) return;
    this.#rows = rows;
    const gl = this.#gl;
    const { internal, format, type } = this.#format;
    gl.texImage2D(gl.TEXTURE_2D, 0, internal, WIDTH, rows, 0, format, type, null);
  }

  #write(
    row: number,
    width: number,
    height: number,
    values: View<Float32Array> | Uint8Array,
    from: number,
  ): void {
    if (width === 0 || height === 0) return;
    const gl = this.#gl;
    const { format, type } = this.#format;
    gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, row, width, height, format, type, values, from);
  }
}

/** Four floats a texel. */
export function floatTable(gl: WebGL2RenderingContext): Table {
  return new Table(gl, { numbers: 4, internal: gl.RGBA32F, format: gl.RGBA, type: gl.FLOAT });
}

/** One byte a texel. */
export function byteTable(gl: WebGL2RenderingContext): Table {
  const { R8UI: internal, RED_INTEGER: format, UNSIGNED_BYTE: type } = gl;
  return new Table(gl, { numbers: 1, internal, format, type });
}
