// What the page says besides the picture: panels with buttons, and how the game stands.

export type Screen = 'title' | 'play' | 'paused' | 'lost';

const panels = ['title', 'paused', 'lost'] as const;

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

export function press(id: string, isPressed: boolean): void {
  element(id).setAttribute('aria-pressed', String(isPressed));
}

export function onClick(id: string, act: () => void): void {
  element(id).addEventListener('click', act);
}
