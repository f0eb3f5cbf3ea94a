import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBrandDrawings } from './brandDrawings.ts';

function none(): never {
  throw new Error('This drawing is missing and must not be requested.');
}

test('writes a placeholder once, so that no reader gets half a file', () => {
  const work = mkdtempSync(join(tmpdir(), 'drawings-'));
  const { fileOf, logo } = openBrandDrawings(
    { hasPicture: () => false, objectOf: none },
    { brand: { short: 'Ada & Co', social: [] }, work: { work }, language: 'en' },
  );
  const file = fileOf('logo-night');
  expect(readFileSync(file, 'utf8')).toContain('Ada &amp; Co');
  writeFileSync(file, 'read by another');
  expect(fileOf('logo-night')).toBe(file);
  expect(readFileSync(file, 'utf8')).toBe('read by another');
  expect(logo).toBeNull();
});

test('finds the addresses of the marks that the content has', () => {
  const objectOf = (key: string) =>
    key === 'objects/pedalpost'
      ? { file: '/pedalpost.svg', src: '/media/pedalpost.1a2b3c.svg', ratio: 1 }
      : none();
  const social = ['pedalpost', 'linkedin'].map((network) => ({
    network,
    name: network,
    url: 'https://a.example',
  }));
  const { marks } = openBrandDrawings(
    { hasPicture: (key) => key === 'objects/pedalpost', objectOf },
    { brand: { short: 'Ada', social }, work: { work: tmpdir() }, language: 'en' },
  );
  expect(marks).toEqual({ pedalpost: '/media/pedalpost.1a2b3c.svg#pedalpost' });
});
