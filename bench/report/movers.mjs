import { digits, table, times, verdict } from './tables.mjs';

const introduction = `1,000 characters walk to and fro, stand and jump now and then, by gravity, in a level of tiles and in one of 2,000 turned static boxes; steps of a tile are climbed or not.
Each implementation carries its own places on. **Frame**: all characters once, by one call each or, *batched*, one call for all; its time is divided by their number.
**Single**: each move is timed by itself. What players want is not part of the time; reading where a move ends, and putting the character there, is. Median and, in brackets, the 99th percentile.
*x first*: how many times as long a frame takes as one of the first implementation in the same turn, the median; goals judge by it.
Settings are the same: 45 degrees, a skin of 0.1, snapping to floors within 4; a box is 12 by 20. For rapier, tiles are merged into few boxes, characters are colliders without bodies
that are in no tree, and units and nudge factor are what its documentation recommends. *In solids* counts characters that a test in double precision finds deeper than 0.01 in the level, in
8 of the first 128 frames; *near* counts moves from the places of the first implementation that end within 0.5 of where its own do.`;

/** How many times as fast as the fastest of the packages, one call for each move; and what a move of a frame may take. */
const goals = { times: 5, microseconds: 5 };

/** What a move takes with each implementation, as a table. */
export function moverTable({ results }) {
  const rows = results.map((result) => [
    result.movers,
    result.batched ? `${result.name}, batched` : result.name,
    result.error ?? text(result.frame),
    result.single ? text(result.single) : '',
    result.ofFirst ? times(result.ofFirst, 1) : '',
    `${result.overlapping} of ${result.checked.toLocaleString('en')}`,
    `${digits((100 * result.near) / result.compared)} %`,
  ]);
  const heads = [
    'implementation',
    'frame, µs a move',
    'single, µs',
    'x first',
    'in solids',
    'near',
  ];
  return table(['characters', ...heads], rows);
}

/** The part of bench/RESULTS.md about moves, from one run. */
export function moversSection({ machine, mode, scenes }) {
  const lines = [`## Moves · ${machine} · ${mode}`, '', introduction, '', '### Goals', ''];
  const heads = ['characters', 'level', 'goal', 'reached', 'verdict', 'batched'];
  lines.push(...table(['compared with', ...heads], scenes.flatMap(goalRows)));
  for (const scene of scenes) {
    const [solids, count] = [scene.solids, scene.count].map((number) =>
      number.toLocaleString('en'),
    );
    lines.push('', `### ${count} characters, ${solids} ${scene.kind}`, '', ...moverTable(scene));
  }
  return lines;
}

function goalRows({ kind, results }) {
  const measured = results.filter(({ frame }) => frame);
  const own = measured.filter((result) => result.kind === 'ours' && !result.batched);
  return own.flatMap((ours) => {
    const same = measured.filter(({ movers }) => movers === ours.movers);
    const batched = same.find((result) => result.kind === 'ours' && result.batched);
    const [rival] = same
      .filter((result) => result.kind === 'package')
      .toSorted((a, b) => a.ofFirst - b.ofFirst);
    const [each, inOneCall] = [ours, batched].map((result) => result.frame.median);
    const rows = [
      [
        'a move',
        ours.movers,
        kind,
        `at most ${goals.microseconds} µs`,
        `${digits(each)} µs`,
        verdict(goals.microseconds / each),
        `${digits(inOneCall)} µs`,
      ],
    ];
    if (rival)
      rows.unshift([
        rival.name,
        ours.movers,
        kind,
        `${goals.times}x`,
        times(rival.ofFirst, 1),
        verdict(rival.ofFirst / goals.times),
        times(rival.ofFirst, batched.ofFirst),
      ]);
    return rows;
  });
}

function text({ median, high }) {
  return `${digits(median)} (${digits(high)})`;
}
