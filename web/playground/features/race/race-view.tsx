/**
 * The race on the stage: two charts, what follows from them, and all numbers as a table. Where a recording is shown, its frames are
 * measured, otherwise scenes of more and more objects.
 */
import '../../ui/stage-view.css';
import './race.css';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { usePlayer } from '../../engine/player/player-context.ts';
import type { NumberFormat } from '../../locales/number-format.ts';
import { raceStringsOf } from '../../locales/race-strings.ts';
import type { Changes } from '../../state/settings.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import { type CaseName, caseNames, isPlacement } from './benchmark-cases.ts';
import { sizes } from './benchmark-scene.ts';
import { Chart, Shape } from './chart.tsx';
import type { Course } from './course.ts';
import { bestAt, countsTests, crossingOf, type Measure } from './crossovers.ts';
import { meansOf } from './means.ts';
import { sceneOfPoint } from './point-scene.ts';
import type { Result } from './race.ts';
import { type Outcome, RaceRun, type RaceState } from './race-run.ts';
import { RaceStringsProvider, useCaseNames, useRaceStrings } from './race-strings.ts';

const measures: readonly Measure[] = ['tests', 'milliseconds'];
/** Conclusions need results of at least this many objects. */
const FEWEST_FOR_CONCLUSIONS = 1_000;

interface RaceProps {
  /** Shows the picture of a scene that differs so from the chosen one; undefined where the race is not to be left. */
  readonly onShowScene: ((changes: Changes) => void) | undefined;
}

export function RaceView(props: RaceProps): VNode | null {
  const strings = useFetchedStrings(raceStringsOf);
  if (!strings) return null;
  return (
    <RaceStringsProvider value={strings}>
      <Race {...props} />
    </RaceStringsProvider>
  );
}

function Race({ onShowScene }: RaceProps): VNode | null {
  const store = useStore();
  const player = usePlayer();
  const { parameters } = useStrings();
  const strings = useRaceStrings();
  // Another recording, or none, is another race.
  const { footage } = player;
  const run = useMemo(() => new RaceRun(store, player, footage), [store, player, footage]);
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
  const { course, step, outcome } = state;
  const choose =
    onShowScene &&
    ((point: Result): void => {
      if (!course.recording) return onShowScene(sceneOfPoint(store.settings, player.world, point));
      onShowScene(isPlacement(point.name) ? { placement: point.name } : {});
      player.seek(point.stop);
    });
  return (
    <>
      <p class="view-says" role="status">
        <Status {...state} />
      </p>
      <div class="view-main race">
        <div class="race-head">
          <Legend />
          <progress
            max={1}
            value={step?.share ?? 1}
            hidden={!step}
            aria-label={parameters.race.label}
          />
          <Button onPress={() => (step ? run.stop() : run.startAgain())}>
            {step ? strings.stop : strings.run}
          </Button>
        </div>
        <p class="hint">
          {strings.howToRead}
          {!course.recording && ` ${strings.ring}`}
        </p>
        <div class="race-board">
          <div class="charts">
            {measures.map((measure) => (
              <Chart
                key={measure}
                course={course}
                measure={measure}
                results={(step ?? outcome).results}
                onChoose={choose}
              />
            ))}
          </div>
          {outcome && <Findings course={course} {...outcome} />}
        </div>
      </div>
    </>
  );
}

/** What is measured, or was. */
function Status({ course: { recording }, step, outcome }: RaceState): VNode {
  const strings = useRaceStrings();
  const number = useNumberFormat();
  if (outcome && !outcome.isWhole) return <>{strings.stopped}</>;
  if (!recording) return <>{step ? strings.running(number.format(step.stop)) : strings.done}</>;
  const { running, done } = strings.recording;
  return <>{step ? running(recording.name, number.format(step.stop)) : done(recording.name)}</>;
}

function useShortNumbers(): NumberFormat {
  return useNumberFormat({ maximumSignificantDigits: 3 });
}

function Legend(): VNode {
  const nameOf = useCaseNames();
  return (
    <ul class="legend">
      {caseNames.map((name) => (
        <li key={name}>
          <Shape name={name} />
          {nameOf(name)}
        </li>
      ))}
    </ul>
  );
}

interface CourseProps {
  readonly course: Course;
}

