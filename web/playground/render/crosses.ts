/** The middle lines of a node, as numbers in a list: its bounds, their crossing, its depth. */
export const CrossField = { MinX: 0, MinY: 1, MaxX: 2, MaxY: 3, X: 4, Y: 5, Depth: 6 } as const;
export const CROSS_STRIDE = 7;
