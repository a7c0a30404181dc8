import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bugStringsOf } from '../../web/playground/locales/bugs-strings.ts';
import { bulletStringsOf } from '../../web/playground/locales/bullet-strings.ts';
import { captionStringsOf } from '../../web/playground/locales/caption-strings.ts';
import { compareStringsOf } from '../../web/playground/locales/compare-strings.ts';
import { costStringsOf } from '../../web/playground/locales/cost-strings.ts';
import { countingIn } from '../../web/playground/locales/counting.ts';
import { bugs } from '../../web/playground/locales/en/bugs.ts';
import { bullets } from '../../web/playground/locales/en/bullets.ts';
import { captions } from '../../web/playground/locales/en/captions.ts';
import { compare } from '../../web/playground/locales/en/compare.ts';
import { costs } from '../../web/playground/locales/en/costs.ts';
import { events } from '../../web/playground/locales/en/events.ts';
import { lessons } from '../../web/playground/locales/en/lessons.ts';
import { meanings } from '../../web/playground/locales/en/meanings.ts';
import { gamePackage } from '../../web/playground/locales/en/package.ts';
import { page as english } from '../../web/playground/locales/en/page.ts';
import { race } from '../../web/playground/locales/en/race.ts';
import { remarks } from '../../web/playground/locales/en/remarks.ts';
import { replay } from '../../web/playground/locales/en/replay.ts';
import { seams } from '../../web/playground/locales/en/seams.ts';
import { share } from '../../web/playground/locales/en/share.ts';
import { beginning } from '../../web/playground/locales/en/story.ts';
import { trace } from '../../web/playground/locales/en/trace.ts';
import { tree } from '../../web/playground/locales/en/tree.ts';
import { tune } from '../../web/playground/locales/en/tune.ts';
import { wild } from '../../web/playground/locales/en/wild.ts';
import { eventStringsOf } from '../../web/playground/locales/event-strings.ts';
import { endonymOf, stringsOf } from '../../web/playground/locales/languages.ts';
import { lessonStringsOf } from '../../web/playground/locales/lessons-strings.ts';
import { meaningStringsOf } from '../../web/playground/locales/meaning-strings.ts';
import { numberFormat } from '../../web/playground/locales/number-format.ts';
import { packageStringsOf } from '../../web/playground/locales/package-strings.ts';
import { raceStringsOf } from '../../web/playground/locales/race-strings.ts';
import { remarkStringsOf } from '../../web/playground/locales/remark-strings.ts';
import { replayStringsOf } from '../../web/playground/locales/replay-strings.ts';
import { seamStringsOf } from '../../web/playground/locales/seam-strings.ts';
import { shareStringsOf } from '../../web/playground/locales/share-strings.ts';
import { storyStringsOf } from '../../web/playground/locales/story-strings.ts';
import { traceStringsOf } from '../../web/playground/locales/trace-strings.ts';
import { treeStringsOf } from '../../web/playground/locales/tree-strings.ts';
import { tuneStringsOf } from '../../web/playground/locales/tune-strings.ts';
import { wildStringsOf } from '../../web/playground/locales/wild-strings.ts';
import { type Language, languageOf, languages } from '../../web/playground/state/language.ts';

const others = languages.filter((language) => language !== 'en');

/** Marks, units and proper names that stay as they are, by the end of their path. */
const THE_SAME =
  /\.(nothing|range|keyHelp\.entry|linkChange\.of|times|pixels|none|objects|levels|s0\.short|rootLevel\.choices\.[01]|lessons\.documentation|(link|typescript|javascript|cpp|png|svg)\.label)$/;

/** Every text of a dictionary by its path; functions say what they make of their arguments' places. */
function textsOf(said: unknown, path = '', texts = new Map<string, string>()): Map<string, string> {
  if (typeof said === 'string') texts.set(path, said);
  else if (typeof said === 'function')
    texts.set(
      path,
      String(said(...Array.from({ length: said.length }, (_, place) => `<${place}>`))),
    );
  else
    for (const [key, value] of Object.entries(Object(said)))
      textsOf(value, `${path}.${key}`, texts);
  return texts;
}

