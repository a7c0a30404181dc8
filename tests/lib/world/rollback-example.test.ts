/** The example of two machines with a slow line: whatever is lost or late, both play the game that one machine plays. */
import { compareWorlds } from 'quadrille/recorder';
import { type BodyId, load, rowOf } from 'quadrille/world';
import { beforeAll, expect, test } from 'vitest';
import { inputOfAutopilot } from '../../../web/examples/rollback/autopilot.ts';
import {
  BALLS,
  Game,
  type Input,
  type Inputs,
  LEFT,
  PLAYERS,
  SPEED,
} from '../../../web/examples/rollback/game.ts';
import { Line, type Quality } from '../../../web/examples/rollback/line.ts';
import { type Message, MOST_AHEAD, Peer } from '../../../web/examples/rollback/peer.ts';

beforeAll(() => load());

const STEP = 1000 / 60;
const enoughSteps = 400;

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Holds a direction for a while, then another one. */
class Hand {
  readonly #random: () => number;
  #input: Input = 0;

  constructor(random: () => number) {
    this.#random = random;
  }

  next(): Input {
    if (this.#random() < 0.1) this.#input = Math.floor(16 * this.#random());
    return this.#input;
  }
}

interface Played {
  readonly peers: readonly [Peer, Peer];
  /** By player and step. */
  readonly held: readonly Input[][];
}

/** Both machines, until they have played some steps and know all inputs of these. */
async function play(quality: Quality, seed: number, cheats = false): Promise<Played> {
  const peers = [new Peer(await Game.create(), 0), new Peer(await Game.create(), 1)] as const;
  if (cheats) peers[1].game.speeds[1] = 2 * SPEED;
  const random = randomOf(seed);
  const lines = peers.map(() => new Line<Message>(quality, random));
  const hands = peers.map(() => new Hand(random));
  const held: Input[][] = [[], []];
  for (let now = 0; peers.some(({ confirmed }) => confirmed < enoughSteps); now += STEP) {
    expect(now / STEP, 'the machines go on').toBeLessThan(50 * enoughSteps);
    for (const [player, peer] of peers.entries()) {
      for (const message of lines[player]!.receive(now)) peer.receive(message);
      const input = hands[player]!.next();
      if (peer.step < enoughSteps && peer.advance(input)) held[player]!.push(input);
      expect(peer.step - peer.confirmed).toBeLessThanOrEqual(MOST_AHEAD);
      lines[1 - player]!.send(peer.message(), now);
    }
  }
  return { peers, held };
}

async function hashOfOneMachine(held: readonly Input[][]): Promise<string> {
  const game = await Game.create();
  for (let step = 0; step < enoughSteps; step++) {
    game.step(held.map((inputs) => inputs[step]!) as unknown as Inputs);
  }
  return game.hash();
}

test.each([
  ['a good line', { delay: 0, loss: 0 }],
  ['a slow one', { delay: 120, loss: 0 }],
  ['one that loses every third message', { delay: 60, loss: 1 / 3 }],
  ['a slow one that loses most', { delay: 250, loss: 0.7 }],
])('over %s both machines have the game of one machine', async (_name, quality) => {
  for (const seed of [1, 2, 3]) {
    const { peers, held } = await play(quality, seed);
    const expected = await hashOfOneMachine(held);
    for (const { game, step, differsAt } of peers) {
      expect(step).toBe(enoughSteps);
      expect(game.hash()).toBe(expected);
      expect(differsAt).toBeUndefined();
    }
  }
});

/** How many steps a machine plays again when it has guessed wrong. */
async function stepsOfRewind(delay: number): Promise<number> {
  const { peers } = await play({ delay, loss: 0 }, 4);
  const { rewinds, replayed } = peers[0].report;
  expect(rewinds).toBeGreaterThan(10);
  return replayed / rewinds;
}

test('a machine that guessed wrong goes back: the farther, the slower the line', async () => {
  expect(await stepsOfRewind(0)).toBe(1);
  expect(await stepsOfRewind(200)).toBeGreaterThan(8);
});

test('a machine that plays by other rules is found out, and the body that differs is named', async () => {
  const { peers } = await play({ delay: 60, loss: 0 }, 5, true);
  expect(peers.some(({ differsAt }) => differsAt !== undefined)).toBe(true);
  const [one, other] = peers.map(({ game }) => game.worldOf(game.save()));
  const difference = compareWorlds(one!, other!);
  expect(difference?.what).toBe('body');
  expect(rowOf(difference!.id as BodyId)).toBe(1);
  for (const world of [one!, other!]) world.dispose();
});

test('a step is saved in some bytes for each body that moves, and no more', async () => {
  const { peers } = await play({ delay: 0, loss: 0 }, 6);
  const { world } = peers[0].game.save();
  expect(world.length).toBeLessThan(56 * (PLAYERS + BALLS) + 1_000);
});

test('a player that nobody steers runs to balls and gives them its colour', async () => {
  const game = await Game.create();
  for (let step = 0; step < enoughSteps; step++) {
    game.step([inputOfAutopilot(game, 0), LEFT]);
  }
  expect(Array.from(game.colours.subarray(0, 2)), 'the other player keeps its own').toEqual([0, 1]);
  expect(game.score(0)).toBeGreaterThan(5);
  expect(game.score(0)).toBeGreaterThan(game.score(1));
});
