/** The picture of a frame: the one place where all that painters and files draw is gathered. */
import type { NodeOutline } from '../engine/tree/node-outline.ts';
import { Culler } from './culler.ts';
import { paletteOf } from './palette.ts';
import type { Picture, Subject, ToolMarks } from './picture.ts';
import { SegmentLayer } from './segments/segment-layer.ts';

/** What a reader points with; none of it is in a file. */
export interface Pointing {
  readonly tools: ToolMarks;
  readonly highlighted: NodeOutline | undefined;
}

const NOTHING: Pointing = {
  tools: { cursor: undefined, outline: undefined },
  highlighted: undefined,
};

/** Memory that is used again for picture after picture. */
export class PictureMemory {
  readonly culler = new Culler();
  readonly segments = new SegmentLayer();
}

/** Lasts until the next picture of the same memory, or until the frame changes. */
export function pictureOf(
  subject: Subject,
  memory = new PictureMemory(),
  { tools, highlighted } = NOTHING,
): Picture {
  const { frame, settings, world, view } = subject;
  // Before the views below: a tree that is asked for rows may move the module's memory.
  const { boxes, marks } = memory.culler.cull(frame, settings, view);
  const palette = paletteOf(settings);
  return {
    settings,
    world,
    view,
    palette,
    boxes,
    marks,
    segments: memory.segments.of(subject, palette),
    nodes: frame.tree.nodes,
    probed: frame.probed,
    shapes: frame.shapes,
    tools,
    highlighted,
  };
}
