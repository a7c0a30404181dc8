import { expect, test } from 'vitest';
import { cardPicture } from '../../scripts/page/card-picture.mjs';
import { card } from '../../scripts/page/link-preview.mjs';
import { drawStills } from '../../web/scenes/build/pages.tsx';
import { drawCards } from '../../web/wild/build/pages.tsx';

test.each(drawStills().filter((still) => still.card !== undefined))(
  '$card has the size of a card, and is small enough for programs that show it',
  ({ source }) => {
    const png = Buffer.from(cardPicture(source));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([card.width, card.height]);
    expect(png.length).toBeLessThan(150_000);
  },
);

const pictureWith = (shape: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9">${shape}</svg>`;

const cardWith = (shape: string): Uint8Array => cardPicture(pictureWith(shape));

test('letters of a picture, which machines draw by fonts of their own, are left out', () => {
  expect(cardWith('<text y="9">x</text>')).toEqual(cardWith(''));
  expect(cardWith('<path d="M0 0h9v9z"/>')).not.toEqual(cardWith(''));
});

test('two pictures stand beside each other, also with shapes far outside', () => {
  const square = '<path d="M0 0h9v9h-9z"/>';
  const near = pictureWith(square);
  const far = pictureWith(`<path d="M-99999 0h1v1h-1z"/>${square}`);
  expect(cardPicture(far, far)).toEqual(cardPicture(near, near));
  expect(cardPicture(near, near)).not.toEqual(cardPicture(near, pictureWith('')));
});

test.each(drawCards())('$path shows both pictures', ({ pictures }) => {
  const png = cardPicture(...pictures);
  expect(png).not.toEqual(cardPicture(pictures[0]!, pictureWith('')));
  expect(png).not.toEqual(cardPicture(pictureWith(''), pictures[1]!));
  expect(png.length).toBeLessThan(150_000);
});
