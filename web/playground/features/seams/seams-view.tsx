/** Shapes that slide over floors of many bodies: they catch on the seams, until one switch makes the bodies one solid. */
import '../../ui/stage-view.css';
import './seams.css';
import { useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { seamStringsOf } from '../../locales/seam-strings.ts';
import type { SeamStrings } from '../../locales/strings.ts';
import { paletteOf, whenThemeChanges } from '../../render/palette.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/code.tsx';
import { useOpened } from '../../ui/fetched.ts';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useFetchedStrings } from '../../ui/strings.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useText } from '../../ui/text.ts';
import { drawSlide } from './draw-slide.ts';
import { TILE } from './level.ts';
import { SlideRun } from './slide-run.ts';
import { SlidingShapes, TOLERANCE } from './sliding-shapes.ts';

const open = (): Promise<SlidingShapes> => SlidingShapes.create();

export function SeamsView(): VNode | null {
  const strings = useFetchedStrings(seamStringsOf);
  const shapes = useOpened(open);
  const run = useMemo(() => shapes && new SlideRun(shapes), [shapes]);
  return strings && run ? <Seams run={run} strings={strings} /> : null;
}

interface SeamsProps {
  readonly run: SlideRun;
  readonly strings: SeamStrings;
}

function Seams({ run, strings }: SeamsProps): VNode {
  const isRunning = run.isRunning.value;
  useEffect(() => (isRunning ? run.run() : undefined), [run, isRunning]);
  const isSeamless = run.isSeamless.value;
  return (
    <>
      <p class="view-says" data-other={isSeamless ? strings.separate : strings.joined}>
        <span>{isSeamless ? strings.joined : strings.separate}</span>
      </p>
      <div class="view-main seams">
        <p class="seams-what">{strings.what}</p>
        <Picture run={run} strings={strings} />
        <div class="seams-controls">
          <Switch
            id="seams-rule"
            label={strings.rule}
            checked={isSeamless}
            describedBy="seams-rule-hint"
            onChange={(checked) => run.join(checked)}
          >
            <p class="hint" id="seams-rule-hint">
              {strings.ruleHint}
            </p>
          </Switch>
          <p class="seams-buttons">
            <Button onPress={() => (run.isRunning.value = !isRunning)}>
              {isRunning ? strings.pause : strings.run}
            </Button>
            <Button
              onPress={() => {
                run.isRunning.value = false;
                run.advance();
              }}
            >
              {strings.step}
            </Button>
          </p>
          <p>{strings.explain}</p>
        </div>
        <Code
          label={strings.code}
          grammar="typescript"
          code={[
            'world.setOptions({ ',
            { marked: `seamTolerance: ${isSeamless ? TOLERANCE : false}` },
            ` });
world.addTiles({ columns, rows, size: ${TILE}, tiles });
world.step(); // once every shape has moved
for (const { b, normalX, normalY, depth } of world.contacts()) pushOut(b, normalX, normalY, depth);`,
          ]}
        />
      </div>
    </>
  );
}

/** The canvas with the names of both floors, and the two numbers under it, which its text alternative tells, too. */
function Picture({ run, strings }: SeamsProps): VNode {
  const number = useNumberFormat();
  const canvas = useRef<HTMLCanvasElement>(null);
  const numbers = useRef<HTMLDListElement>(null);
  const store = useStore();
  const ofSeams = useText(() => number.format(run.ofSeams.value), [number, run]);
  const ofOutline = useText(() => number.format(run.ofOutline.value), [number, run]);
  const alternative = useText(
    () => strings.picture(ofSeams.value, ofOutline.value),
    [strings, ofSeams, ofOutline],
  );
  const draw = useCallback(() => {
    const palette = paletteOf({ ...store.settings, colours: 'paper' });
    if (canvas.current) drawSlide(canvas.current, run.shapes, palette);
    numbers.current?.style.setProperty('--of-seams', palette.pair);
    numbers.current?.style.setProperty('--of-outline', palette.candidate);
  }, [run, store]);
  useSignalEffect(() => {
    void run.step.value;
    void run.isSeamless.value;
    draw();
  });
  useEffect(() => {
    const until = new AbortController();
    const observer = new ResizeObserver(draw);
    if (canvas.current) observer.observe(canvas.current);
    whenThemeChanges(draw, until.signal);
    return () => {
      observer.disconnect();
      until.abort();
    };
  }, [draw]);
  return (
    <div class="seams-picture">
      <div class="seams-floors">
        <canvas ref={canvas} role="img" aria-label={alternative} />
        <p>{strings.tiles}</p>
        <p>{strings.bodies}</p>
      </div>
      <dl ref={numbers}>
        <div class="of-seams">
          <dt>
            {strings.ofSeams}
            <span class="hint">{strings.ofSeamsHint}</span>
          </dt>
          <dd>{ofSeams}</dd>
        </div>
        <div class="of-outline">
          <dt>
            {strings.ofOutline}
            <span class="hint">{strings.ofOutlineHint}</span>
          </dt>
          <dd>{ofOutline}</dd>
        </div>
      </dl>
    </div>
  );
}
