/** The options of the tree, as the table of parameters has them. */
import { type ParameterName, parameterNames, parameters, type Settings } from './parameters.ts';

export type TreeOptionName = {
  [Name in ParameterName]: (typeof parameters)[Name]['group'] extends 'tree' ? Name : never;
}[ParameterName];

export const treeOptionNames: readonly TreeOptionName[] = parameterNames.filter(
  (name): name is TreeOptionName => parameters[name].group === 'tree',
);

/** As the npm package takes them. */
export function treeOptionsOf(settings: Settings): Pick<Settings, TreeOptionName> {
  const options: Partial<Settings> = {};
  for (const name of treeOptionNames) Object.assign(options, { [name]: settings[name] });
  return options as Pick<Settings, TreeOptionName>;
}

/** As assignments to the fields of `quadrille::Settings`. */
export function treeOptionsInCpp(settings: Settings): readonly string[] {
  return treeOptionNames.map((name) => inCpp(name, settings));
}

type Rows = {
  readonly [Name in TreeOptionName]: { readonly inCpp: (value: Settings[Name]) => string };
};

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the value to its row
function inCpp<Name extends TreeOptionName>(name: Name, settings: Settings): string {
  const rows: Rows = parameters;
  return rows[name].inCpp(settings[name]);
}
