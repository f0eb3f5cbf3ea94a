import { expect, test } from 'vitest';
import { fieldHref, proposalHref, readProposal } from './teamLocation.ts';

test('an address names its proposal, and any other one the list', () => {
  expect(readProposal(proposalHref('20261127abcd').slice(1))).toBe('20261127abcd');
  expect(readProposal('')).toBeNull();
  expect(readProposal('#/proposals?id=a')).toBeNull();
});

test('a comment on a translation leads to its field beside the source', () => {
  const languages = ['en-CA', 'fr'];
  const href = fieldHref('abc', { file: 'stories/a/story.fr.json', path: ['title', 0] }, languages);
  const query = new URLSearchParams(href.split('?')[1]);
  expect(href).toMatch(/^\/p\/abc\/#\/item\?/);
  expect(Object.fromEntries(query)).toEqual({
    id: 'stories/a/story.json',
    language: 'fr',
    at: '["title",0]',
  });
});
