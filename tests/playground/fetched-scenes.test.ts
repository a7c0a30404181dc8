/** Scenes whose motion or collisions are not fetched yet: the player waits, and then shows the frames that it would have shown. */
import { load } from 'quadrille';
import { expect, test, vi } from 'vitest';
import { Player } from '../../web/playground/engine/player/player.ts';
import { isSceneFetched } from '../../web/playground/engine/simulation/fetched.ts';
import { fingerprint } from '../../web/playground/engine/simulation/fingerprint.ts';
import { fromFragment } from '../../web/playground/state/fragment.ts';
import { Store } from '../../web/playground/state/store.ts';

interface Opened {
  readonly store: Store;
  readonly player: Player;
}

function open(fragment: string): Opened {
  const store = new Store(fromFragment(`${fragment}&n=40&min=4&max=20&play=0`));
  const player = new Player(store, () => undefined);
  player.start();
  player.seek(store.settings.frame);
  if (isSceneFetched(store.settings)) seek(player, store.settings.frame);
  return { store, player };
}

/** Goes on to the frame that a seek leads to, however long it takes. */
function seek(player: Player, frame: number): void {
  expect(player.destination).toBe(frame);
  while (player.frame.number !== frame) player.seek(frame);
}

/** Each leads from a scene to the frame of another. */
const changes: readonly {
  readonly from: string;
  readonly change: (opened: Opened) => void;
  readonly to: string;
}[] = [
  { from: 'motion=shooter&t=30', change: () => undefined, to: 'motion=shooter&t=30' },
  {
    from: 'motion=shooter&t=90',
    change: ({ store }) => store.change({ shape: 'circle' }),
    to: 'motion=shooter&shape=circle&t=90',
  },
  { from: 'motion=tween&t=7', change: ({ player }) => player.step(3), to: 'motion=tween&t=10' },
  {
    from: 'motion=tween&t=7',
    change: ({ player }) => player.seek(player.destination - 1),
    to: 'motion=tween&t=6',
  },
  {
    from: 't=50',
    change: ({ player }) =>
      player.open(fromFragment('motion=shooter&min=4&max=20&n=30&play=0&t=20')),
    to: 'motion=shooter&n=30&t=20',
  },
  {
    from: 't=50',
    change: ({ store }) => store.change({ response: 'bounce' }),
    to: 'response=bounce&t=50',
  },
  {
    from: 't=50',
    change: ({ player, store }) => {
      store.change({ response: 'bounce' });
      player.seek(20);
    },
    to: 'response=bounce&t=20',
  },
  {
    from: 't=50',
    change: ({ store }) => store.change({ motion: 'tween' }),
    to: 'motion=tween&t=0',
  },
  {
    from: 'edits=30:add,200,200,30&t=10',
    change: ({ player, store }) => {
      store.change({ response: 'walls' });
      player.seek(60);
    },
    to: 'response=walls&edits=30:add,200,200,30&t=60',
  },
  {
    from: 't=50',
    change: ({ store }) => {
      store.change({ response: 'walls' });
      store.change({ response: 'through' });
    },
    to: 't=50',
  },
];

test('every scene that is asked for before its code is there shows the same frame later', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  await load();
  const opened = changes.map(({ from, change }) => {
    const one = open(from);
    change(one);
    return one;
  });
  expect(isSceneFetched(fromFragment('response=bounce'))).toBe(false);
  for (const [at, { to }] of changes.entries()) {
    const { player } = opened[at]!;
    expect(player.destination, to).toBe(fromFragment(to).frame);
  }
  await vi.waitFor(() => expect(isSceneFetched(fromFragment('response=bounce'))).toBe(true), {
    timeout: 240_000,
  });
  for (const [at, { to }] of changes.entries()) {
    const { player } = opened[at]!;
    const direct = open(to).player;
    seek(player, fromFragment(to).frame);
    seek(direct, fromFragment(to).frame);
    expect(fingerprint(player.frame.tree.boxes), to).toBe(fingerprint(direct.frame.tree.boxes));
  }
});
