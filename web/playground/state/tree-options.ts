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
