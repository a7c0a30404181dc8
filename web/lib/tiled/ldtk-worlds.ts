/** The levels of an LDtk world: which of them are read, and where they are. */
import { rangeError } from '../coded-errors.js';
import { choiceError } from '../options.js';
import { quote } from '../quote.js';
import {
  type Fields,
  fieldOf,
  fieldsOf,
  hasField,
  jsonFields,
  listOf,
  numberOf,
  textOf,
  wholeOf,
} from './file-values.js';
import type { WorldLevel } from './level.js';

/** A level, or a world, by its identifier or its index from 0. */
export type Choice = string | number;

/** A level that is read. */
export interface ChosenLevel {
  /** Where it is in the file, to begin the sentence of an error. */
  readonly place: string;
  readonly fields: Fields;
  readonly about: WorldLevel;
}

/** Files of levels that are not in the project, by their paths. */
export type LevelFiles = Readonly<Record<string, string | object>>;

const LARGEST_SIZE = 2 ** 31 - 1;
const LAYOUTS = ['Free', 'GridVania', 'LinearHorizontal', 'LinearVertical'];

/** The object that has the levels: the project, or one of its worlds. */
export function worldOf(where: string, project: Fields, choice: Choice | undefined): Fields {
  const worlds = Array.from(listOf(where, project, 'worlds', []), (world, i) =>
    fieldsOf(where, `worlds[${i}]`, world),
  );
  if (choice !== undefined) return pick(where, worlds, 'world', choice);
  if (worlds.length > 1) {
    throw rangeError(
      `${where}: world must be given, because the file has ${worlds.length}: ${worlds.map((world) => nameOf(where, world)).join(', ')}`,
    );
  }
  return worlds[0] ?? project;
}

/** The levels that are chosen, each where it is in its world; one that is chosen by itself begins at 0, 0. */
export function chosenLevels(
  where: string,
  world: Fields,
  choice: Choice | readonly Choice[] | undefined,
  files: LevelFiles,
): readonly ChosenLevel[] {
  const all = Array.from(listOf(where, world, 'levels'), (level, i) =>
    fieldsOf(where, `levels[${i}]`, level),
  );
  const chosen = choicesOf(where, all, choice);
  if (chosen.size === 0) throw rangeError(`${where}: file must have a level`);
  const isAlone = typeof choice === 'string' || typeof choice === 'number';
  const places = isAlone ? undefined : placesOf(where, world, all);
  const names = new Map(
    all.map((level) => [textOf(where, level, 'iid', ''), nameOf(where, level)]),
  );
  return [...chosen].map((level) => {
    const place = `${where}: level ${quote(nameOf(where, level))}`;
    const fields = withLayers(place, level, files);
    const [x, y] = places?.get(level) ?? [0, 0];
    return { place, fields, about: aboutLevel(place, fields, [x, y], names) };
  });
}

function choicesOf(
  where: string,
  all: readonly Fields[],
  choice: Choice | readonly Choice[] | undefined,
): ReadonlySet<Fields> {
  if (choice === undefined) return new Set(all);
  const choices = typeof choice === 'object' ? choice : [choice];
  return new Set(choices.map((one) => pick(where, all, 'level', one)));
}

/** One of several, by its identifier or its index. */
function pick(where: string, list: readonly Fields[], name: string, choice: Choice): Fields {
  const found =
    typeof choice === 'number' ? list[choice] : list.find((one) => nameOf(where, one) === choice);
  if (found !== undefined) return found;
  throw rangeError(
    `${where}: ${name} must be one of the ${list.length} of the file, got ${quote(choice)}`,
  );
}

function nameOf(where: string, fields: Fields): string {
  return textOf(where, fields, 'identifier');
}

/** Where each level is in its world. In a line they have no coordinates, and adjoin in their order. */
function placesOf(
  where: string,
  world: Fields,
  levels: readonly Fields[],
): ReadonlyMap<Fields, readonly [x: number, y: number]> {
  const layout = textOf(where, world, 'worldLayout', 'Free');
  if (!LAYOUTS.includes(layout)) throw choiceError(where, 'worldLayout', layout, LAYOUTS);
  const isLine = layout.startsWith('Linear');
  let [nextX, nextY] = [0, 0];
  return new Map(
    levels.map((level) => {
      const place = `${where}: level ${quote(nameOf(where, level))}`;
      if (!isLine) {
        return [level, [numberOf(place, level, 'worldX'), numberOf(place, level, 'worldY')]];
      }
      const [x, y] = [nextX, nextY];
      const [width, height] = sizeOf(place, level);
      if (layout === 'LinearHorizontal') nextX += width;
      else nextY += height;
      return [level, [x, y]];
    }),
  );
}

function sizeOf(place: string, level: Fields): readonly [width: number, height: number] {
  return [
    wholeOf(place, level, 'pxWid', [1, LARGEST_SIZE]),
    wholeOf(place, level, 'pxHei', [1, LARGEST_SIZE]),
  ];
}

/** A level with its layers, which may be in a file of their own. */
function withLayers(place: string, level: Fields, files: LevelFiles): Fields {
  if (hasField(level, 'layerInstances')) return level;
  const path = textOf(place, level, 'externalRelPath', '');
  const file = fieldOf(files, path);
  if (file !== undefined) return jsonFields(place, `files[${quote(path)}]`, file);
  throw rangeError(
    `${place}: layerInstances must be in the file, or ${quote(path)} in the option files: give it, or switch off "Save levels separately" in the settings of the project`,
  );
}

function aboutLevel(
  place: string,
  fields: Fields,
  [x, y]: readonly [number, number],
  names: ReadonlyMap<string, string>,
): WorldLevel {
  const [width, height] = sizeOf(place, fields);
  return {
    id: textOf(place, fields, 'iid', ''),
    name: textOf(place, fields, 'identifier'),
    x,
    y,
    width,
    height,
    depth: numberOf(place, fields, 'worldDepth', 0),
    properties: fieldValues(place, fields),
    neighbours: Array.from(listOf(place, fields, '__neighbours', []), (value, i) => {
      const of = `${place}: __neighbours[${i}]`;
      const neighbour = fieldsOf(place, `__neighbours[${i}]`, value);
      const id = textOf(of, neighbour, 'levelIid', '');
      const name = id === '' ? '' : (names.get(id) ?? '');
      return { id, name, direction: textOf(of, neighbour, 'dir', '') };
    }),
  };
}

/** The values of the fields of a level or an entity, by their identifiers. */
export function fieldValues(place: string, fields: Fields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Array.from(listOf(place, fields, 'fieldInstances', []), (value, i) => {
      const name = `fieldInstances[${i}]`;
      const field = fieldsOf(place, name, value);
      return [textOf(`${place}: ${name}`, field, '__identifier'), fieldOf(field, '__value')];
    }),
  );
}
