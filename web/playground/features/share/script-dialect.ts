/** How TypeScript and plain JavaScript say what a copied program needs. */
import type { PackageSource } from '../../state/package-source.ts';

/** An entry of the npm package. */
type Entry = 'quadrille' | 'quadrille/world';

export interface ScriptDialect {
  /** The first lines of a program, which take names from an entry of the package. */
  readonly imports: (names: readonly string[], entry: Entry) => string;
  /** After an element of an array that is there. */
  readonly asserted: '!' | '';
  /** After the parameters of a function that returns nothing. */
  readonly returnsNothing: ': void' | '';
}

export function typeScript({ install }: PackageSource): ScriptDialect {
  return {
    imports: (names, entry) => `// ${install}
import { ${names.join(', ')} } from '${entry}';
`,
    asserted: '!',
    returnsNothing: ': void',
  };
}

/** The module of each entry, below the package. */
const modules: Readonly<Record<Entry, string>> = {
  quadrille: 'dist/index.js',
  'quadrille/world': 'dist/world.js',
};

/**
 * It runs as it is: browsers know no names of packages, and Node imports none by an address. No tag may stand in it, since the end of
 * a script ends it also in a comment.
 */
export function javaScript({ install, files }: PackageSource): ScriptDialect {
  return {
    imports: (names, entry) => `// In a page: a script of type "module", with nothing to install.
// In Node: ${install}, and a file whose name ends with .mjs.
const { ${names.join(', ')} } = await import(
  typeof document === 'undefined'
    ? '${entry}'
    : '${files}${modules[entry]}'
);
`,
    asserted: '',
    returnsNothing: '',
  };
}

/** Options as lines of an object. */
export function optionLines(options: Readonly<Record<string, string | number | boolean>>): string {
  return Object.entries(options)
    .map(([name, value]) => `  ${name}: ${typeof value === 'string' ? `'${value}'` : value},`)
    .join('\n');
}
