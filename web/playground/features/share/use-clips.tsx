/** The rows of what moves: a video and an animated GIF. The button of each makes one, and cancels that, as does closing the dialog. */
import { useEffect, useState } from 'preact/hooks';
import type { Player } from '../../engine/player/player.ts';
import { numberFormat } from '../../locales/number-format.ts';
import type { ShareStrings } from '../../locales/strings.ts';
import type { Pictures } from '../../render/picture.ts';
import { useStore } from '../../state/store-context.ts';
import { saveFile } from '../../ui/save-file.ts';
import { Select } from '../../ui/select.tsx';
import { useStrings } from '../../ui/strings.tsx';
import { MOST_CLIP_PICTURES, makeClip, type Video } from './clip.ts';
import type { Export } from './export.ts';
import { frameName } from './frame-name.ts';

type Moving = 'clip' | 'gif';

interface Maker {
  /** A second, at most. */
  readonly pictures: number;
  readonly begin: (pictures: Pictures) => Promise<Video>;
}

/** Fetches what encodes a file of a kind. */
const makers: Readonly<Record<Moving, () => Promise<Maker>>> = {
  clip: async () => ({
    pictures: MOST_CLIP_PICTURES,
    begin: (await import('./encoded-video.ts')).beginVideo,
  }),
  gif: async () => {
    const { beginGif, MOST_GIF_PICTURES } = await import('./animated-gif.ts');
    return { pictures: MOST_GIF_PICTURES, begin: beginGif };
  },
};

/** Seconds; the first is chosen at first. A GIF of a long time is too large for most forums. */
const lengths: Readonly<Record<Moving, readonly number[]>> = { clip: [3, 6, 12], gif: [2, 3, 6] };

interface Shown {
  readonly player: Player;
  readonly strings: ShareStrings;
  readonly pictures: Pictures;
}

/** `report` is called with what is said of the row. */
export function useClips(
  { player, strings, pictures }: Shown,
  report: (report: { readonly kind: Moving; readonly said: string }) => void,
): readonly Export[] {
  const { language } = useStrings();
  const { settings } = useStore();
  const [seconds, setSeconds] = useState({ clip: lengths.clip[0]!, gif: lengths.gif[0]! });
  const [making, setMaking] = useState<{ readonly kind: Moving; readonly by: AbortController }>();
  useEffect(() => () => making?.by.abort(), [making]);
  const percent = numberFormat(language, { style: 'percent' });
  const megabytes = numberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumSignificantDigits: 2,
  });
  const make = async (kind: Moving, cancelled: AbortSignal): Promise<void> => {
    const say = (said: string): void => report({ kind, said });
    const maker = await makers[kind]();
    const name = frameName(settings, player);
    try {
      const clip = await makeClip({
        player,
        video: await maker.begin(pictures),
        seconds: seconds[kind],
        ticksPerSecond: settings.rate * settings.pace,
        pictures: maker.pictures,
        onProgress: (share) => say(strings.encoding[kind](percent.format(share))),
        cancelled,
      });
      if (!clip) return say('');
      saveFile(`${name}.${clip.ending}`, clip.content);
      const size = megabytes.format(clip.content.size / 1_000_000);
      say(kind === 'gif' ? `${strings.saved} ${size}` : strings.saved);
    } catch {
      say(strings.cannotEncode[kind]);
    }
  };
  const begin = async (kind: Moving): Promise<void> => {
    const by = new AbortController();
    setMaking({ kind, by });
    try {
      await make(kind, by.signal);
    } finally {
      setMaking(undefined);
    }
  };
  const row = (kind: Moving): Export => ({
    kind,
    verb: making?.kind === kind ? strings.cancel : strings.save,
    // Both show the player's frames, so one waits for the other.
    isIdle: making !== undefined && making.kind !== kind,
    run: async () => {
      if (!making) await begin(kind);
      else if (making.kind === kind) making.by.abort();
    },
    choice: (
      <Select
        id={`share-${kind}-seconds`}
        label={strings.lengthOf[kind]}
        value={String(seconds[kind])}
        options={lengths[kind].map((value) => ({
          value: String(value),
          name: strings.seconds(numberFormat(language).format(value)),
        }))}
        onChoose={(value) => setSeconds({ ...seconds, [kind]: Number(value) })}
      />
    ),
  });
  return [row('clip'), row('gif')];
}
