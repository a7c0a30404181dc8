/** The scenes that lead to a chapter, at its end. */
import type { VNode } from 'preact';
import { presets } from '../../playground/state/presets.ts';
import { sceneAddress } from '../../playground/state/scene-address.ts';
import { sceneLeads } from '../../playground/state/scene-leads.ts';
import { usePage } from './page-context.ts';

export function Scenes(): VNode | null {
  const { language, leaf, toArticle, words } = usePage();
  const leading = presets.filter(({ id }) => sceneLeads[id].chapter === leaf.slug);
  if (leading.length === 0) return null;
  return (
    <div class="note scenes">
      <p>{words.scenes}</p>
      <ul>
        {leading.map((preset) => (
          <li key={preset.id}>
            <a href={`${toArticle}../${sceneAddress(preset, language)}`}>
              {words.sceneNames[preset.id].name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
