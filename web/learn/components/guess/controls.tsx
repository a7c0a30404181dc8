/** What a reader answers with, besides the picture. */
import type { ComponentChildren, VNode } from 'preact';
import type { Guess, NumberGuess, PairsGuess, PlaceGuess, SettingsGuess } from '../../chapter.ts';
import { parameterOfKey } from '../../engine/keys.ts';
import { nameOf } from '../../guesses/names.ts';
import { useFormat, usePage } from '../page-context.ts';
import { labelOf, valueWord } from '../setting-words.ts';
import { Board } from './board.tsx';

/** An option as the text writes it. */
export interface OptionProps {
  /** The id of an option of the guess. */
  readonly id: string;
  /** What a reader is told who chooses it first, where it is a wrong statement. */
  readonly hint?: string;
  readonly children: ComponentChildren;
}

interface ControlsProps<G extends Guess = Guess> {
  readonly id: string;
  readonly guess: G;
  /** The `<Option>`s of the text. */
  readonly options: readonly VNode<OptionProps>[];
}

export function Controls({ guess, id, options }: ControlsProps): VNode | null {
  switch (guess.kind) {
    case 'pairs':
      return <Pairs guess={guess} />;
    case 'place':
      return <Placing guess={guess} />;
    case 'settings':
      return <Selects guess={guess} />;
    case 'number':
      return <NumberField guess={guess} id={id} />;
    case 'scene':
      return <Options id={id} options={options} scenes={guess.options} subject={guess.subject} />;
    case 'statement':
      return <Options id={id} options={options} />;
    case 'boxes':
      // They are chosen in the picture.
      return null;
    default:
      return guess satisfies never;
  }
}

function Placing({ guess }: { readonly guess: PlaceGuess }): VNode {
  const { words } = usePage();
  const format = useFormat();
  return (
    <>
      <p class="placing scripted">
        <span role="status">
          <span class="placed">{format(0)}</span> / {format(guess.count)}
        </span>
        <button type="button" class="take-back">
          {words.guess.takeBack}
        </button>
      </p>
      <p class="picture-note" role="status">
        <span class="all-placed" hidden>
          {words.guess.allPlaced}
        </span>
      </p>
    </>
  );
}

function Pairs({ guess }: { readonly guess: PairsGuess }): VNode {
  const { words } = usePage();
  return (
    <>
      <p class="picture-note" role="status" />
      <p class="pairs-listed scripted">{words.guess.pairsListed}</p>
      <div class="chips" role="group" aria-label={words.guess.boards.pairs}>
        {guess.pairs.map(([row, other], at) => (
          <label class="chip" key={`${row} ${other}`}>
            <input type="checkbox" name="pair" value={at} />
            <span>{words.guess.pair(nameOf(row), nameOf(other))}</span>
          </label>
        ))}
      </div>
    </>
  );
}

function Selects({ guess }: { readonly guess: SettingsGuess }): VNode {
  const { words } = usePage();
  return (
    <p class="selects scripted">
      {Object.entries(guess.choose).map(([key, values]) => {
        const name = parameterOfKey(key);
        return (
          <label key={key}>
            {labelOf(words, name)}
            <select name={key}>
              {values.map((value) => (
                <option key={value} value={value}>
                  {valueWord(words, name, value)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </p>
  );
}

function NumberField({ guess, id }: { readonly guess: NumberGuess; readonly id: string }): VNode {
  const format = useFormat();
  const { words } = usePage();
  if (!guess.choices)
    return (
      <p class="scripted">
        <label>
          {words.guess.yourNumber}{' '}
          <input name="answer" inputMode="decimal" autocomplete="off" required />
        </label>
      </p>
    );
  return (
    <div class="chips" role="radiogroup" aria-labelledby={`${id}-question`}>
      {guess.choices.map((number) => (
        <label class="chip" key={number}>
          <input type="radio" name="answer" value={format(number)} required />
          <span>{format(number)}</span>
        </label>
      ))}
    </div>
  );
}

interface OptionsProps extends Omit<ControlsProps, 'guess'> {
  /** Links, by the ids of options. */
  readonly scenes?: Readonly<Record<string, string>>;
  readonly subject?: number | undefined;
}

/** One of several, each with the picture of its scene where it has one. */
function Options({ id, options, scenes, subject }: OptionsProps): VNode {
  const { engine } = usePage();
  return (
    <div class="options" role="radiogroup" aria-labelledby={`${id}-question`}>
      {options.map((option) => {
        const link = scenes?.[option.props.id];
        return (
          <label
            class="option"
            key={option.props.id}
            data-option={option.props.id}
            data-hint={option.props.hint}
          >
            {link !== undefined && <Board scene={engine.scene(link)} subject={subject} lines />}
            <span class="option-line">
              <input type="radio" name="answer" value={option.props.id} required />
              {option}
            </span>
            <span class="option-value" />
          </label>
        );
      })}
    </div>
  );
}
