import { expect, test } from 'vitest';
import { fromFragment } from '../../web/playground/state/fragment.ts';
import { languages } from '../../web/playground/state/language.ts';
import { presets } from '../../web/playground/state/presets.ts';
import { sceneAddress, sceneLink, sceneState } from '../../web/playground/state/scene-address.ts';

test('every page of a scene opens its scene in its language, and is the link to that', () => {
  for (const preset of presets)
    for (const language of languages) {
      const state = sceneState(preset, language);
      expect(fromFragment(state)).toMatchObject({
        preset: preset.id,
        language: language === 'en' ? 'auto' : language,
        playing: true,
      });
      expect(sceneLink(state)).toBe(sceneAddress(preset, language));
    }
});

test('addresses are of one scene and one language each', () => {
  const all = presets.flatMap((preset) => languages.map((one) => sceneAddress(preset, one)));
  expect(new Set(all).size).toBe(presets.length * languages.length);
});

test.each([
  ['v=1&p=s3&play=0', 'scenes/shooter/'],
  ['v=1&p=s3&lang=vi', 'scenes/vi/shooter/'],
  ['v=1&p=s3&lang=en', 'scenes/shooter/#v=1&p=s3&lang=en'],
  ['v=1&p=s3&t=7&play=0', 'scenes/shooter/#v=1&p=s3&t=7&play=0'],
  ['v=1&n=7', 'scenes/bouncing-squares/#v=1&n=7'],
  ['v=1&p=crowd&race=1', 'scenes/crowd/#v=1&p=crowd&race=1'],
])('the link to %s is %s', (fragment, link) => {
  expect(sceneLink(fragment)).toBe(link);
});
