import { expect, test } from 'vitest';
import { decodedPath, makePaths } from './paths.ts';

const addresses = {
  sections: [
    section('take-root', '/take-root', ['/seed']),
    { ...section('craft', '/craft/1'), numbered: true },
  ],
  pages: { connect: '/people/', campus: '/campus', events: '/campus/dates' },
  redirects: { '/old': '/take-root' },
};
const slides = { 'take-root': ['/take-root', '/deep'], craft: ['/craft/1', '/craft/2'] };
const paths = makePaths(addresses, slides);

function section(id: string, path: string, aliases: string[] = []) {
  return { id, name: id, path, aliases, numbered: false, corners: false, ring: false };
}

test('makes the addresses of a site as its brand writes them', () => {
  expect([
    paths.intro,
    paths.section('craft'),
    paths.story('take-root', '$$$'),
    paths.member('mo'),
    paths.resource('cv'),
  ]).toEqual(['/', '/craft/1', '/take-root/$$$', '/people/mo', '/campus/cv']);
});

test('reads the address of every route, with or without slash, query and percent-encoding', () => {
  const read = (path: string) => paths.read(path);
  expect(read('')).toEqual({ kind: 'intro' });
  expect(read('/seed/?as=student')).toEqual({ kind: 'slides', section: 'take-root', index: 0 });
  expect(read('/deep')).toEqual({ kind: 'slides', section: 'take-root', index: 1 });
  expect(read('/craft/2/')).toEqual({ kind: 'slides', section: 'craft', index: 1 });
  expect(read('/take-root/%24%24%24')).toEqual({ kind: 'story', section: 'take-root', slug: '$$$' });
  expect(read('/people')).toEqual({ kind: 'connect' });
  expect(read('/people/mo/')).toEqual({ kind: 'member', slug: 'mo' });
  expect(read('/campus/')).toEqual({ kind: 'campus' });
  expect(read('/campus/dates')).toEqual({ kind: 'events' });
  expect(read('/campus/cv')).toEqual({ kind: 'resource', slug: 'cv' });
  expect(read('/nowhere')).toEqual({ kind: 'unknown' });
  expect(read('/constructor')).toEqual({ kind: 'unknown' });
});

test('reads a page of an added route by its name', () => {
  const grown = makePaths({ ...addresses, pages: { ...addresses.pages, offices: '/where/' } }, slides);
  expect(grown.page('offices')).toBe('/where/');
  expect(grown.page('constructor')).toBeNull();
  expect(grown.read('/where?near=me')).toEqual({ kind: 'page', page: 'offices' });
  expect(grown.read('/offices')).toEqual({ kind: 'unknown' });
});

test('reads the campus pack of a school below the page of that name, and nothing below other added pages', () => {
  const pages = { ...addresses.pages, pack: '/campus/pack/', offices: '/where' };
  const grown = makePaths({ ...addresses, pages }, slides);
  expect(grown.read('/campus/pack')).toEqual({ kind: 'page', page: 'pack' });
  expect(grown.read('/campus/pack/mit')).toEqual({ kind: 'pack', slug: 'mit' });
  expect(grown.read('/where/near')).toEqual({ kind: 'unknown' });
  expect(paths.read('/campus/pack/mit')).toEqual({ kind: 'unknown' });
});

test('a page that a site leaves out has no address', () => {
  const small = makePaths({ ...addresses, pages: {} }, slides);
  expect([small.connect, small.campus, small.events]).toEqual([null, null, null]);
  expect(['/people', '/people/mo', '/campus/dates'].map((path) => small.read(path).kind)).toEqual(
    Array(3).fill('unknown'),
  );
});

test('a site below its origin has its first page there, with and without slash', () => {
  const below = makePaths({ ...addresses, sections: [section('craft', '/careers/craft')] }, {}, '/careers/');
  expect(below.intro).toBe('/careers/');
  expect(['/careers', '/careers/', '/careers/?as=student'].map((path) => below.read(path).kind)).toEqual(
    Array(3).fill('intro'),
  );
  expect(below.read('/')).toEqual({ kind: 'unknown' });
  expect(below.read('/careers/craft/mo')).toEqual({ kind: 'story', section: 'craft', slug: 'mo' });
});

test('decodes a path, or leaves it as it is', () => {
  expect(decodedPath('/stories/%24%24%24')).toBe('/stories/$$$');
  expect(decodedPath('/100%')).toBe('/100%');
});

test('makes and reads the addresses of other forms of stories', () => {
  const formed = makePaths({ ...addresses, forms: { plain: 'plain', short: 'one-minute' } }, slides);
  expect(formed.form('take-root', 'mo', 'short')).toBe('/take-root/mo/one-minute');
  expect(formed.form('take-root', 'mo', 'transcript')).toBeNull();
  const match = { kind: 'form', section: 'take-root', slug: 'mo', form: 'short' };
  expect(formed.read('/take-root/mo/one-minute/?from=fair')).toEqual(match);
  expect(formed.read('/take-root/mo/two-minutes')).toEqual({ kind: 'unknown' });
  expect(formed.read('/take-root/plain')).toEqual({ kind: 'story', section: 'take-root', slug: 'plain' });
  expect(paths.read('/take-root/mo/plain')).toEqual({ kind: 'unknown' });
});
