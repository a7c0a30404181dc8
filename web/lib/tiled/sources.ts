/** Paths by which files of Tiled name other files. */

/** A path from the folder of the map: `path` is from the folder of the file `of`, which is '' for the map itself. */
export function pathFrom(of: string, path: string): string {
  const isAbsolute = /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(path);
  if (isAbsolute) return path;
  const steps: string[] = [];
  for (const step of [...of.split('/').slice(0, -1), ...path.split('/')]) {
    const before = steps.at(-1);
    if (step === '..' && before !== undefined && before !== '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}
