/** The colours that the reader's system forces on every page, as `#rrggbb`. */
import { mixed } from './colour-mix.ts';

/** Reads them by their names in CSS; those that are seen through are laid over `Canvas`. */
export function systemColours(names: readonly string[]): readonly string[] {
  const sample = document.documentElement.appendChild(document.createElement('i'));
  const read = (name: string): readonly [colour: string, opacity: number] => {
    sample.style.color = name;
    const [red = 0, green = 0, blue = 0, opacity = 1] = (
      getComputedStyle(sample).color.match(/[\d.]+/g) ?? []
    ).map(Number);
    const digits = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0'));
    return [`#${digits.join('')}`, opacity];
  };
  const [ground] = read('Canvas');
  const colours = names.map((name) => {
    const [colour, opacity] = read(name);
    return mixed(colour, ground, opacity);
  });
  sample.remove();
  return colours;
}
