import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { sharePicturePath } from '../../../table/head/sharePicturePath.ts';
import { listCards } from '../../../table/listCards.server.ts';
import { listPages } from '../../../table/listPages.server.ts';
import type { ShareCard } from '../../../table/ShareCard.ts';
import { GROWN_FIRM } from '../../../table/testing/grownFirm.ts';
import { cardTypefaces } from '../../share/cardTypefaces.ts';
import { emptyFolder } from '../../testing/emptyFolder.ts';
import { cardGround } from './cardBackground.ts';
import { cardWords } from './cardText.ts';
import { cardDress } from './cardTheme.ts';
import { drawShareCards } from './shareCards.ts';

const { site } = GROWN_FIRM;
const cards = listCards(GROWN_FIRM);
const share = { ring: 'Kia ora', careers: 'Work at Kōrero' };
const art = { photo: 'people/Aroha_Ngata' };
const fonts = await cardTypefaces();
const dress = cardDress({ theme: undefined, typefaces: [], folder: '.', contentFolder: import.meta.dirname });
const { paper } = dress;

/** A drawing of one colour. */
function drawing(colour: string, size = 'width="274" height="80"'): string {
  const file = join(emptyFolder(), 'drawing.svg');
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="${colour}"/></svg>`,
  );
  return file;
}

let logo: string;
let picture: string;
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  logo = drawing('white');
  picture = drawing('green', 'width="400" height="300"');
});

/** Draws some cards, and gives the folder of the site. */
async function draw(some: ShareCard[], cache = emptyFolder()): Promise<string> {
  const target = emptyFolder();
  const originalOf = () => ({ file: picture, focal: { x: 50, y: 50 } });
  await drawShareCards({ decks: [{ site, cards: some, share, logo }], originalOf, dress, target, cache });
  return target;
}

test('has a card for the picture of every page that is built', () => {
  const drawn = new Set(cards.map(({ path }) => sharePicturePath(site, path)));
  const wanted = listPages(GROWN_FIRM).map(({ path }) => sharePicturePath(site, path));
  expect(wanted.filter((picture) => !drawn.has(picture))).toEqual([]);
  expect(drawn.size).toBe(cards.length);
});

test('fits every headline without a system font', async () => {
  for (const card of cards)
    expect(await cardWords(card, { careers: 'Careers', fonts, paper })).not.toContain('<text');
  expect(
    cardGround({ portraits: [art.photo, 'people/Tama_Reid'] }, { ring: share.ring, logo, paper }).svg,
  ).not.toContain('<text');
});

test('writes letters beyond Latin-1, and says which the typefaces cannot write', async () => {
  await cardWords({ headline: 'Łukasz, Şebnem', art }, { careers: 'Careers', fonts, paper });
  await expect(cardWords({ headline: '树', art }, { careers: 'Careers', fonts, paper })).rejects.toThrow(
    'cannot write "树"',
  );
});

test('makes a long headline smaller rather than cutting it, and stops when it cannot be read', async () => {
  const fit = (headline: string) => cardWords({ headline, art }, { careers: 'Careers', fonts, paper });
  await fit(
    'Two pages is plenty, and one good line is better than both of them, as everybody in this firm will say.',
  );
  await expect(fit('Incomprehensibilities'.repeat(3))).rejects.toThrow(/too long for a share card/);
  await expect(fit('word '.repeat(80).trim())).rejects.toThrow(/too long for a share card/);
});

test('draws a card of 1200 × 630 px that a slow line can carry, of site and story', async () => {
  const shown = cards.filter(({ path }) => path === '/' || path.endsWith('$$$'));
  const target = await draw(shown);
  const files = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.jpg$/.test(name),
  );
  expect(files.sort()).toEqual(['og/learn/$$$.jpg', 'og/site.jpg']);
  for (const file of files) {
    const { width, height, format } = await sharp(join(target, file)).metadata();
    expect({ width, height, format }, file).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(readFileSync(join(target, file)).length, file).toBeLessThanOrEqual(120 * 1024);
  }
});

test('draws a card again only when its words or pictures change', async () => {
  const cache = emptyFolder();
  const card = { path: site.paths.intro, headline: 'Twice', note: 'Zoé', art };
  const kept = () => readdirSync(cache);
  const shown = async (drawn: ShareCard) =>
    readFileSync(join(await draw([drawn], cache), 'og/site.jpg'), 'utf8');
  await draw([card], cache);
  const [first = ''] = kept();
  writeFileSync(join(cache, first), 'drawn before');
  expect(await shown(card)).toBe('drawn before');

  expect(await shown({ ...card, note: 'Noé' })).not.toBe('drawn before');
  const [second = ''] = kept();
  expect([kept().length, second]).toEqual([1, expect.not.stringContaining(first)]);

  writeFileSync(join(cache, second), 'drawn before');
  picture = drawing('orange');
  expect(await shown({ ...card, note: 'Noé' })).not.toBe('drawn before');
  expect(kept()).toEqual([expect.not.stringContaining(second)]);
});

test('wears the colours and typefaces of a theme', () => {
  const theme = join(emptyFolder(), 'theme.css');
  writeFileSync(
    theme,
    ':root { --gt-color-night-900: #16262e; --gt-font-display: "Piazzolla Variable", serif; --gt-font-text: Arial; }',
  );
  const typeface = {
    family: 'Piazzolla Variable',
    file: './piazzolla.woff2',
    weights: [650, 800] as [number, number],
    narrower: 1,
    standIns: [],
  };
  const own = cardDress({
    theme,
    typefaces: [typeface],
    folder: import.meta.dirname,
    contentFolder: emptyFolder(),
  });
  expect(own.families).toEqual({ display: 'Piazzolla Variable', text: null });
  expect(cardGround(art, { ring: share.ring, logo, paper: own.paper }).svg).toContain('fill="#16262e"');
});
