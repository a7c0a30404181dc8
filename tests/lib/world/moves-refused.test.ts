/** What moves refuse, by sentences that name the argument and the rule; a call that is refused changes nothing. */
import { type CodedError } from 'quadrille';
import {
  box,
  type MoveOptions,
  rowOf,
  type Shape,
  type Support,
  type World,
} from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { thrownBy } from '../support.js';
import { FLOOR, HERO, worldOf } from './walker.js';

interface Scene {
  readonly world: World;
  readonly id: number;
  readonly support: Support;
}

async function scene(): Promise<Scene> {
  const world = await worldOf(FLOOR);
  const id = world.insert({ shape: HERO, x: 3, y: -20 });
  return { world, id, support: world.moveAndSlide(id, 0, 40).support! };
}

/** What a call says that is refused, which must leave the world as it was. */
function refused({ world, id }: Scene, call: () => unknown): string {
  const look = (): unknown => [
    Array.from(world.transforms),
    world.size,
    world.moveAndSlide(id, 5, 40),
  ];
  const before = look();
  const { message, code } = thrownBy(call) as CodedError;
  expect(code).toMatch(/^(wrong-type|unknown-option|out-of-range|not-found)$/);
  expect(look()).toEqual(before);
  return message;
}

const big = 2 ** 128;

/** For each option: values, and the end of the sentence about them. */
const wrongOptions: readonly (readonly [string, unknown, string])[] = [
  ['mode', 'floating', "mode must be one of 'grounded', 'topDown', got \"floating\""],
  ['mode', true, "mode must be one of 'grounded', 'topDown', got true"],
  ['mode', null, "mode must be one of 'grounded', 'topDown', got null"],
  ['seconds', -1, 'seconds must be zero or more, got -1'],
  ['seconds', Number.NaN, 'seconds must be'],
  ['seconds', '1', 'seconds must be a number, got "1"'],
  ['up', 7, 'up must be an object such as { x }, got 7'],
  ['up', null, 'up must be an object such as'],
  ['up', {}, 'up.x must be a number, got undefined'],
  ['up', { x: 0, y: '1' }, 'up.y must be a number, got "1"'],
  ['up', { x: big, y: 0 }, 'up.x must be'],
  ['up', { x: 0, y: 0 }, 'up must have a length above zero, got 0, 0'],
  ['up', { x: 1e-60, y: 0 }, 'up must have a length above zero'],
  ['up', { x: 0, y: -1, z: 0 }, 'there is no option z; there are x, y'],
  ['slopeLimit', -0.1, 'slopeLimit must be from 0 to Math.PI / 2, got -0.1'],
  ['slopeLimit', 1.58, 'slopeLimit must be from 0 to Math.PI / 2, got 1.58'],
  ['slopeLimit', Number.NaN, 'slopeLimit must be'],
  ['slopeLimit', '1', 'slopeLimit must be a number, got "1"'],
  ['stepHeight', -1, 'stepHeight must be zero or more, got -1'],
  ['stepHeight', big, 'stepHeight must be'],
  ['stepHeight', null, 'stepHeight must be'],
  ['snapDistance', -1, 'snapDistance must be zero or more, got -1'],
  ['snapDistance', true, 'snapDistance must be'],
  ['cornerCorrection', -1, 'cornerCorrection must be zero or more, got -1'],
  ['cornerCorrection', '4', 'cornerCorrection must be a number, got "4"'],
  ['sensors', 1, 'sensors must be true or false, got 1'],
  ['sensors', 'all', 'sensors must be true or false, got "all"'],
  ['maxSlides', 0, 'maxSlides must be a whole number from 1 to 64, got 0'],
  ['maxSlides', 65, 'maxSlides must be a whole number from 1 to 64, got 65'],
  ['maxSlides', 2.5, 'maxSlides must be a whole number from 1 to 64, got 2.5'],
  ['skin', -0.1, 'skin must be zero or more, got -0.1'],
  ['skin', Infinity, 'skin must be'],
  ['maxPush', -1, 'maxPush must be zero or more, got -1'],
  ['maxPush', 'far', 'maxPush must be'],
  ['oneWay', 1, 'oneWay must be true or false, got 1'],
  ['oneWay', 'up', 'oneWay must be true or false, got "up"'],
  ['dropsThrough', 'yes', 'dropsThrough must be true or false, got "yes"'],
  ['inheritVelocity', 0, 'inheritVelocity must be true or false, got 0'],
  ['category', 0.5, 'category must be'],
  ['mask', 1.5, 'mask must be'],
  ['dropThrough', true, 'there is no option dropThrough'],
  ['filter', () => true, 'there is no option filter'],
];

