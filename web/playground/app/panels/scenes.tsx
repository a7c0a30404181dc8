/** The choice of a scene, and the caption of the one that is shown, or of a recording in its place. */
import type { ComponentChildren, VNode } from 'preact';
import { usePlayer } from '../../engine/player/player-context.ts';
import { isEmbedded, ownState } from '../../features/embed/embedded.ts';
import type { OpenedFrames } from '../../features/replay/open-file.ts';
import { isLocked } from '../../state/locks.ts';
import type { PresetId } from '../../state/parameters.ts';
import { presets } from '../../state/presets.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { Disabled } from '../../ui/disabled.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useStrings } from '../../ui/strings.tsx';
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

const ArticleName = lazy(async () => (await import('./fetched-caption.tsx')).ArticleName);

/** Until its name is there, that it is one. */
function ArticleSource({ id }: { readonly id: PresetId }): VNode {
  const { articleScene } = useStrings();
  return (
    <>
      {!ArticleName.isReady.value && articleScene}
      <ArticleName preset={id} />
    </>
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
            <span class="scene-source">
              {colours ? <ArticleSource id={id} /> : strings.ownScene}
            </span>
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

const FetchedCaption = lazy(async () => (await import('./fetched-caption.tsx')).FetchedCaption);
const MeetingLine = lazy(async () => (await import('./fetched-caption.tsx')).MeetingLine);
const SceneLine = lazy(async () => (await import('./fetched-caption.tsx')).SceneLine);
const FetchedLinks = lazy(async () => (await import('./fetched-caption.tsx')).FetchedLinks);

/** All words of other scenes are fetched with the first of them. */
function PresetCaption(): VNode {
  const strings = useStrings();
  const { preset, response } = useStore().signals;
  const id = preset.value;
  return (
    <>
      <h3 id="scene-title">{strings.scenes[id].name}</h3>
      {id === 'crowd' ? (
        <>
          {ownState() && <SceneLine preset={id} />}
          <p>
            {strings.scenes.crowd.caption} {response.value !== 'through' && <MeetingLine />}
          </p>
          {/* The bare address waits for no more words. */}
          {ownState() && <FetchedLinks preset={id} />}
        </>
      ) : (
        <FetchedCaption preset={id} />
      )}
    </>
  );
}
