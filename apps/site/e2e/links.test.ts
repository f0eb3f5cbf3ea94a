import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { sitePaths } from './sitePaths.ts';

const client = path.join(import.meta.dirname, '../build/client');

test('every link inside the site leads somewhere, every link out is safe', async ({ request }) => {
  const inside = new Set<string>();
  const wrong: string[] = [];
  for (const address of sitePaths()) {
    const html = readFileSync(path.join(client, address, 'index.html'), 'utf8');
    for (const [tag, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>/g)) {
      const link = href.replaceAll('&amp;', '&');
      if (link.startsWith('/')) inside.add(link.split('#')[0] ?? link);
      else if (!/^(https?:|mailto:|tel:|#)/.test(link)) wrong.push(`${address}: ${link}`);
      if (/target="_blank"/.test(tag) && !/rel="[^"]*noopener/.test(tag))
        wrong.push(`${address}: ${link} has no noopener`);
      if (/^https?:/.test(link) && !/target="_blank"/.test(tag))
        wrong.push(`${address}: ${link} leaves without a new tab`);
    }
  }
  for (const link of inside) {
    const answer = await request.head(encodeURI(link));
    if (answer.status() !== 200) wrong.push(`${answer.status()} ${link}`);
  }
  expect(wrong).toEqual([]);
  expect(inside.size).toBeGreaterThan(80);
});
