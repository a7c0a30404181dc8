// How pictures tell placements apart.
import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';

const symbols = {
  cover: symbolDiamond,
  parent: symbolCircle,
  leaf: symbolSquare,
  loose: symbolTriangle,
};

/** Colour-blind safe (Okabe and Ito), and each placement has its own mark as well. */
export const inks = `.cover { --ink: #9c3f77 } .parent { --ink: #0072b2 } .leaf { --ink: #c04f00 } .loose { --ink: #00785a }`;
export const darkInks = `.cover { --ink: #e08bb9 } .parent { --ink: #56b4e9 } .leaf { --ink: #ff9d57 } .loose { --ink: #3ecf9f }`;

/** The path of a placement's mark. */
export function markOf(placement, area) {
  return symbol(symbols[placement], area).digits(1)();
}
