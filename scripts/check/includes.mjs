import { dirname } from 'node:path/posix';
import { layers, publicClass } from './layers.mjs';

const folders = { private: 'cpp/src/', public: 'cpp/include/' };

/**
 * Checks the one-way includes of the core. An `#include "..."` names a private header by its path from cpp/src and a public one by
 * its path from cpp/include; system headers are not looked at.
 *
 * @param {Map<string, string>} files text of each file, by its path in the checkout
 * @returns {{ problems: string[], includes: number }} a sentence for each forbidden include, for each cycle, and for each
 *   layer without a file
 */
export function checkIncludes(files) {
  const graph = new Map(Array.from(files, ([file, text]) => [file, includesOf(text, files)]));
  const all = [...graph].flatMap(([file, targets]) => targets.map((target) => [file, target]));
  const problems = [
    ...layers.filter((layer) => !hasFiles(layer, files)).map((layer) => `${layer}/ has no files.`),
    ...all.map(([file, target]) => forbidden(file, target)),
    ...[...graph.keys()].map((file) => reachesPublicClass(file, graph)),
    ...cycles(graph),
  ].filter(Boolean);
  return { problems, includes: all.length };
}

/** Paths in the checkout; an include that names no file stays as it is written. */
function includesOf(text, files) {
  return Array.from(text.matchAll(/^[ \t]*#[ \t]*include[ \t]*"([^"]+)"/gm), ([, name]) => {
    const candidates = Object.values(folders).map((folder) => folder + name);
    return candidates.find((path) => files.has(path)) ?? name;
  });
}

function hasFiles(layer, files) {
  return [...files.keys()].some((file) => layerOf(file) === layer);
}

/** The folder below cpp/src; the facade has none. */
function layerOf(file) {
  if (!isPrivate(file)) return undefined;
  const folder = dirname(file.slice(folders.private.length));
  return folder === '.' ? undefined : folder;
}

function isPrivate(file) {
  return file.startsWith(folders.private);
}

function forbidden(file, target) {
  const because = (reason) => `${file} includes ${target}: ${reason}`;
  if (!Object.values(folders).some((folder) => target.startsWith(folder)))
    return because('there is no such header under cpp/src or cpp/include.');
  if (!isPrivate(target)) return undefined;
  if (!isPrivate(file)) return because('a public header includes public headers only.');
  const [from, to] = [layerOf(file), layerOf(target)];
  if (from === undefined) return undefined;
  if (to === undefined) return because('only the facade includes files at the top of cpp/src.');
  const allowed = layers.slice(0, layers.indexOf(from) + 1);
  if (allowed.length === 0) return because(`${from}/ is no layer of scripts/check/layers.mjs.`);
  return allowed.includes(to) ? undefined : because(`${from}/ may include ${allowed.join(', ')}.`);
}

function reachesPublicClass(file, graph) {
  if (layerOf(file) === undefined) return undefined;
  const path = pathTo(folders.public + publicClass, [file], graph, new Set());
  return path && `${path.join(' includes ')}: only the facade may include the public class.`;
}

/** One sentence for each cycle of includes, from its alphabetically first file. */
function cycles(graph) {
  return [...graph.keys()].flatMap((file) => {
    const path = pathTo(file, [file], graph, new Set());
    return path && file === path.toSorted()[0] ? [`${path.join(' includes ')}: a cycle.`] : [];
  });
}

/** The files from the last one of `path` to `goal` by at least one include, or undefined. */
function pathTo(goal, path, graph, visited) {
  for (const next of graph.get(path.at(-1)) ?? []) {
    if (next === goal) return [...path, next];
    if (visited.has(next)) continue;
    visited.add(next);
    const found = pathTo(goal, [...path, next], graph, visited);
    if (found) return found;
  }
  return undefined;
}
