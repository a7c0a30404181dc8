// Cards on a board: those that overlap another one are marked. React renders them; the tree says which ones overlap.

import type { Quadtree } from 'quadrille';
import { type KeyboardEvent, type PointerEvent, StrictMode, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Boundary } from './boundary';
import { useQuadtree } from './use-quadtree';

const [BOARD_WIDTH, BOARD_HEIGHT, WIDTH, HEIGHT] = [960, 512, 96, 64]; // pixels, as in board.css
const OPTIONS = { bounds: { x: 0, y: 0, width: BOARD_WIDTH, height: BOARD_HEIGHT } };
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
};

interface Card {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

const DEALT: readonly Card[] = Array.from({ length: 24 }, (_, i) => ({
  name: `Card ${i + 1}`,
  x: (i % 6) * (i < 12 ? 150 : 90) + 20,
  y: Math.floor(i / 6) * 120 + 20,
}));

/** The numbers of the cards that overlap another one. Rows of the tree are numbers of cards. */
function overlapping(tree: Quadtree, cards: readonly Card[]): ReadonlySet<number> {
  tree.setAll(cards.flatMap(({ x, y }) => [x, y, x + WIDTH, y + HEIGHT]));
  return new Set(tree.pairRows());
}

function Board(): React.ReactNode {
  const tree = useQuadtree(OPTIONS);
  const [cards, setCards] = useState(DEALT);
  const overlaps = useMemo(() => tree && overlapping(tree, cards), [tree, cards]);

  const move = (index: number, dx: number, dy: number): void => {
    setCards((before) => before.map((card, i) => (i === index ? moved(card, dx, dy) : card)));
  };
  const onKeyDown = (index: number, event: KeyboardEvent): void => {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, ...step);
  };
  const onPointerMove = (index: number, event: PointerEvent): void => {
    const isDragging = event.currentTarget.hasPointerCapture(event.pointerId);
    if (isDragging) move(index, event.movementX, event.movementY);
  };

  return (
    <>
      <output>
        {overlaps ? `${overlaps.size} of ${cards.length} cards overlap another one` : 'Loading …'}
      </output>
      <div className="board">
        {cards.map(({ name, x, y }, index) => (
          <button
            key={name}
            type="button"
            className="card"
            style={{ translate: `${x}px ${y}px` }}
            data-overlaps={overlaps?.has(index) ?? false}
            aria-label={overlaps?.has(index) ? `${name}, overlaps another one` : name}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => onPointerMove(index, event)}
            onKeyDown={(event) => onKeyDown(index, event)}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

function moved({ name, x, y }: Card, dx: number, dy: number): Card {
  return {
    name,
    x: Math.min(Math.max(x + dx, 0), BOARD_WIDTH - WIDTH),
    y: Math.min(Math.max(y + dy, 0), BOARD_HEIGHT - HEIGHT),
  };
}

createRoot(document.querySelector('#board')!).render(
  <StrictMode>
    <Boundary>
      <Board />
    </Boundary>
  </StrictMode>,
);
