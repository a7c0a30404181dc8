/** What a parameter is: one row of the table in `parameters.ts`, of one of seven kinds. */

/**
 * Where a parameter is set. The first six are in panels: `compare` above the picture, the others in the settings. `reader` has
 * controls elsewhere on the page; `embed` is set by the embedding page; `link` is set by the page itself and is only in
 * links.
 */
export type Group =
  | 'scene'
  | 'tree'
  | 'probe'
  | 'view'
  | 'compare'
  | 'page'
  | 'reader'
  | 'embed'
  | 'link';

export type PanelGroup = Exclude<Group, 'reader' | 'embed' | 'link'>;

/** Groups that belong to no scene: another scene keeps them. */
export const KEPT_GROUPS: ReadonlySet<Group> = new Set<Group>([
  'compare',
  'page',
  'reader',
  'embed',
]);

/**
 * What a change needs: new objects, the same objects and edits from the beginning up to the frame that is shown, a new tree over
 * the same objects, another picture, or nothing.
 */
export type Effect = 'respawn' | 'replay' | 'rebuild' | 'redraw' | 'none';

export type Unit =
  | 'objects'
  | 'pixels'
  | 'pixelsPerTick'
  | 'levels'
  | 'ticksPerSecond'
  | 'times'
  | 'ticks'
  | 'none';

/** What a parameter was called in earlier versions: its name, in attributes and messages, and its key in links. */
export interface FormerName {
  readonly name: string;
  readonly key: string;
}

interface Common<G extends Group> {
  readonly key: string;
  readonly former?: FormerName;
  readonly group: G;
  readonly effect: Effect;
}

export interface NumberParameter<G extends Group = Group> extends Common<G> {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
  readonly unit: Unit;
  /** The slider's positions are logarithms, so that 10 and 10,000 are both easy to reach. */
  readonly logarithmic: boolean;
}

export interface ChoiceParameter<Value extends string = string, G extends Group = Group>
  extends Common<G> {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  readonly initial: Value;
}

export interface FlagParameter<G extends Group = Group> extends Common<G> {
  readonly kind: 'flag';
  readonly initial: boolean;
}

/** Any of the allowed words, in the table's order, joined by dots: `numbers.settings`; '' for none. */
export interface SetParameter<Value extends string = string, G extends Group = Group>
  extends Common<G> {
  readonly kind: 'set';
  readonly values: readonly Value[];
  readonly initial: string;
}

/** A list of edits, see `edits.ts`; '' for none. */
export interface EditsParameter<G extends Group = Group> extends Common<G> {
  readonly kind: 'edits';
  readonly initial: string;
}

/** A colour as `colour.ts` has it, six hexadecimal digits; '' for the usual one. */
export interface ColourParameter<G extends Group = Group> extends Common<G> {
  readonly kind: 'colour';
  readonly initial: string;
}

/** Any text: what uses it checks it. */
export interface TextParameter<G extends Group = Group> extends Common<G> {
  readonly kind: 'text';
  /** In characters; longer text is cut. */
  readonly longest: number;
  readonly initial: string;
}

export type Parameter<G extends Group = Group> =
  | NumberParameter<G>
  | ChoiceParameter<string, G>
  | FlagParameter<G>
  | SetParameter<string, G>
  | EditsParameter<G>
  | ColourParameter<G>
  | TextParameter<G>;

type Place<G extends Group> = readonly [key: string, group: G, effect: Effect];
type Range = readonly [min: number, initial: number, max: number];

export function number<G extends Group>(
  place: Place<G>,
  range: Range,
  unit: Unit,
  more: { step?: number; logarithmic?: boolean } = {},
): NumberParameter<G> {
  const [key, group, effect] = place;
  const [min, initial, max] = range;
  const { step = 1, logarithmic = false } = more;
  return { kind: 'number', key, group, effect, min, max, initial, unit, step, logarithmic };
}

export function choice<const Value extends string, G extends Group>(
  place: Place<G>,
  values: readonly [Value, ...Value[]],
  initial: Value,
): ChoiceParameter<Value, G> {
  const [key, group, effect] = place;
  return { kind: 'choice', key, group, effect, values, initial };
}

export function flag<G extends Group>(place: Place<G>, initial: boolean): FlagParameter<G> {
  const [key, group, effect] = place;
  return { kind: 'flag', key, group, effect, initial };
}

export function set<const Value extends string, G extends Group>(
  place: Place<G>,
  values: readonly Value[],
): SetParameter<Value, G> {
  const [key, group, effect] = place;
  return { kind: 'set', key, group, effect, values, initial: '' };
}

export function edits<G extends Group>(place: Place<G>): EditsParameter<G> {
  const [key, group, effect] = place;
  return { kind: 'edits', key, group, effect, initial: '' };
}

export function colour<G extends Group>(place: Place<G>): ColourParameter<G> {
  const [key, group, effect] = place;
  return { kind: 'colour', key, group, effect, initial: '' };
}

export function text<G extends Group>(place: Place<G>, longest: number): TextParameter<G> {
  const [key, group, effect] = place;
  return { kind: 'text', key, group, effect, longest, initial: '' };
}

/** A parameter that had other names before, which are still read. */
export function renamed<P extends Parameter>(parameter: P, former: FormerName): P {
  return { ...parameter, former };
}

/** The keys by which links may set a parameter; the page writes the first. */
export function keysOf({ former, key }: Parameter): readonly string[] {
  return former ? [key, former.key] : [key];
}

/** What a parameter's value is. */
export type ValueOf<P> =
  P extends ChoiceParameter<infer Value>
    ? Value
    : P extends FlagParameter
      ? boolean
      : P extends SetParameter | EditsParameter | ColourParameter | TextParameter
        ? string
        : number;

/** `inCpp` says a value as an assignment to the field of `quadrille::Settings`. */
export type TreeOption<P extends Parameter> = P & { readonly inCpp: (value: ValueOf<P>) => string };

export function treeOption<P extends Parameter<'tree'>>(
  parameter: P,
  inCpp: (value: ValueOf<P>) => string,
): TreeOption<P> {
  return { ...parameter, inCpp };
}

/** Whether the value of a set has a word. */
export function includes(words: string, word: string): boolean {
  return words.split('.').includes(word);
}
