/** Shapes: forms that the same link always has, contacts by the package's World, and the oracle on them. */
import { load } from 'quadrille';
import { CONTACT_STRIDE, ContactField, load as loadWorld } from 'quadrille/world';
import { beforeAll, describe, expect, test } from 'vitest';
import { COLLIDES, NEAR } from '../../web/playground/engine/marks.ts';
import { Oracle } from '../../web/playground/engine/oracle.ts';
import { SimulationRun } from '../../web/playground/engine/player/simulation-run.ts';
import {
  BOX,
  CIRCLE,
  cornersOf,
  FORM_STRIDE,
  FormField,
  fillForms,
  halfSize,
  SENSOR_CIRCLE,
} from '../../web/playground/engine/shapes/forms.ts';
import { FrameShapes } from '../../web/playground/engine/shapes/frame-shapes.ts';
import { FormTest } from '../../web/playground/engine/shapes/overlap.ts';
import { fetchScenes } from '../../web/playground/engine/simulation/fetched.ts';
import { fingerprint } from '../../web/playground/engine/simulation/fingerprint.ts';
import { BULLET, SENSOR } from '../../web/playground/engine/simulation/motion.ts';
import { Refusal } from '../../web/playground/engine/tree/refusal.ts';
import { fromFragment, toFragment } from '../../web/playground/state/fragment.ts';
import { parameters } from '../../web/playground/state/parameters.ts';
import { Store } from '../../web/playground/state/store.ts';

beforeAll(() => Promise.all([load(), loadWorld(), fetchScenes()]));

const others = parameters.shape.values.filter((shape) => shape !== 'box');

function inOrder(rows: Iterable<number>): readonly number[] {
  return [...new Set(rows)].toSorted((a, b) => a - b);
}

/** The frame of a link, with all that the page finds in it. */
function frameOf(fragment: string) {
  const settings = fromFragment(fragment);
  const store = new Store(settings);
  const run = new SimulationRun(
    store,
    () => undefined,
    () => FrameShapes,
  );
  run.begin();
  run.advance(settings.frame, () => true);
  run.frame.observe(settings, run.world);
  return { frame: run.frame, settings, run };
}

function printOf(fragment: string): string {
  return fingerprint(frameOf(fragment).frame.tree.boxes);
}

/** The rows that are in pairs and in contacts of a frame. */
function rowsOf(fragment: string): Readonly<Record<'inPairs' | 'inContacts', readonly number[]>> {
  const { shapes } = frameOf(fragment).frame;
  const contacts = shapes?.contacts ?? new Float32Array(0);
  const places = Array.from({ length: contacts.length / CONTACT_STRIDE }, (_, i) => i);
  return {
    inPairs: inOrder(shapes?.pairs ?? []),
    inContacts: inOrder(
      places.flatMap((i) => [
        contacts[CONTACT_STRIDE * i + ContactField.A]!,
        contacts[CONTACT_STRIDE * i + ContactField.B]!,
      ]),
    ),
  };
}

describe('forms', () => {
  const boxes = Float32Array.of(0, 0, 20, 20, 100, 50, 140, 90, 0, 0, 30, 10);

  function formsOf(shape: (typeof others)[number], frame: number, rows = 2): Float32Array {
    const forms = new Float32Array(FORM_STRIDE * rows);
    fillForms(forms, { settings: { seed: 5, shape }, kinds: new Uint8Array(rows), frame });
    return forms;
  }

  function angleOf(frame: number, row: number): number {
    return formsOf('turned', frame)[FORM_STRIDE * row + FormField.Angle]!;
  }

  test.each(others)('%s: all lie in their boxes, whenever', (shape) => {
    for (let frame = 0; frame < 200; frame += 7) {
      const forms = formsOf(shape, frame, 3);
      for (const row of [0, 1, 2]) {
        const corners = cornersOf(boxes, forms, row);
        const reach = forms[FORM_STRIDE * row] === CIRCLE ? halfSize(boxes, row) : 0;
        for (const [i, place] of corners.entries()) {
          expect(place - reach).toBeGreaterThan(boxes[4 * row + (i % 2)]! - 1e-4);
          expect(place + reach).toBeLessThan(boxes[4 * row + 2 + (i % 2)]! + 1e-4);
        }
      }
    }
  });

  test('turn as time goes on, each at its own speed', () => {
    expect(angleOf(10, 0) - angleOf(0, 0)).not.toBeCloseTo(angleOf(10, 1) - angleOf(0, 1), 3);
    expect(angleOf(10, 0)).toBe(angleOf(10, 0));
  });

  test('polygons have three to eight corners, all of these', () => {
    const forms = formsOf('polygon', 0, 300);
    const kinds = forms.filter((_, at) => at % FORM_STRIDE === FormField.Kind);
    expect(new Set(kinds)).toEqual(new Set([3, 4, 5, 6, 7, 8]));
  });

  test('walls are boxes that fill theirs', () => {
    const { frame } = frameOf('n=3&shape=polygon&edits=wall,100,100,300,20');
    const wall = frame.kinds.indexOf(2);
    const forms = frame.shapes?.forms ?? new Float32Array(0);
    expect(forms[FORM_STRIDE * wall]).toBe(BOX);
    expect(cornersOf(frame.tree.boxes, forms, wall)).toEqual([
      100, 100, 400, 100, 400, 120, 100, 120,
    ]);
  });
});

