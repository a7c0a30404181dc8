/**
 * What draws crowds, fetched with the first one: WebGL2 where the browser has it by a graphics card, otherwise the processor, pixel by
 * pixel. That is several times faster than WebGL2 by software.
 */
import { layerCanvas } from './layer-canvas.ts';
import type { CrowdLayer } from './picture.ts';

export type CrowdPainter = 'webgl' | 'pixels';

/**
 * Without `asked`, the faster one. `changed` is called when the same picture would now be painted by other means. Nothing is painted after
 * `until` is aborted.
 */
export async function crowdLayer(
  asked: CrowdPainter | undefined,
  changed: () => void,
  until: AbortSignal | undefined,
): Promise<CrowdLayer> {
  if (asked !== 'pixels' && !until?.aborted) {
    const canvas = layerCanvas('webgl');
    const gl = canvas.getContext('webgl2', { antialias: false, stencil: false });
    if (gl && (asked === 'webgl' || !isBySoftware(gl))) {
      try {
        const { WebglScene } = await import('./webgl/scene.ts');
        if (!until?.aborted) {
          until?.addEventListener('abort', () => release(gl));
          return new WebglScene(canvas, gl, changed, until);
        }
      } catch (problem) {
        release(gl);
        throw problem;
      }
    }
    if (gl) release(gl);
  }
  const { PixelScene } = await import('./pixels/pixel-scene.ts');
  return new PixelScene();
}

/** A browser keeps few contexts alive: one that nothing paints with any more takes the place of another, until it is collected. */
function release(gl: WebGL2RenderingContext): void {
  gl.getExtension('WEBGL_lose_context')?.loseContext();
}

/** By its name: not all browsers keep to `failIfMajorPerformanceCaveat`. */
function isBySoftware(gl: WebGL2RenderingContext): boolean {
  const named = gl.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL;
  const renderer = String(gl.getParameter(named ?? gl.RENDERER));
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
}
