import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawingsOf } from './brandDrawings.ts';

function none(): never {
  throw new Error('Nobody asks for a drawing that is not there.');
}

test('makes a plain drawing once, so that nobody reads it half written', () => {
  const work = mkdtempSync(join(tmpdir(), 'drawings-'));
  const { drawings, logo } = drawingsOf(
    { hasPicture: () => false, objectOf: none },
    { brand: { short: 'Ada & Co', social: [] }, work: { work }, language: 'en' },
  );
  const file = drawings('logo-night');
  expect(readFileSync(file, 'utf8')).toContain('Ada &amp; Co');
  writeFileSync(file, 'read by another');
  expect(drawings('logo-night')).toBe(file);
  expect(readFileSync(file, 'utf8')).toBe('read by another');
  expect(logo).toBeNull();
});

test('knows where the marks are that the firm has drawn', () => {
  const objectOf = (key: string) =>
    key === 'objects/pedalpost'
      ? { file: '/pedalpost.svg', src: '/media/pedalpost.1a2b3c.svg', ratio: 1 }
      : none();
  const social = ['pedalpost', 'linkedin'].map((network) => ({
    network,
    name: network,
    url: 'https://a.example',
  }));
  const { marks } = drawingsOf(
    { hasPicture: (key) => key === 'objects/pedalpost', objectOf },
    { brand: { short: 'Ada', social }, work: { work: tmpdir() }, language: 'en' },
  );
  expect(marks).toEqual({ pedalpost: '/media/pedalpost.1a2b3c.svg#pedalpost' });
});
