import { expect, test } from 'vitest';
import { metPeople } from './metPeople.ts';

const picture = { src: '', widths: [], ratio: 1, colour: '#000000', focal: { x: 50, y: 50 } };
const card = (slug: string, author: string) => ({
  section: 'discover',
  slug,
  label: slug,
  topic: 'clients' as const,
  for: ['student' as const],
  author,
  media: '',
  single: false,
  picture,
});
const stories = [card('one', 'Amara Osei'), card('two', 'Noor Haddad'), card('three', 'Amara Osei')];
const set = { slides: [], groups: [{ topic: 'clients' as const, stories }] };
const site = {
  deck: { discover: { student: set, experienced: set } },
  paths: { story: (section: string, slug: string) => `/${section}/${slug}` },
};

test('each person is met once, the one met last first; what is no story is nobody', () => {
  const met = metPeople(site, new Set(['/discover/one', '/discover/two', '/discover/three', '/nowhere']));

  expect(met.map(({ name, href }) => [name, href])).toEqual([
    ['Amara Osei', '/discover/three'],
    ['Noor Haddad', '/discover/two'],
  ]);
});