function places(text = ''): readonly string[] {
  return (text.match(/<\d>/g) ?? []).toSorted();
}

/** All that a language says, also what is fetched later. */
async function allOf(language: Language): Promise<Map<string, string>> {
  const page = await stringsOf(language);
  return textsOf({
    page,
    bugs: await bugStringsOf(page),
    bullets: await bulletStringsOf(page),
    captions: await captionStringsOf(page),
    compare: await compareStringsOf(page),
    costs: await costStringsOf(page),
    events: await eventStringsOf(page),
    lessons: await lessonStringsOf(page),
    meanings: await meaningStringsOf(page),
    race: await raceStringsOf(page),
    remarks: await remarkStringsOf(page),
    replay: await replayStringsOf(page),
    seams: await seamStringsOf(page),
    tree: await treeStringsOf(page),
    tune: await tuneStringsOf(page),
    wild: await wildStringsOf(page),
    gamePackage: await packageStringsOf(page),
    share: await shareStringsOf(page),
    beginning: await storyStringsOf(page),
    trace: await traceStringsOf(page),
  });
}

const source = textsOf({
  page: english,
  remarks,
  replay,
  bugs,
  bullets,
  captions,
  compare,
  costs,
  events,
  lessons,
  meanings,
  race,
  tree,
  tune,
  wild,
  gamePackage,
  seams,
  share,
  beginning,
  trace,
});

