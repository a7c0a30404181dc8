/** The player: frames are functions of their link, whatever was edited, undone or looked at before. */
import * as fc from 'fast-check';
import { load } from 'quadrille';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Player } from '../../web/playground/engine/player/player.ts';
import { SimulationRun } from '../../web/playground/engine/player/simulation-run.ts';
import { fetchScenes } from '../../web/playground/engine/simulation/fetched.ts';
import { fingerprint } from '../../web/playground/engine/simulation/fingerprint.ts';
import { formatEdits } from '../../web/playground/state/edits.ts';
import { fromFragment, toFragment } from '../../web/playground/state/fragment.ts';
import type { Effect } from '../../web/playground/state/parameter.ts';
import { parameters, type Settings } from '../../web/playground/state/parameters.ts';
import { Store } from '../../web/playground/state/store.ts';
import { draws } from '../lib/draws.ts';

beforeAll(() => Promise.all([load(), fetchScenes()]));

/** Only tests move the time. */
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
});

interface Opened {
  readonly store: Store;
  readonly player: Player;
}

function open(fragment: string): Opened {
  const store = new Store(fromFragment(`${fragment}&play=0`));
  const player = new Player(store, () => undefined);
  player.start();
  seek(player, store.settings.frame);
  return { store, player };
}

/** Goes to a frame, however long it takes. */
function seek(player: Player, frame: number): void {
  do player.seek(frame);
  while (player.frame.number !== frame);
}

function undo(player: Player): void {
  player.undo();
  seek(player, player.destination);
}

function redo(player: Player): void {
  player.redo();
  seek(player, player.destination);
}

function printOf(player: Player): string {
  return fingerprint(player.frame.tree.boxes);
}

/** The link of the very frame that a player shows. */
function linkOf({ player, store }: Opened): string {
  const edits = formatEdits(player.edits).text;
  return toFragment({ ...store.settings, frame: player.frame.number, edits });
}

const responses = ['through', 'walls', 'bounce'];
const scene = 'n=40&min=4&max=20&edits=wall,100,300,300,20;12:add,200,200,30;20:move,3,90,90,9,-7';

function cornerOf({ frame }: Player, row: number): number[] {
  return [...frame.tree.boxes.subarray(4 * row, 4 * row + 2)];
}

describe.each(['s3', 's4&n=300'])('objects moved by hand in p=%s', (preset) => {
  const moves = 'edits=move,1,400,300,2,-1;30:move,8,200,100';

  test('go on as they were thrown; every frame is the same on the way back and by its own link', () => {
    const { player } = open(`p=${preset}&${moves}`);
    expect(cornerOf(player, 1)).toEqual([400, 300]);
    seek(player, 1);
    expect(cornerOf(player, 1)).toEqual([expect.closeTo(402, 3), expect.closeTo(299, 3)]);
    const prints = [];
    for (let frame = 1; frame <= 60; frame++) {
      seek(player, frame);
      prints[frame] = printOf(player);
    }
    // At rest.
    seek(player, 30);
    expect(cornerOf(player, 8)).toEqual([200, 100]);
    seek(player, 34);
    expect(cornerOf(player, 8)).toEqual([200, 100]);
    for (const frame of [59, 31, 30, 29, 2, 45]) {
      seek(player, frame);
      expect(printOf(player), String(frame)).toBe(prints[frame]);
      expect(printOf(open(`p=${preset}&${moves}&t=${frame}`).player), String(frame)).toBe(
        prints[frame],
      );
    }
  });

  test('are where they were after undo, and all others go on as without', () => {
    const plain = open(`p=${preset}&t=20`).player;
    const { player } = open(`p=${preset}&t=20`);
    player.beginStep();
    player.edit('move', [1, 40, 50, 3, 3]);
    player.edit('erase', [0]);
    expect(player.edits).toHaveLength(1);
    expect(cornerOf(player, 1)).toEqual([40, 50]);
    expect(player.frame.objects).toBe(plain.frame.objects);
    expect(cornerOf(player, 2)).toEqual(cornerOf(plain, 2));
    undo(player);
    expect(printOf(player)).toBe(printOf(plain));
    redo(player);
    expect(cornerOf(player, 1)).toEqual([40, 50]);
  });

  test('have no other edits', () => {
    const { player } = open(`p=${preset}&edits=erase,0;move,1,9,9`);
    expect(player.edits.map(({ kind }) => kind)).toEqual(['move']);
    expect(cornerOf(player, 1)).toEqual([9, 9]);
  });
});

