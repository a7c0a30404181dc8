/** A setting of a figure inside a sentence. Without script it is the value itself; the script makes it a control. */
import type { VNode } from 'preact';
import {
  type ParameterName,
  parameterNames,
  parameters,
} from '../../playground/state/parameters.ts';
import { formatValue } from '../../playground/state/value-codec.ts';
import { figureSettings } from '../engine/figure-settings.ts';
import { useFigure, useFormat, usePage } from './page-context.ts';

interface SliderProps {
  /** The key of a parameter in links. */
  readonly of: string;
  readonly figure?: string;
}

export function Slider({ of: key, figure: id }: SliderProps): VNode {
  const [figureId, figure] = useFigure(id);
  const { settings: words } = usePage().words;
  const format = useFormat();
  const range = figure.sliders?.[key];
  if (!range) throw new Error(`the figure ${figureId} has no slider ${key}`);
  const name = parameterOfKey(key);
  const value = figureSettings(figure)[name];
  const shown = (word: string): string => choiceWord(words.choices, name, word);
  const choices = 'values' in range ? range.values.map((word) => [word, shown(word)]) : undefined;
  return (
    <span
      class="slider"
      data-figure={figureId}
      data-parameter={name}
      data-label={words.parameters[name]?.label ?? key}
      data-range={JSON.stringify(choices ? { choices } : range)}
      data-value={formatValue(value)}
    >
      {typeof value === 'number' ? format(value) : shown(formatValue(value))}
    </span>
  );
}

export function parameterOfKey(key: string): ParameterName {
  const name = parameterNames.find((one) => parameters[one].key === key);
  if (!name) throw new Error(`${key} is no key of links: see docs/parameters.md`);
  return name;
}

/** What the playground calls a choice in the page's language. */
function choiceWord(
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>,
  name: ParameterName,
  word: string,
): string {
  return choices[name]?.[word] ?? word;
}
