import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The parts that a module of somebody else can take part in, by an export of that name: an implementation or a list of them. */
const parts = ['frames', 'queries', 'bodies'];

/**
 * The implementations that a module adds to the benchmark; they count as packages.
 *
 * @param {string} file
 * @returns {Promise<Record<string, object[]>>} those of each part
 * @throws Error with a sentence for the user.
 */
export async function loadAdapter(file) {
  const exported = await import(pathToFileURL(resolve(file)).href);
  const own = parts.filter((part) => part in exported);
  if (own.length === 0)
    throw new Error(`--adapter: ${file} has to export one of ${parts.join(', ')}.`);
  const faulty = own.find((part) => ![exported[part]].flat().every(isImplementation));
  if (faulty !== undefined)
    throw new Error(`--adapter: in ${faulty} of ${file}, a name or init is missing.`);
  return Object.fromEntries(own.map((part) => [part, [exported[part]].flat().map(asPackage)]));
}

function isImplementation({ name, init }) {
  return typeof name === 'string' && typeof init === 'function';
}

function asPackage(implementation) {
  return { ...implementation, kind: 'package' };
}
