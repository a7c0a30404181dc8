/** How opaque the shade of a cell becomes with every level; the deepest level of the page, 10, is still seen through. */
export const SHADE_PER_LEVEL = 0.06;
