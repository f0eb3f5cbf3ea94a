import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtPaths } from '../../app/content/builtPaths.server.ts';
import { sharePicturePath } from '../../app/content/sharePicturePath.ts';
import { composeCard } from './composeCard.ts';
import { drawCard } from './drawCard.ts';
import { listCards } from './listCards.ts';
import { loadTypefaces } from './loadTypefaces.ts';
import { readShareWords } from './readShareWords.ts';

const words = readShareWords();
const cards = listCards(words);

test('has a card for the picture of every page that is built', async () => {
  const drawn = new Set(cards.map(({ path }) => sharePicturePath(path)));
  const wanted = (await builtPaths()).map(sharePicturePath);
  expect(wanted.filter((picture) => !drawn.has(picture))).toEqual([]);
  expect(drawn.size).toBe(cards.length);
});

test('fits every headline into three lines without a system font', async () => {
  const typefaces = await loadTypefaces(cards.map(({ headline, note = '' }) => headline + note).join(''));
  for (const card of cards) expect(composeCard(card, words, typefaces).svg).not.toContain('<text');
});

test('says which word the fonts cannot write', async () => {
  const { display } = await loadTypefaces('');
  expect(() => display.measure('树')).toThrow(/cannot write "树"/);
});

test('draws a card of 1200 × 630 px that a slow line can carry', async () => {
  const typefaces = await loadTypefaces('');
  const card = { path: '/', headline: 'Nobody grows alone.', art: { portraits: words.portraits } };
  const png = await drawCard(composeCard(card, words, typefaces));
  const { width, height, format } = await sharp(png).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  expect(png.length).toBeLessThanOrEqual(120 * 1024);
});

test('draws the same card from the same words', async () => {
  const typefaces = await loadTypefaces('');
  const card = { path: '/a', headline: 'Twice', note: 'Zoé', art: { photo: words.portraits[0] } };
  expect(composeCard(card, words, typefaces)).toEqual(composeCard(card, words, typefaces));
});
