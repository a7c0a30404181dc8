/** Tuning on the stage: a heat map of times for each placement, the best settings marked, and those that are chosen to be copied or applied. */
import '../../ui/stage-view.css';
import './tune.css';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { usePlayer } from '../../engine/player/player-context.ts';
import { compareStringsOf } from '../../locales/compare-strings.ts';
import type { CompareStrings, TuneStrings } from '../../locales/strings.ts';
import { tuneStringsOf } from '../../locales/tune-strings.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/code.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { unitFor } from '../../ui/duration-format.ts';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import { HeatMap } from './heat-map.tsx';
import { type Range, useTimeFormat } from './time-format.ts';
import {
  bestOf,
  type Candidate,
  candidates,
  defaultCandidate,
  isSame,
  placements,
  type Trial,
  workOf,
} from './tune.ts';
import { TuneRun } from './tune-run.ts';

export function TuneView(): VNode | null {
  const strings = useFetchedStrings(tuneStringsOf);
  const methods = useFetchedStrings(compareStringsOf)?.methods;
  return strings && methods ? <Tune strings={strings} methods={methods} /> : null;
}

interface StringsProps {
  readonly strings: TuneStrings;
}

interface TuneProps extends StringsProps {
  /** What the comparison says of each placement. */
  readonly methods: CompareStrings['methods'];
}

function Tune({ methods, strings }: TuneProps): VNode | null {
  const store = useStore();
  const player = usePlayer();
  const number = useNumberFormat();
  const { parameters } = useStrings();
  // Another recording, or none, is measured anew.
  const { footage } = player;
  const run = useMemo(() => new TuneRun(store, player, footage), [store, player, footage]);
  const [picked, setPicked] = useState<Candidate>();
  const usual = useMemo(defaultCandidate, []);
  useEffect(() => {
    run.start().catch(reportError);
    const stopRestarting = run.restartOnChange();
    return () => {
      stopRestarting();
      run.stop();
    };
  }, [run]);
  const state = run.state.value;
  if (!state) return null;
  const { frame, objects, recording, trials, isRunning } = state;
  const best = bestOf(trials);
  const chosen = picked ?? best;
  const times = trials.flatMap(({ ms }) => ms ?? []);
  const range = [Math.min(...times), Math.max(...times)] as const;
  const isWhole = trials.length === candidates.length;
  const ended = isWhole ? strings.done : strings.stopped;
  const marks = { best, present: store.settings, chosen, usual };
  return (
    <>
      <p class="view-says" role="status">
        {isRunning ? strings.running : ended(number.format(frame), number.format(objects))}
      </p>
      <div class="view-main tune">
        {best && <Best best={best} range={range} strings={strings} />}
        <div class="tune-head">
          <p class="hint">
            {recording === undefined ? '' : `${strings.recording(recording)} `}
            {strings.explain(strings.units[unitFor(range[1])])}
          </p>
          <progress
            max={candidates.length}
            value={trials.length}
            hidden={!isRunning}
            aria-label={parameters.tune.label}
          />
          <Button onPress={() => (isRunning ? run.stop() : void run.start())}>
            {isRunning ? strings.stop : strings.run}
          </Button>
        </div>
        <div class="heats">
          {placements.map((placement) => (
            <HeatMap
              key={placement}
              placement={placement}
              method={methods[placement]}
              trials={trials}
              range={range}
              marks={marks}
              strings={strings}
              onChoose={setPicked}
            />
          ))}
        </div>
        {chosen && (
          <Chosen
            candidate={chosen}
            trial={trials.find((trial) => isSame(trial, chosen))}
            range={range}
            strings={strings}
          />
        )}
      </div>
    </>
  );
}

interface BestProps extends StringsProps {
  readonly best: Trial;
  readonly range: Range;
}

/** Which cell is best, why, and what it saves. */
function Best({ best, range, strings }: BestProps): VNode {
  const time = useTimeFormat(range, 2);
  const settings = useSettingsText(best, strings);
  return <p class="tune-best">{strings.bestIs(settings, time(best.ms ?? 0), time(range[1]))}</p>;
}

function useSettingsText(
  { placement, capacity, maxDepth }: Candidate,
  strings: TuneStrings,
): string {
  const { parameters } = useStrings();
  const number = useNumberFormat();
  return strings.settings(
    parameters.placement.choices[placement],
    number.format(capacity),
    number.format(maxDepth),
  );
}

interface ChosenProps extends StringsProps {
  readonly candidate: Candidate;
  readonly trial: Trial | undefined;
  readonly range: Range;
}

/** What the chosen settings cost, and what can be done with them. */
function Chosen({ candidate, trial, range, strings }: ChosenProps): VNode {
  const store = useStore();
  const number = useNumberFormat();
  const time = useTimeFormat(range, 3);
  const [status, setStatus] = useState('');
  const { placement, capacity, maxDepth } = candidate;
  const code = `placement: '${placement}', capacity: ${capacity}, maxDepth: ${maxDepth},`;
  const copy = async (): Promise<void> =>
    setStatus((await copyText(code)) ? strings.copied : strings.notCopied);
  const work = trial && workOf(trial);
  return (
    <div class="tune-chosen" role="group" aria-label={strings.chosen}>
      <div class="tune-answer">
        <h3>{useSettingsText(candidate, strings)}</h3>
        <p aria-live="polite">
          {trial?.counts && trial.ms !== undefined && work !== undefined
            ? strings.sum(
                time(trial.ms),
                number.format(work),
                number.format(trial.counts.tests),
                number.format(trial.counts.references),
                number.format(trial.counts.nodes),
              )
            : strings.unmeasured}
        </p>
      </div>
      <Code label={strings.chosen} grammar="typescript" code={code} />
      <p class="tune-buttons">
        <Button onPress={() => void copy()}>{strings.copy}</Button>
        <Button
          onPress={() => {
            store.change({ placement, capacity, maxDepth });
            setStatus(strings.applied);
          }}
        >
          {strings.apply}
        </Button>
        <span role="status">{status}</span>
      </p>
    </div>
  );
}
