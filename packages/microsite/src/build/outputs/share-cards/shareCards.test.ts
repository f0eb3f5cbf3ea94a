import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { listCards, listPages, type ShareCard } from '../../../routes/pages.server.ts';
import { sharePicturePath } from '../../../routes/shareCards.server.ts';
import { GROWN_FIRM } from '../../../routes/testing/grownFirm.ts';
import { emptyFolder } from '../../testing/emptyFolder.ts';
import { cardBackground } from './cardBackground.ts';
import { cardText } from './cardText.ts';
import { cardTheme, kitFonts } from './cardTheme.ts';
import { writeShareCards } from './shareCards.ts';

const { site } = GROWN_FIRM;
const cards = listCards(GROWN_FIRM);
const share = { ring: 'Kia ora', careers: 'Work at Kōrero' };
const art = { photo: 'people/Aroha_Ngata' };
const fonts = await kitFonts();
const theme = cardTheme({ theme: undefined, typefaces: [], folder: '.', contentFolder: import.meta.dirname });
const { colours } = theme;

/** Writes a drawing of one colour. */
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

/** Writes cards, and returns the folder of the site. */
async function render(some: ShareCard[], cache = emptyFolder()): Promise<string> {
  const target = emptyFolder();
  const originalOf = () => ({ file: picture, focal: { x: 50, y: 50 } });
  await writeShareCards({ sites: [{ site, cards: some, share, logo }], originalOf, theme, target, cache });
  return target;
}

test('there is a card for the share picture of every page', () => {
  const rendered = new Set(cards.map(({ path }) => sharePicturePath(site, path)));
  const wanted = listPages(GROWN_FIRM).map(({ path }) => sharePicturePath(site, path));
  expect(wanted.filter((picture) => !rendered.has(picture))).toEqual([]);
  expect(rendered.size).toBe(cards.length);
});

test('every headline fits, and no text needs a system font', async () => {
  for (const card of cards)
    expect(await cardText(card, { careers: 'Careers', fonts, colours })).not.toContain('<text');
  expect(
    cardBackground({ portraits: [art.photo, 'people/Tama_Reid'] }, { ring: share.ring, colours }).svg,
  ).not.toContain('<text');
});

test('renders letters beyond Latin-1, and names those that the typefaces lack', async () => {
  await cardText({ headline: 'Łukasz, Şebnem', art }, { careers: 'Careers', fonts, colours });
  await expect(cardText({ headline: '树', art }, { careers: 'Careers', fonts, colours })).rejects.toThrow(
    'cannot write "树"',
  );
});

test('makes a long headline smaller instead of cutting it, and throws when it would be too small', async () => {
  const fit = (headline: string) => cardText({ headline, art }, { careers: 'Careers', fonts, colours });
  await fit(
    'Two pages is plenty, and one good line is better than both of them, as everybody in this firm will say.',
  );
  await expect(fit('Incomprehensibilities'.repeat(3))).rejects.toThrow(/too long for a share card/);
  await expect(fit('word '.repeat(80).trim())).rejects.toThrow(/too long for a share card/);
});

test('cards of site and story are 1200 × 630 px and at most 120 KB', async () => {
  const shown = cards.filter(({ path }) => path === '/' || path.endsWith('$$$'));
  const target = await render(shown);
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

test('renders a card again only when its words or pictures change', async () => {
  const cache = emptyFolder();
  const card = { path: site.paths.intro, headline: 'Twice', note: 'Zoé', art };
  const cached = () => readdirSync(cache);
  const shown = async (each: ShareCard) =>
    readFileSync(join(await render([each], cache), 'og/site.jpg'), 'utf8');
  await render([card], cache);
  const [first = ''] = cached();
  writeFileSync(join(cache, first), 'rendered before');
  expect(await shown(card)).toBe('rendered before');

  expect(await shown({ ...card, note: 'Noé' })).not.toBe('rendered before');
  const [second = ''] = cached();
  expect([cached().length, second]).toEqual([1, expect.not.stringContaining(first)]);

  writeFileSync(join(cache, second), 'rendered before');
  picture = drawing('orange');
  expect(await shown({ ...card, note: 'Noé' })).not.toBe('rendered before');
  expect(cached()).toEqual([expect.not.stringContaining(second)]);
});

test('leaves out cards that are not in the cache, and renders one when it is asked for', async () => {
  const [cache, target] = [emptyFolder(), emptyFolder()];
  const card = { path: site.paths.intro, headline: 'Later', note: 'Zoé', art };
  const originalOf = () => ({ file: picture, focal: { x: 50, y: 50 } });
  const options = { sites: [{ site, cards: [card], share, logo }], originalOf, theme, cache };
  const missing = await writeShareCards({ ...options, target, cachedOnly: true });
  expect([...missing.keys()]).toEqual(['/og/site.jpg']);
  expect(readdirSync(target)).toEqual([]);
  const file = (await missing.get('/og/site.jpg')?.()) ?? '';
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });

  expect((await writeShareCards({ ...options, target, cachedOnly: true })).size).toBe(0);
  expect(readFileSync(join(target, 'og/site.jpg')).equals(readFileSync(file))).toBe(true);
});

test('cards use the colours and typefaces of a theme', () => {
  const file = join(emptyFolder(), 'theme.css');
  writeFileSync(
    file,
    ':root { --gt-color-night-900: #16262e; --gt-font-display: "Piazzolla Variable", serif; --gt-font-text: Arial; }',
  );
  const typeface = {
    family: 'Piazzolla Variable',
    file: './piazzolla.woff2',
    weights: [650, 800] as [number, number],
    fallbackWidth: 1,
    fallbacks: [],
  };
  const own = cardTheme({
    theme: file,
    typefaces: [typeface],
    folder: import.meta.dirname,
    contentFolder: emptyFolder(),
  });
  expect(own.families).toEqual({ display: 'Piazzolla Variable', text: null });
  expect(cardBackground(art, { ring: share.ring, colours: own.colours }).svg).toContain('fill="#16262e"');
});