describe.each(wrongOptions)('the option %s: %o', (name, value, sentence) => {
  const options = { [name]: value };

  test('of a body, of a shape', async () => {
    const given = await scene();
    const { world, id } = given;
    for (const call of [
      () => world.moveAndSlide(id, 1, 1, options),
      () => world.moveAndSlide(HERO, {}, 1, 1, options),
    ]) {
      const message = refused(given, call);
      expect(message).toContain('moveAndSlide: ');
      expect(message).toContain(sentence);
    }
  });

  test('of many', async () => {
    const given = await scene();
    const { world, id } = given;
    const message = refused(given, () => world.moveAndSlideMany([id], [1, 1], options));
    expect(message).toContain('moveAndSlideMany: ');
    expect(message).toContain(sentence);
  });
});

describe.each<[string, unknown]>([
  ['up', { x: 0, y: -1 }],
  ['slopeLimit', Math.PI / 4],
  ['stepHeight', 0],
  ['snapDistance', 4],
])('seen from above, there are no floors, and the option %s', (name, value) => {
  test('is refused', async () => {
    const given = await scene();
    const { world, id } = given;
    const options = { mode: 'topDown', [name]: value } as MoveOptions;
    const sentence = `${name} must be left out with mode: 'topDown', which knows no floors, got `;
    for (const call of [
      () => world.moveAndSlide(id, 1, 1, options),
      () => world.moveAndSlide(HERO, {}, 1, 1, options),
      () => world.moveAndSlideMany([id], [1, 1], options),
    ]) {
      expect(refused(given, call)).toContain(sentence);
    }
  });

  test('that is undefined is not', async () => {
    const { world, id } = await scene();
    const options = { mode: 'topDown', [name]: undefined } as MoveOptions;
    expect(world.moveAndSlide(id, 1, 1, options).onFloor).toBe(false);
  });
});

test.each<[unknown, string]>([
  [7, 'support must be that of an earlier result of moveAndSlide, or undefined, got 7'],
  [null, 'support must be that of an earlier result of moveAndSlide, or undefined, got null'],
  [{}, 'support must hold the numbers of an earlier result of moveAndSlide, got undefined'],
  [{ id: 1.5 }, 'support must hold the numbers of an earlier result of moveAndSlide, got 1.5'],
  [{ part: -1 }, 'support must hold the numbers'],
  [{ x: Number.NaN }, 'support must hold the numbers'],
  [{ angle: '0' }, 'support must hold the numbers'],
  [{ scale: 0 }, 'support must hold the numbers'],
  [{ scale: -1 }, 'support must hold the numbers'],
  [{ pointY: Infinity }, 'support must hold the numbers'],
])('the support %o', async (wrong, sentence) => {
  const given = await scene();
  const { world, id } = given;
  const isPart = typeof wrong === 'object' && wrong !== null && Object.keys(wrong).length > 0;
  const support = (isPart ? { ...given.support, ...wrong } : wrong) as Support;
  expect(refused(given, () => world.moveAndSlide(id, 0, 1, { support }))).toContain(sentence);
  expect(refused(given, () => world.moveAndSlide(HERO, {}, 0, 1, { support }))).toContain(sentence);
});

test('a support may have the row in place of the id; one that was never an id carries nothing', async () => {
  const { world, id, support } = await scene();
  world.move(world.idAt(0), 5, 10);
  for (const other of [2 ** 50, 2 ** 24 - 1, -1]) {
    const moved = world.moveAndSlide(id, 0, 1, { support: { ...support, id: other as never } });
    expect(moved.carriedX).toBe(0);
  }
  for (const other of [support.id, rowOf(support.id)]) {
    const moved = world.moveAndSlide(id, 0, 40, { support: { ...support, id: other as never } });
    expect([moved.carriedX, moved.floor]).toEqual([5, support.id]);
  }
});

