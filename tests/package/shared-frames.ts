/** Frames of the playground that are copied as code, and what that code must print. */
import { load } from 'quadrille';
import { CONTACT_STRIDE, ContactField, load as loadWorld } from 'quadrille/world';
import { overlap } from '../../web/playground/engine/oracle.ts';
import { Frame } from '../../web/playground/engine/player/frame.ts';
import { FrameShapes } from '../../web/playground/engine/shapes/frame-shapes.ts';
import { FormTest } from '../../web/playground/engine/shapes/overlap.ts';
import { populate } from '../../web/playground/engine/simulation/populate.ts';
import { TreeDriver } from '../../web/playground/engine/tree/driver.ts';
import type { SharedFrame } from '../../web/playground/features/share/shared-frame.ts';
import { probes } from '../../web/playground/probes/registry.ts';
import { fromFragment } from '../../web/playground/state/fragment.ts';
import { presetOf } from '../../web/playground/state/presets.ts';

export const fragments: readonly string[] = [
  'n=120',
  'p=s1&n=200&t=9',
  'n=150&place=loose&loose=2.25&touch=1&t=3',
  'p=s4&n=400&t=7',
  'n=300&probe=1&pk=circle',
  'n=300&probe=1&pk=ray',
  'n=300&probe=1&pk=sweep&ps=30',
  'n=300&probe=1&pk=nearest&k=9',
  'n=300&probe=1&pk=polygon&ps=200&pc=7',
  'n=200&shape=circle&t=5',
  'n=90&max=60&shape=turned&touch=1&t=8',
  'n=90&max=60&shape=polygon&t=2',
  'n=90&max=60&shape=mixed&roles=1&t=6',
];

export async function sharedFrameOf(fragment: string): Promise<SharedFrame> {
  await Promise.all([load(), loadWorld()]);
  const settings = fromFragment(fragment);
  const { world } = presetOf(settings.preset);
  const { boxes, kinds, motion } = populate(settings, world);
  const frame = new Frame(
    new TreeDriver(settings, world, boxes),
    () => probes,
    () => FrameShapes,
  );
  frame.begin({ kinds });
  frame.tree.advance(motion, () => frame.number < settings.frame && ++frame.number > 0);
  frame.observe(settings, world);
  const source = `https://example.org/#${fragment}`;
  return { frame, settings, world, trace: undefined, source };
}

/** What the page shows of the frame, in the words of the copied code. */
export function printed(shared: SharedFrame): string {
  const { frame } = shared;
  if (frame.shapes) return printedOfShapes(shared, frame.shapes) + printedByLoop(shared);
  const tree = `${frame.collidingPairs} colliding pairs, ${frame.tree.stats.nodes} nodes\n`;
  return tree + printedByProbe(shared) + printedByLoop(shared);
}

function printedByProbe({ frame }: SharedFrame): string {
  if (!frame.probed) return '';
  const candidates = frame.probed.probe.box ? `${frame.candidates} candidates, ` : '';
  return `${candidates}${frame.hits} hits\n`;
}

function printedOfShapes({ frame }: SharedFrame, { contacts }: FrameShapes): string {
  let points = 0;
  for (let at = ContactField.Points; at < contacts.length; at += CONTACT_STRIDE)
    points += contacts[at]!;
  return `${frame.collidingPairs} touching pairs, ${points} points of contact\n`;
}

/** The loop of the copied code, by brute force: objects of even rows go right, the others left. */
function printedByLoop({ frame, settings }: SharedFrame): string {
  const boxes = frame.tree.boxes.slice();
  const { forms } = frame.shapes ?? {};
  const lines = [1, 2, 3].map(() => {
    for (let edge = 0; edge < boxes.length; edge += 2)
      boxes[edge] = boxes[edge]! + (edge % 8 < 4 ? 1 : -1);
    const formTest = forms && new FormTest(boxes, forms);
    let pairs = 0;
    for (let one = 0; one < boxes.length / 4; one++)
      for (let other = 0; other < one; other++) {
        const found = formTest
          ? formTest.overlap(one, other)
          : overlap(boxes, 4 * one, 4 * other, settings.touching);
        if (found === undefined) throw new Error('it depends on rounding whether two forms touch');
        if (found) pairs++;
      }
    return `${pairs} ${forms ? 'touching' : 'colliding'} pairs\n`;
  });
  return lines.join('');
}
