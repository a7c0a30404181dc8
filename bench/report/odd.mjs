import { gate } from '../odd/measure.mjs';
import { failures } from './frames.mjs';
import { digits, table } from './tables.mjs';

/** How many times as long as the crowd something takes by itself, at most, so that their difference tells of the crowd. */
const MOSTLY_ALONE = 10;

const introduction = `What one odd thing costs a crowd of CROWD: the same crowd is timed without it and with it, and the thing by itself, in turns.
*frames*: all objects of a tree move, and all pairs are found; *queries*: windows, points and rays in a tree at rest; *steps*: of a World
in which one body in twenty moves. The **ratio** is the time with it, less what it takes by itself, divided by the time without: at
most ${gate}. Where the thing by itself takes more than ${MOSTLY_ALONE} times as long as the crowd, it is the time with it, divided by both apart: a difference
would be noise. What meets the whole crowd has no goal: its pairs are its own cost. Results for the crowd are the same with it and without.`;

const crowdNames = ['frames', 'queries', 'steps'];

/** Ratios of one run, as a table. */
export function oddTable({ results }) {
  const ordered = crowdNames.flatMap((crowd) => results.filter((one) => one.crowd === crowd));
  const rows = ordered
    .filter(({ error }) => !error)
    .map((one) => [
      `${one.crowd}: ${one.name}`,
      digits(one.without),
      digits(one.with),
      digits(one.alone),
      `${ratioOf(one).toFixed(2)}x`,
      verdictOf(one),
    ]);
  const head = ['in a crowd of', 'without, ms', 'with, ms', 'alone, ms', 'ratio', 'goal'];
  return [...table(head, rows), ...failures(results)];
}

/** The part of bench/RESULTS.md about odd things. */
export function oddSection({ scenes }) {
  const [scene] = scenes;
  const text = introduction.replace('CROWD', scene.count.toLocaleString('en'));
  return ['## One odd thing', '', text, '', ...oddTable(scene)];
}

/** How much longer the crowd takes with the thing. */
export function ratioOf({ without, with: withThing, alone }) {
  if (alone > MOSTLY_ALONE * without) return withThing / (without + alone);
  return (withThing - alone) / without;
}

function verdictOf(result) {
  if (result.meetsCrowd) return '';
  return ratioOf(result) <= gate ? 'met' : 'missed';
}
