import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSources } from '../read/sources.ts';
import { EXAMPLE } from '../testing/contentCopy.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { groupsOf } from './checklist.ts';
import { makeDocuments } from './documents.ts';

test('groups each list with its headings', () => {
  const groups = groupsOf(
    [
      { type: 'title', text: 'Before' },
      { type: 'subtitle', text: 'Light' },
      { type: 'bullet-list', list: ['a', 'b'] },
      { type: 'paragraph', text: 'left out' },
      { type: 'subtitle', text: 'Sound' },
      { type: 'arrow-list', list: ['c', 'd'] },
    ],
    'cv-tips',
  );
  expect(groups).toEqual([
    { title: 'Before', subtitle: 'Light', steps: false, items: ['a', 'b'] },
    { title: null, subtitle: 'Sound', steps: true, items: ['c', 'd'] },
  ]);
});

test('reports it when a resource has no list to print', () => {
  expect(() => groupsOf([{ type: 'paragraph', text: 'words' }], 'history')).toThrow(
    'history: the checklist prints the lists',
  );
});

test('makes a tagged PDF with title and language, with the same bytes each time', async () => {
  using content = wholeFirm();
  const sources = createSources(content.root);
  const [made] = await makeDocuments(sources, content.root);
  expect(made?.document).toEqual({
    key: 'cv-checklist',
    title: 'A list for your CV',
    src: expect.stringMatching(/^\/media\/documents\/cv-checklist\.[0-9a-f]{6}\.pdf$/),
    bytes: made?.pdf.length,
    resources: ['cv-tips'],
  });
  const words = made?.pdf.toString('latin1') ?? '';
  expect(words).toMatch(/^%PDF-1\.7/);
  expect(words).toContain('/Marked true');
  expect(words).toContain('/Lang (en-GB)');
  expect(words).toContain('/DisplayDocTitle true');
  expect(words.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  expect(words).not.toContain('Helvetica');
  const [again] = await makeDocuments(sources, content.root);
  expect(made && again?.pdf.equals(made.pdf)).toBe(true);
});

test('prints the language, licence and colours of the document', async () => {
  using content = wholeFirm();
  const before = await makeDocuments(createSources(content.root), content.root);
  content.edit('documents/cv-checklist.json', (document) => {
    Object.assign(document, { language: 'cy', licence: 'CC BY 4.0', inks: { accent: '#a03030' } });
  });
  const after = await makeDocuments(createSources(content.root), content.root);
  expect(after[0]?.pdf.toString('latin1')).toContain('/Lang (cy)');
  expect(after[0]?.document.src).not.toBe(before[0]?.document.src);
});

test('prints the text of a fact that a list names', async () => {
  using content = wholeFirm();
  const printed = async (item: string) => {
    content.edit('resources/cv-tips.json', (resource) => {
      resource.text = [{ type: 'bullet-list', list: [item, 'A bell.'] }];
    });
    const [made] = await makeDocuments(createSources(content.root), content.root);
    return made?.document.src;
  };
  expect(await printed('{Bikes} hooks.')).toBe(await printed('Forty hooks.'));
});

test('caches one PDF a document, and draws it again when its content changes', async () => {
  using content = wholeFirm();
  const cache = join(content.root, '../drawn');
  onTestFinished(() => rmSync(cache, { recursive: true }));
  /** Simulates another process, with empty memory. */
  const make = async () => {
    vi.resetModules();
    const { makeDocuments } = await import('./documents.ts');
    const [made] = await makeDocuments(createSources(content.root), content.root, cache);
    return made?.pdf.toString('latin1');
  };
  const first = await make();
  const [kept] = readdirSync(cache);
  writeFileSync(join(cache, kept ?? ''), 'as it was kept');
  expect(await make()).toBe('as it was kept');
  content.edit('documents/cv-checklist.json', (document) => {
    Object.assign(document, { licence: 'CC BY 4.0' });
  });
  const edited = await make();
  expect(edited).toMatch(/^%PDF/);
  expect(edited).not.toBe(first);
  expect(readdirSync(cache)).toHaveLength(1);
});

test('makes nothing without documents', async () => {
  expect(await makeDocuments(createSources(EXAMPLE), EXAMPLE)).toEqual([]);
});

test('reports by how much a list is too long for its page', async () => {
  using content = wholeFirm();
  content.edit('resources/cv-tips.json', (resource) => {
    resource.text = [
      { type: 'bullet-list', list: Array.from({ length: 60 }, (_, index) => `Item ${index}`) },
    ];
  });
  await expect(makeDocuments(createSources(content.root), content.root)).rejects.toThrow(
    /"CV tips" of "A list for your CV" is \d+ pt too long/,
  );
});
