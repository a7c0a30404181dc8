import { steps } from '../bodies/scenes.mjs';
import { failures } from './frames.mjs';
import { cheapest, digits, table, times, verdict } from './tables.mjs';

const introduction = `One **frame**: positions and angles of all bodies that move are written, one step is taken, and the pairs that touch are
ready to be read. Scenes: circles and rotated boxes of 1 to 20, half of each. All of them move (*moving*), or one of twenty among
static ones (*mostly-static*); all of them turn and stay at their places (*spinning*); and circles that fly among rotated static blocks,
four to one, and do not touch each other (*bullets*). Implementations take turns in one process. After each measurement, the pairs are compared with a reference in double
precision, except pairs nearer to touching than the tolerance. Physics engines have no gravity, no sleep, no continuous
collision, and one iteration of their solvers, and are measured in several ways, of which the fastest counts. Ways called *late* begin
some pairs one frame late, and count by themselves. **A step of a World**: rotated boxes of which all could move; the game writes the places of
those that do. The Worlds take turns, and are checked in the same way.`;

/** How many times as fast as the fastest way of each package: of those that find the pairs of this frame, and of those that are late. */
const goals = [
  { family: 'rapier', goal: 5 },
  { family: 'box2d', goal: 5 },
  { family: 'planck', goal: 3 },
  { family: 'detect-collisions', goal: 3 },
  { family: 'nape-js', goal: 3 },
  { family: 'phaser-box2d', goal: 3 },
];

/** How much of the step in which all bodies move the steps of other scenes may take. */
const mostOfFullStep = { 'none moves': 0.1, '1 in 20 moves': 0.3 };

/** The times of each implementation for a frame of one scene, the fastest first, as a table. */
export function bodyTable({ kind, results }) {
  if (kind === steps) return stepTable(results);
  const ours = cheapest(results, 'ours');
  const rows = results
    .filter(({ error }) => !error)
    .toSorted((a, b) => a.ms.amortised - b.ms.amortised)
    .map(({ name, ms }) => [
      name,
      digits(ms.amortised),
      digits(ms.median),
      digits(ms.mean),
      `${digits(ms.low)} .. ${digits(ms.high)}`,
      digits(ms.max),
      ours ? times(ms.amortised, ours.ms.amortised) : '',
    ]);
  const heads = ['ms a frame', 'median', 'mean', '5 % .. 95 %', 'longest', 'x World'];
  return [...table(['implementation', ...heads], rows), ...failures(results)];
}

/** What a step of a World costs as more of its bodies move, as a table. */
function stepTable(results) {
  const whole = results.find(({ name, error }) => name === 'all move' && !error);
  const rows = results
    .filter(({ error }) => !error)
    .map(({ name, ms }) => {
      const share = whole && ms.amortised / whole.ms.amortised;
      const most = mostOfFullStep[name];
      const hasGoal = share && most;
      return [
        name,
        digits(ms.amortised),
        share?.toFixed(3) ?? '',
        hasGoal ? `at most ${most}` : '',
        hasGoal ? verdict(most / share) : '',
      ];
    });
  const heads = ['ms a frame', 'of a full step', 'goal', 'verdict'];
  return [...table(['bodies', ...heads], rows), ...failures(results)];
}

/** The part of bench/RESULTS.md about bodies, from one run. */
export function bodiesSection({ machine, mode, scenes: all }) {
  const [scenes, stepScenes] = [false, true].map((isSteps) =>
    all.filter(({ kind }) => (kind === steps) === isSteps),
  );
  const lines = [`## Bodies · ${machine} · ${mode}`, '', introduction, '', '### Goals', ''];
  lines.push(...goalTable(scenes), '', '### What they do', '', ...noteTable(scenes));
  for (const scene of scenes) {
    const { kind, count, pairs } = scene;
    const title = `### ${kind}, ${count.toLocaleString('en')}: ${pairs.toLocaleString('en')} pairs`;
    lines.push('', title, '', ...bodyTable(scene));
  }
  for (const { count, results } of stepScenes) {
    const title = `### A step of a World with ${count.toLocaleString('en')} rotated boxes`;
    lines.push('', title, '', ...stepTable(results));
  }
  return lines;
}

function goalTable(scenes) {
  const rows = scenes.flatMap(({ kind, count, results }) =>
    goals.flatMap(({ family, goal }) => {
      const ours = cheapest(results, 'ours');
      const ways = results.filter(({ name }) => name.startsWith(family));
      const exact = cheapest(
        ways.filter(({ isLate }) => !isLate),
        'package',
      );
      const late = cheapest(
        ways.filter(({ isLate }) => isLate),
        'package',
      );
      return [exact, late]
        .filter((theirs) => ours && theirs)
        .map(({ name, ms }) => {
          const reached = ms.amortised / ours.ms.amortised;
          return [
            name,
            kind,
            count.toLocaleString('en'),
            `${goal}x`,
            times(reached, 1),
            verdict(reached / goal),
          ];
        });
    }),
  );
  return table(['compared with', 'scene', 'n', 'goal', 'reached', 'verdict'], rows);
}

/** What each implementation says of itself, once. */
function noteTable(scenes) {
  const all = new Map(
    scenes.flatMap(({ results }) => results.map((result) => [result.name, result])),
  );
  const rows = Array.from(all.values(), ({ name, tolerance, note }) => [name, tolerance, note]);
  return table(['implementation', 'tolerance', 'a frame delivers'], rows);
}
