// What the page says besides the picture: panels with buttons, and counts.

export type Screen = 'title' | 'play' | 'paused' | 'missing' | 'lit' | 'end';

const panels = ['title', 'paused', 'missing', 'lit', 'end'] as const;

export function element(id: string): HTMLElement {
  return document.getElementById(id)!;
}

export function say(id: string, text: string): void {
  const target = element(id);
  if (target.textContent !== text) target.textContent = text;
}

/** Shows this screen. The keyboard is then at its first button, or at none while one plays. */
export function show(screen: Screen): void {
  document.body.dataset['screen'] = screen;
  for (const id of panels) element(id).hidden = id !== screen;
  if (screen === 'play') (document.activeElement as HTMLElement | null)?.blur();
  else element(screen).querySelector('button')!.focus({ preventScroll: true });
}

export function timeOf(steps: number, stepsASecond: number): string {
  const seconds = Math.round(steps / stepsASecond);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const rules = new Intl.PluralRules('en');

export function countOf(count: number, one: string, many: string): string {
  return `${count} ${rules.select(count) === 'one' ? one : many}`;
}
