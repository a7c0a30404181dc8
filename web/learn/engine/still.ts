/** A scene as an SVG picture, drawn by the playground's own code. */
import { svgOf } from '../../playground/features/share/svg.ts';
import type { Scene } from './scene.ts';

export type Theme = 'light' | 'dark';

export function stillOf(scene: Scene, theme: Theme): string {
  const { frame, settings, trace, world } = scene;
  return svgOf({ frame, settings: { ...settings, theme }, world, trace, link: '' });
}

/** The name of its file. */
export function stillName(folder: string, figure: string, theme: Theme): string {
  return `${folder.replace(/^\d+-/, '')}-${figure}-${theme}.svg`;
}
