import { digits, table, times } from '../report/tables.mjs';
import { growthScene, peers, placements, sizes } from './cases.mjs';

/** Goal for memory, in bytes for each object. */
export const mostBytes = 200;

const articleKinds = ['parent', 'leaf'];

/** The goals that a run of the native benchmark measures. */
const goals = [
  { title: 'WASM against native', most: 1.25, format: asTimes, measure: ratios },
  {
    title: `time per object, 1M against 1k, ${growthScene}, WASM`,
    most: 2.5,
    format: asTimes,
    measure: growth,
  },
  { title: 'bytes per object', most: mostBytes, format: String, measure: bytes },
];

/** How much longer a frame takes as WebAssembly, scene by scene. */
export function ratioTable(cases) {
  const rows = bySceneAndSize(cases, ({ wasm }) => wasm).map(ratioRow);
  const [first, ...others] = placements;
  return table(['scene', 'n', `${first}, native ms`, 'WASM ms', 'ratio', ...others], rows);
}

function ratioRow({ head, found }) {
  const { native, wasm } = found[placements[0]];
  const ratio = placements.map((placement) => asTimes(ratioOf(found[placement])));
  return [...head, ms(native), ms(wasm), ...ratio];
}

/** The trees of the articles beside our placements of the same kind, natively. */
export function articleTable(cases) {
  const rows = bySceneAndSize(cases, ({ native }) => native)
    .filter(({ found }) => found['article-parent'])
    .map(articleRow);
  const columns = articleKinds.flatMap((kind) => [`${kind}: article's ms`, 'ours', 'faster']);
  return table(['scene', 'n', ...columns], rows);
}

function articleRow({ head, found }) {
  const cells = articleKinds.flatMap((kind) => {
    const article = found[`article-${kind}`].native;
    const ours = found[kind].native;
    return [ms(article), ms(ours), times(article.ms.median, ours.ms.median)];
  });
  return [...head, ...cells];
}

/**
 * The broad phases of other libraries beside our default, natively. Means, since Box2D defers work to single frames that a median would
 * hide.
 */
export function peerTable(cases) {
  const groups = bySceneAndSize(cases, ({ native }) => native).filter(({ found }) =>
    peers.some((peer) => found[peer]),
  );
  if (groups.length === 0) return ['Not in the last run.'];
  const columns = peers.flatMap((peer) => [`${peer} ms`, 'x ours']);
  return table(['scene', 'n', 'ours ms', ...columns], groups.map(peerRow));
}

function peerRow({ head, found }) {
  const ours = found[placements[0]].native.ms.mean;
  const cells = peers.flatMap((peer) => {
    const theirs = found[peer]?.native.ms.mean;
    return theirs === undefined ? ['', ''] : [digits(theirs), times(theirs, ours)];
  });
  return [...head, digits(ours), ...cells];
}

/** Each goal beside the measurement of the case that is furthest from it. */
export function goalTable(cases) {
  const rows = goals.map((goal) => goalRow(goal, cases));
  return table(['goal', 'at most', ...placements], rows);
}

function goalRow({ title, most, format, measure }, cases) {
  const verdicts = placements.map((placement) => {
    const measured = measure(cases.filter(({ implementation }) => implementation === placement));
    return verdict(measured, most, format);
  });
  return [title, format(most), ...verdicts];
}

function verdict(values, most, format) {
  if (values.length === 0) return 'not measured';
  const worst = values.reduce((a, b) => (a.value >= b.value ? a : b));
  const met = values.filter(({ value }) => value <= most).length;
  const where = worst.where ? ` (${worst.where})` : '';
  return `${worst.value <= most ? 'met' : `met in ${met} of ${values.length}`}: ${format(worst.value)}${where}`;
}

function ratios(cases) {
  return cases.map((one) => ({ value: ratioOf(one), where: nameOf(one) }));
}

function bytes(cases) {
  return cases.map((one) => ({ value: Math.round(one.bytes / one.count), where: nameOf(one) }));
}

function growth(cases) {
  const at = (wanted) =>
    cases.find(({ scene, count }) => scene === growthScene && count === wanted);
  const [small, large] = [at(1_000), at(1_000_000)];
  if (!small || !large) return [];
  return [{ value: nanoseconds(large, 'wasm') / nanoseconds(small, 'wasm') }];
}

/** Time of one frame for each object. */
export function nanoseconds(one, build) {
  return (1e6 * one[build].ms.median) / one.count;
}

/** The cases of each scene and size together, by implementation; sizes that only the curve needs are left out. */
function bySceneAndSize(cases, wanted) {
  const groups = new Map();
  for (const one of cases.filter((each) => sizes.includes(each.count) && wanted(each))) {
    const head = [one.scene, one.count.toLocaleString('en')];
    const group = groups.get(nameOf(one)) ?? { head, found: {} };
    group.found[one.implementation] = one;
    groups.set(nameOf(one), group);
  }
  return [...groups.values()];
}

function nameOf({ scene, count }) {
  return `${scene} ${count.toLocaleString('en')}`;
}

function ratioOf({ native, wasm }) {
  return wasm.ms.median / native.ms.median;
}

function ms(result) {
  return digits(result.ms.median);
}

function asTimes(ratio) {
  return `${ratio.toFixed(2)}x`;
}
