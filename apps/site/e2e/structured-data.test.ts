import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { faults } from '../app/content/structured-data/testing/faults.ts';
import { sitePaths } from './sitePaths.ts';

const client = path.join(import.meta.dirname, '../build/client');
const BLOCK = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

type Thing = { '@type': string; '@id'?: string };

function thingsOf(address: string): Thing[] {
  const html = readFileSync(path.join(client, address, 'index.html'), 'utf8');
  return [...html.matchAll(BLOCK)].flatMap(([, json = '']) => {
    const data = JSON.parse(json) as { '@context': string; '@graph': Thing[] };
    expect(data['@context'], address).toBe('https://schema.org');
    return data['@graph'];
  });
}

const typesOf = (address: string) => thingsOf(address).map((thing) => thing['@type']);

test('every page says who speaks, with every property that search engines require', () => {
  const addresses = sitePaths();
  expect(addresses.length).toBeGreaterThan(90);
  for (const address of addresses) {
    const things = thingsOf(address);
    expect(
      things.filter((thing) => thing['@type'] === 'Organization'),
      address,
    ).toHaveLength(1);
    expect(faults(things), address).toEqual([]);
  }
});

test('every page but the first says where it stands', () => {
  for (const address of sitePaths().filter((each) => each !== '/')) {
    expect(typesOf(address), address).toContain('BreadcrumbList');
  }
});

test('stories, films, colleagues and events are told as what they are', () => {
  expect(typesOf('/grow-together/our-people')).toContain('Article');
  expect(typesOf('/grow-together/the-red-canoe')).toEqual(expect.arrayContaining(['Article', 'VideoObject']));
  expect(typesOf('/campus-resources')).toContain('VideoObject');
  expect(
    typesOf('/campus-resources/campus-events').filter((type) => type === 'Event').length,
  ).toBeGreaterThan(5);
  const members = sitePaths().filter((address) => address.startsWith('/connect-with-us/'));
  expect(members).toHaveLength(20);
  for (const member of members) expect(typesOf(member), member).toContain('ProfilePage');
});

test('a film says its words, so that they can be found', () => {
  const film = thingsOf('/grow-together/the-red-canoe').find((thing) => thing['@type'] === 'VideoObject');
  expect(film).toMatchObject({ transcript: expect.stringMatching(/\w{3}/) });
});