test('arguments that are none', async () => {
  const given = await scene();
  const { world, id } = given;
  const map = world.addTiles({ x: 300, columns: 1, rows: 1, size: 8, tiles: [1] });
  const gone = world.insert({ shape: HERO });
  world.remove(gone);
  const any = world as unknown as { moveAndSlide(...args: unknown[]): unknown };
  for (const [args, sentence] of [
    [[id, Number.NaN, 0], 'moveAndSlide: dx must be a finite number, got NaN'],
    [[id, 0, big], 'moveAndSlide: dy must be in the range of 32-bit floats'],
    [[id, 1], 'moveAndSlide: dy must be a number, got undefined'],
    [[id, '1', 0], 'moveAndSlide: dx must be a number, got "1"'],
    [[HERO, {}, 1, Number.NaN], 'moveAndSlide: dy must be a finite number, got NaN'],
    [[HERO, {}, undefined, 1], 'moveAndSlide: dx must be a number, got undefined'],
    [[id, { x: 1 }, 1, 1], 'a body takes no place, as it begins where it is'],
    [['hero', 1, 1], 'move a body from where it is, as in moveAndSlide(id, dx, dy), or a shape'],
    [[undefined, 1, 1], 'move a body from where it is'],
    [[null, {}, 1, 1], 'moveAndSlide: shape must be a shape, as circle(8)'],
    [[{ kind: 'circle', radius: -1 }, {}, 1, 1], 'moveAndSlide: shape.radius must be'],
    [[HERO, [], 1, 1], 'moveAndSlide: at must be an object such as { x }'],
    [[HERO, { x: Number.NaN }, 1, 1], 'moveAndSlide: x must be a finite number, got NaN'],
    [[HERO, { scale: 0 }, 1, 1], 'moveAndSlide: scale must be more than zero, got 0'],
    [[HERO, { x: 3e38, scale: 3e38 }, 1, 1], 'must keep its size and reach in the range of 32-bit'],
    [[id, 1, 1, []], 'moveAndSlide: options must be an object such as'],
    [[id, 1, 1, 7], 'moveAndSlide: options must be an object such as'],
    [[gone, 1, 1], 'moveAndSlide: body must be the id or the row of a body that is in this world'],
    [[99, 1, 1], 'moveAndSlide: body must be the id or the row of a body'],
    [[1.5, 1, 1], 'moveAndSlide: body must be the id or the row of a body'],
    [[map, 1, 1], `moveAndSlide: body must not be a tile map, got ${map}`],
    [[rowOf(map), 1, 1], 'moveAndSlide: body must not be a tile map'],
    [[id, 1, 1, { except: 'me' }], 'moveAndSlide: except must be an id, or an array of ids'],
    [[id, 1, 1, { except: gone }], 'moveAndSlide: except must belong to a body'],
    [[id, 1, 1, { except: [0, gone] }], 'moveAndSlide: except[1] must belong to a body'],
  ] as const) {
    expect(refused(given, () => any.moveAndSlide(...args))).toContain(sentence);
  }
});

test('arguments of many that are none', async () => {
  const given = await scene();
  const { world, id } = given;
  const map = world.addTiles({ x: 300, columns: 1, rows: 1, size: 8, tiles: [1] });
  const gone = world.insert({ shape: HERO });
  world.remove(gone);
  const moves = world.moveAndSlideMany([id], [0, 40]).moves.slice();
  const wrong = moves.slice();
  wrong[17] = 0; // the scale of the support
  const any = world as unknown as { moveAndSlideMany(...args: unknown[]): unknown };
  for (const [args, sentence] of [
    [[7, [1, 1]], 'ids must be an array or typed array of numbers, got 7'],
    [[[id], undefined], 'motions must be an array or typed array of numbers, got undefined'],
    [[[id], [1, 1, 1]], 'motions must be a flat array of 2 numbers, got 3'],
    [
      [
        [id, id],
        [1, 1],
      ],
      'motions must be a flat array of 4 numbers, got 2',
    ],
    [
      [
        [id, gone],
        [1, 1, 1, 1],
      ],
      'ids[1] must be',
    ],
    [
      [
        [id, map],
        [1, 1, 1, 1],
      ],
      `ids[1] must not be a tile map, got ${map}`,
    ],
    [
      [
        [id, id],
        [1, 1, Number.NaN, 1],
      ],
      'motion 1 must be a dx and a dy that are finite in 32 bits, got NaN, 1',
    ],
    [[[id], [1, 1], { support: given.support }], 'there is no option support'],
    [[[id], [1, 1], { previous: 7 }], 'previous must be an array or typed array of numbers, got 7'],
    [[[id], [1, 1], { previous: [] }], 'previous must be a flat array of 20 numbers, got 0'],
    [[[id], [1, 1], { previous: wrong }], 'previous must hold the moves of an earlier call, got'],
    [[[id], [1, 1], { except: id }], 'except must be an array, one id a query, got'],
    [[[id], [1, 1], { except: [] }], 'except must hold one id for each of the 1 queries'],
    [[[id], [1, 1], { except: [gone] }], 'except[0] must belong to a body'],
  ] as const) {
    const message = refused(given, () => any.moveAndSlideMany(...args));
    expect(message).toContain(`moveAndSlideMany: ${sentence}`);
  }
});

