import { expect, test } from '@playwright/test';
import { ownPaths } from './ownPaths.ts';
import { pageHtml } from './pageHtml.ts';

type Link = { from: string; href: string; tag: string };

function linksOf(from: string): Link[] {
  return [...pageHtml(from).matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>/g)].map(([tag, href = '']) => ({
    from,
    href: href.replaceAll('&amp;', '&'),
    tag,
  }));
}

const LINKS = ownPaths().flatMap(linksOf);
const inside = LINKS.filter(({ href }) => /^[/#?]/.test(href));
const outside = LINKS.filter(({ href }) => !/^[/#?]/.test(href));

test('every link inside the site leads to a page, and every anchor to a place of it', async ({ request }) => {
  const wrong: string[] = [];
  const asked = new Map<string, string[]>();
  for (const { from, href } of inside) {
    const to = href.startsWith('/') ? href : `${from}${href}`;
    asked.set(to, [...(asked.get(to) ?? []), from]);
  }
  for (const [link, from] of asked) {
    const [address = '', anchor] = link.split('#');
    const answer = await request.get(encodeURI(address), { maxRedirects: 0 });
    if (answer.status() !== 200) wrong.push(`${answer.status()} ${link}, linked from ${from[0]}`);
    else if (anchor && !(await answer.text()).includes(`id="${anchor}"`)) {
      wrong.push(`${link}, linked from ${from[0]}: there is no such place`);
    }
  }
  expect(wrong).toEqual([]);
  expect(asked.size).toBeGreaterThan(110);
  console.info(
    `${inside.length} links inside ${ownPaths().length} pages, to ${asked.size} places: all there`,
  );
});

test('every link out is a whole address, opens a tab of its own, says so, and keeps the page to itself', () => {
  const wrong = outside.filter(({ href, tag }) => {
    if (/^mailto:[^@\s]+@[^@\s]+$/.test(href)) return false;
    // Opened by the calendar of the device, not by a tab.
    if (/^webcal:\/\/\S+\.ics$/.test(href)) return false;
    const whole = URL.canParse(href) && /^https?:$/.test(new URL(href).protocol) && !/\s/.test(href);
    return !whole || !/target="_blank"/.test(tag) || !/rel="[^"]*\bnoopener\b/.test(tag);
  });
  expect(wrong).toEqual([]);
  for (const { from, tag } of LINKS.filter(({ tag }) => /target="_blank"/.test(tag))) {
    const named = pageHtml(from).split(tag)[1]?.split('</a>')[0] ?? '';
    const said = from.startsWith('/fr') ? '(nouvel onglet)' : '(opens in a new tab)';
    expect(`${tag}${named}`, from).toContain(said);
  }
  const places = new Set(outside.map(({ href }) => href));
  console.info(`${outside.length} links out, to ${places.size} places: all well-formed, with rel`);
});
