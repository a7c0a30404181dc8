// What the player holds in a step, as bits of one number.
export const [LEFT, RIGHT, UP, DOWN, JUMP] = [1, 2, 4, 8, 16];
