/** The file of a language among all those of its name, as `import.meta.glob` lists them. */
export function fileOf<T>(files: Readonly<Record<string, T>>, language: string, name: string): T {
  const found = files[`./${language}/${name}.ts`];
  if (found === undefined) throw new Error(`locales/${language}/${name}.ts is missing`);
  return found;
}
