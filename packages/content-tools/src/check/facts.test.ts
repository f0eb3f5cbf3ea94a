import { expect, test } from 'vitest';
import { type AnyStory, MENDING, wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

test('reports a fact that does not exist', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.body.push('We are {bikess} people.');
  });
  expect(checkContent(content.root).issues.join()).toContain('Did you mean "{bikes}"?');
});

test('reports a fact that no page uses, and a label with an open brace', () => {
  using content = wholeFirm();
  content.edit('facts.json', (facts) => {
    facts.unused = { text: 'nine hundred and one', source: 'Nobody', asOf: '2026-01-01' };
  });
  content.edit('messages.en-GB.json', (messages) => {
    messages.hello = 'Hello {name';
  });
  const { issues } = checkContent(content.root);
  expect(issues).toEqual([
    expect.stringContaining('facts, unused: no page uses this fact'),
    expect.stringContaining('messages.en-GB.json, hello: a brace is not closed'),
  ]);
});

test('reports a fact that is written out, at the start of a sentence too', () => {
  using content = wholeFirm();
  content.edit('facts.json', (facts) => {
    facts.bikes = { text: 'about forty', source: 'The hooks', asOf: '2026-11-01' };
  });
  content.edit('brand.json', (brand) => {
    brand.award = 'About forty bicycles mended';
  });
  expect(checkContent(content.root).issues).toEqual([
    'brand: "about forty" is a fact, and would stay here when the fact changes. Write it as {bikes}.',
  ]);
});

test('accepts a fact with a capital, and reports an unknown fact in the brand', () => {
  using content = wholeFirm();
  content.edit('brand.json', (brand) => {
    brand.award = '{Bikes} bicycles mended';
    brand.line = '{Wheels} turn.';
  });
  expect(checkContent(content.root).issues).toEqual([
    expect.stringMatching(/^brand: there is no fact \{Wheels\}/),
  ]);
});
