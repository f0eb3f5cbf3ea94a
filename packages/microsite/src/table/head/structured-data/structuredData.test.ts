import { filmOf, listStories, readMembers, readStory } from '@tamarack-lowe/stories/server';
import { expect, test } from 'vitest';
import { site } from '../../../../../../apps/site/app/siteContext.server.ts';
import { article } from './article.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { profilePage } from './profilePage.ts';
import { complaints } from './testing/complaints.ts';
import { videoObject } from './videoObject.ts';
import { wholeOrganization } from './wholeOrganization.ts';

const stories = listStories().flatMap(({ section, slug }) => readStory(section, slug) ?? []);

test('describes the firm with its profiles', async () => {
  const firm = wholeOrganization(site);
  expect(await complaints([firm])).toEqual([]);
  expect(firm.sameAs).toHaveLength(site.brand.social.length);
});

test('describes every story with a headline that search engines show whole', async () => {
  for (const story of stories) expect(await complaints([article(story, site)]), story.slug).toEqual([]);
});

test('gives a story the picture that is shared', () => {
  const story = stories.find(({ slug }) => slug === '$$$');
  expect(story && article(story, site).image).toBe(`${site.brand.site}/og/recruit/%24%24%24.jpg`);
});

test('numbers breadcrumbs from the first page to the page itself', async () => {
  const trail = breadcrumbs(
    [
      { name: 'Home', path: '/' },
      { name: 'Team', path: '/connect-with-us/' },
    ],
    site,
  );
  expect(await complaints([trail])).toEqual([]);
  expect(JSON.stringify(trail)).toContain('"position":2,"name":"Team"');
});

test('describes every film of a story, with its words when it has captions', async () => {
  const films = stories.flatMap(({ images }) =>
    images.flatMap((each) => (each.type === 'video' ? [each.film] : [])),
  );
  expect(films.length).toBeGreaterThan(0);
  for (const film of films) {
    const video = videoObject(film, { uploaded: '2026-10-22', site });
    expect(await complaints([video]), film.title).toEqual([]);
    expect(video.transcript, film.title).toMatch(/\w+ \w+/);
  }
});

test('offers no transcript of a film without captions', async () => {
  const silent = videoObject(filmOf('films/discover-4'), { uploaded: '2026-10-22', site });
  expect(await complaints([silent])).toEqual([]);
  expect(silent).not.toHaveProperty('transcript');
});

test('writes the length of a long film in minutes and seconds', () => {
  const film = { ...filmOf('films/discover-4'), durationSeconds: 107.8 };
  expect(videoObject(film, { uploaded: '2026-10-22', site }).duration).toBe('PT1M48S');
});

test('describes everybody of the talent team', async () => {
  for (const member of readMembers())
    expect(await complaints([profilePage(member, site)]), member.slug).toEqual([]);
});

test('tells the words of a film in the language of the page', () => {
  const [film] = stories.flatMap(({ images }) =>
    images.flatMap((each) => (each.type === 'video' ? [each.film] : [])),
  );
  if (!film) throw new Error('There is no film.');
  const words = (language: string) =>
    videoObject(film, { uploaded: '2026-10-22', site: { ...site, language } }).transcript;
  expect(words('fr-CA')).toBe(film.transcript?.fr?.map(({ text }) => text).join(' '));
  expect(words('fr-CA')).not.toBe(words('en-CA'));
  expect(words('de')).toBeUndefined();
});
