/**
 * The parts of an embedded page: its sheet, the poster it may begin with, the link to the whole page, and the commands of the
 * embedding page, to which it reports. Only embedded pages fetch it.
 */
import './embed.css';
import { effect, untracked } from '@preact/signals';
import type { Player } from '../../engine/player/player.ts';
import { changeScene } from '../../engine/player/scene-change.ts';
import { fingerprint } from '../../engine/simulation/fingerprint.ts';
import { parameters, type Settings } from '../../state/parameters.ts';
import { nearestAllowed } from '../../state/settings.ts';
import type { Store } from '../../state/store.ts';
import { lessMotion } from '../../ui/less-motion.ts';
import { Authored } from './authored.ts';
import { fitOf, reportHeight } from './fit.ts';
import { parentOrigin, tellParent } from './parent.ts';
import { byPresentNames, isOurs, PROTOCOL, type Report } from './protocol.ts';

export { posterPressed, StartPoster } from './poster.tsx';
export { keepSeparators } from './separators.ts';
export { keepLook, wearLook } from './wear-look.ts';
export { WholePage } from './whole-page.tsx';

const MOST_TICKS = 1_000;
/** Between two reports of a frame at least; in milliseconds. */
const SHORTEST_INTERVAL = 100;

/** Styles hide the parts of the page that the embedding page does not want, and fit the others into the frame. */
export function reflectParts({ signals }: Store): void {
  const { dataset } = document.documentElement;
  effect(() => {
    dataset['hide'] = signals.hide.value.replaceAll('.', ' ');
    dataset['fit'] = fitOf({ fit: signals.fit.value, hide: signals.hide.value });
  });
}

/** Before there is a scene, as a poster may be all there is for long. */
export function fitFrame(settings: Settings): void {
  document.documentElement.dataset['fit'] = fitOf(settings);
  reportHeight();
}

/** Runs the commands of the embedding page, and of no other, and reports frames to it; `fragment` is what it opened this page with. */
export function connectToParent(fragment: string, store: Store, player: Player): void {
  const origin = parentOrigin();
  if (origin === undefined) return;
  const authored = new Authored(fragment);
  globalThis.addEventListener('message', (event) => {
    if (event.source !== globalThis.parent || event.origin !== origin) return;
    if (isOurs(event.data)) runCommand(event.data, authored, store, player);
  });
  const report = (says: Report['says']): void => tellParent(reportOf(says, store, player), origin);
  let waiting = false;
  let ready = false;
  const reportSoon = (): void => {
    if (!ready) report('ready');
    ready = true;
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      report('frame');
    }, SHORTEST_INTERVAL);
  };
  effect(() => {
    // Playback that ends shows no other picture.
    void store.signals.playing.value;
    if (player.pictures > 0) untracked(reportSoon);
  });
}

/** Ignores what is no command; the store clamps every value. */
function runCommand(
  message: Readonly<Record<string, unknown>>,
  authored: Authored,
  store: Store,
  player: Player,
): void {
  const commands: Readonly<Record<string, () => void>> = {
    set: () => {
      const changes = byPresentNames(Object(message['settings']));
      set(authored.after(changes, store.settings), store, player);
    },
    play: () => store.change({ playing: true }),
    pause: () => store.change({ playing: false }),
    restart: () => player.restart(),
    step: () => step(message['ticks'] ?? 1, store, player),
    seek: () => seek(message['frame'], player),
  };
  const asked = message['do'];
  if (typeof asked === 'string' && Object.hasOwn(commands, asked)) commands[asked]?.();
}

/** Another preset is another scene, which is opened as its link would be. */
function set(settings: Settings, store: Store, player: Player): void {
  if (settings.preset === store.settings.preset)
    return changeScene(store, player, settings, lessMotion());
  player.open(settings);
  if (lessMotion()) player.hold();
}

function step(ticks: unknown, store: Store, player: Player): void {
  if (typeof ticks !== 'number' || !Number.isInteger(ticks)) return;
  store.change({ playing: false });
  const far = Math.max(-MOST_TICKS, Math.min(MOST_TICKS, ticks));
  seek(player.destination + far, player);
}

function seek(frame: unknown, player: Player): void {
  const allowed = nearestAllowed(parameters.frame, frame);
  if (typeof allowed === 'number') player.seek(allowed);
}

function reportOf(says: Report['says'], { settings }: Store, { frame }: Player): Report {
  const { nodes, references, pairTests } = frame.tree.stats;
  return {
    quadrille: PROTOCOL,
    says,
    frame: frame.number,
    settings,
    fingerprint: fingerprint(frame.tree.boxes),
    objects: frame.objects,
    nodes,
    references,
    pairTests,
    collidingPairs: frame.collidingPairs,
    candidates: frame.candidates,
    hits: frame.hits,
    visited: frame.probed?.result?.visited ?? 0,
  };
}
