/** Gives the page the colours and the size of text that the embedding page has chosen. */
import { effect } from '@preact/signals';
import { whenThemeChanges } from '../../render/palette.ts';
import { type Channels, isDark } from '../../state/colour.ts';
import type { Settings } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import { type Look, lookOf, tokens } from './look.ts';

type Chosen = Pick<Settings, 'accent' | 'background' | 'fontSize' | 'theme'>;

export function wearLook({ accent, background, fontSize, theme }: Chosen): void {
  const { dataset, style } = document.documentElement;
  dataset['theme'] = theme;
  // Which colours are the usual ones depends on the ground: on a dark one they are those of the dark page.
  if (background === '') delete dataset['ground'];
  else dataset['ground'] = isDark(background) ? 'dark' : 'light';
  for (const name of tokens) style.removeProperty(`--${name}`);
  style.fontSize = fontSize === 100 ? '' : `${fontSize}%`;
  if (accent === '' && background === '') return;
  const look = lookOf({ accent, background }, usualLook());
  for (const name of tokens) style.setProperty(`--${name}`, `rgb(${look[name].join(' ')})`);
}

/** Follows the settings, and the reader's system between light and dark. */
export function keepLook({ signals }: Store): void {
  const wear = (): void => {
    const { accent, background, fontSize, theme } = signals;
    wearLook({
      accent: accent.value,
      background: background.value,
      fontSize: fontSize.value,
      theme: theme.value,
    });
  };
  effect(wear);
  whenThemeChanges(wear);
}

/** The tokens as the style sheets have them. */
function usualLook(): Look {
  const sample = document.body.appendChild(document.createElement('i'));
  const channels = (name: string): Channels => {
    sample.style.color = `var(--${name})`;
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(sample).color.match(/\d+/g) ?? []).map(
      Number,
    );
    return [red, green, blue];
  };
  const look = Object.fromEntries(tokens.map((name) => [name, channels(name)]));
  sample.remove();
  return look as Look;
}
