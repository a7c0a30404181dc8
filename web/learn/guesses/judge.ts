/** Scores answers by the engine. An answer may come from a link, and then be anything: what makes no sense is left out. */
import type { Board } from '../chapter.ts';
import type { Engine } from '../engine/engine.ts';
import type { Scene } from '../engine/scene.ts';
import { pointsIn, rowsIn, wordsIn } from './answers.ts';
import type { Posed, PosedOf } from './posed.ts';
import type { OptionVerdict, SetVerdict, ValueVerdict, Verdict } from './verdict.ts';

type Judges = {
  readonly [Kind in Posed['kind']]: (
    guess: PosedOf<Kind>,
    answer: string,
    engine: Engine,
  ) => Verdict;
};

const judges: Judges = {
  boxes: (guess, answer, engine) => {
    const scene = boardOf(guess, engine);
    return setVerdict(rowsIn(answer, scene.boxes.length), rowsAsked(guess, scene));
  },

  pairs: ({ pairs, ...guess }, answer, engine) => {
    const scene = boardOf(guess, engine);
    const holds = guess.ask === 'tested' ? scene.compares.bind(scene) : scene.touches.bind(scene);
    const wanted = [...pairs.keys()].filter((at) => holds(...pairs[at]!));
    return setVerdict(rowsIn(answer, pairs.length), wanted);
  },

  place: (guess, answer, engine) => {
    const { atLeast: wanted, measure } = guess;
    const value = placed(guess, answer, engine).measure(measure);
    return { kind: 'value', right: value >= wanted, measure, value, wanted };
  },

  settings: (guess, answer, engine) => {
    const { choose, measure, scene, within } = guess;
    const valueOf = (words: readonly string[]): number =>
      engine.scene([scene, ...words].join('&')).measure(measure);
    const tried = combinations(choose).map((words) => ({ words, value: valueOf(words) }));
    const best = tried.reduce((one, other) => (other.value < one.value ? other : one));
    const wanted = best.value;
    const value = valueOf(wordsIn(answer, choose));
    const right = value <= within * wanted;
    return { kind: 'value', right, measure, value, wanted, best: best.words.join('&') };
  },

  number: ({ measure, scene, within }, answer, engine): ValueVerdict => {
    const value = Number(answer);
    const wanted = engine.scene(scene).measure(measure);
    const right = Math.abs(value - wanted) <= within * wanted;
    return { kind: 'value', right, measure, value, wanted };
  },

  scene: ({ measure, options, wanted: extreme }, answer, engine) => {
    const counted = Object.entries(options).map(
      ([id, link]) => [id, engine.scene(link).measure(measure)] as const,
    );
    const sorted = counted.toSorted(([, one], [, other]) => one - other);
    const [wanted] = (extreme === 'least' ? sorted[0] : sorted.at(-1)) ?? [''];
    return optionVerdict(answer, wanted, Object.fromEntries(counted));
  },

  statement: ({ options }, answer) => {
    const wanted = Object.keys(options).find((id) => options[id]) ?? '';
    return optionVerdict(answer, wanted, {});
  },
};

export function judge<Kind extends Posed['kind']>(
  guess: PosedOf<Kind> & { readonly kind: Kind },
  answer: string,
  engine: Engine,
): Verdict {
  return judges[guess.kind](guess, answer, engine);
}

/** The scene of a guess, with the guess's own boxes where it has some. */
export function boardOf({ boxes, scene }: Board, engine: Engine): Scene {
  const board = engine.scene(scene);
  if (!boxes) return board;
  return board.withBoxes(boxes.flatMap(([x, y, width, height]) => [x, y, x + width, y + height]));
}

/** The squares of an answer in the tree of the guess. */
export function placed(
  { count, scene, side }: PosedOf<'place'>,
  answer: string,
  engine: Engine,
): Scene {
  const board = engine.scene(scene);
  const { width, height } = board.world;
  const corners = pointsIn(answer, count, { width: width - side, height: height - side });
  return board.withBoxes(corners.flatMap(({ x, y }) => [x, y, x + side, y + side]));
}

/** The rows of which the question is true. */
function rowsAsked({ ask, subject = 0 }: PosedOf<'boxes'>, scene: Scene): readonly number[] {
  const others = [...scene.boxes.keys()].filter((row) => row !== subject);
  if (ask === 'compared') return others.filter((row) => scene.compares(subject, row));
  if (ask === 'touching') return others.filter((row) => scene.touches(subject, row));
  if (ask === 'across') return scene.straddlers;
  return ask === 'candidates' ? scene.candidates : scene.hits;
}

function setVerdict(chosen: readonly number[], wanted: readonly number[]): SetVerdict {
  const right = chosen.length === wanted.length && chosen.every((one) => wanted.includes(one));
  return { kind: 'set', right, chosen, wanted: wanted.toSorted((a, b) => a - b) };
}

function optionVerdict(
  chosen: string,
  wanted: string,
  values: OptionVerdict['values'],
): OptionVerdict {
  return { kind: 'option', right: chosen === wanted, chosen, wanted, values };
}

/** Every way to choose, as words of a link. */
function combinations(
  choose: Readonly<Record<string, readonly string[]>>,
): readonly (readonly string[])[] {
  return Object.entries(choose).reduce<readonly (readonly string[])[]>(
    (all, [key, values]) =>
      all.flatMap((words) => values.map((value) => [...words, `${key}=${value}`])),
    [[]],
  );
}