/** What follows the charts once the race has ended. */
function Findings({ course, isWhole, results, settings }: Outcome & CourseProps): VNode {
  const race = useRaceStrings();
  const number = useNumberFormat();
  const estimated = results.some((result) => result.estimated) ? ` ${race.reckoned}` : '';
  const { recording, stops } = course;
  const measured = recording
    ? race.recording.measured(
        recording.name,
        number.format(stops.length),
        number.format(recording.frames),
      )
    : race.worlds[settings.raceWorld];
  return (
    <>
      {recording
        ? isWhole && <Means course={course} results={results} />
        : results.some(({ count }) => count >= FEWEST_FOR_CONCLUSIONS) && (
            <Conclusions results={results} />
          )}
      <Check results={results} />
      <p class="hint">{`${measured} ${race.rules}${estimated}`}</p>
      <Table course={course} results={results} />
    </>
  );
}

/** Whether all cases found the pairs that the library found. */
function Check({ results }: ResultsProps): VNode | null {
  const strings = useRaceStrings();
  const nameOf = useCaseNames();
  const number = useNumberFormat();
  const wrong = results.find(({ agrees }) => agrees === false);
  const checked = results.filter(({ agrees }) => agrees === true).length;
  if (!wrong && checked === 0) return null;
  return (
    <p class="race-check" data-agrees={!wrong}>
      {wrong
        ? strings.differs(nameOf(wrong.name), number.format(wrong.count))
        : strings.agree(checked)}
    </p>
  );
}

interface ResultsProps {
  readonly results: readonly Result[];
}

/** The fastest case for the fewest objects, and from where on each beats brute force. */
function Conclusions({ results }: ResultsProps): VNode {
  const strings = useRaceStrings();
  const nameOf = useCaseNames();
  const number = useShortNumbers();
  const [fewest = 0] = sizes;
  const best = bestAt(results, fewest, 'milliseconds') ?? 'brute';
  const from = (name: CaseName, measure: Measure): string => {
    const crossing = crossingOf(results, name, measure);
    return crossing ? strings.from(number.format(crossing.from)) : strings.never;
  };
  const winsOf = (name: CaseName): string =>
    countsTests(results, name)
      ? strings.wins(nameOf(name), from(name, 'tests'), from(name, 'milliseconds'))
      : strings.winsUncounted(nameOf(name), from(name, 'milliseconds'));
  return (
    <ul class="race-conclusions">
      <li>{strings.fastest(number.format(fewest), nameOf(best))}</li>
      {caseNames
        .filter((name) => name !== 'brute' && results.some((result) => result.name === name))
        .map((name) => (
          <li key={name}>{winsOf(name)}</li>
        ))}
    </ul>
  );
}

/** What each case needs for a frame of a recording on average, where it did them all; the fastest first. */
function Means({ course, results }: ResultsProps & CourseProps): VNode {
  const { recording } = useRaceStrings();
  const nameOf = useCaseNames();
  const number = useShortNumbers();
  return (
    <ul class="race-conclusions">
      {meansOf(results, course.stops.length).map(({ name, milliseconds, tests }) => (
        <li key={name}>
          {tests === undefined
            ? recording.meanUncounted(nameOf(name), number.format(milliseconds))
            : recording.mean(nameOf(name), number.format(tests), number.format(milliseconds))}
        </li>
      ))}
    </ul>
  );
}

/** What the charts show, for readers who cannot see them and for exact numbers. */
function Table({ course, results }: ResultsProps & CourseProps): VNode {
  const strings = useRaceStrings();
  const { nothing } = useStrings();
  const nameOf = useCaseNames();
  const number = useShortNumbers();
  const milliseconds = useNumberFormat({
    style: 'unit',
    unit: 'millisecond',
    maximumSignificantDigits: 3,
  });
  const cell = (name: CaseName, stop: number): string => {
    const found = results.find((result) => result.name === name && result.stop === stop);
    if (!found) return nothing;
    const tests = found.tests === undefined ? nothing : number.format(found.tests);
    const text = `${tests} · ${milliseconds.format(found.milliseconds)}`;
    return found.estimated ? `≈ ${text}` : text;
  };
  return (
    <details>
      <summary>{strings.numbers}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what is wider than the page */}
      <div class="race-table" tabIndex={0} role="region" aria-label={strings.numbers}>
        <table>
          <thead>
            <tr>
              <th scope="col">{course.recording ? strings.recording.frame : strings.objects}</th>
              {caseNames.map((name) => (
                <th key={name} scope="col">
                  {nameOf(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {course.stops.map((stop) => (
              <tr key={stop}>
                <th scope="row">{number.format(stop)}</th>
                {caseNames.map((name) => (
                  <td key={name}>{cell(name, stop)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
