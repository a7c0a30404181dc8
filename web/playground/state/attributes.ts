/** The attributes of `<quadrille-playground>`: one for each row of the table of parameters. */
import type { Language } from './language.ts';
import type { Parameter } from './parameter.ts';
import {
  namesOf,
  type ParameterName,
  parameterNames,
  parameters,
  type Settings,
} from './parameters.ts';
import { nearestAllowed } from './settings.ts';
import { FRAGMENT_VERSION, formatValue, parseValue } from './value-codec.ts';

/** `maxDepth` is the attribute `max-depth`. */
export function attributeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Also those by former names. */
export const attributeNames: readonly string[] = parameterNames.flatMap(attributesOf);

export function parameterOf(attribute: string): ParameterName | undefined {
  return parameterNames.find((name) => attributesOf(name).includes(attribute));
}

function attributesOf(name: ParameterName): readonly string[] {
  return namesOf(name).map(attributeOf);
}

/** The value an attribute gives its parameter, clamped; undefined where the text says nothing to it. */
export function valueOf(name: ParameterName, text: string): Settings[ParameterName] | undefined {
  const parameter = parameters[name];
  return nearestAllowed(parameter, parseValue(parameter, spelt(parameter, text.trim())));
}

/** As in other elements: an empty flag is on, sets have spaces between their words. */
function spelt(parameter: Parameter, text: string): string {
  if (parameter.kind === 'set') return text.split(/[\s.]+/).join('.');
  if (parameter.kind !== 'flag') return text;
  if (text === '' || text === 'true') return '1';
  return text === 'false' ? '0' : text;
}

/** The fragment of a link that says what the element's attributes say; `language` is what they leave open or call `auto`. */
export function fragmentOf(element: Element, language?: Language): string {
  const words = [`v=${FRAGMENT_VERSION}`];
  for (const name of parameterNames) {
    const text = attributesOf(name)
      .map((attribute) => element.getAttribute(attribute))
      .find((one) => one !== null);
    const said = text === undefined ? undefined : valueOf(name, text);
    const isOpen = name === 'language' && (said === undefined || said === 'auto');
    const value = isOpen ? (language ?? said) : said;
    if (value !== undefined) words.push(`${parameters[name].key}=${formatValue(value)}`);
  }
  return words.join('&');
}