describe.each(responses)('with response=%s', (response) => {
  test('every frame is the same on the way back as on the way there, and by its own link', () => {
    const { player } = open(`${scene}&response=${response}`);
    const prints: string[] = [];
    for (let frame = 0; frame <= 120; frame++) {
      seek(player, frame);
      prints.push(printOf(player));
    }
    expect(new Set(prints).size).toBe(121);
    for (const frame of [119, 64, 63, 33, 20, 19, 12, 0, 97]) {
      seek(player, frame);
      expect(printOf(player), String(frame)).toBe(prints[frame]);
      const other = open(`${scene}&response=${response}&place=leaf&cap=2&t=${frame}`);
      expect(printOf(other.player), String(frame)).toBe(prints[frame]);
    }
  });

  test('another response shows the same frame, as its link does', () => {
    const opened = open(`${scene}&response=${response}&t=70`);
    for (const other of responses) {
      opened.store.change({ response: other });
      seek(opened.player, 70);
      expect(printOf(opened.player)).toBe(printOf(open(linkOf(opened)).player));
      expect(opened.player.edits).toHaveLength(3);
    }
  });
});

describe('where shots kill', () => {
  const shapes = parameters.shape.values;

  test.each(shapes)(
    'every frame of shape=%s is the same by steps, by jumps and by its own link',
    (shape) => {
      const { player } = open(`p=s3&shape=${shape}`);
      const prints: string[] = [];
      for (let frame = 0; frame <= 150; frame++) {
        seek(player, frame);
        prints.push(printOf(player));
      }
      for (const frame of [149, 64, 63, 31, 32, 0, 150, 97]) {
        seek(player, frame);
        expect(printOf(player), String(frame)).toBe(prints[frame]);
        const other = open(`p=s3&shape=${shape}&t=${frame}`);
        expect(printOf(other.player), String(frame)).toBe(prints[frame]);
      }
      // What the next frame will be is asked for, and changes nothing.
      expect(fingerprint(player.next)).toBe(prints[98]);
      expect(printOf(player)).toBe(prints[97]);
    },
  );

  test('another shape shows the same frame, as its link does', () => {
    const opened = open('p=s3&t=150');
    const prints = shapes.map((shape) => {
      opened.store.change({ shape });
      seek(opened.player, 150);
      expect(printOf(opened.player), shape).toBe(printOf(open(linkOf(opened)).player));
      return printOf(opened.player);
    });
    expect(new Set(prints).size).toBe(shapes.length);
  });
});

/** What a change needs in the scene of a link. */
function effectIn(fragment: string, changes: Partial<Settings>): Effect {
  const settings = fromFragment(fragment);
  const run = new SimulationRun(new Store(settings), () => undefined);
  run.begin();
  return run.effectBetween(settings, { ...settings, ...changes });
}

test('another shape makes the scene anew only where shots kill', () => {
  expect(effectIn('p=s2', { shape: 'circle' })).toBe('redraw');
  expect(effectIn('p=s3', { shape: 'circle' })).toBe('replay');
  expect(effectIn('p=s3', { shape: 'circle', seed: 2 })).toBe('respawn');
  expect(effectIn('p=s3', { capacity: 2 })).toBe('rebuild');
});

/** The same links have the same fingerprints in browsers: tests/browser/edits.spec.ts. */
test.each([
  ['n=60&min=4&response=bounce&t=200', '277494bc'],
  [
    'p=s1&n=90&max=12&dist=clusters&sizes=power&response=walls&t=150&edits=wall,100,300,300,20',
    '37c4d418',
  ],
])('%s is %s, for ever', (fragment, golden) => {
  expect(printOf(open(fragment).player)).toBe(golden);
});

/** Of the same scene with each response. */
function printsAt(frame: number): string[] {
  const link = 'n=60&max=12&edits=30:wall,0,300,600,40';
  return responses.map((response) =>
    printOf(open(`${link}&response=${response}&t=${frame}`).player),
  );
}

test('the response matters from the first wall on, and from the first contact on', () => {
  const [through, walls, bounce] = printsAt(30);
  expect(walls).toBe(through);
  expect(bounce).not.toBe(through);
  expect(new Set(printsAt(90)).size).toBe(3);
});

test('a step by less than none leads back, at most to the first frame', () => {
  const { player } = open('n=40&t=9');
  const prints = [9, 7].map((frame) => printOf(open(`n=40&t=${frame}`).player));
  player.step(-2);
  expect(player.frame.number).toBe(7);
  expect(printOf(player)).toBe(prints[1]);
  player.step(2);
  expect(printOf(player)).toBe(prints[0]);
  player.step(-50);
  expect(player.frame.number).toBe(0);
});

test('too many objects in one spot are refused, and nothing moves', () => {
  const { player } = open('n=4000&max=4&dist=spot&response=bounce');
  const before = printOf(player);
  player.step();
  expect(player.refusal).toBe('pairs');
  expect(printOf(player)).toBe(before);
});

