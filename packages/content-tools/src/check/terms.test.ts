import { expect, test } from 'vitest';
import { inWelsh } from '../testing/inWelsh.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

const issuesOf = ({ root }: { root: string }) => checkContent(root).issues;
const welshFirm = () => inWelsh(wholeFirm());

test('requires the terms of the glossary in each language', () => {
  using content = welshFirm();
  content.json('glossary.json', {
    cy: [{ say: 'e-bost', not: ['ebost'] }],
    'en-GB': [{ say: 'résumé', not: ['CV'] }],
  });
  content.write('films/welcome.cy.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nYr Ebost');
  content.edit<{ captions: string[] }[]>('films/films.json', ([film]) => {
    film?.captions.push('cy');
  });
  const issues = issuesOf(content);
  expect(issues).toContainEqual(
    'films/welcome.cy.vtt, caption 1: "Ebost" is not our word here, and visitors would wonder whether it is the same. Write "e-bost", as the glossary does.',
  );
  expect(issues).toContainEqual(
    expect.stringMatching(/^resources\/cv-tips\.json, name: "CV" is not our word here, .* Write "résumé"/),
  );
  expect(issues.join()).not.toContain('slug: "cv"');
});

test('reports a glossary and a review log that cannot be read', () => {
  using content = welshFirm();
  content.json('glossary.json', { cy: [{ say: 'e-bost' }] });
  expect(issuesOf(content)).toEqual([expect.stringMatching(/^glossary\.json, .*"not" is missing/)]);
  content.json('glossary.json', {});
  content.json('translations.cy.json', { 'brand.json': { by: 'Mair', on: 'Monday', of: {} } });
  expect(issuesOf(content)).toEqual([expect.stringMatching(/^translations\.cy\.json, brand\.json, on:/)]);
});

test('reports notes of people who make the site, but no placeholder and no other word', () => {
  using content = wholeFirm();
  content.edit('messages.en-GB.json', (messages) => {
    messages.cookieText = 'TODO: ask the lawyers';
    messages.memberClosing = 'Todo el equipo, a metaphor and all';
  });
  content.edit('resources/cv-tips.json', (resource) => {
    resource.summary = 'No meta was ever saved for this one, and nobody noticed for a whole year.';
  });
  expect(issuesOf(content)).toEqual([
    expect.stringMatching(/^messages\.en-GB\.json, cookieText: "TODO" is a note/),
    expect.stringMatching(/^resources\/cv-tips\.json, summary: "meta" is a note/),
  ]);
});
