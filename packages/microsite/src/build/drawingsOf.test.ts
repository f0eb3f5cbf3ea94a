import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { drawingsOf } from './drawingsOf.ts';

function none(): never {
  throw new ContentError(['objects/mark: there is no such drawing.']);
}

test('makes a plain drawing once, so that nobody reads it half written', () => {
  const work = mkdtempSync(join(tmpdir(), 'drawings-'));
  const { drawings, logo } = drawingsOf(
    { objectOf: none },
    { brand: { short: 'Ada & Co' }, work: { work }, language: 'en' },
  );
  const file = drawings('logo-night');
  expect(readFileSync(file, 'utf8')).toContain('Ada &amp; Co');
  writeFileSync(file, 'read by another');
  expect(drawings('logo-night')).toBe(file);
  expect(readFileSync(file, 'utf8')).toBe('read by another');
  expect(logo).toBeNull();
});
