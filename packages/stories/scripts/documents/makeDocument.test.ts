import { expect, test } from 'vitest';
import { createSources } from '../../src/content/createSources.ts';
import { CONTENT_FOLDER } from '../../src/contentFolder.ts';
import { contentCopy } from '../../src/testing/contentCopy.ts';
import { checklistFrom } from './checklistFrom.ts';
import { readDocumentSource } from './documentSource.ts';
import { checklistOf, makeDocument } from './makeDocument.ts';

test('takes each list with the headings it stands under', () => {
  const groups = checklistFrom(
    [
      { type: 'title', text: 'Before' },
      { type: 'subtitle', text: 'Light' },
      { type: 'bullet-list', list: ['a', 'b'] },
      { type: 'paragraph', text: 'left out' },
      { type: 'subtitle', text: 'Sound' },
      { type: 'arrow-list', list: ['c', 'd'] },
    ],
    'digital-interviewing',
  );
  expect(groups).toEqual([
    { title: 'Before', subtitle: 'Light', steps: false, items: ['a', 'b'] },
    { title: null, subtitle: 'Sound', steps: true, items: ['c', 'd'] },
  ]);
});

test('says so when a resource has no list to print', () => {
  expect(() => checklistFrom([{ type: 'paragraph', text: 'words' }], 'our-process')).toThrow(
    'our-process: the checklist prints the lists',
  );
});

test('prints every list of both interview resources', () => {
  const sources = createSources(CONTENT_FOLDER);
  const { pages } = checklistOf(readDocumentSource(CONTENT_FOLDER, 'interview-checklist'), sources);
  const printed = pages.flatMap((page) => page.groups.flatMap((group) => group.items));
  const written = sources
    .resources()
    .filter(({ slug }) => slug === 'interview-prep' || slug === 'digital-interviewing')
    .flatMap(({ text }) =>
      text.flatMap((block) => (typeof block !== 'string' && 'list' in block ? block.list : [])),
    );
  expect(printed.toSorted()).toEqual(written.toSorted());
});

test('makes a tagged file with title and language, the same bytes each time', async () => {
  const source = readDocumentSource(CONTENT_FOLDER, 'interview-checklist');
  const pdf = await makeDocument(source, createSources(CONTENT_FOLDER), CONTENT_FOLDER);
  const words = pdf.toString('latin1');
  expect(words).toMatch(/^%PDF-1\.7/);
  expect(words).toContain('/Marked true');
  expect(words).toContain('/Lang (en-CA)');
  expect(words).toContain('/DisplayDocTitle true');
  expect(words).toContain('Interview checklist');
  expect(words.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
  expect(words).not.toContain('Helvetica');
  expect((await makeDocument(source, createSources(CONTENT_FOLDER), CONTENT_FOLDER)).equals(pdf)).toBe(true);
});

test('names the resource that a document asks for in vain', async () => {
  using content = contentCopy('documents');
  content.edit('documents/interview-checklist.json', (document) => {
    document.resources = ['interview-prop'];
  });
  const source = readDocumentSource(content.root, 'interview-checklist');
  await expect(makeDocument(source, createSources(content.root), content.root)).rejects.toThrow(
    'there is no resource "interview-prop"',
  );
});
