/** What a language must say. A new language is another object of this type. */
import type { ParameterName, parameters, Unit } from '../state/parameters.ts';

type ValuesOf<P> = P extends { readonly values: readonly (infer Value)[] } ? Value : never;

export interface Words {
  readonly label: string;
  readonly hint?: string;
}

type ChoiceName = 'motion' | 'placement' | 'order' | 'rootLevel' | 'colours';

export interface Strings {
  readonly language: string;
  readonly tagline: string;
  readonly skip: string;
  readonly scenes: string;
  readonly picture: string;
  readonly transport: string;
  readonly numbers: string;
  readonly caption: string;
  readonly settings: string;
  readonly footer: string;
  readonly groups: Readonly<Record<'scene' | 'tree' | 'probe' | 'view', string>>;
  readonly parameters: Readonly<
    Record<Exclude<ParameterName, 'preset' | 'pinned' | 'frame' | 'playing'>, Words>
  >;
  readonly choices: {
    readonly [Name in ChoiceName]: Readonly<Record<ValuesOf<(typeof parameters)[Name]>, string>>;
  };
  readonly units: Readonly<Record<Unit, string>>;
  readonly actions: Readonly<
    Record<
      | 'play'
      | 'pause'
      | 'step'
      | 'restart'
      | 'probe'
      | 'copyLink'
      | 'linkCopied'
      | 'linkCopiedFromStart'
      | 'linkNotCopied'
      | 'newSeed',
      string
    >
  >;
  readonly facts: Readonly<
    Record<
      | 'frame'
      | 'objects'
      | 'nodes'
      | 'leaves'
      | 'references'
      | 'depth'
      | 'tests'
      | 'bruteForce'
      | 'collidingPairs'
      | 'candidates'
      | 'hits'
      | 'oracle'
      | 'fingerprint',
      Words
    >
  >;
  readonly saved: (percent: string) => string;
  readonly dearer: (percent: string) => string;
  readonly sliderOf: (label: string) => string;
  readonly levels: (first: number, last: number) => string;
  readonly verdict: (missed: number, double: number, wrong: number) => string;
  readonly oracleRests: (limit: string) => string;
  readonly nothing: string;
  readonly keys: string;
  readonly cannotStart: (reason: string) => string;
  readonly refused: string;
  readonly refusedPairs: string;
  readonly newerLink: string;
  readonly replaying: (frame: string, percent: string) => string;
  readonly pinned: string;
  readonly stillMotion: string;
  readonly playing: string;
  readonly pausedAt: (frame: string, objects: string, pairs: string, nodes: string) => string;
  readonly probeSays: (candidates: string, hits: string) => string;
  readonly sceneChosen: (name: string) => string;
}
