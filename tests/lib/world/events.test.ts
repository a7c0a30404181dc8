import {
  type BodyId,
  type Contact,
  circle,
  type NewBody,
  type PairMasks,
  rowOf,
  World,
} from 'quadrille/world';
import { describe, expect, test } from 'vitest';
import { random, thrownBy, WORLD } from '../support.js';

const [ENEMY, BULLET, WALL] = [1, 2, 4];

function disc(x: number, category: number, data: string): NewBody<string> {
  return { shape: circle(2), x, y: 10, category, data };
}

/** A bullet that touches two enemies, which do not touch each other. */
async function bulletBetweenEnemies(): Promise<{
  world: World<string>;
  left: BodyId;
  bullet: BodyId;
  right: BodyId;
}> {
  const world = await World.create<string>(WORLD);
  const [left, bullet, right] = world.insertMany([
    disc(10, ENEMY, 'left'),
    disc(13, BULLET, 'bullet'),
    disc(16, ENEMY, 'right'),
  ]) as [BodyId, BodyId, BodyId];
  return { world, left, bullet, right };
}

/** Writes down all events between two categories. */
function record(world: World<string>, a: number, b: number): string[] {
  const log: string[] = [];
  for (const kind of ['enter', 'stay', 'exit'] as const) {
    world.on(kind, { a, b }, (first: BodyId, second: BodyId) => {
      log.push(`${kind} ${world.data(first)} ${world.data(second)}`);
    });
  }
  return log;
}

function taken(log: string[]): string[] {
  return log.splice(0);
}

describe('masks', () => {
  test('match in either order; ids come in the order of the masks', async () => {
    const { world } = await bulletBetweenEnemies();
    const bulletFirst = record(world, BULLET, ENEMY);
    const enemyFirst = record(world, ENEMY, BULLET);
    const walls = record(world, WALL, ENEMY | BULLET);
    world.step();
    expect(bulletFirst).toEqual(['enter bullet left', 'enter bullet right']);
    expect(enemyFirst).toEqual(['enter left bullet', 'enter right bullet']);
    expect(walls).toEqual([]);
  });

  test('when both orders match, the lower id comes first; masks left out match all', async () => {
    const { world } = await bulletBetweenEnemies();
    const log: string[] = [];
    world.on('enter', (a, b) => log.push(`${world.data(a)} ${world.data(b)}`));
    world.on('enter', { a: BULLET }, (a, b) => log.push(`${world.data(a)}, ${world.data(b)}`));
    world.step();
    expect(log).toEqual(['left bullet', 'bullet, left', 'bullet right', 'bullet, right']);
  });

  test('the contact is that of the order that is given', async () => {
    const { world, left, bullet } = await bulletBetweenEnemies();
    const normals: unknown[] = [];
    for (const masks of [
      { a: ENEMY, b: BULLET },
      { a: BULLET, b: ENEMY },
    ]) {
      world.on('enter', masks, (a, b, contact) => {
        expect([contact?.a, contact?.b]).toEqual([a, b]);
        if (a === left || b === left) normals.push(contact?.normalX);
      });
    }
    world.step();
    expect(normals).toEqual([1, -1]);
    world.update(bullet, { sensor: true });
    world.on('stay', (_a, _b, contact) => normals.push(contact));
    world.step();
    expect(normals).toEqual([1, -1, undefined, undefined]);
  });

  test('the feature of a swapped contact names the sides in the order given', async () => {
    using world = await World.create(WORLD);
    world.insertMany([
      { shape: { kind: 'box', width: 8, height: 8 }, x: 10, y: 10, category: 1 },
      { shape: circle(2), x: 15, y: 10, category: 2 },
    ]);
    const features: (number | undefined)[] = [];
    world.on('enter', { a: 1, b: 2 }, (_a, _b, contact) =>
      features.push(contact?.points[0]?.feature),
    );
    world.on('enter', { a: 2, b: 1 }, (_a, _b, contact) =>
      features.push(contact?.points[0]?.feature),
    );
    world.step();
    const [inOrder, swapped] = features as [number, number];
    expect(inOrder).not.toBe(swapped);
    expect([inOrder % 16, inOrder >> 4]).toEqual([swapped >> 4, swapped % 16]);
  });

  test('are of 32 bits, also the highest', async () => {
    const { world, bullet } = await bulletBetweenEnemies();
    world.update(bullet, { category: 0x80000000 });
    const log = record(world, 0x80000000, ENEMY);
    world.step();
    expect(log).toEqual(['enter bullet left', 'enter bullet right']);
  });
});

