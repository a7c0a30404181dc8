// What the pictures of the pages on World have in common.

const style = `
  svg { color-scheme: light dark; font: 13px system-ui, sans-serif; }
  .paper { fill: #fff } text { fill: #333 } .title { font-size: 14px; font-weight: 600 }
  .wall { fill: #333 } .way { fill: none; stroke: #0072b2 } .place { fill: #0072b2 }
  .part { fill: #c9cdd4 } .outline { fill: none; stroke: #0072b2; stroke-dasharray: 3 4 }
  .leap { stroke: #b3261e; stroke-width: 3 } .rest { fill: #fff; stroke: #777; stroke-dasharray: 3 4 }
  .impact { fill: #00785a } .normal { fill: none; stroke: #00785a; stroke-width: 2 }
  .stop { fill: #fff; stroke: #00785a; stroke-width: 2 } .seam { fill: none; stroke: #b3261e; stroke-width: 3 }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #15171c } text { fill: #d5d8de }
    .wall { fill: #d5d8de } .way { stroke: #56b4e9 } .place { fill: #56b4e9 }
    .part { fill: #565c68 } .outline { stroke: #56b4e9 }
    .leap { stroke: #ff8a80 } .rest { fill: #15171c; stroke: #999 }
    .impact { fill: #3ecf9f } .normal { stroke: #3ecf9f } .stop { fill: #15171c; stroke: #3ecf9f }
    .seam { stroke: #ff8a80 }
  }`;

/** A picture of some elements. */
export function picture({ width, height, title }, elements) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">
<title>${title}</title>
<style>${style}
</style>
<rect class="paper" width="${width}" height="${height}"/>
${elements.join('\n')}
</svg>
`;
}

export function disc({ x, y }, radius, name) {
  return `<circle class="${name}" cx="${round(x)}" cy="${round(y)}" r="${radius}"/>`;
}

/** The normal of a hit or a contact, from where the two touch. */
export function arrow({ pointX, pointY, normalX, normalY }, name = 'normal') {
  const turn = degrees(Math.atan2(normalY, normalX));
  return `<path class="${name}" d="M0,0H34M27,-5L34,0L27,5" transform="translate(${round(pointX)} ${round(pointY)}) rotate(${turn})"/>`;
}

export function pathOf(places) {
  return `M${places.map(({ x, y }) => `${round(x)},${round(y)}`).join('L')}`;
}

export function degrees(angle) {
  return round((180 * angle) / Math.PI);
}

export function round(number) {
  return Number(number.toFixed(2));
}
