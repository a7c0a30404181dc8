/** An SVG file as draw target: everything drawn becomes an element. */
import type { DrawTarget, Stroke } from './draw-target.ts';

export class SvgTarget implements DrawTarget {
  readonly elements: string[] = [];

  fill(path: string, colour: string, opacity = 1): void {
    const veil = opacity === 1 ? '' : ` fill-opacity="${opacity}"`;
    this.elements.push(`<path d="${path}" fill="${colour}"${veil}/>`);
  }

  stroke(path: string, { colour, width, dashes = [], opacity = 1 }: Stroke): void {
    const gaps = dashes.length === 0 ? '' : ` stroke-dasharray="${dashes.join(' ')}"`;
    const veil = opacity === 1 ? '' : ` stroke-opacity="${opacity}"`;
    this.elements.push(
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${gaps}${veil}/>`,
    );
  }

  letter(text: string, x: number, y: number, size: number, colour: string): void {
    const font = `font-family="ui-sans-serif, system-ui, sans-serif" font-weight="700" font-size="${size}"`;
    const middle = 'text-anchor="middle" dominant-baseline="central"';
    this.elements.push(`<text x="${x}" y="${y}" ${font} ${middle} fill="${colour}">${text}</text>`);
  }
}