describe('order', () => {
  test('exits, then enters, then stays; by pairs; by listeners', async () => {
    const { world, left, right } = await bulletBetweenEnemies();
    world.step();
    world.move(left, 50, 10);
    world.insert(disc(13, ENEMY, 'new'));
    const log = record(world, BULLET, ENEMY);
    world.on('stay', () => log.push('second listener'));
    world.step();
    expect(taken(log)).toEqual([
      'exit bullet left',
      'enter bullet new',
      'stay bullet right',
      'second listener',
    ]);
    world.remove(right);
    world.step();
    expect(log).toEqual(['exit bullet right', 'stay bullet new', 'second listener']);
  });

  test('lists and data are there before the first callback', async () => {
    const { world } = await bulletBetweenEnemies();
    const seen: number[] = [];
    world.on('enter', () => seen.push(world.pairs().length, world.contacts().length));
    world.step();
    expect(seen).toEqual([2, 2, 2, 2]);
  });
});

describe('listeners', () => {
  test('one that is ended is not called, not even in the same step', async () => {
    const { world } = await bulletBetweenEnemies();
    let calls = 0;
    const off = world.on('enter', () => {
      calls++;
      off();
      offSecond();
    });
    const offSecond = world.on('enter', () => calls++);
    world.step();
    off();
    expect(calls).toBe(1);
  });

  test('one that is added in a callback is called from the next step on', async () => {
    const { world } = await bulletBetweenEnemies();
    let calls = 0;
    world.on('enter', () => {
      world.on('enter', () => calls++);
      world.on('stay', () => calls++);
    });
    world.step();
    expect(calls).toBe(0);
    world.step();
    expect(calls).toBe(4);
  });
});

describe('listeners to one body', () => {
  test('are told of its pairs only; it comes first', async () => {
    const { world, left, bullet, right } = await bulletBetweenEnemies();
    const log: string[] = [];
    for (const [name, body, b] of [
      ['left', left, undefined],
      ['right', rowOf(right), undefined],
      ['bullet', bullet, ENEMY],
      ['none', bullet, WALL],
    ] as const) {
      for (const kind of ['enter', 'stay', 'exit'] as const) {
        world.on(kind, { body, b }, (first: BodyId, second: BodyId, contact?: Contact) => {
          expect(contact?.a ?? first).toBe(first);
          log.push(`${name}: ${kind} ${world.data(first)} ${world.data(second)}`);
        });
      }
    }
    world.on('enter', (a, b) => log.push(`all: enter ${world.data(a)} ${world.data(b)}`));
    world.step();
    expect(taken(log)).toEqual([
      'all: enter left bullet',
      'left: enter left bullet',
      'bullet: enter bullet left',
      'all: enter bullet right',
      'bullet: enter bullet right',
      'right: enter right bullet',
    ]);
    world.move(left, 50, 10);
    world.step();
    expect(taken(log)).toEqual([
      'left: exit left bullet',
      'bullet: exit bullet left',
      'bullet: stay bullet right',
      'right: stay right bullet',
    ]);
  });

  test('end when the body was removed and its exits were told', async () => {
    const { world, left, bullet } = await bulletBetweenEnemies();
    const log: string[] = [];
    const off = world.on('enter', { body: bullet }, () => log.push('enter'));
    world.on('exit', { body: bullet }, (_, b) => log.push(`exit ${world.data(b)}`));
    world.step();
    expect(taken(log)).toEqual(['enter', 'enter']);
    world.remove(bullet);
    const next = world.insert(disc(13, BULLET, 'next'));
    expect(rowOf(next)).toBe(rowOf(bullet));
    world.step();
    expect(taken(log)).toEqual(['exit left', 'exit right']);
    world.move(left, 50, 10);
    world.step();
    off();
    expect(log).toEqual([]);
    expect(() => world.on('enter', { body: bullet }, () => {})).toThrow('on: body must be the id');
  });

  test('are told of exits in the step after a callback has removed the body', async () => {
    const { world, left, bullet } = await bulletBetweenEnemies();
    world.step();
    world.move(left, 50, 10);
    const log: string[] = [];
    world.on('exit', { body: bullet }, (_, b) => {
      log.push(`exit ${world.data(b)}`);
      world.remove(bullet);
    });
    world.step();
    world.step();
    expect(log).toEqual(['exit left', 'exit right']);
  });

  test('can be ended, and are not called in the step in which they were added', async () => {
    const { world, bullet } = await bulletBetweenEnemies();
    let calls = 0;
    world.on('enter', () => world.on('enter', { body: bullet }, () => calls++));
    const off = world.on('stay', { body: bullet }, () => calls++);
    world.step();
    expect(calls).toBe(0);
    world.step();
    expect(calls).toBe(2);
    off();
    world.step();
    expect(calls).toBe(2);
  });
});

