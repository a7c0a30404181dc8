import { better } from '../../bench/hard-spots/compare.mjs';
import { hardSpots } from '../../bench/hard-spots/spots.mjs';
import { degrees, pathOf, picture, round } from './svg.mjs';

/** What a panel shows of a level, and how large it is in the picture. */
const view = { width: 160, height: 100 };
const scale = 1.25;
const [columns, gap, title] = [4, 16, 22];
const panel = { width: scale * view.width, height: scale * view.height + title };

const style = `<style>
  .peer { fill: none; stroke: #c65d00; stroke-dasharray: 3 2 } .end { fill: none; stroke: #0072b2 } .one-way, .later { fill: none; stroke: #777 } .later { stroke-width: 0.5 }
  @media (prefers-color-scheme: dark) {
    .peer { stroke: #ffab5e } .end { stroke: #56b4e9 } .one-way, .later { stroke: #999 }
  }
</style>`;

/** The twenty hard spots, with the ways of ours and of rapier's characters: an SVG for docs/characters.md. */
export function hardSpotsPicture(compared) {
  const rows = Math.ceil(compared.length / columns);
  const [width, height] = [
    columns * (panel.width + gap) + gap,
    rows * (panel.height + gap) + gap + title,
  ];
  const legend = [
    `<path class="way" d="M${gap},${gap}h30"/><text x="${gap + 38}" y="${gap + 4}">Quadrille</text>`,
    `<path class="peer" d="M${gap + 120},${gap}h30"/><text x="${gap + 158}" y="${gap + 4}">rapier</text>`,
  ];
  const panels = compared.map(({ name, outcomes: [ours, ...rapier] }, i) => {
    const left = gap + (i % columns) * (panel.width + gap);
    const top = gap + title + Math.floor(i / columns) * (panel.height + gap);
    return panelOf({ left, top }, `${i + 1} ${name}`, hardSpots[i], [ours, better(rapier)]);
  });
  const clip = `<clipPath id="view"><rect width="${view.width}" height="${view.height}"/></clipPath>`;
  return picture({ width, height, title: 'Twenty hard spots for characters' }, [
    style,
    clip,
    ...legend,
    ...panels,
  ]);
}

function panelOf({ left, top }, name, spot, [ours, peer]) {
  const later = [Math.floor(spot.frames / 2), spot.frames - 1].flatMap((frame) =>
    Array.from(spot.placesIn?.(frame) ?? [], ([solid, place]) => ({
      ...spot.solids[solid],
      ...place,
    })),
  );
  const drawn = [
    ...later.map((solid) => solidOf(solid, 'later')),
    ...spot.solids.map((solid) => solidOf(solid, solid.oneWay ? 'one-way' : 'part')),
    moverOf(spot.shape, placesOf(ours)[0], 'outline'),
    wayOf(ours, 'way'),
    ...(peer.path ? [wayOf(peer, 'peer')] : []),
    moverOf(spot.shape, placesOf(ours).at(-1), 'end'),
  ];
  return `<g transform="translate(${round(left)} ${round(top)})">
<text x="0" y="12">${name}</text>
<g transform="translate(0 ${title - 4}) scale(${scale})" clip-path="url(#view)">
${drawn.join('\n')}
</g>
</g>`;
}

function solidOf({ corners, x, y, angle }, name) {
  const points = Array.from({ length: corners.length / 2 }, (_, i) => ({
    x: corners[2 * i],
    y: corners[2 * i + 1],
  }));
  const turned = angle === 0 ? '' : ` rotate(${degrees(angle)})`;
  const place = `transform="translate(${round(x)} ${round(y)})${turned}"`;
  return `<path class="${name}" d="${pathOf(points)}Z" ${place}/>`;
}

function moverOf(shape, { x, y }, name) {
  if (shape.kind === 'circle')
    return `<circle class="${name}" cx="${round(x)}" cy="${round(y)}" r="${shape.radius}"/>`;
  const { halfWidth, halfHeight } = shape;
  const corner = `x="${round(x - halfWidth)}" y="${round(y - halfHeight)}"`;
  return `<rect class="${name}" ${corner} width="${2 * halfWidth}" height="${2 * halfHeight}"/>`;
}

function wayOf(outcome, name) {
  return `<path class="${name}" d="${pathOf(placesOf(outcome))}"/>`;
}

function placesOf({ path }) {
  return path.split(' ').map((place) => {
    const [x, y] = place.split(',').map(Number);
    return { x, y };
  });
}
