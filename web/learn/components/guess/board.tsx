/** The picture of a guess: objects that can be named and tapped one by one, over lines and probe as the playground draws them. */
import type { VNode } from 'preact';
import { short } from '../../../playground/render/draw-target.ts';
import { linesOf, probeAreaOf, probeOutlineOf } from '../../engine/board-drawing.ts';
import type { Box, Scene } from '../../engine/scene.ts';
import { nameOf } from '../../guesses/names.ts';
import { targetsOf } from '../../guesses/targets.ts';

interface BoardProps {
  readonly scene: Scene;
  /** Without it, the picture only decorates something with words. */
  readonly label?: string;
  /** Whether the question is about single objects: then they have names. */
  readonly named?: boolean;
  /** Whether the lines of the tree are seen before the answer. */
  readonly lines?: boolean;
  /** The object that the question is about: it cannot be chosen. Without names, the cells that keep it are marked, too. */
  readonly subject?: number | undefined;
  /** Rows that can be chosen together: a line joins those that are. */
  readonly pairs?: readonly (readonly [row: number, other: number])[];
}

/** The radius of the badge of an object, in units of the world. */
const BADGE = 16;

export function Board(props: BoardProps): VNode {
  const { scene, label, named = false, lines = false, subject, pairs = [] } = props;
  const { probed } = scene.frame;
  const { width, height } = scene.world;
  const role = named ? 'group' : 'img';
  const isSpot = !named && isOnOneSpot(scene);
  return (
    <svg
      class="board"
      viewBox={`0 0 ${width} ${height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role, 'aria-label': label })}
    >
      <rect class="ground" width={width} height={height} />
      {probed && <Drawn html={probeAreaOf(scene)} />}
      {named && <Objects boxes={scene.boxes} width={width} subject={subject} />}
      {!named && !isSpot && <Crowd scene={scene} subject={subject} />}
      <g
        class={lines ? 'lines always' : 'lines'}
        dangerouslySetInnerHTML={{ __html: linesOf(scene) }}
      />
      {isSpot && <path class="body spot" d={scene.boxes.map(pathOf).join('')} />}
      {pairs.length > 0 && <Links boxes={scene.boxes} pairs={pairs} />}
      {probed && <Drawn html={probeOutlineOf(scene)} />}
    </svg>
  );
}

/** Whether all objects are a dot of the picture, which the lines would cover. */
function isOnOneSpot({ boxes, world }: Scene): boolean {
  const width =
    Math.max(...boxes.map(({ maxX }) => maxX)) - Math.min(...boxes.map(({ minX }) => minX));
  const height =
    Math.max(...boxes.map(({ maxY }) => maxY)) - Math.min(...boxes.map(({ minY }) => minY));
  return boxes.length > 1 && 16 * Math.max(width, height) < world.width;
}

interface LinksProps {
  readonly boxes: readonly Box[];
  readonly pairs: readonly (readonly [row: number, other: number])[];
}

function Links({ boxes, pairs }: LinksProps): VNode {
  return (
    <g class="pairs">
      {pairs.map(([row, other]) => (
        <Link key={`${row} ${other}`} way={linkOf(boxes[row]!, boxes[other]!)} />
      ))}
    </g>
  );
}

/** A line over a wider one: it is seen over squares, too. */
function Link({ way }: { readonly way: string }): VNode {
  return (
    <g>
      <path class="below" d={way} />
      <path d={way} />
    </g>
  );
}

/** From the edge of one to the edge of the other, on the way between their middles: their names stay free. */
function linkOf(one: Box, other: Box): string {
  const [x, y] = [(one.minX + one.maxX) / 2, (one.minY + one.maxY) / 2];
  const [dx, dy] = [(other.minX + other.maxX) / 2 - x, (other.minY + other.maxY) / 2 - y];
  const inside = ({ minX, minY, maxX, maxY }: Box): number =>
    Math.min((maxX - minX) / 2 / Math.abs(dx), (maxY - minY) / 2 / Math.abs(dy));
  const ends = [inside(one), 1 - inside(other)];
  return `M${ends.map((part) => `${short(x + part * dx)} ${short(y + part * dy)}`).join('L')}`;
}

interface CrowdProps {
  readonly scene: Scene;
  readonly subject: number | undefined;
}

function Crowd({ scene: { boxes, nodes }, subject }: CrowdProps): VNode {
  const isTiny = boxes.every(({ minX, maxX }) => maxX - minX < BADGE);
  const marked = subject === undefined ? undefined : boxes[subject];
  const keeping = nodes.filter(({ rows }) => subject !== undefined && rows.includes(subject));
  return (
    <>
      <path class={isTiny ? 'body tiny' : 'body'} d={boxes.map(pathOf).join('')} />
      {marked && (
        <g class="subject">
          <path class="body" d={pathOf(marked)} />
          <path class="keeping" d={keeping.map(pathOf).join('')} />
        </g>
      )}
    </>
  );
}

interface ObjectsProps {
  readonly boxes: readonly Box[];
  /** Of the world. */
  readonly width: number;
  readonly subject: number | undefined;
}

function Objects({ boxes, width, subject }: ObjectsProps): VNode {
  const targets = targetsOf(boxes);
  // The one that the question is about is below the others: it would hide their badges.
  const placed = [...boxes.entries()].toSorted(
    ([one], [other]) => Number(other === subject) - Number(one === subject),
  );
  return (
    <g class="objects">
      {placed.map(([row, { minX, minY, maxX, maxY }]) => (
        <g
          key={nameOf(row)}
          class={row === subject ? 'object subject' : 'object'}
          data-row={row === subject ? undefined : row}
        >
          <path class="target" d={pathOf(targets[row]!)} />
          <rect x={minX} y={minY} width={maxX - minX} height={maxY - minY} class="body" />
          <text x={(minX + maxX) / 2} y={(minY + maxY) / 2}>
            {nameOf(row)}
          </text>
          {row !== subject && <Badge x={Math.min(maxX, width - BADGE)} y={Math.max(minY, BADGE)} />}
        </g>
      ))}
    </g>
  );
}

/** At the corner of an object: a dot while it is chosen, a tick once it is right. Its other colour alone would be too little. */
function Badge({ x, y }: { readonly x: number; readonly y: number }): VNode {
  return (
    <g class="badge">
      <circle cx={x} cy={y} r={BADGE} />
      <circle class="dot" cx={x} cy={y} r={BADGE / 2} />
      <path class="tick" d={`M${x - 8} ${y}l6 6l10 -12`} />
    </g>
  );
}

function pathOf({ minX, minY, maxX, maxY }: Box): string {
  const [x, y, width, height] = [minX, minY, maxX - minX, maxY - minY].map(short);
  return `M${x} ${y}h${width}v${height}h${-width!}z`;
}

function Drawn({ html }: { readonly html: string }): VNode {
  return <g class="probe" dangerouslySetInnerHTML={{ __html: html }} />;
}
