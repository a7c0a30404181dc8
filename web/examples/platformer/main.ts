// The page: who plays which level, and what is on the screen. `?level=mill&steps=600` shows the recording of that level as it is at this
// step, and says how the game stands; with `?level` alone, Play begins there. With `?record`, the console gets the recording of each
// level that a player ends.
import { freePart } from './free-part';
import { STEPS } from './game';
import { Input } from './input';
import { JUMP } from './keys';
import { LEVELS, type LevelName, type TextOf } from './level';
import { Picture } from './picture';
import { recordingOf } from './recording';
import { countOf, element, type Screen, say, show, timeOf } from './screens';
import { Session } from './session';
import { Sound } from './sound';

const IDLE = 45 * STEPS; // until a game that nobody plays ends
const CELEBRATION = 2.5 * STEPS; // from the goal to the end of the level
const ANNOUNCED = 2.5 * STEPS; // how long the name of a level is shown

const titles: Readonly<Record<LevelName, string>> = {
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
const first = LEVELS.find((level) => level === asked.get('level')) ?? LEVELS[0];
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const canvas = document.querySelector('canvas')!;
const picture = new Picture(canvas);
const input = new Input(element('pad'), element('jump'));
const sound = new Sound();

let session = await Session.create(first, textOf, isCalm);
let screen: Screen = 'title';
let waitsForPlayer = isCalm; // the recording does not begin by itself
let showsInsides = false;
let entering = 0; // levels that were asked for
let entered = 0; // of these, the last one that is there, or that did not arrive
let missing: LevelName = first; // the last one that did not arrive
let pressed = 0; // in the last step
let idleSteps = 0;
let total = { steps: 0, sparks: 0, inAll: 0, falls: 0 };

function goTo(next: Screen): void {
  screen = next;
  idleSteps = 0;
  show(next);
}

async function enter(level: LevelName): Promise<void> {
  const mine = ++entering;
  let next: Session;
  try {
    next = await Session.create(level, textOf, isCalm);
  } catch (problem) {
    if (mine === entering) miss(level, problem);
    return;
  }
  const isLate = mine !== entering; // another level was asked for meanwhile
  (isLate ? next : session).game.world.dispose();
  if (isLate) return;
  session = next;
  entered = mine;
  measure();
  session.look();
  say('said', screen === 'play' ? titles[level] : '');
}

/** The level before it stays. Where nobody plays, nobody is told: the recording has ended. */
function miss(level: LevelName, problem: unknown): void {
  missing = level;
  entered = entering;
  if (screen !== 'play') return;
  goTo('missing');
  say('missing-reason', problem instanceof Error ? problem.message : String(problem));
}

function play(level: LevelName): void {
  goTo('play');
  enter(level).catch(reportError);
}

function begin(level: LevelName): void {
  total = { steps: 0, sparks: 0, inAll: 0, falls: 0 };
  play(level);
}

function leave(): void {
  goTo('title');
  enter(first).catch(reportError);
}

function levelAfter(level: LevelName): LevelName {
  return LEVELS[(LEVELS.indexOf(level) + 1) % LEVELS.length]!;
}

/** A player is told how it went; the recording goes on with the next level. */
function endLevel(): void {
  const { game, name, held } = session;
  if (screen !== 'play') {
    enter(levelAfter(name)).catch(reportError);
    return;
  }
  const { wonAt = 0, sparks, sparksInAll, falls } = game;
  const here = { steps: wonAt, sparks, inAll: sparksInAll, falls };
  total.steps += here.steps;
  total.sparks += here.sparks;
  total.inAll += here.inAll;
  total.falls += here.falls;
  if (asked.has('record')) console.log(recordingOf(held));
  say('lit-name', `${titles[name]} has its light`);
  say('lit-counts', countsOf(here));
  say('end-counts', countsOf(total));
  goTo(name === LEVELS.at(-1) ? 'end' : 'lit');
}

function countsOf({ steps, sparks, inAll, falls }: typeof total): string {
  return `${sparks} of ${inAll} sparks, ${countOf(falls, 'fall', 'falls')}, in ${timeOf(steps, STEPS)}`;
}

/** One step: of the player, or of the recording. Behind the panels after a level, the hero stands. */
function advance(): void {
  if (entered !== entering) return;
  const before = pressed;
  pressed = input.next();
  if (screen === 'title' && pressed !== 0) return begin(first);
  if (screen !== 'play' && screen !== 'title') {
    if ((pressed & ~before & JUMP) > 0) element(screen).querySelector('button')!.click();
  }
  if (screen === 'paused' || screen === 'missing') return;
  if (screen === 'title' && waitsForPlayer) return;
  idleSteps = pressed === 0 ? idleSteps + 1 : 0;
  if (screen === 'play' && idleSteps > IDLE) return leave();
  const { game, name } = session;
  session.advance(screen === 'play' ? pressed : screen === 'title' ? session.recorded() : 0);
  if (game.step === ANNOUNCED) say('said', '');
  if (screen === 'play') {
    for (const happening of game.happenings) sound.play(happening);
    sound.advance(name, game.step);
  }
  if (game.wonAt !== undefined && game.step === game.wonAt + CELEBRATION) endLevel();
}

function report(): void {
  const { game, name } = session;
  say('level', titles[name]);
  say('sparks', `${game.sparks} of ${game.sparksInAll} sparks`);
  say('falls', game.falls === 0 ? '' : countOf(game.falls, 'fall', 'falls'));
}

/** How much of the level is seen. Only the title has a hero to look at beside it; the other panels end or stop what one sees. */
function measure(): void {
  const { camera } = session;
  picture.measure(camera);
  camera.free = freePart(canvas, element('title'));
  if (waitsForPlayer && screen === 'title') session.look();
}

let due = 0; // milliseconds that are still to be played
let last = performance.now();

function frame(now: number): void {
  due += Math.min(now - last, 100);
  last = now;
  measure();
  for (; due >= 1000 / STEPS; due -= 1000 / STEPS) advance();
  if (session.game.step % 6 === 0) report();
  picture.draw(session, showsInsides);
  requestAnimationFrame(frame);
}

function pause(): void {
  if (screen === 'play') goTo('paused');
  else if (screen === 'paused') goTo('play');
}

function switchSound(): void {
  sound
    .toggle()
    .catch(reportError)
    .finally(() => element('sound').setAttribute('aria-pressed', String(sound.isOn)));
}

function onClick(id: string, act: () => void): void {
  element(id).addEventListener('click', act);
}

/** Shows the recording at this step, and waits. */
function showStep(steps: number): void {
  waitsForPlayer = true;
  const { game, name } = session;
  while (game.step < steps && !game.isWon) session.advance(session.recorded());
  const counts = `${game.sparks} of ${game.sparksInAll} sparks`;
  const goal = game.isWon ? 'the goal' : 'on the way';
  say('state', `${name}, step ${game.step}, ${counts}, ${goal}: ${game.hash().toString(16)}`);
}

onClick('play', () => begin(first));
onClick('pause', pause);
onClick('resume', pause);
onClick('again', () => play(session.name));
onClick('next', () => play(levelAfter(session.name)));
onClick('fetch', () => play(missing));
onClick('turn-back', leave);
onClick('leave', leave);
onClick('home', leave);
onClick('sound', switchSound);
for (const level of LEVELS) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = titles[level];
  button.addEventListener('click', () => begin(level));
  element('levels').append(button);
}
canvas.addEventListener('pointerdown', () => screen === 'title' && begin(first));
addEventListener('keydown', ({ code, repeat, ctrlKey, metaKey, altKey }) => {
  if (repeat || ctrlKey || metaKey || altKey) return;
  if (code === 'KeyP' || code === 'Escape') pause();
  if (code === 'KeyC') showsInsides = !showsInsides;
  if (code === 'KeyM') switchSound();
});
addEventListener('blur', () => screen === 'play' && pause());

element('title').hidden = asked.has('steps');
measure();
session.look();
if (asked.has('steps')) showStep(Number(asked.get('steps')));
requestAnimationFrame(frame);
