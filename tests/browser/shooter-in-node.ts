import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const examples = fileURLToPath(new URL('../../web/examples/', import.meta.url));

/** What the page of the shooter says of a game that nobody steers, from the game's rules in Node. */
export function shooterInNode(seed: number, steps: number): string {
  const code = `
    import { Game } from './shooter/game';
    import { Steering } from './shooter/steering';
    globalThis.addEventListener = () => {};
    const steering = new Steering({ addEventListener() {} });
    Game.create(${seed}).then((game) => {
      while (game.step < ${steps}) game.advance(steering.next());
      console.log('Game ${seed}, step ' + game.step + ': ' + game.hash().toString(16));
    });`;
  const args = ['node_modules/tsx/dist/cli.mjs', '--eval', code];
  return execFileSync(process.execPath, args, { cwd: examples, encoding: 'utf8' }).trim();
}
