// The hero: runs, jumps, climbs and drops through platforms. Lengths are pixels, speeds are pixels a step.
import { type BodyId, box, type MoveResult, type Support, type World } from 'quadrille/world';
import { DOWN, JUMP, LEFT, RIGHT, UP } from './keys';
import { ENEMY, GOAL, GROUND, HERO, LADDER, LAMP, SPARK, SPIKES } from './level';

export const HERO_WIDTH = 18;
export const HERO_HEIGHT = 28;

const RUN = 3.1;
const [SPEED_UP, SLOW_DOWN, STEER] = [0.35, 0.5, 0.25]; // on the floor with and without a key, in the air
const [JUMP_SPEED, BOUNCE_SPEED, FALL_SPEED, CLIMB_SPEED] = [9.4, 7, 10, 2.4];
const [RISE_GRAVITY, FALL_GRAVITY, SHORT_JUMP_GRAVITY] = [0.41, 0.5, 1]; // the last while rising without the key
const COYOTE = 6; // steps after the edge in which a jump still counts
const BUFFER = 7; // steps before the floor in which a jump counts already
const DROP = 12; // steps in which one-way platforms do not stop who drops through

export type Feat = 'jump' | 'land' | 'drop';

export class Hero {
  readonly id: BodyId;
  x = 0;
  y = 0;
  velocityX = 0;
  velocityY = 0;
  facing = 1;
  isClimbing = false;
  /** What the last step met, for the picture. */
  move: MoveResult | undefined;
  support: Support | undefined;
  keys = 0;
  sinceFloor = COYOTE;
  sinceJumpKey = BUFFER;
  dropSteps = 0;
  readonly #world: World;

  constructor(world: World, id: BodyId) {
    this.#world = world;
    this.id = id;
  }

  static readonly body = {
    shape: box(HERO_WIDTH, HERO_HEIGHT),
    category: HERO,
    mask: GROUND | ENEMY | SPARK | LAMP | SPIKES | LADDER | GOAL,
  };

  get isOnFloor(): boolean {
    return this.support !== undefined;
  }

  /** How steep the floor is that it stands on: the height of a slope down to the right, for its width; 0 in the air. */
  get tilt(): number {
    return this.move?.onFloor ? -this.move.floorNormalX / this.move.floorNormalY : 0;
  }

  get feet(): number {
    return this.y + HERO_HEIGHT / 2;
  }

  /** Begins anew on the floor at this place. */
  stand(x: number, floor: number): void {
    [this.x, this.y] = [x, floor - HERO_HEIGHT / 2 - 0.1];
    this.#world.place(this.id, this.x, this.y);
    [this.velocityX, this.velocityY] = [0, 0];
    this.isClimbing = false;
    this.support = undefined;
  }

  /** One step with these keys; returns what there is to be seen and heard of it. */
  advance(keys: number): Feat | undefined {
    const pressed = keys & ~this.keys;
    this.keys = keys;
    this.sinceFloor = this.isOnFloor || this.isClimbing ? 0 : this.sinceFloor + 1;
    this.sinceJumpKey = (pressed & JUMP) > 0 ? 0 : this.sinceJumpKey + 1;
    this.dropSteps = Math.max(0, this.dropSteps - 1);
    this.#steer(keys);
    const ladder = this.#ladder(keys, pressed);
    this.isClimbing = ladder !== undefined;
    const jumps = this.#jump();
    if (this.isOnFloor && !this.isClimbing && (pressed & DOWN) > 0) this.dropSteps = DROP;
    if (ladder !== undefined && this.isClimbing) this.#climb(keys, ladder);
    else this.#fall(keys);
    const wasOnFloor = this.isOnFloor;
    this.#slide();
    if (jumps) return 'jump';
    if (wasOnFloor === this.isOnFloor) return undefined;
    return this.isOnFloor ? 'land' : this.dropSteps > 0 ? 'drop' : undefined;
  }

  /** Off the back of an enemy; higher with the key. */
  bounce(): void {
    this.velocityY = (this.keys & JUMP) > 0 ? -JUMP_SPEED : -BOUNCE_SPEED;
    this.support = undefined;
  }

  #steer(keys: number): void {
    const direction = Number((keys & RIGHT) > 0) - Number((keys & LEFT) > 0);
    if (direction !== 0) this.facing = direction;
    const most = !this.isOnFloor ? STEER : direction === 0 ? SLOW_DOWN : SPEED_UP;
    const change = RUN * direction - this.velocityX;
    this.velocityX += Math.max(-most, Math.min(most, change));
  }

  /** The ladder that is climbed from now on: begun with the keys up and down, until its end, the floor, or a step to the side. */
  #ladder(keys: number, pressed: number): BodyId | undefined {
    const isUp = (keys & UP) > 0 && this.velocityY > -CLIMB_SPEED;
    const isDown = ((this.isOnFloor ? pressed : keys) & DOWN) > 0;
    const isAside = (keys & (LEFT | RIGHT)) > 0 && (keys & (UP | DOWN)) === 0;
    const goesOn = this.isClimbing && !this.isOnFloor && !isAside;
    if (!goesOn && !isUp && !(isDown && !this.isClimbing)) return undefined;
    // Down, also a ladder under the feet; up, until they are above it.
    const below = isDown && !isUp ? 4 : this.isClimbing ? 1 : -1;
    return this.#world.query(this.x - 4, this.feet - 12, 8, 12 + below, { mask: LADDER })[0];
  }

  #climb(keys: number, ladder: BodyId): void {
    const toMiddle = this.#world.transformOf(ladder).x - this.x;
    this.velocityX = Math.max(-CLIMB_SPEED, Math.min(CLIMB_SPEED, toMiddle));
    this.velocityY = CLIMB_SPEED * (Number((keys & DOWN) > 0) - Number((keys & UP) > 0));
    if (this.velocityY > 0) this.dropSteps = 2;
  }

  #jump(): boolean {
    if (this.sinceJumpKey >= BUFFER || this.sinceFloor >= COYOTE) return false;
    this.isClimbing = false;
    this.velocityY = -JUMP_SPEED;
    [this.sinceFloor, this.sinceJumpKey] = [COYOTE, BUFFER];
    return true;
  }

  #fall(keys: number): void {
    const isRising = this.velocityY < 0;
    const isShort = isRising && (keys & JUMP) === 0;
    this.velocityY += isShort ? SHORT_JUMP_GRAVITY : isRising ? RISE_GRAVITY : FALL_GRAVITY;
    this.velocityY = Math.min(this.velocityY, FALL_SPEED);
  }

  /** Moves as far as there is room, along floors and walls, and with what it stands on. */
  #slide(): void {
    const move = this.#world.moveAndSlide(this.id, this.velocityX, this.velocityY, {
      mask: GROUND,
      stepHeight: 5,
      snapDistance: this.dropSteps > 0 ? 0 : 8,
      dropsThrough: this.dropSteps > 0,
      support: this.isClimbing ? undefined : this.support,
      inheritVelocity: true,
    });
    this.#world.move(this.id, move.x, move.y);
    [this.x, this.y] = [move.x, move.y];
    [this.velocityX, this.velocityY] = [move.velocityX, move.velocityY];
    this.support = move.support;
    this.move = move;
  }
}
