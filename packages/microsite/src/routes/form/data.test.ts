import { makeSite } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import type { RouteContext } from '../route.ts';
import { load as loadStory } from '../story/data.server.ts';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { GROWN_FIRM_BRAND } from '../testing/grownFirmBrand.ts';
import { GROWN_FIRM_DECK } from '../testing/grownFirmDeck.ts';
import { GROWN_FIRM_STORIES } from '../testing/grownFirmStories.ts';
import { GROWN_FIRM_TYPES } from '../testing/grownFirmTypes.ts';
import { SMALL_FIRM_MESSAGES } from '../testing/smallFirm.ts';
import { smallFirmEntry } from '../testing/smallFirmContent.ts';
import { head, list, load } from './data.server.ts';

const SENTENCES = ['It began.', 'It went on.', 'It ended.'];
const WORDS = { plain: 'plain', transcript: 'said', short: 'minute' };

/** The grown firm with all forms; its story "night-class" has three sentences. */
function firmWith(forms: Partial<typeof WORDS> | undefined): RouteContext {
  const stories = GROWN_FIRM_STORIES.map((story) =>
    story.slug === 'night-class' ? { ...story, sixtySeconds: SENTENCES } : story,
  );
  const readStory = (section: string, slug: string) =>
    stories.find((each) => each.section === section && each.slug === slug) ?? null;
  return {
    ...GROWN_FIRM,
    site: makeSite({
      brand: { ...GROWN_FIRM_BRAND, forms },
      deck: GROWN_FIRM_DECK,
      visitorTypes: GROWN_FIRM_TYPES,
      messages: SMALL_FIRM_MESSAGES,
      language: 'mi-NZ',
    }),
    content: {
      ...GROWN_FIRM.content,
      listStories: () => stories.map(smallFirmEntry),
      readStory,
      readStoryHeader: readStory,
    },
  };
}

const FIRM = firmWith(WORDS);

/** Loads a form of a story of the section "learn". */
function read(slug: string, word: string) {
  return load(FIRM, { section: '', slug: '', path: `/ako-1/${slug}/${word}` });
}

test('every story has a plain form, a film with words its transcript, and a story with three sentences those', () => {
  const paths = list(FIRM).map(({ path }) => path);
  expect(paths.filter((path) => path.endsWith('/plain'))).toHaveLength(GROWN_FIRM_STORIES.length);
  expect(paths.filter((path) => path.endsWith('/said'))).toEqual(['/ako-1/$$$/said']);
  expect(paths.filter((path) => path.endsWith('/minute'))).toEqual(['/ako-1/night-class/minute']);
});

test('a site without forms has no pages and no links', () => {
  const plain = firmWith(undefined);
  expect(list(plain)).toEqual([]);
  expect(loadStory(plain, { section: 'learn', slug: 'night-class' })?.forms).toBeUndefined();
});

test('a story links to its forms, and the sentences of a form are not on its page', () => {
  const story = loadStory(FIRM, { section: 'learn', slug: 'night-class' });
  expect(story?.forms?.links.map(({ form, href }) => [form, href])).toEqual([
    ['plain', '/ako-1/night-class/plain'],
    ['short', '/ako-1/night-class/minute'],
  ]);
  expect(JSON.stringify(story)).not.toContain(SENTENCES[0]);
});

test('the plain form has the body of the story', () => {
  expect(read('night-class', 'plain')?.body).toEqual(FIRM.content.readStory('learn', 'night-class')?.body);
});

test('the form in sixty seconds has three sentences and nothing else', () => {
  expect(read('night-class', 'minute')).toMatchObject({ sentences: SENTENCES, body: [], pictures: [] });
});

test('neighbours lead on in the same form where they have it, otherwise to the story', () => {
  const story = loadStory(FIRM, { section: 'learn', slug: 'night-class' })?.around.experienced;
  const neighbour = story?.next ?? story?.prev;
  const plain = read('night-class', 'plain')?.around.experienced;
  const short = read('night-class', 'minute')?.around.experienced;
  expect((plain?.next ?? plain?.prev)?.href).toBe(`${neighbour?.href}/plain`);
  expect((short?.next ?? short?.prev)?.href).toBe(neighbour?.href);
});

test('there is no page for a form that a story does not have', () => {
  expect(read('night-class', 'said')).toBeNull();
  expect(read('night-class', 'loud')).toBeNull();
  expect(read('nobody', 'plain')).toBeNull();
});

test('search engines are led to the story, and no list has its forms', () => {
  const data = read('night-class', 'plain');
  const entries = data && head(FIRM, { data, path: '/ako-1/night-class/plain' });
  const story = `${FIRM.site.brand.site.replace(/\/$/, '')}/ako-1/night-class`;
  expect(entries).toContainEqual({ rel: 'canonical', href: story });
  expect(entries).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(list(FIRM).every(({ formOf, path }) => formOf && path.startsWith(`${formOf}/`))).toBe(true);
});
