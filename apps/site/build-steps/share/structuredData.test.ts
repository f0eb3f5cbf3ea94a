import { brand } from '@tamarack-lowe/stories';
import { filmOf, listStories, readMembers, readStory } from '@tamarack-lowe/stories/server';
import { expect, test } from 'vitest';
import { article } from '../../app/content/structured-data/article.ts';
import { breadcrumbs } from '../../app/content/structured-data/breadcrumbs.ts';
import { organization } from '../../app/content/structured-data/organization.ts';
import { profilePage } from '../../app/content/structured-data/profilePage.ts';
import { faults } from '../../app/content/structured-data/testing/faults.ts';
import { videoObject } from '../../app/content/structured-data/videoObject.ts';

const stories = listStories().flatMap(({ section, slug }) => readStory(section, slug) ?? []);

test('describes the firm with its profiles', () => {
  const firm = organization(brand);
  expect(faults(firm)).toEqual([]);
  expect(firm.sameAs).toHaveLength(brand.social.length);
});

test('describes every story with a headline that search engines show whole', () => {
  for (const story of stories) expect(faults(article(story, brand)), story.slug).toEqual([]);
});

test('gives a story the picture that is shared', () => {
  const story = stories.find(({ slug }) => slug === '$$$');
  expect(story && article(story, brand).image).toBe(`${brand.site}/og/recruit/%24%24%24.png`);
});

test('numbers breadcrumbs from the first page to the page itself', () => {
  const trail = breadcrumbs(
    [
      { name: 'Home', path: '/' },
      { name: 'Team', path: '/connect-with-us/' },
    ],
    brand,
  );
  expect(faults(trail)).toEqual([]);
  expect(JSON.stringify(trail)).toContain('"position":2,"name":"Team"');
});

test('describes every film of a story, with its words when it has captions', () => {
  const films = stories.flatMap(({ images }) =>
    images.flatMap((each) => (each.type === 'video' ? [each.film] : [])),
  );
  expect(films.length).toBeGreaterThan(0);
  for (const film of films) {
    const video = videoObject(film, { uploaded: '2026-10-22', brand });
    expect(faults(video), film.title).toEqual([]);
    expect(video.transcript, film.title).toMatch(/\w+ \w+/);
  }
});

test('offers no transcript of a film without captions', () => {
  const silent = videoObject(filmOf('films/discover-4'), { uploaded: '2026-10-22', brand });
  expect(faults(silent)).toEqual([]);
  expect(silent).not.toHaveProperty('transcript');
});

test('writes the length of a long film in minutes and seconds', () => {
  const film = { ...filmOf('films/discover-4'), durationSeconds: 107.8 };
  expect(videoObject(film, { uploaded: '2026-10-22', brand }).duration).toBe('PT1M48S');
});

test('describes everybody of the talent team', () => {
  for (const member of readMembers()) expect(faults(profilePage(member, brand)), member.slug).toEqual([]);
});
