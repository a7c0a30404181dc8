/** Custom properties in Tiled's files, and those among them that say how things touch. */
import { bitsOf, flagError } from '../checks.js';
import { choiceError } from '../options.js';
import type { OneWaySide } from '../world/one-way.js';
import { type Fields, fieldOf, fieldsOf, hasField, listOf, textOf } from './file-values.js';
import { SIDES } from './flips.js';
import type { LevelProperties } from './level.js';
import type { Remarks } from './remarks.js';

/** What properties say of a tile, an object or a layer. What they do not say is left out. */
export interface ContactProperties {
  readonly oneWay?: OneWaySide;
  /** Whether tiles are solid that have no collision shapes. */
  readonly solid?: boolean;
  readonly sensor?: boolean;
  readonly category?: number;
  readonly mask?: number;
  readonly tag?: number;
}

/** What a body, a part or a kind of tile has of its properties. */
export type FilterProperties = Pick<ContactProperties, 'sensor' | 'category' | 'mask' | 'tag'>;

/** All properties; of several with one name, the last. Old versions of Tiled write an object of values. */
export function propertiesOf(place: string, fields: Fields): LevelProperties {
  const given = fieldOf(fields, 'properties');
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return { ...given };
  return Object.fromEntries(
    Array.from(listOf(place, fields, 'properties', []), (property, i) => {
      const name = `properties[${i}]`;
      const one = fieldsOf(place, name, property);
      return [textOf(`${place}: ${name}`, one, 'name'), fieldOf(one, 'value')];
    }),
  );
}

/** The properties that say how things touch, without those whose values cannot be: they may be meant for something else. */
export function contactOf(
  remarks: Remarks,
  place: string,
  properties: LevelProperties,
): ContactProperties {
  const attempt = <Value>(make: () => Value): Value | undefined =>
    remarks.attempt('it says nothing about contacts', make);
  const oneWay = attempt(() => oneWayOf(place, properties));
  return {
    ...(oneWay !== undefined && { oneWay }),
    ...attempt(() => flagIn(place, properties, 'solid')),
    ...attempt(() => flagIn(place, properties, 'sensor')),
    ...attempt(() => bitsIn(place, properties, 'category')),
    ...attempt(() => bitsIn(place, properties, 'mask')),
    ...attempt(() => bitsIn(place, properties, 'tag')),
  };
}

/** The same fields, of which some may be undefined. */
type FilterValues = {
  readonly [Name in keyof FilterProperties]?: FilterProperties[Name] | undefined;
};

/** Of properties, those that bodies, parts and kinds have. */
export function filterIn({ sensor, category, mask, tag }: FilterValues): FilterProperties {
  return {
    ...(sensor !== undefined && { sensor }),
    ...(category !== undefined && { category }),
    ...(mask !== undefined && { mask }),
    ...(tag !== undefined && { tag }),
  };
}

function oneWayOf(place: string, properties: LevelProperties): OneWaySide | undefined {
  const value = fieldOf(properties, 'oneWay');
  // A property of type string that is empty, and one of type bool that is false, say that it is none.
  if (value === undefined || value === false || value === '') return undefined;
  if (value === true) return 'up';
  const side = SIDES.find((one) => one === value);
  if (side !== undefined) return side;
  throw choiceError(place, 'property oneWay', value, SIDES);
}

function flagIn<Name extends 'solid' | 'sensor'>(
  place: string,
  properties: LevelProperties,
  name: Name,
): { [Key in Name]?: boolean } {
  if (!hasField(properties, name)) return {};
  const value = fieldOf(properties, name);
  const error = flagError(place, `property ${name}`, value);
  if (error !== undefined) throw error;
  return { [name]: value } as { [Key in Name]?: boolean };
}

function bitsIn<Name extends 'category' | 'mask' | 'tag'>(
  place: string,
  properties: LevelProperties,
  name: Name,
): { [Key in Name]?: number } {
  if (!hasField(properties, name)) return {};
  const value = fieldOf(properties, name) as number;
  bitsOf(place, `property ${name}`, value);
  return { [name]: value } as { [Key in Name]?: number };
}