describe('the first wall', () => {
  test('stops objects from then on: the frames before stay as they were', () => {
    const opened = open('n=30&t=25');
    const { player, store } = opened;
    const before = printOf(player);
    player.edit('wall', [100, 300, 300, 20]);
    expect(store.settings.response).toBe('walls');
    seek(player, 80);
    expect(printOf(player)).toBe(printOf(open(linkOf(opened)).player));
    seek(player, 25);
    undo(player);
    expect(printOf(player)).toBe(before);
    expect(store.settings.response).toBe('through');
    redo(player);
    expect(store.settings.response).toBe('walls');
  });

  test('undone and redone leaves a response that was chosen after it', () => {
    for (const chosen of ['bounce', 'through'] as const) {
      const { player, store } = open('n=3');
      player.edit('wall', [100, 300, 300, 20]);
      store.change({ response: chosen });
      for (const turn of [undo, redo, undo]) {
        turn(player);
        expect(store.settings.response, `${turn.name} after ${chosen}`).toBe(chosen);
      }
    }
  });

  test('redone leaves a response that was chosen after undo', () => {
    const { player, store } = open('n=3');
    player.edit('wall', [100, 300, 300, 20]);
    undo(player);
    store.change({ response: 'bounce' });
    redo(player);
    expect(store.settings.response).toBe('bounce');
    undo(player);
    expect(store.settings.response).toBe('bounce');
  });

  test('changes nothing where the response was chosen, or where a link has walls already', () => {
    for (const link of ['n=3&response=bounce', 'n=3&edits=wall,1,1,9,9']) {
      const { player, store } = open(link);
      const { response } = store.settings;
      player.edit('wall', [100, 300, 300, 20]);
      expect(store.settings.response, link).toBe(response);
    }
  });
});

type Gesture = readonly [kind: 'add' | 'wall' | 'drag' | 'erase' | 'wait', a: number, b: number];

const anyGestures = fc.array(
  fc.tuple(
    fc.constantFrom<Gesture[0]>('add', 'wall', 'drag', 'erase', 'wait'),
    fc.nat({ max: 400 }),
    fc.nat({ max: 400 }),
  ),
  { minLength: 1, maxLength: 12 },
);

/** What the tools do to a player. */
function gesture(player: Player, [kind, a, b]: Gesture): void {
  if (kind === 'wait') seek(player, player.frame.number + (a % 40));
  else if (kind === 'add') player.edit('add', [a, b, 20]);
  else if (kind === 'wall') player.edit('wall', [a, b, 30, 10]);
  else if (kind === 'erase') player.edit('erase', [a % 5], [b % 5]);
  else for (let step = 0; step < 5; step++) player.edit('move', [a % 5, b + step, b, 3, 0]);
  player.beginStep();
}

describe('undo', () => {
  test('leads back to the scene as it was opened, gesture by gesture, and redo to the last', () => {
    fc.assert(
      fc.property(anyGestures, fc.constantFrom(...responses), (gestures, response) => {
        const opened = open(`n=12&response=${response}&edits=2:add,50,60,20`);
        const { player } = opened;
        for (const one of gestures) gesture(player, one);
        const links = [linkOf(opened)];
        while (player.canUndo) {
          undo(player);
          links.push(linkOf(opened));
          expect(printOf(player)).toBe(printOf(open(linkOf(opened)).player));
        }
        expect(links).toHaveLength(1 + gestures.filter(([kind]) => kind !== 'wait').length);
        const { number } = player.frame;
        const untouched = open(`n=12&response=${response}&edits=2:add,50,60,20&t=${number}`);
        expect(printOf(player)).toBe(printOf(untouched.player));
        for (const link of links.toReversed().slice(1)) {
          redo(player);
          expect(linkOf(opened)).toBe(link);
          expect(printOf(player)).toBe(printOf(open(link).player));
        }
        expect(player.canRedo).toBe(false);
      }),
      { seed: 41, numRuns: draws(40) },
    );
  });

  test('brings back what a restart took away, and edits that an earlier one dropped', () => {
    const { player } = open('n=3');
    player.edit('add', [100, 100, 20]);
    player.beginStep();
    seek(player, 30);
    player.edit('add', [200, 100, 20]);
    player.beginStep();
    seek(player, 10);
    player.edit('erase', [0]);
    player.beginStep();
    seek(player, 30);
    expect(player.frame.objects).toBe(3);
    undo(player);
    expect(player.frame.objects).toBe(5);
    player.restart();
    expect(player.frame.objects).toBe(3);
    undo(player);
    expect(player.frame.number).toBe(0);
    expect(player.frame.objects).toBe(4);
  });

  test('has nothing to take back in another scene', () => {
    const { player, store } = open('n=3');
    player.edit('add', [100, 100, 20]);
    store.change({ count: 5 });
    expect(player.canUndo).toBe(false);
    undo(player);
    expect(player.frame.objects).toBe(5);
  });
});
