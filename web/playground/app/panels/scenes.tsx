/** The presets as buttons, and the caption of the one that is shown, or of a recording in its place. */
import type { VNode } from 'preact';
import { usePlayer } from '../../engine/player/player-context.ts';
import type { OpenedFrames } from '../../features/replay/open-file.ts';
import { captionStringsOf } from '../../locales/caption-strings.ts';
import type { Caption } from '../../locales/complete.ts';
import type { Strings } from '../../locales/strings.ts';
import { isLocked } from '../../state/locks.ts';
import type { PresetId } from '../../state/parameters.ts';
import { presets } from '../../state/presets.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { Disabled } from '../../ui/disabled.tsx';
import { FetchBoundary, lazy } from '../../ui/lazy.tsx';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';

interface SceneButtonsProps {
  readonly onChoose: (id: PresetId) => void;
}

export function SceneButtons({ onChoose }: SceneButtonsProps): VNode {
  const strings = useStrings();
  const store = useStore();
  const player = usePlayer();
  return (
    <Toolbar id="scenes" class="scenes" label={strings.scenesLabel}>
      <Disabled when={isLocked(store, 'scenes')}>
        {presets.map(({ id }) => (
          <Button
            key={id}
            id={`scene-${id}`}
            hint={titleOf(id, strings)}
            pressed={id === store.signals.preset.value && !player.isRecorded}
            onPress={() => onChoose(id)}
          >
            {articleOf(id) && [<b key="article">{articleOf(id)}</b>, ' ']}
            <span>{strings.scenes[id].short}</span>
          </Button>
        ))}
      </Disabled>
    </Toolbar>
  );
}

const RecordingCaption = lazy(
  async () => (await import('../../features/replay/recording-caption.tsx')).RecordingCaption,
);

const CaseCaption = lazy(
  async () => (await import('../../features/replay/case-caption.tsx')).CaseCaption,
);

interface SceneCaptionProps {
  /** What is shown in place of the scene. */
  readonly opened: OpenedFrames | undefined;
}

export function SceneCaption({ opened }: SceneCaptionProps): VNode {
  return (
    <div id="caption">
      {opened?.kind === 'recording' && <RecordingCaption recording={opened} />}
      {opened?.kind === 'case' && <CaseCaption opened={opened} />}
      {!opened && <PresetCaption />}
    </div>
  );
}

function PresetCaption(): VNode {
  const strings = useStrings();
  const preset = useStore().signals.preset.value;
  return (
    <>
      <h3 id="scene-title">{titleOf(preset, strings)}</h3>
      {preset === 'crowd' ? (
        <CaptionText {...strings.scenes.crowd} />
      ) : (
        <FetchBoundary>
          <ArticleCaption preset={preset} />
        </FetchBoundary>
      )}
    </>
  );
}

type ArticleScene = Exclude<PresetId, 'crowd'>;

/** Its words are fetched with the first scene of an article. */
function ArticleCaption({ preset }: { readonly preset: ArticleScene }): VNode | null {
  const captions = useFetchedStrings(captionStringsOf);
  return captions ? <CaptionText {...captions[preset]} /> : null;
}

function CaptionText({ caption, differs }: Caption): VNode {
  const strings = useStrings();
  return (
    <>
      <p>{caption}</p>
      <p class="differs">
        <b>{strings.differs}</b> {differs}
      </p>
    </>
  );
}

function titleOf(id: PresetId, strings: Strings): string {
  return [articleOf(id), strings.scenes[id].name].filter((word) => word !== '').join(' · ');
}

/** What docs/articles.md calls the article that a scene is of. */
function articleOf(id: PresetId): string {
  return /^s\d$/.test(id) ? id.toUpperCase() : '';
}
