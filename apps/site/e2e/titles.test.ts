import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { canonicalPaths } from './canonicalPaths.ts';
import { pageHtml } from './pageHtml.ts';

const own = canonicalPaths();
const isFrench = (address: string) => /^\/fr(?:\/|$)/.test(address);

function headOf(address: string) {
  const html = pageHtml(address).split('</head>')[0] ?? '';
  const read = (pattern: RegExp) =>
    (html.match(pattern)?.[1] ?? '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"');
  const meta = (name: string) => read(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  return {
    title: read(/<title>([^<]*)<\/title>/),
    shared: meta('og:title'),
    alt: meta('og:image:alt'),
    twitterAlt: meta('twitter:image:alt'),
  };
}

/** The gold line on the share cards of a language. */
function goldLine(file: string): string {
  const content = path.join(import.meta.dirname, '../../../packages/stories/content');
  return JSON.parse(readFileSync(path.join(content, file), 'utf8')).careers.replace(
    '{firm}',
    'Tamarack Lowe',
  );
}

test('every page of a language has a title of its own, and shares it', () => {
  for (const language of [own.filter(isFrench), own.filter((address) => !isFrench(address))]) {
    const titles = language.map((address) => headOf(address).title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(titles.filter((title) => !/^Tamarack Lowe \| \S/.test(title))).toEqual([]);
    expect(language.filter((address) => headOf(address).shared !== headOf(address).title)).toEqual([]);
  }
});

test('every page, that for unknown addresses too, says what its share card shows in the language of the page', () => {
  for (const address of [...own, '/404', '/fr/404', '/offline', '/fr/offline']) {
    const { alt, twitterAlt } = headOf(address);
    const gold = goldLine(isFrench(address) ? 'share.fr.json' : 'share.json');
    expect(alt.endsWith(`${gold}.`), `${address}: ${alt}`).toBe(true);
    expect(alt.length, address).toBeGreaterThan(gold.length + 8);
    expect(alt.length, address).toBeLessThan(420);
    expect(twitterAlt, address).toBe(alt);
  }
});

test('cards of two pages that show different words are described by different words', () => {
  // A campus pack, which is for one school, has the card of the home.
  const general = own.filter((address) => headOf(address).alt === headOf('/').alt);
  expect(general.filter((address) => !/^\/campus-resources\/pack(?:\/|$)/.test(address))).toEqual(['/']);
});
