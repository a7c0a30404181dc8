// What is only seen: particles, rings, how the picture shakes, and for how many steps the game stands still at a hit. It follows the
// game and changes nothing of it.
import type { Game, Happening } from './game';
import type { Kind } from './kinds';
import type { Vector } from './vector';

export interface Particle {
  /** Its colour is that of this kind. */
  readonly kind: Kind;
  x: number;
  y: number;
  velocityX: number;
  velocityY: number;
  readonly size: number;
  /** Steps that it has lived, and that it lives. */
  age: number;
  readonly life: number;
}

export interface Ring {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly radius: number; // at its end
  age: number;
  readonly life: number;
}

const MOST = 500; // particles
const REST = 40; // steps between two times in which the game stands still

export class Effects {
  readonly particles: Particle[] = [];
  readonly rings: Ring[] = [];
  #shake = 0; // pixels of the world
  #steps = 0;
  #stillSteps = 0;
  #restSteps = 0;
  readonly #isCalm: boolean;

  /** Calm effects shake nothing and never stop the game. */
  constructor(isCalm: boolean) {
    this.#isCalm = isCalm;
  }

  /** By how much the picture is moved, in pixels of the world. */
  get shift(): Vector {
    return [this.#shake * Math.sin(2.1 * this.#steps), this.#shake * Math.sin(2.7 * this.#steps)];
  }

  /** Whether the game stands still in this step, because of a hit. */
  holds(): boolean {
    this.#restSteps--;
    return this.#stillSteps-- > 0;
  }

  /** After each step of the game. */
  follow({ happenings }: Game): void {
    for (const happening of happenings) this.#show(happening);
  }

  /** One step on, also while the game stands still and when it has ended. */
  advance(): void {
    this.#steps++;
    this.#shake *= 0.88;
    for (const particle of this.particles) {
      particle.x += particle.velocityX;
      particle.y += particle.velocityY;
      particle.velocityX *= 0.94;
      particle.velocityY *= 0.94;
    }
    removeOld(this.particles);
    removeOld(this.rings);
  }

  #show({ kind, body, at: [x, y], ahead: [aheadX, aheadY] }: Happening): void {
    if (kind === 'hit') {
      this.#scatter('shot', x, y, 1, 2, 3 * aheadX, 3 * aheadY);
    } else if (kind === 'burst' && body === 'brute') {
      this.#scatter(body, x, y, 14, 5);
      this.#ring(body, x, y, 46, 18);
      this.#hit(2, 3);
    } else if (kind === 'burst') {
      this.#scatter(body, x, y, 4, 3);
    } else if (kind === 'ram') {
      this.#ring('ship', x, y, 40, 14);
      this.#hit(body === 'brute' ? 11 : 5, body === 'brute' ? 7 : 4);
    } else if (kind === 'burn') {
      this.#scatter('brute', x, y, 3, 4);
      if (!this.#isCalm) this.#shake = Math.max(this.#shake, 2);
    } else if (kind === 'lost') {
      this.#scatter('ship', x, y, 90, 9);
      this.#ring('ship', x, y, 260, 40);
      this.#ring('drone', x, y, 160, 30);
      this.#restSteps = 0;
      this.#hit(22, 20);
    }
  }

  #hit(shake: number, stillSteps: number): void {
    if (this.#isCalm) return;
    this.#shake = Math.max(this.#shake, shake);
    if (this.#restSteps > 0) return;
    this.#stillSteps = stillSteps;
    this.#restSteps = stillSteps + REST;
  }

  #ring(kind: Kind, x: number, y: number, radius: number, life: number): void {
    this.rings.push({ kind, x, y, radius, age: 0, life });
  }

  #scatter(kind: Kind, x: number, y: number, count: number, speed: number, vx = 0, vy = 0): void {
    for (let i = 0; i < count && this.particles.length < MOST; i++) {
      const angle = 2 * Math.PI * Math.random();
      const fast = speed * (0.3 + 0.7 * Math.random());
      const [velocityX, velocityY] = [vx + fast * Math.cos(angle), vy + fast * Math.sin(angle)];
      const [size, life] = [2 + 3 * Math.random(), 12 + 16 * Math.random()];
      this.particles.push({ kind, x, y, velocityX, velocityY, size, age: 0, life });
    }
  }
}

/** Ages all by one step. The last one takes the place of one that has lived. */
function removeOld(all: { age: number; readonly life: number }[]): void {
  for (let i = all.length - 1; i >= 0; i--) {
    if (++all[i]!.age < all[i]!.life) continue;
    all[i] = all.at(-1)!;
    all.pop();
  }
}
