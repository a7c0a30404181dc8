/** What the documentation consists of, in the order of its navigation. `docs/` and the other folders know nothing of it. */

/** A language with a reference: the name of its folder. */
export type Language = 'typescript' | 'cpp';

export interface Entry {
  /** Its path in the repository. */
  readonly file: string;
  /** What the navigation calls it, where its heading is too long for that. */
  readonly label?: string;
  /** What it is the reference of: a search says it before the title. */
  readonly of?: string;
  /** How much its words count in a search: more than 1 for what newcomers look for, less for records that repeat what the guide says. */
  readonly weight?: number;
  /** What its code is written in, if not in TypeScript: names in it lead to the reference of that language. */
  readonly language?: Language;
}

export interface Section {
  readonly title: string;
  readonly pages: readonly Entry[];
}

/** A page that stands in the repository's folder `docs`, by its name there. */
function doc(name: string, more: Omit<Entry, 'file'> = {}): Entry {
  return { file: `docs/${name}.md`, ...more };
}

/** What newcomers look for. */
const FIRST = 4;
const EARLY = 2;

/** What readers look for when something fails. */
const URGENT = 3;

/** What tells of the inside, or repeats in short what pages of the guide say. */
const INSIDE = 0.5;

/** Lists of what was measured, said or changed. */
const RECORD = 0.2;

export const sections: readonly Section[] = [
  {
    title: 'Start',
    pages: [
      doc('start', { weight: FIRST }),
      doc('choosing'),
      doc('installing'),
      doc('mistakes', { weight: EARLY }),
      doc('troubles', { weight: URGENT }),
    ],
  },
  {
    title: 'Guide',
    pages: [
      doc('moving'),
      doc('queries'),
      doc('world', { label: 'World' }),
      doc('shapes'),
      doc('events'),
      doc('ground'),
      doc('levels'),
      doc('characters'),
      doc('placement', { label: 'Placement, capacity and depth' }),
      doc('workers'),
      doc('determinism'),
      doc('views'),
      doc('recordings'),
      doc('cases'),
      doc('cpp', { language: 'cpp' }),
    ],
  },
  {
    title: 'Recipes',
    pages: [
      doc('recipes/index', { label: 'All recipes' }),
      doc('recipes/picking', { label: 'Picking' }),
      doc('recipes/culling', { label: 'Culling' }),
      doc('recipes/selection', { label: 'Selection box' }),
      doc('recipes/vision', { label: 'Vision cones' }),
      doc('recipes/fog', { label: 'Fog of war' }),
      doc('recipes/explosions', { label: 'Explosions' }),
      doc('recipes/homing', { label: 'Homing' }),
      doc('recipes/interest', { label: 'Area of interest' }),
      doc('recipes/pickups', { label: 'Pick-ups' }),
      doc('recipes/rewind', { label: 'Save, undo, rewind' }),
      doc('recipes/lag', { label: 'Lag compensation' }),
      doc('recipes/drawing', { label: 'Debug draw', weight: URGENT }),
    ],
  },
  {
    title: 'With other libraries',
    pages: [
      doc('with/index', { label: 'Engines and frameworks' }),
      doc('with/phaser', { label: 'Phaser' }),
      doc('with/pixi', { label: 'PixiJS' }),
      doc('with/react', { label: 'React' }),
      doc('with/three', { label: 'three.js' }),
      doc('with/bitecs', { label: 'An ECS: bitECS' }),
      { file: 'web/examples/README.md', label: 'Examples' },
    ],
  },
  {
    title: 'Migrating',
    pages: [
      doc('migrating/index', { label: 'What differs' }),
      doc('migrating/quadtree-js'),
      doc('migrating/rbush'),
      doc('migrating/check2d', { weight: RECORD }),
      doc('migrating/phaser-arcade'),
    ],
  },
  {
    title: 'Playground',
    pages: [
      doc('embedding', { weight: INSIDE }),
      doc('lessons', { weight: INSIDE }),
      doc('parameters', { weight: INSIDE }),
    ],
  },
  {
    title: 'Reference',
    // Generated pages follow these: see `references`.
    pages: [doc('interface'), doc('errors'), doc('glossary', { weight: RECORD })],
  },
  {
    title: 'Project',
    pages: [
      { file: 'README.md', label: 'README', weight: INSIDE },
      doc('benchmarks', { label: 'Benchmarks, and when not to use it' }),
      { file: 'bench/RESULTS.md', label: 'All results', weight: RECORD },
      doc('design', { label: 'How it works', weight: INSIDE }),
      doc('performance', { weight: RECORD }),
      doc('engines', { weight: RECORD }),
      doc('articles', { label: 'The five articles', weight: RECORD }),
      doc('taught', { label: 'Where they are taught', weight: RECORD }),
      { file: 'CHANGELOG.md', weight: RECORD },
      { file: 'CONTRIBUTING.md', weight: RECORD },
      { file: 'web/playground/README.md', label: 'How the page is made', weight: RECORD },
      { file: 'web/learn/README.md', label: 'How the article is written', weight: RECORD },
      { file: 'web/docs/README.md', label: 'How these pages are made', weight: RECORD },
      doc('releasing', { weight: RECORD }),
      { file: 'SECURITY.md' },
      { file: 'THIRD_PARTY_NOTICES.md', weight: RECORD },
    ],
  },
];

/** The generated reference of a language: the pages in a folder of `build/reference`, which is missing until it is built. */
export interface Reference {
  readonly title: string;
  readonly folder: Language;
  /** How much its words count in a search. */
  readonly weight: number;
}

export const references: readonly Reference[] = [
  { title: 'TypeScript', folder: 'typescript', weight: 0.8 },
  { title: 'C++', folder: 'cpp', weight: INSIDE },
];

/** What readers can look up on the site besides documents. */
export const sources = {
  files: ['LICENSE'],
  folders: ['web/lib', 'web/examples', 'cpp/include', 'cpp/src', 'cpp/bindings', 'cpp/examples'],
};
