/**
 * A chart as SVG: a line for each benchmark case, over numbers of objects, where rings show where it crosses that of brute force, or
 * over frames of a recording. Tests and times are on a logarithmic axis. Where the reader may leave the view, each point is a button that
 * sets its scene; arrow keys go from point to point.
 */

import { type ScaleContinuousNumeric, scaleLinear, scaleLog } from 'd3-scale';
import { line } from 'd3-shape';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { RaceStrings } from '../../locales/strings.ts';
import { useNumberFormat } from '../../ui/number-format.ts';
import { type CaseName, caseNames } from './benchmark-cases.ts';
import type { Course } from './course.ts';
import { crossingOf, type Measure } from './crossovers.ts';
import type { Result } from './race.ts';
import { useCaseNames, useRaceStrings } from './race-strings.ts';

/** In units of the drawing. */
const WIDTH = 380;
const HEIGHT = 300;
const LEFT = 54;
const RIGHT = WIDTH - 16;
const TOP = 10;
const BOTTOM = HEIGHT - 40;
/** Between the frame and what is drawn in it: half of the largest mark fits, so that no mark lies on a number of an axis. */
const MARGIN = 12;

/** Around the origin; each case has a shape besides its colour. */
const shapes: Readonly<Record<CaseName, string>> = {
  brute: 'M-4-4L4 4M-4 4L4-4',
  sweep: 'M0-5V5M-5 0H5',
  grid: 'M-2-5V5M2-5V5M-5-2H5M-5 2H5',
  rbush: 'M0 5L-4.5-3.5h9z',
  flatbush: 'M-5 0H5M-2.5-4.3L2.5 4.3M-2.5 4.3L2.5-4.3',
  parent: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  leaf: 'M-3.5-3.5h7v7h-7z',
  loose: 'M0-5L4.5 3.5h-9z',
  cover: 'M0-5L5 0L0 5L-5 0z',
};

type Scale = ScaleContinuousNumeric<number, number>;

interface Axes {
  readonly x: Scale;
  readonly y: Scale;
}

interface ChartProps {
  readonly course: Course;
  readonly results: readonly Result[];
  readonly measure: Measure;
  /** Called with the point that the reader chooses; undefined where none can be chosen. */
  readonly onChoose: ((point: Result) => void) | undefined;
}

export function Chart({ course, results, measure, onChoose }: ChartProps): VNode {
  const strings = useRaceStrings();
  const shown = results.filter((result) => (result[measure] ?? 0) > 0);
  const values = shown.map((result) => valueOf(result, measure));
  const range = [Math.min(...values, 1), Math.max(...values, 10)];
  const axes = {
    x: acrossFor(course),
    y: scaleLog(range, [BOTTOM - MARGIN, TOP + MARGIN]).nice(),
  };
  const points = usePoints(shown, measure, onChoose);
  return (
    <figure class="chart" data-measure={measure}>
      <figcaption>{strings[measure]}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={strings[measure]}>
        <Grid {...axes} across={course.recording ? wholeTicks(axes.x) : powersOfTen(axes.x)} />
        <text x={(LEFT + RIGHT) / 2} y={HEIGHT - 6} text-anchor="middle">
          {course.recording ? strings.recording.frame : strings.objects}
        </text>
        {caseNames.map((name) => (
          <Line
            key={name}
            name={name}
            results={shown}
            measure={measure}
            crosses={!course.recording && name !== 'brute'}
            {...axes}
          />
        ))}
        <g onKeyDown={points.onKeyDown} ref={points.root}>
          {shown
            .filter(({ estimated }) => !estimated)
            .map((result) => (
              <Point
                key={keyOf(result)}
                result={result}
                measure={measure}
                isCurrent={keyOf(result) === points.current}
                texts={course.recording ? strings.recording : strings}
                onFocus={() => points.focused(result)}
                onChoose={onChoose}
                {...axes}
              />
            ))}
        </g>
      </svg>
    </figure>
  );
}

/** Where the stops of a course lie: numbers of objects by their powers, frames at equal distances. */
function acrossFor({ recording, stops }: Course): Scale {
  const width = [LEFT + MARGIN, RIGHT - MARGIN];
  if (recording) return scaleLinear([0, Math.max(1, recording.frames - 1)], width);
  return scaleLog([Math.min(...stops), Math.max(...stops)], width);
}

/** Of a result that is shown. */
function valueOf(result: Result, measure: Measure): number {
  return result[measure] ?? 0;
}

function keyOf({ name, stop }: Result): string {
  return `${name}-${stop}`;
}

