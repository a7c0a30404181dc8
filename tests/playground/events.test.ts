/** The events of a scene's steps: meetings made from them, however the page goes through the scene. */
import { load } from 'quadrille';
import { load as loadWorld } from 'quadrille/world';
import { beforeAll, describe, expect, test } from 'vitest';
import { SimulationRun } from '../../web/playground/engine/player/simulation-run.ts';
import { HISTORY } from '../../web/playground/engine/shapes/event-log.ts';
import { FrameShapes } from '../../web/playground/engine/shapes/frame-shapes.ts';
import {
  keyOf,
  type Meeting,
  Meetings,
  stepsUntil,
} from '../../web/playground/engine/shapes/meetings.ts';
import { fetchScenes } from '../../web/playground/engine/simulation/fetched.ts';
import {
  Places,
  placeOf,
  type Row,
  rowsOf,
  spanAt,
  stepAt,
} from '../../web/playground/features/events/timeline.ts';
import { fromFragment } from '../../web/playground/state/fragment.ts';
import { Store } from '../../web/playground/state/store.ts';

beforeAll(() => Promise.all([load(), loadWorld(), fetchScenes()]));

function meetingsFrom(...steps: readonly (readonly [entered: number[], exited: number[]])[]) {
  const meetings = new Meetings();
  meetings.begin(10, []);
  steps.forEach(([entered, exited], i) => meetings.note(11 + i, entered, exited));
  return meetings;
}

describe('a meeting', () => {
  test('is from the enter of its pair to the exit', () => {
    const meetings = meetingsFrom([[7, 12], []], [[], []], [[3, 7], []], [[], [7, 12]]);
    expect(meetings.between(0, 100)).toEqual([
      { a: 7, b: 12, enter: 11, exit: 14 },
      { a: 3, b: 7, enter: 13, exit: undefined },
    ]);
    expect(meetings.at(11)).toEqual({ entered: 1, touching: 1, exited: 0 });
    expect(meetings.at(13)).toEqual({ entered: 1, touching: 2, exited: 0 });
    expect(meetings.at(14)).toEqual({ entered: 0, touching: 1, exited: 1 });
  });

  test('is counted for each of its bodies, and for no other', () => {
    const meetings = meetingsFrom([[7, 12], []], [[], []], [[3, 7], []], [[], [7, 12]]);
    expect(meetings.at(13, 7)).toEqual({ entered: 1, touching: 2, exited: 0 });
    expect(meetings.at(13, 12)).toEqual({ entered: 0, touching: 1, exited: 0 });
    expect(meetings.at(14, 3)).toEqual({ entered: 0, touching: 1, exited: 0 });
    expect(meetings.at(13, 4)).toEqual({ entered: 0, touching: 0, exited: 0 });
  });

  test('lasts as many steps as its pair touches', () => {
    const meeting = { a: 0, b: 1, enter: 11, exit: 25 };
    expect(stepsUntil(meeting, 30)).toBe(14);
    expect(stepsUntil(meeting, 13)).toBe(3);
    expect(stepsUntil({ ...meeting, exit: undefined }, 11)).toBe(1);
    expect(stepsUntil({ ...meeting, enter: undefined }, 30)).toBeUndefined();
  });

  test('has no known beginning where its pair touches in the first step that is known', () => {
    const meetings = new Meetings();
    meetings.begin(40, [0, 1]);
    meetings.note(41, [], [0, 1]);
    expect(meetings.between(0, 100)).toEqual([{ a: 0, b: 1, enter: undefined, exit: 41 }]);
  });

  test('is in the steps that it has, and in that of its exit', () => {
    const meetings = meetingsFrom([[7, 12], []], [[], []], [[], [7, 12]]);
    expect(meetings.between(0, 10)).toEqual([]);
    expect(meetings.between(13, 20)).toHaveLength(1);
    expect(meetings.between(14, 20)).toEqual([]);
  });

  test('of which a step is known twice goes on or is dropped, as the last events of the step say', () => {
    const meetings = meetingsFrom([[7, 12], []], [[1, 2], []]);
    meetings.note(12, [], [1, 2]);
    meetings.note(12, [], [7, 12]);
    meetings.note(12, [7, 12], []);
    expect(meetings.between(0, 100)).toEqual([{ a: 7, b: 12, enter: 11, exit: undefined }]);
  });

  test('is forgotten from a step on', () => {
    const meetings = meetingsFrom(
      [[7, 12], []],
      [
        [1, 2],
        [7, 12],
      ],
      [[], [1, 2]],
    );
    meetings.cut(11);
    expect(meetings.last).toBe(11);
    expect(meetings.between(0, 100)).toEqual([{ a: 7, b: 12, enter: 11, exit: undefined }]);
    meetings.cut(9);
    expect(meetings.first).toBeUndefined();
    expect(meetings.between(0, 100)).toEqual([]);
  });

  test('is forgotten up to a step', () => {
    const meetings = meetingsFrom(
      [[7, 12], []],
      [
        [1, 2],
        [7, 12],
      ],
      [[], []],
    );
    meetings.forget(13);
    expect(meetings.first).toBe(13);
    expect(meetings.between(0, 100)).toEqual([{ a: 1, b: 2, enter: 12, exit: undefined }]);
  });
});

