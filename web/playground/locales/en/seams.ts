/** Shapes on seams. Fetched with the view. */
export const seams = {
  separate: 'Shapes catch on the seams between bodies.',
  joined: 'Shapes slide over seams as over one solid.',
  picture: (ofSeams: string, ofOutline: string) =>
    `Four shapes slide over the tiles of a map, and the same four over separate bodies that adjoin. Normals of seams: ${ofSeams}. Normals of the outline: ${ofOutline}.`,
  tiles: 'A tile map',
  bodies: 'Separate bodies',
  ofSeams: 'Normals of seams',
  ofOutline: 'Normals of the outline',
  rule: 'Seam rule',
  pause: 'Pause the shapes',
  run: 'Move the shapes',
  step: 'One step',
  explain:
    'An arrow is the normal of a contact: the page moves the shape out along it. Red is a normal that the outline of the floor does not have. With the seam rule, static bodies that are no farther apart than the tolerance are one solid, and no side between them has a normal.',
  code: 'The option that does it',
} as const;
