/** What a reader answers with: one picture or list of controls for each kind of guess. */
import type { VNode } from 'preact';
import type {
  BoxesGuess,
  Guess,
  NumberGuess,
  PairsGuess,
  PlaceGuess,
  SettingsGuess,
} from '../../chapter.ts';
import { parameterOfKey } from '../../engine/keys.ts';
import { boardOf } from '../../guesses/judge.ts';
import { nameOf } from '../../guesses/names.ts';
import { useFormat, usePage } from '../page-context.ts';
import { labelOf, valueWord } from '../setting-words.ts';
import { Board } from './board.tsx';
import type { OptionProps } from './guess.tsx';

interface ChoiceProps<G extends Guess = Guess> {
  readonly id: string;
  readonly guess: G;
  /** The `<Option>`s of the text. */
  readonly options: readonly VNode<OptionProps>[];
}

type Choices = {
  readonly [Kind in Guess['kind']]: (
    props: ChoiceProps<Extract<Guess, { readonly kind: Kind }>>,
  ) => VNode;
};

const choices: Choices = {
  boxes: Boxes,
  pairs: Pairs,
  place: Place,
  settings: SettingsChoice,
  number: NumberChoice,
  scene: ({ guess, ...props }) => <Options {...props} scenes={guess.options} />,
  statement: Options,
};

export function Choice<Kind extends Guess['kind']>(
  props: ChoiceProps<Extract<Guess, { readonly kind: Kind }> & { readonly kind: Kind }>,
): VNode {
  const Kinds: Choices[Kind] = choices[props.guess.kind];
  return Kinds(props);
}

function Boxes({ guess }: ChoiceProps<BoxesGuess>): VNode {
  const { engine, words } = usePage();
  const { ask, lines = false, subject = 0 } = guess;
  const isOfOne = ask === 'compared' || ask === 'touching';
  return (
    <Board
      named
      scene={boardOf(guess, engine)}
      subject={isOfOne ? subject : undefined}
      lines={lines}
      label={words.guess.boards.boxes}
    />
  );
}

function Place({ guess }: ChoiceProps<PlaceGuess>): VNode {
  const { engine, words } = usePage();
  const format = useFormat();
  const scene = engine.scene(guess.scene).withBoxes([]);
  return (
    <>
      <Board named scene={scene} label={words.guess.boards.place(guess.count)} />
      <p class="placing scripted">
        <span role="status">
          <span class="placed">{format(0)}</span> / {format(guess.count)}
        </span>
        <button type="button" class="take-back">
          {words.guess.takeBack}
        </button>
      </p>
    </>
  );
}

function Pairs({ guess }: ChoiceProps<PairsGuess>): VNode {
  const { engine, words } = usePage();
  return (
    <>
      <Board
        named
        scene={boardOf(guess, engine)}
        lines={guess.lines ?? false}
        label={words.guess.boards.pairs}
      />
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

function SettingsChoice({ guess }: ChoiceProps<SettingsGuess>): VNode {
  const { engine, words } = usePage();
  return (
    <>
      <Board scene={engine.scene(guess.scene)} label={words.guess.boards.scene} />
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
    </>
  );
}

function NumberChoice({ guess, id }: ChoiceProps<NumberGuess>): VNode {
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
    <div class="chips" role="radiogroup" aria-labelledby={`${id}-title`}>
      {guess.choices.map((number) => (
        <label class="chip" key={number}>
          <input type="radio" name="answer" value={format(number)} required />
          <span>{format(number)}</span>
        </label>
      ))}
    </div>
  );
}

interface OptionsProps extends Omit<ChoiceProps, 'guess'> {
  /** Links, by the ids of options. */
  readonly scenes?: Readonly<Record<string, string>>;
}

/** One of several, each with the picture of its scene where it has one. */
function Options({ id, options, scenes }: OptionsProps): VNode {
  const { engine } = usePage();
  return (
    <div class="options" role="radiogroup" aria-labelledby={`${id}-title`}>
      {options.map((option) => {
        const link = scenes?.[option.props.id];
        return (
          <label class="option" key={option.props.id} data-option={option.props.id}>
            {link !== undefined && <Board scene={engine.scene(link)} lines />}
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
