import { expect, test } from 'vitest';
import { dataElement, learningData, softwareData } from '../../scripts/page/structured-data.mjs';

const site = 'https://example.org/q/';
const page = {
  kind: 'Simulation',
  name: 'A crowd',
  description: 'It has </script> in it',
  language: 'vi',
  path: 'scenes/vi/crowd/index.html',
  card: 'scenes/cards/crowd.png',
} as const;

test('a page that teaches says its name, its language and what it is about', () => {
  const said = JSON.parse(learningData(page, site));
  expect(said).toMatchObject({
    '@type': 'LearningResource',
    learningResourceType: 'Simulation',
    name: 'A crowd',
    inLanguage: 'vi',
    url: `${site}scenes/vi/crowd/`,
    image: `${site}scenes/cards/crowd.png`,
    about: { '@type': 'SoftwareSourceCode', url: site },
  });
});

test('addresses are left out where that of the site is not known', () => {
  expect(learningData(page, undefined)).not.toMatch(/"(url|image)":/);
  expect(softwareData(undefined)).not.toContain('"url":');
});

test('no text of a page ends the element', () => {
  expect(dataElement(learningData(page, site)).match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(learningData(page, site)).description).toBe(page.description);
});
