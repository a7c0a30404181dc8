import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const examples = fileURLToPath(new URL('../../web/examples/', import.meta.url));

/** What the page of the platformer says of a level's recording at its end, from the game's rules in Node. */
export function recordingInNode(level: string): string {
  return inNode(`
    const game = await Game.create('${level}', textOf);
    for (const keys of keysOf(await textOf('${level}.keys'))) if (!game.isWon) game.advance(keys);
    const goal = game.isWon ? 'the goal' : 'on the way';
    const sparks = game.sparks + ' of ' + game.sparksInAll + ' sparks';
    console.log(['${level}', 'step ' + game.step, sparks, goal].join(', ') + ': ' + game.hash().toString(16));`);
}

/** The levels whose goal is reached, within a minute, by who never lets go of one of these keys, and the keys. */
export function wonByHolding(levels: readonly string[], held: readonly number[]): string {
  return inNode(`
    for (const level of ${JSON.stringify(levels)})
      for (const keys of ${JSON.stringify(held)}) {
        const game = await Game.create(level, textOf);
        while (game.step < 3600 && !game.isWon) game.advance(keys);
        if (game.isWon) console.log(level, keys);
      }`);
}

function inNode(program: string): string {
  const code = `
    import { readFile } from 'node:fs/promises';
    import { Game } from './platformer/game';
    import { keysOf } from './platformer/recording';
    const textOf = (file) => readFile('platformer/levels/' + file, 'utf8');
    (async () => {${program}})();`;
  const args = ['node_modules/tsx/dist/cli.mjs', '--eval', code];
  return execFileSync(process.execPath, args, { cwd: examples, encoding: 'utf8' }).trim();
}
