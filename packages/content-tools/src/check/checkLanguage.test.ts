import { expect, test } from 'vitest';
import type { ContentCopy } from '../testing/contentCopy.ts';
import { inWelsh } from '../testing/inWelsh.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { translatedFiles, translationOf } from '../translations/translatedFiles.ts';
import { type CheckOptions, checkContent } from './checkContent.ts';

const MENDING = 'stories/discover/how-we-mend/story';
const SLIDES = 'slides/discover.student';

const welshFirm = () => inWelsh(wholeFirm());
const issuesOf = ({ root }: ContentCopy, options?: CheckOptions) => checkContent(root, options).issues;

type Translation = {
  label: string;
  title?: string;
  body: (string | { text: string })[];
};

test('finds nothing wrong with a firm in two languages', () => {
  using content = welshFirm();
  expect(checkContent(content.root)).toEqual({
    issues: [],
    codes: [],
    warnings: [],
    stories: 5,
    members: 1,
    resources: 1,
    regions: 1,
    schools: 0,
    facts: 1,
    visitorTypes: 2,
    blocks: [],
    leftOut: {},
  });
});

test('reports a missing review log once, with the command that creates it', () => {
  using content = welshFirm();
  content.remove('translations.cy.json');
  expect(issuesOf(content)).toEqual([
    expect.stringMatching(
      /^translations\.cy\.json is missing, .*: microsite content read --language cy --by NAME$/,
    ),
  ]);
});

test('reports text to review again with file, field, reviewer and date', () => {
  using content = welshFirm();
  content.edit<Translation>(`${MENDING}.json`, (story) => {
    story.title = 'The wheel that came back four times.';
  });
  expect(issuesOf(content)).toEqual([
    expect.stringMatching(
      /^stories\/discover\/how-we-mend\/story\.cy\.json, title: story\.json said something else here when Mair read both on 2026-11-25, .*microsite content read stories\/discover\/how-we-mend\/story\.json --language cy --by NAME$/,
    ),
  ]);
});

test('reports text that is new since the last review', () => {
  using content = welshFirm();
  for (const language of ['en-GB', 'cy'])
    content.edit(`messages.${language}.json`, (messages) => {
      messages.hello = `${language} hello`;
    });
  expect(issuesOf(content)).toEqual([
    expect.stringMatching(
      /^messages\.cy\.json, hello: messages\.en-GB\.json said nothing here when Mair read both/,
    ),
  ]);
});

test('reports a file that nobody has reviewed', () => {
  using content = welshFirm();
  content.edit('translations.cy.json', (reviewLog) => {
    delete reviewLog['share.json'];
  });
  expect(issuesOf(content)).toEqual([
    expect.stringContaining('share.cy.json: translations.cy.json does not say who has read this'),
  ]);
});

test('reports a page without a translation, or counts it where the firm leaves it out', () => {
  using content = welshFirm();
  content.remove(`${MENDING}.cy.json`, 'members/ben-oduya.cy.json');
  expect(issuesOf(content)).toEqual([
    `${MENDING}.cy.json: this file is missing, so there would be no text in this language. Write it beside story.json.`,
    'members/ben-oduya.cy.json: this file is missing, so there would be no text in this language. Write it beside ben-oduya.json.',
  ]);
  expect(checkContent(content.root, { untranslated: { 'cy-GB': 'omit' } })).toMatchObject({
    issues: [],
    leftOut: { cy: 2 },
  });
});

test('requires the text that all pages need, whatever is left out', () => {
  using content = welshFirm();
  content.remove(`${SLIDES}.cy.json`);
  expect(issuesOf(content, { untranslated: { cy: 'omit' } })).toEqual([
    expect.stringContaining('discover.student.cy.json is missing'),
  ]);
});

test('reports missing text, and text in the source language', () => {
  using content = welshFirm();
  content.edit<Translation>(`${MENDING}.cy.json`, (story) => {
    delete story.title;
    story.label = 'How we mend';
  });
  expect(issuesOf(content)).toEqual([
    `${MENDING}.cy.json, title: there is no text here, so visitors would read that of story.json. Write it.`,
    expect.stringContaining(`${MENDING}.cy.json, label: this is the text of story.json`),
  ]);
});

test('accepts names, and terms that the glossary lists as the same', () => {
  using content = welshFirm();
  content.json('glossary.json', { same: ['How we mend'] });
  content.edit<Translation>(`${MENDING}.cy.json`, (story) => {
    story.label = 'How we mend: Ada Quist';
  });
  content.edit<Translation>(`${MENDING}.json`, (story) => {
    story.label = 'How we mend: Ada Quist';
  });
  expect(issuesOf(content).filter((issue) => issue.includes('these are the words'))).toEqual([]);
});

test('reports a field that no translation has', () => {
  using content = welshFirm();
  content.edit(`${MENDING}.cy.json`, (story) => {
    story.theme = 'slider';
  });
  expect(issuesOf(content)).toEqual([
    'how-we-mend (cy), theme: "theme" belongs in the source only. Take it out here.',
  ]);
});

test('reports placeholders, links and emphasis that differ from the source', () => {
  using content = welshFirm();
  const story = 'stories/recruit/ask-us/story';
  const write = (file: string, last: string) =>
    content.edit<Translation>(file, ({ body }) => {
      body[body.length - 1] = last;
    });
  write(`${story}.json`, 'We <em>have</em> {bikes} on <a href="/jobs">hooks</a>.');
  write(`${story}.cy.json`, 'Mae {bikses} ar <a href="/swyddi">fachau</a>.');
  const issues = issuesOf(content).filter((issue) => !issue.includes('said something else'));
  expect(issues).toEqual([
    expect.stringMatching(/^ask-us \(cy\), block \d+: there is no fact \{bikses\}/),
    expect.stringMatching(
      /^stories\/recruit\/ask-us\/story\.cy\.json, body 6: the placeholders of the source are \{bikes\}, those here are \{bikses\}/,
    ),
    expect.stringContaining('the links of the source are /jobs, those here are /swyddi'),
    expect.stringContaining('the tags of the source are <a> <a> <em> <em>, those here are <a> <a>'),
  ]);
});

test('applies the language rules in each language', () => {
  using content = welshFirm();
  content.edit('messages.cy.json', (messages) => {
    messages.memberClosing = 'Dewch {draw';
  });
  content.edit<Translation>(`${MENDING}.cy.json`, (story) => {
    story.label = 'Yn Gymraeg: The long way';
  });
  expect(issuesOf(content)).toEqual([
    expect.stringMatching(/^the-long-way-round \(cy\): "Yn Gymraeg: The long way" is also the short name/),
    expect.stringContaining('messages.cy.json, memberClosing: a brace is not closed'),
  ]);
});

test('allows longer stories in languages that need more words', () => {
  using content = welshFirm();
  const long = (language: string) => {
    content.edit<Translation>(`${MENDING}.${language}.json`, (story) => {
      story.body[0] = { text: 'ar '.repeat(390) };
      story.body[1] = { text: 'ac '.repeat(390) };
    });
    return issuesOf(content).filter((issue) => issue.includes('Stories have'));
  };
  expect(long('cy')).toEqual([expect.stringMatching(/^how-we-mend \(cy\): .* Stories have 150 to 400/)]);
  for (const source of translatedFiles(content.root))
    content.copy(translationOf(source, 'cy'), translationOf(source, 'fr'));
  expect(long('fr').filter((issue) => issue.includes('(fr)'))).toEqual([
    expect.stringContaining('Stories have 150 to 470'),
  ]);
});
