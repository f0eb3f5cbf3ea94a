import { expect, it } from 'vitest';
import { frenchPhrases } from './frenchPhrases.ts';
import { readContent } from './readContent.ts';

const { en, fr } = await readContent();

it('has the same pages in both languages', () => {
  expect(Object.keys(fr.resources)).toEqual(Object.keys(en.resources));
  expect(Object.keys(fr.members)).toEqual(Object.keys(en.members));
  expect(fr.events.events.map(({ id }) => id)).toEqual(en.events.events.map(({ id }) => id));
});

it('says them in their own words', () => {
  for (const [name, { story }] of Object.entries(en.stories)) {
    const french = new Map(Object.entries(fr.stories)).get(name)?.story;
    expect(french?.author.name).toBe(story.author.name);
    expect(french?.title).not.toEqual(story.title);
  }
  expect(fr.menu).not.toEqual(en.menu);
  expect(fr.campus.documents[0]?.title).not.toBe(en.campus.documents[0]?.title);
});

it('leads from French pages to French pages', () => {
  const { back, next, recruiter } = fr.stories.onePhoto.around.student ?? {};
  for (const href of [back?.href, next?.href, recruiter?.href]) expect(href).toMatch(/^\/fr\//);
});

it('hints at each language in its own words', () => {
  expect(fr.site.languages).toEqual(en.site.languages);
  expect(en.site.languages.map(({ hint }) => hint?.words)).toEqual([
    en.site.messages.languageHint,
    fr.site.messages.languageHint,
  ]);
});

it('knows the French of a label, and of a line of a slide', () => {
  const french = frenchPhrases(en.site, fr.site);
  expect(french[en.site.messages.nextSlide]).toBe(fr.site.messages.nextSlide);
  expect(french['See student roles']).toBe(fr.site.visitorTypes?.[0]?.roles);
  const [slide, translation] = [en, fr].map(({ site }) => site.deck.discover?.student?.slides[1]);
  expect(french[slide?.body ?? '']).toBe(translation?.body);
});
