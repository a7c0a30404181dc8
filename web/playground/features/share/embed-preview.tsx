/** The embedded page as readers will see it, as wide as a phone or as a column of an article. */
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ShareStrings } from '../../locales/strings.ts';
import type { Settings } from '../../state/parameters.ts';
import { Choice } from '../../ui/choice.tsx';
import { type Embed, embedAddress } from './embed-code.ts';
import { useAwaited } from './use-awaited.ts';

interface EmbedPreviewProps {
  readonly words: ShareStrings['embed'];
  /** The address of the whole page. */
  readonly page: string;
  readonly embed: Embed;
}

const widths: readonly string[] = ['phone', 'column'];

export function EmbedPreview({ words, page, embed }: EmbedPreviewProps): VNode {
  const [width, setWidth] = useState('column');
  const settings = useMemo(() => settingsOf(embed), [embed]);
  const address = useAwaited(useMemo(() => embedAddress(page, settings), [page, settings]));
  const follows = settings.fit === 'content';
  const frame = useRef<HTMLIFrameElement>(null);
  const content = useContentHeight(frame, address);
  return (
    <section class="embed-preview" aria-label={words.preview}>
      <Choice
        name="embed-width"
        label={words.preview}
        values={widths}
        words={words.widths}
        value={width}
        onChoose={setWidth}
      />
      <div class="embed-column" data-width={width}>
        {address !== undefined && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, which needs scripts and its origin
          <iframe
            // Another address begins the scene anew.
            key={address}
            ref={frame}
            src={address}
            title={embed.title}
            height={follows ? content : embed.height}
          />
        )}
      </div>
    </section>
  );
}

/** An iframe has the height that its author gives it. */
function settingsOf({ form, settings }: Embed): Settings {
  return form === 'element' ? settings : { ...settings, fit: 'frame' };
}

/** What the page in the frame asks for, in CSS pixels. */
function useContentHeight(
  frame: { readonly current: HTMLIFrameElement | null },
  address: string | undefined,
): number {
  const [height, setHeight] = useState(600);
  useEffect(() => {
    const listening = new AbortController();
    const receive = ({ data, source }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow) return;
      const wanted: unknown = Object(data).height;
      if (Object(data).says === 'height' && typeof wanted === 'number') setHeight(wanted);
    };
    globalThis.addEventListener('message', receive, { signal: listening.signal });
    return () => listening.abort();
  }, [frame, address]);
  return height;
}
