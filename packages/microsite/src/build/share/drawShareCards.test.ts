import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectOf, originalOf, readShare } from '@tamarack-lowe/stories/server';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { site, siteContext } from '../../app/siteContext.server.ts';
import { sharePicturePath } from '../../table/head/sharePicturePath.ts';
import { listCards } from '../../table/listCards.server.ts';
import { listPages } from '../../table/listPages.server.ts';
import type { ShareCard } from '../../table/ShareCard.ts';
import { cardGround } from './cardGround.ts';
import { cardTypefaces } from './cardTypefaces.ts';
import { cardWords } from './cardWords.ts';
import { drawShareCards } from './drawShareCards.ts';

const context = siteContext();
const cards = listCards(context);
const share = readShare();
const logo = objectOf('objects/logo-night').file;
const fonts = await cardTypefaces();
const art = { photo: share.portraits[0] };

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const draw = (some: ShareCard[], { target = emptyFolder(), cache = emptyFolder() } = {}) =>
  drawShareCards({ site, cards: some, share, logo, originalOf, target, cache });

test('has a card for the picture of every page that is built', () => {
  const drawn = new Set(cards.map(({ path }) => sharePicturePath(site.paths, path)));
  const wanted = listPages(context).map(({ path }) => sharePicturePath(site.paths, path));
  expect(wanted.filter((picture) => !drawn.has(picture))).toEqual([]);
  expect(drawn.size).toBe(cards.length);
});

test('fits every headline without a system font', async () => {
  for (const card of cards)
    expect(await cardWords(card, { careers: 'Careers', fonts })).not.toContain('<text');
  expect(cardGround({ portraits: share.portraits }, { ring: share.ring, logo }).svg).not.toContain('<text');
});

test('writes letters beyond Latin-1, and says which the typefaces cannot write', async () => {
  await cardWords({ headline: 'Łukasz, Şebnem', art }, { careers: 'Careers', fonts });
  await expect(cardWords({ headline: '树', art }, { careers: 'Careers', fonts })).rejects.toThrow(
    'cannot write "树"',
  );
});

test('makes a long headline smaller rather than cutting it, and stops when it cannot be read', async () => {
  const fit = (headline: string) => cardWords({ headline, art }, { careers: 'Careers', fonts });
  await fit(
    'Two pages is plenty, and one good line is better than both of them, as everybody in this firm will say.',
  );
  await expect(fit('Incomprehensibilities'.repeat(3))).rejects.toThrow(/too long for a share card/);
  await expect(fit('word '.repeat(80).trim())).rejects.toThrow(/too long for a share card/);
});

test('draws a card of 1200 × 630 px that a slow line can carry, of site and story', async () => {
  const target = emptyFolder();
  const story = cards.find(({ path }) => path.endsWith('$$$')) as ShareCard;
  const pictures = await draw([cards[0] as ShareCard, story], { target });
  const files = Object.values(pictures).flatMap((made) => Object.entries(made.files));
  expect(files.map(([file]) => file)).toEqual(['og/site.jpg', 'og/recruit/$$$.jpg']);
  for (const [file, size] of files) {
    const { width, height, format } = await sharp(join(target, file)).metadata();
    expect({ width, height, format }, file).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(size, file).toBeLessThanOrEqual(120 * 1024);
  }
});

test('draws a card again only when its words or pictures change', async () => {
  const cache = emptyFolder();
  const card = { path: site.paths.intro, headline: 'Twice', note: 'Zoé', art };
  const [first] = Object.values(await draw([card], { cache }));
  const [again] = Object.values(await draw([card], { cache }));
  const [other] = Object.values(await draw([{ ...card, note: 'Noé' }], { cache }));
  expect(again).toEqual(first);
  expect(other?.from).not.toBe(first?.from);
  expect(readdirSync(cache)).toEqual([other?.from]);
});
