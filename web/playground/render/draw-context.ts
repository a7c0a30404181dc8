/** As much of a 2D context as boxes and cells are drawn with: rectangles, and lines along the axes. */
export type BoxBrush = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'fillRect'
  | 'fillStyle'
  | 'globalAlpha'
  | 'lineDashOffset'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'rect'
  | 'setLineDash'
  | 'stroke'
  | 'strokeStyle'
>;

/** As much of it as pictures of the tree are drawn with: a canvas has all of it, a file of shapes can have it too. */
export type Brush = BoxBrush &
  Pick<
    CanvasRenderingContext2D,
    'arc' | 'closePath' | 'fill' | 'fillText' | 'font' | 'strokeText' | 'textAlign' | 'textBaseline'
  >;