describe('departures', () => {
  test('are told after all other events, by masks and for one body', async () => {
    const { world, left, bullet, right } = await bulletBetweenEnemies();
    const log = record(world, BULLET, ENEMY);
    world.on('depart', (id) => log.push(`${world.data(id)} departs`));
    world.on('depart', { a: ENEMY }, (id) => log.push(`enemy ${world.data(id)} departs`));
    world.on('depart', { body: bullet }, (...ids) => log.push(`the bullet departs ${ids.length}`));
    world.step();
    taken(log);
    for (const id of [left, bullet]) world.move(id, 500, 10);
    world.step();
    expect(taken(log)).toEqual([
      'exit bullet right',
      'stay bullet left',
      'left departs',
      'enemy left departs',
      'bullet departs',
      'the bullet departs 1',
    ]);
    world.step();
    expect([taken(log), world.has(right)]).toEqual([['stay bullet left'], true]);
  });

  test('leave out bodies that are removed before their turn', async () => {
    const { world, left, bullet, right } = await bulletBetweenEnemies();
    world.step();
    const ids = [left, bullet, right];
    for (const [i, id] of ids.entries()) world.move(id, 500 + 50 * i, 10);
    const log: unknown[] = [];
    world.on('exit', () => world.remove(left));
    world.on('depart', (id) => {
      log.push(world.data(id));
      world.remove(id);
    });
    world.on('depart', () => log.push('later listener'));
    world.on('depart', { body: right }, () => log.push('later listener to one'));
    world.step();
    expect(log).toEqual(['bullet', 'right']);
    expect(world.departed()).toEqual([]);
  });

  test('an exception and dispose are as for other events', async () => {
    const { world, left, bullet } = await bulletBetweenEnemies();
    world.step();
    for (const id of [left, bullet]) world.move(id, 500, 10);
    let calls = 0;
    world.on('depart', () => {
      calls++;
      throw new Error('from the callback');
    });
    world.on('depart', () => {
      if (++calls === 5) world.dispose();
    });
    world.on('depart', () => calls++);
    expect(() => world.step()).toThrow('from the callback');
    expect([calls, world.disposed]).toEqual([5, true]);
  });
});

