import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtPaths } from '../../app/content/builtPaths.server.ts';
import { sharePicturePath } from '../../app/content/sharePicturePath.ts';
import { composeGround, composeWords } from './composeCard.ts';
import { cardPainter, drawGround } from './drawCard.ts';
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
  for (const card of cards) expect(composeWords(card, typefaces)).not.toContain('<text');
  expect(composeGround({ portraits: words.portraits }, words, typefaces.text).svg).not.toContain('<text');
});

test('says which word the fonts cannot write', async () => {
  const { display } = await loadTypefaces('');
  expect(() => display.measure('树')).toThrow(/cannot write "树"/);
});

test('draws a card of 1200 × 630 px that a slow line can carry', async () => {
  const typefaces = await loadTypefaces('');
  const card = { headline: 'Nobody grows alone.', art: { portraits: words.portraits } };
  const paint = cardPainter(await drawGround(composeGround(card.art, words, typefaces.text)));
  const picture = await paint(composeWords(card, typefaces));
  const { width, height, format } = await sharp(picture).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  expect(picture.length).toBeLessThanOrEqual(120 * 1024);
});

test('draws the words of a card on what its picture has in common with others', async () => {
  const typefaces = await loadTypefaces('');
  const art = { photo: words.portraits[0] };
  const paint = cardPainter(await drawGround(composeGround(art, words, typefaces.text)));
  const draw = (headline: string) => paint(composeWords({ art, headline, note: 'Zoé' }, typefaces));

  const once = await draw('Twice');
  const other = await draw('A longer headline');
  expect(once.equals(other)).toBe(false);
  // Nothing of the card before it is left.
  expect(once.equals(await draw('Twice'))).toBe(true);
});
