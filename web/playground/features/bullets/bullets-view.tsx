/** Fast bullets and thin walls on the stage: bullets pass walls without a hit, until one switch sweeps them. */
import '../../ui/stage-view.css';
import './bullets.css';
import { useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { bulletStringsOf } from '../../locales/bullet-strings.ts';
import type { BulletStrings } from '../../locales/strings.ts';
import { paletteOf, whenThemeChanges } from '../../render/palette.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/code.tsx';
import { useOpened } from '../../ui/fetched.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useText } from '../../ui/text.ts';
import { drawRange } from './draw-range.ts';
import { RangeRun } from './range-run.ts';
import { RADIUS, ShootingRange, speeds, THICKNESS } from './shooting-range.ts';

const open = (): Promise<ShootingRange> => ShootingRange.create();

export function BulletsView(): VNode | null {
  const strings = useFetchedStrings(bulletStringsOf);
  const range = useOpened(open);
  const run = useMemo(() => range && new RangeRun(range), [range]);
  return strings && run ? <Bullets run={run} strings={strings} /> : null;
}

interface BulletsProps {
  readonly run: RangeRun;
  readonly strings: BulletStrings;
}

function Bullets({ run, strings }: BulletsProps): VNode {
  const { sliderOf } = useStrings();
  const number = useNumberFormat();
  const isRunning = run.isRunning.value;
  useEffect(() => (isRunning ? run.run() : undefined), [run, isRunning]);
  const isSwept = run.isSwept.value;
  return (
    <>
      <p class="view-says" data-other={isSwept ? strings.unswept : strings.swept}>
        <span>{isSwept ? strings.swept : strings.unswept}</span>
      </p>
      <div class="view-main bullets">
        <p class="bullets-what">{strings.what}</p>
        <Picture run={run} strings={strings} />
        <div class="bullets-controls">
          <Switch
            id="bullets-sweep"
            label={strings.sweep}
            checked={isSwept}
            describedBy="bullets-sweep-hint"
            onChange={(checked) => run.sweep(checked)}
          >
            <p class="hint" id="bullets-sweep-hint">
              {strings.sweepHint}
            </p>
          </Switch>
          <NumberField
            name="bullets-speed"
            label={strings.speed}
            sliderLabel={sliderOf(strings.speed)}
            unit={strings.unit}
            range={speeds}
            value={run.speed.value}
            describedBy="bullets-speed-hint"
            onChange={(speed) => run.setSpeed(speed)}
          >
            <p class="hint" id="bullets-speed-hint">
              {strings.speedHint(number.format(THICKNESS))}
            </p>
          </NumberField>
          <p class="bullets-buttons">
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
            'world.insert({ ',
            { marked: `bullet: ${isSwept}` },
            `, shape: circle(${RADIUS}), x, y, category: SHOT });
world.on('enter', { a: SHOT, b: WALL }, (shot, wall, contact, impact) => stop(shot, impact));
world.step(); // once every bullet has moved`,
          ]}
        />
      </div>
    </>
  );
}

/** The canvas, and the two numbers under it, which its text alternative tells, too. */
function Picture({ run, strings }: BulletsProps): VNode {
  const number = useNumberFormat();
  const canvas = useRef<HTMLCanvasElement>(null);
  const numbers = useRef<HTMLDListElement>(null);
  const store = useStore();
  const passed = useText(() => number.format(run.passed.value), [number, run]);
  const stopped = useText(() => number.format(run.stopped.value), [number, run]);
  const alternative = useText(
    () => strings.picture(passed.value, stopped.value),
    [strings, passed, stopped],
  );
  const draw = useCallback(() => {
    const palette = paletteOf({ ...store.settings, colours: 'paper' });
    if (canvas.current) drawRange(canvas.current, run.range, palette);
    numbers.current?.style.setProperty('--passed', palette.pair);
    numbers.current?.style.setProperty('--stopped', palette.candidate);
  }, [run, store]);
  useSignalEffect(() => {
    void run.step.value;
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
    <div class="bullets-picture">
      <canvas ref={canvas} role="img" aria-label={alternative} />
      <dl ref={numbers}>
        <div class="passed">
          <dt>
            {strings.passed}
            <span class="hint">{strings.passedHint}</span>
          </dt>
          <dd>{passed}</dd>
        </div>
        <div class="stopped">
          <dt>
            {strings.stopped}
            <span class="hint">{strings.stoppedHint}</span>
          </dt>
          <dd>{stopped}</dd>
        </div>
      </dl>
    </div>
  );
}
