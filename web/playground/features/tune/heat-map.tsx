/** The times under one placement, as a table whose cells are shaded: capacity down, depth across. Arrow keys go from cell to cell. */
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { TuneStrings } from '../../locales/strings.ts';
import type { Settings } from '../../state/parameters.ts';
import { useNumberFormat } from '../../ui/number-format.ts';
import { scrollToSee } from '../../ui/scroll-to-see.ts';
import { useStrings } from '../../ui/strings.tsx';
import { type Range, useTimeFormat } from './time-format.ts';
import { type Candidate, capacities, depths, isSame, type Trial } from './tune.ts';

export interface Marks {
  readonly best: Candidate | undefined;
  /** The settings of the scene. */
  readonly present: Candidate;
  /** What the package takes where nothing is said. */
  readonly usual: Candidate;
  readonly chosen: Candidate | undefined;
}

interface HeatMapProps {
  readonly placement: Settings['placement'];
  /** What the placement does with an object. */
  readonly method: string;
  readonly trials: readonly Trial[];
  readonly range: Range;
  readonly marks: Marks;
  readonly strings: TuneStrings;
  readonly onChoose: (trial: Candidate) => void;
}

export function HeatMap({
  placement,
  method,
  trials,
  range,
  marks,
  strings,
  onChoose,
}: HeatMapProps): VNode {
  const { parameters } = useStrings();
  const number = useNumberFormat();
  const grid = useRef<HTMLTableElement>(null);
  const name = parameters.placement.choices[placement];
  // One cell of each table can be reached by Tab.
  const { chosen } = marks;
  const isHere = chosen?.placement === placement;
  const entry = isHere ? chosen : { capacity: capacities[0], maxDepth: depths[0] };
  const move = (event: KeyboardEvent, row: number, column: number): void => {
    const [down, across] = steps[event.key] ?? [0, 0];
    const [capacity, maxDepth] = [capacities[row + down], depths[column + across]];
    if ((down === 0 && across === 0) || capacity === undefined || maxDepth === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose({ placement, capacity, maxDepth });
    grid.current?.querySelector<HTMLElement>(`[data-cell="${capacity} ${maxDepth}"]`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys go from cell to cell
    <table class="heat" role="grid" aria-label={name} ref={grid}>
      <caption>
        {name} <span>{method}</span>
        <span class="heat-axes" aria-hidden="true">
          {strings.corner}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{strings.corner}</span>
          </th>
          {depths.map((depth) => (
            <th key={depth} scope="col">
              {number.format(depth)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {capacities.map((capacity, row) => (
          <tr key={capacity}>
            <th scope="row">{number.format(capacity)}</th>
            {depths.map((maxDepth, column) => {
              const candidate = { placement, capacity, maxDepth };
              const isEntry = entry.capacity === capacity && entry.maxDepth === maxDepth;
              return (
                <Cell
                  key={maxDepth}
                  candidate={candidate}
                  trial={trials.find((trial) => isSame(trial, candidate))}
                  range={range}
                  marks={marks}
                  strings={strings}
                  isEntry={isEntry}
                  onChoose={() => onChoose(candidate)}
                  onKeyDown={(event) => move(event, row, column)}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const steps: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

interface CellProps extends Pick<HeatMapProps, 'range' | 'marks' | 'strings'> {
  readonly candidate: Candidate;
  /** Undefined until it is measured. */
  readonly trial: Trial | undefined;
  readonly isEntry: boolean;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Cell(props: CellProps): VNode {
  const { candidate, trial, range, marks, strings, isEntry, onChoose, onKeyDown } = props;
  const { nothing } = useStrings();
  const time = useTimeFormat(range, 2);
  const short = useTimeFormat(range, 2, false);
  const ms = trial?.ms;
  const [isBest, isPresent, isChosen, isUsual] = [
    marks.best,
    marks.present,
    marks.chosen,
    marks.usual,
  ].map((marked) => marked !== undefined && isSame(marked, candidate));
  const said = [
    ms === undefined ? strings.unmeasured : time(ms),
    isBest ? strings.best : '',
    isPresent ? strings.present : '',
    isUsual ? strings.usual : '',
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- arrow keys choose
    <td
      data-cell={`${candidate.capacity} ${candidate.maxDepth}`}
      data-best={isBest || undefined}
      data-present={isPresent || undefined}
      data-usual={isUsual || undefined}
      aria-selected={isChosen}
      aria-label={said.filter((text) => text !== '').join(', ')}
      tabIndex={isEntry ? 0 : -1}
      style={{ '--heat': ms === undefined ? 0 : heat(ms, range) }}
      onClick={({ currentTarget }) => {
        onChoose();
        uncover(currentTarget);
      }}
      onFocus={onChoose}
      onKeyDown={onKeyDown}
    >
      {ms === undefined ? nothing : short(ms)}
    </td>
  );
}

/** Scrolls a cell, of which a part is behind the answer that stays in sight, to where it is whole. */
function uncover(cell: HTMLElement): void {
  const answer = cell.closest('.tune')?.querySelector('.tune-answer');
  if (!answer || cell.getBoundingClientRect().bottom <= answer.getBoundingClientRect().top) return;
  scrollToSee(cell);
}

/** 0 for the least time, 1 for the most, on a logarithmic scale. */
function heat(ms: number, [least, most]: Range): number {
  return most > least && least > 0 ? Math.log(ms / least) / Math.log(most / least) : 0;
}
