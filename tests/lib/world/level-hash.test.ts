/**
 * The frames of tests/scenes/level.json, a level with a tile map, chains, one-way bodies and static bodies that adjoin: C++ computes their
 * hashes too, which are the same everywhere, to the bit.
 */
import {
  type BodyId,
  box,
  type CastHit,
  chain,
  type OneWaySide,
  rowOf,
  type TileKind,
  World,
} from 'quadrille/world';
import { expect, test } from 'vitest';
import { Random } from '../../../web/playground/engine/simulation/random.ts';
import scene from '../../scenes/level.json';
import { addHit, addLists, Drifters, Hash } from './golden-frames.ts';
import { GoldenMoves } from './golden-moves.ts';

const SIDES = ['up', 'down', 'left', 'right'] as const;

const CAST = box(20, 12);

interface GivenBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly oneWay: string | boolean;
}

/** As tests/scenes/README.md says. */
class Level {
  readonly hash = new Hash();
  readonly queryHash = new Hash();
  readonly moves: GoldenMoves;
  readonly #random = new Random(scene.seed);
  readonly #world: World;
  readonly #drifters: Drifters;
  readonly #map: BodyId;
  readonly #lift: BodyId;

  constructor(world: World) {
    this.#world = world;
    this.#drifters = new Drifters(world, this.#random, scene);
    const { columns, rows } = scene.tiles;
    const tiles = Array.from({ length: columns * rows }, () => this.#drawTile());
    const kinds = scene.tiles.kinds as TileKind[];
    this.#map = world.addTiles({ ...scene.tiles, kinds, tiles });
    for (const { points, loop, oneSided } of scene.chains) {
      world.insert({ parts: chain(points, { loop, oneSided }), static: true });
    }
    for (const given of scene.boxes) this.#addBox(given);
    this.#lift = this.#addBox(scene.lift);
    for (let i = 0; i < scene.bodies; i++) {
      this.#drifters.draw(i);
      this.#decorate(i);
    }
    this.moves = new GoldenMoves(world, scene);
  }

  run(frame: number): void {
    this.#drifters.move();
    this.#change(frame);
    this.#world.step();
    this.hash.addWords(this.#world.pairRows());
    addLists(this.hash, this.#world);
    this.#addQueries();
    this.moves.run(this.#drifters, scene.bodies);
  }

  #drawTile(): number {
    const kinds = scene.tiles.kinds.length;
    const number = this.#random.whole(0, 3 * kinds - 1);
    if (number < kinds) return number;
    return number < 2 * kinds ? 1 : 0;
  }

  #addBox({ x, y, width, height, oneWay }: GivenBox): BodyId {
    const side = oneWay as OneWaySide | false;
    return this.#world.insert({ shape: box(width, height), x, y, static: true, oneWay: side });
  }

  /** Some drifters are solid from one side, or have a part that is. */
  #decorate(i: number): void {
    const id = this.#drifters.id(i);
    if (i % 9 === 4) this.#world.update(id, { oneWay: SIDES[this.#random.whole(1, 4) - 1]! });
    if (i % 12 === 2) this.#world.updatePart(id, 1, { oneWay: 'front' });
  }

  #change(frame: number): void {
    const [world, random, drifters] = [this.#world, this.#random, this.#drifters];
    this.#decorate(drifters.replaceOne());
    for (let i = 0; i < 3; i++) {
      const column = random.whole(0, scene.tiles.columns - 1);
      const row = random.whole(0, scene.tiles.rows - 1);
      world.setTile(this.#map, column, row, this.#drawTile());
    }
    const dropper = drifters.id(drifters.drawIndex());
    world.update(dropper, { dropThrough: random.unit() < 0.5 });
    const { x, y } = world.transformOf(this.#lift);
    world.move(this.#lift, x, y + (frame % 64 < 32 ? -1 : 1));
    if (frame % 100 !== 99) return;
    const [byX, byY] = [random.whole(0, 16) - 8, random.whole(0, 16) - 8];
    world.move(this.#map, byX, scene.tiles.y + byY);
  }

  #addQueries(): void {
    const [world, random, hash] = [this.#world, this.#random, this.queryHash];
    const [x, y] = [scene.width * random.unit(), scene.height * random.unit()];
    const [dx, dy] = [256 * random.unit() - 128, 256 * random.unit() - 128];
    hash.addWords(world.queryRows(200, 200, 200, 150));
    for (const { id, distance, part } of world.nearest(x, y, { count: 5 })) {
      hash.addWord(rowOf(id));
      hash.addNumber(distance);
      hash.addWord(part);
    }
    for (const { id, part, ...numbers } of world.raycastAll(x, y, dx, dy)) {
      hash.addWord(rowOf(id));
      hash.addNumbers(Object.values(numbers));
      hash.addWord(part);
    }
    for (const hit of world.castAll(CAST, { x, y, angle: 1 }, dx, dy)) this.#addCast(hit);
    const caster = this.#drifters.id(this.#drifters.drawIndex());
    const first = world.cast(caster, dx, dy);
    if (first !== undefined) this.#addCast(first);
  }

  #addCast(hit: CastHit): void {
    this.queryHash.addWord(rowOf(hit.id));
    addHit(this.queryHash, hit);
  }
}

// Where other results are meant, the hashes that this test prints go into level.json.
test(`${scene.frames} frames have the hashes ${scene.hash}, ${scene.queryHash}, ${scene.moveHash}`, {
  tags: ['thorough'],
}, async () => {
  const bounds = { x: 0, y: 0, width: scene.width, height: scene.height };
  using world = await World.create({ bounds });
  const level = new Level(world);
  for (let frame = 0; frame < scene.frames; frame++) level.run(frame);
  const [hash, queryHash] = [level.hash.text, level.queryHash.text];
  expect({ hash, queryHash, moveHash: level.moves.hash.text }).toEqual({
    hash: scene.hash,
    queryHash: scene.queryHash,
    moveHash: scene.moveHash,
  });
});
