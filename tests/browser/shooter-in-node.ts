import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const examples = fileURLToPath(new URL('../../web/examples/', import.meta.url));

/** What the page of the shooter says of a game that nobody steers, from the game's rules in Node. */
export function shooterInNode(seed: number, steps: number): string {
  return inNode(`
    import { courseOfAutopilot } from './shooter/autopilot';
    Game.create(${seed}).then((game) => {
      while (!game.isLost && game.step < ${steps}) game.advance(courseOfAutopilot(game.ship));
      console.log('Game ${seed}, step ' + game.step + ': ' + game.hash().toString(16));
    });`);
}

/** A game whose ship stands still: how it stands some steps after the loss, and one step after it began anew. */
export function shooterAfterLoss(): string {
  return inNode(`
    Game.create(1).then((game) => {
      while (!game.isLost) game.advance([0, 0]);
      const [lostAt, score] = [game.step, game.score];
      for (let i = 0; i < 9; i++) game.advance([1, 0]);
      const waits = game.step === lostAt && game.score === score && game.happenings.length === 0;
      game.restart();
      game.advance([0, 0]);
      console.log([waits, score > 0, 'wave ' + game.wave, game.score, game.shield].join(', '));
    });`);
}

/** The courses on which a ship is not lost within `steps`, if it never changes its course: none, or one of eight directions. */
export function survivedCourses(seed: number, steps: number): string {
  return inNode(`
    import { shortened } from './shooter/vector';
    for (const x of [-1, 0, 1])
      for (const y of [-1, 0, 1])
        Game.create(${seed}).then((game) => {
          const course = shortened([x, y]);
          while (!game.isLost && game.step < ${steps}) game.advance(course);
          if (!game.isLost) console.log('survives: ' + [x, y]);
        });`);
}

/** What the effects of a game do, other than particles: whether the picture shakes, and whether the game stands still at hits. */
export function shooterEffects(isCalm: boolean): string {
  return inNode(`
    import { Effects } from './shooter/effects';
    Game.create(1).then((game) => {
      const effects = new Effects(${isCalm});
      let [shakes, stands] = [false, false];
      while (!game.isLost) {
        game.advance([0, 0]);
        effects.follow(game);
        effects.advance();
        shakes ||= effects.shift.some((distance) => distance !== 0);
        stands ||= effects.holds();
      }
      console.log([shakes, stands].join(', '));
    });`);
}

function inNode(program: string): string {
  const code = `import { Game } from './shooter/game';${program}`;
  const args = ['node_modules/tsx/dist/cli.mjs', '--eval', code];
  return execFileSync(process.execPath, args, { cwd: examples, encoding: 'utf8' }).trim();
}
