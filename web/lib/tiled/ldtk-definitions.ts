/** What the definitions of an LDtk project say of its layers. */
import {
  type Fields,
  fieldOf,
  fieldsOf,
  hasField,
  listOf,
  numberOf,
  textOf,
  wholeOf,
} from './file-values.js';

export interface LayerDefinition {
  /** Identifiers of the values of an IntGrid layer that have one. */
  readonly identifiers: ReadonlyMap<number, string>;
  /** As Tiled has it: 1 for a layer that moves with the level. */
  readonly parallaxX: number;
  readonly parallaxY: number;
}

/** Of a layer that has no definition. */
export const PLAIN_LAYER: LayerDefinition = {
  identifiers: new Map(),
  parallaxX: 1,
  parallaxY: 1,
};

const LARGEST_VALUE = 2 ** 31 - 1;

/** Definitions of layers by their `uid`; none where the file has no definitions. */
export function layerDefinitions(
  where: string,
  project: Fields,
): ReadonlyMap<number, LayerDefinition> {
  if (!hasField(project, 'defs')) return new Map();
  const definitions = fieldsOf(where, 'defs', fieldOf(project, 'defs'));
  return new Map(
    Array.from(listOf(where, definitions, 'layers', []), (value, i) => {
      const place = `${where}: defs.layers[${i}]`;
      const fields = fieldsOf(where, `defs.layers[${i}]`, value);
      return [wholeOf(place, fields, 'uid', [0, LARGEST_VALUE]), definitionOf(place, fields)];
    }),
  );
}

function definitionOf(place: string, fields: Fields): LayerDefinition {
  const identifiers = new Map<number, string>();
  for (const [i, value] of listOf(place, fields, 'intGridValues', []).entries()) {
    const of = `${place}: intGridValues[${i}]`;
    const one = fieldsOf(place, `intGridValues[${i}]`, value);
    const identifier = textOf(of, one, 'identifier', '');
    identifiers.set(wholeOf(of, one, 'value', [0, LARGEST_VALUE]), identifier);
  }
  // LDtk counts from the level: 0 for a layer that moves with it.
  return {
    identifiers,
    parallaxX: 1 - numberOf(place, fields, 'parallaxFactorX', 0),
    parallaxY: 1 - numberOf(place, fields, 'parallaxFactorY', 0),
  };
}
