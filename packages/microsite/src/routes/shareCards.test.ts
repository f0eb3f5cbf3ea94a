import { expect, test } from 'vitest';
import { sharePicturePath } from './shareCards.server.ts';
import { GROWN_FIRM } from './testing/grownFirm.ts';

const pictureOf = (path: string) => sharePicturePath(GROWN_FIRM.site, path);

test('every route has pictures of its own', () => {
  expect(
    [
      '/',
      '/mahi',
      '/mahi-more',
      '/ako-2',
      '/mahi/first-week',
      '/ako-1/at-home',
      '/tangata/',
      '/tangata/tama-reid',
      '/rauemi/',
      '/rauemi/tips',
      '/rauemi/hui',
    ].map(pictureOf),
  ).toEqual([
    '/og/site.jpg',
    '/og/slides/mahi.jpg',
    '/og/slides/mahi-more.jpg',
    '/og/slides/ako-2.jpg',
    '/og/work/first-week.jpg',
    '/og/learn/at-home.jpg',
    '/og/tangata.jpg',
    '/og/tangata/tama-reid.jpg',
    '/og/rauemi.jpg',
    '/og/rauemi/tips.jpg',
    '/og/rauemi/hui.jpg',
  ]);
});

test('encodes the dollars of a slug, which readers could take for a variable', () => {
  expect(pictureOf('/ako-1/$$$')).toBe('/og/learn/%24%24%24.jpg');
});

test('stories with the same slug have different pictures', () => {
  expect(pictureOf('/mahi/first-week')).not.toBe(pictureOf('/ako-1/first-week'));
});

test('ignores a trailing slash', () => {
  expect(pictureOf('/tangata')).toBe(pictureOf('/tangata/'));
  expect(pictureOf('/ako-1/at-home/')).toBe(pictureOf('/ako-1/at-home'));
});

test('an alias has the picture of its canonical address', () => {
  expect(pictureOf('/jobs')).toBe('/og/slides/mahi.jpg');
  expect(pictureOf('/study')).toBe('/og/slides/ako-1.jpg');
});

test('a page without a picture has that of the site', () => {
  expect(pictureOf('/404')).toBe('/og/site.jpg');
  expect(pictureOf('/mahi/a/b')).toBe('/og/site.jpg');
});

test('pictures are below the base of a site, in the folder of its language', () => {
  const read = () => ({ kind: 'connect' }) as const;
  const paths = { ...GROWN_FIRM.site.paths, read, intro: '/jobs/fr', canonical: () => '/jobs/fr/equipe' };
  const languages = ['/jobs/', '/jobs/fr'].map((home) => ({ tag: home, name: home, home }));
  expect(sharePicturePath({ paths, languages }, '/jobs/fr/equipe')).toBe('/jobs/og/fr/equipe.jpg');
});