describe('the brute-force test of two forms', () => {
  const box = [BOX, 0, 1, 1];
  const circle = [CIRCLE, 0, 1, 1];
  const sensor = [SENSOR_CIRCLE, 0, 1, 1];
  const diamond = [BOX, Math.PI / 4, Math.SQRT1_2, Math.SQRT1_2];

  test.each([
    ['circles side by side', [0, 0, 10, 10, 9.9, 0, 19.9, 10], [circle, circle], true],
    [
      'circles whose boxes overlap at a corner',
      [0, 0, 10, 10, 8, 8, 18, 18],
      [circle, circle],
      false,
    ],
    ['a circle beside the corner of a box', [0, 0, 10, 10, 9, 9, 19, 19], [circle, box], false],
    ['a circle at the side of a box', [0, 0, 10, 10, 9.5, 0, 19.5, 10], [circle, box], true],
    ['a circle in a box', [0, 0, 100, 100, 40, 40, 50, 50], [box, circle], true],
    [
      'diamonds whose boxes overlap at a corner',
      [0, 0, 10, 10, 6, 6, 16, 16],
      [diamond, diamond],
      false,
    ],
    ['diamonds that overlap at a corner', [0, 0, 10, 10, 4, 0, 14, 10], [diamond, diamond], true],
    ['circles that touch', [0, 0, 10, 10, 10, 0, 20, 10], [circle, circle], undefined],
    ['boxes on one spot', [0, 0, 10, 10, 0, 0, 10, 10], [box, box], true],
    ['a sensor that a circle touches', [0, 0, 10, 10, 9.9, 0, 19.9, 10], [sensor, circle], true],
    ['circles on one spot', [0, 0, 10, 10, 0, 0, 10, 10], [circle, circle], true],
  ] as const)('%s', (_name, boxes, forms, found) => {
    const table = Float32Array.from(forms.flat());
    const formTest = new FormTest(Float32Array.from(boxes), table);
    expect(formTest.overlap(0, 1)).toBe(found);
    expect(formTest.overlap(1, 0)).toBe(found);
  });
});

