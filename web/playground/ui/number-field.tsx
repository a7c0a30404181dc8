/** A number: a field for the exact value, and a slider. The field is the stop of the Tab key: two for each number would be too many. */
import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useDisabled } from './disabled.tsx';
import { type NumberRange, scaleOf } from './slider-scale.ts';

/** On a slider, one step of a wider range would be too small to hit. */
const WIDEST_SLIDER = 100_000;

interface NumberFieldProps {
  /** Unique on the page; the ids of field and slider end with it. */
  readonly name: string;
  readonly label: string;
  readonly sliderLabel: string;
  readonly unit: string;
  readonly range: NumberRange;
  readonly value: number;
  /** The id of the element that describes it. */
  readonly describedBy?: string | undefined;
  readonly onChange: (value: number) => void;
  readonly children?: ComponentChildren;
}

export function NumberField(props: NumberFieldProps): VNode {
  const { name, label, unit, range, children } = props;
  const id = `control-${name}`;
  return (
    <div class="control">
      <div class="control-head">
        <label for={id}>{label}</label>
        <span class="amount">
          <ExactField {...props} />
          {unit !== '' && <span class="unit">{unit}</span>}
        </span>
      </div>
      {range.max - range.min <= WIDEST_SLIDER && <Slider {...props} />}
      {children}
    </div>
  );
}

/** Shows what is typed until that is final, and then what became of it: values are clamped. */
function ExactField({ name, range, value, describedBy, onChange }: NumberFieldProps): VNode {
  const { min, max, step } = range;
  const [typed, setTyped] = useState<string>();
  return (
    <input
      id={`control-${name}`}
      type="number"
      min={min}
      max={max}
      step={step}
      inputMode={min < 0 ? 'text' : 'decimal'}
      value={typed ?? value}
      disabled={useDisabled()}
      aria-describedby={describedBy}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onChange={({ currentTarget }) => {
        if (currentTarget.value !== '') onChange(Number(currentTarget.value));
        setTyped(undefined);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function Slider(props: NumberFieldProps): VNode {
  const { name, range, sliderLabel, unit, value, describedBy, onChange } = props;
  const scale = scaleOf(range);
  return (
    <input
      id={`slider-${name}`}
      type="range"
      tabIndex={-1}
      min={scale.min}
      max={scale.max}
      step={scale.step}
      value={scale.position(value)}
      disabled={useDisabled()}
      aria-label={sliderLabel}
      aria-describedby={describedBy}
      aria-valuetext={`${value} ${unit}`.trim()}
      onInput={({ currentTarget }) => onChange(scale.value(Number(currentTarget.value)))}
    />
  );
}
