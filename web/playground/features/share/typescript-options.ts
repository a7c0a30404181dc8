/** Options as lines of an object in TypeScript. */
export function optionLines(options: Readonly<Record<string, string | number | boolean>>): string {
  return Object.entries(options)
    .map(([name, value]) => `  ${name}: ${typeof value === 'string' ? `'${value}'` : value},`)
    .join('\n');
}
