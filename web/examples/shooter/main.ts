// The page: 60 steps of the game a second, a picture of it, and how it stands. `?seed=7&steps=1800` shows game 7 from that step on, as
// it goes when nobody steers.
import { courseOfAutopilot } from './autopilot';
import { Camera } from './camera';
import { Effects } from './effects';
import { freePart } from './free-part';
import { Game, STEPS } from './game';
import { Picture } from './picture';
import { element, onClick, press, type Screen, say, show } from './screens';
import { Sound } from './sound';
import { Steering } from './steering';

const FAREWELL = 1.2 * STEPS; // from the loss of the ship to the screen that says so

const asked = new URLSearchParams(location.search);
const seed = Number(asked.get('seed') ?? 1);
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const canvas = document.querySelector('canvas')!;
const shield = document.querySelector('meter')!;
const picture = new Picture(canvas);
const camera = new Camera();
const steering = new Steering(canvas, element('stick'));
const sound = new Sound();
const game = await Game.create(seed);

let effects = new Effects(isCalm);
let screen: Screen = 'title';
let isStill = isCalm; // the game that nobody plays does not begin by itself
let showsCells = false;
let lostSteps = 0; // since the ship is lost
let best = 0;
let cost = 0; // milliseconds a step, smoothed
let due = 0; // milliseconds that are still to be played
let last = performance.now();

function goTo(next: Screen): void {
  screen = next;
  isStill = next === 'paused';
  show(next);
  press('pause', isStill);
}

function begin(): void {
  game.restart();
  effects = new Effects(isCalm);
  lostSteps = 0;
  goTo('play');
}

function lose(): void {
  say('lost-score', game.score.toLocaleString('en'));
  say('lost-best', game.score > best ? 'Your best game' : `Best ${best.toLocaleString('en')}`);
  say('lost-wave', `Wave ${game.wave}`);
  best = Math.max(best, game.score);
  report();
  steering.letGo();
  goTo('lost');
}

/** One step of the game: of the player, or by itself. */
function step(): void {
  const course = screen === 'title' ? courseOfAutopilot(game.ship) : steering.course;
  const start = performance.now();
  game.advance(course);
  cost += 0.05 * (performance.now() - start - cost);
  camera.follow(game.ship, course);
  effects.follow(game);
  if (screen === 'play') sound.play(game.happenings, game.step);
  if (game.isLost && screen === 'title') game.restartAmid();
  if (game.isLost && ++lostSteps === FAREWELL) lose();
}

/** A sixtieth of a second. */
function advance(): void {
  if (screen === 'title' && steering.isHeld) begin();
  if (isStill) return;
  if (!effects.holds() && screen !== 'lost') step();
  effects.advance();
}

function report(): void {
  say('score', game.score.toLocaleString('en'));
  say('wave', `Wave ${game.wave}`);
  say('cost', `${game.world.size.toLocaleString('en')} bodies, ${cost.toFixed(1)} ms a step`);
  shield.value = game.shield;
}

/** How much of the world is seen. Only the title has a ship to look at beside it; the other panels stop what one sees. */
function measure(): void {
  picture.measure(camera);
  camera.free = freePart(canvas, element('title'));
  if (isStill && screen === 'title') camera.follow(game.ship, [0, 0]);
}

function frame(now: number): void {
  due += Math.min(now - last, 100);
  last = now;
  measure();
  for (; due >= 1000 / STEPS; due -= 1000 / STEPS) advance();
  picture.draw(game, camera, effects, showsCells);
  if (game.step % 6 === 0) report();
  requestAnimationFrame(frame);
}

function pause(): void {
  if (screen === 'play' && !game.isLost) goTo('paused');
  else if (screen === 'paused') goTo('play');
  else if (screen === 'title') press('pause', (isStill = !isStill));
}

function switchCells(): void {
  showsCells = !showsCells;
  press('cells', showsCells);
}

function switchSound(): void {
  sound
    .toggle()
    .catch(reportError)
    .finally(() => press('sound', sound.isOn));
}

onClick('begin', begin);
onClick('again', begin);
onClick('restart', begin);
onClick('resume', pause);
onClick('pause', pause);
onClick('cells', switchCells);
onClick('sound', switchSound);
addEventListener('keydown', ({ code, repeat, ctrlKey, metaKey, altKey }) => {
  if (repeat || ctrlKey || metaKey || altKey) return;
  if (code === 'KeyP' || code === 'Escape') pause();
  if (code === 'KeyR') begin();
  if (code === 'KeyC') switchCells();
  if (code === 'KeyM') switchSound();
});
addEventListener('blur', () => screen === 'play' && pause());

if (!asked.has('steps')) {
  game.restartAmid();
  show('title');
}
measure();
camera.follow(game.ship, [0, 0]);
for (let steps = Number(asked.get('steps')); steps > 0; steps--) step();
if (asked.has('steps'))
  say('state', `Game ${seed}, step ${game.step}: ${game.hash().toString(16)}`);
press('pause', isStill);
report();
requestAnimationFrame(frame);
