// What is only seen: particles, how the hero is squashed and stretched, how the picture shakes. It follows the game and changes
// nothing of it.
import { uniformFloat32 } from 'pure-rand/distribution/uniformFloat32';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Game, Happening } from './game';
import type { Palette } from './palette';

export interface Particle {
  x: number;
  y: number;
  velocityX: number;
  velocityY: number;
  gravity: number;
  size: number;
  colour: string;
  glows: boolean;
  /** Steps that it has lived, and that it lives. */
  age: number;
  life: number;
}

const MOST = 260;
const WARM = ['#ffe9a8', '#ffc857', '#ff9d4d'];

export class Effects {
  readonly particles: Particle[] = [];
  /** How much higher than usual the hero is; he is narrower by as much. */
  stretch = 0;
  shake = 0;
  /** How far the hero's legs have run, in steps of his. */
  stride = 0;
  /** How bright the goal shines, from 0 to 1. */
  beacon = 0;
  #stretchSpeed = 0;
  readonly #share: number;
  readonly #random = (() => {
    const generator = xoroshiro128plus(1);
    return () => uniformFloat32(generator);
  })();

  constructor(isCalm: boolean) {
    this.#share = isCalm ? 0.25 : 1;
  }

  /** After each step of the game. */
  advance(game: Game, palette: Palette): void {
    const { hero } = game;
    for (const happening of game.happenings) this.#show(happening, palette);
    this.#stretchSpeed += -0.16 * this.stretch - 0.28 * this.#stretchSpeed;
    this.stretch += this.#stretchSpeed;
    this.shake *= 0.86;
    if (hero.isOnFloor) this.stride += Math.abs(hero.velocityX) * 0.09;
    if (hero.isClimbing) this.stride += Math.abs(hero.velocityY) * 0.08;
    if (game.isWon) this.beacon = Math.min(1, this.beacon + 0.012);
    if (game.isWon && this.beacon < 1 && game.step % 2 === 0)
      this.#scatter(hero.x, hero.y - 60, 1, 3, WARM, true);
    if (game.hurtSteps === 0 && this.#random() < 0.25 * this.#share)
      this.#ember(hero.x, hero.y - 22);
    if (hero.isOnFloor && Math.abs(hero.velocityX) > 3 && this.#random() < 0.2 * this.#share)
      this.#scatter(hero.x, hero.feet, 1, 0.7, [palette.blade], false);
    this.#move();
  }

  #show({ kind, x, y }: Happening, palette: Palette): void {
    if (kind === 'jump') {
      this.#stretchSpeed += 0.16;
      this.#scatter(x, y, 6, 1.2, [palette.blade, palette.rim], false);
    } else if (kind === 'land') {
      this.#stretchSpeed -= 0.18;
      this.#scatter(x, y, 8, 1.6, [palette.blade, palette.rim], false);
    } else if (kind === 'spark') {
      this.#scatter(x, y, 10, 2.2, WARM, true);
    } else if (kind === 'stomp') {
      this.#stretchSpeed += 0.14;
      this.shake = 4;
      this.#scatter(x, y, 14, 2.8, ['#c9b6ff', '#8f7bd8', '#5b4a9c'], false);
    } else if (kind === 'hurt') {
      this.shake = 9;
      this.#scatter(x, y, 26, 3.4, ['#ffffff', '#b8b4c8', '#7d7896'], false);
    } else if (kind === 'lamp') {
      this.#scatter(x, y - 14, 18, 2, WARM, true);
    } else if (kind === 'goal') {
      this.#scatter(x, y - 40, 60, 5, WARM, true);
    }
  }

  #scatter(
    x: number,
    y: number,
    count: number,
    speed: number,
    colours: readonly string[],
    glows: boolean,
  ): void {
    for (let i = 0; i < Math.ceil(count * this.#share); i++)
      this.#add({
        x: x + 10 * (this.#random() - 0.5),
        y: y - 4 * this.#random(),
        velocityX: 2 * speed * (this.#random() - 0.5),
        velocityY: -speed * (0.3 + this.#random()),
        gravity: glows ? 0.05 : 0.12,
        size: 1.5 + 2 * this.#random(),
        colour: colours[Math.floor(this.#random() * colours.length)]!,
        glows,
        age: 0,
        life: 18 + 26 * this.#random(),
      });
  }

  /** Rises from the flame. */
  #ember(x: number, y: number): void {
    const velocityX = 0.5 * (this.#random() - 0.5);
    const [size, life, colour] = [1 + this.#random(), 30 + 30 * this.#random(), WARM[2]!];
    this.#add({
      x,
      y,
      velocityX,
      velocityY: -0.7,
      gravity: -0.008,
      size,
      colour,
      glows: true,
      age: 0,
      life,
    });
  }

  #add(particle: Particle): void {
    if (this.particles.length < MOST) this.particles.push(particle);
  }

  #move(): void {
    const { particles } = this;
    for (let i = particles.length - 1; i >= 0; i--) {
      const particle = particles[i]!;
      particle.velocityY += particle.gravity;
      particle.x += particle.velocityX;
      particle.y += particle.velocityY;
      if (++particle.age < particle.life) continue;
      particles[i] = particles.at(-1)!;
      particles.pop();
    }
  }
}
