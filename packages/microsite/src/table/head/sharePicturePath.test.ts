import { expect, test } from 'vitest';
import { site } from '../../../../../apps/site/app/siteContext.server.ts';
import { sharePicturePath } from './sharePicturePath.ts';

const pictureOf = (path: string) => sharePicturePath(site.paths, path);

test('gives every kind of page a picture of its own', () => {
  expect(
    [
      '/',
      '/grow-together',
      '/discover-purpose-driven',
      '/how-we-recruit-2',
      '/grow-together/your-cpa-journey',
      '/how-we-recruit-1/your-application',
      '/connect-with-us/',
      '/connect-with-us/amara-osei',
      '/campus-resources/',
      '/campus-resources/campus-events',
    ].map(pictureOf),
  ).toEqual([
    '/og/site.jpg',
    '/og/slides/grow-together.jpg',
    '/og/slides/discover-purpose-driven.jpg',
    '/og/slides/how-we-recruit-2.jpg',
    '/og/discover/your-cpa-journey.jpg',
    '/og/recruit/your-application.jpg',
    '/og/connect-with-us.jpg',
    '/og/connect-with-us/amara-osei.jpg',
    '/og/campus-resources.jpg',
    '/og/campus-resources/campus-events.jpg',
  ]);
});

test('writes the dollars of a slug so that nobody takes them for a variable', () => {
  expect(pictureOf('/how-we-recruit-1/$$$')).toBe('/og/recruit/%24%24%24.jpg');
});

test('keeps the stories that share a slug apart', () => {
  const slug = 'authentic-connection-and-trust';
  expect(pictureOf(`/grow-together/${slug}`)).not.toBe(pictureOf(`/how-we-recruit-1/${slug}`));
});

test('does not mind a trailing slash', () => {
  expect(pictureOf('/connect-with-us')).toBe(pictureOf('/connect-with-us/'));
  expect(pictureOf('/grow-together/belonging/')).toBe(pictureOf('/grow-together/belonging'));
});

test('shows the picture of the real address for an alias', () => {
  for (const [alias, real] of Object.entries(site.paths.aliases))
    expect(pictureOf(alias)).toBe(pictureOf(real));
});

test('shows the picture of the site where a page has none', () => {
  expect(pictureOf('/404')).toBe('/og/site.jpg');
  expect(pictureOf('/grow-together/a/b')).toBe('/og/site.jpg');
});
