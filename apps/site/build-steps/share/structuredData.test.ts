import { brand } from '@tamarack-lowe/stories';
import { filmOf, listStories, readMembers, readStory } from '@tamarack-lowe/stories/server';
import { expect, test } from 'vitest';
import { article } from '../../app/content/structured-data/article.ts';
import { breadcrumbs } from '../../app/content/structured-data/breadcrumbs.ts';
import { profilePage } from '../../app/content/structured-data/profilePage.ts';
import { complaints } from '../../app/content/structured-data/testing/complaints.ts';
import { videoObject } from '../../app/content/structured-data/videoObject.ts';
import { wholeOrganization } from '../../app/content/structured-data/wholeOrganization.ts';

const stories = listStories().flatMap(({ section, slug }) => readStory(section, slug) ?? []);

test('describes the firm with its profiles', async () => {
  const firm = wholeOrganization(brand);
  expect(await complaints([firm])).toEqual([]);
  expect(firm.sameAs).toHaveLength(brand.social.length);
});

test('describes every story with a headline that search engines show whole', async () => {
  for (const story of stories) expect(await complaints([article(story, brand)]), story.slug).toEqual([]);
});

test('gives a story the picture that is shared', () => {
  const story = stories.find(({ slug }) => slug === '$$$');
  expect(story && article(story, brand).image).toBe(`${brand.site}/og/recruit/%24%24%24.jpg`);
});

test('numbers breadcrumbs from the first page to the page itself', async () => {
  const trail = breadcrumbs(
    [
      { name: 'Home', path: '/' },
      { name: 'Team', path: '/connect-with-us/' },
    ],
    brand,
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
    const video = videoObject(film, { uploaded: '2026-10-22', brand });
    expect(await complaints([video]), film.title).toEqual([]);
    expect(video.transcript, film.title).toMatch(/\w+ \w+/);
  }
});

test('offers no transcript of a film without captions', async () => {
  const silent = videoObject(filmOf('films/discover-4'), { uploaded: '2026-10-22', brand });
  expect(await complaints([silent])).toEqual([]);
  expect(silent).not.toHaveProperty('transcript');
});

test('writes the length of a long film in minutes and seconds', () => {
  const film = { ...filmOf('films/discover-4'), durationSeconds: 107.8 };
  expect(videoObject(film, { uploaded: '2026-10-22', brand }).duration).toBe('PT1M48S');
});

test('describes everybody of the talent team', async () => {
  for (const member of readMembers())
    expect(await complaints([profilePage(member, brand)]), member.slug).toEqual([]);
});