describe.each(others)('a scene of shape %s', (shape) => {
  const fragment = `n=150&min=10&max=50&shape=${shape}&play=0`;

  test('has contacts that brute force confirms, and fewer of them than pairs of boxes', () => {
    for (const t of [0, 40, 90]) {
      const { frame } = frameOf(`${fragment}&t=${t}`);
      expect(frame.verdict).toEqual({ missed: 0, double: 0, wrong: 0 });
      expect(frame.collidingPairs).toBeGreaterThan(5);
      expect(frame.collidingPairs).toBeLessThan(frame.boxPairs);
    }
  });

  test('an oracle that misses one contact, gets one twice or a false one says so', () => {
    const { frame, settings } = frameOf(fragment);
    const question = { ...frame.question(settings), marks: undefined };
    const pairs = [...question.pairs];
    const judged = (changed: number[]) => ({
      ...new Oracle().judge({ ...question, pairs: Uint32Array.from(changed) }),
    });
    expect(judged(pairs.slice(2))).toEqual({ missed: 1, double: 0, wrong: 0 });
    expect(judged([...pairs, ...pairs.slice(0, 2)])).toEqual({ missed: 0, double: 1, wrong: 0 });
    const near = [...frame.tree.pairs];
    const isContact = (a: number, b: number): boolean =>
      pairs.some(
        (row, i) => i % 2 === 0 && Math.min(a, b) === row && Math.max(a, b) === pairs[i + 1],
      );
    const at = near.findIndex((row, i) => i % 2 === 0 && !isContact(row, near[i + 1]!));
    expect(judged([...pairs, near[at]!, near[at + 1]!])).toEqual({
      missed: 0,
      double: 0,
      wrong: 1,
    });
  });

  test('marks objects that touch, and those whose boxes overlap', () => {
    const { frame } = frameOf(fragment);
    const rowsWith = (bit: number) =>
      [...frame.marks.keys()].filter((row) => (frame.marks[row]! & bit) !== 0);
    expect(rowsWith(COLLIDES)).toEqual(inOrder(frame.shapes?.pairs as Uint32Array));
    expect(rowsWith(NEAR)).toEqual(inOrder([...frame.tree.pairs]));
  });

  test('is the same after going back to a frame', () => {
    const { frame, run, settings } = frameOf(`${fragment}&t=30`);
    const contacts = [...frame.shapes!.contacts];
    expect(contacts.length % CONTACT_STRIDE).toBe(0);
    run.advance(70, () => true);
    run.recallBefore(30);
    run.advance(30, () => true);
    frame.observe(settings, run.world);
    expect([...frame.shapes!.contacts]).toEqual(contacts);
    for (let at = 0; at < contacts.length; at += CONTACT_STRIDE) {
      const [x = 0, y = 0] = contacts.slice(at + ContactField.NormalX);
      expect(Math.hypot(x, y)).toBeCloseTo(1, 5);
    }
  });
});

describe('a scene with a sensor and a bullet', () => {
  const crowd = 'p=crowd&n=24&min=30&max=70&shape=mixed&play=0';
  const roles = `${crowd}&roles=1`;
  const [sensor, bullet] = [22, 23];
  const frames = Array.from({ length: 40 }, (_, i) => 10 * i);

  test('has the other objects as they are without both', () => {
    const { frame } = frameOf(`${roles}&t=60`);
    const { frame: plain } = frameOf(`${crowd}&t=60`);
    expect(frame.tree.boxes.slice(0, 4 * sensor)).toEqual(plain.tree.boxes.slice(0, 4 * sensor));
    expect(frame.kinds.slice(sensor)).toEqual(Uint8Array.of(SENSOR, BULLET));
    expect(plain.kinds.every((kind) => kind === 0)).toBe(true);
  });

  test('has a sensor that stands still, is in pairs, and has no contact', () => {
    const [first, later] = [0, 90].map((t) =>
      frameOf(`${roles}&t=${t}`).frame.tree.boxes.slice(4 * sensor, 4 * sensor + 4),
    );
    expect(later).toEqual(first);
    const rows = frames.map((t) => rowsOf(`${roles}&t=${t}`));
    expect(rows.some(({ inPairs }) => inPairs.includes(sensor))).toBe(true);
    expect(rows.some(({ inContacts }) => inContacts.includes(sensor))).toBe(false);
  });

  test('has a bullet that meets on its way what it does not overlap at the end', () => {
    let metOnTheWay = 0;
    for (let t = 0; t < 300; t++) {
      const { frame } = frameOf(`${roles}&t=${t}`);
      expect(frame.verdict, `frame ${t}`).toEqual({ missed: 0, double: 0, wrong: 0 });
      const { shapes } = frame;
      if (!shapes) throw new Error('the objects are boxes');
      expect(shapes.ways.map(({ row }) => row)).toEqual(t === 0 ? [] : [bullet]);
      const ends = new FormTest(frame.tree.boxes, shapes.forms);
      for (let at = 0; at < shapes.pairs.length; at += 2) {
        const [a = 0, b = 0] = shapes.pairs.slice(at, at + 2);
        if (ends.overlap(a, b) === false) metOnTheWay++;
      }
    }
    expect(metOnTheWay).toBeGreaterThan(10);
  });

  test('has the same pairs and ways however a frame is reached', () => {
    const { frame, run, settings } = frameOf(`${roles}&t=0`);
    const look = (number: number): readonly unknown[] => {
      run.recallBefore(number);
      run.advance(number, () => true);
      // Twice, as the page does where only the picture is to be another.
      frame.observe(settings, run.world);
      frame.observe(settings, run.world);
      if (frame.lacksPast(settings)) return look(number);
      expect(frame.verdict, `frame ${number}`).toEqual({ missed: 0, double: 0, wrong: 0 });
      return [[...frame.pairs], frame.shapes?.ways, frame.shapes?.impacts];
    };
    const played = Array.from({ length: 301 }, (_, number) => look(number));
    for (const number of [300, 120, 121, 121, 7, 260, 259, 1, 0, 299])
      expect(look(number), `frame ${number}`).toEqual(played[number]);
  });

  test('has a sensor that objects go through where they stop each other', () => {
    const solid = `${roles}&${parameters.response.key}=bounce`;
    const rows = frames.map((t) => rowsOf(`${solid}&t=${t}`));
    expect(rows.some(({ inPairs }) => inPairs.includes(sensor))).toBe(true);
    expect(frameOf(`${solid}&t=60`).frame.verdict).toEqual({ missed: 0, double: 0, wrong: 0 });
  });
});

