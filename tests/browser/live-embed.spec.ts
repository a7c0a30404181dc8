/** An embedded page that is changed while it is shown, in drawn orders, beside one that is opened with all that was said. */
import * as fc from 'fast-check';
import {
  type ParameterName,
  parameterNames,
  parameters,
} from '../../web/playground/state/parameters.ts';
import { formatValue } from '../../web/playground/state/value-codec.ts';
import { inside } from './embedded-playground.ts';
import { expect, test } from './fixtures.ts';
import { thoroughUnless } from './thorough.ts';

type Value = string | number | boolean;
type Said = readonly [name: ParameterName, value: Value];

/**
 * What is not drawn: where the page stands in time, a lesson or a trace, which lead to states of their own; the language, of which the
 * picture shows nothing; what only counts when the page is opened; and the height that the frame gets.
 */
const apart: ReadonlySet<ParameterName> = new Set<ParameterName>([
  ...(['frame', 'edits', 'playing', 'language', 'start', 'fit'] as const),
  ...(['trace', 'subject', 'other', 'event', 'lesson', 'page', 'tour', 'tool'] as const),
]);

const drawn = parameterNames.filter((name) => !apart.has(name));

/** Smaller than the table allows, where the page would compute for seconds. */
const MOST: Readonly<Partial<Record<ParameterName, number>>> = { count: 400, probeSize: 300 };

function valueOf(name: ParameterName): fc.Arbitrary<Value> {
  const parameter = parameters[name];
  if (parameter.kind === 'number') {
    const { min, max, step } = parameter;
    const most = Math.min(max, MOST[name] ?? max);
    return fc
      .integer({ min: 0, max: Math.floor((most - min) / step) })
      .map((at) => min + at * step);
  }
  if (parameter.kind === 'flag') return fc.boolean();
  if (parameter.kind === 'choice') return fc.constantFrom<Value[]>(...parameter.values);
  if (parameter.kind === 'set')
    return fc.subarray<string>([...parameter.values]).map((words) => words.join('.'));
  return fc.constantFrom('', '#204080', '#fff8e0');
}

const change: fc.Arbitrary<Said> = fc.oneof(
  { weight: 1, arbitrary: valueOf('preset').map((value): Said => ['preset', value]) },
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(...drawn)
      .chain((name) => valueOf(name).map((value): Said => [name, value])),
  },
);

/** Every parameter once and more, in a drawn order. */
const orders = fc.sample(
  fc
    .tuple(
      fc.tuple(...drawn.map((name) => valueOf(name).map((value): Said => [name, value]))),
      fc.array(change, { minLength: 20, maxLength: 40 }),
    )
    .chain(([all, more]) => fc.shuffledSubarray([...all, ...more], { minLength: all.length })),
  { seed: 51, numRuns: 8 },
);

for (const [at, order] of orders.entries())
  test(
    `drawn order ${at}: a changed embed is as one that is opened so`,
    thoroughUnless(at === 0),
    async ({ openArticle, urlOf }) => {
      const first = 'v=1&p=s1&play=0';
      const frame = (id: string, fragment: string) =>
        `<iframe id="${id}" width="480" height="400" src="${urlOf(fragment, 'v1/embed.html')}"></iframe>`;
      const said = new Map<ParameterName, Value>([['preset', 's1'], ...order]);
      const words = [...said].map(
        ([name, value]) => `${parameters[name].key}=${formatValue(value)}`,
      );
      const page = await openArticle(
        frame('live', first) + frame('opened', `v=1&play=0&${words.join('&')}`),
      );
      const live = await inside(page, '#live');
      const opened = await inside(page, '#opened');
      for (const [name, value] of order)
        await page.evaluate(
          (settings) => {
            const { contentWindow } = document.querySelector<HTMLIFrameElement>('#live')!;
            contentWindow?.postMessage({ quadrille: 1, do: 'set', settings }, '*');
          },
          { [name]: value },
        );
      const stateOf = (one: typeof live) =>
        one.evaluate(() => {
          const { quadrille: hook } = window;
          const { documentElement } = document;
          const isSeen = document.querySelector('.stage[data-view]') === null;
          const picture = isSeen ? hook?.picture() : undefined;
          return {
            settings: hook?.settings,
            frame: hook?.frame,
            fingerprint: hook?.fingerprint(),
            hide: documentElement.dataset['hide'],
            pixels:
              picture &&
              [picture.width, picture.height, ...new Uint32Array(picture.data.buffer)].join(),
          };
        });
      await expect
        .poll(async () => (await stateOf(live)).settings, { timeout: 20_000 })
        .toEqual((await stateOf(opened)).settings);
      await expect
        .poll(
          async () => {
            const [one, other] = await Promise.all([stateOf(live), stateOf(opened)]);
            const alike = one.pixels === other.pixels;
            return { ...one, pixels: alike, same: one.fingerprint === other.fingerprint };
          },
          { timeout: 20_000 },
        )
        .toMatchObject({ pixels: true, same: true, frame: (await stateOf(opened)).frame });
    },
  );
