import { better } from '../hard-spots/compare.mjs';

/**
 * The hard spots as lines of a table in Markdown.
 *
 * @param {import('../hard-spots/compare.mjs').Compared[]} compared outcomes of ours, then those of rapier's builds
 */
export function hardSpotTable(compared) {
  const rows = compared.map(({ name, setUp, statement, outcomes: [ours, ...rapier] }, i) => {
    const best = better(rapier);
    const build = best.holds && best !== rapier[0] ? `, ${versionOf(best)}` : '';
    return [i + 1, `**${name}.** ${setUp}`, statement, said(ours), said(best, build)];
  });
  const [first, ...builds] = compared[0].outcomes.slice(1).map(({ driver }) => driver);
  const cells = ['', 'set-up', 'what should happen', 'Quadrille', `rapier (${first})`];
  return [
    `Of rapier, ${[first, ...builds].join(' and ')} were run. Its column is of the first, or of the other one where only that does what should happen.`,
    '',
    line(cells),
    line(cells.map(() => '---')),
    ...rows.map(line),
  ];
}

/** The version at the end of a driver's name. */
function versionOf({ driver }) {
  return driver.split(' ').at(-1);
}

function said({ lacks, holds, measured }, build = '') {
  if (lacks) return `not there: ${lacks}`;
  return `**${holds ? 'yes' : 'no'}**${build}: ${measured}`;
}

function line(cells) {
  return `| ${cells.join(' | ')} |`;
}
