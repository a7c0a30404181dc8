import { inspect, NODE_STRIDE, NodeField, Quadtree } from 'quadrille';
import { picture, round } from './svg.mjs';

const side = 200;
const gap = 20;
const looseness = 2;

/** A large box and a small one on the world's middle line, then small ones. */
const [large, straddler] = [
  [30, 24, 118, 92],
  [92, 130, 108, 144],
];
const small = [
  [8, 8, 18, 18],
  [22, 12, 30, 22],
  [12, 30, 20, 40],
  [34, 10, 44, 18],
  [160, 12, 172, 24],
  [180, 36, 190, 46],
  [12, 120, 24, 130],
  [56, 172, 66, 182],
  [118, 112, 128, 122],
  [136, 130, 146, 140],
  [160, 116, 170, 126],
  [180, 182, 190, 192],
  [128, 168, 138, 178],
];

const style = `<style>
  .cell { fill: none; stroke: #8888 } .box { fill: #c9cdd4; stroke: #777 }
  .large { --ink: #0072b2 } .straddler { --ink: #c65d00 } .kept { fill: var(--ink); fill-opacity: 0.16; stroke: var(--ink); stroke-width: 2 }
  .loose { fill: none; stroke: var(--ink); stroke-dasharray: 4 3 } .own { fill: var(--ink) }
  @media (prefers-color-scheme: dark) {
    .box { fill: #565c68; stroke: #999 } .large { --ink: #56b4e9 } .straddler { --ink: #ffab5e } .kept { fill-opacity: 0.28 }
  }
</style>`;

/** Which nodes keep a large box and a small one on a line, by each placement: an SVG for docs/placement.md. */
export async function placementsPicture() {
  const panels = [];
  for (const placement of ['cover', 'leaf', 'parent', 'loose'])
    panels.push(panelOf(gap + panels.length * (side + gap), await plant(placement)));
  const size = { width: gap + panels.length * (side + gap), height: side + 96 };
  return picture({ ...size, title: 'Which nodes keep an object, by placement' }, [
    style,
    ...panels,
  ]);
}

async function plant(placement) {
  const bounds = { x: 0, y: 0, width: side, height: side };
  const tree = await Quadtree.create({ bounds, placement, capacity: 3, maxDepth: 4, looseness });
  tree.setAll([large, straddler, ...small].flat());
  const numbers = inspect(tree).nodes();
  const nodes = Array.from({ length: numbers.length / NODE_STRIDE }, (_, i) =>
    numbers.subarray(NODE_STRIDE * i, NODE_STRIDE * (i + 1)),
  );
  const kept = [0, 1].map((row) => Array.from(inspect(tree).nodesOf(row), (node) => nodes[node]));
  tree.dispose();
  return { placement, leaves: nodes.filter((node) => node[NodeField.FirstChild] === 0), kept };
}

function panelOf(left, { placement, leaves, kept }) {
  const [ofLarge, ofStraddler] = kept;
  const elements = [
    `<text class="title" x="0" y="-14">${placement}</text>`,
    ...leaves.map((node) => rectangle('cell', node)),
    ...keptIn('large', placement, ofLarge),
    ...keptIn('straddler', placement, ofStraddler),
    ...small.map((box) => rectangle('box', box)),
    `<g class="large">${rectangle('own', large)}</g>`,
    `<g class="straddler">${rectangle('own', straddler)}</g>`,
    `<text x="0" y="${side + 22}">large: ${nodesIn(ofLarge)}, small: ${nodesIn(ofStraddler)}</text>`,
  ];
  return `<g transform="translate(${left} 46)">\n${elements.join('\n')}\n</g>`;
}

function keptIn(name, placement, nodes) {
  const cells = nodes.map((node) => rectangle('kept', node));
  const enlarged =
    placement === 'loose' ? nodes.map((node) => rectangle('loose', looseCell(node))) : [];
  return [`<g class="${name}">${[...cells, ...enlarged].join('')}</g>`];
}

/** What a loose cell holds, as far as it is in the world. */
function looseCell([minX, minY, maxX, maxY]) {
  const margin = ((looseness - 1) * (maxX - minX)) / 2;
  return [minX - margin, minY - margin, maxX + margin, maxY + margin].map(inWorld);
}

function inWorld(coordinate) {
  return Math.min(Math.max(coordinate, 0), side);
}

function nodesIn({ length }) {
  return length === 1 ? '1 node' : `${length} nodes`;
}

function rectangle(name, [minX, minY, maxX, maxY]) {
  const size = `width="${round(maxX - minX)}" height="${round(maxY - minY)}"`;
  return `<rect class="${name}" x="${round(minX)}" y="${round(minY)}" ${size}/>`;
}
