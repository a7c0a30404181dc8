/** The frame to take away: as a link, an embed, code, a picture, a video or a case for a bug report. */
import './share-dialog.css';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Player } from '../../engine/player/player.ts';
import { TracePlayback } from '../../engine/trace/trace-playback.ts';
import { numberFormat } from '../../locales/number-format.ts';
import { shareStringsOf } from '../../locales/share-strings.ts';
import type { ShareStrings } from '../../locales/strings.ts';
import type { Probe } from '../../probes/probe.ts';
import type { Pictures } from '../../render/picture.ts';
import { type PagePainter, picturesOn } from '../../render/pictures.ts';
import { svgOf } from '../../render/svg-file.ts';
import { packageSource } from '../../state/package-source.ts';
import type { Settings } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { picture, saveFile } from '../../ui/save-file.ts';
import { Select } from '../../ui/select.tsx';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import { cppOf } from './cpp.ts';
import type { Export, Kind } from './export.ts';
import { caseOf } from './failing-case.ts';
import { frameName } from './frame-name.ts';
import { type ReachingLink, reachRemark } from './reach-remark.ts';
import { scriptOf } from './script.ts';
import { javaScript, typeScript } from './script-dialect.ts';
import { type SharedFrame, sourceText } from './shared-frame.ts';
import { useClips } from './use-clips.tsx';

interface ShareDialogProps {
  readonly player: Player<Probe>;
  readonly link: ReachingLink & {
    /** The address of the frame that is shown. */
    readonly frameHref: () => Promise<string>;
    /** The same as readers copy it. */
    readonly sharedHref: () => Promise<string>;
    /** What it says. */
    readonly frameSettings: Settings;
    /** The address of the whole page; its fragment is of no concern. */
    readonly href: string;
  };
  readonly pagePainter: () => PagePainter;
  /** Called with the JSON of a lesson that is to be opened on this page. */
  readonly onOpenLesson: (tour: string) => void;
  readonly onClose: () => void;
}

/** What came of a button. */
interface Report {
  readonly kind: Kind;
  readonly said: string;
}

/** How many times the pixels of the picture on the page, a side. */
const SCALES = [1, 2, 4];

const EmbedDialog = lazy(async () => (await import('./embed-dialog.tsx')).EmbedDialog);
const LessonDialog = lazy(async () => (await import('./lesson-dialog.tsx')).LessonDialog);

export function ShareDialog(props: ShareDialogProps): VNode | null {
  const strings = useFetchedStrings(shareStringsOf);
  return strings ? <SharedFrameDialog strings={strings} {...props} /> : null;
}

interface StringsProps {
  readonly strings: ShareStrings;
}

