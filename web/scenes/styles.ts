/** The sheet that only pages of scenes and views have: what they show until the code of the page is there. */
import { aspectOf } from '../playground/render/viewport.ts';
import type { PresetId } from '../playground/state/parameters.ts';
import { presets } from '../playground/state/presets.ts';

/** `shares`: of all pairs, how many the tree tests in the first frame. `aspects`: of the pictures of views. */
export function stylesWith(
  shares: Readonly<Record<PresetId, number>>,
  aspects: Readonly<Record<string, number>>,
): string {
  return `${presets.map(({ id, world }) => ofScene(id, aspectOf(world), shares[id])).join('\n')}
${Object.entries(aspects)
  .map(([view, aspect]) => `[data-page-view="${view}"] { --aspect: ${aspect.toFixed(4)}; }`)
  .join('\n')}

/* A link that is opened here shows another state. */
:root[data-opened="link"] .of-scene { display: none; }

/* The largest picture in the stage. */
.scene-still {
  container-type: size;
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
}

.scene-still > img {
  inline-size: min(100cqw, 100cqh * var(--aspect));
  block-size: auto;
  outline: 1px solid var(--edge-strong);
  outline-offset: -1px;
  box-shadow: var(--shadow);
}

/* Without script, nothing comes: the last line of the page says so. */
:root:not([data-opened]) #loading { display: none; }
:root:not([data-opened]) .figure { min-block-size: 0; }
:root:not([data-opened]) .banner {
  position: static;
  margin: var(--space-xl) auto;
}
`;
}

/** The stage has the form of the picture from the beginning, and the bar its length. */
function ofScene(id: PresetId, aspect: number, share: number): string {
  return `[data-scene="${id}"] { --aspect: ${aspect}; }
[data-scene="${id}"] .of-scene > .with-tree > .tally-bar { inline-size: ${(100 * share).toFixed(1)}%; }`;
}
