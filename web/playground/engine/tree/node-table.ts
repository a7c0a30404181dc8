/** Where things stand in the library's table of nodes, `NODE_STRIDE` floats each. */
export const DEPTH = 4;
/** Objects that the node itself holds. */
export const COUNT = 5;
/** Objects that belong to it or to nodes below. */
export const TOTAL = 6;
/** Position in the table of the first of four children; 0 for a leaf. */
export const FIRST_CHILD = 7;
