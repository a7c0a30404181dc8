// One machine of two. It never waits for the other one's input: it takes it to be the last one that it knows, and when another one
// arrives, it goes back to before that step and plays all steps since once more.
import { type Game, type Input, type Inputs, PLAYERS, type State } from './game';

/** Steps that a machine goes ahead of the last input of the other one. */
export const MOST_AHEAD = 24;
/** Steps whose states and hashes are kept: those of both machines are compared late. */
const KEPT = 8 * MOST_AHEAD;

export interface Message {
  /** The step of the first of these inputs. All are sent again until their receipt is confirmed. */
  readonly first: number;
  readonly inputs: readonly Input[];
  /** The sender has the inputs of all steps before this one. */
  readonly known: number;
  /** Of the state before the step `known`, which no input changes any more. */
  readonly hash: string;
}

/** What happened since the last look. */
export interface Report {
  rewinds: number;
  replayed: number;
  /** Milliseconds that the rewinds took. */
  spent: number;
}

export class Peer {
  readonly game: Game;
  readonly me: number;
  step = 0;
  /** The first step at which both machines had other states, if there was one. */
  differsAt: number | undefined;
  report: Report = { rewinds: 0, replayed: 0, spent: 0 };
  /** By step and player: what arrived, and for the other player's steps without it, nothing. */
  #inputs: [Map<number, Input>, Map<number, Input>] = [new Map(), new Map()];
  /** By step: the input with which it was played for the other player. */
  #guesses = new Map<number, Input>();
  #states = new Map<number, State & { readonly hash: string }>();
  #theirHashes = new Map<number, string>();
  #known = 0;
  #theyKnow = 0;

  constructor(game: Game, me: number) {
    this.game = game;
    this.me = me;
    this.#keep();
  }

  /** The state before a step, as far as it is kept. */
  stateAt(step: number): State | undefined {
    return this.#states.get(step);
  }

  /** The last state that no input changes any more. */
  get confirmed(): number {
    return this.#known;
  }

  /** Plays a step with an input of this machine's player; false when the other machine is too far behind. */
  advance(input: Input): boolean {
    if (this.step - this.#known >= MOST_AHEAD) return false;
    this.#inputs[this.me]!.set(this.step, input);
    this.#play();
    return true;
  }

  message(): Message {
    const own = this.#inputs[this.me]!;
    const inputs = [];
    for (let step = this.#theyKnow; step < this.step; step++) inputs.push(own.get(step)!);
    const known = Math.min(this.#known, this.step);
    return { first: this.#theyKnow, inputs, known, hash: this.#states.get(known)!.hash };
  }

  receive(message: Message): void {
    const { first, inputs, known, hash } = message;
    const theirs = this.#inputs[1 - this.me]!;
    let wrong = this.step;
    inputs.forEach((input, i) => {
      const step = first + i;
      if (step < this.#known || theirs.has(step)) return;
      theirs.set(step, input);
      if (step < this.step && this.#guesses.get(step) !== input) wrong = Math.min(wrong, step);
    });
    while (theirs.has(this.#known)) this.#known++;
    this.#theyKnow = Math.max(this.#theyKnow, known);
    this.#theirHashes.set(known, hash);
    if (wrong < this.step) this.#rewind(wrong);
    this.#compare();
  }

  /** Goes on from a state of the other machine. Both have to do so at the same step. */
  begin(state: State, step: number): void {
    this.game.load(state);
    this.step = this.#known = this.#theyKnow = step;
    this.#inputs = [new Map(), new Map()];
    this.#guesses.clear();
    this.#states.clear();
    this.#theirHashes.clear();
    this.differsAt = undefined;
    this.#keep();
  }

  #rewind(to: number): void {
    const began = performance.now();
    const end = this.step;
    this.game.load(this.#states.get(to)!);
    this.step = to;
    while (this.step < end) this.#play();
    this.report.rewinds++;
    this.report.replayed += end - to;
    this.report.spent += performance.now() - began;
  }

  #play(): void {
    const inputs = Array.from({ length: PLAYERS }, (_, player) => this.#inputOf(player));
    this.#guesses.set(this.step, inputs[1 - this.me]!);
    this.game.step(inputs as unknown as Inputs);
    this.step++;
    this.#keep();
  }

  /** What a player holds in this step, or held when that was last known. */
  #inputOf(player: number): Input {
    const inputs = this.#inputs[player]!;
    return inputs.get(this.step) ?? inputs.get(this.#known - 1) ?? 0;
  }

  #keep(): void {
    this.#states.set(this.step, { ...this.game.save(), hash: this.game.hash() });
    const old = this.step - KEPT;
    for (const kept of [...this.#inputs, this.#guesses, this.#states, this.#theirHashes]) {
      kept.delete(old);
    }
  }

  /** States that no input changes any more have to be those of the other machine. */
  #compare(): void {
    for (const [step, hash] of this.#theirHashes) {
      if (step > this.#known || step > this.step) continue;
      this.#theirHashes.delete(step);
      const ours = this.#states.get(step)?.hash;
      if (ours !== undefined && ours !== hash) this.differsAt ??= step;
    }
  }
}
