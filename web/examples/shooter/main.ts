// The page: 60 steps of the game a second, a picture of it, and how it stands. `?seed=7&steps=1800` begins game 7 at that step.
import { Game, STEPS } from './game';
import { pictureOn } from './picture';
import { Steering } from './steering';

const canvas = document.querySelector('canvas')!;
const shield = document.querySelector('meter')!;
const pause = document.querySelector<HTMLButtonElement>('#pause')!;
const restart = document.querySelector<HTMLButtonElement>('#restart')!;
const draw = pictureOn(canvas);
const steering = new Steering(canvas);
const asked = new URLSearchParams(location.search);
const seed = Number(asked.get('seed') ?? 1);
const game = await Game.create(seed);
let cost = 0; // milliseconds a step, smoothed
let due = 0; // milliseconds that are still to be played
let last = performance.now();
let lost = -Infinity; // when the last ship was lost, in milliseconds
let isOurs = true; // the game that is played began while nobody steered
let isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches;

function advance(): void {
  const begin = performance.now();
  if (game.shield <= 0) {
    say('lost', `Lost in wave ${game.wave} with ${game.score.toLocaleString('en')} points. Again!`);
    lost = begin;
    isOurs = steering.isIdle;
  }
  const course = steering.next();
  if (isOurs && !steering.isIdle) handOver();
  game.advance(course);
  cost += 0.05 * (performance.now() - begin - cost);
}

/** Who takes over gets a game of their own, from its beginning. */
function handOver(): void {
  isOurs = false;
  game.score = game.best = 0;
  game.restart();
}

function say(id: string, text: string): void {
  document.getElementById(id)!.textContent = text;
}

function report(): void {
  say('score', game.score.toLocaleString('en'));
  say('wave', `Wave ${game.wave}`);
  say('best', game.best > 0 ? `Best ${game.best.toLocaleString('en')}` : '');
  const keys = 'Arrow keys, WASD, or a drag of mouse or finger steer; P pauses, R restarts.';
  say('idle', steering.isIdle ? `Plays by itself. ${keys}` : '');
  say('cost', `${game.world.size} bodies, ${cost.toFixed(1)} ms a step`);
  if (performance.now() - lost > 4000) say('lost', '');
  pause.textContent = isPaused ? 'Play' : 'Pause';
  shield.value = game.shield;
}

function frame(now: number): void {
  due += isPaused ? 0 : Math.min(now - last, 100);
  last = now;
  for (; due >= 1000 / STEPS; due -= 1000 / STEPS) advance();
  draw(game);
  if (game.step % 10 === 0 || isPaused) report();
  requestAnimationFrame(frame);
}

for (let steps = Number(asked.get('steps')); steps > 0; steps--) advance();
if (asked.has('steps'))
  say('state', `Game ${seed}, step ${game.step}: ${game.hash().toString(16)}`);
report();
pause.addEventListener('click', () => (isPaused = !isPaused));
restart.addEventListener('click', () => game.restart());
addEventListener('keydown', ({ key, repeat, ctrlKey, metaKey, altKey }) => {
  if (repeat || ctrlKey || metaKey || altKey) return;
  if (key.toLowerCase() === 'p') pause.click();
  if (key.toLowerCase() === 'r') restart.click();
});
requestAnimationFrame(frame);