function named(...keys: readonly string[]): readonly Row[] {
  return keys.map((key) => ({ key, a: 0, b: 1, bars: [] }));
}

describe('the timeline', () => {
  test('is from the beginning, then ends with the step that is shown, or with what comes after it', () => {
    expect(spanAt(40, 40, 300)).toEqual({ from: 0, to: 300 });
    expect(spanAt(500, 500, 300)).toEqual({ from: 200, to: 500 });
    expect(spanAt(490, 500, 300)).toEqual({ from: 200, to: 500 });
    expect(spanAt(350, 500, 300)).toEqual({ from: 125, to: 425 });
    expect(spanAt(20, 500, 300)).toEqual({ from: 0, to: 300 });
  });

  test('has a step at every place, from one end to the other', () => {
    const span = { from: 100, to: 400 };
    for (const step of [100, 101, 250, 399, 400])
      expect(stepAt(placeOf(step, span), span)).toBe(step);
    expect(stepAt(0.5012, span)).toBe(250);
  });

  const span = { from: 100, to: 200 };
  const long = { a: 1, b: 2, enter: 50, exit: undefined };
  const short = { a: 0, b: 2, enter: 120, exit: 130 };
  const again = { a: 0, b: 2, enter: 180, exit: 220 };
  const unknown = { a: 0, b: 1, enter: undefined, exit: 150 };

  test('has a row for each pair, and in it a bar for each meeting', () => {
    const rows = rowsOf([short, long, again], span, { from: 0, to: 190 });
    expect(rows.map(({ key }) => key)).toEqual(['1 2', '0 2']);
    expect(rows[1]?.bars).toEqual([
      { meeting: short, start: 0.2, length: expect.closeTo(0.1), hasEnter: true, hasExit: true },
      { meeting: again, start: 0.8, length: expect.closeTo(0.2), hasEnter: true, hasExit: false },
    ]);
  });

  test('has bars up to the last step that is known, and from its edge where a meeting began before', () => {
    expect(
      rowsOf([unknown, long], span, { from: 60, to: 190 }).flatMap(({ bars }) => bars),
    ).toEqual([
      { meeting: long, start: 0, length: 0.9, hasEnter: false, hasExit: false },
      { meeting: unknown, start: 0, length: 0.5, hasEnter: false, hasExit: true },
    ]);
  });

  test('has nothing before the first step that is known', () => {
    expect(rowsOf([unknown], span, { from: 130, to: 190 })[0]?.bars).toEqual([
      {
        meeting: unknown,
        start: 0.3,
        length: expect.closeTo(0.2),
        hasEnter: false,
        hasExit: true,
      },
    ]);
  });

  test('keeps rows where they are, and gives the uppermost free place to another', () => {
    const places = new Places();
    const arranged = (...keys: readonly string[]): readonly unknown[] => {
      const { places: rows, left } = places.arrange(named(...keys), 3, 0);
      return [...rows.map((row) => row?.key), left];
    };
    expect(arranged('x', 'y', 'z')).toEqual(['x', 'y', 'z', 0]);
    expect(arranged('z', 'x')).toEqual(['x', undefined, 'z', 0]);
    expect(arranged('v', 'w', 'z', 'x')).toEqual(['x', 'v', 'z', 1]);
    expect(arranged('w')).toEqual(['w', 0]);
    expect(arranged()).toEqual([0]);
  });

  test('has no free place above a row where the events begin anew', () => {
    const places = new Places();
    const arranged = (first: number, ...keys: readonly string[]): readonly unknown[] =>
      places.arrange(named(...keys), 3, first).places.map((row) => row?.key);
    expect(arranged(0, 'x', 'y')).toEqual(['x', 'y']);
    expect(arranged(0, 'y')).toEqual([undefined, 'y']);
    expect(arranged(83, 'y')).toEqual(['y']);
  });
});

/** A scene whose frames are asked for, as the page asks for them. */
class Scene {
  readonly run: SimulationRun<never>;
  readonly #store: Store;

  constructor(fragment: string) {
    this.#store = new Store(fromFragment(fragment));
    this.run = new SimulationRun(
      this.#store,
      () => undefined,
      () => FrameShapes,
    );
    this.run.begin();
    this.#look();
  }

