/** Every kind of probe has all its parts: see "Adding a probe" in web/playground/README.md. */
import { existsSync } from 'node:fs';
import { load } from 'quadrille';
import { beforeAll, describe, expect, test } from 'vitest';
import { states } from '../../scripts/page/states.mjs';
import { populate } from '../../web/playground/engine/simulation/populate.ts';
import { TreeDriver } from '../../web/playground/engine/tree/driver.ts';
import { ProbeRunner } from '../../web/playground/engine/tree/probe-query.ts';
import type { Probe } from '../../web/playground/probes/probe.ts';
import { probeKinds, probeOf } from '../../web/playground/probes/registry.ts';
import type { ProbeSurface } from '../../web/playground/render/drawn-probe.ts';
import type { Palette } from '../../web/playground/render/palette.ts';
import { SvgContext } from '../../web/playground/render/svg-context.ts';
import { SvgTarget } from '../../web/playground/render/svg-target.ts';
import { cameraOf, viewportOf } from '../../web/playground/render/viewport.ts';
import {
  type ParameterName,
  parameterNames,
  parameters,
  type Settings,
} from '../../web/playground/state/parameters.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import { type Changes, withChanges } from '../../web/playground/state/settings.ts';

beforeAll(() => load());

const { colours, settings: usual, world } = presetOf('s2');

/** Set by hand, whatever the kind: where the probe is, and how it is looked at. */
const ofEveryKind: ReadonlySet<ParameterName> = new Set<ParameterName>([
  'probe',
  'probeKind',
  'visits',
  'step',
]);

const numbersOfProbe = parameterNames.filter(
  (name) => parameters[name].group === 'probe' && !ofEveryKind.has(name),
);

function settingsOf(kind: Settings['probeKind'], changes: Changes = {}): Settings {
  return withChanges(usual, { probe: true, probeKind: kind, ...changes });
}

function probeIn(settings: Settings): Probe {
  const probe = probeOf(settings, world);
  if (!probe) throw new Error('the probe is not in the world');
  return probe;
}

function codeOf(settings: Settings): string {
  return probeIn(settings).toScript(5) + probeIn(settings).toCpp(5);
}

function treeOf(settings: Settings): TreeDriver {
  const { boxes } = populate(withChanges(settings, { count: 300, minSize: 4 }), world);
  return new TreeDriver(settings, world, boxes);
}

/** What a probe draws, as shapes of a file. */
function drawn(settings: Settings, draw: (surface: ProbeSurface) => void): readonly string[] {
  const paper = new SvgTarget();
  const context = new SvgContext(paper);
  const view = viewportOf({ width: 600, height: 800, ratio: 1 }, world, cameraOf(settings, world));
  draw({ context, palette: { ...colours } as Palette, view });
  context.flush();
  return paper.elements;
}

test('the registry has the kinds of the table, in its order, each in a file of its own', () => {
  expect(Object.keys(probeKinds)).toEqual(parameters.probeKind.values);
  for (const kind of parameters.probeKind.values)
    expect(
      existsSync(new URL(`../../web/playground/probes/${kind}.ts`, import.meta.url)),
      kind,
    ).toBe(true);
});

describe.each(parameters.probeKind.values)('%s', (kind) => {
  const { drag, isBox, parameters: read } = probeKinds[kind];

  test.each(numbersOfProbe)('names %s among its parameters exactly if it reads it', (name) => {
    const parameter = parameters[name];
    if (parameter.kind !== 'number') throw new Error(`${name} is no number`);
    const settings = settingsOf(kind);
    const other = settingsOf(kind, { [name]: Number(settings[name]) + parameter.step });
    expect(codeOf(other) !== codeOf(settings)).toBe(read.includes(name));
  });

  test('is dragged to a direction exactly if it reads one', () => {
    expect(drag === 'direction').toBe(read.includes('directionX') && read.includes('directionY'));
  });

  test('has a box exactly if it says so', () => {
    expect(probeIn(settingsOf(kind)).box !== undefined).toBe(isBox);
  });

  test('finds something in the tree, and the same by brute force', () => {
    const settings = settingsOf(kind);
    const tree = treeOf(settings);
    const { hits, tested, visited } = tree.run(probeIn(settings), new ProbeRunner());
    const { hits: wanted } = probeIn(settings).findByBruteForce(tree.boxes, false);
    expect([...hits].toSorted((a, b) => a - b)).toEqual([...wanted].toSorted((a, b) => a - b));
    expect(hits.length).toBeGreaterThan(0);
    expect(tested.length).toBeGreaterThanOrEqual(hits.length);
    expect(visited).toBeGreaterThan(0);
    tree.dispose();
  });

  test('prints what it finds, as a program', () => {
    const settings = settingsOf(kind);
    const tree = treeOf(settings);
    const probe = probeIn(settings);
    const { hits } = tree.run(probe, new ProbeRunner());
    const printed: string[] = [];
    const print = { log: (text: string) => printed.push(text) };
    tree.copyOf((index) => {
      // oxlint-disable-next-line typescript/no-implied-eval -- what is shared is code
      new Function('tree', 'console', probe.toScript(settings.step))(index, print);
      return new Int32Array(0);
    });
    expect(printed).toHaveLength(1);
    expect(printed[0]).toMatch(new RegExp(`(^|, )${hits.length} hits$`));
    expect(probe.toCpp(settings.step)).toMatch(/= tree\.\w+\(.*std::printf\("/s);
    tree.dispose();
  });

  test('draws its outline, and its area unless it has none', () => {
    const settings = settingsOf(kind);
    const probe = probeIn(settings);
    const area = drawn(settings, (brush) => probe.drawArea(brush, undefined));
    expect(drawn(settings, (brush) => probe.drawOutline(brush, undefined))).not.toEqual([]);
    expect(area.length > 0).toBe(read.includes('probeSize'));
  });

  test('is among the states whose pictures are taken and whose accessibility is tested', () => {
    expect(states.map(({ name }) => name)).toContain(`probe-${kind}`);
  });
});

describe('a polygon', () => {
  test('is convex in every size, wherever it is', () => {
    const tree = treeOf(usual);
    const { min, max } = parameters.probeCorners;
    for (let probeCorners = min; probeCorners <= max; probeCorners++)
      for (const probeSize of [1, 2, 3, 5, 17, 120, 599, 600])
        for (const probeX of [-400, 0, 301, 1_400]) {
          const changes = { probeCorners, probeSize, probeX };
          const { hits } = tree.find(probeIn(settingsOf('polygon', changes)));
          expect(hits.length).toBeGreaterThanOrEqual(0);
        }
    tree.dispose();
  });
});
