/** Play, pause, step on and back, restart, the probe's switch and the link, right under the picture. */

import type { Strings } from '../../locales/strings.ts';
import type { Store } from '../../state/store.ts';
import { element, icon, say } from '../../ui/dom.ts';

export interface Deeds {
  readonly toggle: () => void;
  readonly step: () => void;
  readonly stepBack: () => void;
  readonly restart: () => void;
  readonly copyLink: () => void;
  readonly share: () => void;
}

export function transportPanel(
  root: HTMLElement,
  store: Store,
  strings: Strings,
  deeds: Deeds,
  signal: AbortSignal,
): void {
  const play = button('play', 'pause', strings.actions.pause, deeds.toggle);
  play.root.classList.add('primary');
  const stepBack = button('step-back', 'step-back', strings.actions.stepBack, deeds.stepBack);
  const step = button('step', 'step', strings.actions.step, deeds.step);
  const restart = button('restart', 'restart', strings.actions.restart, deeds.restart);
  const probe = button('probe', 'probe', strings.actions.probe, () =>
    store.change({ probe: !store.settings.probe, pinned: false }),
  );
  const link = button('link', 'link', strings.actions.copyLink, deeds.copyLink);
  const share = button('share', 'share', strings.actions.share, deeds.share);
  root.append(play.root, stepBack.root, step.root, restart.root, probe.root, link.root, share.root);

  const show = (): void => {
    const { playing, probe: probing } = store.settings;
    const verb = playing ? strings.actions.pause : strings.actions.play;
    say(play.text, verb);
    play.root.title = verb;
    play.icon.replaceChildren(icon(playing ? 'pause' : 'play'));
    probe.root.setAttribute('aria-pressed', String(probing));
  };
  store.listen(show, signal);
  show();
}

interface Button {
  readonly root: HTMLButtonElement;
  readonly icon: HTMLElement;
  readonly text: HTMLElement;
}

function button(name: string, picture: string, label: string, act: () => void): Button {
  const holder = element('span', { class: 'icon-holder' }, icon(picture));
  const text = element('span', {}, label);
  const root = element(
    'button',
    { type: 'button', id: `button-${name}`, title: label },
    holder,
    text,
  );
  root.addEventListener('click', act);
  return { root, icon: holder, text };
}
