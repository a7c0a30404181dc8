/** A figure: an embed of the playground, above a still picture of its first moment. The script starts it when it is seen. */
import { type ComponentChildren, h, type VNode } from 'preact';
import { attributeOf } from '../../playground/state/attributes.ts';
import { chosenNames } from '../../playground/state/fragment.ts';
import {
  type ParameterName,
  parameters,
  type Settings,
} from '../../playground/state/parameters.ts';
import { figureSettings } from '../engine/figure-settings.ts';
import { useFigure, usePage } from './page-context.ts';
import { Still } from './still.tsx';

interface FigureProps {
  readonly id: string;
  /** What the still picture shows, for readers who cannot see it. */
  readonly alt: string;
  /** The caption. */
  readonly children?: ComponentChildren;
}

export function Figure({ id, alt, children }: FigureProps): VNode {
  const { engine, leaf, toArticle, words } = usePage();
  const [, figure] = useFigure(id);
  const settings = figureSettings(figure);
  const { width, height, margin } = engine.scene(figure.settings).world;
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  const playground = h('quadrille-playground', {
    ...attributesOf({ ...settings, playing: false }),
    'data-src': `${toArticle}../v1/embed.html`,
    title: alt,
  });
  return (
    <figure class="figure" data-figure={id} data-plays={settings.playing} id={`figure-${id}`}>
      <div class="frame">
        <Still folder={leaf.folder} figure={id} alt={alt} size={size} />
        {playground}
      </div>
      {(settings.playing || figure.drag) && (
        <p class="use scripted">
          {settings.playing && <PlayButton />}
          {figure.drag && <span class="drag">{words.drag[figure.drag]}</span>}
        </p>
      )}
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

/** Which of its words is shown depends on `data-playing` of the figure. */
function PlayButton(): VNode {
  const { words } = usePage();
  return (
    <button type="button" class="play">
      <span class="to-play">{words.play}</span>
      <span class="to-pause">{words.pause}</span>
    </button>
  );
}

/** As attributes of the element. */
function attributesOf(settings: Settings): Readonly<Record<string, string>> {
  return Object.fromEntries(
    chosenNames(settings).map((name) => [attributeOf(name), attributeText(name, settings[name])]),
  );
}

function attributeText(name: ParameterName, value: Settings[ParameterName]): string {
  return parameters[name].kind === 'set' ? String(value).replaceAll('.', ' ') : String(value);
}