describe('changes in callbacks', () => {
  test('a bullet that is removed hits one enemy only, and leaves no other trace', async () => {
    const { world, bullet } = await bulletBetweenEnemies();
    const log = record(world, BULLET, ENEMY);
    world.on('enter', { a: BULLET, b: ENEMY }, (shot) => {
      log.push('removed');
      world.remove(shot);
    });
    world.step();
    expect(taken(log)).toEqual(['enter bullet left', 'removed']);
    expect(Array.from(world.enteredRows())).toHaveLength(4);
    world.step();
    expect(taken(log)).toEqual(['exit bullet left']);
    expect(world.exited()).toHaveLength(2);
    expect(world.has(bullet)).toBe(false);
    world.step();
    expect(log).toEqual([]);
  });

  test('later listeners are not called for a pair of which an earlier one removed a body', async () => {
    const { world, left, right, bullet } = await bulletBetweenEnemies();
    const log: string[] = [];
    world.on('enter', { a: ENEMY, b: BULLET }, (enemy) => {
      if (enemy === right) world.remove(right);
    });
    world.on('stay', () => world.remove(bullet));
    for (const kind of ['enter', 'stay'] as const) {
      world.on(kind, { a: BULLET, b: ENEMY }, (a, b) => {
        log.push(`${kind} ${world.data(a)} ${world.data(b)}`);
        expect([world.has(a), world.has(b)]).toEqual([true, true]);
      });
    }
    world.step();
    expect(taken(log)).toEqual(['enter bullet left']);
    world.step();
    expect(taken(log)).toEqual([]);
    expect([world.has(left), world.has(bullet), world.has(right)]).toEqual([true, false, false]);
  });

  test('a new body in the row of a removed one does not stand in for it', async () => {
    const { world, bullet } = await bulletBetweenEnemies();
    world.on('enter', () => {
      if (!world.has(bullet)) return;
      world.remove(bullet);
      expect(rowOf(world.insert(disc(13, BULLET, 'next')))).toBe(rowOf(bullet));
    });
    const told = record(world, BULLET, ENEMY);
    world.step();
    expect(taken(told)).toEqual([]);
    world.step();
    expect(taken(told)).toEqual(['exit bullet left', 'enter next left', 'enter next right']);
  });

  test.each(['remove', 'clear'] as const)(
    '%s and an exception leave later listeners out',
    async (how) => {
      const { world, bullet } = await bulletBetweenEnemies();
      world.on('enter', () => {
        if (how === 'remove') world.remove(bullet);
        else world.clear();
        throw new Error('removed');
      });
      const told = record(world, BULLET, ENEMY);
      expect(() => world.step()).toThrow('removed');
      expect(taken(told)).toEqual([]);
      world.step();
      expect(taken(told)).toEqual(['exit bullet left']);
    },
  );

  test('every listener is told of an exit, whatever the ones before remove', async () => {
    const { world, left, bullet } = await bulletBetweenEnemies();
    world.step();
    world.move(left, 50, 10);
    let calls = 0;
    world.on('exit', () => {
      calls++;
      if (world.has(bullet)) world.remove(bullet);
    });
    const told = record(world, BULLET, ENEMY);
    world.step();
    expect(taken(told)).toEqual(['exit bullet left']);
    world.step();
    expect([taken(told), calls]).toEqual([['exit bullet right'], 2]);
    world.step();
    expect([told, calls]).toEqual([[], 2]);
  });

  test.each([false, true])(
    'whether an exit is told does not depend on other listeners: %s',
    async (hasOther) => {
      const { world, left, right } = await bulletBetweenEnemies();
      world.step();
      world.move(left, 50, 10);
      world.insert(disc(16, WALL, 'new'));
      if (hasOther) world.on('enter', { a: 8, b: 8 }, () => {});
      const exits: string[] = [];
      world.on('exit', (a, b) => {
        exits.push(`${world.data(a)} ${world.data(b)}`);
        if (world.has(right)) world.remove(right);
      });
      world.step();
      expect(taken(exits)).toEqual(['left bullet']);
      world.step();
      expect(taken(exits)).toEqual(['bullet right']);
      expect(world.exited()).toHaveLength(2);
    },
  );

  test('what is removed in an exit is told neither of enters nor of stays', async () => {
    const { world, left, right } = await bulletBetweenEnemies();
    world.step();
    world.move(left, 50, 10);
    world.insert(disc(16, BULLET, 'new'));
    world.on('exit', () => world.remove(right));
    const log = record(world, BULLET, ENEMY);
    world.step();
    expect(taken(log)).toEqual(['exit bullet left']);
    world.on('exit', () => {});
    const before = world.exited().length;
    expect(before).toBe(1);
  });

  test('a body that is added is in the next step', async () => {
    const { world } = await bulletBetweenEnemies();
    const log = record(world, BULLET, ENEMY);
    let added = 0;
    world.on('enter', { a: BULLET, b: ENEMY }, () => {
      if (added++ < 2) world.insert(disc(13, ENEMY, `new ${added}`));
    });
    world.step();
    expect(taken(log)).toEqual(['enter bullet left', 'enter bullet right']);
    world.step();
    expect(taken(log)).toEqual([
      'enter bullet new 1',
      'enter bullet new 2',
      'stay bullet left',
      'stay bullet right',
    ]);
  });

  test('exits match by the categories of the step before', async () => {
    const { world, bullet } = await bulletBetweenEnemies();
    const log = record(world, BULLET, ENEMY);
    const asWall = record(world, WALL, ENEMY);
    world.step();
    taken(log);
    world.update(bullet, { category: WALL });
    world.step();
    expect([taken(log), taken(asWall)]).toEqual([[], ['stay bullet left', 'stay bullet right']]);
    world.update(bullet, { category: BULLET });
    world.remove(bullet);
    world.step();
    expect([taken(log), taken(asWall)]).toEqual([[], ['exit bullet left', 'exit bullet right']]);
  });

  test.for([false, true])(
    'a category that an exit changes counts from the next step on, also after another change: %s',
    async (hasOther) => {
      const { world, left, bullet, right } = await bulletBetweenEnemies();
      const other = world.insert(disc(40, ENEMY, 'other'));
      world.update(right, { x: 30 });
      world.step();
      const log = record(world, BULLET, ENEMY);
      const asWall = record(world, WALL, ENEMY);
      world.on('exit', () => world.update(bullet, { category: WALL }));
      world.update(left, { x: 50 });
      world.update(right, { x: 16 });
      if (hasOther) world.update(other, { category: WALL });
      world.step();
      expect([taken(log), taken(asWall)]).toEqual([['exit bullet left', 'enter bullet right'], []]);
      world.step();
      expect([taken(log), taken(asWall)]).toEqual([[], ['stay bullet right']]);
    },
  );

  test('clear leaves out what is still to come but exits', async () => {
    const { world } = await bulletBetweenEnemies();
    const log = record(world, BULLET, ENEMY);
    const off = world.on('enter', () => world.clear());
    world.step();
    expect(taken(log)).toEqual(['enter bullet left']);
    off();
    world.step();
    expect(taken(log)).toEqual(['exit bullet left']);
    expect(world.size).toBe(0);
  });

  test('dispose ends the callbacks', async () => {
    const { world } = await bulletBetweenEnemies();
    let calls = 0;
    world.on('enter', () => {
      calls++;
      world.dispose();
    });
    world.on('enter', () => calls++);
    world.step();
    expect([calls, world.disposed]).toEqual([1, true]);
  });

  test('step throws in a callback, and the step that runs goes on', async () => {
    const { world } = await bulletBetweenEnemies();
    const errors: Error[] = [];
    world.on('enter', () => errors.push(thrownBy(() => world.step())));
    world.step();
    expect(errors.map(({ message }) => message)).toEqual(
      Array.from(
        { length: 2 },
        () => 'step: cannot be called in a callback of on() or forEachPair()',
      ),
    );
    world.step();
    expect(world.stayed()).toHaveLength(2);
  });

  test('an exception comes out of the step when all events are told; of several, the first', async () => {
    const { world, left, bullet } = await bulletBetweenEnemies();
    const offs = (['enter', 'stay', 'exit'] as const).map((kind) =>
      world.on(kind, (a: BodyId) => {
        throw new Error(`${kind} ${world.data(a)}`);
      }),
    );
    const log = record(world, BULLET, ENEMY);
    expect(() => world.step()).toThrow('enter left');
    expect(taken(log)).toEqual(['enter bullet left', 'enter bullet right']);
    world.update(left, { x: 50, category: WALL });
    world.insert(disc(13, ENEMY, 'new'));
    expect(() => world.step()).toThrow('exit left');
    expect(taken(log)).toEqual(['exit bullet left', 'enter bullet new', 'stay bullet right']);
    for (const off of offs) off();
    world.update(left, { x: 10, category: ENEMY });
    world.step();
    expect(taken(log)).toEqual(['enter bullet left', 'stay bullet right', 'stay bullet new']);
    world.step();
    expect(taken(log)).toHaveLength(3);
    world.remove(bullet);
    world.step();
    expect(log).toHaveLength(3);
  });

  test('after exceptions, later steps are as without them', async () => {
    const { world, bullet } = await bulletBetweenEnemies();
    const off = world.on('enter', () => {
      throw new Error('from the callback');
    });
    const log = record(world, BULLET, ENEMY);
    expect(() => world.step()).toThrow('from the callback');
    expect([world.entered().length, taken(log).length]).toEqual([2, 2]);
    off();
    world.step();
    expect(taken(log)).toEqual(['stay bullet left', 'stay bullet right']);
    world.remove(bullet);
    world.step();
    expect(log).toEqual(['exit bullet left', 'exit bullet right']);
  });
});

