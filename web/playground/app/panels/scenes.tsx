/** The choice of a scene, and the caption of the one that is shown, or of a recording in its place. */
import type { ComponentChildren, VNode } from 'preact';
import { usePlayer } from '../../engine/player/player-context.ts';
import { isEmbedded } from '../../features/embed/embedded.ts';
import type { OpenedFrames } from '../../features/replay/open-file.ts';
import { captionStringsOf } from '../../locales/caption-strings.ts';
import type { Caption } from '../../locales/complete.ts';
import { isLocked } from '../../state/locks.ts';
import type { PresetId } from '../../state/parameters.ts';
import { presets } from '../../state/presets.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { Disabled } from '../../ui/disabled.tsx';
import { FetchBoundary, lazy } from '../../ui/lazy.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';

interface SceneChoiceProps {
  readonly onChoose: (id: PresetId) => void;
}

/** A menu in the masthead. An embedded page has no masthead: there the names stand in a row. */
export function SceneChoice({ onChoose }: SceneChoiceProps): VNode {
  const { scenesLabel } = useStrings();
  if (isEmbedded()) return <SceneRow onChoose={onChoose} />;
  return (
    <Menu id="scenes" class="scene-menu" label={scenesLabel}>
      {(close) => (
        <SceneMenu
          onChoose={(id) => {
            onChoose(id);
            close();
          }}
        />
      )}
    </Menu>
  );
}

const ScenePicture = lazy(async () => (await import('./scene-picture.tsx')).ScenePicture);

/** The page's own scenes, and below them those of the articles, with a small picture each. */
function SceneMenu({ onChoose }: SceneChoiceProps): VNode {
  const strings = useStrings();
  return (
    <Toolbar class="scene-list button-list" label={strings.scenesLabel}>
      {presets.map(({ id, colours }) => (
        <SceneButton key={id} id={id} onChoose={onChoose}>
          <ScenePicture preset={id} />
          <span class="scene-words">
            <span class="scene-name">{strings.scenes[id].name}</span>
            <span class="scene-source">{colours ? strings.articleScene : strings.ownScene}</span>
          </span>
        </SceneButton>
      ))}
    </Toolbar>
  );
}

function SceneRow({ onChoose }: SceneChoiceProps): VNode {
  const strings = useStrings();
  const store = useStore();
  return (
    <Toolbar id="scenes" class="scenes" label={strings.scenesLabel}>
      <Disabled when={isLocked(store, 'scenes')}>
        {presets.map(({ id }) => (
          <SceneButton key={id} id={id} onChoose={onChoose} hint={strings.scenes[id].name}>
            {strings.scenes[id].short}
          </SceneButton>
        ))}
      </Disabled>
    </Toolbar>
  );
}

interface SceneButtonProps extends SceneChoiceProps {
  readonly id: PresetId;
  readonly hint?: string;
  readonly children: ComponentChildren;
}

function SceneButton({ id, onChoose, ...rest }: SceneButtonProps): VNode {
  const { preset } = useStore().signals;
  const player = usePlayer();
  return (
    <Button
      {...rest}
      id={`scene-${id}`}
      pressed={id === preset.value && !player.isRecorded}
      onPress={() => onChoose(id)}
    />
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
      <h3 id="scene-title">{strings.scenes[preset].name}</h3>
      {preset === 'crowd' ? (
        <CaptionText {...strings.scenes.crowd} />
      ) : (
        <FetchBoundary>
          <FetchedCaption preset={preset} />
        </FetchBoundary>
      )}
    </>
  );
}

type OtherScene = Exclude<PresetId, 'crowd'>;

/** Its words are fetched with the first scene that is not the page's first. */
function FetchedCaption({ preset }: { readonly preset: OtherScene }): VNode | null {
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