describe('a language is a folder', () => {
  const folders = new URL('../../web/playground/locales/', import.meta.url);

  test('named by its tag, and in the table of parameters', () => {
    const found = readdirSync(folders, { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(found.map(({ name }) => name).toSorted()).toEqual(languages.toSorted());
  });

  test.each(languages)('%s has the files that English has', (language) => {
    expect(readdirSync(new URL(language, folders))).toEqual(readdirSync(new URL('en', folders)));
  });

  test.each(languages)('%s has the name that its speakers give it', (language) => {
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(language);
    expect(endonymOf(language).toLowerCase()).toBe(name?.toLowerCase());
  });
});

describe.each(others)('%s', (language) => {
  test('has every text that English has, translated', async () => {
    const texts = await allOf(language);
    expect([...texts.keys()].toSorted()).toEqual([...source.keys()].toSorted());
    const alike = [...texts].filter(
      ([path, text]) => text === source.get(path) && !THE_SAME.test(path),
    );
    expect(alike).toEqual([]);
  });

  test('has every number that the English texts have', async () => {
    for (const [path, text] of await allOf(language)) {
      expect(places(text), path).toEqual(places(source.get(path)));
    }
  });

  test('has the name that Intl gives it', async () => {
    const { language: name } = await stringsOf(language);
    expect(name).toBe(language);
    expect(Intl.NumberFormat.supportedLocalesOf(name)).toEqual([name]);
  });
});

test.each(languages)(
  'the button that plays a trace has a name of its own in %s',
  async (language) => {
    const strings = await stringsOf(language);
    const { watch } = await traceStringsOf(strings);
    expect([...Object.values(strings.tools), ...Object.values(strings.actions)]).not.toContain(
      watch,
    );
  },
);

test.each(languages)(
  'in %s, the headline of a few objects does not say that cells save work',
  async (language) => {
    const { headline } = await stringsOf(language);
    for (const name of ['squares', 'objects'] as const) {
      const [few, many] = [headline[name](14), headline[name](15)].map((text) =>
        text.replace(/.*\?|.*？/, ''),
      );
      expect(headline[name](6)).toContain(few);
      expect(headline[name](6)).not.toContain(many);
      expect(headline[name](90)).toContain(many);
    }
  },
);

describe('the language of a reader', () => {
  test.each<[string, Language]>([
    ['it-CH', 'it'],
    ['vi', 'vi'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-Hant-CN', 'zh-Hant'],
    ['en-GB', 'en'],
    ['fr', 'en'],
    ['not a language', 'en'],
    ['', 'en'],
  ])('of %s is %s', (reader, language) => {
    expect(languageOf('auto', [reader])).toBe(language);
  });

  test('is the first of theirs that the page has', () => {
    expect(languageOf('auto', ['fr-FR', 'vi-VN', 'it'])).toBe('vi');
    expect(languageOf('auto', [])).toBe('en');
  });

  test('is overridden by the one in a link', () => {
    expect(languageOf('zh-Hant', ['it'])).toBe('zh-Hant');
  });
});

describe('a count of one takes the singular', () => {
  test('in English', () => {
    const { pausedAt, probeSays } = english;
    expect(tree.nodeHolds(2, 1, 1, 1)).toBe('depth 2, 1 object, 1 of them kept here, 1 pair');
    expect(tree.nodeHolds(2, 0, 0, 11)).toContain('0 objects, 0 of them kept here, 11 pairs');
    expect(pausedAt(1, 1, 1, 1)).toContain(': 1 object, 1 colliding pair, 1 node.');
    expect(probeSays(1, 1)).toBe('Probe: 1 candidate, 1 hit.');
    expect(race.agree(1)).toContain('compared 1 time.');
    expect(race.point.tests('Leaf', '10', 1)).toBe('Leaf, 10 objects: 1 test');
    expect(race.recording.point.tests('Leaf', '7', 2)).toBe('Leaf, frame 7: 2 tests');
    const { headline, query } = english;
    expect(query.found(1, 1, 1)).toBe('1 cell visited · 1 candidate · 1 hit');
    expect(query.found(2, 0, 0)).toBe('2 cells visited · 0 candidates · 0 hits');
    expect([headline.tested(1), headline.tested(0)]).toEqual(['pair test', 'pair tests']);
    expect(headline.squares(1)).toBe('With 1 square, there is no pair to test.');
    expect(headline.objects(0)).toBe('With 0 objects, there is no pair to test.');
    expect(headline.objects(6)).toBe(
      'Which of these 6 objects overlap? With so few, a quadtree saves little.',
    );
    expect(probeSays(21, 0)).toBe('Probe: 21 candidates, 0 hits.');
    expect(share.reach.fewerEdits(0, 1)).toContain('the first 0 of 1 edit,');
    expect(replay.shows('a', 1)).toContain('1 recorded frame,');
    expect([replay.dropped(1), replay.dropped(1_200)]).toEqual([
      '1 older one was dropped during the recording.',
      '1,200 older ones were dropped during the recording.',
    ]);
  });

  test('in Italian', async () => {
    const italian = await treeStringsOf(await stringsOf('it'));
    expect(italian.nodeHolds(2, 1, 1, 1)).toBe('profondità 2, 1 oggetto, di cui 1 qui, 1 coppia');
    const { headline } = await stringsOf('it');
    expect(headline.squares(1)).toBe('Con 1 quadrato non c’è nessuna coppia da confrontare.');
    expect(italian.nodeHolds(2, 2, 1, 3)).toContain('2 oggetti, di cui 1 qui, 3 coppie');
  });

  test('and other counts the form that the language has for them', () => {
    const { counted } = countingIn('pl');
    const fires = { one: 'ogień', few: 'ognie', many: 'ogni', other: 'ognia' };
    const said = [1, 3, 5, 22, 1.5].map((value) => counted(value, fires));
    expect(said).toEqual(['1 ogień', '3 ognie', '5 ogni', '22 ognie', '1,5 ognia']);
    // Italian tells a million apart, without another form of the word.
    expect(countingIn('it').counted(1e6, { one: 'coppia', other: 'coppie' })).toBe(
      '1.000.000 coppie',
    );
  });

  test('separates thousands also where a language leaves four digits together', () => {
    expect(countingIn('it').number(4_005)).toBe('4.005');
    expect(numberFormat('it').format(4_005)).toBe('4.005');
  });
});