function SharedFrameDialog(props: ShareDialogProps & StringsProps): VNode {
  const { player, link, pagePainter, strings, onClose, onOpenLesson } = props;
  const pictures = useMemo(() => picturesOn(pagePainter()), [pagePainter]);
  const page = useStrings();
  const { actions, language } = page;
  const store = useStore();
  const playback = useMemo(() => new TracePlayback(store, player), [store, player]);
  const [report, setReport] = useState<Report>();
  const [uncopied, setUncopied] = useState<{ readonly kind: Kind; readonly text: string }>();
  const [isEmbedding, setIsEmbedding] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [scale, setScale] = useState(1);
  const clips = useClips({ player, strings, pictures }, setReport);

  const source = packageSource(new URL('./', link.href).href);
  const remark = (): string => reachRemark(link, player.edits.length, strings.reach);
  const sharedFrame = async (): Promise<SharedFrame> => ({
    frame: player.frame,
    settings: store.settings,
    world: player.world,
    trace: playback.current,
    source: player.footage ?? (await link.frameHref()),
  });
  const copy = async (kind: Kind, text: string, added = ''): Promise<void> => {
    const isCopied = await copyText(text);
    const said = isCopied ? actions.copied : strings.notCopied;
    setReport({ kind, said: `${said} ${added}`.trim() });
    setUncopied(isCopied ? undefined : { kind, text });
  };
  const save = (kind: Kind, content: Blob, ending: string): void => {
    saveFile(`${frameName(store.settings, player)}.${ending}`, content);
    setReport({ kind, said: strings.saved });
  };
  const savePicture = async (): Promise<void> => {
    const image = await pictureAt(pictures, scale);
    if (image) return save('png', image, 'png');
    const { width, height } = scaled(pictures.size, scale, language);
    setReport({ kind: 'png', said: strings.tooLarge(width, height) });
  };
  const links: readonly Export[] = [
    {
      kind: 'link',
      verb: strings.copy,
      run: async () => copy('link', await link.sharedHref(), remark()),
    },
    { kind: 'embed', verb: strings.setUp, run: async () => setIsEmbedding(true) },
    { kind: 'lesson', verb: strings.add, run: async () => setIsAdding(true) },
  ];
  const exports: readonly Export[] = [
    // No link leads to a frame of a file.
    ...(player.isRecorded ? [] : links),
    {
      kind: 'typescript',
      verb: strings.copy,
      run: async () => copy('typescript', scriptOf(await sharedFrame(), typeScript(source))),
    },
    {
      kind: 'javascript',
      verb: strings.copy,
      run: async () => copy('javascript', scriptOf(await sharedFrame(), javaScript(source))),
    },
    { kind: 'cpp', verb: strings.copy, run: async () => copy('cpp', cppOf(await sharedFrame())) },
    {
      kind: 'png',
      verb: strings.save,
      run: savePicture,
      choice: (
        <Select
          id="share-scale"
          label={strings.scale}
          value={String(scale)}
          options={SCALES.map((value) => {
            const { width, height } = scaled(pictures.size, value, language);
            return { value: String(value), name: `${value}× · ${width} × ${height}` };
          })}
          onChoose={(value) => setScale(Number(value))}
        />
      ),
    },
    {
      kind: 'svg',
      verb: strings.save,
      run: async () => {
        const shared = await sharedFrame();
        const drawing = svgOf({ ...shared, title: sourceText(shared.source) });
        save('svg', new Blob([drawing], { type: 'image/svg+xml' }), 'svg');
      },
    },
    ...clips,
    {
      kind: 'case',
      verb: strings.save,
      run: async () =>
        save(
          'case',
          new Blob([caseOf(await sharedFrame())], { type: 'application/json' }),
          'case.json',
        ),
    },
  ];
  return (
    <>
      <Dialog
        id="share"
        class="share-head"
        title={strings.title}
        closeLabel={strings.close}
        onClose={onClose}
      >
        {player.isRecorded && <p class="hint">{strings.noLink}</p>}
        <ul class="share-kinds">
          {exports.map((one) => (
            <ExportRow
              key={one.kind}
              strings={strings}
              said={report?.kind === one.kind ? report.said : ''}
              uncopied={uncopied?.kind === one.kind ? uncopied : undefined}
              onFailure={() => setReport({ kind: one.kind, said: page.notFetched })}
              {...one}
            />
          ))}
        </ul>
      </Dialog>
      {isEmbedding && (
        <EmbedDialog
          strings={strings}
          page={link.href}
          settings={link.frameSettings}
          remark={remark}
          onClose={() => setIsEmbedding(false)}
        />
      )}
      {isAdding && (
        <LessonDialog
          strings={strings}
          page={link.href}
          settings={link.frameSettings}
          onOpen={(tour) => {
            onClose();
            onOpenLesson(tour);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}

/** Undefined where the browser has no room for it. */
async function pictureAt(pictures: Pictures, scale: number): Promise<Blob | undefined> {
  try {
    const canvas = pictures.at(scale);
    return canvas && (await picture(canvas));
  } catch {
    return undefined;
  }
}

function scaled(
  { width, height }: Pictures['size'],
  scale: number,
  language: string,
): { readonly width: string; readonly height: string } {
  const format = numberFormat(language);
  return { width: format.format(scale * width), height: format.format(scale * height) };
}

interface ExportRowProps extends Export, StringsProps {
  /** What came of its button; empty before. */
  readonly said: string;
  /** The text that could not be copied. */
  readonly uncopied: { readonly text: string } | undefined;
  /** Called where what it needs cannot be fetched. */
  readonly onFailure: () => void;
}

function ExportRow(props: ExportRowProps): VNode {
  const { kind, verb, run, choice, isIdle, strings, said, uncopied, onFailure } = props;
  const { label, hint } = strings.kinds[kind];
  return (
    <li>
      <p>
        <b>{label}</b>
        <span class="hint">{hint}</span>
      </p>
      <span class="share-act">
        {choice}
        <Button
          id={`share-${kind}`}
          aria-label={`${verb} ${label}`}
          idle={isIdle}
          onPress={() => void run().catch(onFailure)}
        >
          {verb}
        </Button>
      </span>
      <p class="share-status" role="status">
        {said}
      </p>
      {uncopied && <UncopiedText label={strings.text} uncopied={uncopied} />}
    </li>
  );
}

interface UncopiedTextProps {
  readonly label: string;
  readonly uncopied: { readonly text: string };
}

/** Selected, so that the reader can copy it by hand. */
function UncopiedText({ label, uncopied }: UncopiedTextProps): VNode {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, [uncopied]);
  return <textarea ref={area} readOnly rows={5} aria-label={label} value={uncopied.text} />;
}
