/** The options of the tree in C++. */
import { parameters, type Settings } from '../../state/parameters.ts';
import { type TreeOptionName, treeOptionNames } from '../../state/tree-options.ts';

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
