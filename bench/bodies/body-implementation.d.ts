/** The interface of everything whose frames of bodies are measured. */
export interface RunningBodies {
  /** Puts the bodies that are not static where they are now (x, y and angle of each), and finds which touch. */
  frame(positions: Float32Array): void;
  /** The pairs that touch after the last frame, as rows, each once. Not timed. */
  pairs(): Iterable<[a: number, b: number]>;
  dispose(): void;
}

export interface BodyImplementation {
  readonly name: string;
  readonly kind: 'ours' | 'package';
  /** What its frames do besides, or leave out: for the table. */
  readonly note: string;
  /** In world units: pairs that are nearer to touching may be reported or not. */
  readonly tolerance: number;
  /** Whether pairs begin one frame late. */
  readonly isLate?: boolean;
  /** The most bodies with which it is measured. */
  readonly most?: number;
  init(scene: import('./scenes.mjs').BodyScene): Promise<RunningBodies>;
}

/** The times of one implementation in one scene, or its first wrong result. */
export interface BodyResult extends Required<Omit<BodyImplementation, 'most' | 'init'>> {
  readonly error?: string;
  readonly frames?: number;
  readonly ms?: Readonly<
    Record<'amortised' | 'median' | 'mean' | 'low' | 'high' | 'p99' | 'max', number>
  >;
}
