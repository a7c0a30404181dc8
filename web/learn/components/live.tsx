/** A number of a figure inside a sentence: that of its first moment, which the script keeps up to date. */
import type { VNode } from 'preact';
import type { Measure } from '../engine/measures.ts';
import { useFigure, useFormat, usePage } from './page-context.ts';

interface LiveProps {
  readonly of: Measure;
  readonly figure?: string;
}

export function Live({ of: measure, figure: id }: LiveProps): VNode {
  const { engine } = usePage();
  const format = useFormat();
  const [figureId, { settings }] = useFigure(id);
  return (
    <span class="live" data-figure={figureId} data-measure={measure}>
      {format(engine.scene(settings).measure(measure))}
    </span>
  );
}
