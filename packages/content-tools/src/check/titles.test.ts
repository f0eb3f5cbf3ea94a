import { expect, test } from 'vitest';
import { contentCopy } from '../testing/contentCopy.ts';
import { inWelsh } from '../testing/inWelsh.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

type Slides = { slides: { title: string; header: string | string[] }[] };

const issuesOf = (content: { root: string }) => checkContent(content.root).issues;

test('reports a slide with the title of the first page, product and firm filled in', () => {
  using content = contentCopy();
  content.edit('messages.en-GB.json', (messages) => {
    messages.introPageTitle = '{product}';
  });
  content.edit<Slides>('slides/discover.json', ({ slides }) => {
    Object.assign(slides[3] ?? {}, { title: 'Ride  along' });
  });
  expect(issuesOf(content)).toEqual([
    'slides/discover.json, slides 4: "Ride  along" is also the title of / (messages.en-GB.json, introPageTitle), so nobody can tell their tabs, bookmarks and search results apart. Change one of them.',
  ]);
});

test.each([
  [
    'a story of another section',
    'stories/recruit/ask-us/story.json',
    { title: ['The wheel that', 'came back three times.'] },
  ],
  ['a member', 'stories/recruit/ask-us/story.json', { title: 'Ben Oduya' }],
  ['a resource', 'stories/recruit/ask-us/story.json', { title: 'CV tips' }],
  ['the team', 'resources/cv-tips.json', { name: 'The team' }],
])('reports a page with the title of %s', (_, file, change) => {
  using content = wholeFirm();
  content.edit('messages.en-GB.json', (messages) => {
    messages.connectTitle = 'The team';
  });
  content.edit(file, (page) => void Object.assign(page, change));
  const titles = issuesOf(content).filter((words) => words.includes('is also the title of'));
  expect(titles).toHaveLength(1);
});

test('the slides of a numbered section may share a title, and so may a slide for several visitor types', () => {
  using content = wholeFirm();
  content.edit<{ sections: object[] }>('brand.json', ({ sections }) => {
    Object.assign(sections[1] ?? {}, { numbered: true });
  });
  content.edit('messages.en-GB.json', (messages) => {
    messages.recruitPart = '{number} of {count}';
  });
  for (const type of ['student', 'experienced'])
    content.edit<{ slides: object[] }>(`slides/recruit.${type}.json`, ({ slides }) => {
      slides.push({ ...slides[0], path: '/jobs-2' });
    });
  expect(issuesOf(content).filter((words) => words.includes('title of'))).toEqual([]);
});

test('compares titles within each language', () => {
  using content = inWelsh(wholeFirm());
  content.edit<Slides>('slides/recruit.student.cy.json', ({ slides }) => {
    Object.assign(slides[0] ?? {}, { header: 'Yn Gymraeg: Every wheel wants a hand.' });
  });
  expect(issuesOf(content)).toContainEqual(
    expect.stringMatching(
      /^slides\/recruit\.student\.cy\.json, slides 1: .* is also the title of \/workshop-cy /,
    ),
  );
});
