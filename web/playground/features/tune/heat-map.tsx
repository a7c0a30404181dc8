/** The work under one placement, as a table whose cells are shaded: capacity down, depth across. Arrow keys go from cell to cell. */
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { TuneStrings } from '../../locales/strings.ts';
import type { Settings } from '../../state/parameters.ts';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useStrings } from '../../ui/strings.tsx';
import { type Candidate, capacities, depths, isSame, type Trial, workOf } from './tune.ts';

export interface Marks {
  readonly best: Candidate | undefined;
  /** The settings of the scene. */
  readonly present: Candidate;
  readonly chosen: Candidate | undefined;
}

interface HeatMapProps {
  readonly placement: Settings['placement'];
  readonly trials: readonly Trial[];
  /** Least and most work of all trials. */
  readonly range: readonly [least: number, most: number];
  readonly marks: Marks;
  readonly strings: TuneStrings;
  readonly onChoose: (trial: Candidate) => void;
}

export function HeatMap({
  placement,
  trials,
  range,
  marks,
  strings,
  onChoose,
}: HeatMapProps): VNode {
  const { choices } = useStrings();
  const number = useNumberFormat();
  const grid = useRef<HTMLTableElement>(null);
  const name = choices.placement[placement];
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
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="corner">{strings.corner}</span>
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
  const short = useNumberFormat({ notation: 'compact', maximumSignificantDigits: 2 });
  const number = useNumberFormat();
  const work = trial && workOf(trial);
  const [isBest, isPresent, isChosen] = [marks.best, marks.present, marks.chosen].map(
    (marked) => marked !== undefined && isSame(marked, candidate),
  );
  const said = [
    work === undefined ? strings.unmeasured : strings.work(number.format(work)),
    isBest ? strings.best : '',
    isPresent ? strings.present : '',
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- arrow keys choose
    <td
      data-cell={`${candidate.capacity} ${candidate.maxDepth}`}
      data-best={isBest || undefined}
      data-present={isPresent || undefined}
      aria-selected={isChosen}
      aria-label={said.filter((text) => text !== '').join(', ')}
      tabIndex={isEntry ? 0 : -1}
      style={{ '--heat': work === undefined ? 0 : heat(work, range) }}
      onClick={onChoose}
      onFocus={onChoose}
      onKeyDown={onKeyDown}
    >
      {work === undefined ? nothing : short.format(work)}
    </td>
  );
}

/** 0 for the least work, 1 for the most, on a logarithmic scale. */
function heat(work: number, [least, most]: HeatMapProps['range']): number {
  return most > least ? Math.log(work / least) / Math.log(most / least) : 0;
}
