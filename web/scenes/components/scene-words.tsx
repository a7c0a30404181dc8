/** What a reader, or a program that runs no script, reads of a scene. The page's code then renders the same in its place. */
import type { VNode } from 'preact';
import { SceneLinks } from '../../playground/app/panels/scene-links.tsx';
import { allPairs } from '../../playground/engine/all-pairs.ts';
import { numberFormat } from '../../playground/locales/number-format.ts';
import type { Language } from '../../playground/state/language.ts';
import type { Preset } from '../../playground/state/presets.ts';
import type { Words } from '../words.ts';

interface HeadlineProps {
  readonly preset: Preset;
  readonly words: Words;
  /** Pairs that the tree tests in the first frame. */
  readonly pairTests: number;
}

/** As `app/panels/headline.tsx` of the page. */
export function Headline({ preset, words, pairTests }: HeadlineProps): VNode {
  const { headline, language } = words.page;
  const { count, shape } = preset.settings;
  const sentence = shape === 'box' ? headline.squares : headline.objects;
  const number = numberFormat(language);
  return (
    <section class="of-scene headline">
      <p class="sentence">{sentence(count)}</p>
      <p class="tally with-tree">
        <strong>{number.format(pairTests)}</strong> <span>{headline.tested(pairTests)}</span>
        <span class="tally-bar" />
      </p>
      <p class="tally without-tree">
        <strong>{number.format(allPairs(count))}</strong> <span>{headline.withoutTree}</span>
        <span class="tally-bar" />
      </p>
    </section>
  );
}

interface CaptionProps {
  readonly preset: Preset;
  readonly words: Words;
  readonly language: Language;
}

/** As `SceneCaption` of the page, `app/panels/scenes.tsx`. */
export function Caption({ preset: { id }, language, words }: CaptionProps): VNode {
  const { captions, page } = words;
  const { scenes } = page;
  return (
    <div class="of-scene panels">
      <section class="panel caption">
        <h2>{page.caption}</h2>
        <div id="caption">
          <h3>{scenes[id].name}</h3>
          <p>
            <strong>{captions.lines[id]}</strong>
          </p>
          {id === 'crowd' ? (
            <p>{scenes.crowd.caption}</p>
          ) : (
            <>
              <p>{captions[id].caption}</p>
              <p class="differs">
                <b>{captions.difference}</b> {captions[id].differs}
              </p>
            </>
          )}
          <SceneLinks id={id} captions={captions} language={language} site="./" />
        </div>
      </section>
    </div>
  );
}

interface StillProps {
  readonly alt: string;
  /** In units of the world, with its margin. */
  readonly size: { readonly width: number; readonly height: number };
  readonly address: (theme: 'light' | 'dark') => string;
}

/** The picture, by light or by dark. */
export function Still({ address, alt, size }: StillProps): VNode {
  return (
    <picture class="of-scene scene-still">
      <source media="(prefers-color-scheme: dark)" srcset={address('dark')} />
      <img src={address('light')} alt={alt} {...size} />
    </picture>
  );
}
