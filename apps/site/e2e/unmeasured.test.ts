import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { builtFiles } from '@tamarack-lowe/prerender';

const client = path.join(import.meta.dirname, '../build/client');

test('no file of a site that has not asked for it measures visits', () => {
  const texts = builtFiles(client).filter((file) => /\.(?:html|js|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  const wrong = texts.filter((file) => /layout-shift|vitals/i.test(readFileSync(file, 'utf8')));
  expect(wrong).toEqual([]);
});
