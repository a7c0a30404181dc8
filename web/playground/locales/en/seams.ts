/** Shapes on seams. Fetched with the view. */
export const seams = {
  separate: 'Shapes catch on the seams between bodies.',
  joined: 'Shapes slide over seams as over one solid.',
  what: 'A floor of a game often consists of many bodies side by side. A seam is the place where two of them adjoin. No gap is to be seen, but each body is tested alone: a shape that slides over the seam also meets the hidden side of the next body, and stops as at a wall.',
  picture: (ofSeams: string, ofOutline: string) =>
    `Four shapes slide over the tiles of a map, and the same four over separate bodies that adjoin. Pushes of hidden sides: ${ofSeams}. Pushes of the surface that you see: ${ofOutline}.`,
  tiles: 'A tile map: a floor made of equal squares',
  bodies: 'The same floor, made of separate bodies',
  ofSeams: 'Pushes of hidden sides',
  ofSeamsHint: 'Normals of seams: the shape catches. There should be none.',
  ofOutline: 'Pushes of the surface that you see',
  ofOutlineHint: 'Normals of the outline: the shape slides on.',
  rule: 'Seam rule',
  ruleHint: 'Off: each body of the floor is tested alone. On: bodies that adjoin are one solid.',
  pause: 'Pause the shapes',
  run: 'Move the shapes',
  step: 'One step',
  explain:
    'An arrow is the normal of a contact: the direction in which the floor pushes the shape out. A red one belongs to a hidden side at a seam, any other to the surface that you see. With the seam rule, bodies that never move and are no farther apart than the tolerance, here 0.01 units, are one solid, and no side between them pushes.',
  code: 'The option that does it',
} as const;
