/** What every implementation is set to at the hard spots: 45 degrees, and lengths in world units. A character is 12 by 20. */
export const settings = { skin: 0.1, slopeLimit: Math.PI / 4, snapDistance: 4, stepHeight: 8 };

/** What gravity adds to the fall in a frame. */
export const gravity = 0.25;

/** Deeper than this, a character is in a solid. */
export const inSolid = 0.001;