test.each(others)(
  'brute force confirms contacts of shape %s in boxes that are no squares',
  (shape) => {
    for (const t of [0, 60, 120])
      expect(frameOf(`p=s3&shape=${shape}&play=0&t=${t}`).frame.verdict, `frame ${t}`).toEqual({
        missed: 0,
        double: 0,
        wrong: 0,
      });
  },
);

describe.each(others)('a scene in which shots kill enemies of shape %s', (shape) => {
  const fragment = `p=s3&shape=${shape}&play=0`;

  test('S3.8: a shot and an enemy end where their shapes overlap, and not where only their boxes do', () => {
    const { frame, run, settings } = frameOf(fragment);
    const isSeen = (boxes: Float32Array, row: number): boolean => {
      const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(4 * row, 4 * row + 4);
      return left < run.world.width && right > 0 && top < run.world.height && bottom > 0;
    };
    /** The rows of a shot and an enemy each, both on the screen. */
    const shotRows = (pairs: ArrayLike<number>): readonly number[] => {
      const places = Array.from({ length: pairs.length / 2 }, (_, i) => 2 * i);
      const rows = places.map((at) => [pairs[at]!, pairs[at + 1]!] as const);
      const shot = rows.filter(
        (pair) =>
          frame.kinds[pair[0]] !== frame.kinds[pair[1]] &&
          pair.every((row) => isSeen(frame.tree.boxes, row)),
      );
      return inOrder(shot.flat());
    };
    let ended = 0;
    let spared = 0;
    while (frame.number < 400) {
      const before = frame.tree.boxes.slice();
      const shot = shotRows(frame.pairs);
      ended += shot.length;
      spared += shotRows(frame.tree.pairs).length - shot.length;
      run.advance(frame.number + 1, () => true);
      frame.observe(settings, run.world);
      const { boxes } = frame.tree;
      const isEnded = (row: number): boolean =>
        isSeen(before, row) && Math.abs(boxes[4 * row]! - before[4 * row]!) > settings.speed;
      expect([...frame.kinds.keys()].filter(isEnded), `frame ${frame.number}`).toEqual(shot);
    }
    expect(ended).toBeGreaterThan(30);
    expect(spared).toBeGreaterThan(30);
  });

  test('has the same frames whether the code that shows shapes is there or not, and with any tree', () => {
    const shown = printOf(`${fragment}&t=300`);
    const settings = fromFragment(fragment);
    const run = new SimulationRun(new Store(settings), () => undefined);
    run.begin();
    run.advance(300, () => true);
    expect(fingerprint(run.frame.tree.boxes)).toBe(shown);
    expect(printOf(`${fragment}&t=300&place=leaf&cap=2&touch=1`)).toBe(shown);
  });
});

test('more pairs than a frame has time for are refused', () => {
  const scene = 'n=600&dist=spot&min=100&max=200&speed=1';
  expect(frameOf(scene).frame.collidingPairs).toBeGreaterThan(100_000);
  expect(() => frameOf(`${scene}&shape=polygon`)).toThrow(Refusal);
});

test('boxes are as they were: no shapes, and nothing of them in a link', () => {
  const { frame, settings } = frameOf('n=150&min=10&max=50');
  expect(frame.shapes).toBeUndefined();
  expect(frame.collidingPairs).toBe(frame.boxPairs);
  expect(toFragment(settings)).toBe('v=1&n=150&min=10&max=50');
});
