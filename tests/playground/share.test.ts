import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortest } from '../../web/playground/engine/float-text.ts';
import { type Embed, embedCode } from '../../web/playground/features/share/embed-code.ts';
import { boxLines } from '../../web/playground/features/share/shared-frame.ts';
import { SvgContext } from '../../web/playground/render/svg-context.ts';
import { SvgTarget } from '../../web/playground/render/svg-target.ts';
import { fromFragment } from '../../web/playground/state/fragment.ts';
import { withChanges } from '../../web/playground/state/settings.ts';
import { draws } from '../lib/draws.ts';

describe('a float in code', () => {
  test('is as short as possible', () => {
    expect([Math.fround(0.1), 12, -0.5, Math.fround(1 / 3)].map(shortest)).toEqual([
      '0.1',
      '12',
      '-0.5',
      '0.33333334',
    ]);
  });

  test('parses to the same 32 bits', () => {
    fc.assert(
      fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Math.fround(Number(shortest(value)))).toBe(value);
      }),
      { seed: 5, numRuns: draws(2_000) },
    );
  });
});

test('each box is one line', () => {
  const boxes = Float32Array.of(1, 2, 3, 4, 5.5, 6, 7, 8);
  expect(boxLines(boxes, (numbers) => `{${numbers}}`)).toBe('{1, 2, 3, 4}\n{5.5, 6, 7, 8}');
});

describe('an embed', () => {
  const page = 'https://example.org/q/index.html#v=1';
  const scene = fromFragment('p=s4&n=20&touch=1&probe=0&play=0');
  const embed: Embed = {
    form: 'iframe',
    settings: { ...scene, start: 'click', hide: 'scenes.settings' },
    height: 480,
    title: 'A "title" <b>',
    instead: 'Not shown.',
    open: 'Open <it>',
  };

  test('is an iframe of the embedded page beside this one, as wide as its column', async () => {
    expect(await embedCode(page, embed)).toBe(
      '<iframe src="https://example.org/q/v1/embed.html#v=1&amp;p=s4&amp;n=20&amp;touch=1&amp;probe=0&amp;play=0&amp;start=click&amp;hide=scenes.settings" ' +
        'title="A &quot;title&quot; &lt;b>" width="100%" height="480" style="border: 0" loading="lazy" allow="clipboard-write"></iframe>',
    );
  });

  test('is an element with the same settings, and the script that defines it', async () => {
    expect(await embedCode(page, { ...embed, form: 'element' })).toBe(
      '<script type="module" src="https://example.org/q/v1/element.js"></script>\n' +
        '<quadrille-playground src="https://example.org/q/v1/embed.html" title="A &quot;title&quot; &lt;b>" ' +
        'preset="s4" count="20" touching probe="false" playing="false" start="click" hide="scenes settings" style="block-size: 480px">' +
        'Not shown. <a href="https://example.org/q/index.html#v=1&amp;p=s4&amp;n=20&amp;touch=1&amp;probe=0&amp;play=0">Open &lt;it></a></quadrille-playground>',
    );
  });

  test('follows its content only as an element', async () => {
    const settings = { ...embed.settings, fit: 'content' as const };
    expect(await embedCode(page, { ...embed, settings })).not.toContain('fit=');
    const element = await embedCode(page, { ...embed, settings, form: 'element' });
    expect(element).toContain('fit="content"');
    expect(element).not.toContain('block-size');
  });

  test('of many edits is compressed', async () => {
    const walls = Array.from({ length: 90 }, (_, at) => `${at}w${at},${7 * at},90,6`).join(';');
    const settings = withChanges(scene, { edits: walls });
    const code = await embedCode(page, { ...embed, settings });
    expect(code).toMatch(/embed\.html#v=1&amp;zip=[\w-]+"/);
    expect(code.length).toBeLessThan(walls.length);
  });
});

function drawn(draw: (brush: SvgContext) => void): readonly string[] {
  const target = new SvgTarget();
  const brush = new SvgContext(target);
  draw(brush);
  brush.flush();
  return target.elements;
}

describe('a brush for shapes', () => {
  test('makes one shape of rectangles of a colour, each from the corner of the one before, and keeps the order of colours', () => {
    const shapes = drawn((brush) => {
      for (const [x, colour] of ['red', 'red', 'blue', 'red'].entries()) {
        brush.fillStyle = colour;
        brush.fillRect(x, 0, 1, 2);
      }
    });
    expect(shapes).toEqual([
      '<path d="m0 0h1v2h-1zm1 0h1v2h-1z" fill="red"/>',
      '<path d="m2 0h1v2h-1z" fill="blue"/>',
      '<path d="m3 0h1v2h-1z" fill="red"/>',
    ]);
  });

  test('keeps translucent rectangles apart, since they add up where they overlap', () => {
    const shapes = drawn((brush) => {
      brush.fillRect(0, 0, 9, 9);
      brush.globalAlpha = 0.06 * 3;
      brush.fillRect(0, 0, 1, 1);
      brush.fillRect(0, 0, 1, 1);
    });
    const veil = '<path d="M0 0h1v1h-1z" fill="#000" fill-opacity="0.18"/>';
    expect(shapes).toEqual(['<path d="m0 0h9v9h-9z" fill="#000"/>', veil, veil]);
  });

  test('strokes its path in its colour; an empty path adds nothing', () => {
    const shapes = drawn((brush) => {
      brush.stroke();
      brush.fill();
      brush.setLineDash([6, 4]);
      brush.lineWidth = 2;
      brush.lineTo(1, 2);
      brush.lineTo(1 / 3, 4);
      brush.closePath();
      brush.stroke();
      brush.beginPath();
      brush.arc(5, 5, 2);
      brush.fill();
    });
    expect(shapes).toEqual([
      '<path d="M1 2L0.33 4z" fill="none" stroke="#000" stroke-width="2" stroke-dasharray="6 4"/>',
      '<path d="M3 5a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z" fill="#000"/>',
    ]);
  });

  test('writes text from its upper left corner', () => {
    const shapes = drawn((brush) => {
      brush.font = '600 10px sans-serif';
      brush.textBaseline = 'top';
      brush.fillText('3', 4, 5);
    });
    const look =
      'style="font:600 10px sans-serif" dominant-baseline="text-before-edge" fill="#000"';
    expect(shapes).toEqual([`<text x="4" y="5" ${look}>3</text>`]);
  });
});
