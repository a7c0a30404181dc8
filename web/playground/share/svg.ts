/** A frame as shapes: what the painter shows, for print and for pages that show no pixels. */
import { NODE_STRIDE } from 'quadrille';
import { CANDIDATE, COLLIDES, FIXED, SECOND_KIND, TOUCHED } from '../marks.ts';
import { FIRST_CHILD } from '../painter/node-table.ts';
import { type Palette, paletteOf } from '../painter/palette.ts';
import { drawTale } from '../story/drawing.ts';
import { Pen } from '../story/pen.ts';
import { SvgPaper } from '../story/svg-paper.ts';
import { corridorOf } from '../tree/corridor.ts';
import { type Moment, shortest } from './moment.ts';

const PROBE_VEIL = 0.4;
const HIT = COLLIDES | TOUCHED;

export function svgOf(moment: Moment): string {
  const { frame, settings, world } = moment;
  const palette = paletteOf(settings);
  const { margin } = world;
  const [width, height] = [world.width + 2 * margin, world.height + 2 * margin];
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${moment.link.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
    `<rect x="${-margin}" y="${-margin}" width="${width}" height="${height}" fill="${palette.surround}"/>`,
    `<rect width="${world.width}" height="${world.height}" fill="${palette.background}"/>`,
    probeShape(moment, `fill="${palette.probe}" fill-opacity="${PROBE_VEIL}"`),
    ...objectsOf(moment, palette),
    settings.lines ? linesOf(frame.tree.nodes, palette) : '',
    probeShape(moment, `fill="none" stroke="${palette.probe}" stroke-width="2"`),
    ...toldOf(moment, palette),
    '</svg>',
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function probeShape({ frame: { probe } }: Moment, style: string): string {
  if (!probe) return '';
  const { asked, sighting } = probe;
  const { x, y } = asked;
  if (asked.kind === 'circle') return `<circle cx="${x}" cy="${y}" r="${asked.radius}" ${style}/>`;
  if (asked.kind === 'nearest') return `<path d="M${x - 6} ${y}h12M${x} ${y - 6}v12" ${style}/>`;
  if (asked.kind === 'ray') return `<path d="M${x} ${y}l${asked.dx} ${asked.dy}" ${style}/>`;
  const { height, width } = asked;
  const box = `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${style}/>`;
  if (asked.kind === 'box') return box;
  const middle = `M${x + width / 2} ${y + height / 2}`;
  const end = sighting?.stop ?? { x: x + asked.dx, y: y + asked.dy };
  const corners = corridorOf(asked, end).map((corner) => `${corner.x},${corner.y}`);
  const corridor = `<polygon points="${corners.join(' ')}" ${style}/>`;
  return `${corridor}${box}<path d="${middle}l${asked.dx} ${asked.dy}" ${style}/>`;
}

/** One path for each kind of mark, in the painter's order; what is marked has an outline too. */
function objectsOf({ frame: { marks, tree } }: Moment, palette: Palette): string[] {
  const kinds = [
    {
      mask: HIT | CANDIDATE | SECOND_KIND | FIXED,
      value: 0,
      style: `fill="${palette.object}"`,
    },
    { mask: HIT | CANDIDATE | FIXED, value: FIXED, style: `fill="${palette.line}"` },
    {
      mask: HIT | CANDIDATE | SECOND_KIND,
      value: SECOND_KIND,
      style: `fill="${palette.second}"`,
    },
    {
      mask: HIT | CANDIDATE,
      value: CANDIDATE,
      style: `fill="${palette.candidate}" stroke="${palette.outline}" stroke-dasharray="1 2"`,
    },
    {
      mask: HIT,
      value: COLLIDES,
      style: `fill="${palette.hit}" stroke="${palette.outline}"`,
    },
    {
      mask: TOUCHED,
      value: TOUCHED,
      style: `fill="${palette.hit}" stroke="${palette.probe}" stroke-width="2"`,
    },
  ];
  const { boxes } = tree;
  return kinds.map(({ mask, value, style }) => {
    let outline = '';
    for (let row = 0; row < marks.length; row++)
      if ((marks[row]! & mask) === value) outline += boxPath(boxes, 4 * row);
    return outline === '' ? '' : `<path d="${outline}" ${style}/>`;
  });
}

function boxPath(boxes: Float32Array, at: number): string {
  const [x, y] = [boxes[at]!, boxes[at + 1]!];
  const [right, bottom] = [boxes[at + 2]!, boxes[at + 3]!].map(shortest);
  return `M${shortest(x)} ${shortest(y)}H${right}V${bottom}H${shortest(x)}z`;
}

/** The story's marks, as its sheet over the picture shows them. */
function toldOf({ settings, told, world }: Moment, palette: Palette): readonly string[] {
  if (!told) return [];
  const { margin, width, height } = world;
  const view = {
    width: width + 2 * margin,
    height: height + 2 * margin,
    ratio: 1,
    scale: 1,
    left: margin,
    top: margin,
  };
  const paper = new SvgPaper();
  drawTale(new Pen(paper, palette, view), told, { palette, settings, world });
  return [`<g transform="translate(${-margin} ${-margin})">`, ...paper.elements, '</g>'];
}

/** The frame and a cross in every node that has split; nothing while the root has not (S2.23). */
function linesOf(nodes: Float32Array, palette: Palette): string {
  if (nodes[FIRST_CHILD] === 0) return '';
  let path = boxPath(nodes, 0);
  for (let at = 0; at < nodes.length; at += NODE_STRIDE) {
    const northWest = nodes[at + FIRST_CHILD]! * NODE_STRIDE;
    if (northWest === 0) continue;
    const [left, top, right, bottom] = Array.from(nodes.subarray(at, at + 4), shortest);
    const [x, y] = [shortest(nodes[northWest + 2]!), shortest(nodes[northWest + 3]!)];
    path += `M${x} ${top}V${bottom}M${left} ${y}H${right}`;
  }
  const dashes = palette.dashed ? ' stroke-dasharray="6 4"' : '';
  return `<path d="${path}" fill="none" stroke="${palette.line}"${dashes}/>`;
}
