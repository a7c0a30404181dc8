/** A WebGL2 program: two shaders from their sources, uniforms and tables by their names. */
import pixels from './pixels.glsl?raw';
import type { Table } from './table.ts';

const HEAD = `#version 300 es\nprecision highp float;\nprecision highp int;\n${pixels}\n`;

/** Two triangles. */
const VERTICES = 6;

export type Uniforms = Readonly<
  Record<string, number | boolean | Float32Array | Uint32Array | readonly number[]>
>;

export class Program {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #places = new Map<string, WebGLUniformLocation | null>();

  constructor(gl: WebGL2RenderingContext, vertex: string, fragment: string) {
    this.#gl = gl;
    this.#program = gl.createProgram();
    for (const [type, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const)
      gl.attachShader(this.#program, compiled(gl, type, HEAD + source));
    gl.linkProgram(this.#program);
    // A lost context fails everything; only a living one can be wrong.
    if (!gl.getProgramParameter(this.#program, gl.LINK_STATUS) && !gl.isContextLost())
      throw new Error(`WebGL program: ${gl.getProgramInfoLog(this.#program)}`);
  }

  /** Draws `rectangles` rectangles; the vertex shader says where, from the tables and the vertex's number. */
  draw(rectangles: number, uniforms: Uniforms, tables: Readonly<Record<string, Table>>): void {
    this.#use(uniforms, tables);
    this.#gl.drawArrays(this.#gl.TRIANGLES, 0, VERTICES * rectangles);
  }

  /** The same with points, of which each is one vertex. */
  drawPoints(points: number, uniforms: Uniforms, tables: Readonly<Record<string, Table>>): void {
    this.#use(uniforms, tables);
    this.#gl.drawArrays(this.#gl.POINTS, 0, points);
  }

  #use(uniforms: Uniforms, tables: Readonly<Record<string, Table>>): void {
    const gl = this.#gl;
    gl.useProgram(this.#program);
    for (const name in uniforms) this.#set(name, uniforms[name]!);
    let unit = 0;
    for (const name in tables) {
      tables[name]!.bind(unit);
      gl.uniform1i(this.#placeOf(name), unit++);
    }
  }

  #set(name: string, value: Uniforms[string]): void {
    const gl = this.#gl;
    const place = this.#placeOf(name);
    if (typeof value === 'boolean') gl.uniform1i(place, value ? 1 : 0);
    else if (typeof value === 'number') gl.uniform1f(place, value);
    else if (value instanceof Uint32Array) gl.uniform1uiv(place, value);
    else if (value.length === 2) gl.uniform2fv(place, value);
    else gl.uniform3fv(place, value);
  }

  #placeOf(name: string): WebGLUniformLocation | null {
    let place = this.#places.get(name);
    if (place === undefined) {
      place = this.#gl.getUniformLocation(this.#program, name);
      this.#places.set(name, place);
    }
    return place;
  }
}

function compiled(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader {
  const shader = gl.createShader(type);
  // Null only when the context is lost; the program that is made of it is never used.
  if (!shader) throw new Error('WebGL shader: the context is lost');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS) && !gl.isContextLost())
    throw new Error(`WebGL shader: ${gl.getShaderInfoLog(shader)}`);
  return shader;
}