const disposing = (world: World, name: string, value: unknown, others: object = {}): object =>
  Object.defineProperty({ ...others }, name, {
    enumerable: true,
    get() {
      world.dispose();
      return value;
    },
  });

test('a world that is disposed of by a getter of the options, the ids or the place', async () => {
  for (const call of [
    ({ world, id }: Scene) => world.moveAndSlide(id, 0, 1, disposing(world, 'skin', 1)),
    ({ world, id }: Scene) =>
      world.moveAndSlide(id, 0, 1, { up: disposing(world, 'x', 1, { y: 0 }) } as MoveOptions),
    ({ world, id, support }: Scene) =>
      world.moveAndSlide(id, 0, 1, {
        support: disposing(world, 'id', support.id, support) as Support,
      }),
    ({ world }: Scene) => world.moveAndSlide(HERO, disposing(world, 'x', 1), 0, 1),
    ({ world }: Scene) =>
      world.moveAndSlide(disposing(world, 'kind', 'circle', { radius: 1 }) as Shape, {}, 0, 1),
    ({ world, id }: Scene) =>
      world.moveAndSlide(id, 0, 1, { except: disposing(world, '0', -1, { length: 1 }) as [] }),
    ({ world, id }: Scene) => world.moveAndSlideMany([id], [0, 1], disposing(world, 'maxPush', 1)),
    ({ world, id }: Scene) =>
      world.moveAndSlideMany(disposing(world, '0', id, { length: 1 }) as [], [0, 1]),
    ({ world, id }: Scene) =>
      world.moveAndSlideMany([id], disposing(world, '0', 0, { length: 2, 1: 1 }) as []),
    ({ world, id }: Scene) => {
      const previous = disposing(
        world,
        '0',
        0,
        Object.assign({ length: 20 }, Array<number>(20).fill(0), { 12: -1 }),
      ) as [];
      return world.moveAndSlideMany([id], [0, 1], { previous });
    },
  ]) {
    const given = await scene();
    const { message, code } = thrownBy(() => call(given)) as CodedError;
    expect([message.includes('World was disposed'), code]).toEqual([true, 'disposed']);
  }
});

test('getters that remove the body are seen', async () => {
  const { world, id } = await scene();
  const options = {
    get skin() {
      world.remove(id);
      return 1;
    },
  };
  expect(thrownBy(() => world.moveAndSlide(id, 0, 1, options)).message).toContain(
    'moveAndSlide: body must be the id or the row of a body that is in this world',
  );
});

test('options that are undefined are those by default', async () => {
  const { world, id } = await scene();
  const names = [
    'mode',
    'seconds',
    'up',
    'slopeLimit',
    'stepHeight',
    'snapDistance',
    'maxSlides',
    'skin',
    'maxPush',
  ];
  names.push('oneWay', 'dropsThrough', 'inheritVelocity', 'support', 'category', 'mask', 'except');
  const options = Object.fromEntries(names.map((name) => [name, undefined])) as MoveOptions;
  expect(world.moveAndSlide(id, 9, 40, options)).toEqual(world.moveAndSlide(id, 9, 40));
});

test('extreme numbers end somewhere finite', async () => {
  const { world, id } = await scene();
  for (const [dx, dy] of [
    [3e38, 3e38],
    [-3e38, 0],
    [1e-45, 1e-45],
    [0, 3e38],
  ] as const) {
    const moved = world.moveAndSlide(id, dx, dy, { stepHeight: 3e38, snapDistance: 3e38 });
    const { hits: _, support, ...numbers } = moved;
    for (const value of Object.values({ ...numbers, ...support })) {
      if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
    }
  }
  for (const options of [{ skin: 3e38 }, { maxPush: 3e38 }, { up: { x: 3e38, y: 3e38 } }]) {
    const { x, y } = world.moveAndSlide(id, 5, 40, options);
    expect([Number.isFinite(x), Number.isFinite(y)]).toEqual([true, true]);
  }
  expect(world.moveAndSlide(box(1, 1), { x: 1e30 }, 5, 5).stuck).toBe(false);
});
