// The page: which level is played, by whom, and what is on the screen. `?level=mill&steps=600` shows the recording of that level as it
// is at this step, and says how the game stands; with `?level` alone, Play begins there. With `?record`, the console gets the recording of
// each level that is played to its end.
import { Camera } from './camera';
import { Effects } from './effects';
import { Game, STEPS } from './game';
import { Input } from './input';
import { JUMP } from './keys';
import { LEVELS, type TextOf } from './level';
import { palettes } from './palette';
import { Picture } from './picture';
import { keysOf, recordingOf } from './recording';
import { countOf, element, type Screen, say, show, timeOf } from './screens';
import { Sound } from './sound';

type Name = (typeof LEVELS)[number];

const IDLE = 45 * STEPS; // until a game that nobody plays ends
const CELEBRATION = 2.5 * STEPS;
const IRIS = 0.035; // of the picture, each step

const titles: Readonly<Record<Name, string>> = {
  meadow: 'The meadow',
  mill: 'The mill',
  lighthouse: 'The lighthouse',
};

const textOf: TextOf = async (file) => {
  const answer = await fetch(new URL(`./levels/${file}`, import.meta.url));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
};

const asked = new URLSearchParams(location.search);
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const canvas = document.querySelector('canvas')!;
const picture = new Picture(canvas);
const input = new Input(element('pad'), element('jump'));
const sound = new Sound();
const camera = new Camera();

const first: Name = LEVELS.find((level) => level === asked.get('level')) ?? LEVELS[0];
let name = first;
let game = await Game.create(name, textOf);
let effects = new Effects(isCalm);
let recording = keysOf(await textOf(`${name}.keys`));
let held: number[] = []; // the keys of the steps of this level
let screen: Screen = 'title';
let entering = 0; // levels that were asked for
let isLoading = false;
let showsInsides = false;
let idleSteps = 0;
let lastPressed = 0;
let iris = 1;
let total = { steps: 0, sparks: 0, inAll: 0, falls: 0 };

function goTo(next: Screen): void {
  screen = next;
  idleSteps = 0;
  show(next);
}

/** Loads a level, and closes and opens the picture around it. */
async function enter(next: Name): Promise<void> {
  const mine = ++entering;
  isLoading = true;
  const [nextGame, keys] = [await Game.create(next, textOf), await textOf(`${next}.keys`)];
  if (mine !== entering) return nextGame.world.dispose();
  game.world.dispose();
  [name, game, recording, held] = [next, nextGame, keysOf(keys), []];
  effects = new Effects(isCalm);
  iris = isCalm ? 1 : 0;
  lookAtHero();
  isLoading = false;
}

function lookAtHero(): void {
  picture.measure(camera);
  camera.jump(game.hero.x, game.hero.y, game.level.bounds);
}

async function begin(level: Name): Promise<void> {
  total = { steps: 0, sparks: 0, inAll: 0, falls: 0 };
  goTo('play');
  await enter(level);
  say('said', titles[level]);
}

async function leave(): Promise<void> {
  goTo('title');
  say('said', '');
  await enter(first);
}

/** After the goal. */
function finish(): void {
  const { wonAt = 0, sparks, sparksInAll, falls } = game;
  const here = { steps: wonAt, sparks, inAll: sparksInAll, falls };
  total.steps += here.steps;
  total.sparks += here.sparks;
  total.inAll += here.inAll;
  total.falls += here.falls;
  if (asked.has('record')) console.log(recordingOf(held));
  if (name === LEVELS.at(-1)) {
    say('end-counts', countsOf(total));
    return goTo('end');
  }
  say('lit-name', `${titles[name]} has its light`);
  say('lit-counts', countsOf(here));
  goTo('lit');
}

function countsOf({ steps, sparks, inAll, falls }: typeof total): string {
  return `${sparks} of ${inAll} sparks, ${countOf(falls, 'fall', 'falls')}, in ${timeOf(steps, STEPS)}`;
}

