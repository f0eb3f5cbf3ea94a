import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { draftTexts } from './drafts.ts';

it('takes drafts of content files alone: they are written to a disk', () => {
  const root = mkdtempSync(join(tmpdir(), 'desk-drafts-test-'));
  const edits = [{ op: 'set' as const, path: ['firm'], value: 'Acme' }];
  const draft = (file: string) => ({ file, version: null, opened: '', edits });
  const files = ['../brand.json', '/tmp/brand.json', '.git/config.json', 'blocks.ts', 'brand.json'];
  expect(draftTexts(root, files.map(draft)).map(({ file }) => file)).toEqual(['brand.json']);
});
