/** Words for every row of the table of parameters, and for every preset. */
import type { PanelGroup, Unit } from '../state/parameter.ts';
import type { ParameterName, PresetId, parameters } from '../state/parameters.ts';
import type { Text } from './in-language.ts';

type Table = typeof parameters;

/** Parameters with a control of their own, in the settings panel or elsewhere on the page. */
export type ControlName = {
  [Name in ParameterName]: Table[Name]['group'] extends 'embed' | 'link' ? never : Name;
}[ParameterName];

/** Parameters that the settings panel shows as a row of words to choose from. */
type ChoiceName = {
  [Name in ParameterName]: Table[Name] extends { kind: 'choice' | 'set'; group: PanelGroup }
    ? Name
    : never;
}[ParameterName];

type ValueOf<Name extends ParameterName> = Table[Name] extends {
  readonly values: readonly (infer Value extends string)[];
}
  ? Value
  : never;

export interface Words {
  readonly label: string;
  readonly hint?: string;
}

/** Of a control in a panel. */
export interface ControlWords extends Words {
  /** The hint for readers without a mouse and keys, where theirs is another. */
  readonly touchHint?: string;
  /** What each value is called that can be chosen. */
  readonly choices?: Readonly<Record<string, string>>;
}

interface SceneName {
  readonly name: string;
  /** As its button says it. */
  readonly short: string;
}

/** What its values are called is fetched with the view of the parameter: see `bugs.ts` of each language. */
type FetchedChoice = 'bug';

/** A parameter without words does not compile, nor one that lacks a word in some language. */
export interface SettingsTable {
  readonly groups: Readonly<Record<PanelGroup, Text>>;
  readonly parameters: {
    readonly [Name in ControlName]: {
      readonly label: Text;
      readonly hint?: Text;
      readonly touchHint?: Text;
    } & (Name extends Exclude<ChoiceName, FetchedChoice>
      ? { readonly choices: Readonly<Record<ValueOf<Name>, Text>> }
      : unknown);
  };
  readonly units: Readonly<Record<Unit, Text>>;
}

/** English, from which all others take their shape, is held to this: a scene without words does not compile. */
export interface Complete {
  readonly scenes: Readonly<Record<PresetId, SceneName>> & {
    /** What it shows. */
    readonly crowd: { readonly caption: string };
  };
  readonly facts: Readonly<Record<string, Words>>;
}