/** One point of a chart can be reached by Tab; arrow keys lead from it along its line, and to the lines above and below. */
function usePoints(shown: readonly Result[], measure: Measure, onChoose: ChartProps['onChoose']) {
  const points = shown.filter(({ estimated }) => !estimated);
  const root = useRef<SVGGElement>(null);
  const [last, setLast] = useState('');
  const current = points.find((point) => keyOf(point) === last) ?? points[0];
  const towards = (key: string): Result | undefined => {
    if (!current) return undefined;
    const ownLine = points.filter(({ name }) => name === current.name);
    const column = points
      .filter(({ stop }) => stop === current.stop)
      .toSorted((a, b) => valueOf(a, measure) - valueOf(b, measure));
    const steps: Readonly<Record<string, readonly [list: readonly Result[], by: number]>> = {
      ArrowRight: [ownLine, 1],
      ArrowLeft: [ownLine, -1],
      ArrowUp: [column, 1],
      ArrowDown: [column, -1],
    };
    const [list, by] = steps[key] ?? [[], 0];
    return list[list.indexOf(current) + by];
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (!['Enter', ' ', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'].includes(key)) return;
    event.preventDefault();
    // Space would play the scene, and arrows would move its probe.
    event.stopPropagation();
    if (key === 'Enter' || key === ' ') {
      if (current) onChoose?.(current);
      return;
    }
    const next = towards(key);
    if (!next) return;
    setLast(keyOf(next));
    root.current?.querySelector<SVGElement>(`[data-point="${keyOf(next)}"]`)?.focus();
  };
  return {
    root,
    current: current && keyOf(current),
    focused: (point: Result) => setLast(keyOf(point)),
    onKeyDown,
  };
}

interface PointProps extends Axes {
  readonly result: Result;
  readonly measure: Measure;
  readonly isCurrent: boolean;
  /** What a point says of itself. */
  readonly texts: Pick<RaceStrings, 'point' | 'showPoint'>;
  readonly onFocus: () => void;
  readonly onChoose: ChartProps['onChoose'];
}

function Point(props: PointProps): VNode {
  const { result, measure, isCurrent, texts, onFocus, onChoose, x, y } = props;
  const nameOf = useCaseNames();
  const number = useNumberFormat({ maximumSignificantDigits: 3 });
  const { name, stop } = result;
  const value = valueOf(result, measure);
  const [whose, where] = [nameOf(name), number.format(stop)];
  const said =
    measure === 'tests'
      ? texts.point.tests(whose, where, value)
      : texts.point.milliseconds(whose, where, number.format(value));
  const text = onChoose ? texts.showPoint(said) : said;
  return (
    <g
      class={`point case-${name}`}
      data-point={keyOf(result)}
      transform={`translate(${x(stop)} ${y(value)})`}
      role={onChoose ? 'button' : 'img'}
      tabindex={isCurrent ? 0 : -1}
      aria-label={text}
      onFocus={onFocus}
      onClick={() => onChoose?.(result)}
    >
      <title>{text}</title>
      <circle class="press" r={8} />
      <path class="mark" d={shapes[name]} />
    </g>
  );
}

/** The shape of a case alone, for the legend. */
export function Shape({ name }: { readonly name: CaseName }): VNode {
  return (
    <svg viewBox="-7 -7 14 14" aria-hidden="true">
      <path class={`mark case-${name}`} d={shapes[name]} />
    </svg>
  );
}

interface GridProps extends Axes {
  /** What is marked along the lower edge. */
  readonly across: readonly number[];
}

function Grid({ x, y, across }: GridProps): VNode {
  const textOf = useTickText();
  return (
    <>
      <path class="grid" d={`M${LEFT} ${TOP}V${BOTTOM}H${RIGHT}`} fill="none" />
      {across.map((value) => (
        <g key={`x${value}`}>
          <path class="grid" d={`M${x(value)} ${TOP}V${BOTTOM}`} />
          <text x={x(value)} y={BOTTOM + 14} text-anchor="middle">
            {textOf(value)}
          </text>
        </g>
      ))}
      {powersOfTen(y).map((value) => (
        <g key={`y${value}`}>
          <path class="grid" d={`M${LEFT} ${y(value)}H${RIGHT}`} />
          <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
            {textOf(value)}
          </text>
        </g>
      ))}
    </>
  );
}

/** Short, as the language shortens numbers. A K for thousands is no word of most languages: the number is written in full instead. */
function useTickText(): (value: number) => string {
  const compact = useNumberFormat({ notation: 'compact', maximumFractionDigits: 4 });
  const full = useNumberFormat({ maximumFractionDigits: 4 });
  return (value) => {
    const short = compact.format(value);
    return short.includes('K') ? full.format(value) : short;
  };
}

function wholeTicks(scale: Scale): number[] {
  return scale.ticks(6).filter(Number.isInteger);
}

function powersOfTen(scale: Scale): number[] {
  const [least = 1, most = 1] = scale.domain();
  // With more ticks than powers of ten, the scale would add multiples between them.
  return scale.ticks(Math.log10(most) - Math.log10(least));
}

interface LineProps extends Axes {
  readonly name: CaseName;
  readonly results: readonly Result[];
  readonly measure: Measure;
  /** Whether it is marked where the line crosses that of brute force. */
  readonly crosses: boolean;
}

/** The line of a case, dashed where it is estimated, and where it crosses that of brute force. */
function Line({ name, results, measure, crosses, x, y }: LineProps): VNode {
  const own = results.filter((result) => result.name === name);
  const measured = own.filter(({ estimated }) => !estimated);
  const estimated = own.slice(Math.max(0, measured.length - 1));
  const path = line<Result>()
    .x(({ stop }) => x(stop))
    .y((result) => y(valueOf(result, measure)));
  const crossing = crosses ? crossingOf(results, name, measure) : undefined;
  return (
    <g class={`case-${name}`}>
      <g data-testid="chart-line">
        <path class="line" d={path(measured) ?? ''} />
        <path class="line estimated" d={path(estimated) ?? ''} />
      </g>
      {crossing && crossing.value > 0 && (
        <circle
          class="crossing"
          data-testid="crossing"
          cx={x(crossing.at)}
          cy={y(crossing.value)}
          r={7}
        />
      )}
    </g>
  );
}
