import { expect, test } from '@playwright/test';
import { inBothLanguages } from './languages.ts';
import { pageHtml } from './pageHtml.ts';
import { sitePaths } from './sitePaths.ts';
import { complaints } from './structured-data/complaints.ts';

const BLOCK = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

type Thing = { '@type': string; '@id'?: string };

function thingsOf(address: string): Thing[] {
  return [...pageHtml(address).matchAll(BLOCK)].flatMap(([, json = '']) => {
    const data = JSON.parse(json) as { '@context': string; '@graph': Thing[] };
    expect(data['@context'], address).toBe('https://schema.org');
    return data['@graph'];
  });
}

const typesOf = (address: string) => thingsOf(address).map((thing) => thing['@type']);

test('what every page tells machines is valid, and says who speaks where something refers to it', async () => {
  const addresses = sitePaths();
  expect(addresses.length).toBeGreaterThan(90);
  const told: Record<string, number> = {};
  for (const address of addresses) {
    const things = thingsOf(address);
    const firms = things.filter((thing) => thing['@type'] === 'Organization');
    expect(firms, address).toHaveLength(/<html[^>]* page-slides/.test(pageHtml(address)) ? 0 : 1);
    expect(JSON.stringify(things).includes('#organization'), address).toBe(firms.length === 1);
    expect(await complaints(things), address).toEqual([]);
    for (const { '@type': type } of things) told[type] = (told[type] ?? 0) + 1;
  }
  console.info(`Structured data of ${addresses.length} pages:`, told);
});

test('the first page tells the whole firm, the others refer to it', () => {
  const firm = (address: string) => thingsOf(address).find((thing) => thing['@type'] === 'Organization');
  expect(firm('/')).toMatchObject({
    sameAs: expect.any(Array),
    logo: expect.stringMatching(/^https:.+png$/),
  });
  expect(firm('/grow-together/our-people')?.['@id']).toBe(firm('/')?.['@id']);
});

test('every page but the first of a language says where it stands', () => {
  for (const address of sitePaths().filter((each) => each !== '/' && each !== '/fr')) {
    expect(typesOf(address), address).toContain('BreadcrumbList');
  }
});

test('stories, films, colleagues and events are told as what they are', () => {
  const below = (lists: readonly string[]) =>
    sitePaths().filter((address) =>
      inBothLanguages(lists).some((list) => address.startsWith(`${list.replace(/\/$/, '')}/`)),
    );
  const stories = below(['/grow-together', '/how-we-recruit-1']);
  expect(stories).toHaveLength(2 * 61);
  for (const story of stories) expect(typesOf(story), story).toContain('Article');
  for (const film of inBothLanguages(['/grow-together/the-red-canoe']))
    expect(typesOf(film), film).toEqual(expect.arrayContaining(['Article', 'VideoObject']));
  for (const campus of inBothLanguages(['/campus-resources']))
    expect(typesOf(campus), campus).toContain('VideoObject');
  for (const events of inBothLanguages(['/campus-resources/campus-events']))
    expect(typesOf(events).filter((type) => type === 'Event').length, events).toBeGreaterThan(5);
  const members = below(['/connect-with-us']);
  expect(members).toHaveLength(2 * 20);
  for (const member of members) expect(typesOf(member), member).toContain('ProfilePage');
});

test('a film says its words, so that they can be found', () => {
  const film = thingsOf('/grow-together/the-red-canoe').find((thing) => thing['@type'] === 'VideoObject');
  expect(film).toMatchObject({ transcript: expect.stringMatching(/\w{3}/) });
});
