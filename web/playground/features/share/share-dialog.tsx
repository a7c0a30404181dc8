/** The frame to take away: as a link, an embed, code or a picture. */
import './share-dialog.css';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Player } from '../../engine/player/player.ts';
import { TracePlayback } from '../../engine/trace/trace-playback.ts';
import { shareStringsOf } from '../../locales/share-strings.ts';
import type { ShareStrings } from '../../locales/strings.ts';
import type { Probe } from '../../probes/probe.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { copyText, picture, saveFile } from '../../ui/copy-and-download.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import { cppOf } from './cpp.ts';
import { embedOf } from './embed-code.ts';
import type { SharedFrame } from './shared-frame.ts';
import { svgOf } from './svg.ts';
import { typeScriptOf } from './typescript.ts';

interface ShareDialogProps {
  readonly player: Player<Probe>;
  readonly link: {
    /** The address of the frame that is shown. */
    readonly frameHref: () => Promise<string>;
  };
  /** What to add when that address does not lead to the very frame; otherwise ''. */
  readonly remark: () => string;
  /** The picture, painted just now. */
  readonly flatten: () => HTMLCanvasElement;
  readonly onClose: () => void;
}

interface Way {
  readonly kind: keyof ShareStrings['kinds'];
  readonly verb: string;
  readonly run: () => Promise<void>;
}

export function ShareDialog(props: ShareDialogProps): VNode | null {
  const strings = useFetchedStrings(shareStringsOf);
  return strings ? <SharedFrameDialog strings={strings} {...props} /> : null;
}

interface StringsProps {
  readonly strings: ShareStrings;
}

function SharedFrameDialog(props: ShareDialogProps & StringsProps): VNode {
  const { player, link, remark, flatten, strings, onClose } = props;
  const { copied } = useStrings().actions;
  const store = useStore();
  const playback = useMemo(() => new TracePlayback(store, player), [store, player]);
  const [status, setStatus] = useState('');
  const [uncopied, setUncopied] = useState<{ readonly text: string }>();

  const sharedFrame = async (): Promise<SharedFrame> => ({
    frame: player.frame,
    settings: store.settings,
    world: player.world,
    trace: playback.current,
    link: await link.frameHref(),
  });
  const copy = async (text: string, added = ''): Promise<void> => {
    const isCopied = await copyText(text);
    setStatus(`${isCopied ? copied : strings.notCopied} ${added}`.trim());
    setUncopied(isCopied ? undefined : { text });
  };
  const save = (content: Blob, ending: string): void => {
    const { preset } = store.settings;
    saveFile(`quadrille-${preset}-${player.frame.number}.${ending}`, content);
    setStatus(strings.saved);
  };
  const ways: readonly Way[] = [
    { kind: 'link', verb: strings.copy, run: async () => copy(await link.frameHref(), remark()) },
    {
      kind: 'embed',
      verb: strings.copy,
      run: async () => copy(embedOf(await link.frameHref(), strings.embedTitle), remark()),
    },
    {
      kind: 'typescript',
      verb: strings.copy,
      run: async () => copy(typeScriptOf(await sharedFrame())),
    },
    { kind: 'cpp', verb: strings.copy, run: async () => copy(cppOf(await sharedFrame())) },
    { kind: 'png', verb: strings.save, run: async () => save(await picture(flatten()), 'png') },
    {
      kind: 'svg',
      verb: strings.save,
      run: async () =>
        save(new Blob([svgOf(await sharedFrame())], { type: 'image/svg+xml' }), 'svg'),
    },
  ];
  return (
    <Dialog
      id="share"
      class="share-head"
      title={strings.title}
      closeLabel={strings.close}
      onClose={onClose}
    >
      <ul class="share-kinds">
        {ways.map((way) => (
          <WayRow key={way.kind} strings={strings} {...way} />
        ))}
      </ul>
      <p class="share-status" role="status">
        {status}
      </p>
      {uncopied && <UncopiedText label={strings.text} uncopied={uncopied} />}
    </Dialog>
  );
}

function WayRow({ kind, verb, run, strings }: Way & StringsProps): VNode {
  const { label, hint } = strings.kinds[kind];
  return (
    <li>
      <p>
        <b>{label}</b>
        <span class="hint">{hint}</span>
      </p>
      <Button id={`share-${kind}`} aria-label={`${verb} ${label}`} onPress={() => void run()}>
        {verb}
      </Button>
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