test('every enter has one exit, whatever callbacks remove', async () => {
  const next = random(17);
  using world = await World.create<number>(WORLD);
  const alive: BodyId[] = [];
  const open = new Map<string, number>();
  world.on('enter', (a, b) => {
    const pair = `${a} ${b}`;
    expect(open.has(pair)).toBe(false);
    open.set(pair, 1);
    const victim = next() < 0.3 ? a : b;
    if (next() < 0.2 && world.has(victim)) world.remove(victim);
  });
  world.on('stay', (a, b) => expect(open.has(`${a} ${b}`)).toBe(true));
  world.on('exit', (a, b) => expect(open.delete(`${a} ${b}`)).toBe(true));
  for (let frame = 0; frame < 300; frame++) {
    for (let i = 0; i < 4; i++) {
      alive.push(world.insert({ shape: circle(1 + 3 * next()), x: 64 * next(), y: 64 * next() }));
    }
    for (const id of alive) {
      if (world.has(id)) world.move(id, 64 * next(), 64 * next());
    }
    world.step();
    expect(open.size).toBeGreaterThanOrEqual(world.pairs().length);
  }
  world.clear();
  world.step();
  expect(open.size).toBe(0);
});

const noop = (): void => {};
test.each([
  [['hit', {}, noop], "on: kind must be one of 'enter', 'stay', 'exit', 'depart', got \"hit\""],
  [[undefined, noop], "on: kind must be one of 'enter', 'stay', 'exit', 'depart', got undefined"],
  [['enter', undefined, noop], 'on: masks must be an object such as { a }, got undefined'],
  [['enter', { c: 1 }, noop], 'on: there is no option c; there are a, b, body'],
  [['depart', { b: 1 }, noop], 'on: there is no option b; there are a, body'],
  [['enter', { a: 1, body: 0 }, noop], 'on: a must be left out where body says who it is, got 1'],
  [
    ['enter', { body: 0 }, noop],
    'on: body must be the id or the row of a body that is in this world, got 0',
  ],
  [['enter', { body: '0' }, noop], 'on: body must be a number, got "0"'],
  [['enter', { a: 0.5 }, noop], 'on: a must be a whole number of 32 bits, got 0.5'],
  [['enter', { b: '1' }, noop], 'on: b must be a number, got "1"'],
  [['enter', {}], 'on: callback must be a function, got undefined'],
  [['enter'], 'on: callback must be a function, got undefined'],
  [['enter', noop, noop], 'on: masks must be an object such as { a }, got a function'],
  [['enter', [], noop], 'on: masks must be an object such as { a }, got an Array'],
  [['enter', noop, 5], 'on: callback must be a function, got 5'],
])('on refuses %o', async (args, sentence) => {
  using world = await World.create(WORLD);
  const [kind, masks, callback] = args as unknown as ['enter', PairMasks, () => void];
  expect(thrownBy(() => world.on(kind, masks, callback)).message).toBe(sentence);
});
