/** A setting of a figure inside a sentence. Without script it is the value itself. */
import type { VNode } from 'preact';
import { attributeOf } from '../../playground/state/attributes.ts';
import type { ParameterName } from '../../playground/state/parameters.ts';
import { formatValue } from '../../playground/state/value-codec.ts';
import { figureSettings } from '../engine/figure-settings.ts';
import { parameterOfKey } from '../engine/keys.ts';
import { useFigure, useFormat, usePage } from './page-context.ts';
import { labelOf, valueWord } from './setting-words.ts';

interface SliderProps {
  /** The key of a parameter in links. */
  readonly of: string;
  readonly figure?: string;
  /** What it is called for readers who do not see the sentence; by default as the playground calls the setting. */
  readonly label?: string;
}

export function Slider({ of: key, figure: id, label }: SliderProps): VNode {
  const [figureId, figure] = useFigure(id);
  const { words } = usePage();
  const format = useFormat();
  const range = figure.sliders?.[key];
  if (!range) throw new Error(`the figure ${figureId} has no slider ${key}`);
  const name = parameterOfKey(key);
  const value = figureSettings(figure)[name];
  const shown =
    typeof value === 'number' ? format(value) : valueWord(words, name, formatValue(value));
  const control: Control = { 'aria-label': label ?? labelOf(words, name), autocomplete: 'off' };
  return (
    <span class="slider" data-figure={figureId} data-attribute={attributeOf(name)}>
      <b>{shown}</b>
      {'values' in range ? (
        <Select {...{ control, name }} values={range.values} value={formatValue(value)} />
      ) : (
        <Range {...{ control, range }} value={formatValue(value)} />
      )}
    </span>
  );
}

interface Control {
  readonly 'aria-label': string;
  readonly autocomplete: 'off';
}

interface RangeProps {
  readonly control: Control;
  readonly range: { readonly min: number; readonly max: number; readonly step?: number };
  readonly value: string;
}

/** Between two buttons for fingers; keys have the slider's own steps. */
function Range({ control, range, value }: RangeProps): VNode {
  const { words } = usePage();
  const label = control['aria-label'];
  return (
    <>
      <button type="button" class="less" tabIndex={-1} aria-label={words.less(label)}>
        −
      </button>
      <input type="range" {...control} {...range} defaultValue={value} />
      <button type="button" class="more" tabIndex={-1} aria-label={words.more(label)}>
        +
      </button>
    </>
  );
}

interface SelectProps {
  readonly control: Control;
  readonly name: ParameterName;
  readonly values: readonly string[];
  readonly value: string;
}

function Select({ control, name, value, values }: SelectProps): VNode {
  const { words } = usePage();
  return (
    <select {...control}>
      {values.map((word) => (
        <option key={word} value={word} selected={word === value}>
          {valueWord(words, name, word)}
        </option>
      ))}
    </select>
  );
}
