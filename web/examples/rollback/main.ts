// The page: two machines with a slow line between them, 60 steps a second, and what each of them had to correct.

import { compareWorlds, type WorldDifference } from 'quadrille/recorder';
import { type BodyId, rowOf } from 'quadrille/world';
import { inputOfAutopilot } from './autopilot';
import { FIELD, Game, PLAYERS, SPEED } from './game';
import { Keys } from './keys';
import { Line } from './line';
import { type Message, Peer } from './peer';
import { draw } from './picture';

const STEP = 1000 / 60; // milliseconds
const LONGEST = 100; // milliseconds of a frame that are played: a page in the background stands still
const FAST = 1.5 * SPEED;

const form = document.querySelector('form')!.elements;
const [delay, loss, cheats] = ['delay', 'loss', 'cheats'].map(
  (name) => form.namedItem(name) as HTMLInputElement,
) as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
const resume = document.querySelector('button')!;
const outputOf = (name: string): HTMLOutputElement =>
  document.querySelector<HTMLOutputElement>(`output[name=${name}]`)!;
const verdict = outputOf('verdict');
const quality = { delay: 0, loss: 0 };

const peers = [new Peer(await Game.create(), 0), new Peer(await Game.create(), 1)] as const;
/** Each leads to the peer of that number. */
const lines = peers.map(() => new Line<Message>(quality, Math.random));
const views = peers.map((_, player) => {
  const canvas = document.querySelector<HTMLCanvasElement>(`#view-${player}`)!;
  canvas.width = FIELD.width;
  canvas.height = FIELD.height;
  return { paint: canvas.getContext('2d')!, report: outputOf(`report-${player}`) };
});
const keys = new Keys();
let different: number | undefined; // the row of a body

function readOptions(): void {
  quality.delay = Number(delay.value);
  quality.loss = Number(loss.value) / 100;
  outputOf('delay-value').value = `${delay.value} ms`;
  outputOf('loss-value').value = `${loss.value} %`;
  peers[1].game.speeds[1] = cheats.checked ? FAST : SPEED;
}

function playStep(now: number): void {
  for (const [player, peer] of peers.entries()) {
    for (const message of lines[player]!.receive(now)) peer.receive(message);
    peer.advance(keys.inputOf(player) ?? inputOfAutopilot(peer.game, player));
    lines[1 - player]!.send(peer.message(), now);
  }
}

/** Looks for the body in which the machines differ, once they know that they do. */
function judge(): void {
  const step = peers[0].differsAt ?? peers[1].differsAt;
  resume.hidden = step === undefined;
  if (step === undefined) {
    verdict.value = `Step ${peers[0].step}: both machines have the same world.`;
    return;
  }
  if (different !== undefined) return;
  const difference = differenceAt(step);
  different = difference?.id === undefined ? -1 : rowOf(difference.id as BodyId);
  verdict.value =
    difference?.id === undefined
      ? `Step ${step}: the machines differ.`
      : `Step ${step}: the machines differ. ${nameOf(different)}: ${difference.field} is ${String(difference.a)} on the first one, ${String(difference.b)} on the second one.`;
}

/** Where the worlds of both machines differ before a step, if both still have it. */
function differenceAt(step: number): WorldDifference | null {
  const worlds = peers.flatMap((peer) => {
    const state = peer.stateAt(step);
    return state === undefined ? [] : [peer.game.worldOf(state)];
  });
  const [one, other] = worlds;
  const difference = one && other ? compareWorlds(one, other) : null;
  for (const world of worlds) world.dispose();
  return difference;
}

function nameOf(row: number): string {
  return row < PLAYERS ? `Player ${row + 1}` : `Ball ${row - PLAYERS + 1}`;
}

/** The second machine takes the world of the first one. */
function goOnTogether(): void {
  const step = peers[0].confirmed;
  const state = peers[0].stateAt(step)!;
  for (const line of lines) line.clear();
  for (const peer of peers) peer.begin(state, step);
  different = undefined;
}

function show(): void {
  judge();
  for (const [player, { paint, report }] of views.entries()) {
    const { game, report: counts } = peers[player]!;
    draw(paint, game, different);
    const { rewinds, replayed, spent } = counts;
    const each = rewinds === 0 ? 0 : spent / rewinds;
    const bytes = peers[player]!.stateAt(peers[player]!.step)!.world.length;
    report.value = `${game.score(player)} balls. In the last second: ${rewinds} rewinds, ${replayed} steps played again, ${each.toFixed(2)} ms each. A world is saved in ${bytes.toLocaleString('en')} bytes.`;
  }
}

let due = 0; // milliseconds that are still to be played
let last = performance.now();
let reported = last;

function frame(now: number): void {
  due += Math.min(now - last, LONGEST);
  last = now;
  for (; due >= STEP; due -= STEP) playStep(now);
  if (now - reported > 1000) {
    show();
    reported = now;
    for (const peer of peers) peer.report = { rewinds: 0, replayed: 0, spent: 0 };
  } else {
    judge();
    for (const [player, { paint }] of views.entries()) draw(paint, peers[player]!.game, different);
  }
  requestAnimationFrame(frame);
}

for (const input of [delay, loss, cheats]) input.addEventListener('input', readOptions);
resume.addEventListener('click', goOnTogether);
readOptions();
show();
requestAnimationFrame(frame);
