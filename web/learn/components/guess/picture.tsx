/** The picture that a guess is about, if it is about one. */
import type { VNode } from 'preact';
import type { Guess } from '../../chapter.ts';
import { boardOf } from '../../guesses/judge.ts';
import { usePage } from '../page-context.ts';
import { Board } from './board.tsx';

export function Picture({ guess }: { readonly guess: Guess }): VNode | null {
  const { engine, words } = usePage();
  const { boards } = words.guess;
  if (guess.kind === 'boxes' || guess.kind === 'pairs') {
    const { lines = false } = guess;
    return (
      <Board
        scene={boardOf(guess, engine)}
        subject={subjectOf(guess)}
        lines={lines}
        label={boards[guess.kind]}
        pairs={guess.kind === 'pairs' ? guess.pairs : []}
        named
      />
    );
  }
  if (guess.kind === 'place') {
    const empty = engine.scene(guess.scene).withBoxes([]);
    return <Board scene={empty} label={boards.place(guess.count)} named />;
  }
  if (guess.kind === 'statement' && guess.scene !== undefined)
    return <Board scene={engine.scene(guess.scene)} label={boards.scene} named lines />;
  if (guess.kind === 'settings')
    return <Board scene={engine.scene(guess.scene)} label={boards.scene} />;
  return null;
}

/** The object that the question is about: it cannot be chosen. */
function subjectOf(guess: Guess): number | undefined {
  if (guess.kind !== 'boxes') return undefined;
  const { ask, subject = 0 } = guess;
  return ask === 'compared' || ask === 'touching' ? subject : undefined;
}
