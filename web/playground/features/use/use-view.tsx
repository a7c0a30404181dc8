/** The package for a game developer: how to install it, a loop as code beside the same loop at work, its size, and what to read. */
import '../../ui/stage-view.css';
import './use.css';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { packageStringsOf } from '../../locales/package-strings.ts';
import type { PackageStrings } from '../../locales/strings.ts';
import { packageSource } from '../../state/package-source.ts';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/code.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { useNotFetched } from '../../ui/fetched.ts';
import { lessMotion } from '../../ui/less-motion.ts';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useFetchedStrings } from '../../ui/strings.tsx';
import { downloadBytes } from './download.ts';
import { play } from './loop.ts';
// oxlint-disable-next-line import/default -- Vite makes it the text of the file
import loopCode from './loop.ts?raw';

const RECORD = `import { recorder } from 'quadrille/recorder';

const recording = recorder(tree);
// once a frame, after tree.sync():
recording.record();
// in the end, for a file:
const bytes = recording.save();`;

/** Pages of the documentation, and examples. */
const pages = {
  documentation: 'docs/index.html',
  start: 'docs/start.html',
  calls: 'docs/interface.html',
  reference: 'docs/reference/typescript/index.html',
  recordings: 'docs/recordings.html',
  views: 'docs/views.html',
  game: 'examples/shooter/index.html',
  examples: 'examples/index.html',
} as const;

interface UseProps {
  /** The address of the site, which ends with a slash. */
  readonly site: string;
  /** Called with a recording that the reader chooses. */
  readonly onOpenRecording: (file: File) => void;
}

export function UseView({ site, onOpenRecording }: UseProps): VNode | null {
  const strings = useFetchedStrings(packageStringsOf);
  const kilobytes = useNumberFormat({
    style: 'unit',
    unit: 'kilobyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  if (!strings) return null;
  return (
    <>
      <p class="view-says">{strings.says}</p>
      <div class="view-main use">
        <div class="use-column">
          <section class="use-install" aria-labelledby="use-install">
            <h3 id="use-install">{strings.install}</h3>
            <Copied
              text={packageSource(site).install}
              label={strings.copyInstall}
              strings={strings}
            />
            <p class="hint">{strings.size(kilobytes.format(downloadBytes / 1_000))}</p>
          </section>
          <section class="use-loop" aria-labelledby="use-loop">
            <h3 id="use-loop">{strings.loop}</h3>
            <p class="hint">{strings.loopHint}</p>
            <Copied
              text={loopCode.trimEnd()}
              label={strings.copyLoop}
              grammar="typescript"
              folds
              strings={strings}
            />
          </section>
        </div>
        <div class="use-column">
          <section class="use-live" aria-labelledby="use-live">
            <h3 id="use-live">{strings.live}</h3>
            <Live strings={strings} />
          </section>
          <section aria-labelledby="use-record">
            <h3 id="use-record">{strings.record}</h3>
            <p class="hint">{strings.recordHint}</p>
            <Copied
              text={RECORD}
              label={strings.copyRecord}
              grammar="typescript"
              strings={strings}
            />
            <OpenRecording label={strings.openRecording} onOpen={onOpenRecording} />
          </section>
          <section class="use-links" aria-labelledby="use-links">
            <h3 id="use-links">{strings.read}</h3>
            <ul>
              {Object.entries(pages).map(([name, href]) => (
                <li key={name}>
                  <a href={site + href}>{strings.pages[name as keyof typeof pages]}</a>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}

interface StringsProps {
  readonly strings: PackageStrings;
}

interface CopiedProps extends StringsProps {
  readonly text: string;
  /** What its button says to those who do not see beside what it stands. */
  readonly label: string;
  readonly grammar?: 'typescript';
  /** Whether it is so long that a narrow page shows its beginning alone until its reader asks for all. */
  readonly folds?: boolean;
}

/** Code with a button that copies it. */
function Copied({ text, label, grammar, folds = false, strings }: CopiedProps): VNode {
  const [status, setStatus] = useState('');
  const [isFolded, setFolded] = useState(folds);
  const format = useNumberFormat();
  const copy = async (): Promise<void> =>
    setStatus((await copyText(text)) ? strings.copied : strings.notCopied);
  return (
    <div class="use-code">
      <div class="use-lines" data-folded={isFolded}>
        <Code label={label} {...(grammar && { grammar })} code={text} />
      </div>
      <p>
        {folds && (
          <Button class="use-fold" expanded={!isFolded} onPress={() => setFolded(!isFolded)}>
            {isFolded ? strings.showAll(format.format(text.split('\n').length)) : strings.showLess}
          </Button>
        )}
        <Button aria-label={label} onPress={() => void copy()}>
          {strings.copy}
        </Button>
        <span role="status">{status}</span>
      </p>
    </div>
  );
}

interface OpenRecordingProps {
  readonly label: string;
  readonly onOpen: (file: File) => void;
}

function OpenRecording({ label, onOpen }: OpenRecordingProps): VNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <p>
      <Button onPress={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        accept=".qrec,.json"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onOpen(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </p>
  );
}

/** The loop of the code, run by that very file. It waits for a press where the reader's system asks for less motion. */
function Live({ strings }: StringsProps): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pairs = useSignal('');
  const [isRunning, setRunning] = useState(() => !lessMotion());
  const fail = useNotFetched();
  useEffect(() => {
    if (!isRunning || !canvas.current) return undefined;
    const until = new AbortController();
    const show = (count: number): void => {
      pairs.value = strings.pairs(count);
    };
    const stopLater = (stop: () => void): void => {
      if (until.signal.aborted) stop();
      else until.signal.addEventListener('abort', stop);
    };
    play(canvas.current, show).then(stopLater, fail);
    return () => until.abort();
  }, [isRunning, pairs, strings, fail]);
  return (
    <>
      <canvas ref={canvas} width={320} height={320} role="img" aria-label={strings.live} />
      <p>
        <Button onPress={() => setRunning(!isRunning)}>
          {isRunning ? strings.stop : strings.run}
        </Button>
        <span>{pairs}</span>
      </p>
    </>
  );
}
