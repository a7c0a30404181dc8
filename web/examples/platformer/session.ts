// One level that somebody plays, a player or the recording, and what is seen of it.
import { Camera } from './camera';
import { Effects } from './effects';
import { Game } from './game';
import type { LevelName, TextOf } from './level';
import { type Palette, palettes } from './palette';
import { keysOf } from './recording';

const OPENING = 0.035; // of the picture, each step

export class Session {
  readonly name: LevelName;
  readonly game: Game;
  readonly camera = new Camera();
  readonly effects: Effects;
  readonly palette: Palette;
  /** The keys of all steps until the goal. */
  readonly held: number[] = [];
  /** How much of the picture is open, from 0 to 1. */
  iris: number;
  readonly #recording: Generator<number>;

  static async create(name: LevelName, textOf: TextOf, isCalm: boolean): Promise<Session> {
    const game = await Game.create(name, textOf);
    return new Session(name, game, await textOf(`${name}.keys`), isCalm);
  }

  private constructor(name: LevelName, game: Game, recording: string, isCalm: boolean) {
    this.name = name;
    this.game = game;
    this.effects = new Effects(isCalm);
    this.palette = palettes[name];
    this.iris = isCalm ? 1 : 0;
    this.#recording = keysOf(recording);
  }

  /** The keys that the recording holds in the next step; after its end, none. */
  recorded(): number {
    return this.#recording.next().value ?? 0;
  }

  advance(keys: number): void {
    const { game, camera, effects, palette } = this;
    if (!game.isWon) this.held.push(keys);
    game.advance(keys);
    effects.advance(game, palette);
    camera.follow(game.hero.x, game.hero.y, game.hero.facing, game.level.bounds);
    this.iris = Math.min(1, this.iris + OPENING);
  }

  /** Looks at the hero at once. */
  look(): void {
    const { game, camera } = this;
    camera.jump(game.hero.x, game.hero.y, game.level.bounds);
  }
}
