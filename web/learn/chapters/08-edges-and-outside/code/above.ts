// A box that hangs over the line: from 50 down to 70, while the line is at 64.
interface Box {
  readonly y: number;
  readonly height: number;
}

// #region
/** As printed: the centre decides. */
function isAbovePrinted(box: Box, line: number): boolean {
  return box.y + box.height / 2 < line; // faulty
}

/** As it was meant: all of the box is above the line. */
function isAbove(box: Box, line: number): boolean {
  return box.y + box.height < line; // fixed
}
// #endregion

const box = { y: 50, height: 20 };
console.log(
  `as printed: ${isAbovePrinted(box, 64) ? 'above' : 'not above'}`,
);
console.log(
  `as it was meant: ${isAbove(box, 64) ? 'above' : 'not above'}`,
);
