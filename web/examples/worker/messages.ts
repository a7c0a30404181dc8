import type { CompiledModule } from 'quadrille';

/** The page's first message. The page has compiled the module, so that the worker need not. */
export interface Start {
  readonly module: CompiledModule;
  readonly width: number;
  readonly height: number;
  readonly count: number;
}

/** What the worker sends after each step. The page answers when it has drawn it, with any message. */
export interface Step {
  readonly snapshot: Uint8Array<ArrayBuffer>;
  readonly pairs: number;
  /** Milliseconds to move everything and to find all pairs. */
  readonly time: number;
}
