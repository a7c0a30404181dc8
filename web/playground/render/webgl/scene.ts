/** Objects and cells with WebGL2, for crowds: instanced, from the module's memory to the graphics card without a detour. */
import type { CrowdLayer, Picture } from '../picture.ts';
import { CellPass } from './cells.ts';
import { ObjectPass } from './objects.ts';
import type { Uniforms } from './program.ts';
import { SegmentPass } from './segments.ts';

/** What lives and dies with the context. */
interface Passes {
  readonly objects: ObjectPass;
  readonly cells: CellPass;
  readonly segments: SegmentPass;
}

export class WebglScene implements CrowdLayer {
  readonly canvas: HTMLCanvasElement;
  readonly #gl: WebGL2RenderingContext;
  #passes: Passes | undefined;

  /** `changed` is called when the context is lost and when it is back, until `signal` is aborted. */
  constructor(
    canvas: HTMLCanvasElement,
    gl: WebGL2RenderingContext,
    changed: () => void,
    signal: AbortSignal | undefined,
  ) {
    const options = signal ? { signal } : {};
    this.canvas = canvas;
    this.#gl = gl;
    this.#begin();
    const lost = (event: Event): void => {
      // Without this the browser never gives it back.
      event.preventDefault();
      this.#passes = undefined;
      changed();
    };
    const restored = (): void => {
      this.#begin();
      changed();
    };
    canvas.addEventListener('webglcontextlost', lost, options);
    canvas.addEventListener('webglcontextrestored', restored, options);
  }

  canDraw(): boolean {
    return this.#passes !== undefined && !this.#gl.isContextLost();
  }

  paint(picture: Picture): void {
    const { palette, view, settings } = picture;
    const gl = this.#gl;
    gl.viewport(0, 0, view.width, view.height);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    const pixels: Uniforms = {
      scale: view.scale,
      origin: [view.left, view.top],
      screen: [view.width, view.height],
      ratio: view.ratio,
    };
    if (!this.#passes) return;
    const { cells, objects, segments } = this.#passes;
    if (settings.lines || settings.shade) cells.fill(picture);
    if (settings.shade) cells.drawShades(picture, pixels);
    if (settings.lines && palette.quietCells) cells.drawLines(picture, pixels);
    objects.draw(picture, pixels);
    if (settings.lines && !palette.quietCells) cells.drawLines(picture, pixels);
    segments.draw(picture, pixels);
  }

  #begin(): void {
    const gl = this.#gl;
    if (gl.isContextLost()) return;
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LEQUAL);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    this.#passes = {
      objects: new ObjectPass(gl),
      cells: new CellPass(gl),
      segments: new SegmentPass(gl),
    };
  }
}
