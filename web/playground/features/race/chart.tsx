/** A chart with two logarithmic axes, as SVG: a line for each benchmark case, and rings where they cross that of brute force. */

import { type ScaleLogarithmic, scaleLog } from 'd3-scale';
import { line } from 'd3-shape';
import type { VNode } from 'preact';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useStrings } from '../../ui/strings.tsx';
import { type CaseName, caseNames } from './benchmark-cases.ts';
import { sizes } from './benchmark-scene.ts';
import { crossingOf, type Measure } from './crossovers.ts';
import type { Result } from './race.ts';

/** In units of the drawing. */
const WIDTH = 380;
const HEIGHT = 300;
const LEFT = 46;
const RIGHT = WIDTH - 20;
const TOP = 10;
const BOTTOM = HEIGHT - 40;

/** Around the origin; each case has a shape besides its colour. */
const shapes: Readonly<Record<CaseName, string>> = {
  brute: 'M-4-4L4 4M-4 4L4-4',
  sweep: 'M0-5V5M-5 0H5',
  parent: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  leaf: 'M-3.5-3.5h7v7h-7z',
  loose: 'M0-5L4.5 3.5h-9z',
  cover: 'M0-5L5 0L0 5L-5 0z',
};

type Scale = ScaleLogarithmic<number, number>;

interface Axes {
  readonly x: Scale;
  readonly y: Scale;
}

interface ChartProps {
  readonly results: readonly Result[];
  readonly measure: Measure;
}

export function Chart({ results, measure }: ChartProps): VNode {
  const { race } = useStrings();
  const values = results.map((result) => result[measure]).filter((value) => value > 0);
  const range = [Math.min(...values, 1), Math.max(...values, 10)];
  const axes = {
    x: scaleLog([Math.min(...sizes), Math.max(...sizes)], [LEFT, RIGHT]),
    y: scaleLog(range, [BOTTOM, TOP]).nice(),
  };
  return (
    <figure class="chart" data-measure={measure}>
      <figcaption>{race[measure]}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={race[measure]}>
        <Grid {...axes} />
        <text x={(LEFT + RIGHT) / 2} y={HEIGHT - 6} text-anchor="middle">
          {race.objects}
        </text>
        {caseNames.map((name) => (
          <Case key={name} name={name} results={results} measure={measure} {...axes} />
        ))}
      </svg>
    </figure>
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

function Grid({ x, y }: Axes): VNode {
  const format = useNumberFormat({ notation: 'compact', maximumFractionDigits: 4 });
  return (
    <>
      {powersOfTen(x).map((value) => (
        <g key={`x${value}`}>
          <path class="grid" d={`M${x(value)} ${TOP}V${BOTTOM}`} />
          <text x={x(value)} y={BOTTOM + 14} text-anchor="middle">
            {format.format(value)}
          </text>
        </g>
      ))}
      {powersOfTen(y).map((value) => (
        <g key={`y${value}`}>
          <path class="grid" d={`M${LEFT} ${y(value)}H${RIGHT}`} />
          <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
            {format.format(value)}
          </text>
        </g>
      ))}
    </>
  );
}

function powersOfTen(scale: Scale): number[] {
  const [least = 1, most = 1] = scale.domain();
  // With more ticks than powers of ten, the scale would add multiples between them.
  return scale.ticks(Math.log10(most) - Math.log10(least));
}

interface CaseProps extends ChartProps, Axes {
  readonly name: CaseName;
}

/** The line of a case, dashed and without marks where it is estimated; and where it crosses that of brute force. */
function Case({ name, results, measure, x, y }: CaseProps): VNode {
  const own = results.filter((result) => result.name === name && result[measure] > 0);
  const measured = own.filter(({ estimated }) => !estimated);
  const estimated = own.slice(Math.max(0, measured.length - 1));
  const path = line<Result>()
    .x(({ count }) => x(count))
    .y((result) => y(result[measure]));
  const crossing = name === 'brute' ? undefined : crossingOf(results, name, measure);
  return (
    <g class={`case-${name}`}>
      <g data-testid="chart-line">
        <path class="line" d={path(measured) ?? ''} />
        <path class="line estimated" d={path(estimated) ?? ''} />
        {measured.map((result) => (
          <path
            key={result.count}
            class="mark"
            d={shapes[name]}
            transform={`translate(${x(result.count)} ${y(result[measure])})`}
          />
        ))}
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