/** One step of whoever plays; behind the panels after a level, nobody does. */
function advance(): void {
  if (isLoading) return;
  const pressed = input.next();
  const isConfirmed = (pressed & ~lastPressed & JUMP) > 0;
  lastPressed = pressed;
  if (isConfirmed && screen !== 'play' && screen !== 'title')
    return element(screen).querySelector('button')!.click();
  if (screen === 'paused') return;
  if (screen === 'title' && pressed !== 0) return void begin(first);
  const keys = screen === 'play' ? pressed : screen === 'title' ? (recording.next().value ?? 0) : 0;
  idleSteps = pressed === 0 ? idleSteps + 1 : 0;
  if (screen === 'play' && idleSteps > IDLE) return void leave();
  if (screen === 'play' && !game.isWon) held.push(keys);
  if (game.step === 150) say('said', '');
  play(keys);
  if (game.step === (game.wonAt ?? Infinity) + CELEBRATION) endLevel();
}

function play(keys: number): void {
  game.advance(keys);
  effects.advance(game, palettes[name]);
  camera.follow(game.hero.x, game.hero.y, game.hero.facing, game.level.bounds);
  iris = Math.min(1, iris + IRIS);
  if (screen !== 'play') return;
  for (const happening of game.happenings) sound.play(happening);
  sound.advance(name, game.step);
}

/** A player is told how it went; the recording goes on with the next level. */
function endLevel(): void {
  if (screen === 'play') return finish();
  void enter(LEVELS[(LEVELS.indexOf(name) + 1) % LEVELS.length]!);
}

function report(): void {
  if (screen === 'title') return;
  say('level', titles[name]);
  say('sparks', `${game.sparks} of ${game.sparksInAll} sparks`);
  say('falls', game.falls === 0 ? '' : countOf(game.falls, 'fall', 'falls'));
}

let due = 0; // milliseconds that are still to be played
let last = performance.now();
let isStill = isCalm; // until somebody plays

function frame(now: number): void {
  due += Math.min(now - last, 100);
  last = now;
  picture.measure(camera);
  for (; due >= 1000 / STEPS; due -= 1000 / STEPS) if (!isStill || screen !== 'title') advance();
  if (isStill && screen === 'title' && input.next() !== 0) void begin(first);
  if (game.step % 6 === 0) report();
  picture.draw({ game, camera, effects, palette: palettes[name], iris, showsInsides });
  requestAnimationFrame(frame);
}

function pause(): void {
  if (screen === 'play') goTo('paused');
  else if (screen === 'paused') goTo('play');
}

async function switchSound(): Promise<void> {
  await sound.toggle();
  element('sound').setAttribute('aria-pressed', String(sound.isOn));
}

function onClick(id: string, act: () => void): void {
  element(id).addEventListener('click', act);
}

onClick('play', () => void begin(first));
canvas.addEventListener('pointerdown', () => screen === 'title' && void begin(first));
onClick('pause', pause);
onClick('resume', pause);
onClick('again', () => {
  goTo('play');
  void enter(name);
});
onClick('leave', () => void leave());
onClick('home', () => void leave());
onClick('next', () => {
  goTo('play');
  const next = LEVELS[LEVELS.indexOf(name) + 1]!;
  void enter(next).then(() => say('said', titles[next]));
});
onClick('sound', () => void switchSound());
for (const level of LEVELS) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = titles[level];
  button.addEventListener('click', () => void begin(level));
  element('levels').append(button);
}
addEventListener('keydown', ({ code, repeat, ctrlKey, metaKey, altKey }) => {
  if (repeat || ctrlKey || metaKey || altKey) return;
  if (code === 'KeyP' || code === 'Escape') pause();
  if (code === 'KeyC') showsInsides = !showsInsides;
  if (code === 'KeyM') void switchSound();
});
addEventListener('blur', () => screen === 'play' && pause());

lookAtHero();
if (asked.has('steps')) {
  isStill = true;
  element('title').hidden = true;
  const steps = Number(asked.get('steps'));
  for (const keys of recording) {
    if (game.step >= steps || game.isWon) break;
    play(keys);
  }
  const counts = `${game.sparks} of ${game.sparksInAll} sparks`;
  const goal = game.isWon ? 'the goal' : 'on the way';
  say('state', `${name}, step ${game.step}, ${counts}, ${goal}: ${game.hash().toString(16)}`);
}
requestAnimationFrame(frame);