  seek(frame: number): void {
    this.run.recallBefore(frame);
    this.run.advance(frame, () => true);
    this.#look();
  }

  change(settings: Parameters<Store['change']>[0]): void {
    this.#store.change(settings);
    this.#look();
  }

  edit(...edit: Parameters<SimulationRun<never>['edit']>): void {
    this.run.edit(...edit);
    this.#look();
  }

  #look(): void {
    const { run } = this;
    const { settings } = this.#store;
    run.frame.look(settings, run.world);
    if (!run.frame.lacksPast(settings)) return;
    const { number } = run.frame;
    run.recallBefore(number);
    run.advance(number, () => true);
    run.frame.look(settings, run.world);
  }

  /** The pairs that touch in the frame, by its contacts. */
  get touching(): ReadonlySet<string> {
    const { pairs } = this.run.frame;
    return new Set(
      Array.from({ length: pairs.length / 2 }, (_, i) => `${pairs[2 * i]} ${pairs[2 * i + 1]}`),
    );
  }

  get meetings(): Meetings {
    const { shapes } = this.run.frame;
    if (!shapes) throw new Error('the objects are boxes');
    return shapes.events.meetings;
  }
}

/** The meetings of a scene up to a frame, from the contacts of every frame, in the order of their pairs and steps. */
function byContacts(fragment: string, last: number): readonly Meeting[] {
  const scene = new Scene(fragment);
  const touching: ReadonlySet<string>[] = [];
  for (let frame = 0; frame <= last; frame++) {
    scene.seek(frame);
    touching.push(scene.touching);
  }
  const keys = new Set(touching.flatMap((pairs) => [...pairs]));
  return inOrder(
    [...keys].flatMap((key) => {
      const [a = 0, b = 0] = key.split(' ').map(Number);
      const found: Meeting[] = [];
      touching.forEach((pairs, step) => {
        if (pairs.has(key) && !touching[step - 1]?.has(key)) {
          const length = touching.slice(step).findIndex((later) => !later.has(key));
          found.push({ a, b, enter: step, exit: length < 0 ? undefined : step + length });
        }
      });
      return found;
    }),
  );
}

function inOrder(meetings: readonly Meeting[]): readonly Meeting[] {
  return meetings.toSorted(
    (one, other) => one.a - other.a || one.b - other.b || (one.enter ?? -1) - (other.enter ?? -1),
  );
}

/** What is known of meetings between two steps, at the second of them. */
function known(meetings: readonly Meeting[], first: number, last: number): readonly Meeting[] {
  return inOrder(
    meetings
      .filter(({ enter = first, exit = last }) => enter <= last && exit > first)
      .map(({ a, b, enter = first, exit = last + 1 }) => ({
        a,
        b,
        enter: enter <= first ? undefined : enter,
        exit: exit > last ? undefined : exit,
      })),
  );
}

function expectKnown(scene: Scene, reference: readonly Meeting[]): void {
  const { first, last } = scene.meetings;
  if (first === undefined || last === undefined) throw new Error('nothing is known');
  expect(known(scene.meetings.between(first, last), first, last)).toEqual(
    known(reference, first, last),
  );
}

describe.each(['p=bodies', 'p=crowd&n=40&max=60&shape=mixed&events=1'])(
  'the log of %s',
  (fragment) => {
    const LAST = 700;

    test('has the meetings that the contacts of every step give', () => {
      const reference = byContacts(fragment, LAST);
      expect(reference.length).toBeGreaterThan(10);
      const scene = new Scene(fragment);
      for (let frame = 1; frame <= LAST; frame++) scene.seek(frame);
      expect(inOrder(scene.meetings.between(0, LAST))).toEqual(reference);
    });

    test('has them also where frames are left out', () => {
      const scene = new Scene(fragment);
      for (let frame = 7; frame <= LAST; frame += 7) scene.seek(frame);
      expect(inOrder(scene.meetings.between(0, LAST))).toEqual(byContacts(fragment, LAST));
    });

    test('knows what was before a far frame at once', () => {
      const scene = new Scene(fragment);
      scene.seek(LAST);
      expect(scene.meetings.first).toBeLessThanOrEqual(LAST - HISTORY);
      expect(scene.meetings.last).toBe(LAST);
      expectKnown(scene, byContacts(fragment, LAST));
    });

    test('stays right as the page goes back and forth', () => {
      const reference = byContacts(fragment, LAST);
      const scene = new Scene(fragment);
      for (const frame of [300, 299, 298, 150, 151, 600, 20, 21, 700, 400, 690, 691, 0, 1, 350]) {
        scene.seek(frame);
        const { first = Number.NaN, last = Number.NaN } = scene.meetings;
        expect(first).toBeLessThanOrEqual(Math.max(0, frame - HISTORY));
        expect(last).toBeGreaterThanOrEqual(frame);
        expectKnown(scene, reference);
      }
    });
  },
);

