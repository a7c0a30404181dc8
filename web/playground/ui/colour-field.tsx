/** A colour, or the usual one. */
import type { VNode } from 'preact';
import { Button } from './button.tsx';

interface ColourFieldProps {
  /** Unique on the page; the field's id ends with it. */
  readonly name: string;
  readonly label: string;
  /** Six hexadecimal digits; '' for the usual colour. */
  readonly value: string;
  /** What the field shows for the usual colour, such as `#f6f4ee`. */
  readonly usual: string;
  /** What the button says that goes back to the usual colour. */
  readonly reset: string;
  readonly onChange: (value: string) => void;
}

export function ColourField({
  name,
  label,
  value,
  usual,
  reset,
  onChange,
}: ColourFieldProps): VNode {
  const id = `control-${name}`;
  return (
    <div class="control">
      <div class="control-head">
        <label for={id}>{label}</label>
        <span class="amount">
          {value !== '' && (
            <Button class="quiet" aria-label={`${label}: ${reset}`} onPress={() => onChange('')}>
              {reset}
            </Button>
          )}
          <input
            id={id}
            type="color"
            value={value === '' ? usual : `#${value}`}
            onChange={({ currentTarget }) => onChange(currentTarget.value.slice(1))}
          />
        </span>
      </div>
    </div>
  );
}
