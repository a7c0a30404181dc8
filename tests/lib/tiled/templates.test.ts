// Instances of templates: objects of which the map says only what differs.

import { readTiled } from 'quadrille/tiled';
import { expect, test } from 'vitest';
import { pathFrom } from '../../../web/lib/tiled/sources.js';
import {
  mapOf,
  objectLayer,
  objectOf,
  objectsOf,
  points,
  property,
  tileOf,
  tilesetOf,
} from './files.js';

const crate = {
  type: 'template',
  object: objectOf({
    id: 4,
    name: 'crate',
    type: 'box',
    width: 20,
    height: 10,
    rotation: 90,
    properties: [property('tag', 3), property('mask', 6)],
  }),
};

test('an instance is as its template, but for what it says itself', async () => {
  const instances = [
    { id: 7, template: 'crate.tj', x: 40, y: 8 },
    {
      id: 8,
      template: 'crate.tj',
      x: 80,
      y: 8,
      name: 'heavy',
      width: 30,
      rotation: 0,
      properties: [property('tag', 9)],
    },
  ];
  const level = await readTiled(objectsOf(instances), {
    templates: { 'crate.tj': crate },
    strict: true,
  });
  expect(level.bodies).toMatchObject([
    {
      shape: { kind: 'box', width: 20, height: 10 },
      x: 35,
      y: 18,
      tag: 3,
      mask: 6,
      data: { id: 7, name: 'crate', type: 'box', area: { x: 40, y: 8 } },
    },
    {
      shape: { kind: 'box', width: 30, height: 10 },
      x: 95,
      y: 13,
      tag: 9,
      mask: 6,
      data: { id: 8, name: 'heavy', type: 'box', properties: { tag: 9, mask: 6 } },
    },
  ]);
});

test('a template is asked for once, and is read in XML, too', async () => {
  const asked: string[] = [];
  const load = (source: string) => {
    asked.push(source);
    return Promise.resolve(`<?xml version="1.0"?>
<template><object name="ramp" type="slope"><properties><property name="tag" type="int" value="3"/></properties>
 <polygon points="0,0 16,0 16,8"/></object></template>`);
  };
  const instance = { template: 'ramp.tx', x: 5, y: 6 };
  const level = await readTiled(
    objectsOf([
      { id: 1, ...instance },
      { id: 2, ...instance, visible: false },
      { id: 3, ...instance },
    ]),
    { load },
  );
  expect(asked).toEqual(['ramp.tx']);
  expect(level.bodies.map(({ data }) => data!.id)).toEqual([1, 3]);
  expect(level.bodies[1]).toMatchObject({
    shape: { kind: 'polygon', corners: [0, 0, 16, 0, 16, 8] },
    x: 5,
    y: 6,
    tag: 3,
    data: { name: 'ramp', type: 'slope' },
  });
});

test('an instance in a map in XML is the same', async () => {
  const xml = await readTiled(
    `<map orientation="orthogonal" width="4" height="3" tilewidth="16" tileheight="16">
      <objectgroup name="Things"><object id="7" template="crate.tj" x="40" y="8"/></objectgroup></map>`,
    { templates: { 'crate.tj': JSON.stringify(crate) } },
  );
  const json = objectsOf([{ id: 7, template: 'crate.tj', x: 40, y: 8 }]);
  expect(xml).toEqual(await readTiled(json, { templates: { 'crate.tj': crate } }));
});

const tileset = tilesetOf({ tiles: [tileOf(2, [objectOf({ height: 8 })], { type: 'plank' })] });
const plank = {
  object: objectOf({ gid: 0x8000_0003 }),
  tileset: { firstgid: 1, source: '../sets/planks.tsj' },
};
const planks = [{ id: 5, template: 'objects/plank.tj', x: 32, y: 16 }];

test('a tile of a template is one of the map, where the map has its tileset', async () => {
  const file = mapOf({
    tilesets: [tilesetOf(), { firstgid: 9, source: './sets/planks.tsj' }],
    layers: [objectLayer(planks)],
  });
  const asked: string[] = [];
  const load = (source: string) => {
    asked.push(source);
    return source.endsWith('plank.tj') ? plank : tileset;
  };
  const level = await readTiled(file, { load });
  expect(asked).toEqual(['./sets/planks.tsj', 'objects/plank.tj']);
  expect(level.bodies).toMatchObject([
    {
      shape: { corners: [16, -16, 0, -16, 0, -8, 16, -8] },
      x: 32,
      y: 16,
      data: { type: 'plank', tile: { number: 2, flips: { horizontal: true } } },
    },
  ]);
});

test('a tileset that only templates name is read by its path from the map', async () => {
  const layers = [objectLayer([...planks, { ...planks[0], id: 6 }])];
  const templates = { 'objects/plank.tj': plank };
  const asked: string[] = [];
  const load = (source: string) => {
    asked.push(source);
    return tileset;
  };
  const level = await readTiled(mapOf({ layers }), { templates, load });
  expect(asked).toEqual(['sets/planks.tsj']);
  expect(level.bodies).toMatchObject([{ data: { type: 'plank' } }, { data: { id: 6 } }]);
});

test('an instance whose template is not given has what it says itself', async () => {
  const instances = [
    { id: 3, template: 'lost.tx', x: 1, y: 2, name: 'start' },
    { id: 4, template: 'lost.tx', x: 0, y: 0, polyline: points(0, 0, 8, 0) },
  ];
  const level = await readTiled(objectsOf(instances), { load: () => undefined as never });
  expect(level.points).toMatchObject([{ id: 3, x: 1, y: 2, name: 'start' }]);
  expect(level.bodies).toMatchObject([{ shape: { kind: 'segment' } }]);
  expect(level.remarks).toEqual([
    'readTiled: layer "Things", object 3: template "lost.tx" must be given by the option templates or load, because it is a file of its own: the object has what it says itself',
    'readTiled: layer "Things", object 4: template "lost.tx" must be given by the option templates or load, because it is a file of its own: the object has what it says itself',
  ]);
});

test.each([
  ['', './sets/a.tsx', 'sets/a.tsx'],
  ['objects/crate.tx', 'a.tsx', 'objects/a.tsx'],
  ['objects/wood/crate.tx', '../../sets/a.tsx', 'sets/a.tsx'],
  ['../shared/crate.tx', '../sets/a.tsx', '../sets/a.tsx'],
  ['crate.tx', '../../a.tsx', '../../a.tsx'],
  ['/levels/crate.tx', 'a.tsx', '/levels/a.tsx'],
  ['https://example.org/b/crate.tx', '../a.tsx', 'https://example.org/a.tsx'],
  ['objects/crate.tx', 'https://example.org/a.tsx', 'https://example.org/a.tsx'],
])('from %o, %o is %o', (of, path, expected) => {
  expect(pathFrom(of, path)).toBe(expected);
});
