// The reader of XML: what it understands, and what it refuses by a sentence with the line.

import { expect, test } from 'vitest';
import { readXml } from '../../../web/lib/tiled/xml.js';

test('reads elements, attributes, text, comments, CDATA, instructions and entities', () => {
  const document = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
    <!-- <no/> & -- no > element -->
    <map a='1 "2"' b = "&lt;&#65;&#x42;&amp;" ><?php echo "<b>" ?>
      one<layer/><![CDATA[ <two> & ]]>&gt;<layer x="3"
      >three</layer >
    </map>\n`;
  const map = readXml('here', document);
  expect(map.name).toBe('map');
  expect([...map.attributes]).toEqual([
    ['a', '1 "2"'],
    ['b', '<AB&'],
  ]);
  expect(map.text.trim()).toMatch(/^one <two> & >$/);
  expect(map.children.map(({ name, text }) => [name, text])).toEqual([
    ['layer', ''],
    ['layer', 'three'],
  ]);
});

test.each([
  ['', 'line 1: there is no element'],
  ['text', 'line 1: "text" is outside an element'],
  ['<a>', 'line 1: element a has no end'],
  ['<a/><b/>', 'line 1: element b is outside the first one'],
  ['<a></b>', 'line 1: the end of a is expected, not of b'],
  ['</a>', 'line 1: the end of no element is expected, not of a'],
  ['<a\n<b/>', 'line 2: an attribute of a has no name'],
  ['<a b/>', 'line 1: attribute b of a has no value'],
  ['<a b=c/>', 'line 1: attribute b of a is not in quotes'],
  ['<a b="c/>', 'line 1: attribute b of a has no end'],
  ['<a b="<"/>', 'line 1: attribute b of a contains a <'],
  ['<a b="1"c="2"/>', 'line 1: attributes of a are not apart'],
  ['<a b="1" b="2"/>', 'line 1: element a has attribute b twice'],
  ['<a /b>', 'line 1: element a has no end'],
  ['<a>\n<!-- </a>', 'line 2: a comment has no end'],
  ['<a><![CDATA[</a>', 'line 1: a CDATA section has no end'],
  ['<?xml', 'line 1: an instruction has no end'],
  ['<a>&b;</a>', 'line 1: there is no entity "&b"'],
  ['<a>& </a>', 'line 1: there is no entity "&"'],
  ['<a>&#0;</a>', 'line 1: there is no entity "&#0"'],
  ['<a>&#xD800;</a>', 'line 1: there is no entity "&#xD800"'],
  ['<a>&#1114112;</a>', 'line 1: there is no entity "&#1114112"'],
  ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'line 1: document types and entities are not read'],
  ['<a><!ENTITY b "c"></a>', 'line 1: document types and entities are not read'],
  ['<a>'.repeat(101), 'line 1: elements are more than 100 deep in each other'],
  ['<1/>', 'line 1: an element has no name'],
])('refuses %j', (document, why) => {
  expect(() => readXml('here', document)).toThrow(`here: this is no XML that can be read: ${why}`);
});

test('takes time in proportion to the text', () => {
  const inside = '<b c="&lt;">&gt;</b> '.repeat(100_000);
  expect(readXml('here', `<a>${inside}</a>`).children.length).toBe(100_000);
  expect(() => readXml('here', `<a ${'b '.repeat(100_000)}`)).toThrow(RangeError);
  expect(() => readXml('here', `<a>${'&'.repeat(100_000)}`)).toThrow(RangeError);
});