describe('the log', () => {
  test('is empty until events are asked for; then it has what was before, too', () => {
    const scene = new Scene('p=bodies&events=0');
    scene.seek(120);
    expect(scene.meetings.first).toBeUndefined();
    scene.change({ events: true });
    expect([scene.meetings.first, scene.meetings.last]).toEqual([0, 120]);
    scene.change({ events: false });
    expect(scene.meetings.first).toBeUndefined();
  });

  test('an object that is moved by hand meets others at that step', () => {
    const scene = new Scene('p=bodies');
    scene.seek(200);
    scene.seek(90);
    const [x = 0, y = 0] = scene.run.frame.tree.boxes;
    const before = [...scene.touching];
    scene.edit('move', [[1, x, y]]);
    expect(scene.meetings.last).toBe(90);
    const at = scene.meetings.between(90, 90).filter(({ exit }) => exit === undefined);
    expect(new Set(at.map(keyOf))).toEqual(new Set(scene.touching));
    expect([...scene.touching].toSorted()).not.toEqual(before.toSorted());
    scene.seek(140);
    const touching = scene.meetings.between(140, 140).filter(({ exit }) => exit === undefined);
    expect(new Set(touching.map(keyOf))).toEqual(new Set(scene.touching));
  });

  test.each([
    ['moved', 'move', [1, 300, 200]],
    ['added', 'add', [100, 100, 80]],
  ] as const)('keeps what was before an object is %s by hand', (_, kind, numbers) => {
    const scene = new Scene('p=bodies');
    scene.seek(83);
    const before = scene.meetings.between(0, 82).filter(({ exit = 83 }) => exit < 83);
    const begun = scene.meetings.between(82, 82).filter(({ exit }) => exit === undefined);
    expect(begun.map(({ enter }) => enter)).toContain(82);
    scene.edit(kind, [numbers]);
    scene.seek(95);
    expect([scene.meetings.first, scene.meetings.last]).toEqual([0, 95]);
    expect(scene.meetings.between(0, 95)).toEqual(expect.arrayContaining([...before]));
    for (const { a, b, enter } of begun)
      expect(scene.meetings.between(82, 82)).toContainEqual(
        expect.objectContaining({ a, b, enter }),
      );
    const touching = scene.meetings.between(95, 95).filter(({ exit }) => exit === undefined);
    expect(new Set(touching.map(keyOf))).toEqual(new Set(scene.touching));
  });

  test('is the same when the page goes back to before an edit, and on', () => {
    const scene = new Scene('p=bodies');
    scene.seek(83);
    scene.edit('move', [[1, 300, 200]]);
    scene.edit('add', [[100, 100, 80]]);
    scene.seek(200);
    const meetings = inOrder(scene.meetings.between(0, 200));
    for (const frame of [70, 90, 83, 82, 84, 200]) scene.seek(frame);
    expect(inOrder(scene.meetings.between(0, 200))).toEqual(meetings);
  });

  test('begins anew where the numbers of bodies are others', () => {
    const scene = new Scene('p=bodies');
    scene.seek(90);
    scene.edit('erase', [[1]]);
    expect([scene.meetings.first, scene.meetings.last]).toEqual([90, 90]);
    for (const frame of [95, 20, 95]) {
      scene.seek(frame);
      expect(scene.meetings.first).toBe(frame < 90 ? 0 : 90);
    }
    const touching = scene.meetings.between(95, 95).filter(({ exit }) => exit === undefined);
    expect(new Set(touching.map(keyOf))).toEqual(new Set(scene.touching));
  });

  test('begins anew where bodies have other shapes', () => {
    const scene = new Scene('p=bodies');
    scene.seek(90);
    scene.change({ shape: 'circle' });
    expect([scene.meetings.first, scene.meetings.last]).toEqual([90, 90]);
  });

  test('forgets what was long ago', () => {
    const scene = new Scene('p=bodies');
    for (let frame = 0; frame <= 6 * HISTORY; frame += 50) scene.seek(frame);
    expect(scene.meetings.first).toBeGreaterThan(HISTORY);
    expect(scene.meetings.first).toBeLessThan(5 * HISTORY);
  });

  test('has no events of a crowd', () => {
    const scene = new Scene('p=crowd&n=500&shape=circle&events=1');
    scene.seek(5);
    expect(scene.meetings.first).toBeUndefined();
  });
});
