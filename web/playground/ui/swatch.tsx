/** Small samples for those who read what the marks of the picture mean: squares of 14 by 14 pixels. */
import type { ComponentChildren, VNode } from 'preact';

const SIDE = 14;

export function Swatch({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      {children}
    </svg>
  );
}

interface Coloured {
  readonly colour: string;
}

export function Fill({ colour, opacity = 1 }: Coloured & { readonly opacity?: number }): VNode {
  return <Square at={1} fill={colour} opacity={opacity} />;
}

/** `dashes` as in SVG's stroke-dasharray. */
export function Frame({ colour, dashes }: Coloured & { readonly dashes?: string }): VNode {
  return (
    <rect
      x={0.5}
      y={0.5}
      width={SIDE - 1}
      height={SIDE - 1}
      fill="none"
      stroke={colour}
      stroke-dasharray={dashes}
    />
  );
}

export function Core({ colour }: Coloured): VNode {
  return <Square at={5} fill={colour} opacity={1} />;
}

interface LineProps extends Coloured {
  /** As in SVG's path data. */
  readonly path: string;
  readonly dashes?: string | undefined;
}

export function Line({ colour, path, dashes }: LineProps): VNode {
  return <path d={path} fill="none" stroke={colour} stroke-dasharray={dashes} />;
}

/** Columns from left to right, each as opaque as its number says. */
export function Ramp({ colour, opacities }: Coloured & { readonly opacities: readonly number[] }) {
  return opacities.map((opacity, index) => (
    <rect
      key={opacity}
      x={1 + 4 * index}
      y={1}
      width={4}
      height={SIDE - 2}
      fill={colour}
      fill-opacity={opacity}
    />
  ));
}

interface SquareProps {
  /** Its distance from the edge. */
  readonly at: number;
  readonly fill: string;
  readonly opacity: number;
}

function Square({ at, fill, opacity }: SquareProps): VNode {
  const side = SIDE - 2 * at;
  return <rect x={at} y={at} width={side} height={side} fill={fill} fill-opacity={opacity} />;
}
