/** The frame to take away: as a link, an embed, code or a picture. */
import './share-dialog.css';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Player } from '../../engine/player/player.ts';
import { TracePlayback } from '../../engine/trace/trace-playback.ts';
import type { Strings } from '../../locales/strings.ts';
import type { Probe } from '../../probes/probe.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { copyText, picture, saveFile } from '../../ui/copy-and-download.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useStrings } from '../../ui/strings.tsx';
import { cppOf } from './cpp.ts';
import { embedOf } from './embed-code.ts';
import type { SharedFrame } from './shared-frame.ts';
import { svgOf } from './svg.ts';
import { typeScriptOf } from './typescript.ts';

interface ShareDialogProps {
  readonly player: Player<Probe>;
  readonly link: {
    /** The address of the frame that is shown. */
    readonly frameHref: string;
  };
  /** What to add when that address does not lead to the very frame; otherwise ''. */
  readonly remark: () => string;
  /** The picture, painted just now. */
  readonly flatten: () => HTMLCanvasElement;
  readonly onClose: () => void;
}

interface Way {
  readonly kind: keyof Strings['share']['kinds'];
  readonly verb: string;
  readonly run: () => Promise<void>;
}

export function ShareDialog(props: ShareDialogProps): VNode {
  const { player, link, remark, flatten, onClose } = props;
  const store = useStore();
  const { embedTitle, share } = useStrings();
  const playback = useMemo(() => new TracePlayback(store, player), [store, player]);
  const [status, setStatus] = useState('');
  const [uncopied, setUncopied] = useState<{ readonly text: string }>();

  const sharedFrame = (): SharedFrame => ({
    frame: player.frame,
    settings: store.settings,
    world: player.world,
    trace: playback.current,
    link: link.frameHref,
  });
  const copy = async (text: string, added = ''): Promise<void> => {
    const isCopied = await copyText(text);
    setStatus(`${isCopied ? share.copied : share.notCopied} ${added}`.trim());
    setUncopied(isCopied ? undefined : { text });
  };
  const save = (content: Blob, ending: string): void => {
    const { preset } = store.settings;
    saveFile(`quadrille-${preset}-${player.frame.number}.${ending}`, content);
    setStatus(share.saved);
  };
  const ways: readonly Way[] = [
    { kind: 'link', verb: share.copy, run: () => copy(link.frameHref, remark()) },
    {
      kind: 'embed',
      verb: share.copy,
      run: () => copy(embedOf(link.frameHref, embedTitle), remark()),
    },
    { kind: 'typescript', verb: share.copy, run: () => copy(typeScriptOf(sharedFrame())) },
    { kind: 'cpp', verb: share.copy, run: () => copy(cppOf(sharedFrame())) },
    { kind: 'png', verb: share.save, run: async () => save(await picture(flatten()), 'png') },
    {
      kind: 'svg',
      verb: share.save,
      run: async () => save(new Blob([svgOf(sharedFrame())], { type: 'image/svg+xml' }), 'svg'),
    },
  ];
  return (
    <Dialog
      id="share"
      class="share-head"
      title={share.title}
      closeLabel={share.close}
      onClose={onClose}
    >
      <ul class="share-kinds">
        {ways.map((way) => (
          <WayRow key={way.kind} {...way} />
        ))}
      </ul>
      <p class="share-status" role="status">
        {status}
      </p>
      {uncopied && <UncopiedText uncopied={uncopied} />}
    </Dialog>
  );
}

function WayRow({ kind, verb, run }: Way): VNode {
  const { label, hint } = useStrings().share.kinds[kind];
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

/** Selected, so that the reader can copy it by hand. */
function UncopiedText({ uncopied }: { readonly uncopied: { readonly text: string } }): VNode {
  const { share } = useStrings();
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, [uncopied]);
  return <textarea ref={area} readOnly rows={5} aria-label={share.text} value={uncopied.text} />;
}
