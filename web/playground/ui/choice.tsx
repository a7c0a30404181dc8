/** Words to choose from, as a row of native radio buttons or checkboxes. */
import type { ComponentChildren, VNode } from 'preact';
import { useDisabled } from './disabled.tsx';

/** More options than these stand below each other. */
const MOST_IN_A_ROW = 4;

interface OptionsProps {
  /** Unique on the page; ids of the options begin with it. */
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
  /** What an option is called. */
  readonly words: Readonly<Record<string, string>>;
  readonly hidden?: boolean;
  /** The id of the element that describes it. */
  readonly describedBy?: string | undefined;
  /** Follows the options, such as a hint. */
  readonly children?: ComponentChildren;
}

interface ChoiceProps extends OptionsProps {
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** One of several words. */
export function Choice({ value: chosen, onChoose, ...options }: ChoiceProps): VNode {
  return (
    <Options
      {...options}
      type="radio"
      isChecked={(value) => value === chosen}
      onChange={(value) => onChoose(value)}
    />
  );
}

interface ChoicesProps extends OptionsProps {
  readonly chosen: readonly string[];
  /** Called with all chosen words, in the order of `values`. */
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Any of several words. One that a pointer has pressed does not keep the focus: the next space is for the page. */
export function Choices({ chosen, onChoose, ...options }: ChoicesProps): VNode {
  const change = (changed: string, checked: boolean): void =>
    onChoose(
      options.values.filter((value) => (value === changed ? checked : chosen.includes(value))),
    );
  return (
    <Options
      {...options}
      type="checkbox"
      isChecked={(value) => chosen.includes(value)}
      onChange={change}
    />
  );
}

interface NativeProps extends OptionsProps {
  readonly type: 'radio' | 'checkbox';
  readonly isChecked: (value: string) => boolean;
  readonly onChange: (value: string, checked: boolean) => void;
}

function Options(props: NativeProps): VNode {
  const { children, describedBy, hidden, label, values } = props;
  const many = values.length > MOST_IN_A_ROW ? ' many' : '';
  const options = (of: readonly string[]): VNode[] =>
    of.map((value) => <Option key={value} {...props} value={value} />);
  return (
    <fieldset class="control choice" hidden={hidden} aria-describedby={describedBy}>
      <legend>{label}</legend>
      <div class={`options${many}`}>
        {values.length === 4 ? (
          <>
            <div class="pair">{options(values.slice(0, 2))}</div>
            <div class="pair">{options(values.slice(2))}</div>
          </>
        ) : (
          options(values)
        )}
      </div>
      {children}
    </fieldset>
  );
}

interface OptionProps extends NativeProps {
  readonly value: string;
}

function Option({ isChecked, name, onChange, type, value, words }: OptionProps): VNode {
  const id = `control-${name}-${value}`;
  return (
    <>
      <input
        id={id}
        type={type}
        name={`control-${name}`}
        value={value}
        checked={isChecked(value)}
        disabled={useDisabled()}
        onChange={({ currentTarget }) => {
          onChange(value, currentTarget.checked);
          if (type === 'checkbox' && !currentTarget.matches(':focus-visible')) currentTarget.blur();
        }}
      />
      <label for={id}>{words[value] ?? value}</label>
    </>
  );
}
