/** The sheet that only pages of scenes have: what they show until the code of the page is there. */
import { aspectOf } from '../playground/render/viewport.ts';
import { presets } from '../playground/state/presets.ts';

/** The stage has the form of the picture from the beginning. */
const aspects = presets
  .map(({ id, world }) => `[data-scene="${id}"] { --aspect: ${aspectOf(world)}; }`)
  .join('\n');

export const styles = `${aspects}

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
`;
