import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const examples = fileURLToPath(new URL('../../web/examples/', import.meta.url));

/** What the page of the shooter says of a game that nobody steers, from the game's rules in Node. */
export function shooterInNode(seed: number, steps: number): string {
  return inNode(`
    import { Steering } from './shooter/steering';
    globalThis.addEventListener = () => {};
    const steering = new Steering({ addEventListener() {} });
    Game.create(${seed}).then((game) => {
      while (game.step < ${steps}) game.advance(steering.next());
      console.log('Game ${seed}, step ' + game.step + ': ' + game.hash().toString(16));
    });`);
}

/** The wave, whether there is a best score and whether there are enemies, one step after a ship that stands still was lost. */
export function shooterAfterLoss(): string {
  return inNode(`
    Game.create(1).then((game) => {
      while (game.shield > 0) game.advance([0, 0]);
      game.advance([0, 0]);
      console.log('wave ' + game.wave + ', ' + (game.best > 0) + ', ' + (game.world.size > 500));
    });`);
}

function inNode(program: string): string {
  const code = `import { Game } from './shooter/game';${program}`;
  const args = ['node_modules/tsx/dist/cli.mjs', '--eval', code];
  return execFileSync(process.execPath, args, { cwd: examples, encoding: 'utf8' }).trim();
}
